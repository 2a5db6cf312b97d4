import LayoutSemantics

/// Writes expressions of the language as Swift, where names mean what they mean at one place.
///
/// In an expression a choice is its word, as the engine's functions take it.
struct SwiftBindings {
  let context: SwiftContext
  /// What the expressions of a layout or component mean by a parameter.
  let parameters: [Parameter]
  /// The scope whose environment says whether it is dark.
  var scope = "root"
  /// What optional paths that are open here are called.
  private(set) var opened: [(path: ExpressionNode, name: String)] = []

  init(_ context: SwiftContext, parameters: [Parameter]) {
    self.context = context
    self.parameters = parameters
  }

  var types: SwiftType { SwiftType(context: context) }

  /// The expression at a place of the document.
  func expression(_ index: Int32) -> TypedExpression? {
    let expressions = context.document.structure.expressions
    return expressions.indices.contains(Int(index)) ? expressions[Int(index)] : nil
  }

  func swift(_ expression: TypedExpression) -> SwiftExpression {
    switch expression.node {
    case .literal(let value):
      SwiftLiteral(context: context).expression(value, expression.type)
    case .parameter(let index):
      parameters.indices.contains(index)
        ? word(.plain(SwiftNames.member(parameters[index].name)), expression.type)
        : .plain("nil")
    case .local(let index): .plain(SwiftNames.member(local(index)))
    case .constant(let reference): constant(reference)
    case .field(let record, let index): field(record, index, expression.type)
    case .unary(.not, let operand): not(operand)
    case .binary(.and, let left, let right): and(left, right)
    case .binary(.or, let left, let right): or(left, right)
    case .conditional(let test, let yes, let no): conditional(test, yes, no, expression.type)
    case .coalesce(let optional, let other): .infix(swift(optional), "??", swift(other))
    case .interpolation(let pieces): .interpolation(pieces.map { printed($0) })
    case .opened(let path): .plain(name(of: path))
    case .isNone(let optional):
      outcome(of: expression).map { .plain($0 ? "true" : "false") }
        ?? .infix(swift(optional), "==", .plain("nil"))
    case .convert(let operand): call(expression) ?? swift(operand)
    case .unary(.negate, _), .binary, .call: call(expression) ?? .plain("nil")
    }
  }

  /// A piece of a text as a String, which is what the pieces are joined from.
  private func printed(_ piece: TypedExpression) -> SwiftExpression {
    let swift = swift(piece)
    return piece.type == .string ? swift : .call("String", [.init(nil, swift)])
  }

  private func call(_ expression: TypedExpression) -> SwiftExpression? {
    guard let call = EngineCall(expression) else { return nil }
    let result = SwiftExpression.call(
      "Expressions.\(call.function.rawValue)",
      call.operands.map { SwiftExpression.Argument(nil, swift($0)) })
    return call.isNegated ? .prefix("!", result) : result
  }
}

// MARK: Names

extension SwiftBindings {
  func local(_ index: Int) -> String {
    let locals = context.document.structure.locals
    return locals.indices.contains(index) ? locals[index].name : ""
  }

  private func constant(_ reference: DeclarationReference) -> SwiftExpression {
    guard let (declaration, home) = context.constant(reference) else { return .plain("nil") }
    let member = "\(home).\(SwiftNames.member(declaration.name))"
    guard declaration.dark != nil else { return .plain(member) }
    return .plain("\(member)(\(scope).environment.appearance)")
  }

  private func field(
    _ record: TypedExpression, _ index: Int, _ type: ExpressionType
  ) -> SwiftExpression {
    guard case .record(let name) = record.type.value, let declaration = context.record(name),
      declaration.fields.indices.contains(index)
    else { return .plain("nil") }
    let member = SwiftNames.member(declaration.fields[index].name)
    return word(.member(swift(record), ".\(member)"), type)
  }

  /// What is declared as a choice, as its word.
  private func word(_ value: SwiftExpression, _ type: ExpressionType) -> SwiftExpression {
    switch type {
    case .choice: .member(value, ".rawValue")
    case .optional(.choice): .member(value, "?.rawValue")
    case .list(.choice): .member(value, ".map(\\.rawValue)")
    case .string, .number, .integer, .bool, .points, .percent, .dimension, .color, .image, .ratio,
      .insets, .record, .optional, .list, .nothing:
      value
    }
  }
}

// MARK: Optionals

extension SwiftBindings {
  /// The same with the value of a path under a name.
  func opening(_ path: TypedExpression, as name: String) -> SwiftBindings {
    var inner = self
    inner.opened.append((path.node, name))
    return inner
  }

  func isOpen(_ path: TypedExpression) -> Bool {
    opened.contains { $0.path.isSamePath(as: path.node) }
  }

  private func name(of path: TypedExpression) -> String {
    opened.last { $0.path.isSamePath(as: path.node) }.map { SwiftNames.member($0.name) } ?? "nil"
  }

  /// What the value of a path is called: the last name in it.
  func name(for path: TypedExpression, besides taken: Set<String> = []) -> String {
    let last = Self.lastName(path, self)
    var name = last
    var number = 2
    let isParameter = if case .parameter = path.node { true } else { false }
    guard !isParameter || taken.contains(last) else { return name }
    let names = taken.union(opened.map(\.name)).union(parameters.map(\.name))
    while names.contains(name) {
      name = "\(last)\(number)"
      number += 1
    }
    return name
  }

  private static func lastName(_ path: TypedExpression, _ bindings: SwiftBindings) -> String {
    switch path.node {
    case .parameter(let index) where bindings.parameters.indices.contains(index):
      bindings.parameters[index].name
    case .local(let index): bindings.local(index)
    case .field(let record, let index):
      if case .record(let name) = record.type.value,
        let fields = bindings.context.record(name)?.fields, fields.indices.contains(index)
      {
        fields[index].name
      } else {
        "value"
      }
    case .opened(let inner): lastName(inner, bindings)
    case .literal, .parameter, .constant, .unary, .binary, .conditional, .coalesce, .call,
      .interpolation, .convert, .isNone:
      "value"
    }
  }
}

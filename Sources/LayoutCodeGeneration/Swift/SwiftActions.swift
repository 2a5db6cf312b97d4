import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// The actions that elements fire, as arguments of the calls that add the elements.
struct SwiftActions {
  let bindings: SwiftBindings

  private var document: TypedDocument { bindings.context.document }

  /// Returns the list of an element's actions; nil if it has none.
  func list(_ actions: [ElementModel.Argument]) -> SwiftExpression? {
    guard !actions.isEmpty else { return nil }
    // The order in which a document writes them has no meaning.
    let sorted = actions.sorted { $0.name.rawValue < $1.name.rawValue }
    return .array(
      sorted.compactMap { action in
        guard case .fires(let place) = action.value else { return nil }
        let firing = document.structure.firings[Int(place)]
        if firing.choice != nil {
          var arguments: [SwiftExpression.Argument] = [
            .init(nil, .plain(".\(action.name.name)")), .init(nil, bound(place)),
          ]
          if firing.takesMore { arguments.append(.init("takesMore", .plain("true"))) }
          return .call("ElementAction", arguments)
        }
        var arguments: [SwiftExpression.Argument] = [
          .init(nil, .plain(".\(action.name.name)")), .init(nil, .plain(property(of: firing))),
        ]
        if !firing.arguments.isEmpty { arguments.append(.init(nil, values(of: firing))) }
        if firing.takesMore { arguments.append(.init("takesMore", .plain("true"))) }
        return .call("ElementAction", arguments)
      })
  }

  /// Returns the action that is fired in a place, with its values: what a use binds an action of
  /// its component to.
  func bound(_ place: Int32) -> SwiftExpression {
    guard document.structure.firings.indices.contains(Int(place)) else { return .plain("nil") }
    let firing = document.structure.firings[Int(place)]
    if let choice = firing.choice, let test = bindings.expression(choice.test) {
      return .conditional(
        bindings.swift(test), then: bound(choice.then), else: bound(choice.otherwise))
    }
    var arguments: [SwiftExpression.Argument] = [.init(nil, values(of: firing))]
    if firing.takesMore { arguments.append(.init("takesMore", .plain("true"))) }
    return .call("\(property(of: firing))?.with", arguments)
  }

  /// The property of the surrounding type that holds what becomes of an action.
  private func property(of firing: TypedFiring) -> String {
    "self." + bindings.context.names.member(bindings.actions[Int(firing.action)].name)
  }

  /// Returns the properties for the actions that siblings and their descendants fire.
  func properties(from first: Int, through last: Int) -> [SwiftExpression] {
    var seen: Set<String> = []
    var found: [SwiftExpression] = []
    for place in document.firings(from: first, through: last) {
      for way in document.structure.ways(ofFiring: place) {
        let name = property(of: way)
        if seen.insert(name).inserted { found.append(.plain(name)) }
      }
    }
    return found
  }

  private func values(of firing: TypedFiring) -> SwiftExpression {
    .array(firing.arguments.compactMap { bindings.expression($0).map(value) })
  }

  // MARK: Values

  private func value(_ expression: TypedExpression) -> SwiftExpression {
    if case .literal(let value) = expression.node { return literal(value, expression.type) }
    if case .convert(let operand) = expression.node, expression.type.isOptional,
      !operand.type.isOptional
    {
      let type = expression.type.unwrapped
      return value(operand.type == type ? operand : operand.widened(to: type))
    }
    return value(bindings.swift(expression), expression.type)
  }

  private func literal(_ value: ConstantValue, _ type: ExpressionType) -> SwiftExpression {
    if value == .none { return .plain("ActionValue.none") }
    if case .list(let elements) = value, case .list(let part) = type.unwrapped {
      return .call(".list", [.init(nil, .array(elements.map { literal($0, part) }))])
    }
    let type = type.unwrapped
    return self.value(bindings.swift(TypedExpression(.literal(value), type, at: .at(0))), type)
  }

  /// Returns a Swift value of a type as a value that an action hands over.
  private func value(_ value: SwiftExpression, _ type: ExpressionType) -> SwiftExpression {
    switch type {
    case .optional(let inner):
      .infix(
        .member(value, ".map { \(self.value(.plain("$0"), inner).flat) }"), "??",
        .plain("ActionValue.none"))
    case .list(let part):
      .call(
        "ActionValue.list",
        [.init(nil, .member(value, ".map { \(self.value(.plain("$0"), part).flat) }"))])
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .date, .color,
      .image, .ratio, .insets, .choice, .record, .nothing:
      .call("ActionValue.\(type.actionCase)", [.init(nil, value)])
    }
  }
}

extension ExpressionType {
  /// The case of the engine's `ActionValue` for values of the type, which is also the name of the
  /// property that reads them.
  fileprivate var actionCase: String {
    switch self {
    case .string: "string"
    case .text: "text"
    case .number, .points, .percent, .ratio: "number"
    case .integer: "integer"
    case .bool: "bool"
    case .date: "date"
    case .color: "color"
    case .image: "image"
    case .choice: "choice"
    // No action hands over these.
    case .dimension, .insets, .record, .optional, .list, .nothing: "none"
    }
  }
}

/// The enum of a document's actions.
struct SwiftActionEnum {
  private struct Case {
    var name: String
    var word: String
    var parameters: [(label: String, type: String, reading: String)]
  }

  private let access: String
  private let cases: [Case]

  init(_ context: SwiftContext, _ actions: [ActionDeclaration]) {
    access = context.access.keyword
    let types = SwiftType(context: context)
    cases = actions.map { action in
      Case(
        name: SwiftNames.word(action.name), word: action.name,
        parameters: action.parameters.map { parameter in
          let choice = parameter.choice.map { context.type(ofChoice: $0) }
          return (
            context.names.label(parameter.name),
            types.name(parameter.type, choice: choice ?? "String"),
            Self.reading(parameter.type, choice)
          )
        })
    }
  }

  /// Returns the member of `ActionValue` that reads a value of a type.
  private static func reading(_ type: ExpressionType, _ choice: String?) -> String {
    switch type {
    case .optional(let inner): ".optional({ $0\(reading(inner, choice)) })"
    case .list(let part): ".list({ $0\(reading(part, choice)) })"
    case .choice: choice.map { ".choice(\($0).self)" } ?? ".word"
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .date, .color,
      .image, .ratio, .insets, .record, .nothing:
      ".\(type.actionCase)"
    }
  }

  func write(to writer: inout SwiftWriter) {
    guard !cases.isEmpty else { return }
    writer.line("")
    writer.line(
      "/// What people can do in the layout, with the values that each action hands over.")
    writer.line("\(access)nonisolated enum FiredAction: LayoutActions, Equatable {")
    writer.indented { writer in
      for action in cases {
        writer.line("/// The action `\(action.word)`.")
        guard !action.parameters.isEmpty else {
          writer.line("case \(action.name)")
          continue
        }
        SwiftExpression.call(
          action.name, action.parameters.map { .init($0.label, .plain($0.type)) }
        ).write(after: "case ", before: "", to: &writer)
      }
      writer.line("")
      writer.line("/// Creates the case of an action that an element has fired.")
      writer.line("\(access)init?(_ action: LayoutAction) {")
      writer.indented { writer in
        writer.line("let values = action.arguments")
        writer.line("switch action.name {")
        for action in cases { write(action, to: &writer) }
        writer.line("default: return nil")
        writer.line("}")
      }
      writer.line("}")
    }
    writer.line("}")
  }

  private func write(_ action: Case, to writer: inout SwiftWriter) {
    writer.line("case \"\(action.word)\":")
    writer.indented { writer in
      guard !action.parameters.isEmpty else {
        writer.line("guard values.isEmpty else { return nil }")
        writer.line("self = .\(action.name)")
        return
      }
      writer.line("guard values.count == \(action.parameters.count),")
      writer.indented { writer in
        for (place, parameter) in action.parameters.enumerated() {
          let comma = place + 1 < action.parameters.count ? "," : ""
          writer.line("let value\(place) = values[\(place)]\(parameter.reading)\(comma)")
        }
      }
      writer.line("else { return nil }")
      SwiftExpression.call(
        ".\(action.name)",
        action.parameters.enumerated().map { .init($1.label, .plain("value\($0)")) }
      ).write(after: "self = ", before: "", to: &writer)
    }
  }
}

import LayoutModel
import LayoutSchema

/// Writes expressions of the language as Swift, with the bindings of names in effect at one place.
///
/// In an expression, a choice is its word, which is the form that the engine's functions take.
struct SwiftBindings {
  /// What is the same in a whole layout or component, behind one reference because bindings are
  /// copied for each element.
  private let body: Body
  /// The scope whose environment contains the appearance, light or dark.
  var scope = "root"
  /// The names in use here.
  var names: SwiftLocalNames
  /// The names of the elements for which the surrounding closures are evaluated, outermost first.
  private var items: [String] = []
  /// The optional paths that are open here.
  private var opened: [Opened] = []
  /// Whether whole numbers are written with a decimal point, because nothing else shows their type.
  var spellsDecimals = false
  /// The most operators on integers in one expression: Swift's compiler is slow on many.
  var mostOperators = 2
  /// The number of operators in the whole expression that is being written; nil before it.
  private(set) var length: Int?

  /// The value of an optional path under a name.
  struct Opened {
    let path: ExpressionNode
    let name: String
    /// The unique number of the opened value in ``SwiftUses``.
    let number: Int
  }

  private final class Body {
    let context: SwiftContext
    let parameters: [Parameter]
    let slots: [String]
    let actions: [ActionDeclaration]
    let colorScheme: String?
    let uses = SwiftUses()

    init(
      _ context: SwiftContext, _ parameters: [Parameter], _ slots: [String],
      _ actions: [ActionDeclaration], _ colorScheme: String?
    ) {
      self.context = context
      self.parameters = parameters
      self.slots = slots
      self.actions = actions
      self.colorScheme = colorScheme
    }
  }

  init(
    _ context: SwiftContext, parameters: [Parameter], slots: [String] = [],
    actions: [ActionDeclaration] = [], names: SwiftLocalNames, colorScheme: String? = nil,
  ) {
    body = Body(context, parameters, slots, actions, colorScheme)
    self.names = names
  }

  /// Writes default values evaluated in an initialiser, where all earlier parameters have values.
  init(
    inInitializerOf parameters: [Parameter], _ context: SwiftContext, colorScheme: String? = nil
  ) {
    let names = parameters.map(\.name)
    self.init(
      context, parameters: parameters,
      names: SwiftLocalNames(
        taken: context.names.reserved.union(names).union(names.map(context.names.member))),
      colorScheme: colorScheme)
  }

  /// Writes default values evaluated in a method with a parameter `appearance`.
  init(inTheDarkOf parameters: [Parameter], _ context: SwiftContext) {
    self.init(inInitializerOf: parameters, context, colorScheme: "colorScheme")
    names.take("colorScheme")
  }

  var context: SwiftContext { body.context }

  /// The parameters of the layout or component, which expressions refer to by index.
  var parameters: [Parameter] { body.parameters }

  /// The actions of the layout or component, which firings refer to by index.
  var actions: [ActionDeclaration] { body.actions }

  /// The names of the component's slots, by their places.
  private var slots: [String] { body.slots }

  /// The variable that contains the appearance if no scope does.
  private var colorScheme: String? { body.colorScheme }

  /// The values that the written text uses, recorded while it is written.
  var uses: SwiftUses { body.uses }

  var types: SwiftType { SwiftType(context: context) }

  /// Returns the expression at an index of the document's expressions, or nil.
  func expression(_ index: Int32) -> TypedExpression? {
    let expressions = context.document.structure.expressions
    return expressions.indices.contains(Int(index)) ? expressions[Int(index)] : nil
  }

  func swift(_ expression: TypedExpression) -> SwiftExpression {
    guard length != nil else {
      var inner = self
      inner.length = expression.operators
      return inner.swift(expression)
    }
    return switch expression.node {
    case .literal(.number(let number)) where spellsDecimals:
      .plain(SwiftNumber.decimal(number))
    case .literal(let value):
      SwiftLiteral(context: context).expression(value, expression.type)
    case .parameter(let index): parameter(index, expression.type)
    case .local(let index): local(index)
    case .item(let pass): item(pass)
    case .closure(let name, let value): closure(name, value)
    case .constant(let reference): constant(reference)
    case .environment(let value): environment(value)
    case .filled(let slot): filled(slot)
    case .field(let record, let index): field(record, index, expression.type)
    case .element(let list, let place): element(list, place)
    case .list(let elements): list(elements, expression.type)
    case .unary(.not, let operand): not(operand)
    case .unary(.negate, let operand): negative(operand)
    case .binary(let sign, let left, let right): binary(sign, left, right)
    case .call(let function, let operands): call(function, operands)
    case .conditional(let test, let yes, let no): conditional(test, yes, no)
    case .coalesce(let optional, let other): .infix(swift(optional), "??", swift(other))
    case .interpolation where expression.type == .text: text(expression)
    case .interpolation(let pieces): .interpolation(pieces.map { printed($0) })
    case .opened(let path): value(of: path)
    case .isNone(let optional):
      outcome(of: expression).map { .plain($0 ? "true" : "false") }
        ?? .infix(swift(optional), "==", .plain("nil"))
    case .convert(let operand): converted(operand, to: expression.type)
    }
  }

  /// Returns a value for each element of a list.
  private func closure(_ name: String, _ value: TypedExpression) -> SwiftExpression {
    var inner = self
    let item = inner.names.name([name])
    inner.items.append(item)
    inner.spellsDecimals = value.type.isDouble
    inner.mostOperators = 0
    inner.length = value.operators
    return .closure(
      "\(context.names.member(item)) -> \(types.name(value.type))", inner.swift(value))
  }

  /// Returns a piece of a text as a String, the type that pieces are joined from.
  private func printed(_ piece: TypedExpression) -> SwiftExpression {
    let swift = swift(piece)
    return switch piece.type {
    case .string: swift
    case .text: .call("\(scope).environment.words", [.init(nil, swift)])
    case .number, .integer, .bool, .points, .percent, .dimension, .color, .date, .image, .ratio,
      .insets, .choice, .record, .optional, .list, .nothing:
      .call("String", [.init(nil, swift)])
    }
  }

  /// Returns a text with values in it; one that contains words of its own is a key with
  /// placeholders, and so is one with integers, which are numbers of the reader's language.
  private func text(_ expression: TypedExpression) -> SwiftExpression {
    guard case .interpolation(let pieces) = expression.node else { return .plain("\"\"") }
    guard let key = LocalizationKey(expression) ?? LocalizationKey(numbersIn: expression) else {
      let joined = pieces.count == 1 ? printed(pieces[0]) : .interpolation(pieces.map(printed))
      return .call(".verbatim", [.init(nil, joined)])
    }
    return .key(key.pattern, key.arguments.map { argument($0) })
  }

  /// Returns a piece of a key: words, an integer, or another value as a String.
  func argument(_ piece: TypedExpression) -> SwiftExpression {
    piece.type == .integer ? swift(piece) : printed(piece)
  }
}

// MARK: Names

extension SwiftBindings {
  /// Returns the name that a loop or `let` gives to a value.
  func localName(_ index: Int) -> String {
    let locals = context.document.structure.locals
    return locals.indices.contains(index) ? locals[index].name : ""
  }

  private func local(_ index: Int) -> SwiftExpression {
    uses.use(local: index)
    return .plain(context.names.member(localName(index)))
  }

  private func item(_ pass: Int) -> SwiftExpression {
    .plain(items.indices.contains(pass) ? context.names.member(items[pass]) : "nil")
  }

  private func parameter(_ index: Int, _ type: ExpressionType) -> SwiftExpression {
    parameter(index).map { word($0, type) } ?? .plain("nil")
  }

  private func parameter(_ index: Int) -> SwiftExpression? {
    guard parameters.indices.contains(index) else { return nil }
    let name = parameters[index].name
    // If the value is open under the parameter's name, the optional is still accessible as a
    // member.
    let isHidden = colorScheme != nil || opened.contains { $0.name == name }
    let member = (isHidden ? "self." : "") + context.names.member(name)
    return .plain(parameters[index].isToned ? toned(member) : member)
  }

  private func constant(_ reference: DeclarationReference) -> SwiftExpression {
    guard let (declaration, member) = context.constant(reference) else { return .plain("nil") }
    guard declaration.dark != nil else { return .plain(member) }
    return .plain(toned(member))
  }

  private func filled(_ slot: Int) -> SwiftExpression {
    guard slots.indices.contains(slot) else { return .plain("false") }
    // In the slot's place, the name denotes the slot's content, so `self.` is needed.
    let member = SwiftExpression.plain("self.\(context.names.member(slots[slot]))")
    return .call("\(scope).isFilled", [.init(nil, member)])
  }

  private func environment(_ value: EnvironmentValue) -> SwiftExpression {
    let environment = "\(scope).environment"
    return switch value {
    case .textScale, .scale: double("\(environment).\(value.rawValue)")
    case .direction: .plain("\(environment).direction.rawValue")
    case .appearance: .plain("\(environment).colorScheme.rawValue")
    case .safeAreaTop: double("\(environment).safeAreaTop")
    case .safeAreaBottom: double("\(environment).safeAreaBottom")
    case .safeAreaStart: double("\(environment).safeAreaStart")
    case .safeAreaEnd: double("\(environment).safeAreaEnd")
    case .now: .plain("\(environment).now")
    }
  }

  private func double(_ path: String) -> SwiftExpression {
    .call("Double", [.init(nil, .plain(path))])
  }

  /// Returns a call of a member that differs between light and dark, for the appearance in effect
  /// here.
  private func toned(_ member: String) -> String {
    "\(member)(\(colorScheme ?? "\(scope).environment.colorScheme"))"
  }

  private func field(
    _ record: TypedExpression, _ index: Int, _ type: ExpressionType
  ) -> SwiftExpression {
    guard let member = field(record, index) else { return .plain("nil") }
    guard record.type.isOptional, record.type.value.element == record.type.value,
      let declared = declared(record, index)?.type
    else { return word(member.value, type) }
    // The optional chain continues from the value.
    return word(.plain(member.value.flat), declared)
  }

  private func declared(_ record: TypedExpression, _ index: Int) -> Parameter? {
    guard case .record(let name) = record.type.value.element,
      let fields = context.record(name)?.fields, fields.indices.contains(index)
    else { return nil }
    return fields[index]
  }

  private func field(
    _ record: TypedExpression, _ index: Int
  ) -> (value: SwiftExpression, isOfHost: Bool)? {
    guard case .record(let name) = record.type.value.element,
      let declaration = context.record(name), declaration.fields.indices.contains(index)
    else { return nil }
    let field = declaration.fields[index]
    let property = context.member(for: field, of: declaration)
    // A type that the host declares has no defaults of the language.
    let isOfHost = declaration.className != nil
    let isToned = field.isToned && !isOfHost
    let member = isToned ? toned(property) : property
    let whole = swift(record)
    if case .list = record.type.value {
      let mapped = isToned ? ".map({ $0.\(member) })" : ".map(\\.\(member))"
      return (chain(whole, of: record, mapped), isOfHost)
    }
    return (chain(whole, of: record, ".\(member)"), isOfHost)
  }

  /// Returns a member of a value, by optional chaining if the value may be `nil`.
  private func chain(
    _ whole: SwiftExpression, of record: TypedExpression, _ member: String
  ) -> SwiftExpression {
    guard record.type.isOptional else { return .member(whole, member) }
    // After a `?`, the chain continues as if the value were not optional.
    let isInChain =
      if case .field(let outer, let index) = record.node, outer.type.isOptional {
        declared(outer, index)?.type.isOptional == false
          || outer.type.value.element != outer.type.value
      } else {
        false
      }
    let path = SwiftExpression.plain(whole.flat)
    if isInChain { return .member(path, member) }
    if case .member(_, let name) = whole, name.hasPrefix("?") { return .member(path, "?" + member) }
    return .member(whole, "?" + member)
  }

  /// Returns a parameter or field with its declared type, in which choices are enum cases, and
  /// whether the host declares it.
  ///
  /// Returns nil for any other expression.
  func member(_ expression: TypedExpression) -> (value: SwiftExpression, isOfHost: Bool)? {
    switch expression.node {
    case .parameter(let index): parameter(index).map { ($0, false) }
    case .field(let record, let index): field(record, index)
    case .environment(.direction): (.plain("\(scope).environment.direction"), false)
    case .environment(.appearance): (.plain("\(scope).environment.colorScheme"), false)
    case .literal, .local, .item, .constant, .environment, .filled, .element, .list, .unary,
      .binary, .conditional, .coalesce, .call, .closure, .interpolation, .convert, .opened, .isNone:
      nil
    }
  }

  /// Returns the name of the declared choice that a parameter or field has as its type, or nil.
  func declaredChoice(of expression: TypedExpression) -> RecordName? {
    switch expression.node {
    case .parameter(let index):
      parameters.indices.contains(index) ? parameters[index].choice : nil
    case .field(let record, let index):
      record.type == record.type.value.element ? declared(record, index)?.choice : nil
    case .literal, .local, .item, .constant, .environment, .filled, .element, .list, .unary,
      .binary, .conditional, .coalesce, .call, .closure, .interpolation, .convert, .opened, .isNone:
      nil
    }
  }

  /// Returns the raw value, a word, of a choice; values of other types are returned unchanged.
  func word(_ value: SwiftExpression, _ type: ExpressionType) -> SwiftExpression {
    switch type {
    case .choice: .member(value, ".rawValue")
    case .optional(.choice): .member(value, "?.rawValue")
    case .list(.choice): .member(value, ".map(\\.rawValue)")
    case .optional(let part) where part.words != nil, .list(let part) where part.words != nil:
      // The closure stands inside the parentheses: a trailing closure in the head of a loop would
      // be read as the loop's body.
      .member(value, ".map({ \(word(.plain("$0"), part).flat) })")
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .record, .optional, .list, .nothing:
      value
    }
  }
}

// MARK: Optionals

extension SwiftBindings {
  /// Opens a path: from here on its value has a name.
  mutating func open(_ path: TypedExpression) -> Opened {
    var names = names
    let name: String
    if case .parameter(let index) = path.node, parameters.indices.contains(index),
      !opened.contains(where: { $0.name == parameters[index].name })
    {
      // The value may hide the parameter it is from, since the optional is no longer used.
      name = parameters[index].name
      names.take(name)
    } else {
      name = names.name(candidates(for: path))
    }
    self.names = names
    let value = Opened(path: path.node, name: name, number: uses.newNumber())
    opened.append(value)
    return value
  }

  func isOpen(_ path: TypedExpression) -> Bool {
    opened.contains { $0.path.isSamePath(as: path.node) }
  }

  private func value(of path: TypedExpression) -> SwiftExpression {
    guard let value = opened.last(where: { $0.path.isSamePath(as: path.node) }) else {
      return .plain("nil")
    }
    uses.use(opened: value.number)
    return .plain(context.names.member(value.name))
  }

  /// Returns names for the value of a path: its last name first, then all of its names joined.
  private func candidates(for path: TypedExpression) -> [String] {
    let parts = parts(of: path)
    guard let last = parts.last else { return ["value"] }
    guard parts.count > 1 else { return ["\(last)Value"] }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return [last, parts[0] + rest.joined()]
  }

  private func parts(of path: TypedExpression) -> [String] {
    switch path.node {
    case .parameter(let index) where parameters.indices.contains(index): [parameters[index].name]
    case .local(let index): [localName(index)]
    case .item(let pass): items.indices.contains(pass) ? [items[pass]] : []
    case .field(let record, let index): parts(of: record) + [fieldName(record, index)]
    case .opened(let inner): parts(of: inner)
    case .element(let list, _): parts(of: list) + ["element"]
    case .call(let function, let operands): parts(of: operands[0]) + [function.name]
    case .literal, .parameter, .constant, .environment, .filled, .list, .unary, .binary,
      .conditional, .coalesce, .closure, .interpolation, .convert, .isNone:
      []
    }
  }

  private func fieldName(_ record: TypedExpression, _ index: Int) -> String {
    declared(record, index)?.name ?? "value"
  }
}

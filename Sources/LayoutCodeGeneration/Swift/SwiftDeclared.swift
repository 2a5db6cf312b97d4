import LayoutEngine
import LayoutSemantics

/// An element that the author declares, whose Swift type is called directly.
///
/// Its properties are the attributes in their order, and all of them are given.
struct SwiftDeclared {
  private let declaration: ElementDeclaration
  private let bindings: SwiftBindings

  init(_ declaration: ElementDeclaration, _ bindings: SwiftBindings) {
    self.declaration = declaration
    self.bindings = bindings
  }

  /// The layout with its attributes.
  func layout(_ attributes: [Int32]) -> SwiftExpression {
    .call(declaration.className, arguments(declaration.attributes, attributes))
  }

  /// What a child says to it.
  func placement(_ values: [Int32]) -> SwiftExpression {
    .call("\(declaration.className).Item", arguments(declaration.placements, values))
  }

  /// What it reads from its children, or nil where it reads nothing.
  var item: SwiftItem? {
    declaration.placements.isEmpty ? nil : .declared("\(declaration.className).Item")
  }

  /// What the place of its children is called.
  var scopeName: String {
    declaration.name.prefix(1).lowercased() + declaration.name.dropFirst()
  }

  private func arguments(
    _ parameters: [Parameter], _ values: [Int32]
  ) -> [SwiftExpression.Argument] {
    parameters.enumerated().map { index, parameter in
      let said = values.indices.contains(index) ? bindings.expression(values[index]) : nil
      let value = said.map { self.value($0, parameter.type) } ?? standard(parameter)
      return .init(SwiftNames.label(parameter.name), value)
    }
  }

  /// What a parameter is where nothing is said.
  private func standard(_ parameter: Parameter) -> SwiftExpression {
    guard let standard = parameter.defaultValue else { return .plain("nil") }
    let light = literal(standard.light, parameter.type)
    guard standard.isToned else { return light }
    return .conditional(
      .plain("\(bindings.scope).environment.appearance == .dark"),
      then: literal(standard.dark, parameter.type), else: light)
  }

  /// A value in the engine's types.
  private func value(_ expression: TypedExpression, _ type: ExpressionType) -> SwiftExpression {
    if case .literal(let value) = expression.node { return literal(value, type) }
    let swift = bindings.argument(expression, for: type, ofHost: true)
    return switch type {
    case .number, .percent: .call("Expressions.number", [.init(nil, swift)])
    case .points: .call("Expressions.signedPoints", [.init(nil, swift)])
    case .ratio: .call("Expressions.ratio", [.init(nil, swift)])
    case .insets: .call("Expressions.signedEdges", [.init(nil, swift)])
    case .optional(.number), .optional(.percent), .optional(.points):
      .member(swift, ".map { Expressions.number($0) }")
    case .optional(.ratio): .member(swift, ".map { Expressions.ratio($0) }")
    case .optional(.insets): .member(swift, ".map { Expressions.signedEdges($0) }")
    case .string, .text, .integer, .bool, .dimension, .color, .image, .choice, .record, .optional,
      .list, .nothing:
      swift
    }
  }

  private func literal(_ value: ConstantValue, _ type: ExpressionType) -> SwiftExpression {
    switch value {
    case .number(let number):
      if type.value == .ratio {
        return .call("Expressions.ratio", [.init(nil, .plain(SwiftNumber.literal(number)))])
      }
      return .plain(SwiftNumber.literal(Expressions.number(number)))
    case .insets:
      return .call(
        "Expressions.signedEdges",
        [.init(nil, SwiftLiteral(context: bindings.context).expression(value, type))])
    // The host's enum has the word for a case, and so may an optional have it.
    case .choice(let word):
      let isHidden = if case .optional = type { word == "none" || word == "some" } else { false }
      let name = ".\(SwiftNames.escaped(word))"
      return isHidden ? .call(".some", [.init(nil, .plain(name))]) : .plain(name)
    case .list(let elements): return .array(elements.map { literal($0, type.element) })
    case .string, .text, .integer, .bool, .color, .asset, .symbol, .length, .record, .none:
      return SwiftLiteral(context: bindings.context).expression(value, type, asWord: false)
    }
  }
}

import LayoutSchema
import LayoutSemantics

/// The use of a component: what it is given, and what is said of it where it stands.
struct SwiftUse {
  /// The arguments of the component's initialiser, but for what fills slots.
  let component: [SwiftExpression.Argument]
  private let model: ElementModel
  private let signature: ComponentSignature
  private let place: SwiftPlace
  private let value: SwiftValue

  init(
    _ model: ElementModel, _ use: ComponentUse, _ signature: ComponentSignature,
    in place: SwiftPlace
  ) {
    self.model = model
    self.signature = signature
    self.place = place
    value = SwiftValue(bindings: place.bindings)
    component = zip(signature.parameters, use.arguments).compactMap { parameter, argument in
      place.bindings.expression(argument).map {
        SwiftExpression.Argument(
          place.bindings.context.label(of: parameter.name, of: use.component),
          place.bindings.argument($0, for: parameter))
      }
    }
  }

  /// The arguments behind the component.
  func arguments(placement: SwiftExpression?, id: String?) -> [SwiftExpression.Argument] {
    var arguments: [SwiftExpression.Argument] = []
    let ways = SwiftWays(of: model, value)
    if let item = placement ?? SwiftElement.placement(ways, in: place.scope, value) {
      arguments.append(.init("as", item))
    }
    if let id { arguments.append(.init("id", .plain(id))) }
    if let overlay = ways.expression({ overlay($0) }, nothing: .call("RootOverrides", [])) {
      arguments.append(.init("over", overlay))
    }
    return arguments
  }

  /// What is laid over the component's root, or nil where nothing is.
  private func overlay(_ model: ElementModel) -> SwiftExpression? {
    let said =
      lengths(model) + value.arguments(model.size, of: .size) + flexbox(model)
      + value.arguments(model.appearance, of: .appearance)
    return said.isEmpty ? nil : .call("RootOverrides", said)
  }

  /// In the linear family what the parent reads stands in place of the component's own lengths.
  private func lengths(_ model: ElementModel) -> [SwiftExpression.Argument] {
    [AttributeName.width, .height].filter { name in
      model.placement.contains { $0.name == name }
    }.map { SwiftExpression.Argument($0.name, .plain(".auto")) }
  }

  /// What a flexbox says of itself and as a child of another alike.
  private func flexbox(_ model: ElementModel) -> [SwiftExpression.Argument] {
    guard signature.rootKinds.contains(.flex) else { return [] }
    return [AttributeName.display, .boxSizing].compactMap { name in
      model.placement.first { $0.name == name }.map { value.argument($0) }
    }
  }
}

extension SwiftBindings {
  /// An expression as the argument for a parameter.
  func argument(_ expression: TypedExpression, for parameter: Parameter) -> SwiftExpression {
    if case .literal(let value) = expression.node, parameter.isLate {
      return SwiftLiteral(context: context).argument(value, for: parameter)
    }
    let argument =
      sameChoice(expression, as: parameter) ?? argument(expression, for: parameter.type)
    // In itself `nil` would ask for the default.
    guard parameter.isLate, parameter.type.isOptional else { return argument }
    return .call(".some", [.init(nil, argument)])
  }

  /// What is declared as the same choice as the parameter, as it is; nil for anything else.
  private func sameChoice(
    _ expression: TypedExpression, as parameter: Parameter
  ) -> SwiftExpression? {
    guard let choice = parameter.choice, expression.type == parameter.type,
      declaredChoice(of: expression) == choice, let member = member(expression), !member.isOfHost
    else { return nil }
    return member.value
  }

  /// An expression as a value of a type, where a choice is a case of its type; the host's enums have
  /// their words for cases.
  func argument(
    _ expression: TypedExpression, for type: ExpressionType, ofHost: Bool = false
  ) -> SwiftExpression {
    if case .literal(let value) = expression.node {
      return SwiftLiteral(context: context)
        .expression(value, type.isOptional ? type : expression.type, asWord: false)
    }
    if case .convert(let operand) = expression.node, type.words != nil {
      return argument(operand, for: type, ofHost: ofHost)
    }
    guard let words = type.words, let first = words.first else { return swift(expression) }
    let fallback = ofHost ? SwiftNames.escaped(first) : SwiftNames.word(first)
    return cases(swift(expression), expression.type, ".\(fallback)")
  }

  /// Words as cases of a type that follows from where they stand.
  private func cases(
    _ words: SwiftExpression, _ type: ExpressionType, _ fallback: String
  ) -> SwiftExpression {
    switch type {
    case .choice:
      return .call(
        "Expressions.choice", [.init(nil, words), .init("else", .plain(fallback))])
    case .optional(let part), .list(let part):
      return .member(words, ".map { \(cases(.plain("$0"), part, fallback).flat) }")
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .image,
      .ratio,
      .insets, .record, .nothing:
      return words
    }
  }
}

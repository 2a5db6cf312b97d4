import LayoutModel
import LayoutSchema

/// The use of a component: its arguments, and the attributes of the use itself.
struct SwiftUse {
  /// The arguments of the component's initialiser, without the content of slots.
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
    let given = zip(signature.parameters, use.arguments).compactMap { parameter, argument in
      place.bindings.expression(argument).map {
        SwiftExpression.Argument(
          place.bindings.context.label(of: parameter.name, of: use.component),
          place.bindings.argument($0, for: parameter))
      }
    }
    // A layout fires its actions itself unless its user says otherwise.
    let isLayout = place.bindings.context.isLayout(use.component)
    let actions = SwiftActions(bindings: place.bindings)
    component =
      given
      + signature.actions.enumerated().compactMap { index, action in
        let firing = use.actions.indices.contains(index) ? use.actions[index] : -1
        guard isLayout || firing >= 0 else { return nil }
        return SwiftExpression.Argument(
          place.bindings.context.label(of: action.name, of: use.component), actions.bound(firing))
      }
  }

  /// Returns the arguments after the component.
  func arguments(placement: SwiftExpression?, id: String?) -> [SwiftExpression.Argument] {
    var arguments: [SwiftExpression.Argument] = []
    let ways = SwiftWays(of: model, value)
    if let item = placement ?? SwiftElement.placement(ways, in: place.scope, value) {
      arguments.append(.init("as", item))
    }
    if let id { arguments.append(.init("id", .plain(id))) }
    let said = ways.expression({ overlay($0) }, nothing: .call("RootOverrides", []))
    if let actions = SwiftActions(bindings: place.bindings).list(model.actions) {
      let besides = said.map { [SwiftExpression.Argument("besides", $0)] } ?? []
      arguments.append(
        .init("over", .call("RootOverrides.firing", [.init(nil, actions)] + besides)))
    } else if let said {
      arguments.append(.init("over", said))
    }
    return arguments
  }

  /// Returns the attributes that override those of the component's root, or nil if there are none.
  private func overlay(_ model: ElementModel) -> SwiftExpression? {
    let said =
      lengths(model) + value.arguments(model.size, of: .size) + flexbox(model)
      + value.arguments(model.own, of: .padding)
      + value.arguments(model.appearance, of: .appearance)
    let overrides = said.isEmpty ? nil : SwiftExpression.call("RootOverrides", said)
    return value.changing(model, "RootOverrides", besides: overrides)
  }

  /// Returns `.auto` for lengths of the root that the parent reads from the use instead, as in the
  /// linear family.
  private func lengths(_ model: ElementModel) -> [SwiftExpression.Argument] {
    [AttributeName.width, .height].filter { name in
      model.placement.contains { $0.name == name }
    }.map { SwiftExpression.Argument($0.name, .plain(".auto")) }
  }

  /// Returns the attributes that a flexbox reads both of itself and as a child of another flexbox.
  private func flexbox(_ model: ElementModel) -> [SwiftExpression.Argument] {
    guard signature.rootKinds.contains(.flex) else { return [] }
    return [AttributeName.display, .boxSizing].compactMap { name in
      model.placement.first { $0.name == name }.map { value.argument($0) }
    }
  }
}

extension SwiftBindings {
  /// Returns an expression as the argument for a parameter.
  func argument(_ expression: TypedExpression, for parameter: Parameter) -> SwiftExpression {
    if case .literal(let value) = expression.node, parameter.isLate {
      return SwiftLiteral(context: context).argument(value, for: parameter)
    }
    let argument =
      sameChoice(expression, as: parameter) ?? argument(expression, for: parameter.type)
    // A plain `nil` would stand for the default.
    guard parameter.isLate, parameter.type.isOptional else { return argument }
    return .call(".some", [.init(nil, argument)])
  }

  /// Returns an expression unchanged if it is declared as the same choice as the parameter; else
  /// nil.
  private func sameChoice(
    _ expression: TypedExpression, as parameter: Parameter
  ) -> SwiftExpression? {
    guard let choice = parameter.choice, expression.type == parameter.type,
      declaredChoice(of: expression) == choice, let member = member(expression), !member.isOfHost
    else { return nil }
    return member.value
  }

  /// Returns an expression as a value of a type, in which a choice is a case of an enum.
  ///
  /// The host's enums use the words themselves as cases.
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

  /// Returns words as cases of the type that the context requires.
  private func cases(
    _ words: SwiftExpression, _ type: ExpressionType, _ fallback: String
  ) -> SwiftExpression {
    switch type {
    case .choice:
      return .call(
        "Expressions.choice", [.init(nil, words), .init("else", .plain(fallback))])
    case .optional(let part), .list(let part):
      return .member(words, ".map { \(cases(.plain("$0"), part, fallback).flat) }")
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .record, .nothing:
      return words
    }
  }
}

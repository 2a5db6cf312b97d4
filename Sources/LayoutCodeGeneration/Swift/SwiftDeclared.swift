import LayoutDiagnostics
import LayoutEngine
import LayoutModel

/// An element that the author declares: a layout, whose Swift type is called directly, or a view of
/// the host.
///
/// A view receives a value of the type generated for it. The properties of a layout are its
/// attributes in their order, and all of them are passed.
struct SwiftDeclared {
  private let declaration: ElementDeclaration
  private let reference: DeclarationReference
  private let bindings: SwiftBindings

  init(_ reference: DeclarationReference, _ bindings: SwiftBindings) {
    self.reference = reference
    declaration =
      bindings.context.element(reference)
      ?? ElementDeclaration("", .layout(""), children: .none, at: .at(0))
    self.bindings = bindings
  }

  /// The engine's function that adds the element.
  var function: String { declaration.hostView == nil ? "custom" : "view" }

  /// Returns the layout or the view with its attributes.
  func spec(_ attributes: [Int32]) -> SwiftExpression {
    switch declaration.maker {
    case .layout(let className):
      return .call(className, arguments(declaration.attributes, attributes))
    case .view(let view):
      var arguments: [SwiftExpression.Argument] = [
        .init("class", .plain(SwiftString.literal(view.name)))
      ]
      switch ViewSpec.IntrinsicSize(view.intrinsicSize) {
      case .none: break
      case .fill: arguments.append(.init("intrinsicSize", .plain(".fill")))
      case .size(let size):
        arguments.append(
          .init(
            "intrinsicSize",
            .call(
              ".size",
              [
                .init(
                  nil,
                  .call(
                    "LayoutSize",
                    [
                      .init("width", .plain(SwiftNumber.literal(size.width))),
                      .init("height", .plain(SwiftNumber.literal(size.height))),
                    ]))
              ])))
      }
      let values = zip(declaration.attributes, attributes).compactMap {
        viewArgument($0, bindings.expression($1))
      }
      arguments.append(
        .init("attributes", .call(bindings.context.view(reference), values)))
      return .call("ViewSpec", arguments)
    }
  }

  /// Returns the argument for an attribute of a view, or nil if the type's own default is right.
  private func viewArgument(
    _ parameter: Parameter, _ said: TypedExpression?
  ) -> SwiftExpression.Argument? {
    let label = bindings.context.label(of: parameter.name, ofView: reference)
    if let said { return .init(label, viewValue(said, parameter)) }
    guard let standard = parameter.defaultValue, standard.isToned else { return nil }
    let literal = SwiftLiteral(context: bindings.context)
    return .init(
      label,
      .conditional(
        .plain("\(bindings.scope).environment.colorScheme == .dark"),
        then: literal.expression(standard.dark, parameter.type, asWord: false),
        else: literal.expression(standard.light, parameter.type, asWord: false)))
  }

  /// Returns a value for a view's attribute; the result of an expression is clamped to the engine's
  /// limits.
  private func viewValue(_ said: TypedExpression, _ parameter: Parameter) -> SwiftExpression {
    let swift = bindings.argument(said, for: parameter.withoutTones)
    guard said.literal == nil, parameter.type.heldBy != nil else { return swift }
    // A value widened to an optional is never `nil` in Swift.
    let isThere =
      if case .convert(let operand) = said.node { !operand.type.isOptional } else { false }
    return held(
      swift, isThere || !said.type.isOptional ? parameter.type.unwrapped : parameter.type)
  }

  /// Returns numbers clamped to the engine's limits, also in lists and optionals.
  private func held(_ value: SwiftExpression, _ type: ExpressionType) -> SwiftExpression {
    switch type {
    case .optional(let part), .list(let part):
      // Within an optional chain, `map` would be called on the chain's last value.
      let whole = if case .plain("$0") = value { value } else { SwiftExpression.parentheses(value) }
      return .member(whole, ".map({ \(held(.plain("$0"), part).flat) })")
    case .number, .points, .percent, .insets, .ratio, .string, .text, .integer, .bool, .dimension,
      .color, .date, .image, .choice, .record, .nothing:
      return .call(type.heldBy ?? "", [.init(nil, value)])
    }
  }

  /// Returns the placement of a child in the element.
  func placement(_ values: [Int32]) -> SwiftExpression {
    .call("\(declaration.className ?? "").Item", arguments(declaration.placements, values))
  }

  /// The item that the element reads from its children, or nil if it reads nothing.
  var item: SwiftItem? { SwiftItem(readBy: declaration) }

  /// The name of the scope of the element's children.
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

  /// Returns the value of a parameter that is not set.
  private func standard(_ parameter: Parameter) -> SwiftExpression {
    guard let standard = parameter.defaultValue else { return .plain("nil") }
    let light = literal(standard.light, parameter.type)
    guard standard.isToned else { return light }
    return .conditional(
      .plain("\(bindings.scope).environment.colorScheme == .dark"),
      then: literal(standard.dark, parameter.type), else: light)
  }

  /// Returns a value in the engine's types.
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
    case .string, .text, .integer, .bool, .dimension, .color, .date, .image, .choice, .record,
      .optional, .list, .nothing:
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
    // The host's enum has the word for a case, which may hide a case of `Optional`.
    case .choice(let word):
      let isHidden = if case .optional = type { word == "none" || word == "some" } else { false }
      let name = ".\(SwiftNames.escaped(word))"
      return isHidden ? .call(".some", [.init(nil, .plain(name))]) : .plain(name)
    case .list(let elements): return .array(elements.map { literal($0, type.element) })
    case .string, .text, .integer, .bool, .color, .date, .asset, .symbol, .url, .length, .record,
      .none:
      return SwiftLiteral(context: bindings.context).expression(value, type, asWord: false)
    }
  }
}

extension Parameter {
  /// The parameter with its default for light mode in both modes.
  ///
  /// Views are handed the value for the appearance in effect where they are used.
  var withoutTones: Parameter {
    var parameter = self
    parameter.defaultValue = defaultValue.map { DefaultValue($0.light, dark: $0.light) }
    return parameter
  }
}

extension ExpressionType {
  /// The engine's function that clamps such a value, or each value in it, to the engine's limits.
  fileprivate var heldBy: String? {
    switch self {
    case .number, .points, .percent, .insets: "Expressions.held"
    case .ratio: "Expressions.heldRatio"
    case .optional(let type), .list(let type): type.heldBy
    case .string, .text, .integer, .bool, .dimension, .color, .date, .image, .choice, .record,
      .nothing:
      nil
    }
  }
}

import LayoutEngine
import LayoutModel

/// Constants as Swift literals.
struct SwiftLiteral {
  let context: SwiftContext

  /// Returns the literal for a constant.
  ///
  /// A choice is its word, as expressions need it, or a case of its type if `asWord` is false.
  func expression(
    _ value: ConstantValue, _ type: ExpressionType, asWord: Bool = true
  ) -> SwiftExpression {
    switch value {
    case .string(let string): return .string(string)
    case .text(let text): return self.text(text)
    case .number(let number): return .plain(SwiftNumber.literal(number))
    case .integer(let integer): return .plain(SwiftNumber.literal(integer))
    case .bool(let bool): return .plain(bool ? "true" : "false")
    case .date(let date):
      let seconds = SwiftNumber.literal(date.secondsSince1970)
      return .plain("LayoutInstant(secondsSince1970: \(seconds))")
    case .color(let color): return .plain("LayoutColor.rgba(\(SwiftNumber.hexadecimal(color)))")
    case .asset(let name):
      let home = type.isImage ? "ImageSource" : "LayoutColor"
      return .call("\(home).asset", [.init(nil, .string(name))])
    case .symbol(let name): return .call("ImageSource.symbol", [.init(nil, .string(name))])
    case .url(let address): return .call("ImageSource.url", [.init(nil, .string(address))])
    case .length(let length): return .plain("LayoutDimension\(SwiftValue.dimension(length))")
    case .insets(let edges):
      let parts: [(String, DimensionValue)] = [
        ("top", edges.top), ("left", edges.left), ("bottom", edges.bottom), ("right", edges.right),
      ]
      return .call(
        "LayoutEdges.points",
        parts.filter { $0.1.amount != 0 }.map {
          .init($0.0, .plain(SwiftNumber.literal($0.1.amount)))
        })
    case .choice(let word): return asWord ? .string(word) : .plain(".\(SwiftNames.word(word))")
    case .record(let fields): return record(fields, type)
    case .list(let elements):
      let array = SwiftExpression.array(
        elements.map { list(element: $0, type.element, asWord: asWord) })
      // In an expression nothing else shows the type of the list.
      let isClear = !asWord || !elements.isEmpty && !elements.contains(.none)
      return isClear
        ? array : .infix(array, "as", .plain(SwiftType(context: context).name(type.value)))
    case .none: return .plain("nil")
    }
  }

  private func list(
    element: ConstantValue, _ type: ExpressionType, asWord: Bool
  ) -> SwiftExpression {
    // Swift reads whole numbers as integers if nothing shows their type.
    if asWord, case .number(let number) = element { return .plain(SwiftNumber.decimal(number)) }
    return expression(element, type, asWord: asWord)
  }

  /// Returns a value as the argument for a parameter.
  ///
  /// If the default depends on where a layout is built, a plain `nil` would stand for the default,
  /// so an optional is wrapped.
  func argument(_ value: ConstantValue, for parameter: Parameter) -> SwiftExpression {
    let literal = expression(value, parameter.type, asWord: false)
    guard parameter.isLate else { return literal }
    return parameter.type.isOptional ? .call(".some", [.init(nil, literal)]) : literal
  }

  /// Returns a text: a string literal is a key, with values in place of its placeholders.
  private func text(_ text: LayoutText) -> SwiftExpression {
    if text.isVerbatim { return .call(".verbatim", [.init(nil, .string(text.content))]) }
    return .key(
      text.content,
      text.arguments.map { argument in
        switch argument {
        case .integer(let integer): .plain(SwiftNumber.literal(integer))
        // Directly in the literal, a string value would become words of the key.
        case .string(let string): .plain(SwiftString.literal(string))
        }
      })
  }

  private func record(_ values: [ConstantValue], _ type: ExpressionType) -> SwiftExpression {
    guard case .record(let name) = type.value, let record = context.record(name) else {
      return .plain("nil")
    }
    let arguments = zip(record.fields, values).map { field, value in
      SwiftExpression.Argument(
        context.label(for: field, of: record),
        record.className == nil
          ? argument(value, for: field) : expression(value, field.type, asWord: false))
    }
    return .call(context.type(of: name), arguments)
  }
}

extension Parameter {
  /// Whether the parameter has a default that differs in the dark.
  var isToned: Bool { defaultValue?.isToned ?? false }

  /// Whether the parameter has a default that depends on other values, so that `nil` stands for it.
  var isLate: Bool { isToned || defaultValue?.expression != nil }
}

extension ExpressionType {
  /// The type without its optionals.
  var value: ExpressionType {
    if case .optional(let value) = self { return value.value }
    return self
  }

  /// The type of a list's elements; for any other type, the type itself.
  var element: ExpressionType {
    if case .list(let element) = value { return element }
    return self
  }

  fileprivate var isImage: Bool { value == .image }
}

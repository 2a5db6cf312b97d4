import LayoutEngine
import LayoutModel

extension AttributeValue {
  /// Makes the value that a layout declared by the author reads; nil for `nil` and for types that
  /// no layout reads.
  init?(_ value: ConstantValue, of type: ExpressionType) {
    switch value {
    case .string(let text): self = .string(text)
    case .text(let text): self = .text(text)
    case .number(let number):
      self = type.isRatio ? .ratio(Expressions.ratio(number)) : .number(Expressions.number(number))
    case .integer(let integer):
      self = type.isNumber ? .number(Float(integer)) : .integer(integer)
    case .bool(let bool): self = .bool(bool)
    case .date(let date): self = .date(date)
    case .color(let color): self = .color(.rgba(color))
    case .asset(let name): self = type.isImage ? .image(.asset(name)) : .color(.asset(name))
    case .symbol(let name): self = .image(.symbol(name))
    case .url(let address): self = .image(.url(address))
    case .length(let length): self = .dimension(LayoutDimension(length))
    case .insets(let insets): self = .edges(Expressions.signedEdges(LayoutEdges(insets)))
    case .choice(let word): self = .choice(word)
    case .list(let elements):
      self = .list(elements.compactMap { AttributeValue($0, of: type.value.part) })
    case .record, .none: return nil
    }
  }
}

extension ExpressionType {
  /// The type without its optionals.
  fileprivate var value: ExpressionType {
    if case .optional(let type) = self { return type.value }
    return self
  }

  /// The type of the values in a list; for any other type, the type itself.
  fileprivate var part: ExpressionType {
    if case .list(let type) = self { return type }
    return self
  }

  fileprivate var isRatio: Bool { value == .ratio }
  fileprivate var isImage: Bool { value == .image }

  fileprivate var isNumber: Bool {
    switch value {
    case .number, .points, .percent: true
    case .string, .text, .integer, .bool, .dimension, .color, .date, .image, .ratio, .insets,
      .choice, .record, .optional, .list, .nothing:
      false
    }
  }
}

import LayoutEngine
import LayoutModel

extension ActionValue {
  /// Makes the value that an action hands over, of an expression's type.
  init(_ value: ConstantValue, of type: ExpressionType) {
    switch value {
    case .string(let text): self = .string(text)
    case .text(let text): self = .text(text)
    case .number(let number): self = .number(number)
    case .integer(let integer):
      self = type.unwrapped.isFractional ? .number(Double(integer)) : .integer(integer)
    case .bool(let bool): self = .bool(bool)
    case .date(let date): self = .date(date)
    case .color(let color): self = .color(.rgba(color))
    case .asset(let name):
      self = type.unwrapped == .image ? .image(.asset(name)) : .color(.asset(name))
    case .symbol(let name): self = .image(.symbol(name))
    case .url(let address): self = .image(.url(address))
    case .choice(let word): self = .choice(word)
    case .list(let elements):
      guard case .list(let part) = type.unwrapped else {
        self = .none
        return
      }
      self = .list(elements.map { ActionValue($0, of: part) })
    case .length, .insets, .record, .none: self = .none
    }
  }
}

extension ExpressionType {
  /// Whether values are numbers that need not be whole.
  fileprivate var isFractional: Bool {
    switch self {
    case .number, .points, .percent, .ratio: true
    case .string, .text, .integer, .bool, .dimension, .date, .color, .image, .insets, .choice,
      .record, .optional, .list, .nothing:
      false
    }
  }
}

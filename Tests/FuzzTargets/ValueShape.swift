import LayoutModel

/// The properties that every value of a type must have.
enum ValueShape {
  /// Whether a value is finite and of its type.
  static func isSound(_ value: ConstantValue, as type: ExpressionType) -> Bool {
    switch type {
    case .text: if case .text = value { true } else { false }
    case .string: if case .string = value { true } else { false }
    case .integer: if case .integer = value { true } else { false }
    case .bool: if case .bool = value { true } else { false }
    case .date: if case .date = value { true } else { false }
    case .number, .points, .percent:
      if case .number(let number) = value { number.isFinite } else { false }
    case .ratio:
      if case .number(let number) = value { number.isFinite && number > 0 } else { false }
    case .dimension: if case .length(let length) = value { length.amount.isFinite } else { false }
    case .insets:
      if case .insets(let edges) = value {
        [edges.top, edges.left, edges.bottom, edges.right].allSatisfy { $0.amount.isFinite }
      } else {
        false
      }
    case .color:
      switch value {
      case .color, .asset: true
      default: false
      }
    case .image:
      switch value {
      case .asset, .symbol, .url: true
      default: false
      }
    case .choice(let words):
      if case .choice(let word) = value { words.contains(word) } else { false }
    case .record: if case .record = value { true } else { false }
    case .optional(let type): value == .none || isSound(value, as: type)
    case .list(let type):
      if case .list(let values) = value {
        values.allSatisfy { isSound($0, as: type) }
      } else {
        false
      }
    case .nothing: value == .none
    }
  }
}

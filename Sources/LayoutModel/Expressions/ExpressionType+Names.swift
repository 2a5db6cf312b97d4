extension ExpressionType {
  /// The name of the type, as authors write it.
  package var name: String {
    switch self {
    case .string: "String"
    case .text: "Text"
    case .number: "Number"
    case .integer: "Integer"
    case .bool: "Bool"
    case .date: "Date"
    case .points: "Points"
    case .percent: "Percent"
    case .dimension: "Dimension"
    case .color: "Color"
    case .image: "Image"
    case .ratio: "Ratio"
    case .insets: "Insets"
    case .choice: "Choice"
    case .record(let record): record.name
    case .optional(let wrapped): "\(wrapped.name)?"
    case .list(let element): "[\(element.name)]"
    case .nothing: "nil"
    }
  }

  /// The type as authors write it, a choice with its words: `[Integer?]`, `Choice(calm loud)`.
  package var spelled: String {
    switch self {
    case .choice(let words): "Choice(\(words.joined(separator: " ")))"
    case .optional(let wrapped): "\(wrapped.spelled)?"
    case .list(let element): "[\(element.spelled)]"
    case .string, .text, .number, .integer, .bool, .date, .points, .percent, .dimension, .color,
      .image, .ratio, .insets, .record, .nothing:
      name
    }
  }

  /// The type with its article: `a Number`, `an Integer`, `a Bool that may be nil`.
  package var phrase: String {
    switch self {
    case .integer, .image: "an \(name)"
    case .insets: "Insets"
    case .points: "Points"
    case .nothing: "'nil'"
    case .record(let record):
      record.name.first.map("AEIO".contains) == true ? "an \(record.name)" : "a \(record.name)"
    case .optional(let wrapped): "\(wrapped.phrase) that may be 'nil'"
    case .list(let element): "a list of \(element.name)"
    case .string, .text, .number, .bool, .date, .percent, .dimension, .color, .ratio, .choice:
      "a \(name)"
    }
  }

  /// The type without its optional.
  package var unwrapped: ExpressionType {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  /// The type as an optional.
  package var orNone: ExpressionType { isOptional ? self : .optional(self) }

  /// The type of a list's elements; for other types, the type itself.
  package var elementOrSelf: ExpressionType {
    if case .list(let element) = self { return element }
    return self
  }

  package var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether the type is a number or points.
  package var isArithmetic: Bool { self == .integer || self == .number || self == .points }

  /// The words of a choice; nil for other types.
  package var words: [String]? {
    if case .choice(let words) = unwrapped { return words }
    return nil
  }

  /// Whether values of the type can be compared for equality: not texts, records, lists or
  /// dimensions.
  package var isComparable: Bool {
    switch self {
    case .string, .number, .integer, .bool, .points, .percent, .color, .date, .image, .ratio,
      .insets, .choice, .nothing:
      true
    case .optional(let wrapped): wrapped.isComparable
    case .text, .dimension, .record, .list: false
    }
  }
}

/// A type of the language.
package indirect enum ReferenceType: Equatable {
  case string, number, integer, bool, date, points, percent, color, image, ratio, insets, choice
  case record(String)
  case list(ReferenceType)
  case optional(ReferenceType)
  case nothing

  /// Parses the type as a declaration writes it.
  init(_ text: String) {
    if text.hasSuffix("?") {
      self = .optional(ReferenceType(String(text.dropLast())))
    } else if text.hasPrefix("[") {
      self = .list(ReferenceType(String(text.dropFirst().dropLast())))
    } else {
      let names: [String: ReferenceType] = [
        "String": .string, "Text": .string, "Number": .number, "Integer": .integer, "Bool": .bool,
        "Date": .date,
        "Points": .points, "Percent": .percent, "Color": .color, "Image": .image, "Ratio": .ratio,
        "Insets": .insets, "Choice": .choice,
      ]
      self = names[text] ?? .record(text)
    }
  }

  /// Returns the type with the names of choices replaced by `choice`.
  func naming(_ isChoice: (String) -> Bool) -> ReferenceType {
    switch self {
    case .record(let name) where isChoice(name): .choice
    case .list(let type): .list(type.naming(isChoice))
    case .optional(let type): .optional(type.naming(isChoice))
    case .string, .number, .integer, .bool, .points, .percent, .color, .date, .image, .ratio,
      .insets, .choice, .record, .nothing:
      self
    }
  }

  /// The type without optionality.
  var present: ReferenceType {
    if case .optional(let type) = self { return type.present }
    return self
  }

  /// Returns the wider type of two: an Integer widens to a Number, a Number to Points.
  func joined(with other: ReferenceType) -> ReferenceType {
    let widths: [ReferenceType] = [.integer, .number, .points]
    let (one, two) = (present, other.present)
    if one == .nothing { return two }
    // A String beside a Date is one.
    if one == .date || two == .date { return .date }
    guard let first = widths.firstIndex(of: one), let second = widths.firstIndex(of: two) else {
      return one
    }
    return widths[max(first, second)]
  }
}

/// A value of the language.
package indirect enum ReferenceValue: Equatable {
  case string(String)
  /// The value of a Number, Points, a Percent or a Ratio.
  case number(Double)
  case integer(Int)
  case bool(Bool)
  /// The seconds since 1970.
  case date(Double)
  /// `#RRGGBBAA` or `asset:Name`.
  case color(String)
  /// `asset:Name` or `symbol:name`.
  case image(String)
  /// Top, left, bottom, right.
  case insets([Double])
  case choice(String)
  case record([String: ReferenceValue])
  case list([ReferenceValue])
  case none

  /// Returns the value converted to a wider type.
  func widened(to type: ReferenceType) -> ReferenceValue {
    if case .integer(let integer) = self, type.present == .number || type.present == .points {
      return .number(Double(integer))
    }
    if case .string(let text) = self, type.present == .date {
      return .date(ReferenceDates.date(text))
    }
    if case .list(let elements) = self, case .list(let element) = type.present {
      return .list(elements.map { $0.widened(to: element) })
    }
    return self
  }

  var isTrue: Bool { self == .bool(true) }

  /// The value of a number or an integer.
  var amount: Double {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .date(let seconds): seconds
    case .string, .bool, .color, .image, .insets, .choice, .record, .list, .none: 0
    }
  }

  /// The text that the value prints.
  var printed: String {
    switch self {
    case .string(let text): text
    case .integer(let integer): "\(integer)"
    case .bool(let bool): bool ? "true" : "false"
    case .number, .color, .date, .image, .insets, .choice, .record, .list, .none: ""
    }
  }
}

/// The forms that a length may have besides unsigned points.
package struct LengthForm: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  static let percent = LengthForm(rawValue: 1)
  static let auto = LengthForm(rawValue: 2)
  static let signed = LengthForm(rawValue: 4)
  static let infinity = LengthForm(rawValue: 8)
  static let match = LengthForm(rawValue: 16)
  static let wrap = LengthForm(rawValue: 32)
}

/// A parser of one length: points, a percentage or a word.
package enum LengthParser {
  /// Parses the length in `start..<end`, which is not empty and contains no white space.
  @inline(__always)
  package static func parse(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: LengthForm, _ issue: inout ValueIssue?,
  ) -> DimensionValue? {
    var position = start
    let isNegative = bytes[start] == Bytes.minus
    if isNegative { position += 1 }
    guard let number = NumberParser.parse(bytes, from: position) else {
      return word(bytes, start, end, form, &issue)
    }
    guard let unit = unit(bytes, number.end, end) else {
      issue = unitIssue(bytes, number.end, end, start)
      return nil
    }
    if unit == .percent, !form.contains(.percent) {
      issue = ValueIssue(.percentNotAllowed, start, end)
      return nil
    }
    let amount = Float(number.value)
    guard amount < DimensionValue.limit else {
      issue = ValueIssue(.tooLarge, start, end)
      return nil
    }
    guard isNegative else { return DimensionValue(unit, amount) }
    guard form.contains(.signed) else {
      issue = ValueIssue(.negative, start, end)
      return nil
    }
    return DimensionValue(unit, amount == 0 ? 0 : -amount)
  }

  @inline(__always)
  private static func unit(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int
  ) -> DimensionValue.Unit? {
    switch end - start {
    case 0: .points
    case 1: bytes[start] == Bytes.percent ? .percent : nil
    case 2:
      bytes[start] == UInt8(ascii: "p") && bytes[start + 1] == UInt8(ascii: "t") ? .points : nil
    default: nil
    }
  }

  /// Returns the issue of a wrong unit, or of a number in a foreign spelling.
  private static func unitIssue(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ valueStart: Int
  ) -> ValueIssue {
    let first = bytes[start]
    let isExponent =
      first | 0x20 == UInt8(ascii: "e") && start + 1 < end
      && (Bytes.isDigit(bytes[start + 1]) || bytes[start + 1] == Bytes.minus
        || bytes[start + 1] == Bytes.plus)
    if first == Bytes.comma || first == Bytes.point || isExponent {
      return ValueIssue(.numberSpelling, valueStart, end)
    }
    guard Bytes.isLetter(first) || first == Bytes.percent || first >= 0x80 else {
      return ValueIssue(.notANumber, valueStart, end)
    }
    // No unit contains a digit, so this is no number: `0x10`, `80x16`.
    for index in start..<end where Bytes.isDigit(bytes[index]) {
      return ValueIssue(.notANumber, valueStart, end)
    }
    return ValueIssue(.unknownUnit, start, end)
  }

  private static func word(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: LengthForm, _ issue: inout ValueIssue?,
  ) -> DimensionValue? {
    if spells(bytes, start, end, "auto") {
      if form.contains(.auto) { return .auto }
      issue = ValueIssue(.autoNotAllowed, start, end)
    } else if spells(bytes, start, end, "infinity") {
      if form.contains(.infinity) { return DimensionValue(.infinity) }
      issue = ValueIssue(.infinityNotAllowed, start, end)
    } else if form.contains(.match), spells(bytes, start, end, "match") {
      return DimensionValue(.match)
    } else if form.contains(.wrap), spells(bytes, start, end, "wrap") {
      return DimensionValue(.wrap)
    } else if bytes[start] == Bytes.plus || bytes[start] == Bytes.point {
      issue = ValueIssue(.numberSpelling, start, end)
    } else {
      issue = ValueIssue(.notANumber, start, end)
    }
    return nil
  }

  static func spells(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ word: StaticString
  ) -> Bool {
    guard end - start == word.utf8CodeUnitCount else { return false }
    for index in start..<end where bytes[index] != word.utf8Start[index - start] { return false }
    return true
  }
}

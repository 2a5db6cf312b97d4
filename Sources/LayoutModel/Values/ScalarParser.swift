import LayoutSchema

/// A parser of values that are one number, or two that form one.
package enum ScalarParser {
  static func number(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ bounds: NumberBounds,
    _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    let isNegative = bytes[start] == Bytes.minus
    let digits = isNegative ? start + 1 : start
    guard let number = NumberParser.parse(bytes, from: digits) else {
      let isForeign =
        bytes[start] == Bytes.plus || bytes[digits < end ? digits : start] == Bytes.point
      issue = ValueIssue(isForeign ? .numberSpelling : .notANumber, start, end)
      return nil
    }
    guard number.end == end else {
      issue = tail(bytes, number.end, end, start)
      return nil
    }
    let amount = Float(number.value)
    guard amount < DimensionValue.limit else {
      issue = ValueIssue(.tooLarge, start, end)
      return nil
    }
    if isNegative, bounds != .any {
      issue = ValueIssue(.negative, start, end)
      return nil
    }
    guard let fault = fault(amount, bounds) else {
      return .number(isNegative && amount != 0 ? -amount : amount)
    }
    issue = ValueIssue(fault, start, end)
    return nil
  }

  private static func fault(_ value: Float, _ bounds: NumberBounds) -> ValueIssue.Kind? {
    switch bounds {
    case .any, .zeroOrMore: nil
    case .moreThanZero: value == 0 ? .zero : nil
    case .zeroToOne: value > 1 ? .overOne : nil
    }
  }

  /// Returns the issue of the bytes behind a number: a foreign spelling of the number, or a unit.
  private static func tail(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ valueStart: Int
  ) -> ValueIssue {
    let byte = bytes[start]
    if byte == Bytes.percent || LengthParser.spells(bytes, start, end, "pt") {
      return ValueIssue(.unitNotAllowed, start, end)
    }
    let isExponent = byte | 0x20 == UInt8(ascii: "e")
    if byte == Bytes.comma || byte == Bytes.point || isExponent {
      return ValueIssue(.numberSpelling, valueStart, end)
    }
    for index in start..<end where !Bytes.isLetter(bytes[index]) {
      return ValueIssue(.notANumber, valueStart, end)
    }
    return ValueIssue(.unitNotAllowed, start, end)
  }

  /// Whether two numbers are separated by `/`, `x` or white space instead of a colon.
  private static func hasForeignColon(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard Bytes.isDigit(bytes[start]), Bytes.isDigit(bytes[end - 1]) else { return false }
    for index in start..<end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/") || byte | 0x20 == UInt8(ascii: "x") || Bytes.isSpace(byte) {
        return true
      }
    }
    return false
  }

  static func integer(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ bounds: NumberBounds,
    _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    guard case .number(let value)? = number(bytes, start, end, bounds, &issue) else {
      return nil
    }
    for index in start..<end where bytes[index] == Bytes.point {
      issue = ValueIssue(.fraction, start, end)
      return nil
    }
    return .integer(Int32(value))
  }

  /// Parses a positive number or `W:H`.
  ///
  /// The quotient of `W:H` is width over height or its inverse, depending on `bare`.
  static func ratio(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ bare: BareRatio, _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    if hasForeignColon(bytes, start, end) {
      issue = ValueIssue(.notARatio, start, end)
      return nil
    }
    var colon = start
    while colon < end, bytes[colon] != Bytes.colon { colon += 1 }
    guard colon < end else {
      guard case .number(let value)? = number(bytes, start, end, .moreThanZero, &issue) else {
        return nil
      }
      return .ratio(value)
    }
    var isTwice = false
    for index in colon..<end where index > colon && bytes[index] == Bytes.colon { isTwice = true }
    guard colon > start, colon + 1 < end, !isTwice else {
      issue = ValueIssue(.notARatio, start, end)
      return nil
    }
    guard case .number(let width)? = number(bytes, start, colon, .moreThanZero, &issue),
      case .number(let height)? = number(bytes, colon + 1, end, .moreThanZero, &issue)
    else { return nil }
    let ratio = bare == .heightOverWidth ? height / width : width / height
    guard ratio > 0, ratio < DimensionValue.limit else {
      issue = ValueIssue(ratio > 0 ? .tooLarge : .zero, start, end)
      return nil
    }
    return .ratio(ratio)
  }

  /// Parses `proportional` or `fixed:WxH`.
  static func textMetrics(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    if LengthParser.spells(bytes, start, end, "proportional") {
      return .textMetrics(.proportional)
    }
    let prefix: StaticString = "fixed:"
    let widthStart = start + prefix.utf8CodeUnitCount
    guard widthStart < end, LengthParser.spells(bytes, start, widthStart, prefix),
      let width = NumberParser.parse(bytes, from: widthStart),
      width.end < end, bytes[width.end] == UInt8(ascii: "x"),
      let height = NumberParser.parse(bytes, from: width.end + 1), height.end == end,
      Float(width.value) < DimensionValue.limit, Float(height.value) < DimensionValue.limit
    else {
      issue = ValueIssue(.notTextMetrics, start, end)
      return nil
    }
    return .textMetrics(.fixed(width: Float(width.value), height: Float(height.value)))
  }
}

// Numbers, lengths, strings and colors.
extension ExpressionLexer {
  /// Reads a number, with its unit if it has one.
  mutating func number(at start: Int) -> ExpressionToken.Kind? {
    guard let number = NumberParser.parse(bytes.span, from: start), number.end <= end else {
      return fail(.numberSpelling, start..<nameEnd(from: start))
    }
    position = number.end
    if byte(position) == Bytes.percent {
      position += 1
      return length(number.value, .percent, start)
    }
    let last = nameEnd(from: position)
    guard last == position else { return suffix(number, start, last) }
    let isOpenEnded = byte(position) == Bytes.point && !Bytes.isLetter(byte(position + 1))
    if isOpenEnded {
      var last = position
      while byte(last) == Bytes.point || Bytes.isDigit(byte(last)) { last += 1 }
      return fail(.numberSpelling, start..<last)
    }
    guard number.isWhole else { return .literal(.number(number.value), .number) }
    guard let integer = Int(text(start..<position)) else {
      return fail(.numberTooLarge, start..<position)
    }
    return .literal(.integer(integer), .integer)
  }

  /// Reads what stands behind a number without a blank.
  private mutating func suffix(
    _ number: NumberParser.Number, _ start: Int, _ last: Int
  ) -> ExpressionToken.Kind? {
    let suffix = text(number.end..<last)
    if suffix == "pt" {
      position = last
      return length(number.value, .points, start)
    }
    let isExponent =
      bytes[number.end] | 0x20 == UInt8(ascii: "e")
      && (last == number.end + 1 || Bytes.isDigit(bytes[number.end + 1]))
    var last = last
    if isExponent, last == number.end + 1, byte(last) == Bytes.minus || byte(last) == Bytes.plus {
      last = nameEnd(from: last + 1)
    }
    let hasDigits = suffix.utf8.contains { Bytes.isDigit($0) || $0 == UInt8(ascii: "_") }
    return isExponent || hasDigits
      ? fail(.numberSpelling, start..<last) : fail(.unknownUnit, number.end..<last)
  }

  private mutating func length(
    _ amount: Double, _ type: ExpressionType, _ start: Int
  ) -> ExpressionToken.Kind? {
    guard amount < Double(LengthParser.limit) else {
      return fail(.numberTooLarge, start..<position)
    }
    return .literal(.number(amount), type)
  }

  /// Reads a string, in which two quotes are one.
  mutating func string(at start: Int) -> ExpressionToken.Kind? {
    var text: [UInt8] = []
    var offset = start + 1
    while offset < end {
      if bytes[offset] == UInt8(ascii: "'") {
        guard byte(offset + 1) == UInt8(ascii: "'"), offset + 1 < end else {
          position = offset + 1
          return .literal(.string(String(decoding: text, as: UTF8.self)), .string)
        }
        offset += 1
      }
      text.append(bytes[offset])
      offset += 1
    }
    return fail(.unclosedString, start..<end)
  }

  /// Reads `#` and the digits of a color.
  mutating func color(at start: Int) -> ExpressionToken.Kind? {
    position = nameEnd(from: start + 1)
    var issue: ValueIssue?
    guard case .color(let color)? = LookParser.color(bytes.span, start, position, &issue) else {
      return fail(.colorDigits, start..<max(position, start + 1))
    }
    return .literal(.color(color), .color)
  }
}

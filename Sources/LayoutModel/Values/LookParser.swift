/// A parser of colours and images.
package enum LookParser {
  /// Parses `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` or `asset:Name`.
  static func color(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    guard bytes[start] == Bytes.hash else {
      if let name = name(bytes, start, end, after: "asset:") { return .asset(name) }
      issue = ValueIssue(.notAColor, start, end)
      return nil
    }
    let digits = end - start - 1
    guard digits == 3 || digits == 4 || digits == 6 || digits == 8 else {
      issue = ValueIssue(.colorDigits, start, end)
      return nil
    }
    var color: UInt32 = 0
    for index in (start + 1)..<end {
      guard let digit = Bytes.hexadecimal(bytes[index]) else {
        var last = index + 1
        while last < end, bytes[last] & 0xC0 == 0x80 { last += 1 }
        issue = ValueIssue(.notADigit, index, last)
        return nil
      }
      // A digit of a short form stands for two equal digits.
      color = digits < 6 ? color << 8 | digit * 17 : color << 4 | digit
    }
    return .color(digits == 3 || digits == 6 ? color << 8 | 0xFF : color)
  }

  /// Parses `asset:Name`, `symbol:name` or `url:https://…`.
  static func image(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    if let name = name(bytes, start, end, after: "asset:") { return .asset(name) }
    if let name = name(bytes, start, end, after: "symbol:") { return .symbol(name) }
    if let address = name(bytes, start, end, after: "url:") { return .url(address) }
    issue = ValueIssue(.notAnImage, start, end)
    return nil
  }

  /// Returns the name behind `prefix`, counted from the value's first byte.
  ///
  /// Nil if the name is empty or contains white space or a brace.
  private static func name(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, after prefix: StaticString
  ) -> TextReference? {
    let nameStart = start + prefix.utf8CodeUnitCount
    guard nameStart < end, LengthParser.spells(bytes, start, nameStart, prefix),
      Bytes.wordEnd(bytes, from: nameStart) >= end
    else { return nil }
    for index in nameStart..<end
    where bytes[index] == Bytes.openBrace || bytes[index] == Bytes.closeBrace { return nil }
    return TextReference(start: UInt32(nameStart), end: UInt32(end), isDecoded: false)
  }
}

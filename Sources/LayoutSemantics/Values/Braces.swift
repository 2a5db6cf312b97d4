/// Braces in texts: `{…}` is a binding, `{{` and `}}` are the characters themselves.
package enum Braces {
  enum Result {
    case text([UInt8])
    case issue(ValueIssue)
  }

  static func areIn(_ bytes: Span<UInt8>) -> Bool {
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte == Bytes.openBrace || byte == Bytes.closeBrace { return true }
    }
    return false
  }

  /// The text with its double braces made single.
  static func unescape(_ bytes: [UInt8]) -> Result {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Bytes.openBrace || byte == Bytes.closeBrace {
        let isDouble = position + 1 < bytes.count && bytes[position + 1] == byte
        guard isDouble else {
          return .issue(
            byte == Bytes.openBrace
              ? ValueIssue(.binding, position, end(of: position, in: bytes))
              : ValueIssue(.loneBrace, position, position + 1))
        }
        position += 1
      }
      result.append(byte)
      position += 1
    }
    return .text(result)
  }

  /// Behind the brace that closes the one at `start`, or the end of the text.
  static func end(of start: Int, in bytes: [UInt8]) -> Int {
    end(of: start, in: bytes, before: bytes.count) ?? bytes.count
  }

  /// Behind the brace that closes the one at `start`, or nil where no brace closes any more.
  ///
  /// Braces in strings do not count, unless there are no others.
  package static func end(of start: Int, in bytes: [UInt8], before limit: Int) -> Int? {
    closing(start, bytes.span, limit)
      ?? bytes[start..<limit].firstIndex(of: Bytes.closeBrace)
      .map { $0 + 1 }
  }

  /// The same in a value that is not copied yet, without regard to strings that do not end.
  ///
  /// An expression holds no other brace than in strings, so that nothing behind one is looked at for
  /// the brace that closes this one.
  static func closing(_ start: Int, _ bytes: Span<UInt8>, _ limit: Int) -> Int? {
    var isString = false
    for index in start + 1..<max(limit, start + 1) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "'") { isString.toggle() }
      if isString { continue }
      if byte == Bytes.closeBrace { return index + 1 }
      if byte == Bytes.openBrace { return nil }
    }
    return nil
  }
}

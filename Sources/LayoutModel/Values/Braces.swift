/// The syntax of braces in texts: `{…}` is a binding, `{{` and `}}` are literal braces.
package enum Braces {
  package enum Result {
    case text([UInt8])
    case issue(ValueIssue)
  }

  package static func areIn(_ bytes: Span<UInt8>) -> Bool {
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte == Bytes.openBrace || byte == Bytes.closeBrace { return true }
    }
    return false
  }

  /// Returns the text with double braces replaced by single ones.
  package static func unescape(_ bytes: [UInt8]) -> Result {
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

  /// Returns the position behind the brace that closes the one at `start`, or the end of the text.
  package static func end(of start: Int, in bytes: [UInt8]) -> Int {
    end(of: start, in: bytes, before: bytes.count) ?? bytes.count
  }

  /// Returns the position behind the brace that closes the one at `start`; nil if there is none.
  ///
  /// Braces in string literals are skipped, except those of interpolations. If no brace closes that
  /// way, the next closing brace counts.
  package static func end(of start: Int, in bytes: [UInt8], before limit: Int) -> Int? {
    closing(start, bytes.span, limit)
      ?? bytes[start..<limit].firstIndex(of: Bytes.closeBrace)
      .map { $0 + 1 }
  }

  /// Returns the position behind the brace or quote that closes the one at `start`; nil if none
  /// does.
  ///
  /// Within an expression braces occur only in strings, and strings contain expressions in braces.
  /// An opening brace in an expression therefore ends the search. Expressions and strings
  /// alternate, so the number of open ones tells which is innermost.
  package static func closing(_ start: Int, _ bytes: Span<UInt8>, _ limit: Int) -> Int? {
    guard start < limit else { return nil }
    let isString = bytes[start] == Bytes.quote
    var open = 1
    var index = start + 1
    while index < limit {
      let byte = bytes[index]
      let isDouble = index + 1 < limit && bytes[index + 1] == byte
      if (open % 2 == 1) == isString {
        switch byte {
        case Bytes.quote, Bytes.openBrace, Bytes.closeBrace:
          if isDouble {
            index += 1
          } else if byte == Bytes.quote {
            open -= 1
          } else if byte == Bytes.openBrace {
            open += 1
          }
        default: break  // open: every other byte is a character of the string.
        }
      } else {
        switch byte {
        case Bytes.quote: open += 1
        case Bytes.closeBrace: open -= 1
        case Bytes.openBrace: return nil
        default: break  // open: every other byte is a word of the expression, or part of one.
        }
      }
      index += 1
      if open == 0 { return index }
      // Deeper expressions are rejected anyway; the limit avoids a search to the end of the text
      // for each of many unclosed braces.
      if open > 2 * ExpressionParser.depth { return nil }
    }
    return nil
  }
}

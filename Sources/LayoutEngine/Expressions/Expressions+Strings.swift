// Strings; no result depends on a language or region.
extension Expressions {
  /// Joins the pieces of a text with bindings.
  ///
  /// - Complexity: O(n) in the length of the result.
  public static func joined(_ pieces: [String]) -> String {
    pieces.joined()
  }

  /// Returns whether a text contains the Unicode scalars of `part`: the function `contains` of the
  /// markup language.
  ///
  /// The result is `true` for an empty part. The comparison distinguishes case and does not
  /// normalize scalars.
  ///
  /// - Complexity: O(n + m) in the lengths of `text` and `part`.
  public static func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard !part.isEmpty else { return true }
    guard part.count <= text.count else { return false }
    // The matched beginning of the part is not read again (Knuth, Morris and Pratt).
    let borders = borders(of: part)
    var matched = 0
    for byte in text {
      while matched > 0, part[matched] != byte { matched = borders[matched - 1] }
      if part[matched] == byte { matched += 1 }
      if matched == part.count { return true }
    }
    return false
  }

  /// Returns for each prefix of a text the length of its longest proper border.
  private static func borders(of text: [UInt8]) -> [Int] {
    var borders = [0]
    var length = 0
    for byte in text.dropFirst() {
      while length > 0, text[length] != byte { length = borders[length - 1] }
      if text[length] == byte { length += 1 }
      borders.append(length)
    }
    return borders
  }
}

// Making new strings.
extension Expressions {
  /// The greatest number of digits to which ``pad(_:_:)`` fills up.
  public static let mostDigits = 64

  /// Returns an integer filled up with leading zeros: the function `pad` of the markup language.
  ///
  /// - Parameters:
  ///   - integer: The integer; a negative one gets its sign before the zeros.
  ///   - digits: The least number of digits, without the sign, clamped to `0...64`.
  /// - Returns: The digits with their sign.
  public static func pad(_ integer: Int, _ digits: Int) -> String {
    let amount = String(integer.magnitude)
    let zeros = String(repeating: "0", count: max(min(digits, mostDigits) - amount.count, 0))
    return (integer < 0 ? "-" : "") + zeros + amount
  }

  /// Returns the first `count` characters of a text: the function `prefix` of the markup language.
  ///
  /// The result is the whole text if it has fewer characters, and empty if `count` is not positive.
  ///
  /// - Complexity: O(n) in `count`.
  public static func prefix(_ text: String, _ count: Int) -> String {
    String(text.prefix(max(count, 0)))
  }
}

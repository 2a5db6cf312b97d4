// Strings; nothing depends on a language or region.
extension Expressions {
  /// Joins the pieces of a text with bindings.
  public static func joined(_ pieces: [String]) -> String {
    pieces.joined()
  }

  /// The function `contains` on a text: whether the scalars of `part` occur in it; true for an
  /// empty part.
  ///
  /// It takes time in proportion to both lengths.
  public static func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard !part.isEmpty else { return true }
    guard part.count <= text.count else { return false }
    // What has matched of the part is not read again (Knuth, Morris and Pratt).
    let borders = borders(of: part)
    var matched = 0
    for byte in text {
      while matched > 0, part[matched] != byte { matched = borders[matched - 1] }
      if part[matched] == byte { matched += 1 }
      if matched == part.count { return true }
    }
    return false
  }

  /// For each beginning of a text how much of it is its end as well.
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

// Making strings of others.
extension Expressions {
  /// The greatest number of digits that ``pad(_:_:)`` gives.
  public static let mostDigits = 64

  /// The function `pad`: the integer with zeros before it up to so many digits; the sign is none.
  ///
  /// `digits` is clamped to `0...64`.
  public static func pad(_ integer: Int, _ digits: Int) -> String {
    let amount = String(integer.magnitude)
    let zeros = String(repeating: "0", count: max(min(digits, mostDigits) - amount.count, 0))
    return (integer < 0 ? "-" : "") + zeros + amount
  }

  /// The function `prefix`: the first `count` characters of a text, or all of it; none where `count` is
  /// not positive.
  public static func prefix(_ text: String, _ count: Int) -> String {
    String(text.prefix(max(count, 0)))
  }
}

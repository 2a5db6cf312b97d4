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

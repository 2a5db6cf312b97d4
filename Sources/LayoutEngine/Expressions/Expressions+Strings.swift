// Strings and lists; nothing depends on a language or region.
extension Expressions {
  /// Converts an integer to its decimal digits.
  public static func integerAsText(_ integer: Int) -> String {
    String(integer)
  }

  /// Converts a truth value to `true` or `false`.
  public static func boolAsText(_ bool: Bool) -> String {
    bool ? "true" : "false"
  }

  /// Joins the pieces of a text with bindings.
  public static func joined(_ pieces: [String]) -> String {
    pieces.joined()
  }

  /// The function `lower`, which does not depend on a language.
  public static func lowercased(_ text: String) -> String {
    text.lowercased()
  }

  /// The function `upper`, which does not depend on a language.
  public static func uppercased(_ text: String) -> String {
    text.uppercased()
  }

  /// The function `count`: the number of grapheme clusters of a text.
  public static func countOfText(_ text: String) -> Int {
    text.count
  }

  /// The function `isEmpty` on a text.
  public static func isEmptyText(_ text: String) -> Bool {
    text.isEmpty
  }

  /// The function `contains` on a text: whether the scalars of `part` occur in it; true for an
  /// empty part.
  ///
  /// It takes time in proportion to both lengths.
  public static func textContains(_ text: String, _ part: String) -> Bool {
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

  /// The function `count`: the number of elements of a list.
  public static func countOfList<Element>(_ list: [Element]) -> Int {
    list.count
  }

  /// The function `isEmpty` on a list.
  public static func isEmptyList<Element>(_ list: [Element]) -> Bool {
    list.isEmpty
  }

  /// The function `contains` on a list.
  public static func listContains<Element: Equatable>(
    _ list: [Element], _ element: Element
  ) -> Bool {
    list.contains(element)
  }
}

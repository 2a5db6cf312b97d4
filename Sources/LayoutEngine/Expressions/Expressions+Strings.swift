// Strings and lists; nothing depends on a language or region.
extension Expressions {
  /// An integer as it is printed.
  public static func integerAsText(_ integer: Int) -> String {
    String(integer)
  }

  /// A truth value as it is printed.
  public static func boolAsText(_ bool: Bool) -> String {
    bool ? "true" : "false"
  }

  /// A text of several pieces.
  public static func joined(_ pieces: [String]) -> String {
    pieces.joined()
  }

  /// `lower(text)`.
  public static func lowercased(_ text: String) -> String {
    text.lowercased()
  }

  /// `upper(text)`.
  public static func uppercased(_ text: String) -> String {
    text.uppercased()
  }

  /// `count(text)`: how many characters a reader sees.
  public static func countOfText(_ text: String) -> Int {
    text.count
  }

  /// `isEmpty(text)`.
  public static func isEmptyText(_ text: String) -> Bool {
    text.isEmpty
  }

  /// `contains(text, part)`: whether the scalars of `part` stand in `text`; an empty one always does.
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

  /// `count(list)`.
  public static func countOfList<Element>(_ list: [Element]) -> Int {
    list.count
  }

  /// `isEmpty(list)`.
  public static func isEmptyList<Element>(_ list: [Element]) -> Bool {
    list.isEmpty
  }

  /// `contains(list, element)`.
  public static func listContains<Element: Equatable>(
    _ list: [Element], _ element: Element
  ) -> Bool {
    list.contains(element)
  }
}

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
    guard let first = part.first else { return true }
    guard part.count <= text.count else { return false }
    for start in 0...(text.count - part.count) where text[start] == first {
      if text[start..<(start + part.count)].elementsEqual(part) { return true }
    }
    return false
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

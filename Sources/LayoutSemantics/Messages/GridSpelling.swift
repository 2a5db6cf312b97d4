import LayoutDiagnostics

/// What a word among tracks or lines is meant to be.
enum GridSpelling {
  /// The track, or how often it is repeated, that a word stands for in CSS, or that it nearly spells.
  static func track(_ word: String) -> String? {
    if let ours = words[word] { return ours }
    if word.hasSuffix("px") { return String(word.dropLast(2)) }
    return NearestName.find(
      word, among: ["auto", "minContent", "maxContent", "autoFill", "autoFit"]
    )
    .first
  }

  /// The line that a word stands for: `span2` is `span 2`.
  static func line(_ word: String) -> String? {
    if word.hasPrefix("span"), Int(word.dropFirst(4)) != nil { return "span \(word.dropFirst(4))" }
    // A span without its number is spelt right already.
    return word == "span" ? nil : NearestName.find(word, among: ["auto", "span"]).first
  }

  private static let words = [
    "min-content": "minContent", "max-content": "maxContent", "auto-fill": "autoFill",
    "auto-fit": "autoFit", "none": "auto", "*": "1fr", "1*": "1fr",
  ]
}

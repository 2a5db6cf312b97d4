import LayoutDiagnostics

/// Corrections of misspelled words in track lists and lines.
enum GridSpelling {
  /// Returns the track or the repetition that a word names in CSS, or almost spells.
  static func track(_ word: String) -> String? {
    if let ours = words[word] { return ours }
    if word.hasSuffix("px") { return String(word.dropLast(2)) }
    return NearestName.find(
      word, among: ["auto", "minContent", "maxContent", "autoFill", "autoFit"]
    )
    .first
  }

  /// Returns the line that a word stands for: `span2` is `span 2`.
  static func line(_ word: String) -> String? {
    if word.hasPrefix("span"), Int(word.dropFirst(4)) != nil { return "span \(word.dropFirst(4))" }
    // A `span` without its number is spelled correctly.
    return word == "span" ? nil : NearestName.find(word, among: ["auto", "span"]).first
  }

  private static let words = [
    "min-content": "minContent", "max-content": "maxContent", "auto-fill": "autoFill",
    "auto-fit": "autoFit", "none": "auto", "*": "1fr", "1*": "1fr",
  ]
}

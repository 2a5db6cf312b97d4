import LayoutSchema

/// Places in a box by the words of other systems, for which a `zstack` has no corner.
enum CornerGuess {
  /// Returns the element that puts what it holds in the place of a word, or nil.
  static func tag(_ word: String) -> StartTag? {
    guard let key = ForeignWords.normalized(word) else { return nil }
    if key == "center" || key == "centre" || key == "middle" {
      return StartTag(name: ElementKind.center.name)
    }
    guard let place = places.first(where: { $0.words.contains(key) }) else { return nil }
    return StartTag(
      name: ElementKind.relative.name,
      attributes: [
        (AttributeName.horizontalPosition.name, place.horizontal),
        (AttributeName.verticalPosition.name, place.vertical),
      ].filter { $0.1 != "start" })
  }

  /// The words, normalised, with the two positions of each place.
  private static let places: [(words: Set<String>, horizontal: String, vertical: String)] = [
    (["top", "topcenter", "centerhorizontal"], "center", "start"),
    (["centerleft", "centerleading", "centerstart", "centervertical"], "start", "center"),
    (["centerright", "centertrailing", "centerend"], "end", "center"),
    (["bottom", "bottomcenter"], "center", "end"),
    (["bottomleft", "bottomleading", "bottomstart"], "start", "end"),
    (["bottomright", "bottomtrailing", "bottomend"], "end", "end"),
  ]
}

/// The words of the language that are newer than documents may be.
///
/// A document may have declared such a word before: as a parameter, or as an attribute or placement
/// of an element, or as a type. Its own declaration then keeps the word where it applies, and a
/// note says so.
package enum NewWords {
  /// A word, and the version in which the language got it.
  package struct Row: Sendable {
    package let word: String
    package let version: String
  }

  /// The words, the newest version first.
  package static let rows: [Row] =
    rows(
      "0.2.0",
      [
        .itemPadding, .itemPaddingTop, .itemPaddingLeft, .itemPaddingBottom, .itemPaddingRight,
        .itemPaddingStart, .itemPaddingEnd, .itemPaddingHorizontal, .itemPaddingVertical,
        .tap, .longPress, .swipeStart, .swipeEnd, .refresh, .submit, .change,
        .writingDirection, .isEnabled, .isSelected,
        .zIndex, .rotation, .drawScale, .dash, .mask, .blur, .transition, .animation,
        .paging, .snap,
        .borderTop, .borderBottom, .borderLeft, .borderRight, .borderStart, .borderEnd,
      ])
    + rows(firstVersion, [.gradient, .shadow, .tint, .pinned])

  /// The elements that came with the newest words.
  package static let elements: ElementSet = [.action, .when, .fit, .test]

  /// The names of types that are newer than documents may be.
  ///
  /// A record or a choice of a document that has such a name keeps it.
  package static let types = [Row(word: "Date", version: "0.2.0")]

  /// Whether a view of the host that declares an attribute of this name gives it the same meaning.
  ///
  /// The views of `layoutc:Controls` do.
  package static func isSharedByViews(_ word: String) -> Bool {
    word == AttributeName.isEnabled.name || word == AttributeName.isSelected.name
  }

  /// The first version, whose words no longer surprise anybody.
  package static let firstVersion = "0.1.0"

  /// Returns the version in which the language got a word; nil if it had it from the beginning.
  package static func version(of word: String) -> String? {
    rows.first { $0.word == word }?.version
  }

  /// Whether an attribute is of the newest version, and not one of the first.
  package static func isNewest(_ attribute: AttributeName) -> Bool { newest.contains(attribute) }

  private static let newest = Set(
    rows.filter { $0.version != firstVersion }.compactMap { AttributeName(named: $0.word) })

  private static func rows(_ version: String, _ attributes: [AttributeName]) -> [Row] {
    attributes.map { Row(word: $0.name, version: version) }
  }
}

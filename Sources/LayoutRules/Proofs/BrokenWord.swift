import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// A property: the lines of a text end between words.
enum BrokenWord: ProofRule {
  static let finding = DiagnosticID(
    "broken-word",
    .warning,
    .correctness,
    "In a part of the domain a line of a text ends within a word.",
    """
    `check --prove` lays the document out at every width, text size and direction that it is meant for.
    Somewhere there a word is wider than its text, so that the word goes on in the next line, without a
    hyphen. Give the text more width, or let the row wrap. It is asked up to the text size 1.353, and of
    all sizes with `--full`; `truncation` says that it is meant.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal">
          <view id="photo" size="240 40"/>
          <text flexShrink="1" content="Subscriptions"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal">
          <text minWidth="60" flexShrink="1" content="Subscriptions"/>
        </stack>
      </layout>

      """),
  )

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal">
          <text width="60" truncation="tail" content="Subscriptions"/>
        </stack>
      </layout>

      """)
  ]

  /// The largest of the sizes that the settings of Apple's systems offer without asking for more.
  static let largestTextSize: Float = 1.353

  static func message(_ name: String) -> String { "'\(name)' breaks a word" }

  static func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void) {
    for (index, element) in frames.elements.enumerated() where element.hasWords && !element.isGone {
      guard let lines = frames.lines[index], lines.breaksWord,
        !element.traits.contains(.isTruncated)
      else { continue }
      let width = frames.frames[index].width
      found(index, 1) { "a word is wider than \(Phrases.points(width))" }
    }
  }
}

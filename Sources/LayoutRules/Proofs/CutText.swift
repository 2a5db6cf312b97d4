import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// A property: a text shows all its words.
enum CutText: ProofRule {
  static let finding = DiagnosticID(
    "cut-text",
    .warning,
    .correctness,
    "In a part of the domain a text does not show all its words.",
    """
    `check --prove` lays the document out at every width, text size and direction that it is meant for.
    Somewhere there the room of this text is too low for its lines, so that words are left out without
    the author having said so. Give it more height, a `minHeight` in place of a `height`, or let it
    scroll. `maxLines` and `truncation` say that it may be cut, but not that no line of it is left.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="vertical" height="24">
          <text flexShrink="1" content="A sentence of one line, and two at 320"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="vertical" minHeight="24">
          <text flexShrink="1" content="A sentence of one line, and two at 320"/>
        </stack>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <center size="40 22"><text maxLines="1" content="Hi"/></center>
      </layout>

      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <text maxLines="1" content="A sentence that needs two lines on the narrowest of the phones"/>
      </layout>

      """)
  ]

  static func message(_ name: String) -> String { "'\(name)' does not show all its words" }

  static func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void) {
    for (index, element) in frames.elements.enumerated() where element.hasWords && !element.isGone {
      guard let lines = frames.lines[index], lines.isTruncated,
        lines.count == 0 || !element.traits.contains(.mayBeCut)
      else { continue }
      let count = lines.count
      found(index, 1) {
        "\(count == 0 ? "no line" : count == 1 ? "1 line" : "\(count) lines") of it can be seen"
      }
    }
  }
}

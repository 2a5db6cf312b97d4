import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// A property: a text with words has a size.
enum Vanished: ProofRule {
  static let finding = DiagnosticID(
    "vanished",
    .warning,
    .correctness,
    "In a part of the domain a text with words has no width or no height.",
    """
    `check --prove` lays the document out at every width, text size and direction that it is meant for.
    Somewhere there nothing is left for this text, although it is not `gone`. Give it or the container
    around it a minimum, let the row wrap, or let something else shrink.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <flex direction="row">
          <text flexShrink="1" minWidth="0" truncation="tail" content="Hello"/>
          <view width="320" height="40"/>
        </flex>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <flex direction="row">
          <text flexShrink="1" minWidth="40" truncation="tail" content="Hello"/>
          <view width="250" height="40"/>
        </flex>
      </layout>

      """),
  )

  /// What is `gone` has no size either, and is not reported.
  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <flex direction="row">
          <text id="title" flexShrink="1" minWidth="0" truncation="tail">Hello</text>
          <text id="note" visibility="gone">World</text>
          <view width="320" height="40"/>
        </flex>
      </layout>

      """)
  ]

  static func message(_ name: String) -> String { "'\(name)' has no room at all" }

  static func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void) {
    for (index, element) in frames.elements.enumerated() where element.hasWords && !element.isGone {
      let frame = frames.frames[index]
      guard frame.width <= 0 || frame.height <= 0 else { continue }
      found(index, 1) { "it is \(Phrases.size(frame.size))" }
    }
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// A property: letters stand out from what is painted behind them, in the light and in the dark.
enum Unreadable: ProofRule {
  static let finding = DiagnosticID(
    "unreadable",
    .warning,
    .accessibility,
    "In one of the appearances a text hardly stands out from what is behind it.",
    """
    `check --prove` draws the document in the light and in the dark. The Web Content Accessibility
    Guidelines ask for a contrast of 4.5 to 1, and of 3 to 1 for letters of 24 points, or bold ones of
    18.66. Somewhere there this text has less: often its color follows the appearance and what is behind it
    does not, or the other way round. Give both a 'define' with a value for the dark. What stands over
    pictures, or on colors by name, is not asked, and neither is what is not enabled.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="vertical" backgroundColor="#FFFFFF">
          <text content="White on white in the dark"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <define name="surface" type="Color" value="#FFFFFF" dark="#1C1C1E"/>
        <preview width="390"/>
        <stack direction="vertical" backgroundColor="{surface}">
          <text content="Read in the light and in the dark"/>
        </stack>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="vertical">
          <overlay>
            <view height="200" backgroundColor="#FFD60A"/>
            <center><text content="White on yellow" color="#FFFFFF"/></center>
          </overlay>
        </stack>
      </layout>

      """)
  ]

  static let alsoRight: [CatalogExample] = [
    // The picture behind the words is unknown.
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="vertical" alignItems="start">
          <overlay>
            <image source="asset:Photo" size="300 200" accessibilityLabel="A beach"/>
            <center><text content="Summer" color="#FFFFFF"/></center>
          </overlay>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="vertical" backgroundColor="#FFFFFF">
          <text content="Large" fontSize="24" color="#8A8A8A"/>
        </stack>
      </layout>

      """),
  ]

  static let asksColors = true

  static func message(_ name: String) -> String {
    "'\(name)' hardly stands out from what is behind it"
  }

  static func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void) {
    for letters in frames.letters {
      let least = letters.isLarge ? ColorContrast.leastOfLarge : ColorContrast.least
      guard letters.contrast < least - 0.005, !frames.elements[letters.element].isGone else {
        continue
      }
      found(letters.element, Float(least - letters.contrast)) {
        "a contrast of \(Float(letters.contrast).toTheHundredth), less than \(Float(least).toTheHundredth)"
      }
    }
  }
}

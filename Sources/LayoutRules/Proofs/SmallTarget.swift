import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// A property: what can be tapped is as large as a fingertip.
enum SmallTarget: ProofRule {
  static let finding = DiagnosticID(
    "small-target",
    .note,
    .accessibility,
    "In a part of the domain what can be tapped is less than 44 points wide or high.",
    """
    `check --prove` lays the document out at every width, text size and direction that it is meant for.
    Somewhere there this element is smaller than a fingertip, although it has an action. Give it a
    `minWidth` and a `minHeight` of 44, or put the action on a larger element around it.
    """,
    bad: .document(
      """
      <layout name="Example">
        <action name="open"/>
        <preview width="390"/>
        <stack direction="horizontal" alignItems="start">
          <text tap="{open()}" accessibilityRole="button">Open</text>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <action name="open"/>
        <preview width="390"/>
        <stack direction="horizontal" alignItems="start">
          <center minWidth="44" minHeight="44" tap="{open()}" accessibilityRole="button">
            <text>Open</text>
          </center>
        </stack>
      </layout>

      """),
  )

  static func message(_ name: String) -> String { "'\(name)' is too small for a finger" }

  static func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void) {
    for (index, element) in frames.elements.enumerated()
    where element.traits.contains(.isTouched) && !element.isGone {
      let size = frames.frames[index].size
      let least = min(size.width, size.height)
      guard least < 43.5 else { continue }
      found(index, 44 - least) { "it is \(Phrases.size(size))" }
    }
  }
}

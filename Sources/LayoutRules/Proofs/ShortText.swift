import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// A property: rounding leaves each text the pixels that it needs.
enum ShortText: ProofRule {
  static let finding = DiagnosticID(
    "short-text",
    .warning,
    .correctness,
    "In a part of the domain rounding takes a pixel of a text that would fit.",
    """
    `check --prove` lays the document out at every width, text size and direction that it is meant for.
    Somewhere there a flexbox rounds this text to a pixel less than its letters need, as Yoga does, so
    that it is cut off or wraps although there is room for it. Write `flexbox="flexLayout"` on the
    layout, which rounds all else alike and gives texts all their pixels.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="393" scale="3" textMetrics="fixed:54.666656x20"/>
        <flex direction="row">
          <view width="163.666641" height="10"/>
          <text content="x"/>
        </flex>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example" flexbox="flexLayout">
        <preview width="393" scale="3" textMetrics="fixed:54.666656x20"/>
        <flex direction="row">
          <view width="163.666641" height="10"/>
          <text content="x"/>
        </flex>
      </layout>

      """),
  )

  static func message(_ name: String) -> String { "rounding takes a pixel of '\(name)'" }

  static func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void) {
    for index in frames.shortTexts where frames.elements[index].hasWords {
      let pixel = 1 / max(frames.scale, 1)
      found(index, pixel) {
        "a pixel less than \(Phrases.points(frames.frames[index].width + pixel))"
      }
    }
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// A property: children of a container that lays them out side by side do not overlap.
enum Overlap: ProofRule {
  static let finding = DiagnosticID(
    "overlap",
    .warning,
    .correctness,
    "In a part of the domain two children of a row, a column or a grid overlap.",
    """
    `check --prove` lays the document out at every width, text size and direction that it is meant for.
    Somewhere there this element lies over the one before it, although their container puts its children
    side by side. A negative margin or spacing, and two children in cells by name, say that it is meant.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <grid columns="100 100">
          <view width="120" height="40"/>
          <view width="60" height="40"/>
        </grid>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <grid columns="120 100">
          <view width="120" height="40"/>
          <view width="60" height="40"/>
        </grid>
      </layout>

      """),
  )

  static func message(_ name: String) -> String { "'\(name)' lies over a sibling" }

  static func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void) {
    for (index, element) in frames.elements.enumerated()
    where !element.isGone && ProofFrames.sideBySide.contains(element.kind)
      && element.end > index + 2
      && !element.traits.contains(.isTight)
    {
      // In the order of the text a child seldom begins before all that came before have ended.
      var others: [Int] = []
      frames.forEachChild(of: index) { child in
        let frame = frames.frames[child]
        guard frame.width > 0, frame.height > 0,
          frames.elements[child].traits.isDisjoint(with: [.isPlaced, .isInCell])
        else { return }
        var overlap: Float = 0
        for other in others.suffix(mostCompared) {
          let before = frames.frames[other]
          let across =
            min(frame.x + frame.width, before.x + before.width) - max(frame.x, before.x)
          let down =
            min(frame.y + frame.height, before.y + before.height) - max(frame.y, before.y)
          overlap = max(overlap, min(across, down))
        }
        others.append(child)
        guard overlap > 0, overlap > frames.slack(of: child, in: index) else { return }
        found(child, overlap) { "by \(Phrases.points(overlap))" }
      }
    }
  }

  /// How many siblings before a child are compared with it, so that long lists take linear time.
  private static let mostCompared = 24
}

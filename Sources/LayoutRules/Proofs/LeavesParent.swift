import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// A property: an element lies within its parent.
enum LeavesParent: ProofRule {
  static let finding = DiagnosticID(
    "leaves-parent",
    .warning,
    .correctness,
    "In a part of the domain an element is partly outside of its parent.",
    """
    `check --prove` lays the document out at every width, text size and direction that it is meant for.
    Somewhere there this element is larger than the room in its parent, so that it stands over something
    else, or leaves the screen. Let it or a sibling shrink, let the row wrap, or let it scroll. A place
    by numbers, an `offset`, a negative margin or inset and `overflow` say that it is meant.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal">
          <view size="200 40"/>
          <view size="150 40"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal">
          <view size="200 40" flexShrink="1"/>
          <view size="150 40"/>
        </stack>
      </layout>

      """),
  )

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <absolute size="40 40">
          <view layoutPosition="30 30" size="20 20"/>
        </absolute>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <scroll axis="horizontal">
          <view size="500 40"/>
        </scroll>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="390" height="40"/>
        <scroll axis="both">
          <view size="500 90"/>
        </scroll>
      </layout>

      """),
  ]

  static func message(_ name: String) -> String { "'\(name)' leaves its parent" }

  static func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void) {
    for index in frames.elements.indices {
      guard let held = heldAxes(of: index, in: frames) else { continue }
      let parent = frames.elements[index].parent
      let frame = frames.frames[index]
      guard frame.width > 0, frame.height > 0 else { continue }
      let around = frames.frames[parent]
      let across = max(-frame.x, frame.x + frame.width - around.width)
      let down = max(-frame.y, frame.y + frame.height - around.height)
      let excess = max(held.across ? across : 0, held.down ? down : 0)
      guard excess > 0, excess > frames.slack(of: index, in: parent) else { continue }
      found(index, excess) { "outside by \(Phrases.points(excess))" }
    }
  }

  /// Returns the axes on which an element must lie within its parent; nil if there are none.
  static func heldAxes(of index: Int, in frames: ProofFrames) -> (across: Bool, down: Bool)? {
    let element = frames.elements[index]
    guard !element.isGone, element.parent >= 0, !element.traits.contains(.isPlaced) else {
      return nil
    }
    let parent = frames.elements[element.parent]
    guard parent.traits.isDisjoint(with: [.mayOverflow, .isTight]), parent.kind != .clip,
      parent.kind != .corner
    else { return nil }
    guard parent.kind == .scroll else { return (true, true) }
    guard !parent.traits.contains(.scrollsBothWays) else { return nil }
    let scrollsAcross = parent.traits.contains(.scrollsAcross)
    return (!scrollsAcross, scrollsAcross)
  }
}

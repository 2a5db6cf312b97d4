import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// A property: children are seen in the order in which they are read out.
enum ReadingOrder: ProofRule {
  static let finding = DiagnosticID(
    "reading-order",
    .note,
    .accessibility,
    "In a part of the domain an element is seen before the one that is read before it.",
    """
    People who listen to a screen, or go through it with the keyboard, meet its elements in the order of
    the document. `check --prove` lays the document out at every width, text size and direction that it
    is meant for. Somewhere there this element stands above the sibling before it, or before it in the
    same line, by a reversed direction or a cell of a grid. Write the children in the order in which they
    are seen. Places by numbers, and containers that put children on top of each other, are not asked.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <flex direction="columnReverse">
          <text content="Read first"/>
          <text content="Seen first"/>
        </flex>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <flex direction="column">
          <text content="Seen first"/>
          <text content="Read second"/>
        </flex>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <grid columns="1fr 1fr">
          <text column="2" row="1" content="Read first"/>
          <text column="1" row="1" content="Seen first"/>
        </grid>
      </layout>

      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <flex direction="columnReverse">
          <text content="Words"/>
          <view size="40 40"/>
        </flex>
      </layout>

      """)
  ]

  static func message(_ name: String) -> String {
    "'\(name)' is seen before what is read before it"
  }

  static func examine(_ frames: ProofFrames, _ found: (Int, Float, () -> String) -> Void) {
    for (index, element) in frames.elements.enumerated()
    where !element.isGone && ProofFrames.sideBySide.contains(element.kind)
      && element.end > index + 2
    {
      var before: LayoutRect?
      frames.forEachChild(of: index) { child in
        let frame = frames.frames[child]
        guard frames.isRead(child), frame.width > 0, frame.height > 0,
          !frames.elements[child].traits.contains(.isPlaced)
        else { return }
        defer { before = frame }
        guard let before else { return }
        let slack = frames.slack(of: child, in: index)
        if frame.y + frame.height <= before.y + slack {
          found(child, before.y - frame.y) { "it stands above the one before" }
          return
        }
        // In one line the place along it counts.
        let isBeside = frame.y < before.y + before.height - slack
        let isAhead =
          frames.isRightToLeft
          ? frame.x >= before.x + before.width - slack
          : frame.x + frame.width <= before.x + slack
        guard isBeside, isAhead, !element.traits.contains(.isInIsland) else { return }
        found(child, abs(before.x - frame.x)) { "it stands before the one before in its line" }
      }
    }
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a text that finds no room in an element with a height of its own.
enum OverflowingText: FrameRule {
  static let finding = DiagnosticID(
    "overflowing-text",
    .warning,
    .correctness,
    "A text finds no room in an element whose height is said.",
    """
    An element with a 'height' keeps it, whatever it holds: lines that find no room in it are cut, or
    stand over what comes next. Say a 'minHeight', with which the element grows with its text, or let the text
    'maxLines' be fewer. The frames of a preview with data, or of usual widths, have shown it.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="120"/>
        <stack direction="vertical">
          <stack direction="vertical" height="40">
            <text content="A sentence that needs three lines"/>
          </stack>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="120"/>
        <stack direction="vertical">
          <stack direction="vertical" minHeight="40">
            <text content="A sentence that needs three lines"/>
          </stack>
        </stack>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    // The padding leaves no room for the line.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="vertical">
          <scroll axis="horizontal" height="36">
            <stack direction="horizontal">
              <text content="Photos" padding="8 16"/>
            </stack>
          </scroll>
        </stack>
      </layout>

      """)
  ]

  static let alsoRight: [CatalogExample] = [
    // The text is cut on purpose.
    .document(
      """
      <layout name="Example">
        <preview width="120"/>
        <stack direction="vertical">
          <stack direction="vertical" height="40">
            <text content="A sentence that needs three lines" maxLines="1"/>
          </stack>
        </stack>
      </layout>

      """),
    // It can be scrolled.
    .document(
      """
      <layout name="Example">
        <preview width="120"/>
        <stack direction="vertical">
          <stack direction="vertical" height="40">
            <scroll flexShrink="1"><text content="A sentence that needs three lines"/></scroll>
          </stack>
        </stack>
      </layout>

      """),
  ]

  static let scope = RuleScope(
    kinds: [.stack, .flex, .center, .inset, .wrapper, .view, .zstack, .linear, .scroll],
    attributes: [.height, .size])

  /// The most points by which a text may stand out: letters are lower than their lines.
  private static let slack: Float = 4

  static func check(_ container: Int, _ pass: inout RulePass) {
    let document = pass.document
    let isBound = document.value(.height, of: container)?.isBound ?? false
    guard isBound || document.writtenLength(of: container, .vertical) != nil,
      !document.nodes[container].isBroken, mayHoldText(container, document),
      document.nodes[container].kind != .scroll || scrollsAcross(container, document)
    else { return }
    let source = pass.source(of: container)
    let height = pass.source(of: .height, on: container)
    let name = pass.markup.names.name(of: source.name)
    pass.suspect(
      Diagnostic(
        finding, "a text finds no room in this '\(name)'",
        at: height?.nameRange ?? source.nameRange,
        fixes: height.map {
          [.rename($0, AttributeName.height.name, to: AttributeName.minHeight.name)]
        } ?? []),
      of: [container], within: container, along: .vertical, by: Self.self)
  }

  /// Whether a scroll moves its content from left to right alone, so that what is higher is cut.
  private static func scrollsAcross(_ scroll: Int, _ document: TypedDocument) -> Bool {
    document.choice(.axis, of: scroll) == ScrollSpec.Axis.horizontal
  }

  private static func mayHoldText(_ element: Int, _ document: TypedDocument) -> Bool {
    var child = document.nodes[element].firstChild
    while child >= 0 {
      let node = document.nodes[Int(child)]
      if ElementSet([.text, .component, .slot]).contains(node.kind)
        || mayHoldText(Int(child), document)
      {
        return true
      }
      child = node.nextSibling
    }
    return false
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    guard !frames.isInvented else { return .none }
    for place in suspicion.elements.flatMap({ frames.places(of: $0) }) {
      let height = frames.elements[place].frame.height
      // What is in a scroll counts from its content, which is as high as there is room.
      let holder = frames.elements[place].content == nil ? place : place + 1
      guard holder < frames.elements[place].end else { continue }
      for text in frames.texts(in: holder) where !isInAnother(text, in: place, frames) {
        let frame = frames.frame(of: text, in: holder)
        let excess = max(frame.y + frame.height - height, -frame.y)
        if excess > slack, frame.height > 0 {
          return .proof("\(Phrases.points(excess)) of it stand outside")
        }
        if isCut(text, frames) {
          let isGone = frames.tree.lines(of: LayoutElement(text))?.count == 0
          return .proof(isGone ? "none of its lines is seen" : "its last lines are cut")
        }
      }
    }
    return .none
  }

  /// Whether lines of a text are left out that nothing limits.
  private static func isCut(_ text: Int, _ frames: TrialFrames) -> Bool {
    let element = LayoutElement(text)
    return frames.tree.text(of: element)?.maxLines == 0
      && frames.tree.lines(of: element)?.isTruncated == true
  }

  /// Whether an element between a text and `place` has a height of its own too, which is the one to
  /// be told.
  private static func isInAnother(_ text: Int, in place: Int, _ frames: TrialFrames) -> Bool {
    var element = text
    while element > place {
      if frames.ownLength(of: element, along: .vertical) != nil { return true }
      element = frames.elements[element].parent
    }
    return false
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a child that lies outside its parent's frame.
enum OutsideParent: FrameRule {
  static let finding = DiagnosticID(
    "outside-parent",
    .warning,
    .suspicious,
    "A child is placed outside of its parent.",
    """
    No part of it lies in the element that it is a child of, so that it stands over something else, or
    is cut. Positions count from the parent's start corner. The frames of all previews, or of usual
    sizes, have shown it.
    """,
    bad: .fragment(
      """
      <center>
        <absolute size="100 100">
          <view id="dot" layoutPosition="120 10" size="20 20"/>
        </absolute>
      </center>
      """),
    good: .fragment(
      """
      <center>
        <absolute size="100 100">
          <view id="dot" layoutPosition="70 10" size="20 20"/>
        </absolute>
      </center>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    // A part of the child is visible.
    .fragment(
      """
      <center>
        <absolute size="100 100">
          <view id="dot" layoutPosition="90 -10" size="20 20"/>
        </absolute>
      </center>
      """)
  ]

  static let asksEveryWidth = true

  static let scope = RuleScope(attributes: [.layoutPosition])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    let parent = document.placingParent(of: child)
    guard parent > 0, document.nodes[parent].kind == .absolute, !document.nodes[child].isBroken,
      case .pair(let x, let y)? = document.value(.layoutPosition, of: child),
      x.unit == .points, y.unit == .points,
      !isInside(x.amount, y.amount, of: parent, child, document),
      let source = pass.source(of: .layoutPosition, on: child)
    else { return }
    pass.suspect(
      Diagnostic(
        finding, "this stands outside of its parent", at: source.valueRange,
        related: [RelatedLocation("the parent is here", at: pass.source(of: parent).nameRange)]),
      of: [child], within: parent, along: .horizontal, by: Self.self)
  }

  /// Whether a place in points is surely inside of a parent that is as large as what it holds.
  static func isInside(
    _ x: Float, _ y: Float, of parent: Int, _ child: Int, _ document: TypedDocument
  ) -> Bool {
    guard x >= 0, y >= 0,
      document.attribute(.sizing, of: parent).flatMap({ document.word(of: $0) }) == "sizeToFit"
    else { return false }
    // It is at least one point larger.
    return document.hasRoom(for: x + 1, around: child, along: .horizontal)
      && document.hasRoom(for: y + 1, around: child, along: .vertical)
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    let pairs = frames.pairs(of: suspicion.elements, in: suspicion.container)
    let isSeen = pairs.allSatisfy { _, parent in
      let around = frames.elements[parent].frame
      return around.width > 0 && around.height > 0
    }
    guard isSeen else { return .none }
    return .ofAll(pairs) { child, parent in
      let frame = frames.elements[child].frame
      let around = frames.elements[parent].frame
      let isOutside =
        frame.x >= around.width || frame.y >= around.height || frame.x + frame.width < 0
        || frame.y + frame.height < 0
      return isOutside ? "the parent is \(Phrases.size(around.size))" : nil
    }
  }
}

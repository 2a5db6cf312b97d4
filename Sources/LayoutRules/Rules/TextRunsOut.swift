import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a text that extends beyond its row because nothing in the row shrinks.
enum TextRunsOut: FrameRule {
  static let finding = DiagnosticID(
    "text-runs-out",
    .warning,
    .correctness,
    "A text in a row runs out of it, because nothing in the row shrinks.",
    """
    A row offers its children any width and takes from those with a 'flexShrink' what is too much. Where
    none has one, a text stands on one line however long it is, and ends beyond the row. The frames of a
    preview, or of usual widths, have shown it; where a text comes from data that no preview gives, one
    of forty characters was taken.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="120"/>
        <stack direction="horizontal">
          <view id="icon" size="24 24"/>
          <text content="A sentence that is longer than the row"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="120"/>
        <stack direction="horizontal">
          <view id="icon" size="24 24"/>
          <text content="A sentence that is longer than the row" flexShrink="1"/>
        </stack>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    // The text lies inside a child of the row.
    .document(
      """
      <layout name="Example">
        <param name="title" type="String"/>
        <stack direction="horizontal">
          <view id="icon" size="120 120"/>
          <stack direction="vertical">
            <text>{title}</text>
            <text content="Today"/>
          </stack>
        </stack>
      </layout>

      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="horizontal">
        <view id="icon" size="24 24"/>
        <text content="Short"/>
      </stack>
      """),
    // Another child shrinks.
    .document(
      """
      <layout name="Example">
        <preview width="120"/>
        <stack direction="horizontal">
          <text content="A name that is long" flexShrink="1"/>
          <text content="12:30"/>
        </stack>
      </layout>

      """),
    // A row that scrolls has unlimited length.
    .document(
      """
      <layout name="Example">
        <preview width="120"/>
        <scroll axis="horizontal">
          <stack direction="horizontal">
            <text content="A sentence that is longer than the row"/>
          </stack>
        </scroll>
      </layout>

      """),
  ]

  static let scope = RuleScope(kinds: [.stack, .flex], alongside: [.direction])

  static func check(_ row: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let axis = document.line(at: row), axis.isHorizontal, !axis.wraps else { return }
    let children = document.placedChildren(of: row)
    guard children.allSatisfy({ document.keepsItsLength($0, in: row) }) else { return }
    let suspects = children.filter { mayRunOut($0, document) }
    for child in suspects {
      let source = pass.source(of: child)
      let name = pass.markup.names.name(of: source.name)
      let what = document.nodes[child].kind == .text ? "'text'" : "a text in '\(name)'"
      pass.suspect(
        Diagnostic(
          finding, "\(what) makes its row too long, because nothing there shrinks",
          at: source.nameRange,
          related: [RelatedLocation("the row is here", at: pass.source(of: row).nameRange)],
          fixes: (document.isRepeated(child) ? [pass.wrapping(lineOf: row)] : [])
            + [.insert(.flexShrink, "1", into: source, pass.markup)]),
        of: [child] + suspects.filter { $0 != child }, within: row, along: .horizontal,
        by: Self.self)
    }
  }

  /// Whether a text may make the child as wide as the text is long.
  private static func mayRunOut(_ child: Int, _ document: TypedDocument) -> Bool {
    let node = document.nodes[child]
    let mayHoldText = ElementSet([.text, .component, .slot]).contains(node.kind)
    return (mayHoldText || node.firstChild >= 0)
      && document.ownLength(of: child, .horizontal) == nil
      && !node.written.contains(.maxWidth) && !node.written.contains(.flexBasis)
  }

  /// The widest of the children is the cause where a row is too long, whether it ends outside or
  /// pushes others there.
  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    let pairs = frames.pairs(of: suspicion.elements, in: suspicion.container).filter {
      !frames.texts(in: $0.child).isEmpty
    }
    let suspects = Set(suspicion.elements.prefix(1).flatMap { frames.places(of: $0) })
    for (row, all) in Dictionary(grouping: pairs, by: \.parent).sorted(by: { $0.key < $1.key }) {
      let children = all.map(\.child)
      guard let widest = children.max(by: { width(of: $0, frames) < width(of: $1, frames) }),
        suspects.contains(widest)
      else { continue }
      let excess = children.map { outside($0, row, frames) }.max() ?? 0
      if excess > 0.5 { return .proof("by \(Phrases.points(excess))") }
    }
    return .none
  }

  private static func width(of child: Int, _ frames: TrialFrames) -> Float {
    frames.elements[child].frame.width
  }

  /// Returns by how much the texts of a child stand outside of the row.
  private static func outside(_ child: Int, _ row: Int, _ frames: TrialFrames) -> Float {
    let width = frames.elements[row].frame.width
    return frames.texts(in: child).map { text in
      let frame = frames.frame(of: text, in: row)
      return max(frame.x + frame.width - width, -frame.x)
    }.max() ?? 0
  }
}

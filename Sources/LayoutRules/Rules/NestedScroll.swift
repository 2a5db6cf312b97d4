import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `scroll` inside another one along the same axis.
enum NestedScroll: ElementRule {
  static let finding = DiagnosticID(
    "nested-scroll",
    .warning,
    .suspicious,
    "A 'scroll' stands in another one of the same axis.",
    """
    The inner one is offered any length and is as long as its content, so that there is nothing left
    for it to scroll; with a length of its own it takes the finger from the outer one. Let one of them
    scroll.
    """,
    bad: .fragment(
      """
      <scroll>
        <stack direction="vertical">
          <scroll>
            <text content="Hi"/>
          </scroll>
        </stack>
      </scroll>
      """),
    good: .fragment(
      """
      <scroll>
        <stack direction="vertical">
          <scroll axis="horizontal">
            <text content="Hi"/>
          </scroll>
        </stack>
      </scroll>
      """),
  )

  static let scope = RuleScope(kinds: [.scroll])

  static func check(_ scroll: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard !document.leavesOpen([.axis], at: scroll) else { return }
    var above = document.nodes[scroll].parent
    while above > 0, document.nodes[Int(above)].kind != .scroll {
      above = document.nodes[Int(above)].parent
    }
    guard above > 0, !document.leavesOpen([.axis], at: Int(above)),
      shares(axis(of: scroll, document), axis(of: Int(above), document))
    else { return }
    pass.report(
      Diagnostic(
        finding, "this 'scroll' stands in another one of the same axis",
        at: pass.source(of: scroll).nameRange,
        related: [
          RelatedLocation("the outer one is here", at: pass.source(of: Int(above)).nameRange)
        ]))
  }

  private static func axis(of scroll: Int, _ document: TypedDocument) -> ScrollSpec.Axis {
    document.choice(.axis, of: scroll) ?? .vertical
  }

  private static func shares(_ one: ScrollSpec.Axis, _ other: ScrollSpec.Axis) -> Bool {
    one == other || one == .both || other == .both
  }
}

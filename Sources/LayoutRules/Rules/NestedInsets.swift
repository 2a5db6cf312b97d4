import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports an `inset` directly inside another one.
enum NestedInsets: ElementRule {
  static let finding = DiagnosticID(
    "nested-insets",
    .note,
    .style,
    isOnByDefault: false,
    "An 'inset' stands in another one, and neither shows anything.",
    """
    Their edges add up, and readers must do the sum. One 'inset' with what they come to together says
    the same. Where one has a look, an id or a size it is a box of its own, and left alone.
    """,
    bad: .fragment(
      """
      <inset insets="8">
        <inset insetTop="4">
          <text content="Hi"/>
        </inset>
      </inset>
      """),
    good: .fragment(
      """
      <inset insets="8" insetTop="12">
        <text content="Hi"/>
      </inset>
      """),
  )

  static let scope = RuleScope(kinds: [.inset], features: .sound)

  private static let edges = AttributeMask([
    .insets, .insetTop, .insetLeft, .insetBottom, .insetRight, .insetStart, .insetEnd,
  ])

  static func check(_ inset: Int, _ pass: inout RulePass) {
    let nodes = pass.document.nodes
    let parent = Int(nodes[inset].parent)
    // Equivalent, `>` as `>=`: the root of a document is no 'inset'.
    guard parent > 0, nodes[parent].kind == .inset, !nodes[inset].written.isEmpty,
      !nodes[parent].written.isEmpty, edges.isSuperset(of: nodes[inset].written),
      edges.isSuperset(of: nodes[parent].written), !nodes[inset].isBroken, !nodes[parent].isBroken
    else { return }
    pass.report(
      Diagnostic(
        finding, "this 'inset' adds to another one", at: pass.source(of: inset).nameRange,
        related: [RelatedLocation("the other one is here", at: pass.source(of: parent).nameRange)]))
  }
}

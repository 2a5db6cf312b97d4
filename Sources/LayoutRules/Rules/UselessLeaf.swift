import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `view` without any attribute.
enum UselessLeaf: ElementRule {
  static let finding = DiagnosticID(
    "useless-leaf",
    .warning,
    .suspicious,
    "A 'view' says nothing of itself.",
    """
    Without an id, a class, a look, a size or a child it shows nothing, and nobody can find it. What
    takes free space is a 'spacer'; what the host is to fill needs an 'id' or a 'class'.
    """,
    bad: .fragment(
      """
      <stack direction="horizontal">
        <text content="Hi"/>
        <view/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="horizontal">
        <text content="Hi"/>
        <spacer/>
      </stack>
      """),
  )

  static let scope = RuleScope(kinds: [.view], features: .sound)

  static func check(_ view: Int, _ pass: inout RulePass) {
    let node = pass.document.nodes[view]
    let parent = Int(node.parent)
    guard node.written.isEmpty, node.firstChild < 0, node.childCount == 0, !node.isBroken,
      parent > 0, pass.source(of: view).attributeCount == 0,
      pass.document.nodes[parent].kind == .stack || pass.document.nodes[parent].kind == .flex
    else { return }
    let source = pass.source(of: view)
    pass.report(
      Diagnostic(
        finding, "this 'view' shows nothing and takes no room", at: source.nameRange,
        fixes: [.removeElement(source, pass.markup, isSafe: false)]))
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `flex` without a direction in a document with the habits of CSS.
enum ColumnByDefault: ElementRule {
  static let finding = DiagnosticID(
    "column-by-default",
    .warning,
    .suspicious,
    "In a document with flexbox=\"css\", a 'flex' does not say its direction.",
    """
    In CSS a flexbox is a row unless it says otherwise. A 'flex' is a column, here too: of the initial
    values of CSS only that of 'justifyContent' is taken over. Say which is meant.
    """,
    bad: .document(
      """
      <layout name="Example" flexbox="css">
        <flex>
          <text content="A"/>
          <text content="B"/>
        </flex>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example" flexbox="css">
        <flex direction="row">
          <text content="A"/>
          <text content="B"/>
        </flex>
      </layout>

      """),
  )

  static let scope = RuleScope(kinds: [.flex])

  static func check(_ flex: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[flex]
    guard document.attribute(.flexbox, of: 0).flatMap({ document.word(of: $0) }) == "css",
      !node.written.contains(.direction), !node.isBroken, node.firstChild >= 0,
      node.lastChild != node.firstChild
        || ElementSet.flow.contains(document.nodes[Int(node.firstChild)].kind),
      !pass.isStyled(flex)
    else { return }
    let source = pass.source(of: flex)
    pass.report(
      Diagnostic(
        finding, "this 'flex' is a column, and no row as in CSS", at: source.nameRange,
        fixes: ["row", "column"].map { .insert(.direction, $0, into: source, pass.markup) }))
  }
}

import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a control without words for assistive technology.
enum RoleWithoutLabel: ElementRule {
  static let finding = DiagnosticID(
    "role-without-label",
    .warning,
    .accessibility,
    "An element has a role or can be tapped, and has no words to tell it by.",
    """
    A screen reader says the label and then the role. Without a label it says the texts in the element,
    and where there are none either, only that there is a button. Give it an 'accessibilityLabel'.
    """,
    bad: .fragment(
      "<center>\n  <image source=\"symbol:heart\" size=\"44\" accessibilityRole=\"button\"/>\n</center>"
    ),
    good: .fragment(
      "<center>\n  <image source=\"symbol:heart\" size=\"44\" accessibilityRole=\"button\" accessibilityLabel=\"Like\"/>\n</center>"
    ),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <action name="like"/>
        <center>
          <image source="symbol:heart" size="44" tap="{like}"/>
        </center>
      </layout>

      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="horizontal" accessibilityRole="button">
        <image source="symbol:heart" size="44"/>
        <text content="Like"/>
      </stack>
      """),
    .document(
      """
      <layout name="Example">
        <action name="read"/>
        <text>You accept our <span tap="{read}">terms</span>.</text>
      </layout>

      """),
  ]

  static let scope = RuleScope(attributes: [.accessibilityRole, .tap])

  private static let describing = AttributeMask([.accessibilityLabel, .accessibilityHidden])

  /// The elements that may contain words that the document does not show.
  private static let open: ElementSet = [.component, .element, .slot]

  static func check(_ element: Int, _ pass: inout RulePass) {
    let node = pass.document.nodes[element]
    guard !node.isBroken, !node.written.intersects(describing), !pass.document.isRoot(element),
      !mayHaveWords(element, pass.document), !node.written.contains(.class),
      let source =
        pass.source(of: .accessibilityRole, on: element) ?? pass.source(of: .tap, on: element)
    else { return }
    pass.report(
      Diagnostic(
        finding, "nothing says what this is", at: source.range,
        fixes: []))
  }

  private static func mayHaveWords(_ element: Int, _ document: TypedDocument) -> Bool {
    let node = document.nodes[element]
    if ElementSet.texts.contains(node.kind) || open.contains(node.kind)
      || node.written.contains(.accessibilityLabel)
    {
      return true
    }
    var child = node.firstChild
    while child >= 0 {
      if mayHaveWords(Int(child), document) { return true }
      child = document.nodes[Int(child)].nextSibling
    }
    return false
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports elements that are out of the layout and that the host cannot show.
enum AlwaysGone: ElementRule {
  static let finding = DiagnosticID(
    "always-gone",
    .warning,
    .suspicious,
    "An element is out of the layout for good.",
    """
    It is 'gone', or its 'display' is 'none', in so many words, and neither it nor anything in it has
    an 'id' by which the host could change that. Remove it, give it an id, or let an expression or an
    'if' decide.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <text content="Hi"/>
        <text content="Draft" visibility="gone"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <text content="Hi"/>
        <text id="draft" content="Draft" visibility="gone"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      "<flex>\n  <text content=\"Hi\"/>\n  <text content=\"Draft\" display=\"none\"/>\n</flex>")
  ]

  static let scope = RuleScope(attributes: [.visibility, .display], features: .sound)

  static func check(_ element: Int, _ pass: inout RulePass) {
    let document = pass.document
    for index in document.nodes[element].attributeIndices {
      let attribute = document.attributes[index]
      let isGone =
        attribute.name == .visibility && attribute.says(ElementStyle.Visibility.gone)
        || attribute.name == .display && attribute.says(FlexItem.Display.none)
      guard isGone, !document.nodes[element].isBroken, !document.isRoot(element),
        !document.holdsId(element)
      else { continue }
      let name = pass.markup.names.name(of: pass.source(of: element).name)
      pass.report(
        Diagnostic(
          finding, "nothing ever shows this '\(name)'", at: pass.source(of: attribute).range))
    }
  }
}

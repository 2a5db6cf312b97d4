import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a text without words that the host cannot fill.
enum TextWithoutWords: ElementRule {
  static let finding = DiagnosticID(
    "text-without-words",
    .warning,
    .suspicious,
    "A text has no words, and no id by which the host could give it some.",
    """
    It is a line high and shows nothing. Write what it says, or give it an 'id'; space alone is a
    'spacer' or an 'inset'.
    """,
    bad: .fragment(
      "<stack direction=\"vertical\">\n  <text content=\"Hi\"/>\n  <text/>\n</stack>"),
    good: .fragment(
      "<stack direction=\"vertical\">\n  <text content=\"Hi\"/>\n  <text id=\"name\"/>\n</stack>"),
  )

  static let alsoWrong: [CatalogExample] = [.fragment(#"<text content=""/>"#)]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="title" type="String"/>
        <text content="{title}"/>
      </layout>
      """)
  ]

  static let scope = RuleScope(kinds: [.text], features: .sound)

  static func check(_ text: Int, _ pass: inout RulePass) {
    let node = pass.document.nodes[text]
    guard node.runCount == 0, !node.written.contains(.id), !node.isBroken else { return }
    let content = pass.document.attribute(.content, of: text)
    if let content {
      guard case .text(let words) = content.value, words.isEmpty else { return }
    }
    let source = pass.source(of: text)
    // Invalid content of the element may be its words.
    // Equivalent, `< 0` as `< 1`: the root is nobody's child.
    guard content != nil || source.firstChild < 0 else { return }
    pass.report(
      Diagnostic(
        finding, "this text says nothing",
        at: content.map { pass.source(of: $0).nameRange } ?? source.nameRange))
  }
}

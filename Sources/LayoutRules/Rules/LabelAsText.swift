import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a text whose accessibility label repeats the text.
enum LabelAsText: ElementRule {
  static let finding = DiagnosticID(
    "label-as-text",
    .note,
    .accessibility,
    "The label of a text is what the text says anyway.",
    """
    Assistive technology reads a text out without a label. Where both stand, one of them will be
    changed some day and the other not. The repair removes the label.
    """,
    bad: .fragment(#"<text content="Save" accessibilityLabel="Save"/>"#),
    good: .fragment(#"<text content="Save"/>"#),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(#"<text content="1/5" accessibilityLabel="Photo 1 of 5"/>"#)
  ]

  static let scope = RuleScope(kinds: [.text], attributes: [.accessibilityLabel])

  static func check(_ text: Int, _ pass: inout RulePass) {
    guard let label = pass.document.string(.accessibilityLabel, of: text), !label.isEmpty,
      !pass.document.nodes[text].isBroken,
      WrittenWords(of: text, in: pass.document).literal == label,
      let source = pass.source(of: .accessibilityLabel, on: text)
    else { return }
    pass.report(
      Diagnostic(
        finding, "the label is what the text says", at: source.nameRange,
        fixes: [.remove("accessibilityLabel", source, pass.markup)]))
  }
}

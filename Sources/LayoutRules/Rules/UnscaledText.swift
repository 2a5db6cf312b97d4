import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports words that do not follow the reader's text scale.
enum UnscaledText: ElementRule {
  static let finding = DiagnosticID(
    "unscaled-text",
    .note,
    .accessibility,
    "Words do not follow the reader's text scale.",
    """
    Who chooses larger letters cannot read otherwise. 'scalesText="false"' is for figures in a badge
    and the like, which have no room to grow. Words can wrap, or be set smaller with 'minScale' where
    they would be cut.
    """,
    bad: .fragment(#"<text content="Hello" scalesText="false"/>"#),
    good: .fragment(#"<text content="Hello"/>"#),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(#"<text content="12" scalesText="false"/>"#)
  ]

  static let scope = RuleScope(kinds: [.text], attributes: [.scalesText])

  static func check(_ text: Int, _ pass: inout RulePass) {
    guard pass.document.value(.scalesText, of: text) == .bool(false),
      !pass.document.nodes[text].isBroken,
      WrittenWords(of: text, in: pass.document).holdLetters,
      let source = pass.source(of: .scalesText, on: text)
    else { return }
    pass.report(
      Diagnostic(
        finding, "these words stay as small as they are", at: source.nameRange,
        fixes: [.remove("scalesText", source, pass.markup, isSafe: false)]))
  }
}

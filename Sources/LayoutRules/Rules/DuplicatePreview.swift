import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a preview with the name of an earlier one, which could not be chosen by
/// name.
enum DuplicatePreview: DocumentRule {
  static let finding = DiagnosticID(
    "duplicate-preview",
    .error,
    .correctness,
    "Two previews have the same name.",
    """
    A preview is chosen by its name, so each name may stand once in a document. Rename one of them.
    """,
    bad: .fragment(
      """
      <preview name="phone" width="390"/>
      <preview name="phone" width="430"/>
      <text content="Hi"/>
      """),
    good: .fragment(
      """
      <preview name="phone" width="390"/>
      <preview name="large" width="430"/>
      <text content="Hi"/>
      """),
  )

  static let scope = RuleScope(kinds: [.preview])

  static func check(_ pass: inout RulePass) {
    let document = pass.document
    guard document.previews.count > 1 else { return }
    var first: [String: MarkupAttribute] = [:]
    for preview in document.previews {
      guard let attribute = document.attribute(.name, of: Int(preview)),
        case .text(let text) = attribute.value
      else { continue }
      let source = pass.source(of: attribute)
      let name = document.string(text)
      guard let earlier = first[name] else {
        first[name] = source
        continue
      }
      pass.report(
        Diagnostic(
          finding, "there are two previews called '\(name)'", at: source.valueRange,
          related: [RelatedLocation("the first one is here", at: earlier.valueRange)]))
    }
  }
}

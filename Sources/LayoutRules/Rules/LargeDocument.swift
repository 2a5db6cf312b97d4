import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a document with more elements than people can survey.
enum LargeDocument: DocumentRule {
  static let finding = DiagnosticID(
    "large-document",
    .note,
    .performance,
    isOnByDefault: false,
    "A document holds very many elements.",
    """
    All of them are made and measured at once, and nobody finds his way among them. Rows that are alike
    are a 'for' over a list; parts with a meaning of their own are components, in a library if others
    need them.
    """,
    options: [maximum],
    bad: document(Int(maximum.standard) + 1),
    good: document(Int(maximum.standard) - 1),
  )

  private static let maximum = RuleOption(
    "maximum", 250, in: 1...1_000_000,
    "How many elements a document may hold, its components included.")

  private static func document(_ elements: Int) -> CatalogExample {
    .fragment(
      "<stack direction=\"vertical\">"
        + String(repeating: "<text content=\"Hi\"/>", count: elements - 1) + "</stack>")
  }

  static let scope = RuleScope(features: .sound)

  static func check(_ pass: inout RulePass) {
    let most = Int(pass.value(of: maximum))
    guard pass.document.nodes.count > most, let first = pass.document.nodes.first,
      first.markup >= 0
    else { return }
    let count = pass.document.nodes.count { ElementSet.layoutElements.contains($0.kind) }
    guard count > most else { return }
    pass.report(
      Diagnostic(
        finding, "there are \(count) elements in this document",
        at: pass.markup.nodes[Int(first.markup)].nameRange))
  }
}

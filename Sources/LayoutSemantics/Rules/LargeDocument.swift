import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// More elements in one file than anybody reads.
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
    bad: document(most + 1),
    good: document(most - 1),
  )

  /// The most elements of a layout with its components.
  private static let most = 250

  private static func document(_ elements: Int) -> CatalogExample {
    .fragment(
      "<stack direction=\"vertical\">"
        + String(repeating: "<text content=\"Hi\"/>", count: elements - 1) + "</stack>")
  }

  static let scope = RuleScope(features: .sound)

  static func check(_ pass: inout RulePass) {
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

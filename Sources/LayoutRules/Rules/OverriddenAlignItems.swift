import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports an `alignItems` that every child overrides.
enum OverriddenAlignItems: ElementRule {
  static let finding = DiagnosticID(
    "overridden-align-items",
    .warning,
    .suspicious,
    "Every child has an 'alignSelf' of its own, so that 'alignItems' says nothing.",
    """
    'alignItems' is for children that do not say themselves where they stand across the container. If
    all of them do, it can go; or it can say what most of them say.
    """,
    bad: .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <text content="Hi" alignSelf="start"/>
        <text content="You" alignSelf="end"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <text content="Hi" alignSelf="start"/>
        <text content="You" alignSelf="end"/>
      </stack>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <text content="Hi" alignSelf="start"/>
        <text content="You" alignSelf="auto"/>
      </stack>
      """)
  ]

  static let scope = RuleScope(
    kinds: [.stack, .flex], attributes: [.alignItems], alongside: [.alignSelf], features: .sound)

  static func check(_ container: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let axis = document.line(at: container), !axis.alignsBaselines, !axis.wraps,
      document.nodes[container].firstChild >= 0, !document.hasVaryingChildren(container),
      let attribute = document.attribute(.alignItems, of: container)
    else { return }
    var next = document.nodes[container].firstChild
    while next >= 0 {
      let child = Int(next)
      next = document.nodes[child].nextSibling
      guard let own = document.attribute(.alignSelf, of: child),
        let word = document.word(of: own), word != "auto",
        // `RedundantAlignSelf` reports a child with the same word.
        word != document.word(of: attribute)
      else { return }
    }
    let source = pass.source(of: attribute)
    pass.report(
      Diagnostic(
        finding, "every child says itself where it stands", at: source.nameRange,
        fixes: [.remove("alignItems", source, pass.markup)]))
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports an `alignSelf` equal to the container's `alignItems`.
enum RedundantAlignSelf: ElementRule {
  static let finding = DiagnosticID(
    "redundant-align-self",
    .note,
    .style,
    "An 'alignSelf' says what the container's 'alignItems' says anyway.",
    """
    A child's 'alignSelf' wins over what its container says of all children. Where both are the same
    there is nothing to win. The repair removes it.
    """,
    bad: .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <text content="Hi" alignSelf="center"/>
        <text content="You"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <text content="Hi"/>
        <text content="You"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<flex>\n  <text content=\"Hi\" alignSelf=\"stretch\"/>\n</flex>")
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical" horizontalAlignment="middle">
        <text content="Hi" alignSelf="stretch"/>
      </stack>
      """)
  ]

  static let scope = RuleScope(attributes: [.alignSelf], features: .sound)

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let (container, _) = document.line(around: child),
      let own = document.attribute(.alignSelf, of: child),
      !document.nodes[container].written.intersects(shorthands), !pass.isStyled(child),
      let word = document.word(of: own),
      word
        == (document.attribute(.alignItems, of: container).flatMap { document.word(of: $0) }
          ?? "stretch")
    else { return }
    let source = pass.source(of: own)
    pass.report(
      Diagnostic(
        finding, "'\(word)' is what the container says of all children", at: source.valueRange,
        fixes: [.remove("alignSelf", source, pass.markup)]))
  }

  private static let shorthands = AttributeMask([.horizontalAlignment, .verticalAlignment])
}

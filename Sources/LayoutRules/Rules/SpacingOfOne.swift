import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports spacing between children of a container with one child.
enum SpacingOfOne: ElementRule {
  static let finding = DiagnosticID(
    "spacing-of-one",
    .warning,
    .suspicious,
    "Space between children is asked for where there is one child.",
    """
    'spacing' and 'gap' stand between one child and the next, not around them. With a single child
    there is no such place. Space around a child is that of an 'inset', of 'padding' or of a 'margin'.
    """,
    bad: .fragment(
      "<stack direction=\"vertical\" spacing=\"8\">\n  <text content=\"Hi\"/>\n</stack>"),
    good: .fragment(
      "<stack direction=\"vertical\" padding=\"8\">\n  <text content=\"Hi\"/>\n</stack>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<flex gap=\"8\">\n  <text content=\"Hi\"/>\n</flex>")
  ]

  static let alsoRight: [CatalogExample] = [
    // A loop may result in several children.
    .fragment(
      """
      <stack direction="vertical" spacing="8">
        <for each="n" in="{range(3)}"><text>{n}</text></for>
      </stack>
      """)
  ]

  static let scope = RuleScope(
    kinds: [.stack, .linear, .flow, .flex], attributes: [.spacing, .gap], features: .sound)

  static func check(_ container: Int, _ pass: inout RulePass) {
    guard let child = pass.document.soleChild(of: container) else { return }
    if pass.document.nodes[container].kind == .flex {
      let item = FlexChild(of: child, in: pass.document)
      guard !item.isContents, !item.isOpen else { return }
    }
    for index in pass.document.nodes[container].attributeIndices {
      let attribute = pass.document.attributes[index]
      guard attribute.name == .spacing || attribute.name == .gap else { continue }
      let source = pass.source(of: attribute)
      let name = attribute.name.name
      pass.report(
        Diagnostic(
          finding, "'\(name)' has no effect on a single child", at: source.nameRange,
          related: [RelatedLocation("the only child", at: pass.source(of: child).nameRange)],
          fixes: [.remove(name, source, pass.markup)]))
    }
  }
}

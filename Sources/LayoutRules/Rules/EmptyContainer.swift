import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a container without children, appearance or size.
enum EmptyContainer: ElementRule {
  static let finding = DiagnosticID(
    "empty-container",
    .warning,
    .suspicious,
    "A container holds nothing.",
    """
    It has no child, no look, no size and no id, so that there is nothing to see and nothing that the
    host could fill. What is still to come is a 'view' with an id; free space is a 'spacer'.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <text content="Hi"/>
        <stack direction="horizontal" spacing="8"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <text content="Hi"/>
        <view id="actions"/>
      </stack>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <text content="Hi"/>
        <stack direction="horizontal" minHeight="8"/>
      </stack>
      """)
  ]

  static let scope = RuleScope(
    kinds: [
      .stack, .flex, .wrapper, .fit, .zstack, .absolute, .linear, .layers, .flow,
    ], features: .sound)

  /// The attributes that only arrange children.
  private static let arranging = AttributeMask([
    .direction, .spacing, .justifyContent, .alignItems, .horizontalAlignment, .verticalAlignment,
    .flexWrap, .alignContent, .lineSpacing, .wrap, .gap, .rowGap, .columnGap, .layoutDirection,
    .orientation, .contentGravity, .separator, .separatorInset, .sizing, .axis,
  ])

  static func check(_ container: Int, _ pass: inout RulePass) {
    let node = pass.document.nodes[container]
    guard node.firstChild < 0, node.childCount == 0, !node.isBroken,
      arranging.isSuperset(of: node.written),
      // If the parent requires a child, removing this container would make the parent invalid.
      let parent = parent(of: container, pass.document)
    else { return }
    let source = pass.source(of: container)
    guard source.firstChild < 0 else { return }
    let isFree = ElementSet([.stack, .flex, .wrapper, .zstack, .absolute]).contains(parent)
    pass.report(
      Diagnostic(
        finding, "this '\(pass.markup.names.name(of: source.name))' holds nothing",
        at: source.nameRange,
        fixes: isFree ? [.removeElement(source, pass.markup, isSafe: false)] : []))
  }

  private static func parent(of container: Int, _ document: TypedDocument) -> ElementKind? {
    let parent = document.nodes[container].parent
    guard parent > 0, !document.isRoot(container) else { return nil }
    return document.nodes[Int(parent)].kind
  }
}

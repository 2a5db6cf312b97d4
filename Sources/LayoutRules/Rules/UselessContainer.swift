import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a container of one child that makes no difference to the child.
enum UselessContainer: ElementRule {
  static let finding = DiagnosticID(
    "useless-container",
    .note,
    .style,
    "A container around one child makes no difference.",
    """
    A 'wrapper' or an 'inset' without an attribute offers its child what it is offered, and so does a
    'stack' in another one of the same direction. The child could stand there by itself. The repair
    takes the container away.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <inset>
          <text content="Hi"/>
        </inset>
        <text content="You"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <text content="Hi"/>
        <text content="You"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<center>\n  <wrapper>\n    <text content=\"Hi\"/>\n  </wrapper>\n</center>"),
    .fragment(
      """
      <stack direction="vertical">
        <stack direction="vertical">
          <text content="Hi"/>
        </stack>
        <text content="You"/>
      </stack>
      """),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      "<center>\n  <wrapper id=\"box\">\n    <text content=\"Hi\"/>\n  </wrapper>\n</center>"),
    // A line across another one lets its child be smaller.
    .fragment(
      """
      <stack direction="vertical">
        <stack direction="horizontal">
          <text content="Hi"/>
        </stack>
        <text content="You"/>
      </stack>
      """),
    // A child with a size of its own may be stretched or not.
    .fragment(
      """
      <stack direction="vertical">
        <wrapper>
          <view id="bar" height="20"/>
        </wrapper>
        <text content="You"/>
      </stack>
      """),
  ]

  static let scope = RuleScope(kinds: [.wrapper, .inset, .stack], features: .sound)

  private static let directionAlone = AttributeMask([.direction])

  static func check(_ container: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[container]
    guard node.attributeCount <= 1, let child = document.soleChild(of: container),
      !document.isRoot(container), node.parent > 0,
      isTransparent(container, in: Int(node.parent), document),
      !document.nodes[child].isBroken,
      document.nodes[child].kind != .spacer, document.nodes[child].kind != .component,
      document.nodes[child].kind != .element,
      !document.nodes[child].written.intersects(CheckerTables.sizing),
      !document.nodes[child].written.intersects(speaking)
    else { return }
    let source = pass.source(of: container)
    guard source.attributeCount == node.attributeCount else { return }
    let name = pass.markup.names.name(of: source.name)
    pass.report(
      Diagnostic(
        finding, "this '\(name)' makes no difference to its child", at: source.nameRange,
        fixes: [
          FixIt(
            "remove this '\(name)'", isSafe: true, edits: Repairs.unwrap(source, pass.markup))
        ]))
  }

  /// The attributes of a child that the outer container would read instead.
  private static let speaking = AttributeMask([
    .flexGrow, .flexShrink, .flexBasis, .alignSelf, .spacingBefore, .spacingAfter, .ascender,
    .descender, .pinned,
  ])

  /// Whether the container passes its constraints to its child and takes the child's size.
  private static func isTransparent(
    _ container: Int, in parent: Int, _ document: TypedDocument
  ) -> Bool {
    let kind = document.nodes[parent].kind
    guard ElementSet([.stack, .inset, .center, .relative, .wrapper, .zstack]).contains(kind) else {
      return false
    }
    let outer = kind == .stack ? StackAxis(of: parent, in: document) : nil
    if let outer, outer.isOpen || outer.alignItemsIsBaseline || outer.wraps { return false }
    guard document.nodes[container].kind == .stack else {
      return document.nodes[container].written.isEmpty
    }
    guard let outer, directionAlone.isSuperset(of: document.nodes[container].written) else {
      return false
    }
    let inner = StackAxis(of: container, in: document)
    return !inner.isOpen && inner.isHorizontal == outer.isHorizontal
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `justifyContent` in a line that is exactly as long as its content.
enum IdleJustify: ElementRule {
  static let finding = DiagnosticID(
    "idle-justify",
    .warning,
    .suspicious,
    "A 'justifyContent' stands where nothing is left over.",
    """
    'justifyContent' places what does not fill the container. One that takes its length from its
    children is always full. Give it a length or a least one, let the container around it stretch it, or
    remove the attribute.
    """,
    bad: .fragment(
      """
      <scroll>
        <flex justifyContent="center">
          <view id="bar" height="20"/>
        </flex>
      </scroll>
      """),
    good: .fragment(
      """
      <scroll>
        <flex justifyContent="center" minHeight="400">
          <view id="bar" height="20"/>
        </flex>
      </scroll>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    // The row is as wide as its texts, in the middle of the column.
    .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <stack direction="horizontal" justifyContent="spaceBetween">
          <text content="1:24"/>
          <text content="2:36"/>
        </stack>
      </stack>
      """),
    // A row is meant, as in CSS.
    .fragment(
      """
      <flex direction="column">
        <flex padding="16" justifyContent="center" backgroundColor="#DDEEFF">
          <text content="Sign in"/>
        </flex>
      </flex>
      """),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <stack direction="horizontal" justifyContent="spaceBetween">
          <text content="1:24"/>
          <text content="2:36"/>
        </stack>
      </stack>
      """),
    // Content that fills the viewport may have free space.
    .fragment(
      """
      <scroll fillsViewport="true">
        <stack direction="vertical" justifyContent="center">
          <view id="bar" height="20"/>
        </stack>
      </scroll>
      """),
  ]

  static let scope = RuleScope(kinds: [.stack, .flex], attributes: [.justifyContent])

  static func check(_ container: Int, _ pass: inout RulePass) {
    guard let attribute = pass.document.attribute(.justifyContent, of: container),
      case .choice = attribute.value, !attribute.says(StackSpec.JustifyContent.start),
      let (axis, state) = pass.lengthOfLine(container)
    else { return }
    // `SpaceBetweenOne` reports what is between one child.
    let isIdle =
      isBetween(attribute)
      ? state.isNeverLonger && pass.document.soleChild(of: container) == nil : state.hugs
    let source = pass.source(of: attribute)
    guard isIdle else {
      guard isUnsaidColumn(container, attribute, pass) else { return }
      pass.report(
        Diagnostic(
          finding, "'justifyContent' has nothing to share out here", at: source.nameRange,
          label: "a 'flex' is a column, and this one is as high as its content",
          fixes: [
            .insert(.direction, "row", into: pass.source(of: container), pass.markup),
            .remove("justifyContent", source, pass.markup, isSafe: false),
          ]))
      return
    }
    pass.report(
      Diagnostic(
        finding, "'justifyContent' has nothing to share out here", at: source.nameRange,
        label: "the \(axis.main.word) is that of the content",
        fixes: pass.stretching(container, along: axis.main)
          + [.remove("justifyContent", source, pass.markup, isSafe: state.hugs)]))
  }

  /// Whether a `flex` that says no direction is as high as its content in the column around it.
  private static func isUnsaidColumn(
    _ flex: Int, _ attribute: TypedAttribute, _ pass: RulePass
  ) -> Bool {
    let document = pass.document
    let node = document.nodes[flex]
    let column = document.placingParent(of: flex)
    guard node.kind == .flex, !node.written.contains(.direction), column > 0,
      !pass.isStyled(flex), !node.written.intersects(lengthening),
      !document.isSized(flex, along: .vertical),
      let line = document.line(at: column), !line.isHorizontal, !line.isOpen
    else { return false }
    let children = document.placedChildren(of: flex)
    // Margins may take the space.
    return !children.isEmpty
      && !children.contains { document.nodes[$0].written.intersects(margins) }
  }

  /// The attributes that make an item of a column longer than its content.
  private static let lengthening = AttributeMask([
    .flexGrow, .flex, .flexBasis, .aspectRatio, .minHeight, .position, .alignContent,
  ])

  private static let margins = AttributeMask([
    .margin, .marginTop, .marginBottom, .marginVertical,
  ])

  /// Whether the attribute only shares out space, and places nothing that is too long.
  private static func isBetween(_ attribute: TypedAttribute) -> Bool {
    attribute.says(StackSpec.JustifyContent.spaceBetween)
      || attribute.says(StackSpec.JustifyContent.spaceAround)
      || attribute.says(FlexSpec.JustifyContent.spaceEvenly)
  }
}

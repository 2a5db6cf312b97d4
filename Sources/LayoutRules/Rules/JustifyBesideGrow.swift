import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `justifyContent` whose free space goes to a child that grows.
enum JustifyBesideGrow: ElementRule {
  static let finding = DiagnosticID(
    "justify-beside-grow",
    .warning,
    .suspicious,
    "A child that grows takes the space that 'justifyContent' would share out.",
    """
    Growing comes before justifying: a 'spacer', or a child with a 'flexGrow' and no greatest length,
    takes all the room that is left over. Keep the one that you mean.
    """,
    bad: .fragment(
      """
      <stack direction="horizontal" justifyContent="spaceBetween">
        <text content="Name"/>
        <spacer/>
        <text content="Value"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="horizontal" justifyContent="spaceBetween">
        <text content="Name"/>
        <text content="Value"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <flex direction="row" justifyContent="center">
        <view id="bar" size="20" flexGrow="1"/>
      </flex>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    // The child grows up to a maximum, or by a part of the free space.
    .fragment(
      """
      <stack direction="horizontal" justifyContent="center">
        <view id="bar" size="20" flexGrow="1" maxWidth="200"/>
      </stack>
      """),
    .fragment(
      """
      <flex direction="row" justifyContent="center">
        <view id="bar" size="20" flexGrow="0.5"/>
      </flex>
      """),
  ]

  static let scope = RuleScope(
    kinds: [.stack, .flex], attributes: [.justifyContent], features: .sound)

  static func check(_ container: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let attribute = document.attribute(.justifyContent, of: container),
      case .choice = attribute.value, !attribute.says(StackSpec.JustifyContent.start),
      let axis = document.line(at: container), !axis.wraps,
      let taker = taker(in: container, along: axis.main, document)
    else { return }
    // `IdleJustify` reports lines without free space.
    if let (_, state) = pass.lengthOfLine(container), state.hugs { return }
    let source = pass.source(of: attribute)
    let name = pass.markup.names.name(of: pass.source(of: taker).name)
    pass.report(
      Diagnostic(
        finding, "'justifyContent' has no space to share out", at: source.nameRange,
        label: "a child that grows takes all of it",
        related: [
          RelatedLocation("this '\(name)' grows", at: pass.source(of: taker).nameRange)
        ],
        fixes: [.remove("justifyContent", source, pass.markup, isSafe: false)]))
  }

  /// Returns the first child that is certainly present and takes the free space; nil if there is
  /// none.
  private static func taker(in container: Int, along axis: Axis, _ document: TypedDocument) -> Int?
  {
    var next = document.nodes[container].firstChild
    while next >= 0 {
      let child = Int(next)
      next = document.nodes[child].nextSibling
      if document.growsFreely(child, along: axis, in: container),
        !document.leavesOpen([.visibility], at: child),
        document.choice(.visibility, of: child) != ElementStyle.Visibility.gone
      {
        return child
      }
    }
    return nil
  }
}

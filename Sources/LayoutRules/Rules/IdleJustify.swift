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
    children is always full. Give it a length or a least one, or remove the attribute.
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

  static let alsoRight: [CatalogExample] = [
    // Content that fills the viewport may have free space.
    .fragment(
      """
      <scroll fillsViewport="true">
        <stack direction="vertical" justifyContent="center">
          <view id="bar" height="20"/>
        </stack>
      </scroll>
      """)
  ]

  static let scope = RuleScope(kinds: [.stack, .flex], attributes: [.justifyContent])

  static func check(_ container: Int, _ pass: inout RulePass) {
    guard let attribute = pass.document.attribute(.justifyContent, of: container),
      case .choice = attribute.value, !attribute.says(StackSpec.JustifyContent.start),
      let (axis, state) = pass.lengthOfLine(container), state.hugs
    else { return }
    let source = pass.source(of: attribute)
    pass.report(
      Diagnostic(
        finding, "'justifyContent' has nothing to share out here", at: source.nameRange,
        label: "the \(axis.main.word) is that of the content",
        fixes: [.remove("justifyContent", source, pass.markup)]))
  }
}

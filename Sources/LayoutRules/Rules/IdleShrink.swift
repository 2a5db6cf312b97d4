import LayoutChecking
import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// A rule that reports a `flexShrink` in a line of unlimited length.
enum IdleShrink: ElementRule {
  static let finding = DiagnosticID(
    "idle-shrink",
    .warning,
    .suspicious,
    "A child is to shrink where there is always room.",
    """
    Shrinking bears a lack of space. Along a 'scroll', and wherever else nothing limits the line, there
    is none. Limit the line, or remove the attribute.
    """,
    bad: .fragment(
      """
      <scroll axis="horizontal">
        <stack direction="horizontal">
          <text content="Hi" flexShrink="1"/>
        </stack>
      </scroll>
      """),
    good: .fragment(
      """
      <scroll axis="horizontal">
        <stack direction="horizontal">
          <text content="Hi"/>
        </stack>
      </scroll>
      """),
  )

  static let scope = RuleScope(attributes: [.flexShrink])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let container = pass.document.placingParent(of: child)
    guard container >= 0, let factor = pass.document.number(.flexShrink, of: child), factor > 0,
      let (axis, state) = pass.lengthOfLine(container), state.isBounded == .no,
      state.isExact == .no, let source = pass.source(of: .flexShrink, on: child)
    else { return }
    pass.report(
      Diagnostic(
        finding, "'flexShrink' never has anything to bear here", at: source.nameRange,
        related: [
          RelatedLocation(
            "its \(axis.main.word) has no limit", at: pass.source(of: container).nameRange)
        ],
        fixes: [.remove("flexShrink", source, pass.markup)]))
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports wrapping in a line of unlimited length.
enum IdleWrap: ElementRule {
  static let finding = DiagnosticID(
    "idle-wrap",
    .warning,
    .suspicious,
    "A container wraps along an axis that has no end.",
    """
    Children begin another line where the one before is full. Along a 'scroll', and wherever else
    nothing limits the line, it never is. Let the container scroll along the other axis, or limit it.
    """,
    bad: .fragment(
      """
      <scroll axis="horizontal">
        <stack direction="horizontal" flexWrap="wrap">
          <text content="Hi"/>
          <text content="You"/>
        </stack>
      </scroll>
      """),
    good: .fragment(
      """
      <scroll axis="vertical">
        <stack direction="horizontal" flexWrap="wrap">
          <text content="Hi"/>
          <text content="You"/>
        </stack>
      </scroll>
      """),
  )

  static let scope = RuleScope(kinds: [.stack, .flex], attributes: [.flexWrap, .wrap])

  static func check(_ container: Int, _ pass: inout RulePass) {
    guard let (axis, state) = pass.lengthOfLine(container), axis.wraps, state.isBounded == .no,
      state.isExact == .no,
      let source = pass.source(
        of: pass.document.nodes[container].kind == .stack ? .flexWrap : .wrap, on: container)
    else { return }
    pass.report(
      Diagnostic(
        finding, "nothing ever wraps here", at: source.nameRange,
        label: "the \(axis.main.word) has no end",
        fixes: [
          .remove(pass.markup.names.name(of: source.name), source, pass.markup, isSafe: false)
        ]))
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// A rule that reports baseline alignment in a column, where children are not side by side.
enum BaselineInVerticalStack: ElementRule {
  static let finding = DiagnosticID(
    "baseline-in-vertical-stack",
    .error,
    .correctness,
    "A vertical stack aligns its children at a baseline.",
    """
    Baselines lie side by side only where children do. In a vertical stack 'alignItems' moves
    children along the horizontal axis, on which text has no baseline.
    """,
    bad: .fragment(
      "<stack direction=\"vertical\" alignItems=\"baselineFirst\">\n  <text content=\"Hi\"/>\n</stack>"
    ),
    good: .fragment(
      "<stack direction=\"horizontal\" alignItems=\"baselineFirst\">\n  <text content=\"Hi\"/>\n</stack>"
    ),
  )

  static let scope = RuleScope(kinds: [.stack], attributes: [.alignItems])

  static func check(_ stack: Int, _ pass: inout RulePass) {
    let axis = StackAxis(of: stack, in: pass.document)
    guard !axis.isOpen, axis.alignItemsIsBaseline, !axis.isHorizontal,
      let attribute = pass.source(of: .alignItems, on: stack)
    else { return }
    pass.report(
      Diagnostic(
        finding, "a column has no baseline to align by", at: attribute.valueRange,
        label: "only a horizontal stack aligns by baselines",
        fixes: [
          FixIt(
            "replace it with 'start'", isSafe: false,
            edits: [SourceEdit(attribute.valueRange, "start")])
        ]))
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports infinite insets where the space has no limit.
enum InfiniteInset: ElementRule {
  static let finding = DiagnosticID(
    "infinite-inset",
    .warning,
    .suspicious,
    "An infinite inset has nothing to push against.",
    """
    An infinite inset takes all space that is left on its edge. Where the space has no limit or where
    the size is fixed already there is none to take, and the inset counts as zero.
    """,
    bad: .fragment(
      "<scroll>\n  <inset insets=\"infinity 0\"><text content=\"Hi\"/></inset>\n</scroll>"),
    good: .fragment("<scroll>\n  <inset insets=\"8 0\"><text content=\"Hi\"/></inset>\n</scroll>"),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment("<inset insets=\"infinity\"><text content=\"Hi\"/></inset>")
  ]

  static let scope = RuleScope(kinds: [.inset], features: .infinity)

  static func check(_ inset: Int, _ pass: inout RulePass) {
    guard pass.document.nodes[inset].firstChild >= 0 else { return }
    let states = pass.axisStates(of: inset)
    for axis in Axis.allCases where states[axis].isBounded == .no {
      let parts = InsetParts(of: inset, in: pass.document).infinite(along: axis)
      for range in InsetParts.ranges(of: .infinity, among: parts, along: axis, in: pass) {
        pass.report(
          Diagnostic(
            finding, "an infinite inset where the \(axis.word) has no end", at: range,
            label: "counts as 0"))
      }
    }
  }
}

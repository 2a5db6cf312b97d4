import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `justifyContent` whose free space goes to automatic margins.
enum AutoMarginOverJustify: ElementRule {
  static let finding = DiagnosticID(
    "auto-margin-over-justify",
    .warning,
    .suspicious,
    "An automatic margin takes the space that 'justifyContent' would share out.",
    """
    Where a child has a margin of 'auto' along the container, all free space goes into such margins
    and 'justifyContent' is left with none. Keep the one that you mean.
    """,
    bad: .fragment(
      "<flex direction=\"row\" justifyContent=\"center\">\n  <view size=\"20\" marginLeft=\"auto\"/>\n</flex>"
    ),
    good: .fragment(
      "<flex direction=\"row\">\n  <view size=\"20\" marginLeft=\"auto\"/>\n</flex>"),
  )

  static let scope = RuleScope(kinds: [.flex], attributes: [.justifyContent])

  static func check(_ flex: Int, _ pass: inout RulePass) {
    let axis = FlexAxis(of: flex, in: pass.document)
    guard !pass.document.nodes[flex].isBroken, !axis.isTransparent, !axis.isOpen, !axis.wraps,
      let justified: FlexSpec.JustifyContent = pass.document.choice(.justifyContent, of: flex),
      justified != .start, justified != .flexStart,
      let justify = pass.source(of: .justifyContent, on: flex),
      let taker = taker(in: flex, along: axis.main, pass.document)
    else { return }
    pass.report(
      Diagnostic(
        finding, "'justifyContent' has no space to share out", at: justify.nameRange,
        label: "an automatic margin takes all of it",
        related: [
          RelatedLocation("the margin of this child", at: pass.source(of: taker).nameRange)
        ],
        fixes: [.remove("justifyContent", justify, pass.markup)]))
  }

  /// Returns the first child whose margin certainly takes the space; nil if none does.
  private static func taker(in flex: Int, along axis: Axis, _ document: TypedDocument) -> Int? {
    guard !document.hasVaryingChildren(flex) else { return nil }
    var taker: Int?
    for place in document.children(of: flex) {
      let child = FlexChild(of: place, in: document)
      // An absolute child without an inset is placed by `justifyContent`.
      guard child.position != .absolute, !child.isContents, !child.isOpen else { return nil }
      if child.isInFlow, FlexMargins(of: place, in: document).isAutomatic(along: axis) {
        taker = taker ?? place
      }
    }
    return taker
  }
}

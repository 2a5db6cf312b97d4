import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports more nested flexboxes with percentages than are solved exactly.
enum PercentNest: ElementRule {
  static let finding = DiagnosticID(
    "percent-nest",
    .warning,
    .performance,
    "Percentages stand on many levels of containers without a width.",
    """
    Each level is measured with several sizes of its parent, of which percentages of margins,
    paddings, gaps and limits make as many different ones, so that the work doubles with every level.
    Up to eight levels it is done. Beyond, an element that was measured in 128 ways answers as it
    did last, so that sizes may be off by what the percentages differ in. Give one of the
    containers a width, which may be a percentage, or write points.
    """,
    bad: .none,
    good: .none,
  )

  static let alsoWrong = [nest(exactLevels + 1), nest(exactLevels + 3)]

  static let alsoRight = [nest(exactLevels)]

  private static func nest(_ levels: Int) -> CatalogExample {
    .fragment(
      "<flex>\n" + String(repeating: "<flex padding=\"1%\">\n", count: levels)
        + "<view size=\"10\"/>\n" + String(repeating: "</flex>\n", count: levels + 1))
  }

  static let scope = RuleScope(kinds: [.flex], features: .percentage)

  static func check(_ flex: Int, _ pass: inout RulePass) {
    // Only the first level beyond the limit is reported, not the levels inside it.
    var level = 0
    var above = flex
    while above >= 0, level <= exactLevels + 1, isLevel(above, pass.document) {
      level += 1
      above = pass.document.placingParent(of: above)
    }
    guard level == exactLevels + 1 else { return }
    pass.report(
      Diagnostic(
        finding, "percentages on more than eight levels of containers without a width",
        at: pass.source(of: flex).nameRange,
        label: "solved approximately; a width on one of the levels ends it"))
  }

  /// The number of levels of percentages of any kind that are solved exactly.
  private static let exactLevels = 8

  /// Whether the element is a flexbox without a width whose percentages multiply its measurements.
  private static func isLevel(_ element: Int, _ document: TypedDocument) -> Bool {
    document.nodes[element].kind == .flex && !document.nodes[element].isBroken
      && document.spreadsPercentage(element) && !document.isSized(element, along: .horizontal)
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports children of a grid that are placed in the same cell.
enum OverlappingItems: ElementRule {
  static let finding = DiagnosticID(
    "overlapping-items",
    .note,
    .suspicious,
    "Two children of a grid say the same cell.",
    """
    Children that say both their column and their row stand there, whatever else does: they lie one over
    the other. Where that is not meant, one of the numbers is wrong.
    """,
    bad: .fragment(
      """
      <grid columns="1fr 1fr">
        <view column="1 / 3" row="1" height="20"/>
        <view column="2" row="1" height="20"/>
      </grid>
      """),
    good: .fragment(
      """
      <grid columns="1fr 1fr">
        <view column="1" row="1" height="20"/>
        <view column="2" row="1" height="20"/>
      </grid>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    // A child out of the flow covers others on purpose.
    .fragment(
      """
      <grid columns="1fr 1fr">
        <view column="1" row="1" height="20"/>
        <view column="1" row="1" position="absolute" top="0" right="0" size="10"/>
      </grid>
      """)
  ]

  static let scope = RuleScope(kinds: [.grid], alongside: [.column, .row], features: .sound)

  static func check(_ grid: Int, _ pass: inout RulePass) {
    guard !pass.document.nodes[grid].isBroken else { return }
    let facts = GridLayoutFacts(of: grid, in: pass.document)
    var places: [(child: Int, columns: Range<Int>, rows: Range<Int>)] = []
    for child in pass.document.placedChildren(of: grid) {
      // A child under a condition shares its cell with the other branch.
      guard pass.document.nodes[child].parent == Int32(grid), isInFlow(child, pass.document),
        let columns = facts.tracks(.column, of: child), let rows = facts.tracks(.row, of: child)
      else { continue }
      if let other = places.first(where: { $0.columns.overlaps(columns) && $0.rows.overlaps(rows) })
      {
        pass.report(
          Diagnostic(
            finding, "this lies over another child", at: pass.source(of: child).nameRange,
            related: [
              RelatedLocation("the one below it", at: pass.source(of: other.child).nameRange)
            ]),
          on: child)
      }
      places.append((child, columns, rows))
    }
  }

  private static func isInFlow(_ child: Int, _ document: TypedDocument) -> Bool {
    if document.value(.visibility, of: child) != nil || document.value(.display, of: child) != nil {
      return false
    }
    guard document.value(.position, of: child) != nil else { return true }
    return (document.choice(.position, of: child) ?? FlexItem.Position.absolute) != .absolute
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `subgrid` outside of a grid.
enum SubgridWithoutGrid: ElementRule {
  static let finding = DiagnosticID(
    "subgrid-without-grid",
    .warning,
    .suspicious,
    "A grid takes the tracks of a grid around, and stands in none.",
    """
    With 'subgrid' a grid has the columns or the rows that it spans in the grid that it is a child of. In any
    other container, and where it is absolute, there are none to be had, and it counts as if nothing were said.
    Say the tracks, or make the parent a 'grid'. The root of a layout may be placed in a grid by whoever uses it.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <grid columns="subgrid">
          <view height="20"/>
        </grid>
      </stack>
      """),
    good: .fragment(
      """
      <grid columns="1fr 2fr">
        <grid columns="subgrid" column="span 2">
          <view height="20"/>
        </grid>
      </grid>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <grid>
        <grid rows="subgrid" position="absolute">
          <view height="20"/>
        </grid>
      </grid>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment("<grid columns=\"subgrid\">\n  <view height=\"20\"/>\n</grid>")
  ]

  static let scope = RuleScope(kinds: [.grid], attributes: [.columns, .rows])

  static func check(_ grid: Int, _ pass: inout RulePass) {
    let parent = pass.document.placingParent(of: grid)
    guard parent >= 0, ElementSet.layoutElements.contains(pass.document.nodes[parent].kind) else {
      return
    }
    let isInGrid = pass.document.nodes[parent].kind == .grid
    if isInGrid {
      guard pass.document.value(.position, of: grid) != nil,
        pass.document.choice(.position, of: grid) == FlexItem.Position.absolute
      else { return }
    }
    for name: AttributeName in [.columns, .rows] {
      guard let attribute = pass.document.attribute(name, of: grid),
        Array(pass.document.parts(of: attribute.value)) == [.word(.subgrid)]
      else { continue }
      let source = pass.source(of: attribute)
      pass.report(
        Diagnostic(
          finding,
          isInGrid
            ? "an absolute grid has no \(name.name) of the grid around"
            : "'\(pass.document.nodes[parent].kind.name)' has no \(name.name) for a subgrid",
          at: source.valueRange, label: "it counts as if nothing were said"),
        on: grid)
    }
  }
}

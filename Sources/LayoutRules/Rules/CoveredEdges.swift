import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a shorthand for all four edges when every edge is set again.
enum CoveredEdges: ElementRule {
  static let finding = DiagnosticID(
    "covered-edges",
    .warning,
    .suspicious,
    "Space is said for all sides, and then for each of them again.",
    """
    What speaks of one side wins over 'insets', 'padding' and 'margin'. Where all four are written
    again, nothing is left of what was said for all. The repair removes it.
    """,
    bad: .fragment(
      """
      <inset insets="8" insetTop="1" insetBottom="2" insetStart="3" insetEnd="4">
        <text content="Hi"/>
      </inset>
      """),
    good: .fragment(
      """
      <inset insetTop="1" insetBottom="2" insetStart="3" insetEnd="4">
        <text content="Hi"/>
      </inset>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical" padding="8" paddingVertical="1" paddingHorizontal="2">
        <text content="Hi"/>
      </stack>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <inset insets="8" insetTop="1" insetBottom="2" insetStart="3">
        <text content="Hi"/>
      </inset>
      """)
  ]

  static let scope = RuleScope(attributes: covers.map(\.all), features: .sound)

  /// Each shorthand for all edges, with the sets of attributes that override it on each side.
  private static let covers: [(all: AttributeName, sides: [[[AttributeName]]])] =
    [
      AttributeName.insets, AttributeName.paddings, AttributeName.margins,
      AttributeName.itemPaddings,
    ]
    .compactMap { family in
      let sides: [[[EdgeName]]] = [
        [[.top], [.vertical]], [[.bottom], [.vertical]],
        [[.horizontal], [.left, .right], [.start, .end]],
      ]
      return family[.all].map { all in
        (
          all,
          sides.map { ways in
            ways.map { $0.compactMap { family[$0] } }.filter { !$0.isEmpty }
          }
        )
      }
    }

  static func check(_ element: Int, _ pass: inout RulePass) {
    let written = pass.document.nodes[element].written
    for (all, sides) in covers where written.contains(all) {
      guard
        sides.allSatisfy({ ways in
          ways.contains { names in names.allSatisfy { written.contains($0) } }
        }), !pass.document.nodes[element].isBroken, let source = pass.source(of: all, on: element)
      else { continue }
      pass.report(
        Diagnostic(
          finding, "nothing is left of '\(all.name)'", at: source.nameRange,
          label: "each side is said again",
          fixes: [.remove(all.name, source, pass.markup)]))
    }
  }
}

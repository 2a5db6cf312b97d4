import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports rows in `fr` in a grid without a definite height.
enum FractionOfNothing: ElementRule {
  static let finding = DiagnosticID(
    "fraction-of-nothing",
    .warning,
    .suspicious,
    "Rows share out a height that the grid takes from them.",
    """
    'fr' shares out what is left of the grid's height. Where the height follows from the rows nothing is left:
    each row is then as high, by its factor, as the one that needs most. Give the grid a height, or write
    'auto' for rows that are as high as their content.
    """,
    bad: .fragment(
      "<scroll>\n  <grid rows=\"auto 1fr\">\n    <text>Title</text>\n    <text>Words</text>\n  </grid>\n</scroll>"
    ),
    good: .fragment(
      "<scroll>\n  <grid rows=\"auto auto\">\n    <text>Title</text>\n    <text>Words</text>\n  </grid>\n</scroll>"
    ),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(
      "<scroll>\n  <grid rows=\"auto 1fr\" minHeight=\"200\">\n    <text>Title</text>\n    <text>Words</text>\n  </grid>\n</scroll>"
    )
  ]

  static let scope = RuleScope(kinds: [.grid], attributes: [.rows])

  static func check(_ grid: Int, _ pass: inout RulePass) {
    let height = pass.axisStates(of: grid).vertical
    guard height.isExact == .no, height.isBounded == .no, !height.mayHaveLeast,
      pass.document.value(.aspectRatio, of: grid) == nil,
      let attribute = pass.document.attribute(.rows, of: grid),
      pass.document.parts(of: attribute.value).contains(where: {
        if case .fraction(let factor) = $0 { factor > 0 } else { false }
      })
    else { return }
    let source = pass.source(of: attribute)
    pass.report(
      Diagnostic(
        finding, "'fr' has no height to share out here", at: source.valueRange,
        label: "the grid is as high as its rows"))
  }
}

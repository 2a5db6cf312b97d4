import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports lines beyond the tracks that a grid declares.
enum LineOutsideGrid: ElementRule {
  static let finding = DiagnosticID(
    "line-outside-grid",
    .warning,
    .suspicious,
    "A child stands at a line that the grid's own tracks do not reach.",
    """
    Lines are counted from the tracks of 'columns' and 'rows'. One beyond them makes further tracks, which
    are as long as their content unless 'autoColumns' or 'autoRows' say how long they are. Where that is
    meant, say these; else the number is too large.
    """,
    bad: .fragment(
      "<grid columns=\"1fr 1fr\">\n  <view height=\"20\" column=\"4\"/>\n</grid>"),
    good: .fragment(
      "<grid columns=\"1fr 1fr\">\n  <view height=\"20\" column=\"2\"/>\n</grid>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<grid columns=\"1fr 1fr\">\n  <view height=\"20\" column=\"2 / span 2\"/>\n</grid>"),
    .fragment("<grid columns=\"1fr 1fr\">\n  <view height=\"20\" column=\"-4 / 2\"/>\n</grid>"),
    .fragment("<grid columns=\"1fr\" rows=\"20\">\n  <view row=\"3\"/>\n</grid>"),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      "<grid columns=\"1fr 1fr\" autoColumns=\"40\">\n  <view height=\"20\" column=\"4\"/>\n</grid>"
    ),
    .fragment("<grid columns=\"1fr\">\n  <view height=\"20\" row=\"3\"/>\n</grid>"),
  ]

  static let scope = RuleScope(kinds: [.grid], attributes: [.columns, .rows])

  static func check(_ grid: Int, _ pass: inout RulePass) {
    guard !pass.document.nodes[grid].isBroken else { return }
    let facts = GridLayoutFacts(of: grid, in: pass.document)
    let axes: [(AttributeName, AttributeName, AttributeName, Int?)] = [
      (.column, .columns, .autoColumns, facts.columns), (.row, .rows, .autoRows, facts.rows),
    ]
    for (name, tracks, further, count) in axes {
      guard pass.document.value(tracks, of: grid) != nil,
        pass.document.value(further, of: grid) == nil, let count
      else { continue }
      for child in pass.document.placedChildren(of: grid) {
        guard let lines = facts.lines(name, of: child),
          let attribute = pass.document.attribute(name, of: child)
        else { continue }
        let end = lines.end ?? (lines.start > 0 ? lines.start + lines.span : lines.start)
        guard let beyond = [lines.start, end].first(where: { abs($0) > count + 1 }) else {
          continue
        }
        let source = pass.source(of: attribute)
        pass.report(
          Diagnostic(
            finding,
            "line \(beyond) is beyond the grid's \(count) \(tracks.name)",
            at: source.valueRange, label: "'\(further.name)' says how long further ones are"),
          on: child)
      }
    }
  }
}

import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `columns` or `rows` that is one small number, which looks like a count.
enum CountAsLength: ElementRule {
  static let finding = DiagnosticID(
    "count-as-length",
    .warning,
    .correctness,
    "A grid's 'columns' or 'rows' is one small number, which is a length in points.",
    """
    Both list the lengths of tracks, as in CSS: '3' is one column that is three points wide. Three
    columns of the same width are 'repeat(3, 1fr)', and three rows as high as their content
    'repeat(3, auto)'. Rows that nothing is said of are made as they are needed.
    """,
    bad: .fragment(
      """
      <grid columns="3">
        <text content="One"/>
        <text content="Two"/>
        <text content="Three"/>
      </grid>
      """),
    good: .fragment(
      """
      <grid columns="repeat(3, 1fr)">
        <text content="One"/>
        <text content="Two"/>
        <text content="Three"/>
      </grid>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<grid rows=\"2\" columns=\"1fr\">\n  <text content=\"One\"/>\n</grid>")
  ]

  static let alsoRight: [CatalogExample] = [
    // A column for a thin line is one of several.
    .fragment("<grid columns=\"1fr 1 1fr\">\n  <text content=\"One\"/>\n</grid>"),
    .fragment("<grid columns=\"80\">\n  <text content=\"One\"/>\n</grid>"),
  ]

  static let scope = RuleScope(kinds: [.grid], attributes: [.columns, .rows])

  /// The largest numbers of columns and of rows that people count; tracks that short show nothing.
  private static let most: (columns: Float, rows: Float) = (12, 6)

  static func check(_ grid: Int, _ pass: inout RulePass) {
    for name: AttributeName in [.columns, .rows] {
      guard let count = count(name, of: grid, pass.document),
        let source = pass.source(of: name, on: grid)
      else { continue }
      let meant = "repeat(\(count), \(name == .columns ? "1fr" : "auto"))"
      let track = name == .columns ? "column that is \(count) wide" : "row that is \(count) high"
      pass.report(
        Diagnostic(
          finding, "this is one \(track)", at: source.valueRange,
          label: "'\(meant)' makes \(count) of them",
          fixes: [.replace("\(count)", with: meant, at: source.valueRange)]))
    }
  }

  /// Returns the number that an attribute is, if that is all that it says and looks like a count.
  private static func count(
    _ name: AttributeName, of grid: Int, _ document: TypedDocument
  ) -> Int? {
    guard let value = document.value(name, of: grid), case .parts = value else { return nil }
    let entries = GridEntry.all(Array(document.parts(of: value)))
    guard entries.count == 1, let entry = entries.first, entry.count == nil,
      entry.tracks.count == 1, let track = entry.tracks.first, track.least == nil,
      case .length(let length) = track.most, length.unit == .points,
      length.amount >= 1, length.amount <= (name == .columns ? most.columns : most.rows),
      length.amount == length.amount.rounded()
    else { return nil }
    return Int(length.amount)
  }
}

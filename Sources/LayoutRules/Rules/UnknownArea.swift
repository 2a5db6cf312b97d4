import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports names of areas that the grid does not have.
enum UnknownArea: ElementRule {
  static let finding = DiagnosticID(
    "unknown-area",
    .warning,
    .suspicious,
    "An 'area' names none of the grid's areas.",
    """
    'area' puts a child where its name stands in the 'areas' of the grid. With a name that does not stand
    there, the child stands behind the grid's own tracks, with an empty row and column before it, as in CSS.
    """,
    bad: .fragment("<grid areas=\"photo title\">\n  <view area=\"foto\"/>\n</grid>"),
    good: .fragment("<grid areas=\"photo title\">\n  <view area=\"photo\"/>\n</grid>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<grid>\n  <view area=\"photo\"/>\n</grid>")
  ]

  static let scope = RuleScope(kinds: [.grid], alongside: [.area])

  static func check(_ grid: Int, _ pass: inout RulePass) {
    var names: [String] = []
    if let areas = pass.document.value(.areas, of: grid) {
      guard case .text(let text) = areas else { return }
      names = GridAreaNames.rows(in: pass.document.string(text)).flatMap { $0 }
    } else if pass.source(of: .areas, on: grid) != nil {
      // What is wrong with the names is told there.
      return
    }
    guard !pass.document.nodes[grid].isBroken else { return }
    for child in pass.document.placedChildren(of: grid) {
      guard let attribute = pass.document.attribute(.area, of: child),
        case .text(let text) = attribute.value
      else { continue }
      let name = pass.document.string(text)
      guard name == "." || !names.contains(name) else { continue }
      let source = pass.source(of: attribute)
      pass.report(
        Diagnostic(
          finding, "the grid has no area '\(name)'", at: source.valueRange,
          fixes: NearestName.find(name, among: names.filter { $0 != "." }).map {
            .replace(name, with: $0, at: source.valueRange)
          }),
        on: child)
    }
  }
}

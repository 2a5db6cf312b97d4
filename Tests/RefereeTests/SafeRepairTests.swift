import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML
import Oracles
import RefereeSupport
import Testing

/// The safe repairs of a rule move no visible element.
struct SafeRepairTests {
  private static let offers = [
    #"<preview width="320" height="480"/>"#, #"<preview width="768" direction="rtl"/>"#,
    #"<preview textScale="2" width="200"/>"#, #"<preview/>"#,
  ]

  /// The rules whose repairs restore frames of an earlier meaning; `InnerPaddingTests` has these.
  private static let restoring: Set = ["inner-padding"]

  @Test(arguments: RuleRegistry.findings.filter { !restoring.contains($0.name) })
  func safeRepairsMoveNothing(finding: DiagnosticID) throws {
    let rule = try #require(RuleRegistry.examples.first { $0.finding == finding })
    for document in rule.wrong where document.hasPrefix(Self.start) {
      for offer in Self.offers {
        let text = Self.start + offer + document.dropFirst(Self.start.count)
        for fix in fixes(of: finding, in: text) where fix.isSafe {
          let repaired = Repairing.apply(fix.edits, to: Array(text.utf8))
          let before = try leaves(text)
          let after = try leaves(String(decoding: repaired, as: UTF8.self))
          #expect(before == after, "\(fix.title) in \(text)")
        }
      }
    }
  }

  private static let start = "<layout name=\"Example\">\n"

  private func fixes(of finding: DiagnosticID, in document: String) -> [FixIt] {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    parser.parse(document)
    var checker = RuleChecker()
    checker.rules = .standard.adding(finding)
    checker.check(parser.document, findings: parser.diagnostics)
    guard !checker.document.hasErrors else { return [] }
    return checker.diagnostics.filter { $0.id == finding }.flatMap(\.fixes)
  }

  /// Returns the elements without children, with their frames in the root's coordinates.
  private func leaves(_ document: String) throws -> [String] {
    var referee = Referee()
    let layout = try referee.layout(document).get()
    var open: [(end: Int, x: Float, y: Float)] = []
    var leaves: [String] = []
    for (index, element) in layout.elements.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let x = (open.last?.x ?? 0) + element.frame.x
      let y = (open.last?.y ?? 0) + element.frame.y
      open.append((element.end, x, y))
      if element.end == index + 1 {
        leaves.append("\(element.kind) \(x) \(y) \(element.frame.width) \(element.frame.height)")
      }
    }
    return leaves
  }
}

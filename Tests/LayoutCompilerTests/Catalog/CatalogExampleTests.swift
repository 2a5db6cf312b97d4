import LayoutDiagnostics
import LayoutRules
import LayoutSchema
import LayoutXML
import Testing

/// Each bad example of the catalog has its finding, and each good one has none.
struct CatalogExampleTests {
  private func findings(_ document: String, asking id: DiagnosticID) -> [Diagnostic] {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    parser.parse(document)
    var checker = RuleChecker()
    checker.rules = .standard.adding(id)
    checker.check(parser.document, findings: parser.diagnostics)
    return checker.diagnostics
  }

  /// Findings that need solved frames are tested by `FrameRuleTests`.
  private static let proved = Set(RuleRegistry.examples.filter(\.asksFrames).map(\.finding))

  @Test(
    arguments: DiagnosticCatalog.all.filter { $0.entry.bad.document != nil && !proved.contains($0) }
  )
  func theBadExampleHasTheFinding(id: DiagnosticID) throws {
    let document = try #require(id.entry.bad.document)
    #expect(findings(document, asking: id).map(\.id) == [id])
  }

  @Test(arguments: DiagnosticCatalog.all.filter { $0.entry.good.document != nil })
  func theGoodExampleHasNone(id: DiagnosticID) throws {
    let document = try #require(id.entry.good.document)
    #expect(findings(document, asking: id).map(\.message) == [])
  }
}

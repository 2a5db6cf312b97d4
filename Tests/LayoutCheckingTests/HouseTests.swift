import LayoutDiagnostics
import LayoutRules
import Testing

/// The fixtures cover the catalog, and its examples have the findings that they are examples of.
struct HouseTests {
  /// Findings that no fixture can show: about files, several documents, data and translations, and
  /// about more mistakes than a fixture can draw.
  private static let elsewhere: Set<DiagnosticID> = [
    .approximateFrames, .brokenImport, .documentTooLarge, .duplicateDocument, .importCycle,
    .brokenExample, .brokenProof, .invalidConfiguration, .invalidData, .invalidRule,
    .invalidSuppression,
    .movedFrame, .staleBaseline,
    .unknownRule, .unusedSuppression,
    .malformedJSON, .malformedStrings,
    .idlePluralForm, .mismatchedTranslation, .missingData, .missingInApp, .missingPluralForm,
    .missingTranslation,
    .namelessFile, .placeholderData, .renamedType,
    .unknownLanguage,
    .unknownTimeZone,
    .tooManyElements, .unknownData, .unreadableFile, .unregisteredLayout,
  ]

  /// Findings of rules that need solved frames or other documents.
  private static let proved = Set(
    RuleRegistry.examples.filter { $0.asksFrames || $0.asksOthers }.map(\.finding))

  @Test func findingsEndAfterSomeHundreds() {
    let mistakes = String(repeating: "<view qqq='1'/>\n", count: 2000)
    let findings = CheckedMarkup("<layout><wrapper>\n\(mistakes)</wrapper></layout>").findings
    #expect(findings.count < 1000)
    #expect(findings.contains { $0.id == .tooManyFindings })
  }

  @Test func everyFindingIsDrawnInAFixture() throws {
    let fixtures = Fixture.all(.check) + Fixture.all(.broken)
    let found = Set(
      try fixtures.flatMap { CheckedMarkup(try $0.bytes, rules: $0.rules).findings.map(\.id) })
    let missing = DiagnosticCatalog.all.filter { !found.contains($0) }
    #expect(Set(missing) == Self.elsewhere.union(Self.proved))
  }

  @Test(
    arguments: DiagnosticCatalog.all.filter { $0.entry.bad.document != nil && !proved.contains($0) }
  )
  func theBadExampleHasItsFindingAlone(id: DiagnosticID) throws {
    let document = try #require(id.entry.bad.document)
    #expect(
      CheckedMarkup(document, rules: .standard.adding(id)).findings.map(\.id) == [id])
  }

  @Test(arguments: DiagnosticCatalog.all.filter { $0.entry.good.document != nil })
  func theGoodExampleIsClean(id: DiagnosticID) throws {
    let document = try #require(id.entry.good.document)
    #expect(CheckedMarkup(document, rules: .standard.adding(id)).lines == [])
  }
}

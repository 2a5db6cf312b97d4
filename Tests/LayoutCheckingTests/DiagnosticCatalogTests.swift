import LayoutDiagnostics
import LayoutRules
import Testing

struct DiagnosticCatalogTests {
  @Test(arguments: DiagnosticCatalog.all)
  func theSummaryIsOneSentenceWithAFullStop(id: DiagnosticID) {
    let summary = id.entry.summary
    #expect(summary.hasSuffix("."))
    #expect(!summary.dropLast().contains(". "))
    #expect(summary.first?.isUppercase == true)
    #expect(!summary.contains("\n"))
  }

  @Test(arguments: DiagnosticCatalog.all)
  func theExplanationIsTwoToFourSentences(id: DiagnosticID) {
    let explanation = id.entry.explanation
    let ends = explanation.split(separator: ". ").count
    #expect((2...5).contains(ends))
    #expect(explanation.hasSuffix("."))
    #expect(!explanation.contains("\n"))
    #expect(!explanation.contains("  "))
  }

  @Test(arguments: DiagnosticCatalog.all)
  func anExampleOfTheMistakeComesWithItsRepair(id: DiagnosticID) {
    let entry = id.entry
    if entry.bad.text != nil { #expect(entry.good.text != nil) }
    if let bad = entry.bad.text { #expect(bad != entry.good.text) }
  }

  @Test(arguments: DiagnosticCatalog.all)
  func idsAreKebabCase(id: DiagnosticID) {
    let letters = id.name.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) }
    #expect(letters)
    #expect(!id.name.hasPrefix("-"))
  }

  @Test func rowsAreNotShared() {
    let summaries = DiagnosticCatalog.all.map(\.entry.summary)
    #expect(Set(summaries).count == summaries.count)
  }
}

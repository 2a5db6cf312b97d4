import LayoutDiagnostics
import Testing

struct FindingsSummaryTests {
  private func summary(_ severities: [Severity], fixable: Int = 0, files: Int) -> FindingsSummary {
    let diagnostics = severities.enumerated().map { index, severity in
      Diagnostic(
        .placement,
        severity,
        "something",
        at: .at(0),
        fixes: index < fixable
          ? [FixIt("mend it", isSafe: true, edits: [SourceEdit(.at(0), "a")])] : [],
      )
    }
    let source = SourceText(name: "a.layout.xml", text: "")
    return FindingsSummary(
      of: [FileFindings(source: source, diagnostics: diagnostics)],
      files: files,
    )
  }

  @Test func countsAreNamedAndJoined() {
    #expect(
      summary([.error, .error, .warning], fixable: 1, files: 3).sentence
        == "2 errors, 1 warning in 3 files (1 fixable)")
  }

  @Test func oneOfAKindIsSingular() {
    #expect(summary([.note], files: 1).sentence == "1 note in 1 file")
  }

  @Test func nothingFoundIsSaid() {
    #expect(summary([], files: 2).sentence == "no findings in 2 files")
  }

  @Test func theWorstSeverityCounts() {
    #expect(summary([.note, .warning], files: 1).worst == .warning)
    #expect(summary([.error, .note], files: 1).worst == .error)
    #expect(summary([], files: 1).worst == nil)
  }

  @Test func onlySafeRepairsAreFixable() {
    let unsafe = Diagnostic(
      .placement,
      "something",
      at: .at(0),
      fixes: [FixIt("guess", isSafe: false, edits: [])],
    )
    let source = SourceText(name: "a.layout.xml", text: "")
    let findings = [FileFindings(source: source, diagnostics: [unsafe])]
    #expect(FindingsSummary(of: findings, files: 1).fixable == 0)
  }
}

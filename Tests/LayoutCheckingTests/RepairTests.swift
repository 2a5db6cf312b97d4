import LayoutDiagnostics
import Oracles
import TestSupport
import Testing

/// Every repair of a fixture's findings removes its finding.
struct RepairTests {
  private static let fixtures = Fixture.all(.check)

  @Test(arguments: fixtures)
  func eachRepairCuresItsFinding(fixture: Fixture) throws {
    let before = CheckedMarkup(DrawnText(try fixture.text).source, rules: fixture.rules)
    for finding in before.findings {
      // A comment that silences a rule is read by the command: `InnerPaddingTests`.
      for fix in finding.fixes where !fix.edits.contains(where: \.isComment) {
        let after = CheckedMarkup(
          Repairing.apply(fix.edits, to: before.bytes), rules: fixture.rules)
        let words = "\(finding.message) (\(fix.title))"
        #expect(
          after.markupFindings.count <= before.markupFindings.count,
          "\(words) breaks the document: \(after.markupFindings.map(\.message))")
        #expect(cures(fix, finding, before, after), "\(words) does not cure it")
      }
    }
  }

  /// An operator binds tighter than `??`.
  @Test(arguments: ["{n + 1}", "{1 - n}", "{-n}", "{n > 1 ? 1 : 2}"])
  func aValueInPlaceOfNilStandsInParenthesesBesideAnOperator(value: String) throws {
    let text = """
      <layout name="Example">
        <param name="n" type="Integer?"/>
        <view width="\(value)" height="10"/>
      </layout>

      """
    let before = CheckedMarkup(text)
    let fix = try #require(before.findings.first?.fixes.first)
    let after = CheckedMarkup(Repairing.apply(fix.edits, to: before.bytes))
    let errors = after.findings.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], "\(value): \(fix.title)")
  }

  /// Whether the repair removes the finding.
  ///
  /// A repaired part of a value may bring up a finding about a later part.
  private func cures(
    _ fix: FixIt, _ finding: Diagnostic, _ before: CheckedMarkup, _ after: CheckedMarkup
  ) -> Bool {
    let alike = after.findings.filter { $0.isLike(finding) }
    let shift = fix.edits.filter { $0.range.end <= finding.range.start }
      .reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count }
    return alike.count < before.findings.count { $0.isLike(finding) }
      || !alike.contains { Int($0.range.start) == Int(finding.range.start) + shift }
  }

  @Test(arguments: fixtures)
  func safeRepairsBringNoOtherError(fixture: Fixture) throws {
    let before = CheckedMarkup(DrawnText(try fixture.text).source, rules: fixture.rules)
    for finding in before.findings {
      for fix in finding.fixes where fix.isSafe {
        let after = CheckedMarkup(
          Repairing.apply(fix.edits, to: before.bytes), rules: fixture.rules)
        #expect(
          after.lines.count == before.lines.count - 1,
          "\(finding.message) (\(fix.title)) leaves \(after.lines)")
      }
    }
  }

  /// Which of two attributes is meant is for people to say.
  @Test(arguments: fixtures)
  func noRepairOfAnAlignmentConflictIsSafe(fixture: Fixture) throws {
    let checked = CheckedMarkup(DrawnText(try fixture.text).source, rules: fixture.rules)
    for finding in checked.findings where finding.id.name == "alignment-conflict" {
      #expect(!finding.fixes.isEmpty && finding.fixes.allSatisfy { !$0.isSafe })
    }
  }

  private static let shown = [
    "card-with-mistakes", "dates", "dates-by-guess", "foreign-words", "guesses",
    "guessed-beside-imports", "guessed-control", "guesses-at-the-edge", "placement-wrong-parent",
  ]

  @Test(arguments: fixtures.filter { shown.contains($0.name) })
  func firstRepairsReadWell(fixture: Fixture) throws {
    let before = CheckedMarkup(DrawnText(try fixture.text).source, rules: fixture.rules)
    let repaired = Repairing.applyFirst(of: before.findings, to: before.bytes)
    try SnapshotFolder().expect(
      String(decoding: repaired, as: UTF8.self), named: "\(fixture.name).repaired.xml")
  }
}

extension Diagnostic {
  /// Whether both findings have the same kind and message, possibly at different places.
  func isLike(_ other: Diagnostic) -> Bool {
    id == other.id && message == other.message
  }
}

extension SourceEdit {
  fileprivate var isComment: Bool { replacement.hasPrefix("<!-- layoutc:") }
}

import Foundation
import LayoutDiagnostics
import LayoutEngine
import LayoutSemantics
import Testing

@testable import LayoutCompiler

/// Repairs that would do harm are not made.
struct DocumentFixerTests {
  private static let row = """
    <layout name="Row">
      <stack direction="horizontal" spacing="8">
        <text id="a">a</text>
        <text id="b">b</text>
      </stack>
    </layout>

    """

  /// A rule of the group `suspicious`, whose repairs claim to move nothing.
  private static let idle =
    RuleRegistry.examples.map(\.finding)
    .first { $0.entry.group == .suspicious } ?? .unusedSuppression

  private func fix(
    _ text: String, _ findings: [Diagnostic], _ request: FixRequest = .safe
  ) -> DocumentFixer.Outcome {
    let modules = ModuleLoader()
    var judge = DocumentJudge(
      modules: modules, strings: nil, registry: .init(), lint: LintRequest(), measuresTime: false)
    var fixer = DocumentFixer(request, provesFrames: true, sharing: modules, registry: .init())
    let first = Judgement(diagnostics: findings, isSound: true)
    return fixer.fix(Array(text.utf8), at: "row.layout.xml", first, .standard, with: &judge)
  }

  private func finding(
    _ text: String, _ old: String, _ new: String, _ id: DiagnosticID, isSafe: Bool = true
  ) -> Diagnostic {
    let start = text.range(of: old).map {
      text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
    }
    let range = SourceRange((start ?? 0)..<(start ?? 0) + old.utf8.count)
    return Diagnostic(
      id, "'\(old)'", at: range,
      fixes: [FixIt("write '\(new)'", isSafe: isSafe, edits: [SourceEdit(range, new)])])
  }

  @Test func aRepairThatMovesAFrameIsLeftOutAndReported() {
    let liar = finding(Self.row, "spacing=\"8\"", "spacing=\"9\"", Self.idle)
    let outcome = fix(Self.row, [liar])
    #expect(outcome.bytes == Array(Self.row.utf8))
    #expect(outcome.judgement.diagnostics.map(\.id) == [Self.idle, .movedFrame])
    #expect(outcome.report.trials == 0)
  }

  @Test func theOthersAreMadeAllTheSame() {
    let liar = finding(Self.row, "spacing=\"8\"", "spacing=\"9\"", Self.idle)
    let honest = finding(Self.row, "<text id=\"b\">b</text>", "<text id=\"b\" >b</text>", Self.idle)
    let outcome = fix(Self.row, [liar, honest])
    #expect(outcome.report.repairs == 1)
    #expect(!String(decoding: outcome.bytes, as: UTF8.self).contains("spacing=\"9\""))
  }

  @Test func framesThatAreAlikeAreCounted() {
    let honest = finding(Self.row, "spacing=\"8\"", "spacing=\"8.0\"", Self.idle)
    let outcome = fix(Self.row, [honest])
    #expect(outcome.report.trials == 16)
    #expect(
      outcome.report.sentence(isTrial: false)
        == "fixed 1 of 1 finding; 1 repair, frames alike in 16 trials")
  }

  @Test func aRepairThatBreaksTheDocumentIsLeftOut() {
    let breaking = finding(Self.row, "spacing=\"8\"", "spacing=\"wide\"", .placeholderData)
    let outcome = fix(Self.row, [breaking])
    #expect(outcome.bytes == Array(Self.row.utf8))
    #expect(outcome.report.repairs == 0)
  }

  @Test func whatIsUnsafeIsMadeWhereAllAre() {
    let unsafe = finding(
      Self.row, "spacing=\"8\"", "spacing=\"9\"", .placeholderData, isSafe: false)
    #expect(fix(Self.row, [unsafe]).report.repairs == 0)
    #expect(fix(Self.row, [unsafe], .all).report.repairs == 1)
  }
}

/// What documents show, compared.
struct FramePicturesTests {
  private func pictures(_ text: String) -> [FramePictures.Picture]? {
    var pictures = FramePictures(sharing: ModuleLoader(), registry: .init())
    return pictures.all(of: Array(text.utf8), insteadOf: "a.layout.xml")
  }

  private func areAlike(_ one: String, _ other: String) throws -> Bool {
    let one = try #require(pictures(one))
    let other = try #require(pictures(other))
    return one.count == other.count && zip(one, other).allSatisfy { $0.isLike($1) }
  }

  private let plain = "<layout name=\"A\"><text>Some words that break</text></layout>"

  @Test func aContainerThatNobodySeesMayGo() throws {
    #expect(
      try areAlike(
        plain, "<layout name=\"A\"><wrapper><text>Some words that break</text></wrapper></layout>"))
    #expect(
      try !areAlike(
        plain,
        "<layout name=\"A\"><inset insets=\"1\"><text>Some words that break</text></inset></layout>"
      ))
  }

  /// Left and right differ only from right to left, and the sizes of texts only where they are large.
  @Test func everyTrialIsLookedAt() throws {
    let one = "<layout name=\"A\"><inset insetLeft=\"8\"><text id=\"t\">a</text></inset></layout>"
    let start = one.replacing("insetLeft", with: "insetStart")
    #expect(try !areAlike(one, start))
    #expect(try #require(pictures(one)).count == 16)
  }

  @Test func whatHasErrorsHasNoPictures() {
    #expect(pictures("<layout><nonsense/></layout>") == nil)
    #expect(pictures("<library name=\"A\"/>") == nil)
  }
}

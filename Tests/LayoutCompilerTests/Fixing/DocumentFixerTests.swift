import Foundation
import LayoutDiagnostics
import LayoutEngine
import LayoutRules
import Oracles
import TestSupport
import Testing

@testable import LayoutCompiler

/// Harmful repairs are not made.
struct DocumentFixerTests {
  private static let row = """
    <layout name="Row">
      <stack direction="horizontal" spacing="8">
        <text id="a">a</text>
        <text id="b">b</text>
      </stack>
    </layout>

    """

  /// A rule of the group `suspicious`, whose repairs claim to move no frame.
  private static let idle =
    RuleRegistry.examples.map(\.finding)
    .first { $0.entry.group == .suspicious } ?? .unusedSuppression

  private func fix(
    _ text: String, _ findings: [Diagnostic], _ request: FixRequest = .safe
  ) -> DocumentFixer.Outcome {
    let modules = ModuleLoader()
    var linter = DocumentLinter(
      modules: modules, strings: nil, registry: .init(), lint: LintRequest(), measuresTime: false)
    var fixer = DocumentFixer(request, provesFrames: true, sharing: modules, registry: .init())
    let first = LintResult(diagnostics: findings, isSound: true)
    return fixer.fix(Array(text.utf8), at: "row.layout.xml", first, .standard, with: &linter)
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
    #expect(outcome.result.diagnostics.map(\.id) == [Self.idle, .movedFrame])
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

  @Test func whereTheFirstIsRefusedNoOtherIsMade() {
    var finding = finding(Self.row, "spacing=\"8\"", "spacing=\"wide\"", .placeholderData)
    let second = FixIt(
      "write 9", isSafe: true,
      edits: finding.fixes[0].edits.map { SourceEdit($0.range, "spacing=\"9\"") })
    finding.fixes.append(second)
    #expect(fix(Self.row, [finding]).bytes == Array(Self.row.utf8))
    finding.fixes.swapAt(0, 1)
    #expect(fix(Self.row, [finding]).report.repairs == 1)
    finding.fixes[0].isSafe = false
    #expect(fix(Self.row, [finding]).bytes == Array(Self.row.utf8))
  }

  /// A repair that claims to move no frame is not made where no frames can be compared.
  ///
  /// A document with an error has no frames. A library shows nothing by itself, so its repair is
  /// made.
  @Test func whatClaimsToMoveNothingIsLeftOutWhereNoFramesAreCompared() {
    let broken = Self.row.replacing("</stack>", with: "<nonsense/></stack>")
    let honest = finding(broken, "spacing=\"8\"", "spacing=\"8.0\"", Self.idle)
    #expect(fix(broken, [honest]).report.repairs == 0)
    let library = "<library name=\"A\"><style name=\"b\" spacing=\"8\"/></library>"
    let declared = finding(library, "spacing=\"8\"", "spacing=\"8.0\"", Self.idle)
    #expect(fix(library, [declared]).report.repairs == 1)
  }

  /// Returns the document after all repairs of what a check of it finds, and the report.
  private func repaired(_ text: String) -> (text: String, report: FixReport) {
    let modules = ModuleLoader()
    var linter = DocumentLinter(
      modules: modules, strings: nil, registry: .init(), lint: LintRequest(), measuresTime: false)
    let bytes = Array(text.utf8)
    let first = linter.lint(bytes, insteadOf: "row.layout.xml", .standard)
    var fixer = DocumentFixer(.all, provesFrames: true, sharing: modules, registry: .init())
    let outcome = fixer.fix(bytes, at: "row.layout.xml", first, .standard, with: &linter)
    return (String(decoding: outcome.bytes, as: UTF8.self), outcome.report)
  }

  /// Frames are looked at where a document has no errors, so its last repair brings up more.
  @Test func anErrorIsRepairedWhateverItHid() {
    let row = """
      <layout name="Row">
        <preview width="200"/>
        <stack direction="horizontal" gap="8">
          <text>A rather long text that runs out of its row for sure</text>
          <text>Another one</text>
        </stack>
      </layout>

      """
    let (text, report) = repaired(row)
    #expect(text.contains(#"<stack direction="horizontal" spacing="8">"#))
    #expect(report.found == 1)
    #expect(report.fixed == 1)
  }

  /// A repair that leads to another error is made if that can be repaired too.
  @Test func aRepairMayNeedAnother() {
    let row = """
      <layout name="Row">
        <param name="words" type="[String]"/>
        <param name="note" type="String?"/>
        <stack direction="vertical">
          <if test="words.count > 0"><text>Words</text></if>
          <text if="{note}">A note</text>
        </stack>
      </layout>

      """
    let (text, report) = repaired(row)
    #expect(text.contains(#"<if test="{count(words) > 0}">"#))
    #expect(text.contains(#"<if test="{note != nil}">"#))
    #expect(report.fixed == 2)
  }

  /// Nothing is done by halves: without a repair of the other error, the first is not made.
  @Test func aRepairThatLeadsNowhereIsLeftOut() {
    let row = """
      <layout name="Row">
        <param name="words" type="[String]"/>
        <stack direction="vertical">
          <if test="words.total > 0"><text>Words</text></if>
        </stack>
      </layout>

      """
    #expect(repaired(row).text == row)
  }

  /// An element that gets its name is a step, whatever its document shows then; and of two errors
  /// one is better than both.
  @Test func whatARepairOnlyBringsToLightIsLeft() {
    let records = """
      <layout name="Row">
        <type name="Card"><field name="words" type="[String]"/></type>
        <type name="Column"><field name="cards" type="[Card]"/></type>
        <param name="columns" type="[Column]"/>
        <param name="note" type="String?"/>
        <stack direction="vertical">
          <for each="column" in="{columns}"><text>{column.total}</text></for>
          <if test="{note}"><text>{fixed(note, 1)}</text></if>
        </stack>
      </layout>

      """
    let (text, _) = repaired(records)
    #expect(text.contains(#"<record name="Card">"#) && text.contains(#"<record name="Column">"#))
    #expect(text.contains(#"<if test="{note != nil}">"#))
    #expect(text.contains("{column.total}"))
  }

  /// An import stands in the layout, which is written first: a repair is no step if what it writes
  /// is wrong.
  @Test func whatARepairWritesIsRight() {
    let (text, _) = repaired(
      """
      <LinearLayout orientation="vertical" width="wrap">
        <Button text="Follow"/>
        <nothing/>
      </LinearLayout>

      """)
    #expect(text.hasPrefix("<layout>\n  <import src=\"layoutc:Controls\"/>\n  <linear"), "\(text)")
  }

  @Test(arguments: [
    (
      #"<image source="symbol:{isOpen ? 'star' : 'heart'}"/>"#,
      "{isOpen ? symbol:star : symbol:heart}"
    ),
    (#"<image source="symbol:{photo}"/>"#, #"source="{photo}""#),
    (#"<image source="{cover}"/>"#, #"<if test="{cover != nil}">"#),
    ("<text>{first(name)}</text>", "{prefix(name, 1)}"),
    ("<text>{name[0]}</text>", "{prefix(name, 1)}"),
    ("<text>{mass}</text>", "{number(mass)}"),
    ("<text>{best}</text>", "{number(best ?? 0)}"),
    ("<text>{share}</text>", "{percent(share)}"),
    ("<grid columns=\"1fr 1fr\"><view size=\"9\" Grid.Column=\"1\"/></grid>", #"column="2""#),
    ("<flex style=\"chip\" direction=\"row\"><text>A</text><text>B</text></flex>", #"gap="4""#),
    ("<text>Due {due, date, short}</text>", "Due {date(due, 'short')}"),
    ("<text>{due, time}</text>", "{time(due)}"),
    ("<text>{mass, number}</text>", "{number(mass)}"),
    (
      "<text>{money(sum(days, d => d.cost), 'EUR')}</text>",
      "{money(sum(map(days, d => d.cost)), 'EUR')}"
    ),
    ("<text>{count(days, d => d.cost > 0)}</text>", "{count(filter(days, d => d.cost > 0))}"),
    ("<text>{fixed(mass / best, 1)}</text>", "{fixed(mass / (best ?? 1), 1)}"),
    (
      #"<for each="day" in="{days}" key="id"><text>{day.id}</text></for>"#, #"key="{day.id}""#
    ),
    (#"<grid columns="3" gap="2"><text>A</text></grid>"#, #"columns="repeat(3, 1fr)""#),
    (
      ##"<flex><view size="9" borderWidth="2" strokeColor="#CCCCCC"/></flex>"##, #"strokeWidth="2""#
    ),
    (
      ##"<zstack><view size="64" cornerRadius="32" backgroundColor="#EEE"/><text>3</text></zstack>"##,
      #"<text gravity="center" size="wrap">3</text></layers>"#
    ),
    (
      """
      <stack direction="vertical" alignItems="center" width="200">
        <stack direction="horizontal" justifyContent="spaceBetween">
          <text>A</text><text>B</text>
        </stack>
        <text>C</text>
      </stack>
      """,
      #"justifyContent="spaceBetween" alignSelf="stretch">"#
    ),
  ])
  func whatIsMeantIsWritten(written: String, meant: String) {
    let (text, _) = repaired(
      """
      <layout name="Row">
        <record name="Day">
          <field name="id" type="String"/>
          <field name="cost" type="Number"/>
        </record>
        <param name="days" type="[Day]"/>
        <param name="due" type="Date"/>
        <param name="isOpen" type="Bool"/>
        <param name="photo" type="Image"/>
        <param name="cover" type="Image?"/>
        <param name="name" type="String"/>
        <param name="mass" type="Number"/>
        <param name="best" type="Number?"/>
        <param name="share" type="Percent"/>
        <style name="chip" spacing="4"/>
        <stack direction="vertical">
          \(written)
        </stack>
      </layout>

      """)
    #expect(text.contains(meant), "\(text)")
  }

  /// A control that is called as here is not told to lose what it says in other words.
  @Test func aControlKeepsWhatItSaysElsewhere() {
    let (text, _) = repaired(
      """
      <layout name="Row">
        <import src="layoutc:Controls"/>
        <stack direction="vertical">
          <Slider min="0" max="10" value="3"/>
          <Toggle label="Dark" isOn="true"/>
        </stack>
      </layout>

      """)
    #expect(text.contains(#"<Slider minimum="0" maximum="10" value="3"/>"#))
    #expect(text.contains(#"<Toggle accessibilityLabel="Dark" isOn="true"/>"#))
  }

  @Test func whatIsUnsafeIsMadeWhereAllAre() {
    let unsafe = finding(
      Self.row, "spacing=\"8\"", "spacing=\"9\"", .placeholderData, isSafe: false)
    #expect(fix(Self.row, [unsafe]).report.repairs == 0)
    #expect(fix(Self.row, [unsafe], .all).report.repairs == 1)
  }
}

/// `--fix` makes the repair that the finding shows first.
struct FirstRepairTests {
  private static let fixtures: [String] = {
    let folder = PackageRoot.appending("Tests/LayoutCheckingTests/Fixtures/check").path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".layout.xml") }.sorted()
  }()

  private let modules = ModuleLoader()

  private func linter() -> DocumentLinter {
    DocumentLinter(
      modules: modules, strings: nil, registry: .init(), lint: LintRequest(), measuresTime: false)
  }

  /// Returns the document after the one repair that a run makes of the finding at `place`, if any.
  private func repaired(
    _ bytes: [UInt8], _ path: String, _ result: LintResult, at place: Int,
    _ request: FixRequest, with linter: inout DocumentLinter,
  ) -> [UInt8] {
    var alone = result
    for index in alone.diagnostics.indices where index != place {
      alone.diagnostics[index].fixes = []
    }
    var fixer = DocumentFixer(
      request, provesFrames: true, sharing: modules, registry: .init(), mostRepairs: 1)
    return fixer.fix(bytes, at: path, alone, .standard, with: &linter).bytes
  }

  @Test(arguments: fixtures)
  func eachRepairThatIsMadeIsTheFirstThatIsShown(fixture: String) throws {
    let url = PackageRoot.appending("Tests/LayoutCheckingTests/Fixtures/check/\(fixture)")
    let bytes = Array(try Data(contentsOf: url))
    var linter = linter()
    let result = linter.lint(bytes, insteadOf: url.path(), .standard)
    for (place, finding) in result.diagnostics.enumerated() where !finding.fixes.isEmpty {
      for request in [FixRequest.safe, .all] {
        let written = repaired(bytes, url.path(), result, at: place, request, with: &linter)
        guard written != bytes else { continue }
        let first = finding.fixes[0]
        #expect(
          written == Repairing.apply(first.edits, to: bytes),
          "\(finding.message): another repair than to \(first.title)")
        #expect(first.isSafe || request == .all, "\(finding.message): \(first.title)")
      }
    }
  }

  /// A first repair that is safe and does no harm is made.
  @Test(arguments: [
    ("<inset height=\"40\" insets=\"8\"><text>a</text></inset>", false, "<wrapper height=\"40\">"),
    ("<center><text flexGrow=\"1\">a</text></center>", false, "<stack direction=\"vertical\">"),
    ("<center><text ascender=\"3\">a</text></center>", true, "<center><text>a</text></center>"),
  ])
  func theFirstIsMadeOrNone(body: String, isSafe: Bool, made: String) {
    let bytes = Array("<layout name=\"A\">\(body)</layout>\n".utf8)
    var linter = linter()
    let path = "a.layout.xml"
    let result = linter.lint(bytes, insteadOf: path, .standard)
    let safe = repaired(bytes, path, result, at: 0, .safe, with: &linter)
    let all = repaired(bytes, path, result, at: 0, .all, with: &linter)
    #expect(String(decoding: all, as: UTF8.self).contains(made))
    #expect(isSafe ? safe == all : safe == bytes)
  }
}

/// Comparisons of the frames that documents have.
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

  /// `insetLeft` and `insetStart` differ only from right to left, so every trial must be compared.
  @Test func everyTrialIsLookedAt() throws {
    let one = "<layout name=\"A\"><inset insetLeft=\"8\"><text id=\"t\">a</text></inset></layout>"
    let start = one.replacing("insetLeft", with: "insetStart")
    #expect(try !areAlike(one, start))
    #expect(try #require(pictures(one)).count == 16)
  }

  @Test func whatHasErrorsHasNoPictures() {
    #expect(pictures("<layout><nonsense/></layout>") == nil)
    #expect(pictures("<library name=\"A\"/>")?.count == 0)
  }
}

import Foundation
import LayoutCompiler
import LayoutDiagnostics
import TestSupport
import Testing

/// Declarations of a library that no document of the run uses.
struct UnusedSharedDeclarationTests {
  private static let rule = "unused-shared-declaration"

  /// Each kind of declaration, once used (`used…`) and once not (`idle…`).
  private static let library = """
    <library name="Kit">
      <define name="usedMeasure" value="8"/>
      <define name="idleMeasure" value="9"/>
      <define name="innerMeasure" value="10"/>
      <style name="usedStyle" fontSize="{innerMeasure}"/>
      <style name="idleStyle" fontSize="12"/>
      <style name="used-base" fontSize="13"/>
      <style name="usedTop" basedOn="used-base" color="#000000"/>
      <record name="UsedRecord"><field name="a" type="String"/></record>
      <record name="IdleRecord"><field name="a" type="String"/></record>
      <choice name="UsedChoice" values="a b"/>
      <choice name="IdleChoice" values="a b"/>
      <component name="UsedCard">
        <param name="given" type="String" default="a"/>
        <param name="asked" type="String"/>
        <param name="spared" type="String" default="a"/>
        <action name="usedTap"/>
        <action name="idleTap"/>
        <stack direction="vertical" tap="{usedTap}" longPress="{idleTap}">
          <text>{given}</text><text>{asked}</text><text>{spared}</text>
        </stack>
      </component>
      <component name="IdleCard"><text>a</text></component>
      <element name="UsedMap" class="UsedMap"/>
      <element name="IdleMap" class="IdleMap"/>
    </library>

    """

  private static let screen = """
    <layout name="Screen">
      <import src="kit.layout.xml"/>
      <action name="leave"/>
      <param name="one" type="UsedRecord"/>
      <param name="kind" type="UsedChoice"/>
      <stack direction="vertical" spacing="{usedMeasure}">
        <text style="usedStyle">{one.a}</text>
        <if test="{kind == .a}"><text style="usedTop">b</text></if>
        <UsedCard given="b" asked="c" usedTap="{leave}"/>
        <UsedMap size="20"/>
      </stack>
    </layout>

    """

  private static let idle = [
    "no document uses 'idleMeasure'", "no document uses 'idleStyle'",
    "no document uses 'IdleRecord'", "no document uses 'IdleChoice'",
    "no use of 'UsedCard' gives 'spared' a value", "no use of 'UsedCard' binds 'idleTap'",
    "no document uses 'IdleCard'", "no document uses 'IdleMap'",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.library, to: "kit.layout.xml")
    try folder.write(Self.screen, to: "screen.layout.xml")
  }

  private func lines(
    _ paths: [String] = ["."], jobs: Int = 2, fix: FixRequest? = nil,
    _ change: (inout LintRequest) -> Void = { _ in }
  ) async -> [String] {
    var check = CheckRun(
      paths.map { $0 == "." ? folder.url.path() : folder.path($0) }, pool: WorkerPool(jobs: jobs))
    check.lint.only = [Self.rule, "unused-suppression"]
    check.lint.source = .nearest
    check.fix = fix
    change(&check.lint)
    return await check.run().findings.flatMap(\.diagnostics)
      .filter { $0.id.name == Self.rule || $0.id == .unusedSuppression }.map(\.message)
  }

  @Test func everyKindOfDeclarationIsFoundWhereNobodyUsesIt() async {
    #expect(await lines() == Self.idle)
  }

  @Test(arguments: [1, 2, 8]) func theFindingsAreTheSameWithAnyNumberOfJobs(jobs: Int) async throws
  {
    for number in 0..<20 {
      try folder.write(
        Self.screen.replacing("Screen", with: "Screen\(number)"), to: "s\(number).layout.xml")
    }
    #expect(await lines(jobs: jobs) == Self.idle)
  }

  @Test func aLibraryByItselfIsNotAsked() async throws {
    #expect(await lines(["kit.layout.xml"]) == [])
    #expect(await lines(["screen.layout.xml"]) == [])
    try folder.write("<layout name=\"Alone\"><text>a</text></layout>", to: "alone.layout.xml")
    #expect(await lines(["kit.layout.xml", "alone.layout.xml"]) == [])
  }

  @Test func itIsOffWhereNobodyAsks() async {
    #expect(await lines { $0.only = [] } == [])
  }

  @Test func whatAnotherDocumentUsesIsUsed() async throws {
    try folder.write(
      """
      <layout name="Other"><import src="kit.layout.xml"/>
        <action name="leave"/>
        <stack direction="vertical" spacing="{idleMeasure}">
          <IdleCard/><UsedCard asked="b" spared="c" idleTap="{leave}"/><text style="idleStyle">b</text>
        </stack>
      </layout>
      """, to: "other.layout.xml")
    #expect(
      await lines() == [
        "no document uses 'IdleRecord'", "no document uses 'IdleChoice'",
        "no document uses 'IdleMap'",
      ])
  }

  /// A use in another library counts.
  @Test func librariesUseLibraries() async throws {
    try folder.write(
      "<library name=\"More\"><import src=\"kit.layout.xml\"/><component name=\"Wide\"><IdleCard/></component></library>",
      to: "more.layout.xml")
    #expect(await lines() == Self.idle.filter { !$0.contains("IdleCard") })
  }

  @Test func aMistakeAnywhereLeavesTheUsesOpen() async throws {
    try folder.write(
      "<layout name=\"Broken\"><import src=\"kit.layout.xml\"/><nonsense/></layout>",
      to: "broken.layout.xml")
    #expect(await lines().allSatisfy { !$0.contains("no document uses") })
  }

  /// A comment silences the rule for a library for others, and is not reported as unused.
  @Test func aCommentSaysThatOthersUseIt() async throws {
    try folder.write(
      "<!-- layoutc:disable-file \(Self.rule): for our customers -->\n\(Self.library)",
      to: "kit.layout.xml")
    #expect(await lines() == [])
    #expect(await lines(["kit.layout.xml"]) == [])
    try folder.write(
      Self.library.replacing(
        "<component name=\"IdleCard\">",
        with: "<!-- layoutc:disable \(Self.rule) --><component name=\"IdleCard\">"),
      to: "kit.layout.xml")
    #expect(await lines() == Self.idle.filter { !$0.contains("IdleCard") })
  }

  @Test func aConfigurationSaysForWhichLibraries() async throws {
    try folder.write(
      "{\"overrides\": [{\"files\": \"kit.*\", \"rules\": {\"\(Self.rule)\": \"warning\"}}]}",
      to: ".layoutc.json")
    #expect(await lines { $0.only = [] } == Self.idle)
    try folder.write(
      "{\"overrides\": [{\"files\": \"screen.*\", \"rules\": {\"\(Self.rule)\": \"warning\"}}]}",
      to: ".layoutc.json")
    #expect(await lines { $0.only = [] } == [])
  }

  @Test func theRepairIsOnlyMadeWhereItIsAskedFor() async throws {
    #expect(await lines(fix: .safe) == Self.idle)
    #expect(
      await lines(fix: .all) == [
        "no use of 'UsedCard' gives 'spared' a value", "no use of 'UsedCard' binds 'idleTap'",
      ])
  }
}

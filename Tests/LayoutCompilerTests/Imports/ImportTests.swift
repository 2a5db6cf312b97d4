import Foundation
import LayoutCompiler
import LayoutDiagnostics
import TestSupport
import Testing

/// Documents that import others.
struct ImportTests {
  @Test(arguments: ImportFixture.all)
  func findingsAreAsRecorded(fixture: ImportFixture) async throws {
    let text = try await findings(in: fixture.folder.path())
    if ImportFixture.isUpdating {
      try fixture.record(text)
    } else {
      #expect(fixture.expected == text, "LAYOUTC_UPDATE=1 rewrites it")
    }
  }

  @Test func eachImportIsReadOnceHoweverManyAskForIt() async throws {
    let folder = try TemporaryFolder()
    for library in 0..<10 {
      try folder.write(
        """
        <library name="Tokens\(library)">
          <define name="gutter\(library)" value="\(library)"/>
          <style name="style\(library)" opacity="0.5"/>
        </library>
        """, to: "libraries/tokens-\(library).layout.xml")
    }
    let imports = (0..<10)
      .map { "<import src=\"../libraries/tokens-\($0).layout.xml\"/>" }.joined()
    let uses = (0..<10).map { "<view style=\"style\($0)\"/>" }.joined()
    for document in 0..<200 {
      try folder.write(
        "<layout>\(imports)<wrapper>\(uses)</wrapper></layout>",
        to: "screens/screen-\(document).layout.xml")
    }
    let check = CheckRun([folder.path("screens")], pool: WorkerPool(jobs: 4))
    let report = await check.run()
    #expect(report.findings.isEmpty)
    #expect(report.files == 200)
    #expect(check.modules.loads.count == 10)
    #expect(check.modules.loads.values.allSatisfy { $0 == 1 })
  }

  @Test func whatIsImportedIsCheckedAsADocumentToo() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<library name=\"Sound\"><define name=\"one\" value=\"1\"/></library>",
      to: "b/sound.layout.xml")
    try folder.write(
      "<library name=\"Odd\"><style name=\"odd\" fontSze=\"1\"/></library>",
      to: "b/odd.layout.xml")
    try folder.write(
      """
      <layout>
        <import src="../b/sound.layout.xml"/>
        <import src="../b/odd.layout.xml"/>
        <view style="odd" opacity="{one}"/>
      </layout>
      """, to: "a/screen.layout.xml")
    let report = await CheckRun([folder.path("")], pool: WorkerPool(jobs: 1)).run()
    #expect(report.files == 3)
    #expect(
      report.findings.map { $0.diagnostics.map(\.id) } == [[.brokenImport], [.unknownAttribute]])
  }

  @Test func aChainOfImportsMayBeAsLongAsItLikesAndLeadSoFar() async throws {
    let folder = try TemporaryFolder()
    let count = 2000
    for file in 1...count {
      try folder.write(
        """
        <library name="L\(file)">
          <import src="l\(file + 1).layout.xml"/>
          <define name="a\(file)" value="12"/>
        </library>
        """, to: "l\(file).layout.xml")
    }
    try folder.write(
      "<library name=\"L\(count + 1)\"><define name=\"a\(count + 1)\" value=\"1\"/></library>",
      to: "l\(count + 1).layout.xml")
    let pool = WorkerPool(jobs: 1)
    let all = await CheckRun([folder.path("l1.layout.xml")], pool: pool).run()
    #expect(all.findings.map { $0.diagnostics.map(\.id).first } == [.brokenImport])
    func messages(from file: Int) async -> [String] {
      await CheckRun([folder.path("l\(file).layout.xml")], pool: pool).run()
        .findings.flatMap(\.diagnostics).filter { $0.severity == .error }.map(\.message)
    }
    #expect(await messages(from: count - 99) == [])
    #expect(
      await messages(from: count - 100) == [
        "'l\(count - 99).layout.xml' leads through more than 100 files"
      ])
  }

  @Test func aBodyIsNoPartOfTheSignature() async throws {
    let folder = try TemporaryFolder()
    let head = #"<library name="Cards"><component name="Card"><param name="a" type="String"/>"#
    let one = try signature(
      "\(head)<text content=\"{a}\"/></component></library>", in: folder)
    let other = try signature(
      "\(head)<text content=\"{a}\" maxLines=\"3\" color=\"#FFF\"/></component></library>",
      in: folder)
    #expect(one == other)
    let changed = try signature(
      "\(head)<param name=\"b\" type=\"Bool?\"/><text content=\"{a}\"/></component></library>",
      in: folder)
    #expect(one != changed)
  }

  @Test func aBuildDependsOnWhatItImports() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"<library name="Inks"><define name="ink" value="#000"/></library>"##,
      to: "inks.layout.xml")
    try folder.write(
      """
      <library name="Styles">
        <import src="inks.layout.xml"/>
        <define name="faded" value="{ink}"/>
        <style name="caption" fontSize="13"/>
      </library>
      """, to: "styles.layout.xml")
    let card = try folder.write(
      """
      <layout name="Card"><import src="styles.layout.xml"/><text style="caption">Hi</text></layout>
      """, to: "card.layout.xml")
    let build = BuildRun([card], folder: folder.path("out"), pool: WorkerPool(jobs: 1))
    let result = await build.run()
    #expect(result.report.findings.isEmpty)
    #expect(result.dependencies.text.contains("styles.layout.xml"))
    #expect(result.dependencies.text.contains("inks.layout.xml"))
  }

  private func findings(in folder: String) async throws -> String {
    let report = await CheckRun([folder], pool: WorkerPool(jobs: 1)).run()
    let text = TextRenderer().render(report.findings)
    return text.replacing(folder + "/", with: "").replacing(folder, with: "")
  }
}

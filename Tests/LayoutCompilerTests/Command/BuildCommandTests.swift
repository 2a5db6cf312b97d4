import Foundation
import LayoutCompiler
import LayoutModel
import TestSupport
import Testing

struct BuildCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write(
      "<layout>\n  <text id=\"title\" content=\"Hi\"/>\n</layout>\n", to: "in/place-card.layout.xml"
    )
  }

  private func build(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(["build", "in", "-o", "out"] + arguments)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func aDocumentBecomesAFileOfSwift() throws {
    let outcome = try build()
    #expect(CommandStatus(rawValue: outcome.status) == .clean)
    #expect(outcome.errors.isEmpty)
    #expect(try files() == ["place-card.layout.swift"])
    #expect(try folder.read("out/place-card.layout.swift").contains("struct PlaceCard"))
  }

  @Test(arguments: ["-o", "--output", "--output-directory"])
  func theFolderHasThreeSpellings(option: String) throws {
    let outcome = try command.run([
      "build", "in", option, "out", "--report", "json=a.json", "--output", "sarif=a.sarif",
    ])
    #expect(CommandStatus(rawValue: outcome.status) == .clean)
    #expect(try files() == ["place-card.layout.swift"])
    #expect(try folder.read("a.json").hasPrefix("{\"findings\":[]"))
    #expect(try folder.read("a.sarif").contains("2.1.0"))
  }

  @Test func aFileThatSaysNothingNewKeepsItsDate() throws {
    _ = try build()
    let path = folder.path("out/place-card.layout.swift")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    _ = try build()
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == past)
  }

  @Test func verifyingWritesNothing() throws {
    let before = try build("--verify")
    #expect(CommandStatus(rawValue: before.status) == .wouldChange)
    #expect(before.errors == "'out/place-card.layout.swift' would change\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    _ = try build()
    #expect(CommandStatus(rawValue: try build("--verify").status) == .clean)
  }

  @Test func aBrokenDocumentBecomesAStub() throws {
    try folder.write("<layout name=\"Card\"><txt/></layout>", to: "in/card.layout.xml")
    let outcome = try build()
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
    #expect(outcome.errors.hasPrefix("error[unknown-element]"))
    #expect(try folder.read("out/card.layout.swift").contains("struct Card"))
  }

  @Test func theDependencyFileNamesDocumentsAndOutputs() throws {
    _ = try build("--depfile", "out/all.d")
    #expect(
      try folder.read("out/all.d") == "out/place-card.layout.swift: in/place-card.layout.xml\n")
  }

  @Test func thePathsAloneSayWhichFilesThereWillBe() throws {
    try folder.write("<layout name=\"Other\"><view/></layout>", to: "in/deep/other one.layout.xml")
    _ = try build("--fixed-outputs")
    let names = [
      "LayoutcControls.layout.swift", "deep+other one.layout.swift", "place-card.layout.swift",
    ]
    #expect(try files() == names)
    #expect(try !folder.read("out/LayoutcControls.layout.swift").contains("enum"))
    try folder.write(
      "<layout><import src=\"layoutc:Controls\"/><Toggle isOn=\"true\"/></layout>",
      to: "in/deep/other one.layout.xml")
    _ = try build("--fixed-outputs")
    #expect(try files() == names)
    // The library's types are the engine's.
    #expect(try !folder.read("out/LayoutcControls.layout.swift").contains("enum"))
  }

  /// The plugin has to list a build's outputs before the build runs.
  @Test func thePluginKnowsTheLibrariesThatComeWithTheCommand() throws {
    let plugin = try String(
      contentsOf: PackageRoot.appending("Plugins/LayoutcBuild/LayoutcBuild.swift"), encoding: .utf8)
    let names = ShippedLibrary.all.map { "\"\(DocumentName.fromPath($0.path))\"" }
    #expect(plugin.contains("shippedLibraries = [\(names.joined(separator: ", "))]"))
  }

  @Test func swiftIsToldTheNameOfADocumentOrItsPath() throws {
    try folder.write(
      """
      <layout>
        <import src="../styles.layout.xml"/>
        <param name="of" type="Points"/>
        <stack direction="vertical">
          <view size="{of}"/>
          <view style="wide"/>
        </stack>
      </layout>
      """, to: "in/card.layout.xml")
    try folder.write(
      """
      <library name="Styles"><define name="a" type="Points" value="3"/><style name="wide" width="{a}"/></library>
      """, to: "styles.layout.xml")
    func marks(_ options: String...) throws -> [String] {
      _ = try command.run(["build", "in", "-o", "out"] + options)
      return try folder.read("out/card.layout.swift").matches(
        of: #/#sourceLocation\(file:"([^"]*)"/#
      )
      .map { String($0.1) }
    }
    #expect(try marks() == ["card.layout.xml", "styles.layout.xml"])
    #expect(try marks("--full-paths") == ["in/card.layout.xml", "styles.layout.xml"])
  }

  @Test func findingsHaveTheFormThatIsAskedFor() throws {
    try folder.write("<layout><txt/></layout>", to: "in/card.layout.xml")
    let outcome = try build("--format", "short")
    #expect(
      outcome.errors
        == "in/card.layout.xml:1:10: error: 'txt' is not an element [unknown-element]\n")
  }

  @Test func whatIsWrongWithALibraryIsNotToldOfItsImporters() throws {
    try folder.write(
      "<library name=\"A\"><style name=\"s\" colour=\"#FFF\"/></library>", to: "in/a.layout.xml")
    try folder.write(
      "<library name=\"B\"><import src=\"a.layout.xml\"/></library>", to: "in/b.layout.xml")
    try folder.write(
      "<layout name=\"C\"><import src=\"b.layout.xml\"/><view/></layout>", to: "in/c.layout.xml")
    func lines(_ paths: String...) throws -> [String] {
      try command.run(["build"] + paths + ["-o", "out", "--format", "short"]).errors
        .split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    }
    #expect(try lines("in") == ["in/a.layout.xml:1:35:"])
    #expect(try lines("in/b.layout.xml", "in/c.layout.xml") == ["in/b.layout.xml:1:32:"])
  }

  @Test func rulesAreToldAsTheProjectChoosesThem() throws {
    let stack = #"<stack direction="vertical" spacing="4"><text>Hi</text></stack>"#
    try folder.write("<layout>\(stack)</layout>", to: "in/card.layout.xml")
    try folder.write(
      "<layout><!-- layoutc:disable spacing-of-one: why -->\(stack)</layout>", to: "in/b.layout.xml"
    )
    try folder.write(
      "<layout><!-- layoutc:disable text-runs-out: of frames -->\(stack)</layout>",
      to: "in/d.layout.xml")
    func findings(_ configuration: String) throws -> [String] {
      try folder.write(configuration, to: "in/.layoutc.json")
      return try build("--format", "short").errors.split(separator: "\n").map(String.init)
    }
    let told = try findings("{}")
    #expect(told.map { $0.prefix(20) } == ["in/card.layout.xml:1", "in/d.layout.xml:1:86"])
    #expect(told.allSatisfy { $0.contains(" warning: ") })
    #expect(try findings(#"{ "rules": { "spacing-of-one": "off" } }"#) == [])
    #expect(
      try findings(#"{ "rules": { "spacing-of-one": "note" } }"#).first?.contains("note") == true)
    #expect(try findings(#"{ "exclude": ["card.layout.xml", "d.layout.xml"] }"#) == [])
    #expect(try files().contains("card.layout.swift"))
    #expect(
      try findings(#"{ "rules": { "no-such": "off" } }"#).first?.contains("in/.layoutc.json:1")
        == true)
  }

  @Test func aBrokenConfigurationIsNamedSoThatItOpens() throws {
    try folder.write(#"{ "rules": 1 }"#, to: "in/.layoutc.json")
    let place = ":1:12: error: "
    #expect(try build("--format", "short").errors.hasPrefix("in/.layoutc.json\(place)"))
    let full = try build("--format", "short", "--full-paths").errors
    #expect(full.hasPrefix("/") && full.contains("/in/.layoutc.json\(place)"))
  }

  @Test func withoutAFolderThereIsNothingToBuild() throws {
    let outcome = try command.run(["build", "in"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
  }
}

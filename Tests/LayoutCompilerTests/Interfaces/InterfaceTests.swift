import Foundation
import LayoutCompiler
import LayoutDiagnostics
import SimulatedApp
import TestSupport
import Testing

/// A document built alone, with the interfaces of its imports, gives the same result.
struct InterfaceTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  // MARK: Equality of generated code

  private static let corpora = [
    "Examples/App/Sources", "Samples", "Tests/LayoutCompilerTests/Imports/Fixtures",
    "Tests/LayoutCheckingTests/Fixtures/clean", "Tests/ParityTests/Corpus",
  ]

  /// The code and findings of each document are the same whether it is built alone or with all
  /// others.
  @Test(arguments: corpora)
  func aDocumentIsTheSameAlone(corpus: String) async throws {
    try await expectTheSame(in: PackageRoot.appending(corpus).path())
  }

  @Test func aDocumentOfAnAppIsTheSameAlone() async throws {
    let app = SimulatedApp(count: 86)
    for file in (0..<app.count).flatMap({ app.files(at: $0) }) {
      try folder.write(file.text, to: "app/\(file.path)")
    }
    try await expectTheSame(in: folder.path("app"))
  }

  private func expectTheSame(in documents: String) async throws {
    let whole = await build([documents], of: documents, to: "whole")
    try whole.write()
    let found = whole.report.findings
    #expect(whole.report.files > 1)
    for file in FileFinder([documents]).files {
      let alone = await build([file], of: documents, to: "whole")
      defer { alone.discard() }
      // A build of one document cannot find a name used by two.
      guard !found.contains(where: { $0.source.name == file && $0.isDuplicate }) else { continue }
      #expect(!alone.made.isEmpty)
      #expect(alone.changes == [], "\(file)")
      #expect(messages(alone.report.findings, of: file) == messages(found, of: file), "\(file)")
    }
  }

  /// Returns the messages about a file, except those about broken imports and import cycles.
  private func messages(_ findings: [FileFindings], of file: String) -> [String] {
    findings.filter { $0.source.name == file }.flatMap(\.diagnostics)
      .filter { $0.id != .brokenImport && $0.id != .importCycle }.map(\.message)
  }

  private func build(
    _ paths: [String], of root: String, to output: String
  ) async -> BuildResult {
    var run = BuildRun(paths, folder: folder.path(output), pool: WorkerPool(jobs: 2))
    run.root = root
    run.interfaces = folder.path("interfaces")
    return await run.run()
  }

  // MARK: Changes of an interface

  private static let library = """
    <library name="Kit">
      <define name="gap" type="Points" value="8"/>
      <component name="Card">
        <param name="title" type="String"/>
        <stack direction="vertical" spacing="{gap}">
          <text id="title">{title}</text>
          <slot/>
        </stack>
      </component>
      <style name="loud" fontWeight="bold"/>
    </library>
    """

  private func interface(of text: String) throws -> String {
    try folder.write(text, to: "kit.layout.xml")
    let built = try command.run(["build", "kit.layout.xml", "-o", "out", "--interfaces", "seen"])
    #expect(built.status == 0, "\(built.errors)")
    return try folder.read("seen/kit.layout.interface")
  }

  @Test func anInterfaceHoldsDeclarationsAndWhatBodiesTell() throws {
    #expect(
      try interface(of: Self.library) == """
        layoutc interface 2
        component
        roots stack
        slot - stack 0 2147483647 false false -
        outlet title one text - - -

        <library name="Kit"><define name="gap" type="Points" value="8"/><component name="Card">\
        <param name="title" type="String"/><view/></component>








        <style name="loud" fontWeight="bold"/></library>

        """)
  }

  @Test(arguments: [
    ("spacing=\"{gap}\"", "spacing=\"{gap * 2}\" alignItems=\"center\""),
    ("<text id=\"title\">", "<text id=\"title\" maxLines=\"2\">"),
    ("<slot/>", "<slot/><view height=\"1\"/>"),
    ("    <param", "    <!-- What it says. --> <param"),
  ])
  func aBodyChangesNothing(old: String, new: String) throws {
    let before = try interface(of: Self.library)
    #expect(try interface(of: Self.library.replacing(old, with: new)) == before)
  }

  @Test(arguments: [
    ("value=\"8\"", "value=\"9\""),
    (
      "<param name=\"title\" type=\"String\"/>",
      "<param name=\"title\" type=\"String\" default=\"\"/>"
    ),
    ("<slot/>", ""),
    ("<slot/>", "<slot><view height=\"1\"/></slot>"),
    ("<text id=\"title\">", "<text id=\"words\">"),
    (
      "<text id=\"title\">{title}</text>",
      "<if minWidth=\"9\"><text id=\"title\">{title}</text></if>"
    ),
    ("fontWeight=\"bold\"", "fontWeight=\"heavy\""),
    // The code made from a style contains the number of its line.
    ("</component>", "</component>\n"),
  ])
  func whatOthersSeeChangesIt(old: String, new: String) throws {
    let before = try interface(of: Self.library)
    #expect(try interface(of: Self.library.replacing(old, with: new)) != before)
  }

  // MARK: Reading interfaces

  private static let screen = """
    <layout name="Screen">
      <import src="kit.layout.xml"/>
      <Card title="Hi"><text style="loud">a</text></Card>
    </layout>
    """

  private func buildScreen(_ text: String = screen) throws -> BuiltCommand.Outcome {
    try folder.write(text, to: "screen.layout.xml")
    return try command.run([
      "build", "screen.layout.xml", "-o", "out", "--interfaces", "seen", "--format", "short",
      "--depfile", "all.d",
    ])
  }

  @Test func theDocumentItselfIsNotNeeded() throws {
    _ = try interface(of: Self.library)
    try FileManager.default.removeItem(atPath: folder.path("kit.layout.xml"))
    #expect(try buildScreen().status == 0)
    #expect(
      try folder.read("all.d") == """
        out/screen.layout.swift: screen.layout.xml seen/kit.layout.interface
        seen/screen.layout.interface: screen.layout.xml seen/kit.layout.interface

        """)
  }

  @Test func withoutAnInterfaceTheDocumentIsRead() throws {
    try folder.write(Self.library, to: "kit.layout.xml")
    #expect(try buildScreen().status == 0)
    #expect(try folder.read("all.d").contains("screen.layout.xml kit.layout.xml"))
  }

  /// A line of an interface is not the line of its document.
  @Test func aFindingNamesTheOtherFileWithoutItsText() throws {
    _ = try interface(of: Self.library)
    let built = try buildScreen(
      Self.screen.replacing("<Card title=\"Hi\">", with: "<Card>"))
    #expect(built.status == 1)
    #expect(built.errors.hasPrefix("screen.layout.xml:3:4: error: "))
    try folder.write(
      Self.screen.replacing("<Card", with: "<component name=\"Card\"><view/></component><Card"),
      to: "screen.layout.xml")
    let text = try command.run(["build", "screen.layout.xml", "-o", "out", "--interfaces", "seen"])
    #expect(text.errors.contains("kit.layout.xml"))
    #expect(!text.errors.contains("<library"))
  }

  /// Importing a document with errors is reported as it is without interfaces.
  @Test func aDocumentWithErrorsHasNone() throws {
    _ = try interface(of: Self.library)
    try folder.write(Self.library.replacing("<text", with: "<txt"), to: "kit.layout.xml")
    let built = try command.run(["build", "kit.layout.xml", "-o", "out", "--interfaces", "seen"])
    #expect(built.status == 1)
    #expect(try folder.read("seen/kit.layout.interface") == "")
    #expect(try buildScreen().errors.contains("'kit.layout.xml' has errors"))
  }

  @Test(arguments: [
    "layoutc interface 0\n\n<library/>\n", "<library name=\"Kit\"/>\n",
    "layoutc interface 2\nroots\n\n<library/>",
    "layoutc interface 2\ncomponent\nroots nothing\n\n<library/>\n",
    "layoutc interface 2\ncomponent\nslot - stack x 1 false false -\n\n<library/>\n",
    "layoutc interface 2\ncomponent\noutlet a one\n\n<library/>\n", "layoutc interface 2\n",
  ])
  func whatIsNoInterfaceIsSaidToBeNone(text: String) throws {
    try folder.write(text, to: "seen/kit.layout.interface")
    let built = try buildScreen()
    #expect(built.status == 1)
    #expect(built.errors.contains("is no interface that this version of layoutc wrote"))
  }

  @Test(arguments: ["", "component\n", "component\noutlet a one text 7:0 - -\n"])
  func oneThatDoesNotFitIsSaidSo(head: String) throws {
    let component = head.isEmpty ? "<component name=\"Card\"><view/></component>" : ""
    try folder.write(
      "layoutc interface 2\n\(head)\n<library name=\"Kit\">\(component)</library>\n",
      to: "seen/kit.layout.interface")
    let built = try buildScreen()
    #expect(built.status == 1)
    #expect(built.errors.contains("its interface does not fit what it imports"))
  }

  /// The interface of a document outside the folder lies in the folder nevertheless.
  @Test func aPathThatLeadsOutStaysInTheFolder() throws {
    try folder.write(Self.library, to: "kit.layout.xml")
    try folder.write("", to: "work/.keep")
    let inside = BuiltCommand(in: folder.url.appending(path: "work"))
    #expect(
      try inside.run(["build", "../kit.layout.xml", "-o", "out", "--interfaces", "seen"]).status
        == 0)
    #expect(try folder.read("work/seen/_up/kit.layout.interface").contains("<library"))
  }
}

extension FileFindings {
  fileprivate var isDuplicate: Bool { diagnostics.contains { $0.id == .duplicateDocument } }
}

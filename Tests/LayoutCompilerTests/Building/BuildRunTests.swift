import LayoutCodeGeneration
import LayoutCompiler
import LayoutDiagnostics
import LayoutModel
import TestSupport
import Testing

struct BuildRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run() async -> BuildResult {
    await BuildRun(
      [folder.path("in")],
      folder: folder.path("out"),
      target: TerseTarget(),
      pool: WorkerPool(jobs: 2),
    ).run()
  }

  private func names(_ result: BuildResult) -> [String] {
    result.made.map { $0.replacing(folder.path("out/"), with: "") }
  }

  @Test func theFileOfTheDocumentNamesTheFileOfTheCode() async throws {
    try folder.write(
      "<layout name=\"Card\"><text content=\"a\"/></layout>", to: "in/place-card.layout.xml")
    let result = await run()
    #expect(names(result) == ["place-card.layout.swift"])
    try result.write()
    #expect(try folder.read("out/place-card.layout.swift") == "struct Card {}")
    #expect(result.report.findings.isEmpty)
  }

  @Test func aBrokenDocumentBecomesAStub() async throws {
    try folder.write("<layout name=\"Card\"><txt/></layout>", to: "in/card.layout.xml")
    let result = await run()
    try result.write()
    #expect(try folder.read("out/card.layout.swift") == "struct Card { /* broken */ }")
    #expect(result.report.exitStatus(failingOn: .error) == .findings)
  }

  @Test func twoDocumentsOfOneNameAreAFindingOnTheSecond() async throws {
    try folder.write("<layout name=\"Card\"><text content=\"a\"/></layout>", to: "in/a.layout.xml")
    try folder.write("<layout name=\"Card\"><text content=\"b\"/></layout>", to: "in/b.layout.xml")
    let result = await run()
    #expect(names(result) == ["a.layout.swift"])
    let finding = try #require(result.report.findings.first)
    #expect(finding.source.name.hasSuffix("in/b.layout.xml"))
    #expect(finding.diagnostics.map(\.id) == [.duplicateDocument])
    #expect(finding.diagnostics.map(\.range.offsets) == [14..<18])
  }

  @Test func aNameThatTheTargetNeedsIsAFindingThatSaysTheOther() async throws {
    try folder.write("<layout name=\"Point\"><text content=\"a\"/></layout>", to: "in/a.layout.xml")
    let result = await run()
    let finding = try #require(result.report.findings.first?.diagnostics.first)
    #expect(finding.id == .renamedType)
    #expect(finding.message == "the type will be called 'PointLayout'")
    #expect(finding.range.offsets == 14..<19)
  }

  /// A library of the compiler is not compiled again, even if its import names a module.
  ///
  /// Its types are the engine's, so that modules share them.
  @Test(arguments: ["", " module=\"Kit\""])
  func whatComesWithTheCompilerIsNotMadeAgain(module: String) async throws {
    try folder.write(
      "<library><import src=\"layoutc:Controls\"/></library>", to: "other/kit.layout.xml")
    for source in ["layoutc:Controls", "../other/kit.layout.xml"] {
      try folder.write(
        "<layout><import src=\"\(source)\"\(module)/><text content=\"a\"/></layout>",
        to: "in/a.layout.xml")
      #expect(names(await run()) == ["a.layout.swift"], "\(source)")
    }
  }

  @Test func eachOutputDependsOnItsDocument() async throws {
    try folder.write("<layout><text content=\"a\"/></layout>", to: "in/a.layout.xml")
    let result = await run()
    #expect(
      result.dependencies.text
        == "\(folder.path("out/a.layout.swift")): \(folder.path("in/a.layout.xml"))\n")
  }
}

/// A target that writes only the name of a document's type.
private struct TerseTarget: CodeTarget {
  let identity = "terse"
  let mark = "struct "

  func typeName(for name: String) -> String { name == "Point" ? "PointLayout" : name }

  func mention(of path: String) -> String { "" }

  func source(of document: TypedDocument, name: String, path: String) -> String {
    "struct \(name) {}"
  }

  func stub(of document: TypedDocument, name: String, path: String) -> String {
    "struct \(name) { /* broken */ }"
  }
}

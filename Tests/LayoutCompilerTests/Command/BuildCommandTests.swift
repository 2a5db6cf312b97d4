import Foundation
import LayoutCompiler
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
    #expect(try files() == ["PlaceCard.layout.swift"])
    #expect(try folder.read("out/PlaceCard.layout.swift").contains("struct PlaceCard"))
  }

  @Test(arguments: ["-o", "--output", "--output-directory"])
  func theFolderHasThreeSpellings(option: String) throws {
    let outcome = try command.run([
      "build", "in", option, "out", "--report", "json=a.json", "--output", "sarif=a.sarif",
    ])
    #expect(CommandStatus(rawValue: outcome.status) == .clean)
    #expect(try files() == ["PlaceCard.layout.swift"])
    #expect(try folder.read("a.json").hasPrefix("{\"findings\":[]"))
    #expect(try folder.read("a.sarif").contains("2.1.0"))
  }

  @Test func aFileThatSaysNothingNewKeepsItsDate() throws {
    _ = try build()
    let path = folder.path("out/PlaceCard.layout.swift")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    _ = try build()
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == past)
  }

  @Test func verifyingWritesNothing() throws {
    let before = try build("--verify")
    #expect(CommandStatus(rawValue: before.status) == .wouldChange)
    #expect(before.errors == "'out/PlaceCard.layout.swift' would change\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    _ = try build()
    #expect(CommandStatus(rawValue: try build("--verify").status) == .clean)
  }

  @Test func aBrokenDocumentBecomesAStub() throws {
    try folder.write("<layout name=\"Card\"><txt/></layout>", to: "in/card.layout.xml")
    let outcome = try build()
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
    #expect(outcome.errors.hasPrefix("error[unknown-element]"))
    #expect(try folder.read("out/Card.layout.swift").contains("struct Card"))
  }

  @Test func theDependencyFileNamesDocumentsAndOutputs() throws {
    _ = try build("--depfile", "out/all.d")
    #expect(
      try folder.read("out/all.d") == "out/PlaceCard.layout.swift: in/place-card.layout.xml\n")
  }

  @Test func withoutAFolderThereIsNothingToBuild() throws {
    let outcome = try command.run(["build", "in"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
  }
}

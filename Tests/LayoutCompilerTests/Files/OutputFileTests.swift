import Foundation
import LayoutCompiler
import TestSupport
import Testing

struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aFileIsWrittenWithTheFoldersItNeeds() throws {
    let file = OutputFile(path: folder.path("a/b/c.swift"), text: "let x = 1\n")
    #expect(try file.writeIfChanged())
    #expect(try folder.read("a/b/c.swift") == "let x = 1\n")
  }

  @Test func aCurrentFileIsLeftAlone() throws {
    try folder.write("same", to: "a")
    let file = OutputFile(path: folder.path("a"), text: "same")
    let before = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(file.isCurrent)
    #expect(try !file.writeIfChanged())
    let after = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func nothingButTheFileIsLeftBehind() throws {
    try folder.write("old", to: "a")
    #expect(try OutputFile(path: folder.path("a"), text: "new").writeIfChanged())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["a"])
    #expect(try folder.read("a") == "new")
  }

  @Test func aFileInTheWayOfAFolderIsAnError() throws {
    try folder.write("", to: "a")
    let file = OutputFile(path: folder.path("a/b"), text: "new")
    #expect(throws: FileError.self) { try file.writeIfChanged() }
  }

  @Test func aFolderInTheWayOfAFileIsAnError() throws {
    try folder.write("", to: "a/b")
    let file = OutputFile(path: folder.path("a"), text: "new")
    #expect(throws: FileError.self) { try file.writeIfChanged() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["a"])
  }
}

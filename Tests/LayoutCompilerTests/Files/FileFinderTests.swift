import Foundation
import LayoutCompiler
import TestSupport
import Testing

struct FileFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names(_ finder: FileFinder) -> [String] {
    finder.files.map { $0.replacing(folder.path(""), with: "") }
  }

  @Test func aFolderIsSearchedInTheOrderOfItsBytes() throws {
    for name in ["b/z", "b/a", "a", "Z", "é", "b"] {
      try folder.write("", to: "\(name).layout.xml")
    }
    #expect(
      names(FileFinder([folder.path("")])) == [
        "Z.layout.xml", "a.layout.xml", "b/a.layout.xml", "b/z.layout.xml", "b.layout.xml",
        "é.layout.xml",
      ])
  }

  @Test func otherFilesAndHiddenFoldersArePassedOver() throws {
    try folder.write("", to: "a.layout.xml")
    try folder.write("", to: "a.xml")
    try folder.write("", to: ".build/b.layout.xml")
    try folder.write("", to: ".c.layout.xml")
    #expect(names(FileFinder([folder.path("")])) == ["a.layout.xml"])
  }

  @Test func aFileStandsForItselfWhateverItsName() throws {
    let path = try folder.write("", to: "a.txt")
    #expect(FileFinder([path]).files == [path])
  }

  @Test func aPathIsTakenOnce() throws {
    let path = try folder.write("", to: "a.layout.xml")
    #expect(names(FileFinder([path, folder.path(""), path])) == ["a.layout.xml"])
  }

  @Test func aMissingPathIsLeftForTheReader() {
    #expect(FileFinder(["/no/such/file"]).files == ["/no/such/file"])
  }

  @Test func aLinkToAFolderAboveEndsTheSearch() throws {
    try folder.write("", to: "a/b.layout.xml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a/up"), withDestinationPath: folder.path(""))
    #expect(names(FileFinder([folder.path("")])) == ["a/b.layout.xml"])
  }

  @Test func aLinkToADocumentIsADocument() throws {
    let path = try folder.write("", to: "a.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b.layout.xml"), withDestinationPath: path)
    #expect(names(FileFinder([folder.path("")])) == ["b.layout.xml"])
  }
}

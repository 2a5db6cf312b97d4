import LayoutCodeGeneration
import TestSupport
import Testing

/// The generated Swift of whole documents.
struct SourceTests {
  private let snapshots = SnapshotFolder()

  @Test(arguments: SourceCase.all)
  func theSourceIsWhatAPersonWouldWrite(_ example: SourceCase) throws {
    try snapshots.expect(example.snapshot, named: "\(example.name).txt")
  }

  @Test func everySnapshotHasACase() throws {
    try snapshots.expectNothing(but: SourceCase.all.map { "\($0.name).txt" })
  }

  @Test func onlyTheNameOfTheFileIsSaid() {
    let document = typed("<layout><view/></layout>")
    let here = SwiftTarget().source(of: document, name: "A", path: "/home/me/a.layout.xml")
    let there = SwiftTarget().source(of: document, name: "A", path: "a.layout.xml")
    #expect(here == there)
  }

  @Test func aNameThatTheSourceUsesIsNotTaken() {
    let document = typed("<layout name=\"Outlet\"><view id=\"a\"/></layout>")
    let source = SwiftTarget().source(of: document, name: "Outlet", path: "a.layout.xml")
    #expect(source.contains("public struct OutletLayout: LayoutEngine.LayoutDocument, Equatable {"))
    #expect(source.contains("extension OutletLayout {"))
  }

  @Test func aFileNameCannotEndTheComment() {
    let document = typed("<layout><view/></layout>")
    let source = SwiftTarget().source(of: document, name: "A", path: "a\n`import`.layout.xml")
    #expect(source.hasPrefix("// Made by layoutc from a??import?.layout.xml. Do not edit"))
    #expect(source.contains("/// The layout of `a??import?.layout.xml`.\n"))
  }
}

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

  /// A row of too many values is not compared, and so uses none for that: Swift would report a name
  /// that nothing else uses.
  @Test func aRowOfManyValuesNamesWhatItShows() {
    let names = "abcdefghi".map(String.init)
    let document = """
      <layout name="Rows">
        <param name="items" type="[Integer]"/>
        \(names.map { "<param name=\"\($0)\" type=\"Integer\"/>" }.joined())
        <stack direction="vertical">
          <for each="item" in="{items}" index="place" key="{place}">
            <text>\(names.map { "{\($0)}" }.joined())</text>
            <text><for each="n" in="{items}"><let name="rest" value="{item}"/>{n}</for></text>
          </for>
        </stack>
      </layout>
      """
    let source = SwiftTarget().source(of: typed(document), name: "Rows", path: "a.layout.xml")
    #expect(source.contains("for place in items.indices {"))
    #expect(!source.contains("dependingOn"))
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

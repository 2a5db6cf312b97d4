import LayoutEngine
import LayoutModel
import LayoutSchema
import Testing

@testable import LayoutInterpreter

/// A document from its text to its frames.
struct InterpreterTests {
  private func solved(_ root: String) throws -> SolvedLayout {
    let document = checked(root: root)
    var interpreter = Interpreter()
    let layout = interpreter.solve(document, in: PreviewSettings())
    return try #require(layout)
  }

  @Test func elementsKeepDocumentOrderAndNesting() throws {
    let layout = try solved(
      """
      <stack direction="vertical" id="all">
        <center><text id="title">Now <span color="#FFF">open</span></text></center>
        <background><view id="front"/><view id="back"/></background>
        <spacer/>
      </stack>
      """)
    #expect(
      layout.elements.map { "\($0.depth) \($0.kind.name) \($0.id ?? "")" } == [
        "0 stack all", "1 center ", "2 text title", "1 background ", "2 view front",
        "2 view back", "1 spacer ",
      ])
    #expect(layout.elements.map(\.end) == [7, 3, 3, 6, 5, 6, 7])
  }

  @Test func aSubtreeThatIsGoneHasZeroFrames() throws {
    let layout = try solved(
      """
      <stack direction="vertical">
        <center visibility="gone"><view width="10" height="10"/></center>
        <view width="20" height="20"/>
      </stack>
      """)
    #expect(layout.elements.map(\.isGone) == [false, true, true, false])
    #expect(layout.elements[1].frame == .zero)
    #expect(layout.elements[2].frame == .zero)
  }

  @Test func anInterpreterMayBeUsedAgain() throws {
    var interpreter = Interpreter()
    let first = checked(root: #"<view id="a"/>"#)
    let second = checked(root: #"<center><view id="b"/></center>"#)
    _ = interpreter.solve(first, in: PreviewSettings())
    let layout = interpreter.solve(second, in: PreviewSettings())
    #expect(layout?.elements.map(\.id) == [nil, "b"])
  }

  @Test func aDocumentWithoutARootHasNoLayout() {
    var interpreter = Interpreter()
    let layout = interpreter.solve(TypedDocument(), in: PreviewSettings())
    #expect(layout == nil)
  }
}

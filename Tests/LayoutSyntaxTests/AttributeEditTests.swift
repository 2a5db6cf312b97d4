import LayoutDiagnostics
import LayoutSyntax
import Testing

@Suite struct AttributeEditTests {
  private func removing(_ name: String, from source: String) -> String {
    edited(source) { [$0.root?.attribute(named: name)?.removal()].compactMap(\.self) }
  }

  @Test func anAttributeGoesWithTheSpaceBeforeIt() {
    #expect(removing("x", from: #"<a x="1"/>"#) == "<a/>")
    #expect(removing("x", from: #"<a x="1" />"#) == "<a />")
    #expect(removing("x", from: #"<a w="0" x="1" y="2"/>"#) == #"<a w="0" y="2"/>"#)
  }

  @Test func anAttributeAloneOnItsLineGoesWithTheLine() {
    #expect(removing("x", from: "<a\n  x='1'\n  y='2'/>") == "<a\n  y='2'/>")
    #expect(removing("y", from: "<a\n  x='1'\n  y='2'/>") == "<a\n  x='1'/>")
    #expect(removing("y", from: "<a\r\n\tx='1'\r\n\ty='2'  \r\n/>") == "<a\r\n\tx='1'\r\n/>")
  }

  @Test func whatFollowsOnTheLineTakesItsPlace() {
    #expect(removing("x", from: "<a\n  x='1' y='2'\n/>") == "<a\n  y='2'\n/>")
  }

  @Test func aNewAttributeStandsAsItsNeighboursDo() {
    func inserting(_ source: String) -> String {
      edited(source) { [$0.root?.insertingAttribute("n", value: "<")].compactMap(\.self) }
    }
    #expect(inserting("<a/>") == #"<a n="&lt;"/>"#)
    #expect(inserting("<a x='1'></a>") == #"<a x='1' n="&lt;"></a>"#)
    #expect(inserting("<a x='1'\n   y='2'/>") == "<a x='1'\n   y='2'\n   n=\"&lt;\"/>")
  }

  @Test func renamingTouchesTheNameAlone() {
    let result = edited("<a\tx = '1'/>") {
      [$0.root?.attribute(named: "x")?.renaming(to: "width")].compactMap(\.self)
    }
    #expect(result == "<a\twidth = '1'/>")
  }
}

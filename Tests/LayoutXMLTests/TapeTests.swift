import LayoutDiagnostics
import LayoutXML
import Testing

@Suite struct TapeTests {
  @Test func nodesStandInDocumentOrderWithTheirLinks() {
    var parser = MarkupParser()
    parser.parse("<!-- top --><a x='1'><b/>text<c y=\"2\" z=\"3\"></c></a>")
    let document = parser.document
    #expect(parser.diagnostics.isEmpty)
    #expect(document.nodes.map(\.kind) == [.comment, .element, .element, .text, .element])
    #expect(document.nodes.map(\.parent) == [-1, -1, 1, 1, 1])
    #expect(document.nodes.map(\.nextSibling) == [1, -1, 3, 4, -1])
    #expect(document.nodes.map(\.attributeCount) == [0, 1, 0, 0, 2])
    #expect(document.root == 1)
    #expect(document.firstNode == 0)
    #expect(document.nodes[1].firstChild == 2)
    #expect(document.nodes[1].lastChild == 4)
    #expect(document.nodes[1].flags == [.hasText])
    #expect(document.nodes[2].flags == [.selfClosing])
    #expect(document.text(in: document.nodes[4].range) == "<c y=\"2\" z=\"3\"></c>")
    #expect(document.text(in: document.nodes[4].endTagNameRange) == "c")
    #expect(document.attributes.map { document.text(in: $0.valueRange) } == ["1", "2", "3"])
  }
}

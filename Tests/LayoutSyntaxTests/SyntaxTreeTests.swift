import LayoutDiagnostics
import LayoutSyntax
import LayoutXML
import Testing

@Suite struct SyntaxTreeTests {
  private let card = tree(
    "<a x='1 &amp; 2'><!-- one --><b/>t&#101;xt <![CDATA[<&]]><c><d/></c></a><!-- end -->")

  @Test func childrenAreTheElementsDirectlyInside() throws {
    let root = try #require(card.root)
    #expect(root.name == "a")
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.children.last?.children.first?.parent?.parent?.name == "a")
  }

  @Test func textJoinsCharacterDataAndSections() throws {
    #expect(try #require(card.root).text == "text <&")
  }

  @Test func commentsKeepTheirWords() throws {
    #expect(try #require(card.root).comments.map(\.content) == [" one "])
    #expect(card.nodes.map(\.kind) == [.element, .comment])
  }

  @Test func valuesAreDecodedAndKnowTheirPlace() throws {
    let attribute = try #require(card.root?.attribute(named: "x"))
    #expect(attribute.value == "1 & 2")
    #expect(card.document.text(in: attribute.valueRange) == "1 &amp; 2")
    let part = attribute.decodedValue.source(of: 2..<3)
    #expect(card.document.text(in: part) == "&amp;")
  }

  @Test func theInnermostElementIsFoundByOffset() {
    let source = "<a><b><c/></b></a>"
    let offset = source.utf8.distance(from: source.startIndex, to: source.firstIndex(of: "c")!)
    #expect(tree(source).element(containing: offset)?.name == "c")
    #expect(tree(source).element(containing: 12)?.name == "b")
    #expect(tree(source).element(containing: 400) == nil)
  }

  @Test func indicesBeyondTheTapeGiveNothing() {
    #expect(card.element(at: -1) == nil)
    #expect(card.element(at: 99) == nil)
    #expect(card.attribute(at: 1) == nil)
    #expect(tree("").root == nil)
  }
}

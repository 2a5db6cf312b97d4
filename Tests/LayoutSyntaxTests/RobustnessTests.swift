import LayoutDiagnostics
import LayoutSyntax
import LayoutXML
import Testing

@Suite struct RobustnessTests {
  private static let source =
    "\u{FEFF}<a x=\"1\"\r\n  y='é'>\n  <b z=\"&amp;\">t<!-- c --></b>\n  <c/><d></d >\n</a>\n"

  /// Returns every possible edit, for every element and attribute.
  private func edits(_ tree: SyntaxTree) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for index in tree.document.attributes.indices {
      guard let attribute = tree.attribute(at: index) else { continue }
      edits += [attribute.removal(), attribute.renaming(to: "n")]
    }
    for index in tree.document.nodes.indices {
      guard let element = tree.element(at: index) else { continue }
      edits += element.renaming(to: "n") + element.unwrapping() + element.wrapping(in: "w")
      edits += [element.removal(), element.insertingAttribute("n", value: "v")]
    }
    return edits
  }

  @Test func editsStayInsideDocumentsThatAreCutAnywhere() {
    let bytes = Array(Self.source.utf8)
    var parser = MarkupParser()
    for count in 1...bytes.count {
      let part = Array(bytes[..<count])
      parser.parse(part.span)
      for edit in edits(SyntaxTree(parser.document)) {
        #expect(edit.range.start <= edit.range.end && Int(edit.range.end) <= count)
      }
    }
  }

  @Test func editsStayInsideDocumentsThatLackAnyByte() {
    let bytes = Array(Self.source.utf8)
    var parser = MarkupParser()
    for index in bytes.indices {
      var part = bytes
      part.remove(at: index)
      parser.parse(part.span)
      for edit in edits(SyntaxTree(parser.document)) {
        #expect(edit.range.start <= edit.range.end && Int(edit.range.end) <= part.count)
      }
    }
  }
}

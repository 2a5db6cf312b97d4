import LayoutChecking
import LayoutDiagnostics
import LayoutLanguages
import LayoutModel
import LayoutXML
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// The tags of texts, also of broken ones.
struct OutlineTests {
  /// An end tag that is being written among children closes nothing yet.
  @Test(arguments: ["</stack", "</st", "</"]) func aBegunEndTagClosesNothing(_ tag: String) {
    let lines = ["<layout>", "  <stack>", "    \(tag)", "    <text/>", "  </stack>", "</layout>"]
    let outline = MarkupOutline(Array(lines.joined(separator: "\n").utf8))
    #expect(outline.elements.map(\.parent) == [-1, 0, 1])
    #expect(outline.strayEnds.count == 1)
    let typed = "<layout>\n  <stack>\n    <text/>\n  </stack\n</layout>"
    #expect(MarkupOutline(Array(typed.utf8)).strayEnds.isEmpty)
  }

  /// In documents without mistakes the outline is the parser's tape.
  @Test func samplesHaveTheTagsOfTheParser() {
    #expect(SampleText.all.count > 40)
    var parser = MarkupParser(names: .language)
    for sample in SampleText.all {
      let bytes = Array(sample.text.utf8)
      parser.parse(bytes.span)
      let nodes = parser.document.nodes.enumerated().filter { $0.element.isElement }
      let places = Dictionary(
        nodes.enumerated().map { ($0.element.offset, $0.offset) }, uniquingKeysWith: { $1 })
      let outline = MarkupOutline(bytes)
      let expected = nodes.map { _, node in
        let attributes = node.attributeIndices.map { index in
          let attribute = parser.document.attributes[index]
          return "\(attribute.nameRange.offsets) \(attribute.valueRange.offsets)"
        }
        return """
          \(node.range.offsets) \(node.nameRange.offsets) \(node.startTagEnd) \
          \(places[Int(node.parent)] ?? -1) \(attributes)
          """
      }
      let found = outline.elements.map { element in
        let attributes = element.attributes.map { attribute in
          "\(attribute.name) \(attribute.value ?? attribute.name.upperBound..<attribute.name.upperBound)"
        }
        return """
          \(element.start..<element.end) \(element.name) \(element.tagEnd) \(element.parent) \
          \(attributes)
          """
      }
      #expect(found == expected, "\(sample)")
    }
  }

  private func tree(_ text: String) -> String {
    let outline = MarkupOutline(Array(text.utf8))
    return outline.elements.indices.map { element in
      let depth = outline.ancestors(of: element).count
      return String(repeating: " ", count: depth) + outline.name(element)
    }.joined(separator: "\n")
  }

  /// What is half written takes nothing of what stands behind it.
  @Test(arguments: [
    ("<a>\n<b\n<c/>\n</a>", "a\n b\n c"),
    ("<a>\n<b x=\"\n<c/>\n</a>", "a\n b\n c"),
    ("<a>\n<b x=\n<c/>\n</a>", "a\n b\n c"),
    ("<a>\n<\n<c/>\n</a>", "a\n \n c"),
    ("<a>\n</\n<c/>\n</a>", "a\n c"),
    ("<a>\n<b>\n<c/>\n</a>", "a\n b\n  c"),
    ("<a><b</a>", "a\n b"),
    ("<a><b><c/></x></b></a>", "a\n b\n  c"),
    ("<b\n  <c/>", "b\n c"),
    ("<a x='>'/>", "a"), ("<a>\n<b x='1\ny='2'/>\n<c/></a>", "a\n b\n c"),
    ("<!-- <a> --><b/>", "b"),
    ("<", ""), ("", ""), ("</", ""), ("<a x=", "a"), ("<a x='", "a"),
  ])
  func mistakesAreContained(_ text: String, _ expected: String) {
    #expect(tree(text) == expected)
  }

  /// A text of nothing but start tags has symbols and selections.
  @Test func noNestingIsTooDeep() throws {
    let text = String(repeating: "<stack>", count: 2_000)
    let view = try SampleText(path: "/nowhere/a.layout.xml", text: text).view(
      declaring:
        #"{"textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}"#)
    #expect(view.outline.ancestors(of: 1_999).count == 200)
    let outlined = OutlinedText(view.document, view.client)
    #expect(DocumentSymbols(outlined).response().text.hasPrefix(#"[{"name":"stack""#))
    let place = #"{"positions": [{"line": 0, "character": 7000}]}"#
    let parameters = try JSONReader.read(Array(place.utf8)).get()
    let selection = SelectionRanges(outlined).response(to: parameters)
    #expect(selection.text.hasPrefix(#"[{"range""#))
  }
}

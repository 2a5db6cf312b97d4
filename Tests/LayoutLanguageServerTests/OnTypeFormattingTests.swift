import LayoutDiagnostics
import LayoutLanguages
import LayoutSchema
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// What follows a sign that is typed at the mark `1️⃣`.
struct OnTypeFormattingTests {
  private static let uri = "file:///nowhere/a.layout.xml"
  private let editor = Editor(encoding: "utf-8")

  /// Returns the text after the edits; nil if there are none.
  private func typed(_ sign: String, _ marked: String) -> String? {
    let mark = MarkedText(marked)
    editor.open(Self.uri, mark.text)
    guard let edits = edits(sign, mark.offset(1), in: mark.text, Self.uri), !edits.isEmpty else {
      return nil
    }
    var bytes = Array(mark.text.utf8)
    let positions = TextPositions(bytes, .utf8)
    for edit in edits.reversed() {
      guard let range = edit["range"]?.asRange else { continue }
      bytes.replaceSubrange(
        positions.offset(of: range.start)..<positions.offset(of: range.end),
        with: (edit["newText"]?.string ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func edits(_ sign: String, _ offset: Int, in text: String, _ uri: String) -> [JSONNode]? {
    let place = Editor.place(uri, offset, in: text, "utf-8").dropLast()
    let options = #"{"tabSize": 8, "insertSpaces": false}"#
    let result = editor.request(
      "textDocument/onTypeFormatting",
      #"\#(place), "ch": \#(quoted(sign)), "options": \#(options)}"#)
    return result?.isNull == true ? nil : result?.list
  }

  // MARK: End tags

  @Test func aStartTagGetsItsEndTag() {
    #expect(typed(">", "<layout><stack>1️⃣") == "<layout><stack></stack>")
    #expect(
      typed(">", #"<layout><text content="a">1️⃣</layout>"#)
        == #"<layout><text content="a"></text></layout>"#)
    // The end tag behind it was that of the stack around it.
    #expect(
      typed(">", "<layout><stack><stack>1️⃣</stack></layout>")
        == "<layout><stack><stack></stack></stack></layout>")
  }

  @Test(arguments: [
    "<layout><stack>1️⃣</stack></layout>", "<layout><view/>1️⃣</layout>",
    "<layout><stack></stack>1️⃣</layout>", "<layout><!-- <stack>1️⃣ --></layout>",
    "<layout><![CDATA[<stack>1️⃣]]></layout>", #"<layout><if test="{a >1️⃣ b}"/></layout>"#,
    #"<layout><text content="a >1️⃣</layout>"#, "<layout><>1️⃣</layout>", "a >1️⃣ b", ">1️⃣",
  ])
  func nothingElseGetsAnEndTag(_ text: String) { #expect(typed(">", text) == nil) }

  @Test func anEndTagGetsTheInnermostOpenName() {
    #expect(
      typed("/", "<layout>\n  <stack>\n  </1️⃣\n</layout>")
        == "<layout>\n  <stack>\n  </stack>\n</layout>")
    #expect(typed("/", "<layout></1️⃣>") == "<layout></layout>")
    #expect(
      typed("/", "<layout><text>a <span>b</1️⃣ c</text></layout>")
        == "<layout><text>a <span>b</span> c</text></layout>")
  }

  @Test(arguments: [
    "</1️⃣", "<layout></1️⃣</layout>", "<layout><stack /1️⃣</layout>", "<layout><stack/1️⃣></layout>",
    "<layout><!-- </1️⃣ --></layout>", "<layout><![CDATA[</1️⃣]]></layout>",
    #"<layout><text content="</1️⃣"/></layout>"#, "<layout></1️⃣stack></layout>",
    "<layout>a /1️⃣</layout>",
  ])
  func nothingElseGetsAName(_ text: String) { #expect(typed("/", text) == nil) }

  // MARK: New lines

  @Test func aNewLineIsIndented() {
    #expect(typed("\n", "<layout>\n1️⃣\n</layout>") == "<layout>\n  \n</layout>")
    #expect(
      typed("\n", "<layout>\r\n  <stack>\r\n\t1️⃣\r\n  </stack>\r\n</layout>")
        == "<layout>\r\n  <stack>\r\n    \r\n  </stack>\r\n</layout>")
    // It begins with an end tag.
    #expect(
      typed("\n", "<layout>\n  <stack>\n1️⃣</stack>\n</layout>")
        == "<layout>\n  <stack>\n  </stack>\n</layout>")
    // It continues a tag.
    #expect(
      typed("\n", "<layout>\n  <stack\n1️⃣spacing=\"8\"/>\n</layout>")
        == "<layout>\n  <stack\n      spacing=\"8\"/>\n</layout>")
    // As deep as it would be if each element had its own line.
    #expect(typed("\n", "<layout><stack>\n1️⃣") == "<layout><stack>\n    ")
    #expect(typed("\n", "<layout>\n  <view/>\n1️⃣") == "<layout>\n  <view/>\n  ")
    #expect(typed("\n", "<layout/>\n  1️⃣") == "<layout/>\n")
    // The words of a text stand in one column.
    #expect(
      typed("\n", "<layout>\n  <text>\n    a <span>b\n1️⃣c</span>\n  </text>\n</layout>")
        == "<layout>\n  <text>\n    a <span>b\n    c</span>\n  </text>\n</layout>")
  }

  @Test(arguments: [
    "<layout>\n  1️⃣\n</layout>", "<layout>\n<!-- a\n1️⃣b -->\n</layout>",
    "<layout>\n<![CDATA[\n1️⃣]]>\n</layout>", "<layout>\n<text content=\"a\n1️⃣b\"/>\n</layout>",
    "<layout>\n<text content=\n1️⃣\"a\"/>\n</layout>", "1️⃣",
  ])
  func otherLinesStay(_ text: String) { #expect(typed("\n", text) == nil) }

  /// The lines of formatted documents are where a new line would be, but for those of values and
  /// comments; and without their blanks they get these back.
  @Test func indentationIsThatOfTheFormatter() throws {
    var count = 0
    for sample in TestLength.sample(SampleText.all, every: 4) {
      let outline = MarkupOutline(Array(sample.text.utf8))
      let text = OutlinedText(
        OpenDocument(
          uri: sample.uri, text: sample.text, version: 1, language: "xml", encoding: .utf8),
        ClientCapabilities())
      for line in 0..<text.positions.lineCount {
        let range = text.positions.offsets(ofLine: line)
        guard let first = outline.bytes[range].firstIndex(where: { $0 != 0x20 }) else { continue }
        let parameters = try JSONReader.read(
          Array(#"{"ch": "\n", "position": {"line": \#(line), "character": 0}}"#.utf8)
        ).get()
        let result = OnTypeFormatting(text).response(to: parameters)
        if case .null = result { continue }
        #expect(result.text == "[]", "\(sample):\(line + 1)")
        count += 1
        // A text whose words were moved is another one for the scan, but not for the formatter.
        guard count % 10 == 0 else { continue }
        var bytes = outline.bytes
        bytes.removeSubrange(range.lowerBound..<first)
        let flat = OutlinedText(
          OpenDocument(
            uri: sample.uri, text: String(decoding: bytes, as: UTF8.self), version: 2,
            language: "xml", encoding: .utf8), ClientCapabilities())
        let edit = OnTypeFormatting(flat).response(to: parameters)
        let blanks = String(repeating: " ", count: first - range.lowerBound)
        #expect(
          blanks.isEmpty || edit.text.contains(#""newText":"\#(blanks)""#),
          "\(sample):\(line + 1)")
      }
    }
    #expect(count > 300)
  }
}

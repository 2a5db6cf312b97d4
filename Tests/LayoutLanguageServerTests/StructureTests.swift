import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// Symbols, folds, selections, linked names and formatting.
struct StructureTests {
  private static let uri = "file:///nowhere/a.layout.xml"
  private static let document = #"{"textDocument": {"uri": "file:///nowhere/a.layout.xml"}}"#

  private static let text = """
    <layout name="Card">
      <import src="a.layout.xml"/>
      <import src="b.layout.xml"/>
      <!-- Two
           lines. -->
      <stack
        id="rows"
        direction="vertical">
        <text id="title">Hello
        </text>
      </stack>
    </layout>

    """

  @Test func symbolsNestAsElementsDo() {
    let editor = Editor(
      #"{"textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}"#)
    editor.open(Self.uri, Self.text)
    let symbols = editor.request("textDocument/documentSymbol", Self.document)?.list ?? []
    func outline(_ node: JSONNode, _ depth: Int) -> String {
      let name = String(repeating: "  ", count: depth) + (node["name"]?.string ?? "") + "\n"
      return name + (node["children"]?.list ?? []).map { outline($0, depth + 1) }.joined()
    }
    #expect(
      symbols.map { outline($0, 0) }.joined() == """
        layout Card
          import a.layout.xml
          import b.layout.xml
          stack #rows
            text #title

        """)
    let flat = Editor()
    flat.open(Self.uri, Self.text)
    let list = flat.request("textDocument/documentSymbol", Self.document)?.list ?? []
    #expect(list.compactMap { $0["containerName"]?.string }.last == "stack #rows")
  }

  @Test func foldsAreOfLines() {
    let editor = Editor()
    editor.open(Self.uri, Self.text)
    let folds = editor.request("textDocument/foldingRange", Self.document)?.list ?? []
    let lines = folds.map { fold in
      "\(fold["startLine"]?.text ?? "")-\(fold["endLine"]?.text ?? "") \(fold["kind"]?.string ?? "")"
    }
    #expect(lines == ["0-10 ", "1-2 imports", "3-4 comment", "5-9 ", "5-7 "])
  }

  @Test func aSelectionGrows() {
    let editor = Editor(encoding: "utf-8")
    let text = "<layout><text content=\"one two\"/></layout>"
    editor.open(Self.uri, text)
    let parameters = """
      {"textDocument": {"uri": "\(Self.uri)"}, "positions": [{"line": 0, "character": 24}]}
      """
    var node = editor.request("textDocument/selectionRange", parameters)?.list.first
    var found: [String] = []
    while let range = node?["range"] {
      let start = Int(range["start"]?["character"]?.text ?? "") ?? 0
      let end = Int(range["end"]?["character"]?.text ?? "") ?? 0
      found.append(String(decoding: Array(text.utf8)[start..<end], as: UTF8.self))
      node = node?["parent"]
    }
    #expect(
      found == [
        "one", "one two", "content=\"one two\"", "<text content=\"one two\"/>",
        "<layout><text content=\"one two\"/></layout>",
      ])
  }

  private func links(_ marked: String) -> [String] {
    let editor = Editor(encoding: "utf-8")
    let mark = MarkedText(marked)
    editor.open(Self.uri, mark.text)
    let result = editor.request(
      "textDocument/linkedEditingRange",
      Editor.place(Self.uri, mark.offset(1), in: mark.text, "utf-8"))
    return (result?["ranges"]?.list ?? []).map {
      "\($0["start"]?["character"]?.text ?? "")-\($0["end"]?["character"]?.text ?? "")"
    }
  }

  @Test func bothNamesOfAnElementAreLinked() {
    #expect(links("<layout><sta1️⃣ck></stack></layout>") == ["9-14", "17-22"])
    #expect(links("<layout><stack></stack1️⃣></layout>") == ["9-14", "17-22"])
    #expect(links("<layout><sta1️⃣ck/></layout>") == [])
    #expect(links("<layout><stack></stac1️⃣></layout>") == [])
    #expect(links("<layout><stack 1️⃣></stack></layout>") == [])
  }

  @Test func formattingChangesTheLinesThatDiffer() {
    let editor = Editor()
    editor.open(Self.uri, "<layout>\n  <stack>\n <text   content='a'/>\n  </stack>\n</layout>\n")
    let parameters = """
      {"textDocument": {"uri": "\(Self.uri)"}, "options": {"tabSize": 8, "insertSpaces": false}}
      """
    let edits = editor.request("textDocument/formatting", parameters)?.list ?? []
    #expect(edits.map(\.json).count == 1)
    #expect(edits.first?["newText"]?.string == "    <text content=\"a\"/>\n")
    #expect(edits.first?["range"]?["start"]?["line"]?.text == "2")
    editor.write(Self.uri, "<layout>\n <stack\n</layout>\n")
    #expect(editor.request("textDocument/formatting", parameters)?.isNull == true)
  }

  @Test(arguments: [("1", "2", ["1"]), ("2", "2", ["2"]), ("0", "9", ["1", "2"])])
  func formattingARangeChangesItsLinesAlone(_ start: String, _ end: String, _ lines: [String]) {
    let editor = Editor()
    editor.open(Self.uri, "<layout>\n <stack>\n <text   content='a'/>\n  </stack>\n</layout>\n")
    // The range ends before the first letter of its last line, if it has several.
    let last = start == end ? 5 : 0
    let parameters = """
      {"textDocument": {"uri": "\(Self.uri)"}, "options": {"tabSize": 8, "insertSpaces": false},
      "range": {"start": {"line": \(start), "character": 0}, "end": {"line": \(end), "character": \(last)}}}
      """
    let edits = editor.request("textDocument/rangeFormatting", parameters)?.list ?? []
    var changed: [String] = []
    for edit in edits {
      let range = edit["range"]?.asRange
      for line in (range?.start.line ?? 0)..<(range?.end.line ?? 0) { changed.append("\(line)") }
    }
    #expect(changed == lines)
  }
}

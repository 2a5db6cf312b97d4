import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// Repairs that an editor offers.
struct ActionTests {
  private static let uri = "file:///nowhere/a.layout.xml"
  private let editor = Editor(
    """
    {"textDocument": {"codeAction": {"isPreferredSupport": true, "codeActionLiteralSupport":
      {"codeActionKind": {"valueSet": ["quickfix"]}}}},
     "workspace": {"workspaceEdit": {"documentChanges": true}}}
    """, encoding: "utf-8")

  private func actions(_ marked: String, only: String? = nil) -> (text: String, list: [JSONNode]) {
    let mark = MarkedText(marked)
    editor.open(Self.uri, mark.text, version: 7)
    let place = Editor.place(Self.uri, mark.offset(1), in: mark.text, "utf-8")
    let range = place.replacing(
      #/"position": (.*)}$/#, with: { #""range": {"start": \#($0.1), "end": \#($0.1)}"# })
    let kinds = only.map { #", "only": ["\#($0)"]"# } ?? ""
    let list = editor.request(
      "textDocument/codeAction", "\(range), \"context\": {\"diagnostics\": []\(kinds)}}")
    return (mark.text, list?.list ?? [])
  }

  /// Returns the text with the edits of an action.
  private func applied(_ action: JSONNode, to text: String) -> String {
    let change = action["edit"]?["documentChanges"]?.list.first
    #expect(change?["textDocument"]?["version"]?.text == "7")
    var bytes = Array(text.utf8)
    let positions = TextPositions(bytes, .utf8)
    for edit in (change?["edits"]?.list ?? []).reversed() {
      guard let range = edit["range"]?.asRange else { continue }
      bytes.replaceSubrange(
        positions.offset(of: range.start)..<positions.offset(of: range.end),
        with: (edit["newText"]?.string ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aFindingComesWithItsRepairs() throws {
    let (text, list) = actions(#"<layout><text content="a" fontSiz1️⃣="20"/></layout>"#)
    #expect(list.compactMap { $0["title"]?.string } == ["replace 'fontSiz' with 'fontSize'"])
    let action = try #require(list.first)
    #expect(action["kind"]?.string == "quickfix" && action["isPreferred"] == nil)
    #expect(action["diagnostics"]?.list.map(Editor.place) == ["0:26 unknown-attribute"])
    #expect(applied(action, to: text) == #"<layout><text content="a" fontSize="20"/></layout>"#)
    #expect(actions(#"<layout><text content="a"1️⃣/></layout>"#).list.isEmpty)
  }

  /// A name that another file of the workspace declares is imported.
  @Test func whatIsNotKnownIsImported() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <library><record name="Person"><field name="name" type="String"/></record>
        <define name="gap" value="8"/><style name="card" padding="8"/>
        <component name="Card"><text content="a"/></component></library>
      """, to: "parts/parts.layout.xml")
    try folder.write(
      "<layout name=\"Whole\"><import src=\"page.layout.xml\"/><Page/></layout>",
      to: "whole.layout.xml")
    let mark = MarkedText(
      """
      <layout name="Page">
        <param name="who" type="P1️⃣erson?"/>
        <stack direction="vertical" spacing="{g2️⃣ap}">
          <C3️⃣ard/>
          <W5️⃣hole/>
          <text content="{who?.name ?? ''}" style="c4️⃣ard"/>
        </stack>
      </layout>
      """)
    let text = mark.text
    let uri = DocumentURI.uri(of: try folder.write(text, to: "page.layout.xml"))
    let editor = Editor(
      #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#,
      folders: [folder.root])
    editor.open(uri, text)
    func actions(_ number: Int) -> [JSONNode] {
      let place = Editor.place(uri, mark.offset(number), in: text, "utf-16")
      let range = place.replacing(
        #/"position": (.*)}$/#, with: { #""range": {"start": \#($0.1), "end": \#($0.1)}"# })
      return editor.request(
        "textDocument/codeAction", "\(range), \"context\": {\"diagnostics\": []}}")?.list ?? []
    }
    for (number, name) in [(1, "Person"), (2, "gap"), (3, "Card"), (4, "card")] {
      let first = try #require(actions(number).first)
      #expect(first["title"]?.string == "import '\(name)' from 'parts/parts.layout.xml'")
      let edit = first["edit"]?["changes"]?[uri]?.list.first
      #expect(edit?["newText"]?.string == "\n  <import src=\"parts/parts.layout.xml\"/>")
      #expect(edit?["range"]?.asRange?.start == LinePosition(line: 0, character: 20))
    }
    // So it is by a completion.
    let begun = text.replacing("<Card/>", with: "<Ca")
    editor.write(uri, begun)
    let place = Editor.place(uri, mark.offset(3) + 1, in: begun, "utf-16")
    let item = editor.request("textDocument/completion", place)?["items"]?.list.first
    #expect(item?["label"]?.string == "Card")
    let other = item?["additionalTextEdits"]?.list.first
    #expect(other?["newText"]?.string == "\n  <import src=\"parts/parts.layout.xml\"/>")
    editor.write(uri, text)
    // It imports this file itself.
    #expect(!actions(5).contains { $0["title"]?.string?.hasPrefix("import") == true })
  }

  @Test func aSafeRepairIsPreferredAndARuleCanBeDisabled() throws {
    let (text, list) = actions(
      """
      <layout>
        <define name="a1️⃣" value="1"/>
        <text content="a"/>
      </layout>
      """)
    #expect(
      list.compactMap { $0["title"]?.string } == [
        "remove 'define'", "disable 'unused-declaration' here",
        "disable 'unused-declaration' in this file",
      ])
    #expect(list.first?["isPreferred"]?.json == "true")
    let silenced = applied(try #require(list.dropFirst().first), to: text)
    #expect(
      silenced == """
        <layout>
          <!-- layoutc:disable unused-declaration -->
          <define name="a" value="1"/>
          <text content="a"/>
        </layout>
        """)
    editor.write(Self.uri, silenced)
    #expect(editor.findings(Self.uri) == [])
    let whole = applied(try #require(list.last), to: text)
    #expect(whole.hasPrefix("<!-- layoutc:disable-file unused-declaration -->\n<layout>"))
    editor.write(Self.uri, whole)
    #expect(editor.findings(Self.uri) == [])
  }

  @Test func allSafeRepairsAreMadeAsFixDoes() throws {
    let (text, list) = actions(
      """
      1️⃣<layout>
        <define name="a" value="1"/>
        <define name="b" value="1"/>
        <text content="a"/>
      </layout>
      """, only: "source.fixAll")
    #expect(list.compactMap { $0["kind"]?.string } == ["source.fixAll.layoutc"])
    #expect(
      applied(try #require(list.first), to: text) == """
        <layout>
          <text content="a"/>
        </layout>
        """)
  }
}

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
      ])
    #expect(list.first?["isPreferred"]?.json == "true")
    let silenced = applied(try #require(list.last), to: text)
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

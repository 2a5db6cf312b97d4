import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// What an editor asks for once something is chosen: documentation, edits and ranges.
struct ResolvingTests {
  private static let uri = "file:///nowhere/a.layout.xml"
  private static let capabilities = """
    {"textDocument": {
      "completion": {"completionItem": {"resolveSupport": {"properties": ["documentation"]}}},
      "codeAction": {"codeActionLiteralSupport": {}, "dataSupport": true,
        "resolveSupport": {"properties": ["edit"]}}},
     "window": {"showDocument": {"support": true}},
     "workspace": {"workspaceEdit": {"documentChanges": true},
       "symbol": {"resolveSupport": {"properties": ["location.range"]}}}}
    """
  private static let card = #"<layout name="Card"><text content="a" fontSiz="20"/></layout>"#

  private static func actions(
    _ editor: Editor, at character: Int, only: String = "quickfix"
  ) -> [JSONNode] {
    let place = #"{"line": 0, "character": \#(character)}"#
    return editor.request(
      "textDocument/codeAction",
      """
      {"textDocument": {"uri": "\(uri)"}, "range": {"start": \(place), "end": \(place)},
      "context": {"diagnostics": [], "only": ["\(only)"]}}
      """)?.list ?? []
  }

  @Test func documentationComesForTheItemThatIsLookedAt() throws {
    let editor = Editor(Self.capabilities)
    let provider = editor.greeting?.at("capabilities", "completionProvider")
    #expect(provider?.isTrue("resolveProvider") == true)
    let item = try #require(editor.completions("<layout><sta1️⃣</layout>").first)
    #expect(item["label"]?.string == "stack" && item["documentation"] == nil)
    let resolved = try #require(editor.request("completionItem/resolve", item.json))
    #expect(resolved["label"]?.string == "stack")
    let whole = Editor().completions("<layout><sta1️⃣</layout>").first
    #expect(resolved.at("documentation", "value")?.string != nil)
    #expect(resolved["documentation"]?.json == whole?["documentation"]?.json)
    // Of an item that was not sent last, nothing is told that could be wrong.
    _ = editor.completions("<layout><stack><vie1️⃣</stack></layout>")
    #expect(editor.request("completionItem/resolve", item.json)?.json == item.json)
  }

  @Test func editsComeForTheActionThatIsChosen() throws {
    let editor = Editor(Self.capabilities)
    editor.open(Self.uri, Self.card, version: 7)
    let place = try #require(Self.card.firstRange(of: "fontSiz")).lowerBound
    let offset = Self.card[..<place].utf16.count
    let action = try #require(Self.actions(editor, at: offset).first)
    #expect(action["edit"] == nil)
    let resolved = editor.request("codeAction/resolve", action.json)
    let change = resolved?["edit"]?["documentChanges"]?.list.first
    #expect(change?.at("textDocument", "version")?.text == "7")
    #expect(change?["edits"]?.list.first?["newText"]?.string == "fontSize")
    #expect(resolved?["title"]?.string == action["title"]?.string)
  }

  /// All safe repairs are found once their action is chosen.
  @Test func repairsAreMadeForTheActionThatIsChosen() throws {
    let editor = Editor(Self.capabilities)
    editor.open(
      Self.uri, #"<layout><define name="a" value="1"/><text content="a"/></layout>"#, version: 2)
    let all = Self.actions(editor, at: 0, only: "source.fixAll")
    let action = try #require(all.first)
    #expect(action["title"]?.string == "make all safe repairs" && action["edit"] == nil)
    let resolved = editor.request("codeAction/resolve", action.json)
    #expect(resolved?.at("edit")?["documentChanges"]?.list.first?["edits"]?.list.isEmpty == false)
  }

  /// An edit of a text that has changed would overwrite what was typed.
  @Test func actionsOfAnOlderTextHaveNoEdit() throws {
    let editor = Editor(
      Self.capabilities, general: #", "staleRequestSupport": {"cancel": true}"#)
    editor.open(Self.uri, Self.card, version: 7)
    let place = try #require(Self.card.firstRange(of: "fontSiz")).lowerBound
    let offset = Self.card[..<place].utf16.count
    let action = try #require(Self.actions(editor, at: offset).first)
    let typed = Self.card.replacing("fontSiz=", with: #"maxLine="1" fontSiz="#)
    editor.write(Self.uri, "<!-- typed -->" + typed, version: 8)
    let response = editor.response("codeAction/resolve", action.json)
    #expect(response?.at("error", "code")?.text == "-32801")
    // Neither does one of a list that another one has replaced.
    let newer = try #require(Self.actions(editor, at: offset + 14).first)
    #expect(editor.request("codeAction/resolve", newer.json)?["edit"] != nil)
    #expect(Self.actions(editor, at: offset + 26).count == 1)
    #expect(
      editor.response("codeAction/resolve", newer.json)?.at("error", "code")?.text == "-32801")
    // A client that does not know the error gets the action as it was.
    let other = Editor(Self.capabilities)
    #expect(other.request("codeAction/resolve", action.json)?.json == action.json)
  }

  @Test func aReasonIsLeftToWriteBehindADisabledRule() throws {
    let editor = Editor(Self.capabilities)
    let text = "<layout>\n  <define name=\"gap\" value=\"8\"/>\n  <text>a</text>\n</layout>"
    editor.open(Self.uri, text, version: 1)
    let place = #"{"line": 1, "character": 17}"#
    let actions = editor.request(
      "textDocument/codeAction",
      """
      {"textDocument": {"uri": "\(Self.uri)"}, "range": {"start": \(place), "end": \(place)},
      "context": {"diagnostics": [], "only": ["quickfix"]}}
      """)?.list
    let disable = try #require(
      actions?.first { $0["title"]?.string == "disable 'unused-declaration' here" })
    let edit = editor.request("codeAction/resolve", disable.json)?["edit"]
    let written = edit?["documentChanges"]?.list.first?["edits"]?.list.first
    #expect(written?["newText"]?.string == "<!-- layoutc:disable unused-declaration: why -->\n  ")
    let command = disable["command"]
    #expect(command?["command"]?.string == "layoutc.showUse")
    // The word in the comment, which begins at column 2.
    let range = command?["arguments"]?.list.first?["range"]
    #expect(range?.at("start", "line")?.text == "1")
    let start = 2 + "<!-- layoutc:disable unused-declaration: ".count
    #expect(range?.at("start", "character")?.text == "\(start)")
    #expect(range?.at("end", "character")?.text == "\(start + 3)")
  }

  @Test func theRangeOfASymbolComesOnceItIsChosen() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"<layout name="Card"><stack id="rows"><text id="rows">a</text></stack></layout>"#,
      to: "card.layout.xml")
    let editor = Editor(Self.capabilities, folders: [folder.root])
    #expect(
      editor.greeting?.at("capabilities", "workspaceSymbolProvider")?.isTrue("resolveProvider")
        == true)
    let symbols = editor.request("workspace/symbol", #"{"query": "rows"}"#)?.list ?? []
    #expect(symbols.allSatisfy { $0.at("location", "range") == nil })
    let whole =
      Editor(folders: [folder.root])
      .request("workspace/symbol", #"{"query": "rows"}"#)?.list ?? []
    #expect(!symbols.isEmpty && symbols.count == whole.count)
    for (symbol, whole) in zip(symbols, whole) {
      let resolved = editor.request("workspaceSymbol/resolve", symbol.json)
      #expect(resolved?["location"]?.json == whole["location"]?.json)
    }
  }
}

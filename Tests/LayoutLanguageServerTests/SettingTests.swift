import Foundation
import LayoutCompiler
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// Settings that the server asks for, files that the client tells of, and the progress of the scan.
struct SettingTests {
  private static let uri = "file:///nowhere/a.layout.xml"
  private static let asking = """
    {"workspace": {"configuration": true, "didChangeConfiguration": {"dynamicRegistration": true}}}
    """

  private static func hints(_ editor: Editor, in uri: String = uri) -> [JSONNode] {
    editor.request(
      "textDocument/inlayHint",
      """
      {"textDocument": {"uri": "\(uri)"}, "range": {"start": {"line": 0, "character": 0},
      "end": {"line": 9, "character": 0}}}
      """)?.list ?? []
  }

  /// Answers the last request for settings.
  private static func answer(_ editor: Editor, _ settings: String) {
    let number = editor.requests.count
    editor.send([#"{"jsonrpc":"2.0","id":\#(number),"result":[\#(settings)]}"#])
  }

  @Test func settingsAreAskedForAndAskedForAgainWhenTheyChange() {
    let editor = Editor(Self.asking)
    #expect(editor.requests == ["client/registerCapability", "workspace/configuration"])
    #expect(editor.received.contains { $0.contains(#""items":[{"section":"layoutc"}]"#) })
    #expect(editor.received.contains { $0.contains("\"workspace/didChangeConfiguration\"") })
    editor.open(Self.uri, "<layout><text>a</text></layout>")
    #expect(Self.hints(editor).count == 1)
    Self.answer(editor, #"{"inlayHints": "off"}"#)
    #expect(Self.hints(editor).isEmpty)
    editor.notify("workspace/didChangeConfiguration", #"{"settings": null}"#)
    #expect(editor.requests.last == "workspace/configuration")
    Self.answer(editor, "null")
    #expect(Self.hints(editor).isEmpty)
    editor.notify("workspace/didChangeConfiguration", #"{"settings": null}"#)
    Self.answer(editor, #"{"inlayHints": "sizes"}"#)
    #expect(Self.hints(editor).count == 1)
    #expect(Editor().requests.isEmpty)
  }

  /// Three folders, of which one stands in another: each has its own settings, and all that say
  /// nothing the common ones.
  @Test func eachFolderHasItsSettings() {
    let editor = Editor(Self.asking, folders: ["/nowhere", "/nowhere/kit", "/elsewhere"])
    #expect(
      editor.received.contains {
        $0.contains(
          #""items":[{"section":"layoutc"},{"scopeUri":"file:///nowhere","section":"layoutc"},"#)
      })
    let uris = ["nowhere/a", "nowhere/kit/b", "elsewhere/c", "third/d"]
      .map { "file:///\($0).layout.xml" }
    for uri in uris { editor.open(uri, "<layout><text>a</text></layout>") }
    func shown() -> [Int] { uris.map { Self.hints(editor, in: $0).count } }
    #expect(shown() == [1, 1, 1, 1])
    Self.answer(editor, #"{"inlayHints": "off"}, null, {"inlayHints": "sizes"}, {}"#)
    #expect(shown() == [0, 1, 0, 0])
    editor.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event": {"added": [], "removed": [{"uri": "file:///elsewhere", "name": "e"}]}}"#)
    Self.answer(editor, #"{"inlayHints": "sizes"}, {"inlayHints": "off"}, {"inlayHints": "sizes"}"#)
    #expect(shown() == [0, 1, 1, 1])
  }

  @Test func filesThatAreMadeOrDeletedInTheEditorCountAtOnce() throws {
    let folder = try TemporaryFolder()
    let page =
      #"<layout><import src="kit/parts.layout.xml"/><stack direction="vertical" spacing="{gap}"><text>a</text><text>b</text></stack></layout>"#
    let uri = DocumentURI.uri(of: try folder.write(page, to: "page.layout.xml"))
    let editor = Editor(
      #"{"workspace": {"fileOperations": {"didCreate": true, "didDelete": true}}}"#,
      folders: [folder.root])
    let operations = editor.greeting?.at("capabilities", "workspace", "fileOperations")
    #expect(operations?["didCreate"] != nil && operations?["didDelete"] != nil)
    editor.open(uri, page)
    #expect(editor.findings(uri).contains { $0.contains("unreadable") || $0.contains("import") })
    try folder.write(
      #"<library><define name="gap" value="8"/></library>"#, to: "kit/parts.layout.xml")
    let kit = quoted(DocumentURI.uri(of: folder.path("kit")))
    let file = quoted(DocumentURI.uri(of: folder.path("kit/parts.layout.xml")))
    editor.notify("workspace/didCreateFiles", #"{"files": [{"uri": \#(file)}]}"#)
    #expect(editor.findings(uri).isEmpty)
    // A folder goes with all that is in it.
    try FileManager.default.removeItem(atPath: folder.path("kit"))
    editor.notify("workspace/didDeleteFiles", #"{"files": [{"uri": \#(kit)}]}"#)
    #expect(!editor.findings(uri).isEmpty)
  }

  @Test func aLongScanShowsItsProgress() throws {
    let folder = try TemporaryFolder()
    for number in 0..<120 {
      try folder.write("<layout><text>a</text></layout>", to: "a\(number).layout.xml")
    }
    let capabilities = #"{"window": {"workDoneProgress": true}}"#
    let editor = Editor(capabilities, folders: [folder.root])
    // The folder is read, and its documents are left.
    while editor.requests.isEmpty, !editor.isIdle { editor.step() }
    #expect(editor.requests == ["window/workDoneProgress/create"])
    editor.send([#"{"jsonrpc":"2.0","id":1,"result":null}"#])
    editor.work()
    let shown = editor.received.filter { $0.contains("$/progress") }
    #expect(shown.first?.contains(#""kind":"begin""#) == true)
    #expect(shown.contains { $0.contains(#""kind":"report""#) && $0.contains(" of 120") })
    #expect(shown.last?.contains(#""kind":"end""#) == true)
    #expect(shown.count == 4)
    // A client that cannot show it is not told, and one that refuses is told nothing else.
    let other = Editor(folders: [folder.root])
    other.work()
    #expect(other.requests.isEmpty)
    let refusing = Editor(capabilities, folders: [folder.root])
    while refusing.requests.isEmpty, !refusing.isIdle { refusing.step() }
    refusing.send([#"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}"#])
    refusing.work()
    #expect(!refusing.received.contains { $0.contains("$/progress") })
  }
}

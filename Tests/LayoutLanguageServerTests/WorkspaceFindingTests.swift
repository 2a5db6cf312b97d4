import Foundation
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// The findings on documents that are not open.
struct WorkspaceFindingTests {
  private static let library = #"<library><define name="gap" value="8"/></library>"#
  private static let page = """
    <layout>
      <import src="parts.layout.xml"/>
      <stack direction="vertical" spacing="{gap}"><text content="a"/><text content="b"/></stack>
    </layout>
    """

  /// Returns the reports of a response, each as `file: line rule, line rule`, and the results.
  private static func read(
    _ message: JSONNode?
  ) -> (reports: [String], results: [(uri: String, value: String)]) {
    let items = message?["result"]?["items"]?.list ?? []
    return (
      items.map { item in
        let name = item["uri"]?.string?.split(separator: "/").last ?? ""
        let findings = item["items"]?.list.map(Editor.place).joined(separator: ", ") ?? ""
        return "\(name): \(findings)"
      },
      items.map { ($0["uri"]?.string ?? "", $0["resultId"]?.string ?? "") }
    )
  }

  private static func request(
    _ id: Int, _ previous: [(uri: String, value: String)] = []
  ) -> String {
    let results = previous.map { #"{"uri": \#(quoted($0.uri)), "value": "\#($0.value)"}"# }
    return """
      {"jsonrpc":"2.0","id":\(id),"method":"workspace/diagnostic",
      "params":{"previousResultIds":[\(results.joined(separator: ","))]}}
      """
  }

  private static func answer(_ messages: [JSONNode], to id: Int) -> JSONNode? {
    messages.first { $0["id"]?.text == "\(id)" && $0["method"] == nil }
  }

  /// A client that takes parts need not wait for the last document.
  @Test func theyAreToldInParts() throws {
    let folder = try TemporaryFolder()
    for number in 0..<60 {
      try folder.write("<layout><text/></layout>", to: "a\(number).layout.xml")
    }
    let editor = Editor(Editor.pulling, folders: [folder.root])
    editor.send(
      [
        """
        {"jsonrpc":"2.0","id":901,"method":"workspace/diagnostic",
        "params":{"previousResultIds":[],"partialResultToken":"parts"}}
        """
      ])
    let messages = editor.work()
    let parts = messages.filter { $0["method"]?.string == "$/progress" }
    #expect(parts.count >= 3 && parts.allSatisfy { $0.at("params", "token")?.string == "parts" })
    let uris = parts.flatMap { $0.at("params", "value", "items")?.list ?? [] }
      .compactMap { $0["uri"]?.string }
    #expect(uris.count == 60 && Set(uris).count == 60)
    // All have been told before.
    #expect(Self.answer(messages, to: 901)?.at("result", "items")?.json == "[]")
    #expect(messages.last?["id"]?.text == "901")
  }

  @Test func theyAreToldOnceTheyAreKnownAndWhenTheyChange() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.library, to: "parts.layout.xml")
    try folder.write(Self.page, to: "one.layout.xml")
    try folder.write(Self.page.replacing("gap", with: "space"), to: "two.layout.xml")
    let editor = Editor(Editor.pulling, encoding: "utf-8", folders: [folder.root])
    #expect(
      editor.greeting?.at("capabilities", "diagnosticProvider")?.isTrue("workspaceDiagnostics")
        == true)
    let uri = DocumentURI.uri(of: folder.path("parts.layout.xml"))
    editor.open(uri, Self.library)
    // The request waits for the documents, and others do not wait for it.
    #expect(Self.answer(editor.send([Self.request(901)]), to: 901) == nil)
    #expect(editor.pull(uri)?["kind"]?.string == "full")
    var (reports, results) = Self.read(Self.answer(editor.work(), to: 901))
    #expect(reports == ["one.layout.xml: ", "two.layout.xml: 2:40 unknown-name"])
    // Nothing is new until the open library, which is not saved, changes.
    editor.send([Self.request(902, results)])
    #expect(Self.answer(editor.work(), to: 902) == nil)
    editor.write(uri, Self.library.replacing("gap", with: "space"), version: 2)
    (reports, results) = Self.read(Self.answer(editor.work(), to: 902))
    #expect(reports == ["one.layout.xml: 2:40 unknown-name", "two.layout.xml: "])
    // Each waiting request is answered once, at last by the end.
    editor.send([Self.request(903, results), Self.request(904, results)])
    let cancelled = editor.send([
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":903}}"#
    ])
    #expect(Self.answer(cancelled, to: 903)?["error"]?["code"]?.text == "-32800")
    let end = editor.send([#"{"jsonrpc":"2.0","id":905,"method":"shutdown"}"#])
    #expect(Self.answer(end, to: 904)?["error"]?["code"]?.text == "-32800")
    #expect(Self.answer(end, to: 905)?["result"]?.isNull == true)
  }

  @Test func aFileThatIsGoneHasNone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.page, to: "one.layout.xml")
    let editor = Editor(Editor.pulling, encoding: "utf-8", folders: [folder.root])
    editor.send([Self.request(901)])
    let (reports, results) = Self.read(Self.answer(editor.work(), to: 901))
    #expect(reports.map { $0.contains("1:15 ") } == [true])
    editor.send([Self.request(902, results)])
    editor.work()
    try FileManager.default.removeItem(atPath: folder.path("one.layout.xml"))
    let uri = DocumentURI.uri(of: folder.path("one.layout.xml"))
    editor.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes": [{"uri": \#(quoted(uri)), "type": 3}]}"#)
    #expect(Self.read(Self.answer(editor.work(), to: 902)).reports == ["one.layout.xml: "])
  }

  // MARK: What editors show again

  private static let refreshing = """
    {"workspace": {"inlayHint": {"refreshSupport": true}, "semanticTokens": {"refreshSupport": true},
      "codeLens": {"refreshSupport": true}}, "textDocument": {"codeLens": {}}}
    """

  @Test func whatHangsOnAnotherFileIsAskedForAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.library, to: "parts.layout.xml")
    let editor = Editor(Self.refreshing, encoding: "utf-8")
    let (page, parts) = (
      DocumentURI.uri(of: folder.path("one.layout.xml")),
      DocumentURI.uri(of: folder.path("parts.layout.xml"))
    )
    editor.open(page, Self.page)
    editor.open(parts, Self.library)
    let document = #"{"textDocument": {"uri": \#(quoted(page))}}"#
    editor.request("textDocument/inlayHint", document)
    editor.write(parts, Self.library.replacing("8", with: "9"), version: 2)
    #expect(editor.requests == ["workspace/inlayHint/refresh"])
    // Nothing is asked for in vain: the client has not asked since.
    editor.write(parts, Self.library.replacing("8", with: "10"), version: 3)
    #expect(editor.requests == ["workspace/inlayHint/refresh"])
    editor.request("textDocument/semanticTokens/full", document)
    // The document's own text is no reason.
    editor.write(page, Self.page + "\n", version: 2)
    #expect(editor.requests.count == 1)
    editor.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes": [{"uri": \#(quoted(DocumentURI.uri(of: folder.path(".layoutc.json")))), "type": 1}]}"#
    )
    #expect(editor.requests.last == "workspace/semanticTokens/refresh")
  }

  @Test func settingsCountFromNowOn() {
    let editor = Editor(Self.refreshing)
    let uri = "file:///nowhere/a.layout.xml"
    editor.open(uri, #"<layout><preview width="300"/><text content="a"/></layout>"#)
    let document = #"{"textDocument": {"uri": \#(quoted(uri))}}"#
    #expect(editor.request("textDocument/inlayHint", document)?.list.isEmpty == false)
    editor.notify(
      "workspace/didChangeConfiguration", #"{"settings": {"layoutc": {"inlayHints": "off"}}}"#)
    #expect(editor.requests == ["workspace/inlayHint/refresh"])
    #expect(editor.request("textDocument/inlayHint", document)?.list.isEmpty == true)
    // Other settings, and none, change nothing.
    editor.notify("workspace/didChangeConfiguration", #"{"settings": null}"#)
    editor.notify(
      "workspace/didChangeConfiguration", #"{"settings": {"layoutc": {"inlayHints": 7}}}"#)
    #expect(editor.requests == ["workspace/inlayHint/refresh"])
  }
}

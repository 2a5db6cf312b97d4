import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// Findings while somebody writes: in the document itself, and in those that depend on it.
struct FindingTests {
  private static let card = "file:///nowhere/card.layout.xml"

  @Test func aMistakeIsFoundWhileItIsWritten() {
    let editor = Editor()
    editor.open(Self.card, "<layout><text/></layout>")
    #expect(editor.findings(Self.card) == ["0:9 text-without-words"])
    let insertion = #"{"range": \#(Self.range(0, 13, 0, 13)), "text": " content=\"a\""}"#
    editor.change(Self.card, [insertion])
    #expect(editor.findings(Self.card) == [])
  }

  private static func range(_ line: Int, _ character: Int, _ endLine: Int, _ end: Int) -> String {
    """
    {"start": {"line": \(line), "character": \(character)}, \
    "end": {"line": \(endLine), "character": \(end)}}
    """
  }

  @Test func aFindingSaysAllThatCheckSays() throws {
    let editor = Editor(
      """
      {"textDocument": {"publishDiagnostics": {"relatedInformation": true, "versionSupport": true,
      "dataSupport": true, "tagSupport": {"valueSet": [1, 2]}}}}
      """)
    editor.open(
      Self.card, ##"<layout><define name="a" value="#FFF"/><text content="x"/></layout>"##)
    let items = try #require(editor.published[Self.card])
    #expect(
      items.map(\.json) == [
        """
        {"range":{"start":{"line":0,"character":22},"end":{"line":0,"character":23}},"severity":2,\
        "code":"unused-declaration","source":"layoutc","message":"nothing uses 'a'","tags":[1],\
        "data":{"fingerprint":"95167aca9563120c:1",\
        "fixes":[{"title":"remove 'define'","isSafe":true}]}}
        """
      ])
  }

  /// What changes in other documents by an edit comes with the findings of the one that was edited.
  @Test func relatedDocumentsComeWithTheFindings() {
    let parts = "file:///nowhere/parts.layout.xml"
    let library = #"<library><define name="gap" value="8"/></library>"#
    let editor = Editor(
      """
      {"textDocument": {"diagnostic": {"relatedDocumentSupport": true}},
       "workspace": {"diagnostics": {"refreshSupport": true}}}
      """)
    editor.open(parts, library)
    editor.open(
      Self.card,
      #"<layout><import src="parts.layout.xml"/><stack direction="vertical" spacing="{gap}"><text>a</text><text>b</text></stack></layout>"#
    )
    #expect(editor.pull(parts)?["relatedDocuments"] == nil)
    #expect(editor.pull(Self.card)?["items"]?.list.isEmpty == true)
    let requests = editor.requests
    let change = """
      {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":
      {"uri":"\(parts)","version":2},"contentChanges":[{"text":\(quoted(library.replacing("gap", with: "space")))}]}}
      """
    let pull = """
      {"jsonrpc":"2.0","id":900,"method":"textDocument/diagnostic","params":
      {"textDocument":{"uri":"\(parts)"}}}
      """
    let messages = editor.send([change, pull])
    let related = messages.first { $0["id"]?.text == "900" && $0["method"] == nil }?
      .at("result", "relatedDocuments", Self.card)
    #expect(related?["kind"]?.string == "full")
    #expect(related?["items"]?.list.map(Editor.place) == ["0:78 unknown-name"])
    // So that the client need not ask for it again.
    #expect(editor.requests == requests)
    #expect(
      editor.pull(Self.card, previous: related?["resultId"]?.string)?["kind"]?.string == "unchanged"
    )
  }

  @Test func anEqualSetIsNotSentAgain() {
    let editor = Editor()
    editor.open(Self.card, "<layout><text/></layout>")
    editor.change(Self.card, [#"{"range": \#(Self.range(0, 24, 0, 24)), "text": "\n"}"#])
    #expect(editor.publications == [Self.card])
    editor.close(Self.card)
    #expect(editor.publications == [Self.card, Self.card])
    #expect(editor.findings(Self.card) == [])
  }

  @Test func severalChangesCountInTheirOrder() {
    let editor = Editor()
    editor.open(Self.card, "")
    editor.change(
      Self.card,
      [
        #"{"text": "<layout>🦆</layout>"}"#,
        #"{"range": \#(Self.range(0, 8, 0, 10)), "text": "<text content=\"\"/>"}"#,
        #"{"range": \#(Self.range(0, 23, 99, 99)), "text": "a\"/></layout>"}"#,
      ])
    #expect(editor.findings(Self.card) == [])
  }

  @Test func selectingAllAndDeletingIsNoSpecialCase() {
    let editor = Editor()
    editor.open(Self.card, "<layout><text/></layout>")
    editor.change(Self.card, [#"{"range": \#(Self.range(0, 0, 99_999, 0)), "text": ""}"#])
    #expect(editor.findings(Self.card) == ["0:0 empty-document"])
  }

  /// An editor may send half of a letter; nothing gets lost behind it.
  @Test func halfALetterIsOneUnit() {
    let editor = Editor()
    editor.open(Self.card, "")
    editor.change(Self.card, [#"{"text": "<layout><text content=\"\ud83e\"/></layout>"}"#])
    #expect(editor.findings(Self.card) == [])
    editor.change(Self.card, [#"{"range": \#(Self.range(0, 23, 0, 24)), "text": "a"}"#])
    #expect(editor.findings(Self.card) == [])
  }

  // MARK: Files that depend on one another

  private static let tokens = ##"<library><define name="ink" value="#111111"/></library>"##
  private static let parts = """
    <library><import src="tokens.layout.xml"/>\
    <component name="Title"><text content="a" color="{ink}"/></component></library>
    """
  private static let page = """
    <layout><import src="parts.layout.xml"/><Title/></layout>
    """

  /// Three files in a row, of which the last is open: an edit of the first, which is not saved.
  @Test func aMistakeInAnImportIsFoundWhereItIsImported() throws {
    let folder = try TemporaryFolder()
    let tokens = try folder.write(Self.tokens, to: "tokens.layout.xml")
    try folder.write(Self.parts, to: "parts.layout.xml")
    let page = DocumentAddress(try folder.write(Self.page, to: "page.layout.xml"))
    let first = DocumentAddress(tokens)
    let editor = Editor()
    editor.open(page.uri, Self.page)
    #expect(editor.findings(page.uri) == [])
    editor.open(first.uri, Self.tokens)
    editor.write(first.uri, Self.tokens.replacing("ink", with: "blot"))
    #expect(editor.findings(page.uri) == ["0:21 broken-import"])
    // Closed without saving, the file on the disk counts again.
    editor.close(first.uri)
    #expect(editor.findings(page.uri) == [])
  }

  @Test func aFileThatAppearsIsSeen() throws {
    let folder = try TemporaryFolder()
    let page = DocumentAddress(try folder.write(Self.page, to: "page.layout.xml"))
    let editor = Editor()
    editor.open(page.uri, Self.page)
    #expect(editor.findings(page.uri) == ["0:21 broken-import"])
    let parts = DocumentAddress(try folder.write(Self.parts, to: "parts.layout.xml"))
    try folder.write(Self.tokens, to: "tokens.layout.xml")
    editor.notify(
      "workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(parts.uri)", "type": 1}]}"#)
    #expect(editor.findings(page.uri) == [])
    // Not every client watches files.
    try folder.write(Self.tokens.replacing("ink", with: "blot"), to: "tokens.layout.xml")
    editor.waitForFiles()
    #expect(editor.findings(page.uri) == ["0:21 broken-import"])
  }

  @Test func configurationsAndRulesAreReadAsTheyAreOpen() throws {
    let folder = try TemporaryFolder()
    let text = #"<layout><define name="a" value="1"/><text content="x"/></layout>"#
    let page = DocumentAddress(try folder.write(text, to: "page.layout.xml"))
    let settings = DocumentAddress(folder.path(".layoutc.json"))
    let editor = Editor()
    editor.open(page.uri, text)
    #expect(editor.findings(page.uri) == ["0:22 unused-declaration"])
    editor.open(settings.uri, #"{"rules": {"unused-declaration": "off"}}"#)
    #expect(editor.findings(page.uri) == [])
    editor.write(settings.uri, #"{"rules": {"unused-declaration": "of"}}"#)
    #expect(editor.findings(settings.uri) == ["0:34 invalid-configuration"])
    #expect(editor.findings(page.uri) == [])
  }

  @Test func findingsOnDataBelongToTheData() throws {
    let folder = try TemporaryFolder()
    let text = """
      <layout><param name="title" type="String"/><preview data="a.json"/><text content="{title}"/></layout>
      """
    let page = DocumentAddress(try folder.write(text, to: "page.layout.xml"))
    let data = DocumentAddress(try folder.write(#"{"title": 1}"#, to: "a.json"))
    let editor = Editor()
    editor.open(page.uri, text)
    #expect(editor.findings(page.uri) == [])
    #expect(editor.findings(data.uri) == ["0:10 invalid-data"])
    editor.open(data.uri, #"{"title": "a"}"#)
    #expect(editor.findings(data.uri) == [])
  }

  // MARK: Clients that ask

  @Test func aClientThatAsksIsNotTold() throws {
    let editor = Editor(Editor.pulling)
    editor.open(Self.card, "<layout><text/></layout>")
    #expect(editor.publications == [])
    let report = try #require(editor.pull(Self.card))
    #expect(report["kind"]?.string == "full")
    #expect(report["items"]?.list.map(Editor.place) == ["0:9 text-without-words"])
    let id = try #require(report["resultId"]?.string)
    #expect(editor.pull(Self.card, previous: id)?["kind"]?.string == "unchanged")
    editor.write(Self.card, #"<layout><text content="a"/></layout>"#)
    #expect(editor.pull(Self.card, previous: id)?["items"]?.list.count == 0)
    #expect(editor.publications == [])
  }

  @Test func aClientThatAsksLearnsThatAnImportHasChanged() throws {
    let folder = try TemporaryFolder()
    let tokens = DocumentAddress(try folder.write(Self.tokens, to: "tokens.layout.xml"))
    try folder.write(Self.parts, to: "parts.layout.xml")
    let page = DocumentAddress(try folder.write(Self.page, to: "page.layout.xml"))
    let editor = Editor(Editor.pulling)
    editor.open(page.uri, Self.page)
    #expect(editor.pull(page.uri)?["items"]?.list.count == 0)
    editor.open(tokens.uri, Self.tokens)
    #expect(editor.requests == [])
    editor.write(tokens.uri, "<library/>")
    #expect(editor.requests == ["workspace/diagnostic/refresh"])
    #expect(editor.pull(page.uri)?["items"]?.list.map(Editor.place) == ["0:21 broken-import"])
  }

  /// An editor that knows the page of findings leads to the kind of each.
  @Test func aFindingHasItsPage() {
    let uri = "file:///nowhere/a.layout.xml"
    func page(_ options: String, _ capabilities: String = "true") -> [String?] {
      let editor = Editor(
        #"{"textDocument": {"publishDiagnostics": {"codeDescriptionSupport": \#(capabilities)}}}"#,
        options: options)
      editor.open(uri, #"<layout><text content="a" flexGrow="1"/></layout>"#)
      return (editor.published[uri] ?? []).map { $0["codeDescription"]?["href"]?.string }
    }
    let options = #"{"prove": false, "findingsPage": "https://a/Findings.html"}"#
    #expect(page(options) == ["https://a/Findings.html#placement"])
    #expect(page(options, "false") == [nil])
    #expect(page(#"{"prove": false}"#) == [nil])
  }
}

/// A file of a test, as the editor names it.
struct DocumentAddress {
  let uri: String

  init(_ path: String) { uri = DocumentURI.uri(of: path) }
}

import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutLanguageServer

/// The preview beside the editor: unsaved texts on its page, and places both ways.
struct PreviewBesideTests {
  private static let uri = "file:///nowhere/a.layout.xml"
  private static let path = "/nowhere/a.layout.xml"
  private static let showing = #"{"window": {"showDocument": {"support": true}}}"#

  private static let text = """
    <layout name="Card">
      <preview name="phone" width="200"/>
      <preview name="pad" width="700"/>
      <stack direction="vertical">
        <text>Ä</text><text>B</text>
      </stack>
    </layout>

    """

  private let preview = RecordedPreview()

  private func editor(_ capabilities: String = Self.showing, options: String = "{}") -> Editor {
    let editor = Editor(capabilities, options: options, preview: preview)
    editor.open(Self.uri, Self.text)
    return editor
  }

  private static func document(_ more: String = "") -> String {
    #"{"textDocument": {"uri": "\#(uri)"}\#(more)}"#
  }

  private func text() -> String? {
    preview.files.text(at: Self.path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func theRequestAnswersTheAddressAndShowsIt() {
    let editor = editor()
    #expect(preview.embedding == nil)
    let result = editor.request("layoutc/preview", Self.document())
    let address = "http://127.0.0.1:1/#\(Self.path)"
    #expect(result?["address"]?.string == address)
    #expect(editor.requests == ["window/showDocument"])
    #expect(editor.received.contains { $0.contains(#""external":true"#) && $0.contains(address) })
    #expect(preview.documents == [Self.path])
    #expect(text() == Self.text)
  }

  @Test func aClientMayShowThePageItself() {
    let editor = editor()
    editor.request("layoutc/preview", Self.document(#", "show": false"#))
    #expect(editor.requests == [])
  }

  @Test func clientsThatShowNoPagesSayTheAddress() {
    let editor = editor("{}")
    editor.request("layoutc/preview", Self.document())
    #expect(editor.received.contains { $0.contains("window/showMessage") })
  }

  @Test func theCommandDoesTheSame() {
    let editor = editor()
    let commands = editor.greeting?.at("capabilities", "executeCommandProvider", "commands")
    #expect(commands?.json == #"["layoutc.preview","layoutc.showUse"]"#)
    let result = editor.request(
      "workspace/executeCommand",
      #"{"command": "layoutc.preview", "arguments": [{"textDocument": {"uri": "\#(Self.uri)"}, "preview": "pad"}]}"#
    )
    #expect(result?["address"]?.string?.hasSuffix(" preview=2") == true)
    let plain = editor.request(
      "workspace/executeCommand",
      #"{"command": "layoutc.preview", "arguments": ["\#(Self.uri)"]}"#)
    #expect(plain?["address"]?.string?.hasSuffix(".xml") == true)
  }

  @Test(arguments: [
    (#"{"command": "layoutc.other"}"#, "-32602"), ("{}", "-32602"),
    (#"{"command": "layoutc.preview"}"#, "-32602"),
    (#"{"command": 1}"#, "-32602"),
    (#"{"command": "layoutc.preview", "arguments": ["untitled:Untitled-1"]}"#, "-32803"),
    (#"{"command": "layoutc.preview", "arguments": ["file:///nowhere/a.json"]}"#, "-32803"),
  ])
  func whatCannotBeShownIsRefused(_ parameters: String, _ code: String) {
    let response = editor().response("workspace/executeCommand", parameters)
    #expect(response?["error"]?["code"]?.text == code)
    #expect(preview.embedding == nil)
  }

  /// A document that is no file yet is shown beside the files of the workspace.
  @Test(arguments: ["untitled:Untitled-1", "untitled:/a/b/new.layout.xml"])
  func aDocumentWithoutAFileIsShown(_ uri: String) throws {
    let folder = try TemporaryFolder()
    let editor = Editor(Self.showing, folders: [folder.root], preview: preview)
    editor.open(uri, Self.text)
    let document = #"{"textDocument": {"uri": "\#(uri)"}}"#
    let result = editor.request("layoutc/preview", document)
    let name = uri.hasSuffix("1") ? "Untitled-1.layout.xml" : "new.layout.xml"
    let path = "\(folder.root)/\(name)"
    #expect(result?["address"]?.string == "http://127.0.0.1:1/#\(path)")
    #expect(preview.documents == [path])
    #expect(preview.files.text(at: path).map { String(decoding: $0, as: UTF8.self) } == Self.text)
    editor.notify(
      "layoutc/select",
      #"{"textDocument": {"uri": "\#(uri)"}, "position": {"line": 4, "character": 5}}"#)
    #expect(preview.marks.last?.hasPrefix("\(path): ") == true)
    // A click on the page leads to the document of the editor.
    editor.send([], from: [.show(EditorLink.Place(path: path, line: 5, column: 5))])
    #expect(editor.received.last?.contains(#""uri":"\#(uri)""#) == true)
  }

  /// Nothing is handed over before somebody asks for the preview.
  @Test func unsavedTextsAreShownAsTheyAreTyped() {
    let editor = editor()
    editor.write(Self.uri, Self.text + " ")
    #expect(preview.count == 0)
    editor.request("layoutc/preview", Self.document())
    let count = preview.count
    editor.change(
      Self.uri,
      [
        #"{"range": {"start": {"line": 4, "character": 10}, "end": {"line": 4, "character": 11}}, "text": "Hello"}"#
      ], version: 3)
    #expect(preview.count == count + 1)
    #expect(text()?.contains("<text>Hello</text>") == true)
    // A request changes no text.
    editor.request("textDocument/foldingRange", Self.document())
    #expect(preview.count == count + 1)
  }

  /// The page keeps the document that it shows.
  @Test func documentsStayOnceTheyWereOpen() {
    let editor = editor()
    editor.request("layoutc/preview", Self.document())
    let other = "file:///nowhere/b.layout.xml"
    editor.open(other, Self.text)
    editor.open("file:///nowhere/c.json", "{}")
    #expect(preview.documents == [Self.path, "/nowhere/b.layout.xml"])
    editor.close(other)
    #expect(preview.documents == [Self.path, "/nowhere/b.layout.xml"])
    #expect(preview.files.text(at: "/nowhere/b.layout.xml") == nil)
  }

  @Test func theCursorMarksTheElementAroundIt() {
    let editor = editor()
    let place = #", "position": {"line": 4, "character": 20}"#
    editor.notify("layoutc/select", Self.document(place))
    #expect(preview.marks == [])
    editor.request("layoutc/preview", Self.document())
    editor.notify("layoutc/select", Self.document(place))
    let bytes = Self.text.utf8
    let starts = ["<text>B", "<stack", "<layout"].compactMap { word in
      Self.text.range(of: word).map { bytes.distance(from: bytes.startIndex, to: $0.lowerBound) }
    }
    #expect(preview.marks == ["\(Self.path): \(starts.map(String.init).joined(separator: " "))"])
    // Behind the end tag of the stack, it is the layout's.
    editor.notify("layoutc/select", Self.document(#", "position": {"line": 6, "character": 2}"#))
    #expect(preview.marks.last == "\(Self.path): 0")
  }

  @Test func aClickOnThePageShowsTheLine() {
    let editor = editor()
    editor.request("layoutc/preview", Self.document())
    // The page counts scalars, and the client code units of UTF-16.
    let messages = editor.send(
      [], from: [.show(EditorLink.Place(path: Self.path, line: 5, column: 19))])
    let shown = messages.first { $0["method"]?.string == "window/showDocument" }?["params"]
    #expect(shown?["uri"]?.string == Self.uri)
    #expect(shown?["external"] == nil)
    #expect(
      shown?["selection"]?.json
        == #"{"start":{"line":4,"character":18},"end":{"line":4,"character":18}}"#)
  }

  @Test func clientsThatShowNoDocumentsAreToldTheLine() {
    let editor = editor("{}")
    editor.request("layoutc/preview", Self.document())
    let messages = editor.send(
      [], from: [.show(EditorLink.Place(path: Self.path, line: 5, column: 5))])
    let told = messages.first { $0["method"]?.string == "layoutc/select" }?["params"]
    #expect(told?.at("textDocument", "uri")?.string == Self.uri)
    #expect(told?.at("range", "start")?.json == #"{"line":4,"character":4}"#)
    // A file that is gone has no line.
    #expect(
      editor.send([], from: [.show(EditorLink.Place(path: "/nowhere/x", line: 1, column: 1))])
        .isEmpty)
  }

  @Test func originsAreTakenFromTheOptions() {
    let editor = editor(options: #"{"embed": ["vscode-webview:", "a b", "http:"]}"#)
    editor.request("layoutc/preview", Self.document())
    #expect(preview.embedding?.map(\.text) == ["vscode-webview:"])
  }

  // MARK: Gestures

  private static let editing = """
    {"window": {"showDocument": {"support": true}},
     "workspace": {"applyEdit": true, "workspaceEdit": {"documentChanges": true}}}
    """

  /// Returns the request for a gesture that makes a text another one.
  private static func edit(_ old: String, _ new: String) -> EditorLink.Request {
    .edit(EditorLink.Edit(number: 7, path: path, old: Array(old.utf8), new: Array(new.utf8)))
  }

  @Test func onlyEditorsThatMakeChangesOfVersionsGetHandles() {
    editor().request("layoutc/preview", Self.document())
    #expect(!preview.takesEdits)
    let other = RecordedPreview()
    let editor = Editor(Self.editing, options: "{}", preview: other)
    editor.open(Self.uri, Self.text)
    editor.request("layoutc/preview", Self.document())
    #expect(other.takesEdits)
  }

  @Test func aGestureIsOneEditOfTheVersion() {
    let editor = editor(Self.editing)
    editor.request("layoutc/preview", Self.document())
    let new = Self.text.replacing("<text>Ä</text>", with: "<text width=\"9\">ä</text>")
    let messages = editor.send([], from: [Self.edit(Self.text, new)])
    let request = messages.first { $0["method"]?.string == "workspace/applyEdit" }
    let change = request?.at("params", "edit", "documentChanges")?.list.first
    #expect(change?["textDocument"]?.json == #"{"uri":"\#(Self.uri)","version":1}"#)
    #expect(
      change?["edits"]?.json
        == """
        [{"range":{"start":{"line":4,"character":9},"end":{"line":4,"character":11}},\
        "newText":" width=\\"9\\">ä"}]
        """)
    #expect(preview.outcomes == [])
    let number = request?["id"]?.text ?? ""
    editor.send([#"{"jsonrpc":"2.0","id":\#(number),"result":{"applied":true}}"#])
    #expect(preview.outcomes == ["7: made"])
    // The same response again means nothing.
    editor.send([#"{"jsonrpc":"2.0","id":\#(number),"result":{"applied":false}}"#])
    #expect(preview.outcomes.count == 1)
  }

  @Test func anEditThatIsNotMadeIsTold() {
    let editor = editor(Self.editing)
    editor.request("layoutc/preview", Self.document())
    for reason in [#""result":{"applied":false,"failureReason":"busy"}"#, #""error":{"code":1}"#] {
      let messages = editor.send([], from: [Self.edit(Self.text, Self.text + " ")])
      let number = messages.first?["id"]?.text ?? ""
      editor.send([#"{"jsonrpc":"2.0","id":\#(number),\#(reason)}"#])
    }
    #expect(
      preview.outcomes == [
        "7: the editor did not change the text: busy", "7: the editor did not change the text",
      ])
  }

  @Test func aGestureForAnotherTextIsRefused() {
    let editor = editor(Self.editing)
    editor.request("layoutc/preview", Self.document())
    #expect(editor.send([], from: [Self.edit(Self.text + " ", "")]).isEmpty)
    // A text that arrives together with the gesture is newer than it.
    let message = """
      {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":\
      {"uri":"\(Self.uri)","version":2},"contentChanges":[{"text":"<layout/>"}]}}
      """
    let sent = editor.send([message], from: [Self.edit(Self.text, "")])
    #expect(!sent.contains { $0["method"]?.string == "workspace/applyEdit" })
    editor.close(Self.uri)
    #expect(editor.send([], from: [Self.edit(Self.text, "")]).isEmpty)
    #expect(
      preview.outcomes == [
        "7: the text has changed meanwhile", "7: the text has changed meanwhile",
        "7: the document is not open in the editor",
      ])
  }

  /// The page has the text as the editor has decoded it, without the declaration.
  @Test func aGestureForAFileInAnotherEncodingIsRefused() {
    let editor = editor(Self.editing)
    editor.write(
      Self.uri, #"<?xml version="1.0" encoding="ISO-8859-1"?>"# + "\n" + Self.text)
    editor.request("layoutc/preview", Self.document())
    let shown = text() ?? ""
    #expect(shown.hasSuffix(Self.text) && !shown.contains("ISO"))
    #expect(editor.send([], from: [Self.edit(shown, shown + " ")]).isEmpty)
    #expect(editor.send([], from: [Self.edit(shown + " ", "")]).isEmpty)
    #expect(
      preview.outcomes == ["7: the file is not in UTF-8", "7: the text has changed meanwhile"])
  }

  /// Edits of any text to any other are inside lines, and lead to it.
  @Test func editsLeadToTheNewText() {
    let texts = ["", "a\nb\nc\n", "a\nä\nc", "a\r\nö\r\nc", "ä\nb\n😀c\n", "😀\n😁\n", "aa\na\n"]
    for old in texts {
      for new in texts {
        let positions = TextPositions(Array(old.utf8), .utf16)
        let edits = TextEdits.from(Array(old.utf8), to: Array(new.utf8), positions)
        var document = OpenDocument(
          uri: Self.uri, text: old, version: 1, language: "xml", encoding: .utf16)
        let changes = edits.reversed().map { edit in
          edit.text.replacing("newText", with: "text")
        }
        document.change(
          changes.compactMap { try? JSONReader.read(Array($0.utf8)).get() }, version: 2)
        #expect(document.text == Array(new.utf8), "\(old) \(new)")
      }
    }
  }

  // MARK: With a page

  /// The whole way: from the text that is typed to the page's picture.
  @Test func thePageShowsWhatIsTyped() throws {
    let folder = try TemporaryFolder()
    try folder.write("<layout><text>saved</text></layout>", to: "a.layout.xml")
    let path = folder.path("a.layout.xml")
    let site = PreviewSite(
      try PreviewSite.Content([], registry: LayoutRegistry()).beside(EditorLink()), port: 4000)
    var files = FileView()
    files.open(Array("<layout><text id=\"x\">typed</text></layout>".utf8), at: path)
    site.show([path], in: files)
    let token = site.address.split(separator: "/")[2]
    let answer = site.answer(
      WebRequest(
        method: "POST", path: "/\(token)/solve", headers: ["host": "127.0.0.1:4000"],
        body: Array(#"{"document": "\#(path)"}"#.utf8)))
    let told = try JSONReader.read(answer.body).get()
    #expect(told["svg"]?.string?.contains(">typed</text>") == true)
    #expect(told["starts"]?.json == "[[8]]")
  }
}

extension PreviewSite.Content {
  fileprivate func beside(_ link: EditorLink) -> Self {
    var content = self
    content.link = link
    return content
  }
}

import LayoutLanguageServer
import LayoutLanguages
import TestSupport
import Testing

/// Checks that are left for a message that has come meanwhile.
struct InterruptedCheckTests {
  private let uri = "file:///nowhere/a.layout.xml"
  /// Rules find something in its elements, and its frames prove something.
  private let text = """
    <layout>
      <preview width="320"/>
      <stack direction="horizontal">
        <text fontSize="20" maxLines="1">A long title that is wider</text>
        <text fontSize="20" maxLines="1">Another wide one that is long</text>
        <stack direction="vertical"><view/></stack>
      </stack>
    </layout>
    """

  private func message(_ id: Int, _ method: String, _ more: String = "") -> String {
    """
    {"jsonrpc": "2.0", "id": \(id), "method": "\(method)", "params": {"textDocument": \
    {"uri": "\(uri)"}\(more)}}
    """
  }

  private func change(_ text: String, version: Int) -> String {
    """
    {"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": \
    {"uri": "\(uri)", "version": \(version)}, "contentChanges": [{"text": \(quoted(text))}]}}
    """
  }

  /// Wherever a check is left, nothing of it is sent, and the next one finds everything.
  @Test func aCheckThatIsLeftIsMadeAgain() {
    let whole = Editor()
    whole.open(uri, text)
    let found = whole.findings(uri)
    #expect(found.count > 1)
    var places = 0
    for question in 1... {
      let editor = Editor()
      editor.open(uri, "<layout/>")
      let before = editor.findings(uri)
      guard editor.send([change(text, version: 2)], interruptedAt: question) else {
        #expect(editor.findings(uri) == found)
        break
      }
      places += 1
      #expect(editor.findings(uri) == before)
      editor.send([])
      #expect(editor.findings(uri) == found)
    }
    // Between rules and before solves.
    #expect(places > 4, "\(found)")
  }

  /// What needs only the text does not wait for the findings that were asked for before it.
  @Test func completionComesBeforeTheFindings() {
    let editor = Editor(Editor.pulling)
    editor.open(uri, text)
    let place = #", "position": {"line": 2, "character": 4}"#
    let messages = [
      change(text + "\n", version: 2), message(91, "textDocument/diagnostic"),
      message(92, "textDocument/codeLens"), message(93, "textDocument/completion", place),
    ]
    #expect(editor.send(messages, interruptedAt: 1))
    #expect(editor.answered.suffix(1) == ["93"])
    editor.send([message(94, "textDocument/foldingRange")])
    #expect(editor.answered.suffix(4) == ["93", "94", "91", "92"])
  }

  /// The findings are those of the text that is there when it is checked.
  @Test func findingsThatWaitAreOfTheNewestText() throws {
    let editor = Editor(Editor.pulling)
    editor.open(uri, text)
    editor.send(
      [change(text + " ", version: 2), message(91, "textDocument/diagnostic")], interruptedAt: 1)
    let action = """
      , "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}, \
      "context": {"diagnostics": []}
      """
    editor.send([message(92, "textDocument/codeAction", action)], interruptedAt: 1)
    let all = editor.send([change("<layout><view/></layout>", version: 3)])
    let report = all.first { $0["id"]?.text == "91" }
    #expect(report?["result"]?["items"]?.list.isEmpty == true)
    // Edits of a text that is another one meanwhile would overwrite what was typed.
    #expect(all.first { $0["id"]?.text == "92" }?["result"]?.isNull == true)
  }

  @Test func aRequestThatWaitsForACheckIsCancelled() {
    let editor = Editor(Editor.pulling)
    editor.open(uri, text)
    editor.send(
      [change(text + " ", version: 2), message(91, "textDocument/diagnostic")], interruptedAt: 1)
    let cancel = #"{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 91}}"#
    let all = editor.send([cancel])
    #expect(all.first { $0["id"]?.text == "91" }?["error"]?["code"]?.text == "-32800")
    #expect(editor.answered.count { $0 == "91" } == 1)
  }

  /// A session that ends answers first what was asked before.
  @Test func theEndOfTheSessionWaitsForTheFindings() {
    let editor = Editor(Editor.pulling)
    editor.open(uri, text)
    let shutdown = #"{"jsonrpc": "2.0", "id": 92, "method": "shutdown"}"#
    editor.send([change(text + " ", version: 2), message(91, "textDocument/diagnostic"), shutdown])
    #expect(editor.answered.suffix(2) == ["91", "92"])
  }
}

import LayoutDiagnostics
import LayoutEngine
import LayoutLanguageServer
import LayoutLanguages
import Testing

/// The beginning and the end of sessions, and messages that no session should have.
struct LifeCycleTests {
  @Test func aSessionBeginsAndEnds() {
    let editor = Editor()
    #expect(editor.greeting?["serverInfo"]?["name"]?.string == "layoutc")
    #expect(editor.greeting?["capabilities"]?["textDocumentSync"]?["change"]?.text == "2")
    #expect(editor.request("shutdown", "null")?.isNull == true)
    editor.notify("exit", "null")
    #expect(editor.exitStatus == 0)
  }

  @Test func anExitWithoutShutdownIsAFailure() {
    let editor = Editor()
    editor.notify("exit", "null")
    #expect(editor.exitStatus == 1)
  }

  @Test func theServerChoosesTheEncodingThatNeedsNoConversion() {
    let offers = [
      ("[]", "utf-16"), (#"["utf-16"]"#, "utf-16"), (#"["utf-16", "utf-8"]"#, "utf-8"),
      (#"["utf-32", "utf-16"]"#, "utf-16"), (#"["utf-32"]"#, "utf-32"), (#"["ascii"]"#, "utf-16"),
    ]
    for (offer, chosen) in offers {
      let server = LanguageServer(registry: LayoutRegistry())
      let general = #"{"general": {"positionEncodings": \#(offer)}}"#
      let replies = Self.replies(
        of: server,
        to: #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":\#(general)}}"#
      )
      let capabilities = replies.first?["result"]?["capabilities"]
      #expect(capabilities?["positionEncoding"]?.string == chosen, "\(offer)")
    }
  }

  @Test func requestsBeforeTheBeginningAreRefused() {
    let server = LanguageServer(registry: LayoutRegistry())
    let early = Self.replies(
      of: server, to: #"{"jsonrpc":"2.0","id":"a","method":"textDocument/hover","params":{}}"#)
    #expect(early.map { $0["error"]?["code"]?.text } == ["-32002"])
    #expect(early.map { $0["id"]?.string } == ["a"])
    // A notification gets no response, whatever its stage.
    #expect(Self.replies(of: server, to: #"{"jsonrpc":"2.0","method":"initialized"}"#).isEmpty)
  }

  @Test func requestsBehindTheEndAreRefused() {
    let editor = Editor()
    #expect(editor.response("initialize", "{}")?["error"]?["code"]?.text == "-32600")
    editor.request("shutdown", "null")
    #expect(editor.response("shutdown", "null")?["error"]?["code"]?.text == "-32600")
  }

  @Test func unknownRequestsAreRefusedAndUnknownNotificationsIgnored() {
    let editor = Editor()
    #expect(editor.response("textDocument/moniker", "{}")?["error"]?["code"]?.text == "-32601")
    #expect(editor.response("$/unheardOf", "{}")?["error"]?["code"]?.text == "-32601")
    let count = editor.received.count
    editor.notify("$/setTrace", #"{"value": "verbose"}"#)
    editor.notify("workspace/unheardOf", "{}")
    #expect(editor.received.count == count)
  }

  @Test(arguments: [
    "no JSON", "[]", "{}", "1", #"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#,
    #"[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]"#, "{\"a\": \"\u{0}\"}",
  ])
  func messagesThatAreNoneAreRefused(_ message: String) {
    let replies = Editor().send([message])
    #expect(replies.count == 1)
    #expect(["-32700", "-32600"].contains(replies.first?["error"]?["code"]?.text))
  }

  @Test func aCancelledRequestIsAnsweredOnce() {
    let editor = Editor()
    let replies = editor.send([
      #"{"jsonrpc":"2.0","id":7,"method":"shutdown"}"#,
      #"{"jsonrpc":"2.0","id":"x","method":"shutdown"}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":8}}"#,
    ])
    #expect(replies.map { $0["id"]?.text } == ["7", "x"])
    #expect(replies.map { $0["error"]?["code"]?.text } == ["-32800", nil])
  }

  /// What tags alone show is answered before a text is checked, and findings come behind it.
  @Test func tagsWaitForNoCheck() {
    let server = LanguageServer(registry: LayoutRegistry())
    let uri = "file:///nowhere/a.layout.xml"
    _ = Self.replies(
      of: server,
      to: #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
    let document = #""textDocument":{"uri":"\#(uri)","languageId":"xml","text":"<layout/>"}"#
    for message in [
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{\#(document)}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/documentSymbol","params":{\#(document)}}"#,
    ] {
      server.receive(Array(message.utf8))
    }
    let answers = server.answer().compactMap { try? JSONReader.read($0).get() }
    #expect(answers.map { $0["id"]?.text } == ["2"] && server.awaitsCheck)
    let reports = server.report().compactMap { try? JSONReader.read($0).get() }
    #expect(reports.map { $0["method"]?.string } == ["textDocument/publishDiagnostics"])
    #expect(!server.awaitsCheck)
  }

  @Test func filesAreWatchedWhereTheClientCan() {
    #expect(Editor().requests == [])
    let watching = Editor(
      #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#)
    #expect(watching.requests == ["client/registerCapability"])
  }

  /// The parts of a stream come in any pieces.
  @Test func messagesAreFoundInAStream() {
    let messages = [#"{"a":1}"#, #"{"b":"ä"}"#, ""]
    let stream = messages.flatMap { MessageFrames.framed(Array($0.utf8)) }
    for size in [1, 2, 7, 1_000] {
      var frames = MessageFrames()
      var found: [[UInt8]] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        found += frames.add(stream[start..<min(start + size, stream.count)])
      }
      #expect(found.map { String(decoding: $0, as: UTF8.self) } == messages)
      #expect(frames.mistake == nil)
    }
  }

  @Test(arguments: [
    ("Content-Length: 2\r\nContent-Type: x; charset=utf-8\r\n\r\n{}", true),
    ("content-length:2\r\n\r\n{}", true),
    ("Content-Type: x\r\n\r\n{}", false), ("Content-Length: -2\r\n\r\n{}", false),
    ("Content-Length: two\r\n\r\n{}", false), ("Content-Length: 99999999999999\r\n\r\n", false),
  ])
  func aHeaderHasALength(_ header: String, _ isRead: Bool) {
    var frames = MessageFrames()
    #expect(frames.add(Array(header.utf8)).count == (isRead ? 1 : 0))
    #expect((frames.mistake == nil) == isRead)
  }

  private static func replies(of server: LanguageServer, to message: String) -> [JSONNode] {
    server.receive(Array(message.utf8))
    return server.respond().compactMap { try? JSONReader.read($0).get() }
  }
}

import Foundation
import LayoutLanguageServer
import LayoutLanguages
import TestSupport
import Testing

/// The real command over its standard streams.
struct StreamTests {
  @Test func theCommandServesItsStreams() throws {
    let uri = "file:///nowhere/a.layout.xml"
    let outcome = try Self.run([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","languageId":"xml","version":1,"text":"<layout><text/></layout>"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\#(uri)"}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#,
      #"{"jsonrpc":"2.0","method":"exit"}"#,
    ])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    var frames = MessageFrames()
    let messages = frames.add(Array(outcome.output.utf8))
      .compactMap { try? JSONReader.read($0).get() }
    #expect(messages.compactMap { $0["id"]?.text } == ["1", "2", "3"])
    #expect(messages[1]["result"]?["items"]?.list.map(Editor.place) == ["0:9 text-without-words"])
  }

  /// The preview that runs in the process ends with it.
  @Test func aSessionWithAPreviewEnds() throws {
    let uri = "file:///nowhere/a.layout.xml"
    let outcome = try Self.run([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","languageId":"xml","version":1,"text":"<layout><text/></layout>"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"layoutc/preview","params":{"textDocument":{"uri":"\#(uri)"},"show":false}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#,
      #"{"jsonrpc":"2.0","method":"exit"}"#,
    ])
    #expect(outcome.status == 0)
    let address = outcome.output.firstMatch(
      of: ##/http://127\.0\.0\.1:\d+/[0-9a-f]{32}/\#document=/##)
    #expect(address != nil)
  }

  /// A client that connects to the port is served as over the streams.
  @Test func theCommandServesASocket() throws {
    let script = """
      import json, socket, subprocess, sys
      server = subprocess.Popen([sys.argv[1], "lsp", "--socket", "0"], stderr=subprocess.PIPE)
      line = server.stderr.readline().decode()
      client = socket.create_connection(("127.0.0.1", int(line.rsplit(":")[-1])), 10)
      for message in [
          {"id": 1, "method": "initialize", "params": {"capabilities": {}}},
          {"id": 2, "method": "shutdown"}, {"method": "exit"}]:
          body = json.dumps({"jsonrpc": "2.0", **message}).encode()
          client.sendall(b"Content-Length: %d\\r\\n\\r\\n" % len(body) + body)
      received = b""
      while more := client.recv(65536):
          received += more
      print(line.rsplit(":", 1)[0], received.count(b"Content-Length"), server.wait(10))
      """
    #expect(try Self.output(of: script) == "waiting at 127.0.0.1 2 0\n")
  }

  /// A client that is gone before it has read everything is a lost connection, whatever the stream.
  @Test(arguments: [true, false]) func aClientThatIsGoneEndsTheCommand(_ isSocket: Bool) throws {
    let script = """
      import json, socket, subprocess, sys
      arguments = ["--socket", "0"] if \(isSocket ? "True" : "False") else []
      pipe = subprocess.PIPE
      server = subprocess.Popen([sys.argv[1], "lsp", *arguments], stdin=pipe, stdout=pipe, stderr=pipe)
      body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}).encode()
      message = b"Content-Length: %d\\r\\n\\r\\n" % len(body) + body
      if arguments:
          port = int(server.stderr.readline().decode().rsplit(":")[-1])
          client = socket.create_connection(("127.0.0.1", port), 10)
          client.sendall(message * 200)
          # What is not read is refused.
          client.recv(1)
          client.close()
      else:
          server.stdout.close()
          server.stdin.write(message)
          server.stdin.flush()
      print(server.wait(10), server.stderr.read().decode())
      """
    #expect(try Self.output(of: script) == "1 \n")
  }

  /// Returns what a script in Python prints, which gets the command as its argument.
  private static func output(of script: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, BuiltCommand.executable.path()]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  @Test func aPortAndTheStreamsExcludeEachOther() throws {
    let outcome = try BuiltCommand().run(["lsp", "--stdio", "--socket", "0"])
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("'--stdio' and '--socket' exclude each other"))
  }

  @Test func anEditorMayHaveItsSettingsFromTheCommand() throws {
    let uri = "file:///nowhere/a.layout.xml"
    let text = #"<layout><stack direction=\"ve\"/></layout>"#
    let outcome = try Self.run(
      [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","languageId":"xml","version":1,"text":"\#(text)"}}}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"textDocument/completion","params":{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":28}}}"#,
      ], ["--options", #"{"completion": "wholeValues"}"#])
    #expect(outcome.output.contains(#""insertText":"\"vertical\"\"""#))
    for wrong in ["x", "[]", "{"] {
      let outcome = try Self.run([], ["--options", wrong])
      #expect(outcome.errors.contains("'--options' takes an object of JSON"))
    }
  }

  @Test func theEndOfTheInputEndsTheCommand() throws {
    let outcome = try Self.run([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    ])
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("Content-Length: "))
  }

  @Test func anInputWithoutLengthsEndsTheCommandWithALine() throws {
    let outcome = try BuiltCommand().run(["lsp"], input: Data("GET / HTTP/1.1\r\n\r\n".utf8))
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors == "error: a message has no Content-Length\n")
  }

  private static func run(
    _ messages: [String], _ options: [String] = []
  ) throws -> BuiltCommand.Outcome {
    let input = messages.flatMap { MessageFrames.framed(Array($0.utf8)) }
    return try BuiltCommand().run(["lsp", "--stdio"] + options, input: Data(input))
  }
}

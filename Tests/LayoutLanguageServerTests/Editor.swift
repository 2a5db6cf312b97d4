import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutLanguageServer
import LayoutLanguages
import Testing

/// An editor that talks to a language server in the same process.
///
/// Requests get their responses at once, and findings that were sent are collected.
final class Editor {
  private let server: LanguageServer
  private var number = 0
  /// The result of `initialize`.
  private(set) var greeting: JSONNode?
  /// The findings of each address as they were sent last.
  private(set) var published: [String: [JSONNode]] = [:]
  /// The addresses in the order in which findings were sent.
  private(set) var publications: [String] = []
  /// The methods of the server's own requests.
  private(set) var requests: [String] = []
  /// All messages of the server, as text.
  private(set) var received: [String] = []
  let encoding: String

  /// Whether pictures are drawn as soon as a request waits for one.
  var draws = true

  /// Starts a session for a client with the capabilities in a JSON text, in a workspace of the
  /// folders at some paths; `general` is put behind the encodings.
  init(
    _ capabilities: String = "{}", encoding: String = "utf-16", folders: [String] = [],
    options: String = #"{"prove": false}"#, preview: RecordedPreview? = nil,
    general: String = "",
  ) {
    self.encoding = encoding
    server = LanguageServer(registry: LayoutRegistry(), preview: preview)
    let general = #""general": {"positionEncodings": ["\#(encoding)"]\#(general)}"#
    let all =
      capabilities == "{}"
      ? "{\(general)}" : "{\(general), \(capabilities.dropFirst().dropLast())}"
    let workspace = folders.map { #"{"uri": \#(quoted(DocumentURI.uri(of: $0))), "name": "a"}"# }
    greeting = request(
      "initialize",
      """
      {"processId": null, "capabilities": \(all), "initializationOptions": \(options),
      "workspaceFolders": [\(workspace.joined(separator: ","))]}
      """)
    notify("initialized", "{}")
  }

  static let pulling = """
    {"textDocument": {"diagnostic": {"relatedInformation": true}},
     "workspace": {"diagnostics": {"refreshSupport": true}}}
    """

  // MARK: Messages

  /// Sends a request and returns its result; nil if it has an error instead.
  @discardableResult
  func request(_ method: String, _ parameters: String) -> JSONNode? {
    response(method, parameters)?["result"]
  }

  /// Sends a request and returns the whole response.
  @discardableResult
  func response(_ method: String, _ parameters: String) -> JSONNode? {
    number += 1
    let text = #"{"jsonrpc":"2.0","id":\#(number),"method":"\#(method)","params":\#(parameters)}"#
    return send([text]).first { $0["id"]?.text == "\(number)" && $0["method"] == nil }
  }

  func notify(_ method: String, _ parameters: String) {
    send([#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#])
  }

  /// Sends messages together, as they come where the server is busy, and returns the server's.
  @discardableResult
  func send(_ messages: [String], from page: [EditorLink.Request] = []) -> [JSONNode] {
    for message in messages { server.receive(Array(message.utf8)) }
    for request in page { server.receive(request) }
    var contents = server.respond()
    while draws, let drawing = server.takeDrawing() {
      server.finish(drawing, drawing.run())
      contents += server.respond()
    }
    return contents.compactMap(take)
  }

  @discardableResult
  private func take(_ content: [UInt8]) -> JSONNode? {
    received.append(String(decoding: content, as: UTF8.self))
    guard case .success(let node) = JSONReader.read(content) else {
      Issue.record("the server has sent no JSON")
      return nil
    }
    note(node)
    return node
  }

  /// Sends messages, of which another one follows once the server has asked so often whether there
  /// is one, so that it leaves its check; returns whether it has left one.
  @discardableResult
  func send(_ messages: [String], interruptedAt question: Int) -> Bool {
    for message in messages { server.receive(Array(message.utf8)) }
    var left = question
    var contents = server.answer()
    contents += server.report {
      left -= 1
      return left <= 0
    }
    for content in contents { take(content) }
    return server.awaitsCheck
  }

  /// The ids of the responses so far, in their order.
  var answered: [String] {
    received.compactMap { try? JSONReader.read(Array($0.utf8)).get() }
      .filter { $0["method"] == nil }.compactMap { $0["id"]?.text }
  }

  var exitStatus: Int32? { server.exitStatus }

  /// Lets the server look for changes of files, as it does from time to time.
  func waitForFiles() {
    server.lookAtFiles()
    send([])
  }

  /// Lets the server do what no message waits for, and returns what it has sent meanwhile.
  @discardableResult
  func work() -> [JSONNode] {
    var messages = send([])
    while server.hasWork {
      server.work()
      messages += send([])
    }
    return messages
  }

  /// Lets the server do what no message waits for, and returns the number of its parts.
  @discardableResult
  func idle() -> Int {
    var count = 0
    while server.hasWork {
      server.work()
      count += 1
    }
    send([])
    return count
  }

  /// Lets the server begin with what no message waits for, until it is asked the given number of
  /// times whether there is a message.
  func idle(interruptedAt question: Int) {
    var left = question
    server.work {
      left -= 1
      return left <= 0
    }
    send([])
  }

  var isIdle: Bool { !server.hasWork }

  /// Lets the server do the next part of what no message waits for.
  func step() {
    server.work()
    send([])
  }

  private func note(_ node: JSONNode) {
    guard let method = node["method"]?.string else { return }
    if node["id"] != nil { requests.append(method) }
    guard method == "textDocument/publishDiagnostics", let parameters = node["params"],
      let uri = parameters["uri"]?.string,
      case .array(let items)? = parameters["diagnostics"]?.value
    else { return }
    published[uri] = items
    publications.append(uri)
  }

  // MARK: Documents

  func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": \#(quoted(uri)), "languageId": "xml", "version": \#(version), "text": \#(quoted(text))}}"#
    )
  }

  /// Replaces the whole text.
  func write(_ uri: String, _ text: String, version: Int = 2) {
    change(uri, [#"{"text": \#(quoted(text))}"#], version: version)
  }

  func change(_ uri: String, _ changes: [String], version: Int = 2) {
    notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": \#(quoted(uri)), "version": \#(version)}, "contentChanges": [\#(changes.joined(separator: ","))]}"#
    )
  }

  func close(_ uri: String) {
    notify("textDocument/didClose", #"{"textDocument": {"uri": \#(quoted(uri))}}"#)
  }

  /// The findings of a document, as they were sent, each as `line:character rule`.
  func findings(_ uri: String) -> [String] { (published[uri] ?? []).map(Self.place) }

  /// Asks for the findings of a document.
  func pull(_ uri: String, previous: String? = nil) -> JSONNode? {
    let previous = previous.map { #", "previousResultId": "\#($0)""# } ?? ""
    return request(
      "textDocument/diagnostic", #"{"textDocument": {"uri": \#(quoted(uri))}\#(previous)}"#)
  }

  static func place(_ item: JSONNode) -> String {
    let start = item["range"]?["start"]
    let place = "\(start?["line"]?.text ?? "?"):\(start?["character"]?.text ?? "?")"
    return "\(place) \(item["code"]?.string ?? "?")"
  }
}

/// Returns a text as a JSON string.
func quoted(_ text: String) -> String { JSONValue.string(text).text }

extension JSONNode {
  /// A string or a number as it is written; nil for anything else.
  var text: String? {
    switch value {
    case .string(let text), .number(let text): text
    case .bool, .null, .array, .object: nil
    }
  }

  /// The elements of a list.
  var list: [JSONNode] {
    guard case .array(let nodes) = value else { return [] }
    return nodes
  }

  var isNull: Bool {
    guard case .null = value else { return false }
    return true
  }

  /// The value as JSON without white space.
  var json: String {
    switch value {
    case .string(let text): quoted(text)
    case .number(let text): text
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    case .array(let nodes): "[" + nodes.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(quoted($0.name)):\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }
}

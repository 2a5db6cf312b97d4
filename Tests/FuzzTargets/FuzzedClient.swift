import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutLanguageServer
import LayoutLanguages
import MasonryLayout

/// A client of a language server in the same process, which holds each message of the server to
/// the protocol and to the texts that it has.
///
/// Messages go through a stream of bytes in pieces, as between processes.
final class FuzzedClient {
  /// What a client can do, and how it counts.
  struct Setup {
    var encoding: PositionEncoding
    var capabilities: String
    var proves: Bool

    init(_ byte: Int) {
      encoding = PositionEncoding.allCases[byte % 3]
      capabilities = Self.capabilities[byte / 3 % Self.capabilities.count]
      proves = byte & 0x80 != 0
    }

    /// Nothing; as JupyterLab; as Neovim; as VS Code.
    private static let capabilities = [
      "{",
      """
      {"textDocument": {"publishDiagnostics": {"tagSupport": {"valueSet": [1, 2]}},
      "completion": {"completionItem": {"documentationFormat": ["markdown"]}}},
      """,
      """
      {"textDocument": {"diagnostic": {"relatedDocumentSupport": true},
      "codeAction": {"codeActionLiteralSupport": {}},
      "hover": {"contentFormat": ["markdown"]},
      "documentSymbol": {"hierarchicalDocumentSymbolSupport": true}},
      "workspace": {"diagnostics": {"refreshSupport": true}},
      """,
      """
      {"textDocument": {"publishDiagnostics": {"relatedInformation": true, "versionSupport": true,
      "dataSupport": true, "tagSupport": {"valueSet": [1, 2]}},
      "completion": {"completionItem": {"snippetSupport": true, "insertReplaceSupport": true,
      "resolveSupport": {"properties": ["documentation"]}}},
      "codeAction": {"codeActionLiteralSupport": {}, "isPreferredSupport": true,
      "dataSupport": true, "resolveSupport": {"properties": ["edit"]}},
      "definition": {"linkSupport": true}, "codeLens": {}, "foldingRange": {"lineFoldingOnly": true},
      "hover": {"contentFormat": ["markdown"]}, "rename": {"prepareSupport": true},
      "documentSymbol": {"hierarchicalDocumentSymbolSupport": true}},
      "window": {"showDocument": {"support": true}, "workDoneProgress": true},
      "workspace": {"workspaceEdit": {"documentChanges": true, "changeAnnotationSupport": {}},
      "applyEdit": true, "configuration": true,
      "symbol": {"resolveSupport": {"properties": ["location.range"]}},
      "inlayHint": {"refreshSupport": true}, "semanticTokens": {"refreshSupport": true},
      "codeLens": {"refreshSupport": true},
      "fileOperations": {"willRename": true, "didCreate": true, "didDelete": true},
      "didChangeWatchedFiles": {"dynamicRegistration": true}},
      """,
    ]
  }

  /// A request that has no response.
  private struct Asked {
    var count: Int
    var feature: Feature?
    var uri: String
    var texts: [String: [UInt8]]
    var offset: Int?
  }

  let setup: Setup
  private let server: LanguageServer
  private let preview = FuzzedPreview()
  private var frames = MessageFrames()
  private var number = 0
  /// The bytes that are on their way to the server.
  private var stream: [UInt8] = []
  private var pieceSize = Int.max
  private var asked: [String: Asked] = [:]
  /// The results by the number of the request, of those that are kept.
  private var results: [Int: String] = [:]
  /// The requests of the server without a response.
  private(set) var requests: [JSONNode] = []
  /// The texts of the open documents by address.
  private(set) var texts: [String: [UInt8]] = [:]
  private(set) var versions: [String: Int] = [:]
  /// The findings that were sent last, by address.
  private(set) var published: [String: String] = [:]
  /// The names of the tokens that were sent last, by address.
  private(set) var tokens: [String: String] = [:]
  /// The first fault of a message of the server.
  private(set) var fault: String?

  /// The most parts of what no message waits for, of which a small session has few.
  private static let longestWork = 1_000
  private static let registry = LayoutRegistry([MasonryLayout.self])

  /// Starts a session.
  init(_ setup: Setup, pieceSize: Int = .max) {
    self.setup = setup
    self.pieceSize = max(pieceSize, 1)
    server = LanguageServer(registry: Self.registry, preview: preview)
    ask(
      "initialize",
      """
      {"capabilities": \(setup.capabilities)
      "general": {"positionEncodings": ["\(setup.encoding.rawValue)"]}},
      "initializationOptions": {"prove": \(setup.proves)}}
      """)
    notify("initialized", "{}")
    flush()
  }

  /// Whether the server reads no more: the session is over, or the stream unreadable.
  var hasEnded: Bool { server.exitStatus != nil || frames.mistake != nil }

  /// The addresses of the open documents in their order.
  var open: [String] { texts.keys.sorted() }

  // MARK: Messages

  /// Sends a request, and returns its number.
  @discardableResult
  func ask(
    _ method: String, _ parameters: String, _ feature: Feature? = nil, about uri: String = "",
    at offset: Int? = nil, again: Bool = false
  ) -> Int {
    if !again { number += 1 }
    let known = asked["\(number)"]?.count ?? 0
    asked["\(number)"] = Asked(
      count: known + 1, feature: feature, uri: uri, texts: texts, offset: offset)
    send(#"{"jsonrpc":"2.0","id":\#(number),"method":"\#(method)","params":\#(parameters)}"#)
    return number
  }

  func notify(_ method: String, _ parameters: String) {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  /// Cancels one of the last requests.
  func cancel(_ back: Int) {
    notify("$/cancelRequest", #"{"id": \#(number - back)}"#)
  }

  /// Responds to the oldest request of the server.
  func respond(isApplied: Bool) {
    guard !requests.isEmpty else { return }
    let request = requests.removeFirst()
    send(
      #"{"jsonrpc":"2.0","id":\#(request["id"]?.json ?? "0"),"result":{"applied":\#(isApplied)}}"#)
  }

  func send(_ message: String) { stream += MessageFrames.framed(Array(message.utf8)) }

  /// Sends bytes that may be no message.
  func send(bytes: [UInt8]) { stream += bytes }

  /// Sends a request of the preview's page.
  func send(_ request: EditorLink.Request) { server.receive(request) }

  /// Gives the server all that was sent, and reads what it sends.
  ///
  /// - Parameter question: How often the server asks whether there is a message before there is
  ///   one, so that it leaves its check; nil for a client that waits.
  func flush(interruptedAt question: Int? = nil) {
    var rest = stream[...]
    stream = []
    while !rest.isEmpty, frames.mistake == nil {
      for message in frames.add(rest.prefix(pieceSize)) { server.receive(message) }
      rest = rest.dropFirst(pieceSize)
    }
    if let question {
      var left = question
      for content in server.answer() { read(content) }
      let sent = server.report {
        left -= 1
        return left <= 0
      }
      for content in sent { read(content) }
    } else {
      read()
    }
  }

  private func read() {
    for content in server.respond() { read(content) }
    if let files = preview.files, fault == nil, !hasEnded {
      for (uri, text) in texts {
        guard let path = DocumentURI.path(of: uri), let shown = files.text(at: path) else {
          continue
        }
        if shown != FileView.decoded(text) { fault = "the server has another text of \(uri)" }
      }
    }
  }

  /// Draws the pictures that requests wait for.
  func draw() {
    while let drawing = server.takeDrawing() {
      server.finish(drawing, drawing.run())
      read()
    }
  }

  /// Lets the server do what no message waits for, until it has asked so often whether there is a
  /// message.
  func work(questions: Int) {
    flush()
    var left = questions
    var parts = 0
    while server.hasWork, left > 0 {
      server.work {
        left -= 1
        return left <= 0
      }
      left -= 1
      read()
      parts += 1
      if parts > Self.longestWork {
        fault = fault ?? "the server does not come to rest"
        return
      }
    }
  }

  var isIdle: Bool { !server.hasWork }

  func lookAtFiles() { server.lookAtFiles() }

  /// Ends the session: every request must have its response.
  func end() {
    flush()
    draw()
    ask("shutdown", "null")
    flush()
    notify("exit", "null")
    flush()
    if server.exitStatus != nil, let left = asked.first {
      fault = fault ?? "request \(left.key) has no response"
    }
  }

  // MARK: Documents

  func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      """
      {"textDocument": {"uri": \(Self.quoted(uri)), "languageId": "xml", "version": \(version), \
      "text": \(Self.quoted(text))}}
      """)
    texts[uri] = Array(text.utf8)
    versions[uri] = version
  }

  func close(_ uri: String) {
    notify("textDocument/didClose", #"{"textDocument": {"uri": \#(Self.quoted(uri))}}"#)
    texts[uri] = nil
    versions[uri] = nil
  }

  /// A change of a text: of the range between two positions, or of the whole.
  struct Change {
    var ends: [(line: Int, character: Int)]?
    var text: String
  }

  func change(_ uri: String, _ changes: [Change]) {
    guard var text = texts[uri] else { return }
    let messages = changes.map { change -> String in
      let new = Array(change.text.utf8)
      guard let ends = change.ends else {
        text = new
        return #"{"text": \#(Self.quoted(change.text))}"#
      }
      let positions = TextPositions(text, setup.encoding)
      let places = ends.map { positions.offset(line: $0.line, character: $0.character) }.sorted()
      text.replaceSubrange(places[0]..<places[1], with: new)
      let range = ends.map { #"{"line": \#($0.line), "character": \#($0.character)}"# }
      return
        #"{"range":{"start":\#(range[0]),"end":\#(range[1])},"text":\#(Self.quoted(change.text))}"#
    }
    texts[uri] = text
    let version = (versions[uri] ?? 0) + 1
    versions[uri] = version
    notify(
      "textDocument/didChange",
      """
      {"textDocument": {"uri": \(Self.quoted(uri)), "version": \(version)}, \
      "contentChanges": [\(messages.joined(separator: ","))]}
      """)
  }

  /// Asks for a feature at an offset of a document; returns the number of the request.
  @discardableResult
  func ask(_ feature: Feature, _ uri: String, at offset: Int, newName: String = "other") -> Int {
    let positions = TextPositions(texts[uri] ?? [], setup.encoding)
    let (line, character) = positions.position(of: offset)
    return ask(
      feature.rawValue,
      Self.parameters(feature, uri, (line, character), tokens[uri], newName), feature, about: uri,
      at: positions.offset(line: line, character: character))
  }

  /// Returns parameters that are enough for any feature.
  static func parameters(
    _ feature: Feature, _ uri: String, _ place: (line: Int, character: Int), _ result: String?,
    _ newName: String
  ) -> String {
    let position = #"{"line": \#(place.line), "character": \#(place.character)}"#
    let range = #"{"start": \#(position), "end": {"line": \#(place.line + 3), "character": 0}}"#
    let more =
      switch feature {
      case .rename: #", "newName": \#(quoted(newName))"#
      case .selectionRange: #", "positions": [\#(position)]"#
      case .semanticTokensDelta: #", "previousResultId": \#(quoted(result ?? "0"))"#
      case .codeAction: #", "context": {"diagnostics": []}"#
      case .colorPresentation: #", "color": {"red": 0.2, "green": 1, "blue": 0, "alpha": 1}"#
      case .formatting, .rangeFormatting: #", "options": {"tabSize": 4, "insertSpaces": true}"#
      // The sign hangs on the place, so that all are tried.
      case .onTypeFormatting:
        #", "ch": \#(quoted([">", "/", "\n"][place.character % 3]))"#
          + #", "options": {"tabSize": 4, "insertSpaces": true}"#
      case .references: #", "context": {"includeDeclaration": true}"#
      case .completion, .hover, .documentSymbol, .foldingRange, .linkedEditingRange, .definition,
        .declaration, .typeDefinition, .implementation,
        .documentHighlight, .prepareRename, .semanticTokens, .semanticTokensRange, .documentLink,
        .documentColor, .inlayHint, .codeLens, .signatureHelp, .prepareCallHierarchy:
        ""
      }
    return """
      {"textDocument": {"uri": \(quoted(uri))}, "position": \(position), "range": \(range)\(more)}
      """
  }

  /// Returns the result of a request as JSON, or its error; nil if it was not sent.
  func result(of number: Int) -> String? { results[number] }

  // MARK: Messages of the server

  private func read(_ content: [UInt8]) {
    guard case .success(let node) = JSONReader.read(content), node["jsonrpc"]?.string == "2.0"
    else { return note("it is no message: \(String(decoding: content, as: UTF8.self))") }
    if let method = node["method"]?.string {
      if node["id"] != nil { requests.append(node) }
      return read(method, node["params"])
    }
    guard let id = node["id"], (node["result"] == nil) != (node["error"] == nil) else {
      return note("it is no response: \(node.json)")
    }
    if id.isNull, node["error"] != nil { return }
    guard var request = asked[id.json] else {
      return note("nobody has asked \(id.json): \(node.json)")
    }
    request.count -= 1
    asked[id.json] = request.count > 0 ? request : nil
    if let number = Int(id.json) {
      results[number] = (node["result"] ?? node.at("error", "message"))?.json
    }
    if let error = node["error"] {
      guard error["code"]?.whole != nil, error["message"]?.string?.isEmpty == false else {
        return note("the error is \(error.json)")
      }
      return
    }
    if let result = node["result"] { check(result, request) }
  }

  private func check(_ result: JSONNode, _ request: Asked) {
    if let id = result["resultId"]?.string, request.feature != nil { tokens[request.uri] = id }
    guard let feature = request.feature else {
      if let items = result["items"] {
        let fault = [request.texts, texts].map { texts in
          ResponseFault(request.uri, texts, setup.encoding).placeFault(in: items, request.uri)
        }
        if !fault.contains(nil) { note(fault[0], "a report") }
      }
      return
    }
    let checked = ResponseFault(request.uri, request.texts, setup.encoding)
    let found = checked.fault(of: result, to: feature, at: request.offset)
    // What waits for a picture or a check is answered for the text of that time.
    let later = ResponseFault(request.uri, texts, setup.encoding)
    if feature == .hover || feature == .codeLens,
      later.fault(of: result, to: feature, at: nil) == nil
    {
      return
    }
    note(found, feature.rawValue)
  }

  private func read(_ method: String, _ parameters: JSONNode?) {
    switch method {
    case "textDocument/publishDiagnostics":
      guard let uri = parameters?["uri"]?.string, let items = parameters?["diagnostics"] else {
        return note("findings of nothing")
      }
      if let version = parameters?["version"]?.whole, version != versions[uri] {
        note("findings of version \(version) beside \(versions[uri] ?? 0)")
      }
      published[uri] = items.list.isEmpty ? nil : items.json
      let place = ResponseFault(uri, texts, setup.encoding)
      note(place.fault(ofFindings: items.list), "findings")
    case "workspace/applyEdit":
      guard let edit = parameters?["edit"] else { return note("an edit of nothing") }
      let place = ResponseFault("", texts, setup.encoding)
      note(place.placeFault(in: edit, "") ?? place.editsFault(in: edit), method)
    case "window/showDocument", "window/showMessage", "layoutc/select", "client/registerCapability",
      "workspace/codeLens/refresh", "workspace/inlayHint/refresh",
      "workspace/semanticTokens/refresh", "workspace/diagnostic/refresh",
      "workspace/configuration", "window/workDoneProgress/create", "$/progress":
      break
    default: note("there is no message \(method)")  // open: a name is no enumeration.
    }
  }

  private func note(_ found: String?, _ what: String = "a message of the server") {
    // What was sent behind something unreadable is unknown to the server.
    if let found, fault == nil, frames.mistake == nil { fault = "\(what): \(found)" }
  }

  /// Returns a text as a JSON string.
  static func quoted(_ text: String) -> String { JSONValue.string(text).text }
}

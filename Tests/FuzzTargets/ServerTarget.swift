import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguageServer
import LayoutLanguages

/// A session of the language server: any messages about any texts, in any order.
struct ServerTarget {
  private var script: ServerScript
  private let client: FuzzedClient
  /// The most that is done in one session.
  private static let longestScript = 80

  static func fault(_ bytes: [UInt8]) -> String? {
    var target = ServerTarget(ServerScript(bytes))
    return target.run()
  }

  private init(_ script: ServerScript) {
    self.script = script
    let setup = FuzzedClient.Setup(self.script.byte())
    client = FuzzedClient(setup, pieceSize: self.script.isTrue(onceIn: 4) ? 7 : .max)
  }

  private mutating func run() -> String? {
    for (name, text) in zip(ServerScript.names, script.texts) {
      client.open(ServerScript.uri(of: name), text)
    }
    for _ in 0..<Self.longestScript where !script.isAtEnd && !client.hasEnded {
      step()
      // What is sent together is handled together.
      if !script.isTrue(onceIn: 4) {
        client.flush(interruptedAt: script.isTrue(onceIn: 4) ? script.number(below: 32) : nil)
      }
      if let fault = client.fault { return fault }
    }
    client.end()
    return client.fault
  }

  private mutating func step() {
    switch script.number(below: 32) {
    case 0..<12: script.ask(client)
    case 12..<18: script.change(client)
    case 18: script.open(client)
    case 19: script.closeDocument(client)
    case 20: noteFiles()
    case 21: configure()
    case 22: client.cancel(script.number(below: 4))
    case 23: askForFindings()
    case 24: askForPreview()
    case 25: askFromPage()
    case 26: askOddly()
    case 27: sendOddly()
    case 28:
      client.work(questions: script.number(below: 16))
    case 29: client.draw()
    case 30: askTheWorkspace()
    default: client.respond(isApplied: script.isTrue(onceIn: 2))
    }
  }

  // MARK: Messages

  private mutating func noteFiles() {
    switch script.number(below: 3) {
    case 0: client.lookAtFiles()
    case 1:
      client.notify("textDocument/didSave", script.document)
    default:
      let uri = FuzzedClient.quoted(script.anyURI)
      client.notify(
        "workspace/didChangeWatchedFiles", #"{"changes": [{"uri": \#(uri), "type": 2}]}"#)
    }
  }

  private mutating func configure() {
    let hints = script.element(of: ["sizes", "notes", "off", "x"]) ?? ""
    let completion = script.element(of: ["wholeValues", "x"]) ?? ""
    client.notify(
      "workspace/didChangeConfiguration",
      #"{"settings": {"layoutc": {"inlayHints": "\#(hints)", "completion": "\#(completion)"}}}"#)
  }

  private mutating func askForFindings() {
    guard script.isTrue(onceIn: 4) else { return script.pull(client) }
    client.ask("workspace/diagnostic", #"{"previousResultIds": []}"#)
  }

  private mutating func askForPreview() {
    switch script.number(below: 3) {
    case 0:
      let number = script.number(below: 4)
      client.ask(
        "layoutc/preview",
        #"{"textDocument": \#(script.identifier), "preview": \#(number), "width": 320}"#)
    case 1:
      client.notify("layoutc/select", script.place(client))
    default:
      let command = script.element(of: ["layoutc.preview", "layoutc.showUse", "x"]) ?? ""
      client.ask(
        "workspace/executeCommand",
        #"{"command": "\#(command)", "arguments": [{"textDocument": \#(script.identifier)}]}"#)
    }
  }

  /// A gesture in the preview changes a text, or a click shows a place.
  private mutating func askFromPage() {
    guard let uri = script.element(of: client.open), let path = DocumentURI.path(of: uri),
      let text = client.texts[uri]
    else { return }
    guard script.isTrue(onceIn: 2) else {
      return client.send(
        .show(
          EditorLink.Place(
            path: path, line: script.number(below: 20), column: script.number(below: 80))))
    }
    var new = text
    let start = script.number(below: text.count + 1)
    let end = min(start + script.number(below: 6), text.count)
    new.replaceSubrange(start..<end, with: (script.element(of: ServerScript.pieces) ?? "").utf8)
    guard String(validating: new, as: UTF8.self) != nil else { return }
    // A gesture may be late.
    let old = script.isTrue(onceIn: 8) ? Array(text.dropLast()) : text
    client.send(.edit(EditorLink.Edit(number: 1, path: path, old: old, new: new)))
  }

  private mutating func askTheWorkspace() {
    switch script.number(below: 3) {
    case 0: client.ask("workspace/symbol", #"{"query": "t"}"#)
    case 1:
      let (old, new) = (FuzzedClient.quoted(script.anyURI), FuzzedClient.quoted(script.anyURI))
      client.ask(
        "workspace/willRenameFiles", #"{"files": [{"oldUri": \#(old), "newUri": \#(new)}]}"#)
    default:
      client.notify(
        "workspace/didChangeWorkspaceFolders",
        #"{"event": {"added": [{"uri": "file:///nowhere/b"}], "removed": []}}"#)
    }
  }

  // MARK: Messages that no client should send

  private static let oddValues = [
    "null", "[]", "{}", "1", "-1", "true", #""""#, "1e99", "0.5", #"[null, {"a": []}]"#,
    #"{"textDocument": null}"#, #"{"textDocument": {"uri": 5}}"#, #"{"uri": "x"}"#,
    #"{"start": {"line": 9, "character": 0}, "end": {"line": 0, "character": 0}}"#,
    #"{"line": -5, "character": 99999999999999999999}"#, #"{"line": 1.5, "character": "2"}"#,
    #"{"start": 1}"#, #"[{"line": 0, "character": 0}, null, {"line": 99, "character": 9}]"#,
    #"[{"range": {}, "text": 1}, {"text": null}]"#, #"{"diagnostics": 1, "only": [1, ""]}"#,
    #"{"context": {"only": ["source", "source.fixAll.layoutc", ""]}}"#, #""\ud83e""#,
    #"[{"text": "\ud83e<"}]"#,
  ]

  private static let oddNames = [
    "position", "positions", "range", "context", "newName", "color", "previousResultId", "query",
    "files", "settings", "changes", "event", "command", "arguments", "contentChanges", "preview",
    "options", "capabilities", "initializationOptions", "workspaceFolders", "processId", "data",
    "label", "location", "partialResultToken",
  ]

  private static let otherMethods = [
    "initialize", "textDocument/diagnostic", "workspace/diagnostic", "workspace/symbol",
    "workspace/willRenameFiles", "workspace/executeCommand", "layoutc/preview", "shutdown", "$/x",
    "completionItem/resolve", "codeAction/resolve", "workspaceSymbol/resolve", "layoutc/frames",
    "layoutc/explainSize", "textDocument/moniker", "callHierarchy/incomingCalls",
    "callHierarchy/outgoingCalls", "",
  ]

  private static let notifications = [
    "initialized", "textDocument/didSave", "layoutc/select", "workspace/didChangeConfiguration",
    "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders", "$/cancelRequest",
    "workspace/didCreateFiles", "workspace/didDeleteFiles",
    "$/setTrace", "textDocument/willSave", "textDocument/didOpen", "textDocument/didClose",
  ]

  private mutating func oddParameters() -> String {
    guard !script.isTrue(onceIn: 3) else { return script.element(of: Self.oddValues) ?? "" }
    var members: [String] = []
    for _ in 0..<script.number(below: 4) {
      let name = script.element(of: Self.oddNames) ?? ""
      members.append(#""\#(name)": \#(script.element(of: Self.oddValues) ?? "")"#)
    }
    // A document that is not the client's stays closed and unchanged.
    members.append(#""textDocument": {"uri": "\#(script.uri)"}"#)
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func askOddly() {
    if script.isTrue(onceIn: 3) {
      let method = script.element(of: Self.notifications) ?? ""
      var parameters = oddParameters()
      // The client knows which of its documents are open.
      if method.hasSuffix("didOpen") || method.hasSuffix("didClose") {
        parameters = script.element(of: Self.oddValues) ?? ""
      }
      return client.notify(method, parameters)
    }
    let methods = Feature.allCases.map(\.rawValue) + Self.otherMethods
    let method = script.element(of: methods) ?? ""
    client.ask(method, oddParameters())
    // Some clients use an id again.
    if script.isTrue(onceIn: 8) { client.ask(method, oddParameters(), again: true) }
  }

  /// Sends what is no request, and at times what is no message at all.
  private mutating func sendOddly() {
    let contents = [
      "", "[]", "{}", "1", "no JSON", "{\"a\": \"\u{0}\"}", #"{"jsonrpc":"2.0","result":1}"#,
      #"{"jsonrpc":"2.0","id":99999999999999999999,"result":null}"#,
      #"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, #"{"id":1.5,"error":{}}"#,
      #"[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange"}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{}}}"#,
      String(repeating: "[", count: 300),
    ]
    guard script.isTrue(onceIn: 8) else { return client.send(script.element(of: contents) ?? "") }
    let count = script.number(below: 24)
    client.send(bytes: (0..<count).map { _ in UInt8(script.byte()) })
  }
}

// MARK: Steps of all sessions

extension ServerScript {
  static let folder = "file:///nowhere/fuzz"

  static func uri(of name: String) -> String { "\(folder)/\(name)" }

  /// What edits put in.
  static let pieces = [
    "", "<", ">", "/", "\"", "{", "}", "<text content=\"🦆\"/>", "</stack>", "<stack direction=\"",
    "\r\n", "\r", "\n", "e\u{301}", "漢", " ", "x", "<!--", "-->", "]]>", "&amp;", "&", "\u{FEFF}",
    "<style name=\"a\" fontSize=\"3\"/>", "<import src=\"parts.layout.xml\"/>", "<let name=\"", "=",
    "'", "<param name=\"a\" type=\"", "<for each=\"i\" in=\"{", "spacing", "<if test=\"{",
    "<else/>", "<component name=\"A\">", "<A/>", "id=\"a\"", "1", ".", "<slot/>",
    "<preview name=\"p\"/>", "<![CDATA[", "#FF0", "values=\"", "<layout>", "</layout>", "<library>",
    "style=\"", "\t",
  ]

  private static let newNames = ["other", "a", "x y", "", "A", "text", "漢", "<", "é"]

  /// The address of one of the texts.
  var uri: String { mutating get { Self.uri(of: element(of: Self.names) ?? "") } }

  /// The address of a text, of something near it, or of nothing.
  var anyURI: String {
    mutating get {
      let others = [Self.folder, "\(Self.folder)/x.layout.xml", "untitled:1", "", "file:", "%"]
      return element(of: Self.names.map { Self.uri(of: $0) } + others) ?? ""
    }
  }

  var identifier: String { mutating get { #"{"uri": \#(FuzzedClient.quoted(anyURI))}"# } }

  var document: String { mutating get { #"{"textDocument": \#(identifier)}"# } }

  mutating func place(_ client: FuzzedClient) -> String {
    let uri = self.uri
    let positions = TextPositions(client.texts[uri] ?? [], client.setup.encoding)
    let (line, character) = position(positions)
    let position = #"{"line": \#(line), "character": \#(character)}"#
    return #"{"textDocument": {"uri": "\#(uri)"}, "position": \#(position)}"#
  }

  /// Asks for a feature somewhere.
  mutating func ask(_ client: FuzzedClient) {
    let feature = element(of: Feature.allCases) ?? .hover
    let uri = self.uri
    let count = client.texts[uri]?.count ?? 0
    client.ask(
      feature, uri, at: number(below: count + 1),
      newName: feature == .rename ? element(of: Self.newNames) ?? "" : "")
  }

  mutating func pull(_ client: FuzzedClient) {
    client.ask("textDocument/diagnostic", document)
  }

  /// Opens one of the texts that are not open, as it was or as another one is.
  mutating func open(_ client: FuzzedClient) {
    let uri = self.uri
    guard client.texts[uri] == nil else { return }
    client.open(uri, element(of: texts) ?? "")
  }

  mutating func closeDocument(_ client: FuzzedClient) {
    if let uri = element(of: client.open) { client.close(uri) }
  }

  /// Changes a text in a few places.
  mutating func change(_ client: FuzzedClient) {
    guard let uri = element(of: client.open) else { return }
    let positions = TextPositions(client.texts[uri] ?? [], client.setup.encoding)
    let changes = (0...number(below: 3)).map { _ in change(positions) }
    client.change(uri, changes)
  }

  private mutating func change(_ positions: TextPositions) -> FuzzedClient.Change {
    switch number(below: 32) {
    case 0: return FuzzedClient.Change(ends: nil, text: element(of: texts) ?? "")
    case 1: return FuzzedClient.Change(ends: [(0, 0), (99_999, 0)], text: "")
    case 2..<8:
      // A part of a text is moved elsewhere.
      let start = position(positions)
      let all = Array((texts.first ?? "").unicodeScalars)
      let from = number(below: all.count + 1)
      let part = all[from..<min(from + number(below: 64), all.count)]
      return FuzzedClient.Change(
        ends: [start, start], text: String(String.UnicodeScalarView(part)))
    case 8..<14:
      let ends = [position(positions), position(positions)]
      return FuzzedClient.Change(ends: ends, text: element(of: Self.pieces) ?? "")
    default:
      let start = position(positions)
      let end = (start.line, start.character + number(below: 8))
      return FuzzedClient.Change(ends: [start, end], text: element(of: Self.pieces) ?? "")
    }
  }

  /// Returns a position in a text, seldom one outside of it.
  private mutating func position(_ positions: TextPositions) -> (line: Int, character: Int) {
    if isTrue(onceIn: 16) {
      return (number(below: 4) * 5, number(below: 4) * 33)
    }
    let line = number(below: positions.lineCount)
    return (line, number(below: positions.offsets(ofLine: line).count + 1))
  }
}

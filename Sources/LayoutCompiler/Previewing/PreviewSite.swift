import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutLanguages

/// The page that shows documents, and its requests.
///
/// All addresses contain a token that other pages cannot guess. Only documents named at the start
/// are served. No other file is read for a request, except those that these documents name.
package final class PreviewSite: Sendable {
  /// The documents to show, and how.
  package struct Content: Sendable {
    package var paths: [String]
    /// The translations into other languages.
    package var words: WordsFile?
    /// The folder of pictures, in place of each document's own.
    package var assets: String?
    /// The folder of drawings for symbols, which come before those of the command.
    package var symbols: String?
    /// The layouts written in Swift that documents may name.
    package var registry: LayoutRegistry
    /// The method of measuring text, in place of the previews' own.
    package var textMetrics: LayoutRequest.TextMetrics?
    /// The time zone of dates and times; nil is UTC.
    package var timeZone: LayoutTimeZone?
    /// The current time; nil is the start of 1970.
    package var now: LayoutInstant?
    /// The size of layouts that are not registered.
    package var standIn: LayoutRequest.Extent?
    /// Whether apps get the packs of the documents.
    package var isLive = false
    /// The link that opens a location in an editor, with `{path}`, `{line}` and `{column}`.
    package var editor = Self.usualEditor
    /// The origins whose pages may hold the page in a frame.
    package var embedding: [EmbeddingOrigin] = []
    /// The editor beside which the preview runs; nil for none.
    package var link: EditorLink?
    /// Whether that editor makes changes that the page asks for.
    package var takesEdits = false

    /// The default link.
    package static let usualEditor = "vscode://file{path}:{line}:{column}"

    package init(_ paths: [String], registry: LayoutRegistry) {
      self.paths = paths
      self.registry = registry
    }
  }

  /// What can be shown: the documents, and the files as the editor has them.
  private struct Shown: Sendable {
    var paths: [String]
    var files = FileView.disk
    /// A number that other texts have raised.
    var count = 0
    /// The place of the editor's cursor, as an event of the page.
    var mark: JSONValue?
  }

  private let content: Content
  private let shown: Locked<Shown>
  /// The gestures that wait for the editor.
  private let gestures = Locked<PendingGestures>(PendingGestures())
  /// The events that are to be sent to all pages.
  private let events = Locked<[String]>([])
  private let port: UInt16
  private let token: String
  private let session: PreviewSession
  /// The packs for apps; nil if these get none.
  private let packs: LivePacks?
  /// The files that results depend on besides the documents.
  private let known = Locked<Set<PathKey>>([])

  /// - Parameters:
  ///   - content: The documents to show.
  ///   - port: The port of the server.
  package init(_ content: Content, port: UInt16) {
    self.content = content
    shown = Locked(Shown(paths: content.paths))
    self.port = port
    token = Self.secret()
    packs = content.isLive ? LivePacks(content.paths, words: content.words) : nil
    var session = PreviewSession(
      words: content.words, textMetrics: content.textMetrics, timeZone: content.timeZone,
      now: content.now, standIn: content.standIn, registry: content.registry,
      pictures: PictureFolders(content.assets, symbols: content.symbols))
    session.isBesideEditor = content.link != nil
    session.takesEdits = content.link != nil && content.takesEdits
    self.session = session
  }

  /// Returns sixteen random bytes in hexadecimal digits.
  private static func secret() -> String {
    (0..<16).map { _ in
      let byte = UInt8.random(in: 0...UInt8.max)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// The address of the page.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Returns the address of the page with a document.
  ///
  /// - Parameters:
  ///   - document: The path of the document.
  ///   - choices: The choices of the page, such as `preview` and its number.
  /// - Returns: The address, with the choices behind `#`.
  package func address(
    of document: String, choosing choices: [(name: String, value: String)] = []
  ) -> String {
    ([("document", document)] + choices).enumerated().reduce(into: address) { address, choice in
      let (number, (name, value)) = choice
      address += (number == 0 ? "#" : "&") + "\(name)=\(URIReference.escaped(value))"
    }
  }

  /// The files that the shown documents depend on.
  package var files: [String] { known.withLock { $0.sorted().map(\.path) } }

  /// The documents.
  var documents: [String] { shown.withLock { FileFinder($0.paths).files } }

  // MARK: The editor

  /// Shows other documents, or other texts in place of files.
  package func show(_ paths: [String], in files: FileView) {
    shown.withLock {
      ($0.paths, $0.files) = (paths, files)
      $0.count += 1
    }
    noteChange()
    post("changed")
  }

  /// Marks the element at the editor's cursor in all pages that show its document.
  ///
  /// - Parameters:
  ///   - starts: The offsets of the tags around the cursor, the innermost first.
  ///   - document: The path of the document.
  package func mark(_ starts: [Int], in document: String) {
    let mark: JSONValue = [
      "mark": [
        "document": .string(document), "starts": .array(starts.map { .integer($0) }),
      ]
    ]
    shown.withLock { $0.mark = mark }
    post(mark.text)
  }

  private func post(_ event: String) { events.withLock { $0.append(event) } }

  /// Returns the events that wait to be sent, and removes them.
  func takeEvents() -> [String] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }

  /// Clears the cache of pictures.
  func forgetPictures() { session.pictures.forget() }

  /// Prepares for requests after a change of a file, and wakes the apps that wait for it.
  package func noteChange() {
    forgetPictures()
    packs?.noteSave()
  }

  /// Whether an app follows a document.
  package var isFollowed: Bool { packs?.isFollowed ?? false }

  /// The part of the path after the token.
  private enum Route: String {
    case page = ""
    case events
    case documents
    case solve
    case inspect
    case widths
    case breaks
    /// A place, for the editor beside the page.
    case place
    /// A gesture, by which the editor changes a text.
    case gesture
    /// The pack of a document, for an app.
    case live

    /// The method of the request.
    var method: String {
      switch self {
      case .page, .events: "GET"
      case .documents, .solve, .inspect, .widths, .breaks, .place, .gesture, .live: "POST"
      }
    }
  }

  /// Returns the reason to refuse a request because of its head; nil to accept it.
  package func refusal(of request: WebRequest) -> WebAnswer.Status? {
    guard isFromHere(request) else { return .forbidden }
    guard let route = route(of: request) else { return .missing }
    guard request.method == route.method else { return .wrongMethod }
    if route == .place, content.link == nil { return .missing }
    if route == .gesture, !session.takesEdits { return .missing }
    guard route == .live else { return nil }
    guard packs != nil else { return .missing }
    let length = request.headers["content-length"].map { Int($0) ?? Int.max } ?? 0
    return length > LivePacks.Query.mostBytes ? .bodyTooLong : nil
  }

  /// Returns the route of a path such as `/TOKEN/name`.
  private func route(of request: WebRequest) -> Route? {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, isToken(parts[1]) else { return nil }
    return Route(rawValue: String(parts[2]))
  }

  /// Whether a text is the token; takes the same time wherever they differ.
  private func isToken(_ text: Substring) -> Bool {
    guard text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }

  /// Returns the response to a request: that of an app once there is something new for it, and that
  /// to a gesture once the editor has made the change.
  package func response(to request: WebRequest) async -> WebAnswer {
    if refusal(of: request) == nil, route(of: request) == .gesture { return await change(request) }
    guard let packs, refusal(of: request) == nil, route(of: request) == .live else {
      return answer(request)
    }
    guard let query = LivePacks.Query(request.body) else { return .refusal(.malformed) }
    return await packs.answer(to: query) { files in known.withLock { $0.formUnion(files) } }
  }

  /// Returns the response to a request of the page.
  package func answer(_ request: WebRequest) -> WebAnswer {
    if let status = refusal(of: request) { return .refusal(status) }
    return switch route(of: request) {
    case nil, .gesture, .live: .refusal(.missing)
    case .page: page()
    case .events: .events
    case .documents: .json(listing().text)
    case .solve: answer(request) { $0.solution(of: $1) }
    case .inspect: answer(request) { $0.inspection(of: $1) }
    case .widths: answer(request) { $0.criticalWidths(of: $1) }
    case .breaks: answer(request) { $0.breaks(of: $1) }
    case .place: showPlace(request)
    }
  }

  /// Lets the editor make the change of a gesture.
  private func change(_ request: WebRequest) async -> WebAnswer {
    guard let link = content.link, let query = PreviewQuery(request.body),
      let gesture = Gesture(request.body)
    else { return .refusal(.malformed) }
    guard documents.contains(where: query.document.isSamePath(as:)) else {
      return .refusal(.missing)
    }
    let session = currentSession
    func refused(_ sentence: String) -> WebAnswer {
      .json(JSONValue.members([("refused", .string(sentence))]).text)
    }
    guard gesture.texts == session.texts else { return refused(Self.isLate) }
    switch session.outcome(of: gesture, at: query) {
    case .refused(let sentence): return refused(sentence)
    case .change(let old, let new, let told):
      let path = FolderPath.absolute(query.document)
      let refusal = await gestures.outcome { number in
        link.send(.edit(EditorLink.Edit(number: number, path: path, old: old, new: new)))
      }
      if let refusal { return refused(refusal) }
      return .json(JSONValue.members(told.map { [("told", .string($0))] } ?? []).text)
    }
  }

  /// The refusal of a gesture whose text is another one now.
  package static let isLate = "the text has changed meanwhile"

  /// The refusal of a gesture whose file declares another encoding.
  package static let isInAnotherEncoding = "the file is not in UTF-8"

  /// Reports whether the editor has made the change of a gesture.
  ///
  /// - Parameters:
  ///   - gesture: The number of the gesture.
  ///   - refusal: The reason that it was not made; nil if it was.
  package func finish(_ gesture: Int, refusal: String?) {
    gestures.withLock { $0.take(gesture) }?.resume(returning: refusal)
  }

  /// The session for a request, with the current texts.
  private var currentSession: PreviewSession {
    var session = session
    (session.files, session.texts) = shown.withLock { ($0.files, $0.count) }
    return session
  }

  /// Lets the editor show a place in one of the files that the documents depend on.
  private func showPlace(_ request: WebRequest) -> WebAnswer {
    guard let link = content.link, let place = EditorLink.Place(request.body) else {
      return .refusal(.malformed)
    }
    guard known.withLock({ $0.contains(PathKey(place.path)) }) else { return .refusal(.missing) }
    link.send(.show(place))
    return .json("{}")
  }

  /// Whether a request comes from this page in a browser on this machine.
  ///
  /// A foreign page has another origin, and one whose name was rebound to this address has another
  /// host. One that may hold the page in a frame may ask for the page, and for nothing else.
  private func isFromHere(_ request: WebRequest) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else { return false }
    if let origin = request.headers["origin"], origin != "http://\(host)" { return false }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      return !content.embedding.isEmpty && request.headers["sec-fetch-dest"] == "iframe"
        && route(of: request) == .page
    }
    return true
  }

  private func page() -> WebAnswer {
    let nonce = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let page = String(decoding: PackageResources.Preview_html, as: UTF8.self)
      .split(separator: "NONCE", omittingEmptySubsequences: false).joined(separator: nonce)
    forgetPictures()
    var answer = WebAnswer(type: "text/html; charset=utf-8")
    let around =
      content.embedding.isEmpty
      ? "'none'" : content.embedding.map(\.text).joined(separator: " ")
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \(around)"
    answer.headers = [("Content-Security-Policy", policy)]
    answer.body = Array(page.utf8)
    return answer
  }

  private func listing() -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("documents", .strings(documents)), ("editor", .string(content.editor)),
    ]
    if content.link != nil {
      members.append(("beside", .bool(true)))
      if let mark = shown.withLock({ $0.mark }) { members.append(("cursor", mark)) }
    }
    return .members(members)
  }

  /// Returns the response to a request about one of the shown documents.
  private func answer(
    _ request: WebRequest, _ make: (PreviewSession, PreviewQuery) -> PreviewSession.Answer
  ) -> WebAnswer {
    guard let query = PreviewQuery(request.body) else { return .refusal(.malformed) }
    guard documents.contains(where: query.document.isSamePath(as:)) else {
      return .refusal(.missing)
    }
    let answer = make(currentSession, query)
    known.withLock { $0.formUnion(answer.files) }
    return .json(answer.json.text)
  }
}

extension EditorLink.Place {
  /// Reads the page's JSON; nil if it is invalid.
  fileprivate init?(_ body: [UInt8]) {
    guard case .success(let node) = JSONReader.read(body), let path = node["path"]?.string,
      case .number(let line)? = node["line"]?.value, let line = Int(line), line > 0
    else { return nil }
    var column = 1
    if case .number(let text)? = node["column"]?.value, let number = Int(text) { column = number }
    self.init(path: path, line: line, column: max(column, 1))
  }
}

/// The gestures whose changes an editor is to make.
private struct PendingGestures: Sendable {
  private var count = 0
  private var waiting: [Int: CheckedContinuation<String?, Never>] = [:]
  /// The gestures whose tasks ended before they waited.
  private var ended: Set<Int> = []

  mutating func next() -> Int {
    count += 1
    return count
  }

  /// Adds a gesture; returns whether its task is over, so that it was not added.
  mutating func add(
    _ continuation: CheckedContinuation<String?, Never>, _ number: Int
  ) -> Bool {
    if ended.remove(number) != nil { return true }
    waiting[number] = continuation
    return false
  }

  /// Removes a gesture whose task is over.
  mutating func end(_ number: Int) -> CheckedContinuation<String?, Never>? {
    guard let continuation = take(number) else {
      ended.insert(number)
      return nil
    }
    return continuation
  }

  mutating func take(_ number: Int) -> CheckedContinuation<String?, Never>? {
    waiting.removeValue(forKey: number)
  }
}

extension Locked<PendingGestures> {
  /// Waits for the outcome of a gesture, or for the end of the task.
  ///
  /// - Parameter send: Sends the change to the editor, with the number of the gesture.
  /// - Returns: The reason that the change was not made; nil if it was.
  fileprivate func outcome(_ send: (Int) -> Void) async -> String? {
    let number = withLock { $0.next() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = withLock { $0.add(continuation, number) }
        if isOver { return continuation.resume(returning: "nobody waits for it") }
        send(number)
      }
    } onCancel: {
      withLock { $0.end(number) }?.resume(returning: "nobody waits for it")
    }
  }
}

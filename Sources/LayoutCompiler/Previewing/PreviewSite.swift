import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter

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

    /// The default link.
    package static let usualEditor = "vscode://file{path}:{line}:{column}"

    package init(_ paths: [String], registry: LayoutRegistry) {
      self.paths = paths
      self.registry = registry
    }
  }

  private let content: Content
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
    self.port = port
    token = Self.secret()
    packs = content.isLive ? LivePacks(content.paths, words: content.words) : nil
    session = PreviewSession(
      words: content.words, textMetrics: content.textMetrics, timeZone: content.timeZone,
      now: content.now, standIn: content.standIn, registry: content.registry,
      pictures: PictureFolders(content.assets, symbols: content.symbols))
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

  /// The files that the shown documents depend on.
  package var files: [String] { known.withLock { $0.sorted().map(\.path) } }

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
    /// The pack of a document, for an app.
    case live

    /// The method of the request.
    var method: String {
      switch self {
      case .page, .events: "GET"
      case .documents, .solve, .inspect, .widths, .breaks, .live: "POST"
      }
    }
  }

  /// Returns the reason to refuse a request because of its head; nil to accept it.
  package func refusal(of request: WebRequest) -> WebAnswer.Status? {
    guard isFromHere(request) else { return .forbidden }
    guard let route = route(of: request) else { return .missing }
    guard request.method == route.method else { return .wrongMethod }
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

  /// Returns the response to a request, that of an app once there is something new for it.
  package func response(to request: WebRequest) async -> WebAnswer {
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
    case nil, .live: .refusal(.missing)
    case .page: page()
    case .events: .events
    case .documents: .json(documents().text)
    case .solve: answer(request, session.solution)
    case .inspect: answer(request, session.inspection)
    case .widths: answer(request, session.criticalWidths)
    case .breaks: answer(request, session.breaks)
    }
  }

  /// Whether a request comes from this page in a browser on this machine.
  ///
  /// A foreign page has another origin, and one whose name was rebound to this address has another
  /// host.
  private func isFromHere(_ request: WebRequest) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else { return false }
    if let origin = request.headers["origin"], origin != "http://\(host)" { return false }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      return false
    }
    return true
  }

  private func page() -> WebAnswer {
    let nonce = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let page = String(decoding: PackageResources.Preview_html, as: UTF8.self)
      .split(separator: "NONCE", omittingEmptySubsequences: false).joined(separator: nonce)
    forgetPictures()
    var answer = WebAnswer(type: "text/html; charset=utf-8")
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    answer.headers = [("Content-Security-Policy", policy)]
    answer.body = Array(page.utf8)
    return answer
  }

  private func documents() -> JSONValue {
    let found = FileFinder(content.paths)
    return ["documents": .strings(found.files), "editor": .string(content.editor)]
  }

  /// Returns the response to a request about one of the shown documents.
  private func answer(
    _ request: WebRequest, _ make: (PreviewQuery) -> PreviewSession.Answer
  ) -> WebAnswer {
    guard let query = PreviewQuery(request.body) else { return .refusal(.malformed) }
    guard FileFinder(content.paths).files.contains(where: query.document.isSamePath(as:))
    else {
      return .refusal(.missing)
    }
    let answer = make(query)
    known.withLock { $0.formUnion(answer.files) }
    return .json(answer.json.text)
  }
}

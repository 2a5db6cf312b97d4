package import LayoutCompiler
import LayoutDiagnostics
package import LayoutEngine
package import LayoutLanguages

/// The language server without its streams: messages in, messages out.
///
/// Messages are handled one after another, each to its end, so that the same messages have the same
/// responses. Of texts that change faster than they are checked, only the newest is checked.
package final class LanguageServer {
  /// The stage of a session.
  private enum Stage {
    case new
    case running
    case shutDown
  }

  private static let diagnostics = "textDocument/diagnostic"

  private var stage = Stage.new
  private var waiting: [Waiting] = []
  private var sent: [JSONValue] = []
  private var numberOfRequests = 0
  private var client = ClientCapabilities()
  private var workspace: OpenWorkspace
  private var reports = DiagnosticReports()
  private var preview: PreviewBeside
  /// The requests of the preview's page that wait.
  private var pageRequests: [EditorLink.Request] = []
  /// The gestures of the page by the numbers of the requests that make their changes.
  private var gestures: [Int: Int] = [:]
  /// The revision of the documents whose findings the client has.
  private var reported = 0
  /// The requests that wait for the check of a text.
  private var heldRequests: [HeldRequest] = []
  /// The hovers that wait for a picture.
  private var heldHovers: [HeldHover] = []
  /// The picture that is drawn.
  private var drawing: LookDrawing?
  /// The requests for the findings of the workspace that wait for others than the client has.
  private var heldReports: [HeldReport] = []
  /// The requests that wait and are not wanted any more.
  private var cancelled: Set<RequestID> = []
  /// The numbers of the requests for settings, with the folders that they are about besides all.
  private var settingRequests: [Int: [String]] = [:]
  private var progress = ScanProgress.none
  /// The requests that clients are told to make again, and have made since.
  private var asked: Set<String> = []

  /// The exit status of the process, once the client has ended the session.
  package private(set) var exitStatus: Int32?

  /// Whether the client has asked for the end of the session.
  package var isShutDown: Bool { stage == .shutDown }

  /// The process that started the server, which ends with it; nil if unknown.
  package private(set) var parent: Int?

  /// What the client was told of the first scan of the workspace.
  private enum ScanProgress {
    case none
    /// It was asked to show progress, by the request with a number.
    case asked(Int)
    /// It shows that so many documents are read.
    case shown(Int)
    case over
  }

  /// A message that was received and not handled.
  private struct Waiting {
    var message: Message
    var isCancelled = false
    /// Whether the text that its edits would be made in has changed behind it.
    var isOutdated = false
  }

  /// A request that waits for the findings of its document.
  private struct HeldRequest {
    var id: RequestID
    var method: String
    var parameters: JSONNode
    /// Whether the text that its edits would be made in has changed since.
    var isOutdated = false
  }

  /// A hover that waits for the picture of its document.
  private struct HeldHover {
    var id: RequestID
    var parameters: JSONNode
    /// The number of the changes of files that it was asked in.
    var fileChanges: Int
  }

  /// A request for the findings of the workspace.
  private struct HeldReport {
    var id: RequestID
    /// The results that the client has, by address.
    var previous: [String: String]
    /// The revision of the findings that has nothing new for the client.
    var revision = -1
    /// What the client calls the parts of the response; nil if it takes it as a whole.
    var token: JSONValue?
    /// Whether a part was sent.
    var isBegun = false
  }

  /// Creates a server for documents that may name the layouts of a registry.
  ///
  /// - Parameters:
  ///   - registry: The layouts.
  ///   - preview: The preview beside the editor; nil for none.
  ///   - embedding: The origins whose pages may hold the preview's page in a frame.
  ///   - settings: What holds before the client has said anything else; nil for nothing.
  package init(
    registry: LayoutRegistry, preview: (any PreviewHost)? = nil,
    embedding: [EmbeddingOrigin] = [], settings: JSONNode? = nil
  ) {
    workspace = OpenWorkspace(registry: registry)
    self.preview = PreviewBeside(preview)
    self.preview.embedding = embedding
    takeOptions(settings)
  }

  /// Returns the settings in a text of JSON; nil if it has no object.
  package static func settings(_ text: String) -> JSONNode? {
    guard case .success(let node) = JSONReader.read(Array(text.utf8)), case .object = node.value
    else { return nil }
    return node
  }

  /// Adds a request of the preview's page to those that wait.
  package func receive(_ request: EditorLink.Request) { pageRequests.append(request) }

  /// Adds a message to those that wait.
  ///
  /// A cancellation takes effect here: requests that wait behind others are not handled any more.
  /// So does a change of a text: edits of the text before it would overwrite what was typed.
  package func receive(_ content: [UInt8]) {
    let message = Message(content)
    if case .notification("$/cancelRequest", let parameters) = message {
      guard let id = parameters?["id"].flatMap(RequestID.init) else { return }
      for place in waiting.indices {
        guard case .request(id, _, _) = waiting[place].message else { continue }
        waiting[place].isCancelled = true
      }
      if heldIDs.contains(id) { cancelled.insert(id) }
      return
    }
    if case .notification("textDocument/didChange", let parameters) = message {
      outdateRequests(on: parameters?.at("textDocument", "uri")?.string)
    }
    waiting.append(Waiting(message: message))
  }

  /// The requests that wait for something besides their turn.
  private var heldIDs: [RequestID] {
    heldRequests.map(\.id) + heldHovers.map(\.id) + heldReports.map(\.id)
  }

  private func outdateRequests(on uri: String?) {
    func isOutdated(_ method: String, _ parameters: JSONNode?) -> Bool {
      if method == CodeActions.resolve { return parameters?.at("data", "uri")?.string == uri }
      return Feature(rawValue: method)?.answersWithEdits == true
        && parameters?.at("textDocument", "uri")?.string == uri
    }
    for place in waiting.indices {
      guard case .request(_, let method, let parameters) = waiting[place].message,
        isOutdated(method, parameters)
      else { continue }
      waiting[place].isOutdated = true
    }
    for place in heldRequests.indices
    where isOutdated(heldRequests[place].method, heldRequests[place].parameters) {
      heldRequests[place].isOutdated = true
    }
  }

  /// Handles the messages that wait, and returns what is to be sent.
  ///
  /// Findings come last, once all changes are made.
  package func respond() -> [[UInt8]] { answer() + report() }

  /// Handles the messages that wait, and returns what is to be sent before any text is checked.
  package func answer() -> [[UInt8]] {
    let messages = waiting
    waiting = []
    for message in messages where exitStatus == nil { handle(message) }
    return takeSent()
  }

  /// Checks the texts that have changed, and returns what is to be sent then.
  ///
  /// - Parameter isWanted: Whether a message waits, for which a check is left undone. What hangs on
  ///   it is sent after the next call.
  /// - Returns: The messages.
  package func report(until isWanted: @escaping () -> Bool = { false }) -> [[UInt8]] {
    if stage == .running, exitStatus == nil {
      let requests = pageRequests
      pageRequests = []
      for request in requests { send(preview.messages(for: request, workspace, client)) }
      preview.update(workspace)
      if workspace.checkDocuments(until: Interruption(isWanted)) {
        answerHeldRequests()
        reportFindings()
        answerHovers()
        answerReports()
      }
      reportProgress()
    }
    return takeSent()
  }

  private func takeSent() -> [[UInt8]] {
    defer { sent = [] }
    return sent.map(\.bytes)
  }

  /// Looks for changes of files on the disk that open documents depend on.
  ///
  /// Files may change without a message, and not every client watches them.
  package func lookAtFiles() { workspace.lookAtFiles() }

  /// Whether documents of the workspace are left to be read, each in a short time.
  package var isReading: Bool {
    stage == .running && (workspace.isReading || workspace.isCheckingClosed)
  }

  /// Whether there is something to do that no message waits for.
  package var hasWork: Bool { stage == .running && workspace.hasWork }

  /// Does a part of what no message waits for: reads one folder or document, or proves a document.
  ///
  /// ``respond()`` returns what is to be sent then.
  ///
  /// - Parameter isWanted: Whether a message waits, for which a proof is left undone.
  package func work(until isWanted: @escaping () -> Bool = { false }) {
    if hasWork { workspace.work(client, until: Interruption(isWanted)) }
  }

  /// Returns a picture that a request waits for; nil if there is none, or one is drawn already.
  ///
  /// ``finish(_:_:)`` takes it once it is drawn, by whatever thread.
  package func takeDrawing() -> LookDrawing? {
    guard stage == .running, drawing == nil else { return nil }
    for held in heldHovers {
      guard let uri = held.parameters.at("textDocument", "uri")?.string,
        let view = workspace.view(of: uri, client)
      else { continue }
      drawing = workspace.drawing(of: view)
      return drawing
    }
    return nil
  }

  /// Takes a picture; ``respond()`` returns what waits for it.
  package func finish(_ drawing: LookDrawing, _ looks: LiveLooks?) {
    self.drawing = nil
    workspace.take(looks, from: drawing)
  }

  /// Whether texts are checked when the client asks for their findings, since nothing waits for a
  /// check.
  package var checksWhenAsked: Bool {
    client.pullsDiagnostics && heldRequests.isEmpty && heldHovers.isEmpty && pageRequests.isEmpty
  }

  /// Whether a request waits for a check.
  package var owesFindings: Bool { !heldRequests.isEmpty }

  /// Whether texts are left to be checked by ``report(until:)``.
  package var awaitsCheck: Bool { stage == .running && workspace.awaitsCheck }

  /// Whether there are open documents, so that files may matter.
  package var hasDocuments: Bool { workspace.hasDocuments }

  // MARK: Messages

  private func handle(_ waiting: Waiting) {
    switch waiting.message {
    case .response(let number, let result):
      guard let number else { return }
      if let gesture = gestures.removeValue(forKey: number) { preview.finish(gesture, result) }
      if let folders = settingRequests.removeValue(forKey: number) {
        takeSettings(result?.elements.first, and: result?.elements.dropFirst() ?? [], of: folders)
      }
      if case .asked(number) = progress { beginProgress(isShown: result != nil) }
    case .invalid(let id, let error): sent.append(Reply.error(error, to: id))
    case .notification(let method, let parameters): note(method, parameters)
    case .request(let id, let method, let parameters):
      guard !waiting.isCancelled else {
        return sent.append(Reply.error(.isCancelled, to: id))
      }
      guard !waiting.isOutdated || stage != .running else {
        return refuseOutdated(id, method, parameters)
      }
      if stage == .running {
        if method == "workspace/diagnostic" { return holdReport(id, parameters) }
        if let parameters, holdsRequest(method, parameters) {
          heldRequests.append(HeldRequest(id: id, method: method, parameters: parameters))
          return
        }
        if method == Feature.hover.rawValue, holdsHover(id, parameters) { return }
      }
      respond(to: id, method, parameters)
    }
  }

  private func respond(to id: RequestID, _ method: String, _ parameters: JSONNode?) {
    if stage == .running { asked.insert(method) }
    do throws(ResponseError) {
      sent.append(Reply.result(try result(of: method, parameters), to: id))
    } catch {
      // A client that does not know the error would show it.
      if error.code == .contentModified { return refuseOutdated(id, method, parameters) }
      sent.append(Reply.error(error, to: id))
    }
  }

  /// Refuses to make edits of a text that is another one meanwhile.
  private func refuseOutdated(_ id: RequestID, _ method: String, _ parameters: JSONNode?) {
    // An action is still one without its edit.
    let nothing = method == CodeActions.resolve ? parameters?.json ?? .null : .null
    sent.append(
      client.understandsStaleRequests
        ? Reply.error(.isOutdated, to: id) : Reply.result(nothing, to: id))
  }

  private func note(_ method: String, _ parameters: JSONNode?) {
    if method == "exit" {
      exitStatus = stage == .shutDown ? 0 : 1
      return
    }
    guard stage == .running else { return }
    switch method {
    case "initialized":
      register()
      askForSettings()
    case "textDocument/didOpen": workspace.open(parameters?["textDocument"], client.encoding)
    case "textDocument/didChange":
      workspace.change(parameters?["textDocument"], parameters?["contentChanges"]?.elements ?? [])
    case "textDocument/didClose": workspace.close(parameters?["textDocument"])
    case "textDocument/didSave": workspace.lookAtFiles()
    case PreviewBeside.selection: preview.select(parameters, &workspace, client)
    case "workspace/didChangeConfiguration":
      takeSettings(parameters?["settings"]?["layoutc"])
      askForSettings()
    case "workspace/didCreateFiles", "workspace/didDeleteFiles":
      workspace.noteFiles(at: Self.addresses(parameters?["files"]))
    case "workspace/didChangeWatchedFiles":
      workspace.noteFiles(parameters?["changes"]?.elements ?? [])
    case "workspace/didChangeWorkspaceFolders":
      let event = parameters?["event"]
      workspace.change(
        folders: Self.addresses(event?["added"]), removing: Self.addresses(event?["removed"]))
      askForSettings()
    default: break
    }
  }

  private func result(
    of method: String, _ parameters: JSONNode?
  ) throws(ResponseError) -> JSONValue {
    switch (stage, method) {
    case (.new, "initialize"): return initialize(parameters)
    case (.new, _):
      throw ResponseError(.serverNotInitialized, "the session begins with 'initialize'")
    case (.running, "initialize"):
      throw ResponseError(.invalidRequest, "the session has begun")
    case (.running, "shutdown"):
      // What was asked before is answered, unless it waits for something else than its turn.
      if !heldRequests.isEmpty, workspace.checkDocuments(until: Interruption { false }) {
        answerHeldRequests()
      }
      stage = .shutDown
      for id in heldIDs {
        sent.append(Reply.error(ResponseError(.requestCancelled, "the session ends"), to: id))
      }
      (heldRequests, heldHovers, heldReports) = ([], [], [])
      return .null
    case (.shutDown, _):
      throw ResponseError(.invalidRequest, "the session is over")
    case (.running, _): break
    }
    if method == Self.diagnostics { return try diagnostics(parameters) }
    if method == "workspace/symbol" {
      return WorkspaceSymbols.response(to: parameters, in: &workspace, client)
    }
    if method == WorkspaceSymbols.resolve {
      return WorkspaceSymbols.resolved(parameters, in: &workspace, client)
    }
    if method == Completion.resolve { return Completion.resolved(parameters, in: workspace) }
    if method == CodeActions.resolve {
      guard let action = CodeActions.resolved(parameters, in: &workspace, client) else {
        throw .isOutdated
      }
      return action
    }
    if method == "workspace/willRenameFiles" {
      return FileRenaming(parameters).response(in: &workspace, client)
    }
    if method == CallHierarchy.incoming {
      return CallHierarchy.users(parameters, in: &workspace, client)
    }
    if method == CallHierarchy.outgoing {
      return CallHierarchy.used(parameters, in: &workspace, client)
    }
    if method == PreviewBeside.request { return try show(parameters) }
    if method == FrameMessages.frames {
      return try FrameMessages(parameters, in: &workspace, client)?.frames(in: workspace) ?? .null
    }
    if method == FrameMessages.reason {
      return try FrameMessages(parameters, in: &workspace, client)?
        .reason(at: parameters, in: workspace) ?? .null
    }
    if method == "workspace/executeCommand" { return try execute(parameters) }
    guard let feature = Feature(rawValue: method) else {
      throw ResponseError(.methodNotFound, "there is no request '\(method)'")
    }
    guard let parameters else {
      throw ResponseError(.invalidParams, "'\(method)' needs parameters")
    }
    return try feature.response(to: parameters, &workspace, client)
  }

  private func execute(_ parameters: JSONNode?) throws(ResponseError) -> JSONValue {
    let argument = parameters?["arguments"]?.elements.first
    switch parameters?["command"]?.string {
    case PreviewBeside.command: return try show(argument)
    case CodeLenses.first:
      if let uri = argument?["uri"]?.string, let range = argument?["range"]?.json {
        send([PreviewBeside.shown(uri, range, client)])
      }
      return .null
    case let name:
      throw ResponseError(.invalidParams, "there is no command '\(name ?? "")'")
    }
  }

  private func show(_ parameters: JSONNode?) throws(ResponseError) -> JSONValue {
    let (result, messages) = try preview.show(parameters, &workspace, client)
    send(messages)
    return result
  }

  private func send(_ messages: [PreviewBeside.Outgoing]) {
    for message in messages {
      switch message {
      case .request(let method, let parameters): request(method, parameters)
      case .edit(let parameters, let gesture):
        request("workspace/applyEdit", parameters)
        gestures[numberOfRequests] = gesture
      case .notification(let method, let parameters):
        sent.append(Reply.notification(method, parameters))
      }
    }
  }

  private func initialize(_ parameters: JSONNode?) -> JSONValue {
    if let capabilities = parameters?["capabilities"] {
      let (commands, page) = (client.commands, client.findingsPage)
      client = ClientCapabilities(capabilities)
      (client.commands, client.findingsPage) = (commands, page)
    }
    parent = parameters?["processId"]?.integer
    takeOptions(parameters?["initializationOptions"])
    let folders = Self.addresses(parameters?["workspaceFolders"])
    // Clients without folders have one root at most.
    let root = parameters?["rootUri"]?.string.map { [$0] } ?? []
    workspace.change(folders: folders.isEmpty ? root : folders)
    stage = .running
    return [
      "capabilities": ServerCapabilities.json(for: client),
      "serverInfo": ["name": "layoutc", "version": .string(Version.current)],
    ]
  }

  /// Takes what a client may set when it starts the server.
  private func takeOptions(_ options: JSONNode?) {
    takeSettings(options)
    if let commands = options?["commands"] {
      client.commands = Set(commands.elements.compactMap(\.string))
    }
    // Without one, a finding leads to no page: the server does not know where the pages are.
    client.findingsPage = options?["findingsPage"]?.string ?? client.findingsPage
    if let embed = options?["embed"] {
      let origins = embed.string.map { [$0] } ?? embed.elements.compactMap(\.string)
      preview.embedding += origins.compactMap(EmbeddingOrigin.init)
    }
  }

  /// Takes what a client may set, when it starts the server and later.
  ///
  /// - Parameters:
  ///   - settings: What holds everywhere.
  ///   - ofFolders: What holds in folders.
  ///   - folders: The paths of these folders.
  private func takeSettings(
    _ settings: JSONNode?, and ofFolders: ArraySlice<JSONNode> = [], of folders: [String] = []
  ) {
    if let proves = settings?["prove"]?.bool { workspace.proves = proves }
    let former = workspace.settings
    workspace.settings.common.take(settings)
    workspace.settings.take(Array(ofFolders), of: folders)
    if workspace.settings.hasOtherHints(than: former) { workspace.hasNewLooks = stage == .running }
  }

  /// Returns the addresses of folders.
  private static func addresses(_ folders: JSONNode?) -> [String] {
    folders?.elements.compactMap { $0["uri"]?.string } ?? []
  }

  /// Asks to be told of files and of settings that change.
  private func register() {
    var registrations: [JSONValue] = []
    if client.watchesFiles {
      let patterns = ["**/*.layout.xml", "**/*.rule.xml", "**/.layoutc.json"]
      registrations.append(
        [
          "id": "layoutc-files", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": ["watchers": .array(patterns.map { ["globPattern": .string($0)] })],
        ])
    }
    if client.hasSettings, client.watchesSettings {
      registrations.append(
        [
          "id": "layoutc-settings", "method": "workspace/didChangeConfiguration",
          "registerOptions": ["section": "layoutc"],
        ])
    }
    guard !registrations.isEmpty else { return }
    request("client/registerCapability", ["registrations": .array(registrations)])
  }

  /// Asks for the settings, if the client has them.
  private func askForSettings() {
    guard client.hasSettings else { return }
    // Of one folder nothing is said that does not hold everywhere.
    let folders = workspace.folders.count > 1 ? workspace.folders : []
    let items = folders.map { path -> JSONValue in
      ["scopeUri": .string(DocumentURI.uri(of: path)), "section": "layoutc"]
    }
    request("workspace/configuration", ["items": .array([["section": "layoutc"]] + items)])
    settingRequests[numberOfRequests] = folders
  }

  // MARK: Progress

  private static let progressToken = JSONValue.string("layoutc-scan")
  /// The least number of documents that are left to be read for which progress is shown.
  private static let leastProgress = 100
  /// The number of documents after which the client is told how many are read.
  private static let progressStep = 50

  /// Tells the client how far the first scan of the workspace is, if it takes its time.
  private func reportProgress() {
    let (read, left) = workspace.progress
    switch progress {
    case .none:
      guard client.showsProgress, left >= Self.leastProgress else { return }
      request("window/workDoneProgress/create", ["token": Self.progressToken])
      progress = .asked(numberOfRequests)
    case .shown(let last):
      if !workspace.isReading {
        progress = .over
        sendProgress(["kind": "end"])
      } else if read >= last + Self.progressStep {
        progress = .shown(read)
        sendProgress(
          [
            "kind": "report", "message": .string("\(read) of \(read + left)"),
            "percentage": .integer(read * 100 / (read + left)),
          ])
      }
    case .asked, .over: return
    }
  }

  private func beginProgress(isShown: Bool) {
    guard isShown, workspace.isReading else {
      progress = .over
      return
    }
    progress = .shown(workspace.progress.read)
    sendProgress(["kind": "begin", "title": "Reading layouts", "percentage": .integer(0)])
  }

  private func sendProgress(_ value: JSONValue, to token: JSONValue = progressToken) {
    sent.append(Reply.notification("$/progress", ["token": token, "value": value]))
  }

  private func request(_ method: String, _ parameters: JSONValue?) {
    numberOfRequests += 1
    sent.append(Reply.request(numberOfRequests, method, parameters))
  }

  // MARK: Findings

  /// Sends the findings that have changed, or tells a client that asks for them to do so.
  private func reportFindings() {
    if workspace.hasNewLenses {
      workspace.hasNewLenses = false
      if client.refreshesLenses { request("workspace/codeLens/refresh", nil) }
    }
    if workspace.hasNewLooks {
      workspace.hasNewLooks = false
      refresh()
    }
    guard workspace.revision != reported else { return }
    reported = workspace.revision
    for parameters in reports.changes(in: workspace, client) {
      sent.append(Reply.notification("textDocument/publishDiagnostics", parameters))
    }
    if reports.needsRefresh(in: workspace, client) {
      request("workspace/diagnostic/refresh", nil)
    }
  }

  /// Lets a client ask again for what it shows of documents; only for what it has asked since it
  /// was told to the last time.
  private func refresh() {
    let all: [(Bool, String, [Feature])] = [
      (client.refreshesLenses, "workspace/codeLens/refresh", [.codeLens]),
      (client.refreshesHints, "workspace/inlayHint/refresh", [.inlayHint]),
      (
        client.refreshesTokens, "workspace/semanticTokens/refresh",
        [.semanticTokens, .semanticTokensDelta, .semanticTokensRange]
      ),
    ]
    for (isTaken, method, features) in all where isTaken {
      let methods = Set(features.map(\.rawValue))
      guard !asked.isDisjoint(with: methods) else { continue }
      asked.subtract(methods)
      request(method, nil)
    }
  }

  // MARK: Requests that wait

  /// Whether a request is to wait for the check of its document, so that what is asked behind it
  /// need not.
  private func holdsRequest(_ method: String, _ parameters: JSONNode) -> Bool {
    guard method == Self.diagnostics || Feature(rawValue: method)?.asksFindings == true,
      let uri = parameters.at("textDocument", "uri")?.string
    else { return false }
    return workspace.awaitsCheck(of: uri)
  }

  /// Answers the requests whose documents are checked, of the texts that are there now.
  private func answerHeldRequests() {
    let held = heldRequests
    heldRequests = []
    for request in held {
      if cancelled.remove(request.id) != nil {
        sent.append(Reply.error(.isCancelled, to: request.id))
      } else if request.isOutdated {
        refuseOutdated(request.id, request.method, request.parameters)
      } else {
        respond(to: request.id, request.method, request.parameters)
      }
    }
  }

  /// Whether a hover is to wait for the picture of its document.
  private func holdsHover(_ id: RequestID, _ parameters: JSONNode?) -> Bool {
    guard let parameters, let uri = parameters.at("textDocument", "uri")?.string,
      let view = workspace.view(of: uri, client), Hover(view).needsLooks(for: parameters),
      workspace.lacksLooks(of: view)
    else { return false }
    heldHovers.append(
      HeldHover(id: id, parameters: parameters, fileChanges: workspace.fileChanges))
    return true
  }

  /// Answers the hovers whose picture is there, and those whose text is another one meanwhile.
  private func answerHovers() {
    let held = heldHovers
    heldHovers = []
    for hover in held {
      let uri = hover.parameters.at("textDocument", "uri")?.string ?? ""
      if cancelled.remove(hover.id) != nil {
        sent.append(Reply.error(.isCancelled, to: hover.id))
      } else if hover.fileChanges == workspace.fileChanges,
        let view = workspace.view(of: uri, client), workspace.lacksLooks(of: view)
      {
        heldHovers.append(hover)
      } else {
        let result = try? Feature.hover.response(to: hover.parameters, &workspace, client)
        sent.append(Reply.result(result ?? .null, to: hover.id))
      }
    }
  }

  private func holdReport(_ id: RequestID, _ parameters: JSONNode?) {
    let results = (parameters?["previousResultIds"]?.elements ?? []).compactMap { result in
      result["uri"]?.string.flatMap { uri in result["value"]?.string.map { (uri, $0) } }
    }
    heldReports.append(
      HeldReport(
        id: id, previous: Dictionary(results) { _, last in last },
        token: parameters?["partialResultToken"]?.json))
  }

  /// Answers the requests for the findings of the workspace for which there are others than the
  /// client has.
  ///
  /// A client asks again when it is answered, so that it is not answered while nothing changes.
  private func answerReports() {
    let held = heldReports
    heldReports = []
    for var report in held {
      if cancelled.remove(report.id) != nil {
        sent.append(Reply.error(.isCancelled, to: report.id))
        continue
      }
      guard report.revision != workspace.closedRevision else {
        heldReports.append(report)
        continue
      }
      guard let sets = workspace.closedFindings() else {
        sendPart(of: &report)
        heldReports.append(report)
        continue
      }
      report.revision = workspace.closedRevision
      let found = found(in: sets, for: report, isWhole: true)
      if found.isEmpty, !report.previous.isEmpty, !report.isBegun {
        heldReports.append(report)
        continue
      }
      var items = found.map(\.report)
      // What was sent in parts has nothing else in its response.
      if report.isBegun, let token = report.token {
        if !items.isEmpty { sendProgress(["items": .array(items)], to: token) }
        items = []
      }
      sent.append(Reply.result(["items": .array(items)], to: report.id))
    }
  }

  /// The number of documents that are checked between two parts of a response.
  private static let partOfReport = 25

  /// Sends what was found since the last part of a response.
  private func sendPart(of report: inout HeldReport) {
    guard let token = report.token,
      workspace.closedRevision >= max(report.revision, 0) + Self.partOfReport
    else { return }
    report.revision = workspace.closedRevision
    let found = found(in: workspace.closedFindingsSoFar, for: report, isWhole: false)
    guard !found.isEmpty else { return }
    for part in found { report.previous[part.uri] = part.result }
    report.isBegun = true
    sendProgress(["items": .array(found.map(\.report))], to: token)
  }

  private func found(
    in sets: [String: [JSONValue]], for report: HeldReport, isWhole: Bool
  ) -> [(uri: String, result: String, report: JSONValue)] {
    DiagnosticReports.reports(on: sets, besides: report.previous, isWhole: isWhole) {
      workspace[$0]?.isChecked == true
    }
  }

  /// Returns the findings of the document that a request names.
  private func diagnostics(_ parameters: JSONNode?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?.at("textDocument", "uri")?.string else {
      throw ResponseError(.invalidParams, "the request names no document")
    }
    return reports.report(
      on: uri, previous: parameters?["previousResultId"]?.string, in: workspace, client)
  }
}

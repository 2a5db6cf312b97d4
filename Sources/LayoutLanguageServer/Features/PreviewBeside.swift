import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages

/// `layoutc/preview`, `layoutc/select` and the command `layoutc.preview`: the page of previews
/// beside the editor, which shows unsaved texts.
struct PreviewBeside {
  static let request = "layoutc/preview"
  static let selection = "layoutc/select"
  static let command = "layoutc.preview"

  private let host: (any PreviewHost)?
  private var isRunning = false
  /// The origins whose pages may hold the page in a frame.
  var embedding: [EmbeddingOrigin] = []
  /// The number of the workspace's texts that the page has.
  private var shownEdits = -1
  /// The documents that were open since the beginning, so that the page keeps the one it shows.
  private var documents: Set<PathKey> = []
  private var mark: Mark?

  /// The place of the client's cursor.
  private struct Mark {
    var document: String
    var starts: [Int]
  }

  init(_ host: (any PreviewHost)?) { self.host = host }

  /// A message to the client.
  enum Outgoing {
    case request(String, JSONValue)
    /// A change of a text, for a gesture with a number.
    case edit(JSONValue, gesture: Int)
    case notification(String, JSONValue)
  }

  // MARK: Showing

  /// Shows a document in the preview, and returns the result with what is sent to the client.
  ///
  /// The parameters are those of the request, or the argument of the command.
  mutating func show(
    _ parameters: JSONNode?, _ workspace: inout OpenWorkspace, _ client: ClientCapabilities
  ) throws(ResponseError) -> (result: JSONValue, messages: [Outgoing]) {
    guard let host else { throw ResponseError(.requestFailed, "there is no preview here") }
    let uri = parameters?.string ?? parameters?.at("textDocument", "uri")?.string
    guard let uri else { throw ResponseError(.invalidParams, "the request names no document") }
    let untitled = workspace[uri].flatMap { $0.kind == .layout ? workspace.shownPath(of: $0) : nil }
    guard let path = untitled ?? DocumentURI.path(of: uri), path.hasSuffix(FileFinder.suffix) else {
      throw ResponseError(.requestFailed, "only a layout has a preview")
    }
    do throws(SystemError) {
      // Without versions, a change could be made in a text that it is not for.
      try host.start(
        embedding: embedding, takesEdits: client.appliesEdits && client.takesDocumentChanges)
    } catch {
      throw ResponseError(.requestFailed, "the preview cannot listen: \(error.reason)")
    }
    isRunning = true
    if documents.insert(PathKey(path)).inserted { shownEdits = -1 }
    let choices = choices(in: parameters, uri, &workspace, client)
    let address = host.address(of: path, choosing: choices)
    var messages: [Outgoing] = []
    if parameters?["show"]?.bool != false {
      messages.append(
        client.showsDocuments
          ? .request(
            "window/showDocument", ["uri": .string(address), "external": .bool(true)])
          : .notification("window/showMessage", ["type": .integer(3), "message": .string(address)]))
    }
    return (["address": .string(address)], messages)
  }

  /// Returns the choices of the page that a request makes, among them the number of a preview that
  /// it names.
  private func choices(
    in parameters: JSONNode?, _ uri: String, _ workspace: inout OpenWorkspace,
    _ client: ClientCapabilities
  ) -> [(name: String, value: String)] {
    var choices: [(name: String, value: String)] = []
    if let name = parameters?["preview"]?.string, let view = workspace.view(of: uri, client) {
      let place = view.outline.previews.firstIndex {
        view.outline.value("name", of: $0) == name
      }
      if let place { choices.append(("preview", "\(place + 1)")) }
    } else if let number = parameters?["preview"]?.integer {
      choices.append(("preview", "\(number)"))
    }
    for name in ["width", "height", "textScale", "direction", "appearance"] {
      switch parameters?[name]?.value {
      case .number(let text), .string(let text): choices.append((name, text))
      case .bool, .null, .array, .object, nil: continue
      }
    }
    return choices
  }

  /// Brings the page up to date with the open documents and the cursor.
  mutating func update(_ workspace: OpenWorkspace) {
    guard isRunning, let host else { return }
    if shownEdits != workspace.edits {
      shownEdits = workspace.edits
      var files = workspace.files
      for document in workspace.all where document.kind == .layout {
        let path = workspace.shownPath(of: document)
        documents.insert(PathKey(path))
        if path != document.path { files.open(document.text, at: path) }
      }
      host.show(documents.sorted().map(\.path), in: files)
    }
    if let mark {
      host.mark(mark.starts, in: mark.document)
      self.mark = nil
    }
  }

  /// Takes the place of the client's cursor.
  mutating func select(
    _ parameters: JSONNode?, _ workspace: inout OpenWorkspace, _ client: ClientCapabilities
  ) {
    guard isRunning, let parameters, let uri = parameters.at("textDocument", "uri")?.string,
      let view = workspace.view(of: uri, client), let offset = view.offset(in: parameters)
    else { return }
    let outline = view.outline
    let last = outline.lastElement(before: offset + 1)
    let around = [last] + outline.ancestors(of: last)
    let starts = around.filter { $0 >= 0 && offset <= outline.elements[$0].end }
      .map { outline.elements[$0].start }
    mark = Mark(document: workspace.shownPath(of: view.document), starts: starts)
  }

  // MARK: Requests of the page

  /// Returns what is sent to the client for a request of the page.
  func messages(
    for request: EditorLink.Request, _ workspace: OpenWorkspace, _ client: ClientCapabilities
  ) -> [Outgoing] {
    switch request {
    case .show(let place): [shown(place, workspace, client)].compactMap(\.self)
    case .edit(let edit): [changed(edit, workspace, client)].compactMap(\.self)
    }
  }

  /// Returns the change of a text that a gesture makes; nil if the text is another one now.
  private func changed(
    _ edit: EditorLink.Edit, _ workspace: OpenWorkspace, _ client: ClientCapabilities
  ) -> Outgoing? {
    guard let document = workspace.document(shownAt: edit.path) else {
      host?.finish(edit.number, refusal: "the document is not open in the editor")
      return nil
    }
    guard document.text == edit.old else {
      // The page has the text without the declaration of its encoding.
      let isForeign = FileView.decoded(document.text) == edit.old
      host?.finish(
        edit.number, refusal: isForeign ? PreviewSite.isInAnotherEncoding : PreviewSite.isLate)
      return nil
    }
    let file = WorkspaceEdit.File(
      uri: document.uri, version: document.version,
      edits: TextEdits.from(edit.old, to: edit.new, document.positions))
    return .edit(
      ["label": "Change in the preview", "edit": WorkspaceEdit.json([file], client)],
      gesture: edit.number)
  }

  /// Takes the client's response to the change of a gesture.
  func finish(_ gesture: Int, _ result: JSONNode?) {
    let isMade = result?["applied"]?.bool == true
    let reason = result?["failureReason"]?.string.map { ": \($0)" } ?? ""
    host?.finish(
      gesture, refusal: isMade ? nil : "the editor did not change the text" + reason)
  }

  private func shown(
    _ place: EditorLink.Place, _ workspace: OpenWorkspace, _ client: ClientCapabilities
  ) -> Outgoing? {
    let document = workspace.document(shownAt: place.path)
    guard let text = document?.text ?? (try? workspace.text(at: place.path)) else { return nil }
    // The page counts scalars.
    let offset = TextPositions(text, .utf32)
      .offset(line: place.line - 1, character: place.column - 1)
    let position = TextPositions(text, client.encoding).json(at: offset)
    let uri = document?.uri ?? DocumentURI.uri(of: place.path)
    let range: JSONValue = ["start": position, "end": position]
    return Self.shown(uri, range, client)
  }

  /// Returns the message that shows a place in the editor.
  static func shown(
    _ uri: String, _ range: JSONValue, _ client: ClientCapabilities
  ) -> Outgoing {
    let uri = JSONValue.string(uri)
    return client.showsDocuments
      ? .request(
        "window/showDocument", ["uri": uri, "takeFocus": .bool(true), "selection": range])
      : .notification(selection, ["textDocument": ["uri": uri], "range": range])
  }
}

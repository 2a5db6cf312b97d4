import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/definition`: where a name is declared.
struct Definition {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  func response(to parameters: JSONNode, in workspace: OpenWorkspace) -> JSONValue {
    guard let offset = view.offset(in: parameters),
      let name = Occurrences(view).occurrence(at: offset)
    else { return .null }
    let (uri, range) = workspace.location(of: name.target, view)
    guard view.client.takesLinks else { return ["uri": .string(uri), "range": range] }
    return [
      [
        "originSelectionRange": view.positions.json(name.range), "targetUri": .string(uri),
        "targetRange": range, "targetSelectionRange": range,
      ]
    ]
  }
}

extension OpenWorkspace {
  /// Returns the address and the range of a declaration.
  func location(
    of target: Occurrence.Target, _ view: DocumentView
  ) -> (uri: String, range: JSONValue) {
    if target.path.isSamePath(as: view.document.path) {
      return (view.document.uri, view.positions.json(target.range))
    }
    let open = document(at: target.path)
    let positions =
      open?.positions ?? TextPositions(target.source?.bytes ?? [], view.client.encoding)
    return (open?.uri ?? DocumentURI.uri(of: target.path), positions.json(target.range))
  }
}

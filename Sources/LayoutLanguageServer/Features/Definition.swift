import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/definition`: where a name is declared.
struct Definition {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  func response(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    guard let offset = view.offset(in: parameters),
      let name = workspace.names(in: view).occurrence(at: offset)
    else { return .null }
    let (uri, range) = workspace.location(of: name.declaration, from: view)
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
  /// Returns the address and the range of a declaration; the start of its file if it has no name
  /// there.
  fileprivate mutating func location(
    of declaration: Declaration, from view: DocumentView
  ) -> (uri: String, range: JSONValue) {
    if declaration.kind == .file {
      let path = declaration.path.path
      let start = TextPositions([], view.client.encoding).json(0..<0)
      return (document(at: path)?.uri ?? DocumentURI.uri(of: path), start)
    }
    let target = self.view(at: declaration.path, view.client)
    let name = target.flatMap { target in
      names(in: target).all.first { $0.isDeclaration && $0.declaration == declaration }
    }
    let uri = target?.document.uri ?? DocumentURI.uri(of: declaration.path.path)
    let positions = target?.positions ?? TextPositions([], view.client.encoding)
    return (uri, positions.json(name?.range ?? 0..<0))
  }
}

import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/definition` and `declaration`: where a name is declared; `typeDefinition`: where
/// the record or the choice in its type is.
struct Definition {
  private let view: DocumentView
  /// Whether the client takes more than a place, of which it tells for definitions alone.
  private let isLinked: Bool

  init(_ view: DocumentView, isLinked: Bool = false) {
    self.view = view
    self.isLinked = isLinked
  }

  func response(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    guard let offset = view.offset(in: parameters),
      let name = workspace.names(in: view).occurrence(at: offset)
    else { return .null }
    return location(of: name.declaration, named: name.range, in: &workspace)
  }

  func typeResponse(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    guard let offset = view.offset(in: parameters),
      let name = workspace.names(in: view).occurrence(at: offset),
      let type = type(of: name.declaration, at: offset)
    else { return .null }
    return location(of: type, named: name.range, in: &workspace)
  }

  /// Returns the record or the choice in the type of a declared value, also in a list or an
  /// optional; nil for values of other types.
  private func type(of declaration: Declaration, at offset: Int) -> Declaration? {
    let scope = ScopeOfNames(at: offset, view.outline, view.names, view.live)
    guard
      let value = view.names.value(of: declaration)
        ?? scope.values.last(where: { $0.declaration == declaration })
    else { return nil }
    return view.names.record(of: value) ?? view.names.choice(of: value)?.declaration
  }

  private func location(
    of declaration: Declaration, named name: Range<Int>, in workspace: inout OpenWorkspace
  ) -> JSONValue {
    let (uri, range) = workspace.location(of: declaration, from: view)
    guard isLinked else { return ["uri": .string(uri), "range": range] }
    return [
      [
        "originSelectionRange": view.positions.json(name), "targetUri": .string(uri),
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

import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/references` and `documentHighlight`: the places that mean one declaration.
///
/// References are found in all documents of the workspace, and in those that open ones import; of
/// local names in the document alone.
struct References {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  func response(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    let names = workspace.names(in: view)
    guard let offset = view.offset(in: parameters),
      let declaration = names.occurrence(at: offset)?.declaration
    else { return .null }
    let files =
      declaration.isLocal ? [FileNames(view, names)] : workspace.allNames(view.client)
    let isWhole = parameters.at("context", "includeDeclaration")?.bool ?? true
    var places: [JSONValue] = []
    for file in files {
      for name in file.names(of: declaration) where isWhole || !name.isDeclaration {
        places.append(["uri": .string(file.uri), "range": name.json])
      }
    }
    return .array(places)
  }

  func highlights(for parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    let names = workspace.names(in: view)
    guard let offset = view.offset(in: parameters),
      let declaration = names.occurrence(at: offset)?.declaration
    else { return .null }
    return .array(
      names.all.filter { $0.declaration == declaration }.map { name in
        // 3 is a place that writes, which a declaration is, and 2 one that reads.
        let kind = name.isDeclaration ? 3 : 2
        return ["range": view.positions.json(name.range), "kind": .integer(kind)]
      })
  }
}

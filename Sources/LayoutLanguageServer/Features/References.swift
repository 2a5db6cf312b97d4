import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/references` and `documentHighlight`: the places that mean one declaration.
///
/// References are found in the open documents.
struct References {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  func response(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    guard let offset = view.offset(in: parameters),
      let target = Occurrences(view).occurrence(at: offset)?.target
    else { return .null }
    let isWhole = parameters.at("context", "includeDeclaration")?.bool ?? true
    var places: [JSONValue] = []
    for other in workspace.views(view.client) {
      for name in Occurrences(other).all where name.target == target {
        let isDeclaration =
          name.range == target.range && other.document.path.isSamePath(as: target.path)
        if isDeclaration, !isWhole { continue }
        places.append(
          ["uri": .string(other.document.uri), "range": other.positions.json(name.range)])
      }
    }
    return .array(places)
  }

  func highlights(for parameters: JSONNode) -> JSONValue {
    guard let offset = view.offset(in: parameters),
      let target = Occurrences(view).occurrence(at: offset)?.target
    else { return .null }
    return .array(
      Occurrences(view).all.filter { $0.target == target }.map { name in
        // 3 is a place that writes, which a declaration is, and 2 one that reads.
        let kind =
          name.range == target.range && target.path.isSamePath(as: view.document.path) ? 3 : 2
        return ["range": view.positions.json(name.range), "kind": .integer(kind)]
      })
  }
}

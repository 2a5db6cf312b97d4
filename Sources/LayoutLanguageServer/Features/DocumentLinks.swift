import LayoutCompiler
import LayoutDiagnostics

/// `textDocument/documentLink`: the files that imports and previews name.
struct DocumentLinks {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  func response() -> JSONValue {
    var links: [JSONValue] = []
    for element in view.outline.elements.indices {
      let path: String
      let name: String
      switch view.outline.name(element) {
      case "import":
        name = "src"
        path = view.live.path(ofImport: view.outline.value(name, of: element) ?? "")
      case "preview":
        name = "data"
        path = view.live.path(ofData: view.outline.value(name, of: element) ?? "")
      default: continue
      }
      guard let place = view.outline.place(of: name, element), !place.range.isEmpty,
        path.isFromRoot
      else { continue }
      links.append(
        [
          "range": view.positions.json(place.range), "target": .string(DocumentURI.uri(of: path)),
        ])
    }
    return .array(links)
  }
}

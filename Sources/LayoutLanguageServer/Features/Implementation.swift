import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/implementation`: the Swift type that a `class` or a `view` names, in whichever
/// Swift file of the workspace declares one of that name.
struct Implementation {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  func response(to parameters: JSONNode, in workspace: OpenWorkspace) -> JSONValue {
    guard let offset = view.offset(in: parameters),
      case .value(let element, let attribute, let value) = view.outline.cursor(at: offset),
      view.outline.elements.indices.contains(element),
      view.outline.elements[element].attributes.indices.contains(attribute),
      ["class", "view"].contains(
        view.outline.text(view.outline.elements[element].attributes[attribute].name)),
      ["record", "element"].contains(view.outline.name(element))
    else { return .null }
    let parts = view.outline.text(value).split(separator: ".")
    guard let name = parts.last else { return .null }
    var places = SwiftFiles(in: workspace.folders).declarations(of: String(name), workspace)
    // What is before the name is a module, which usually has a folder, or another type.
    let around = parts.dropLast().map { "/\($0)/" }
    let inModule = places.filter { place in around.contains { place.path.contains($0) } }
    if !inModule.isEmpty { places = inModule }
    return .array(
      places.map { place in
        let positions = TextPositions(place.text, view.client.encoding)
        return [
          "uri": .string(DocumentURI.uri(of: place.path)), "range": positions.json(place.range),
        ]
      })
  }
}

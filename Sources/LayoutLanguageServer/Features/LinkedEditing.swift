import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/linkedEditingRange`: the names of both tags of an element.
struct LinkedEditing {
  private let view: OutlinedText

  init(_ view: OutlinedText) { self.view = view }

  func response(to parameters: JSONNode) -> JSONValue {
    guard let offset = view.offset(in: parameters) else { return .null }
    let element: Int
    switch view.outline.cursor(at: offset) {
    case .elementName(let index, _): element = index
    case .endName(let index, let name):
      // A stray end tag belongs to no element.
      guard view.outline.elements.indices.contains(index),
        view.outline.elements[index].endName == name
      else { return .null }
      element = index
    case .attributeName, .value, .content, .nothing: return .null
    }
    guard view.outline.elements.indices.contains(element),
      let end = view.outline.elements[element].endName
    else { return .null }
    let name = view.outline.elements[element].name
    guard view.outline.text(name) == view.outline.text(end) else { return .null }
    return [
      "ranges": [view.positions.json(name), view.positions.json(end)],
      "wordPattern": .string(#"[^\s<>/="']+"#),
    ]
  }
}

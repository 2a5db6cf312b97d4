import LayoutSchema

/// An element with the attributes and children that it needs to be valid.
struct SweepElement {
  let kind: ElementKind

  /// All layout elements.
  static let kinds: [ElementKind] = ElementKind.allCases.filter {
    ElementSet.layoutElements.contains($0)
  }

  /// Returns the element with some attributes, in a parent that accepts it.
  func markup(_ attributes: [(name: AttributeName, value: String)], in parent: ElementKind)
    -> String
  {
    let names = attributes.map(\.name)
    var text = attributes.map { " \($0.name.name)=\"\($0.value)\"" }.joined()
    if kind == .stack, !names.contains(.direction) { text += " direction=\"horizontal\"" }
    if kind == .ratio, !names.contains(.ratio) { text += " ratio=\"2\"" }
    if kind == .image, !names.contains(.source) { text += " source=\"asset:A\"" }
    if kind == .span { return "<text>a <span\(text)>b</span></text>" }
    return "<\(kind.name)\(text)>\(content(names))</\(kind.name)>"
  }

  private func content(_ names: [AttributeName]) -> String {
    let view = "<view size=\"7 5\"/>"
    switch Schema.shared.spec(for: kind).children {
    case .any: return view + "<text>a</text>"
    case .exactly(let roles): return String(repeating: view, count: roles.count)
    case .text, .characters: return names.contains(.content) ? "" : "Some words"
    case .empty, .atMostOne, .document, .declarations, .component, .repeated, .fields, .parameters,
      .readings, .expectations:
      return ""
    }
  }

  /// Returns the start and the end tag of an element that accepts any number of children.
  static func around(_ parent: ElementKind) -> (String, String) {
    let own = parent == .stack ? " direction=\"vertical\"" : ""
    return ("<\(parent.name)\(own)>", "</\(parent.name)>")
  }
}

import LayoutSchema

/// Documents made from the table: everything legal once, and everything nearly legal.
///
/// They depend only on the rows, not on the code that makes the grammars.
struct Corpus {
  let schema = Schema.shared

  /// The available layout elements.
  var elements: [ElementKind] {
    ElementSet.layoutElements.kinds.filter { schema.spec(for: $0).isAvailable }
  }

  /// The layout elements that have children.
  var parents: [ElementKind] {
    elements.filter { roles(of: $0) > 0 || schema.spec(for: $0).children == .any }
  }

  func rows(_ group: AttributeGroup, of element: ElementKind) -> [AttributeSpec] {
    AttributeName.allCases.compactMap { schema.ownRow($0, of: element).map { schema[$0] } }
      .filter { $0.group == group }
  }

  // MARK: Pieces

  /// Returns an element with its required attributes and `attributes`.
  func element(
    _ kind: ElementKind, _ attributes: [(name: AttributeName, value: String)] = [],
    _ content: String? = nil,
  ) -> String {
    let required = rows(.own, of: kind).filter { row in
      row.isRequired && !attributes.contains { $0.name == row.name }
    }
    let all = required.map { ($0.name, $0.example) } + attributes
    let text = all.map { " \($0.0.name)=\"\($0.1)\"" }.joined()
    let content = content ?? String(repeating: "<text/>", count: roles(of: kind))
    return "<\(kind.name)\(text)>\(content)</\(kind.name)>"
  }

  /// Returns a document with the element as a child of `parent`, with enough siblings, or as the
  /// root.
  func child(_ element: String, of parent: ElementKind?) -> String {
    guard let parent else { return document(element) }
    let others = String(repeating: "<text/>", count: max(roles(of: parent) - 1, 0))
    return document(self.element(parent, [], element + others))
  }

  func document(_ root: String) -> String {
    "<layout>\(root)</layout>\n"
  }

  private func roles(of kind: ElementKind) -> Int {
    guard case .exactly(let roles) = schema.spec(for: kind).children else { return 0 }
    return roles.count
  }

  /// Returns a document in which `kind`, at an allowed place, has one attribute.
  func carrier(_ kind: ElementKind, _ name: AttributeName, _ value: String) -> String {
    let element = element(kind, [(name, value)])
    return switch kind {
    case .layout: "<layout \(name.name)=\"\(value)\"><text/></layout>\n"
    case .preview: document(element + "<text/>")
    case .span: document("<text>\(element)</text>")
    case .spacer: child(element, of: .stack)
    default: document(element)
    }
  }
}

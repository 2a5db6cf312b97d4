import LayoutSchema
import LayoutXML

// Elements that authors declare: uses of components, and elements that are laid out in Swift.
extension Checker {
  /// The typed element for a name that is none of the language's, or nil where nobody declared it.
  mutating func ownElement(_ index: Int, _ node: MarkupNode, parent: Int32) -> Int32? {
    guard !structure.isUntouched, draft.tables.schema.element(named: node.name.rawValue) == nil
    else {
      return nil
    }
    let name = draft.markup.names.name(of: node.name)
    if let component = structure.components[name] {
      readSignatures()
      return use(of: component, index, node, parent: parent)
    }
    if let element = structure.elements[name] {
      return declared(element, index, node, parent: parent)
    }
    return nil
  }

  private mutating func use(
    of component: DeclarationReference, _ index: Int, _ node: MarkupNode, parent: Int32
  ) -> Int32 {
    let place = draft.append(.component, index, node, parent: parent)
    let count = draft.document.signature(of: component)?.parameters.count ?? 0
    draft.document.nodes[place].detail = Int32(draft.document.structure.uses.count)
    draft.document.structure.uses.append(
      ComponentUse(component: component, arguments: Array(repeating: -1, count: count)))
    enter(place, .component, parent: parent)
    checkUse(place, node, parent: parent)
    return Int32(place)
  }

  private mutating func declared(
    _ element: DeclarationReference, _ index: Int, _ node: MarkupNode, parent: Int32
  ) -> Int32 {
    let place = draft.append(.element, index, node, parent: parent)
    let count = draft.document.declaration(of: element)?.attributes.count ?? 0
    draft.document.nodes[place].detail = Int32(draft.document.structure.declaredElements.count)
    draft.document.structure.declaredElements.append(
      DeclaredElement(element: element, attributes: Array(repeating: -1, count: count)))
    enter(place, .element, parent: parent)
    checkDeclaredElement(place, node, parent: parent)
    return Int32(place)
  }

  private mutating func enter(_ place: Int, _ kind: ElementKind, parent: Int32) {
    structure.isActive = true
    draft.link(place, kind, to: parent)
    noteFilling(place, parent: parent)
    let above = draft.placementParent(parent, of: Int32(place))
    if above.kind == .library || above.kind == .record {
      draft.report(
        .useAmongDeclarations(draft.source(of: place), in: draft.name(of: above), draft.markup))
      draft.markBroken(place)
    }
  }
}

// MARK: Names

extension Checker {
  /// Whether an author declared the element's name.
  func isOwn(_ node: MarkupNode) -> Bool {
    guard !structure.components.isEmpty || !structure.elements.isEmpty else { return false }
    let name = draft.markup.names.name(of: node.name)
    return structure.components[name] != nil || structure.elements[name] != nil
  }

  /// What authors declared that could stand in the document, in alphabetical order.
  var ownNames: [String] {
    (Array(structure.components.keys) + structure.elements.keys).sorted()
  }

  /// The elements of the author's own that read `word` of their children, in alphabetical order.
  func declaredReaders(of word: String) -> [String] {
    structure.elements.compactMap { name, reference in
      let placements = draft.document.declaration(of: reference)?.placements ?? []
      return placements.contains { $0.name == word } ? name : nil
    }.sorted()
  }
}

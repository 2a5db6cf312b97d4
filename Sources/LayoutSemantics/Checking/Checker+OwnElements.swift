import LayoutSchema
import LayoutXML

// Elements that authors declare: uses of components, and elements that are laid out in Swift.
extension Checker {
  /// The typed element for a name that is none of the language's, or nil where nobody declared it.
  mutating func ownElement(_ index: Int, _ node: MarkupNode, parent: Int32) -> Int32? {
    guard !structure.isUntouched, tables.schema.element(named: node.name.rawValue) == nil else {
      return nil
    }
    let name = markup.names.name(of: node.name)
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
    let place = append(.component, index, node, parent: parent)
    let count = document.signature(of: component)?.parameters.count ?? 0
    update {
      $0.nodes[place].detail = Int32($0.structure.uses.count)
      $0.structure.uses.append(
        ComponentUse(component: component, arguments: Array(repeating: -1, count: count)))
    }
    enter(place, .component, parent: parent)
    checkUse(place, node, parent: parent)
    return Int32(place)
  }

  private mutating func declared(
    _ element: DeclarationReference, _ index: Int, _ node: MarkupNode, parent: Int32
  ) -> Int32 {
    let place = append(.element, index, node, parent: parent)
    let count = document.declaration(of: element)?.attributes.count ?? 0
    update {
      $0.nodes[place].detail = Int32($0.structure.declaredElements.count)
      $0.structure.declaredElements.append(
        DeclaredElement(element: element, attributes: Array(repeating: -1, count: count)))
    }
    enter(place, .element, parent: parent)
    checkDeclaredElement(place, node, parent: parent)
    return Int32(place)
  }

  private mutating func enter(_ place: Int, _ kind: ElementKind, parent: Int32) {
    structure.isActive = true
    link(place, kind, to: parent)
    noteFilling(place, parent: parent)
    let above = placementParent(parent, of: Int32(place))
    if above.kind == .library || above.kind == .record {
      report(.useAmongDeclarations(source(of: place), in: name(of: above), markup))
      update { $0.nodes[place].isBroken = true }
    }
  }
}

// MARK: Names

extension Checker {
  /// Whether an author declared the element's name.
  func isOwn(_ node: MarkupNode) -> Bool {
    guard !structure.components.isEmpty || !structure.elements.isEmpty else { return false }
    let name = markup.names.name(of: node.name)
    return structure.components[name] != nil || structure.elements[name] != nil
  }

  /// What authors declared that could stand in the document, in alphabetical order.
  var ownNames: [String] {
    (Array(structure.components.keys) + structure.elements.keys).sorted()
  }

  /// The elements of the author's own that read `word` of their children, in alphabetical order.
  func declaredReaders(of word: String) -> [String] {
    structure.elements.compactMap { name, reference in
      let placements = document.declaration(of: reference)?.placements ?? []
      return placements.contains { $0.name == word } ? name : nil
    }.sorted()
  }
}

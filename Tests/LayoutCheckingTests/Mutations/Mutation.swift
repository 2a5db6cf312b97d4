import LayoutSchema

/// A small change to a document, like an author's slip.
enum Mutation: CaseIterable {
  case moveAttribute
  case misspellAttribute
  case misspellElement
  case swapValues
  case replaceValue
  case addAttribute
  case removeAttribute
  case renameElement
  case removeChild
  case duplicateChild
  case moveChild
  case strayText

  /// Changes the document at a random place, or not at all where the change does not apply.
  func apply(to tree: inout MutantTree, using generator: inout some RandomNumberGenerator) {
    let places = tree.reachable
    let place = places.randomElement(using: &generator) ?? 0
    switch self {
    case .moveAttribute:
      guard let index = tree.elements[place].attributes.indices.randomElement(using: &generator)
      else { return }
      let attribute = tree.elements[place].attributes.remove(at: index)
      tree.write(attribute, at: places.randomElement(using: &generator) ?? 0)
    case .misspellAttribute:
      guard let index = tree.elements[place].attributes.indices.randomElement(using: &generator)
      else { return }
      let old = tree.elements[place].attributes.remove(at: index)
      tree.write((Misspelling.random(of: old.name, using: &generator), old.value), at: place)
    case .misspellElement:
      let name = tree.elements[place].name
      tree.elements[place].name = Misspelling.random(of: name, using: &generator)
    case .swapValues:
      let other = places.randomElement(using: &generator) ?? 0
      guard let one = tree.elements[place].attributes.indices.randomElement(using: &generator),
        let two = tree.elements[other].attributes.indices.randomElement(using: &generator)
      else { return }
      let value = tree.elements[place].attributes[one].value
      tree.elements[place].attributes[one].value = tree.elements[other].attributes[two].value
      tree.elements[other].attributes[two].value = value
    case .replaceValue:
      guard let index = tree.elements[place].attributes.indices.randomElement(using: &generator)
      else { return }
      tree.elements[place].attributes[index].value =
        Self.values.randomElement(using: &generator) ?? ""
    case .addAttribute:
      guard let row = Schema.shared.attributes.dropFirst().randomElement(using: &generator)
      else { return }
      tree.write((row.name.name, row.example), at: place)
    case .removeAttribute:
      guard let index = tree.elements[place].attributes.indices.randomElement(using: &generator)
      else { return }
      tree.elements[place].attributes.remove(at: index)
    case .renameElement:
      tree.elements[place].name =
        ElementKind.allCases.randomElement(using: &generator)?.name ?? "layout"
    case .removeChild:
      guard let index = tree.elements[place].items.indices.randomElement(using: &generator)
      else { return }
      tree.elements[place].items.remove(at: index)
    case .duplicateChild:
      guard let item = tree.elements[place].items.randomElement(using: &generator) else { return }
      let copy = tree.copy(of: item)
      tree.elements[place].items.append(copy)
    case .moveChild:
      tree.moveChild(of: place, using: &generator)
    case .strayText:
      tree.elements[place].items.insert(.text("Hello"), at: 0)
    }
  }

  /// Examples and counter-examples of every type, each wrong for most other types.
  private static let values: [String] = {
    let types = Schema.shared.attributes.dropFirst().map(\.type)
    let values = types.flatMap { $0.examples + $0.counterExamples }
    return Set(values + ["größe", "12\n8", "  8\t", "{gutter}", "}}", "#é12", "12é", "🎉"]).sorted()
  }()
}

extension MutantTree {
  /// Writes an attribute, replacing one of the same name.
  fileprivate mutating func write(_ attribute: (name: String, value: String), at place: Int) {
    elements[place].attributes.removeAll { $0.name == attribute.name }
    elements[place].attributes.append(attribute)
  }

  /// Moves a child of `place` into another element that is not inside that child.
  fileprivate mutating func moveChild(
    of place: Int, using generator: inout some RandomNumberGenerator
  ) {
    guard let index = elements[place].items.indices.randomElement(using: &generator),
      case .element(let child) = elements[place].items[index]
    else { return }
    elements[place].items.remove(at: index)
    let target = reachable.randomElement(using: &generator) ?? 0
    let position = Int.random(in: 0...elements[target].items.count, using: &generator)
    elements[target].items.insert(.element(child), at: position)
  }
}

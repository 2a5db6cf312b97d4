import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Elements that authors declare: uses of components, and elements that are laid out in Swift.
extension Checker {
  /// The typed element for a name that is none of the language's, or nil where nobody declared it.
  mutating func ownElement(
    _ index: Int, _ node: MarkupNode, parent: Int32, _ markup: MarkupDocument
  ) -> Int32? {
    guard !structure.isUntouched, tables.schema.element(named: node.name.rawValue) == nil else {
      return nil
    }
    let name = markup.names.name(of: node.name)
    if let component = structure.components[name] {
      readSignatures(markup)
      return use(of: component, index, node, parent: parent, markup)
    }
    if let element = structure.elements[name] {
      return declared(element, index, node, parent: parent, markup)
    }
    return nil
  }

  private mutating func use(
    of component: DeclarationReference, _ index: Int, _ node: MarkupNode, parent: Int32,
    _ markup: MarkupDocument,
  ) -> Int32 {
    let place = append(.component, index, node, parent: parent, markup)
    let count = document.signature(of: component)?.parameters.count ?? 0
    update {
      $0.nodes[place].detail = Int32($0.structure.uses.count)
      $0.structure.uses.append(
        ComponentUse(component: component, arguments: Array(repeating: -1, count: count)))
    }
    enter(place, .component, parent: parent, markup)
    checkUse(place, node, parent: parent, markup)
    return Int32(place)
  }

  private mutating func declared(
    _ element: DeclarationReference, _ index: Int, _ node: MarkupNode, parent: Int32,
    _ markup: MarkupDocument,
  ) -> Int32 {
    let place = append(.element, index, node, parent: parent, markup)
    let count = document.declaration(of: element)?.attributes.count ?? 0
    update {
      $0.nodes[place].detail = Int32($0.structure.declaredElements.count)
      $0.structure.declaredElements.append(
        DeclaredElement(element: element, attributes: Array(repeating: -1, count: count)))
    }
    enter(place, .element, parent: parent, markup)
    checkDeclaredElement(place, node, parent: parent, markup)
    return Int32(place)
  }

  private mutating func enter(
    _ place: Int, _ kind: ElementKind, parent: Int32, _ markup: MarkupDocument
  ) {
    structure.isActive = true
    link(place, kind, to: parent)
    noteFilling(place, parent: parent, markup)
    let above = placementParent(parent, of: Int32(place))
    if above.kind == .library || above.kind == .record {
      report(.useAmongDeclarations(source(of: place, markup), in: name(of: above, markup), markup))
      update { $0.nodes[place].isBroken = true }
    }
  }
}

// MARK: Names

extension Checker {
  /// Whether an author declared the element's name.
  func isOwn(_ node: MarkupNode, _ markup: MarkupDocument) -> Bool {
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

// MARK: Attributes

extension Checker {
  /// Reads the attributes of a use: first those that the component declares, then those that its
  /// root may have where the use stands.
  private mutating func checkUse(
    _ place: Int, _ node: MarkupNode, parent: Int32, _ markup: MarkupDocument
  ) {
    guard let signature = signature(ofUse: place) else { return }
    var attributes = OwnAttributes(
      owner: signature.name, parameters: signature.parameters,
      kinds: signature.rootKinds.kinds)
    readOwn(&attributes, of: place, node, parent: parent, markup)
    let detail = Int(document.nodes[place].detail)
    update { $0.structure.uses[detail].arguments = attributes.arguments }
  }

  private mutating func checkDeclaredElement(
    _ place: Int, _ node: MarkupNode, parent: Int32, _ markup: MarkupDocument
  ) {
    guard let declaration = declaration(of: place) else { return }
    var attributes = OwnAttributes(
      owner: declaration.name, parameters: declaration.attributes,
      kinds: [.element])
    readOwn(&attributes, of: place, node, parent: parent, markup)
    let detail = Int(document.nodes[place].detail)
    update { $0.structure.declaredElements[detail].attributes = attributes.arguments }
  }

  private mutating func readOwn(
    _ own: inout OwnAttributes, of place: Int, _ node: MarkupNode, parent: Int32,
    _ markup: MarkupDocument,
  ) {
    own.above = placementParent(parent, of: Int32(place))
    for index in node.attributeIndices {
      readOwnAttribute(index, markup.attributes[index], &own, at: place, parent: parent, markup)
    }
    for style in styles(of: node, markup) {
      let taken = own
      for index in style.attributes {
        let attribute = markup.attributes[index]
        guard !taken.says(markup.names.name(of: attribute.name)),
          tables.schema.attribute(named: attribute.name.rawValue).map(taken.rulesOut) != true
        else { continue }
        readOwnAttribute(index, attribute, &own, at: place, parent: parent, markup)
      }
    }
    finishAttributes(of: place, written: own.written, excluded: own.excluded, markup)
    if own.written.intersects(CheckerTables.growing) { requireAxes() }
    if own.written.intersects(CheckerTables.contradicting) {
      checkContradictions(of: place, markup)
    }
    checkPlacements(of: place, own.above, markup)
    checkArguments(own, at: place, node, markup)
  }

  private mutating func readOwnAttribute(
    _ index: Int, _ attribute: MarkupAttribute, _ own: inout OwnAttributes, at place: Int,
    parent: Int32, _ markup: MarkupDocument,
  ) {
    guard attribute.isSound else { return }
    let word = markup.names.name(of: attribute.name)
    if let parameter = own.parameters.firstIndex(where: { $0.name == word }) {
      guard !attribute.hasNoValue else { return }
      own.isGiven[parameter] = true
      own.arguments[parameter] = argument(
        attribute, for: own.parameters[parameter], of: "'\(own.owner)'", at: place, markup)
      return
    }
    if readOfParent(attribute, index, own.above, at: place, parent: parent, markup) { return }
    guard let name = tables.schema.attribute(named: attribute.name.rawValue),
      let row = row(name, ofKinds: own.kinds, in: own.above.kind)
    else {
      if !attribute.hasNoValue { reportUnreadOwn(attribute, own, at: place, markup) }
      return
    }
    own.written.insert(name)
    own.excluded.formUnion(tables.exclusions[Int(row.rawValue)])
    guard !attribute.hasNoValue, let value = value(of: attribute, row, markup) else { return }
    append(TypedAttribute(name: name, row: row, markup: Int32(index), value: value))
    if name == .id { checkIdentifier(markup) }
  }

  /// The row by which the use of a component reads `name`, or nil: it must be the same to whatever
  /// the root comes out as.
  private func row(
    _ name: AttributeName, ofKinds kinds: [ElementKind], in parent: ElementKind?
  ) -> RowID? {
    var found: RowID?
    // Without a root, which is a mistake of its own, anything goes that a wrapper takes.
    for kind in kinds.isEmpty ? [.wrapper] : kinds {
      let placed = parent.flatMap { tables.schema.placementRow(name, of: kind, in: $0) }
      let isParents = placed.map { !tables.schema[$0].parentReaders.isEmpty } ?? false
      let own = tables.schema.ownRow(name, of: kind).flatMap { row in
        switch tables.schema[row].group {
        case .size, .appearance: row
        case .own, .placement: nil
        }
      }
      guard let row = isParents ? placed : own ?? placed else { return nil }
      found = found ?? row
    }
    return found
  }

  /// Reports parameters that must be given and are not.
  private mutating func checkArguments(
    _ own: OwnAttributes, at place: Int, _ node: MarkupNode, _ markup: MarkupDocument
  ) {
    guard !document.nodes[place].isBroken else { return }
    for (index, parameter) in own.parameters.enumerated()
    where !parameter.isOptional && !own.isGiven[index] && !isMeant(parameter, own, node, markup) {
      report(
        .missingArgument(
          parameter, of: own.owner, declaredAt: location(parameter.range, ofElement: place), node,
          markup))
    }
  }

  /// Whether an attribute with a name that is wrong was meant to be `parameter`.
  private func isMeant(
    _ parameter: Parameter, _ own: OwnAttributes, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> Bool {
    node.attributeIndices.contains { index in
      let word = markup.names.name(of: markup.attributes[index].name)
      guard tables.schema.attribute(named: markup.attributes[index].name.rawValue) == nil,
        !own.parameters.contains(where: { $0.name == word })
      else { return false }
      return NearestName.find(word, among: own.parameters.map(\.name)).first == parameter.name
    }
  }

  private mutating func reportUnreadOwn(
    _ attribute: MarkupAttribute, _ own: OwnAttributes, at place: Int, _ markup: MarkupDocument
  ) {
    let above = own.above
    guard !isFull, !isBrokenMarkup(attribute.nameRange), !own.kinds.isEmpty else { return }
    let word = markup.names.name(of: attribute.name)
    if let name = tables.schema.attribute(named: attribute.name.rawValue) {
      let readers = tables.schema.placementReaders(of: name)
      if !readers.isEmpty {
        guard above.kind != nil else { return }
        reportPlacement(name, attribute, readers, at: place, above, markup)
        return
      }
      let isSize = tables.schema.rows(named: name).contains { $0.group == .size }
      if isSize, let unsized = own.kinds.first(where: ElementSet.unsized.contains) {
        report(.unreadRootSize(name, attribute, of: own.owner, root: unsized, markup))
        return
      }
    }
    let readers = declaredReaders(of: word)
    guard readers.isEmpty else {
      return report(.declaredPlacement(word, attribute, readers, markup))
    }
    let legal =
      own.parameters.enumerated().filter { !own.isGiven[$0.offset] }.map(\.element.name)
      + (declaration(of: above)?.placements.map(\.name) ?? [])
      + AttributeName.allCases.filter { row($0, ofKinds: own.kinds, in: above.kind) != nil }
      .map(\.name)
    report(
      .unknownOwnAttribute(
        word, attribute, of: own.owner, legal: legal, taken: writtenNames(at: place, markup),
        markup))
  }
}

/// What may stand on an element of the author's own, and what does.
private struct OwnAttributes {
  var owner: String
  var parameters: [Parameter]
  /// What the element is to its parent.
  var kinds: [ElementKind]
  var above = PlacementParent.unknown
  /// The expression for each parameter, −1 where there is none.
  var arguments: [Int32]
  var isGiven: [Bool]
  var written = AttributeMask()
  var excluded = AttributeMask()

  init(owner: String, parameters: [Parameter], kinds: [ElementKind]) {
    self.owner = owner
    self.parameters = parameters
    self.kinds = kinds
    arguments = Array(repeating: -1, count: parameters.count)
    isGiven = Array(repeating: false, count: parameters.count)
  }

  /// Whether the parameter called `word` is given.
  func says(_ word: String) -> Bool {
    parameters.firstIndex { $0.name == word }.map { isGiven[$0] } ?? false
  }

  /// Whether an attribute is there, or one that says the same in another way.
  func rulesOut(_ name: AttributeName) -> Bool {
    written.contains(name) || excluded.contains(name)
      || Schema.shared.rows(named: name).contains { row in
        row.excludes.contains(where: written.contains)
      }
  }
}

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
      owner: signature.name, parameters: signature.parameters, range: signature.range,
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
      owner: declaration.name, parameters: declaration.attributes, range: declaration.range,
      kinds: [.element])
    readOwn(&attributes, of: place, node, parent: parent, markup)
    let detail = Int(document.nodes[place].detail)
    update { $0.structure.declaredElements[detail].attributes = attributes.arguments }
  }

  private mutating func readOwn(
    _ own: inout OwnAttributes, of place: Int, _ node: MarkupNode, parent: Int32,
    _ markup: MarkupDocument,
  ) {
    let above = placementParent(parent, of: Int32(place))
    var written = AttributeMask()
    var excluded = AttributeMask()
    for index in node.attributeIndices {
      readOwn(&own, index, of: place, parent: parent, above, &written, &excluded, markup)
    }
    for style in styles(of: node, markup) {
      let (taken, ruledOut, said) = (written, excluded, own.isWritten)
      for index in style.attributes {
        let word = markup.names.name(of: markup.attributes[index].name)
        if let parameter = own.parameters.firstIndex(where: { $0.name == word }) {
          if said[parameter] { continue }
        } else if isOverruled(markup.attributes[index], taken, ruledOut) {
          continue
        }
        readOwn(&own, index, of: place, parent: parent, above, &written, &excluded, markup)
      }
    }
    finishAttributes(of: place, written: written, excluded: excluded, markup)
    if written.intersects(CheckerTables.contradicting) { checkContradictions(of: place, markup) }
    checkPlacements(of: place, above, markup)
    checkArguments(own, at: place, node, markup)
  }

  private mutating func readOwn(
    _ own: inout OwnAttributes, _ index: Int, of place: Int, parent: Int32,
    _ above: PlacementParent, _ written: inout AttributeMask, _ excluded: inout AttributeMask,
    _ markup: MarkupDocument,
  ) {
    let attribute = markup.attributes[index]
    guard attribute.isSound else { return }
    let word = markup.names.name(of: attribute.name)
    if let parameter = own.parameters.firstIndex(where: { $0.name == word }) {
      guard !attribute.hasNoValue else { return }
      own.isWritten[parameter] = true
      own.arguments[parameter] = argument(
        attribute, for: own.parameters[parameter], of: "'\(own.owner)'", at: place, markup)
      return
    }
    if readOfParent(attribute, index, above, at: place, parent: parent, markup) { return }
    guard let name = tables.schema.attribute(named: attribute.name.rawValue),
      let row = row(name, ofKinds: own.kinds, in: above.kind)
    else {
      if !attribute.hasNoValue { reportUnreadOwn(attribute, own, above, at: place, markup) }
      return
    }
    written.insert(name)
    excluded.formUnion(tables.exclusions[Int(row.rawValue)])
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
    where !parameter.isOptional && !own.isWritten[index] && !isMeant(parameter, own, node, markup) {
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
    _ attribute: MarkupAttribute, _ own: OwnAttributes, _ above: PlacementParent, at place: Int,
    _ markup: MarkupDocument,
  ) {
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
    let legal =
      own.parameters.enumerated().filter { !own.isWritten[$0.offset] }.map(\.element.name)
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
  var range: SourceRange
  /// What the element is to its parent.
  var kinds: [ElementKind]
  var arguments: [Int32]
  var isWritten: [Bool]

  init(owner: String, parameters: [Parameter], range: SourceRange, kinds: [ElementKind]) {
    self.owner = owner
    self.parameters = parameters
    self.range = range
    self.kinds = kinds
    arguments = Array(repeating: -1, count: parameters.count)
    isWritten = Array(repeating: false, count: parameters.count)
  }
}

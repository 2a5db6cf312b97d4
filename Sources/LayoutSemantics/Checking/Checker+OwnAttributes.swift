import LayoutSchema
import LayoutXML

// What is written on an element of the author's own, and who reads it.
extension Checker {
  /// Reads the attributes of a use: first those that the component declares, then those that its
  /// root may have where the use stands.
  mutating func checkUse(_ place: Int, _ node: MarkupNode, parent: Int32) {
    guard let signature = draft.signature(ofUse: place) else { return }
    var attributes = OwnAttributes(
      owner: signature.name, parameters: signature.parameters,
      kinds: signature.rootKinds.kinds)
    readOwn(&attributes, of: place, node, parent: parent)
    let detail = Int(draft.document.nodes[place].detail)
    draft.document.structure.uses[detail].arguments = attributes.arguments
  }

  /// Reads the attributes of an element that is laid out in Swift: those that it declares.
  mutating func checkDeclaredElement(_ place: Int, _ node: MarkupNode, parent: Int32) {
    guard let declaration = draft.declaration(of: place) else { return }
    var attributes = OwnAttributes(
      owner: declaration.name, parameters: declaration.attributes,
      kinds: [.element])
    readOwn(&attributes, of: place, node, parent: parent)
    let detail = Int(draft.document.nodes[place].detail)
    draft.document.structure.declaredElements[detail].attributes = attributes.arguments
  }

  private mutating func readOwn(
    _ own: inout OwnAttributes, of place: Int, _ node: MarkupNode, parent: Int32
  ) {
    own.above = draft.placementParent(parent, of: Int32(place))
    for index in node.attributeIndices {
      readOwnAttribute(index, draft.markup.attributes[index], &own, at: place, parent: parent)
    }
    draft.styles.begin(node)
    for style in draft.styles.uses {
      let taken = own
      for index in draft.styles.attributes(of: style) {
        let attribute = draft.markup.attributes[index]
        guard !taken.says(draft.markup.names.name(of: attribute.name)),
          draft.tables.schema.attribute(named: attribute.name.rawValue).map(taken.rulesOut) != true
        else { continue }
        readOwnAttribute(index, attribute, &own, at: place, parent: parent)
      }
    }
    finishAttributes(of: place, written: own.written, excluded: own.excluded)
    noteFacts(draft.document.nodes[place].kind, own.written)
    checkPlacements(of: place, own.above)
    checkArguments(own, at: place, node)
    if draft.styles.isReading { draft.styles.end() }
  }

  private mutating func readOwnAttribute(
    _ index: Int, _ attribute: MarkupAttribute, _ own: inout OwnAttributes, at place: Int,
    parent: Int32,
  ) {
    guard attribute.isSound else { return }
    let word = draft.markup.names.name(of: attribute.name)
    if let parameter = own.parameters.firstIndex(where: { $0.name == word }) {
      guard !attribute.hasNoValue else { return }
      own.isGiven[parameter] = true
      own.arguments[parameter] = argument(
        attribute, for: own.parameters[parameter], of: "'\(own.owner)'", at: place)
      return
    }
    if readOfParent(attribute, index, own.above, at: place, parent: parent) { return }
    guard let name = draft.tables.schema.attribute(named: attribute.name.rawValue),
      let row = row(name, ofKinds: own.kinds, in: own.above.kind)
    else {
      if !attribute.hasNoValue { reportUnreadOwn(attribute, own, at: place) }
      return
    }
    own.written.insert(name)
    own.excluded.formUnion(draft.tables.exclusions[Int(row.rawValue)])
    guard !attribute.hasNoValue,
      let value = draft.styles.style(holding: attribute) == nil
        ? value(of: attribute, row) : styledValue(attribute, row)
    else { return }
    draft.document.attributes.append(
      TypedAttribute(name: name, row: row, markup: Int32(index), value: value))
    if name == .id { checkIdentifier() }
  }

  /// The row by which the use of a component reads `name`, or nil: it must be the same to whatever
  /// the root comes out as.
  func row(_ name: AttributeName, ofKinds kinds: [ElementKind], in parent: ElementKind?) -> RowID? {
    var found: RowID?
    // Without a root, which is a mistake of its own, anything goes that a wrapper takes.
    for kind in kinds.isEmpty ? [.wrapper] : kinds {
      let placed = parent.flatMap { draft.tables.schema.placementRow(name, of: kind, in: $0) }
      let isParents = placed.map { !draft.tables.schema[$0].parentReaders.isEmpty } ?? false
      let own = draft.tables.schema.ownRow(name, of: kind).flatMap { row in
        switch draft.tables.schema[row].group {
        case .size, .appearance: row
        case .own, .placement: nil
        }
      }
      guard let row = isParents ? placed : own ?? placed else { return nil }
      found = found ?? row
    }
    return found
  }
}

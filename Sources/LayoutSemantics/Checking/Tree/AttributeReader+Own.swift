import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// What is written on an element of the author's own, and who reads it.
extension AttributeReader {
  /// Reads the attributes of a use: first those that the component declares, then those that its
  /// root may have where the use stands.
  mutating func readUse(_ place: Int, _ node: MarkupNode, parent: Int32, _ draft: inout Draft) {
    guard let signature = draft.document.signature(ofUse: place) else { return }
    var attributes = OwnAttributes(
      owner: signature.name, parameters: signature.parameters,
      kinds: signature.rootKinds.kinds)
    readOwn(&attributes, of: place, node, parent: parent, &draft)
    let detail = Int(draft.document.nodes[place].detail)
    draft.document.structure.uses[detail].arguments = attributes.arguments
  }

  /// Reads the attributes of an element that is laid out in Swift: those that it declares.
  mutating func readDeclared(_ place: Int, _ node: MarkupNode, parent: Int32, _ draft: inout Draft)
  {
    guard let declaration = draft.document.declaration(ofElement: place) else { return }
    var attributes = OwnAttributes(
      owner: declaration.name, parameters: declaration.attributes,
      kinds: [.element])
    readOwn(&attributes, of: place, node, parent: parent, &draft)
    let detail = Int(draft.document.nodes[place].detail)
    draft.document.structure.declaredElements[detail].attributes = attributes.arguments
  }

  private mutating func readOwn(
    _ own: inout OwnAttributes, of place: Int, _ node: MarkupNode, parent: Int32,
    _ draft: inout Draft
  ) {
    own.above = draft.placementParent(parent, of: Int32(place))
    for index in node.attributeIndices {
      readOwnAttribute(
        index, draft.markup.attributes[index], &own, at: place, parent: parent, &draft)
    }
    draft.styles.begin(node)
    for style in draft.styles.uses {
      let taken = own
      for index in draft.styles.attributes(of: style) {
        let attribute = draft.markup.attributes[index]
        guard !taken.says(draft.markup.names.name(of: attribute.name)),
          draft.tables.schema.attribute(named: attribute.name.rawValue).map(taken.rulesOut) != true
        else { continue }
        readOwnAttribute(index, attribute, &own, at: place, parent: parent, &draft)
      }
    }
    finish(place, written: own.written, excluded: own.excluded, &draft)
    note(draft.document.nodes[place].kind, own.written)
    checkPlacements(of: place, own.above, &draft)
    checkArguments(own, at: place, node, &draft)
    if draft.styles.isReading { draft.styles.end() }
  }

  private mutating func readOwnAttribute(
    _ index: Int, _ attribute: MarkupAttribute, _ own: inout OwnAttributes, at place: Int,
    parent: Int32, _ draft: inout Draft,
  ) {
    guard attribute.isSound else { return }
    let word = draft.markup.names.name(of: attribute.name)
    if let parameter = own.parameters.firstIndex(where: { $0.name == word }) {
      guard !attribute.hasNoValue else { return }
      own.isGiven[parameter] = true
      own.arguments[parameter] = values.argument(
        attribute, for: own.parameters[parameter], of: "'\(own.owner)'", at: place, &draft)
      return
    }
    if readOfParent(attribute, index, own.above, at: place, parent: parent, &draft) { return }
    guard let name = draft.tables.schema.attribute(named: attribute.name.rawValue),
      let row = own.row(name, draft.tables)
    else {
      if !attribute.hasNoValue { UnreadAttributes.reportUnknown(attribute, own, at: place, &draft) }
      return
    }
    own.written.insert(name)
    own.excluded.formUnion(draft.tables.exclusions[Int(row.rawValue)])
    guard !attribute.hasNoValue,
      let value = values.value(of: attribute, row, &draft)
    else { return }
    append(TypedAttribute(name: name, row: row, markup: Int32(index), value: value), to: &draft)
  }
}

// MARK: Findings

extension AttributeReader {
  /// Reports parameters that must be given and are not.
  mutating func checkArguments(
    _ own: OwnAttributes, at place: Int, _ node: MarkupNode, _ draft: inout Draft
  ) {
    guard !draft.document.nodes[place].isBroken else { return }
    for (index, parameter) in own.parameters.enumerated()
    where !parameter.isOptional && !own.isGiven[index] && !isMeant(parameter, own, node, draft) {
      draft.report(
        .missingArgument(
          parameter, of: own.owner, declaredAt: draft.location(parameter.range, ofElement: place),
          node,
          draft.markup))
    }
  }

  /// Whether an attribute with a name that is wrong was meant to be `parameter`.
  private func isMeant(
    _ parameter: Parameter, _ own: OwnAttributes, _ node: MarkupNode, _ draft: borrowing Draft
  ) -> Bool {
    node.attributeIndices.contains { index in
      let word = draft.markup.names.name(of: draft.markup.attributes[index].name)
      guard
        draft.tables.schema.attribute(named: draft.markup.attributes[index].name.rawValue) == nil,
        !own.parameters.contains(where: { $0.name == word })
      else { return false }
      return NearestName.find(word, among: own.parameters.map(\.name)).first == parameter.name
    }
  }
}

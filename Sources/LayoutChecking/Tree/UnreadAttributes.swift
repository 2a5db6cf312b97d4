import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reports attributes that have no effect where they are written.
enum UnreadAttributes {
  /// Reports an attribute with a name that is not the language's.
  static func reportUnknown(
    _ attribute: MarkupAttribute, at place: Int, parent: Int32, _ draft: inout Draft
  ) {
    guard !draft.isFull else { return }
    if draft.isBrokenMarkup(attribute.nameRange) { return }
    let word = draft.markup.names.name(of: attribute.name)
    let readers = draft.names.readers(of: word, in: draft.document)
    if !readers.isEmpty, ElementSet.layoutElements.contains(draft.document.nodes[place].kind) {
      draft.report(.declaredPlacement(word, attribute, readers, draft.markup))
      return
    }
    draft.report(
      .unknownAttribute(
        word, attribute, of: draft.document.nodes[place].kind,
        legal: legalNames(at: place, parent: parent, draft), draft.markup))
    doubtDirection(of: place, saidBy: word, draft.markup.text(in: attribute.range), &draft)
  }

  /// Marks an element whose direction is said by a word that it does not read, so that nothing is
  /// reported that follows from its direction.
  private static func doubtDirection(
    of place: Int, saidBy word: String, _ value: String, _ draft: inout Draft
  ) {
    let kind = draft.document.nodes[place].kind
    let names = directions.filter { draft.tables.schema.ownRow($0, of: kind) != nil }
    guard !names.isEmpty else { return }
    let meanings = ForeignWords.attribute(word, value: value, on: kind).flatMap(\.answers)
    let isMeant = meanings.contains { meaning in
      if case .rename(let name, onlyPlaced: _) = meaning { names.contains(name) } else { false }
    }
    if isMeant { draft.markBroken(place) }
  }

  private static let directions: [AttributeName] = [.direction, .orientation, .axis]

  /// Reports an attribute of the language that neither the element nor its parent reads.
  static func report(
    _ name: AttributeName, _ attribute: MarkupAttribute, at place: Int, parent: Int32,
    _ draft: inout Draft
  ) {
    guard !draft.isFull else { return }
    guard name != .slot else {
      // Under an unknown element, which another file may declare, slots are unknown too.
      guard
        ElementSet.roots.contains(draft.document.nodes[place].kind)
          || draft.placementParent(parent, of: Int32(place)).kind != nil
      else { return }
      return draft.report(.misplacedSlotName(attribute, draft.markup))
    }
    let kind = draft.document.nodes[place].kind
    let readers = draft.tables.schema.placementReaders(of: name)
    guard readers.isEmpty || !ElementSet.layoutElements.contains(kind) else {
      // Under an unknown parent, the readers of the attribute are unknown too.
      let above = draft.placementParent(parent, of: Int32(place))
      guard above.kind != nil else { return }
      reportPlacement(name, attribute, readers, at: place, above, &draft)
      return
    }
    let isSize = draft.tables.schema.rows(named: name).contains { $0.group == .size }
    if isSize, ElementSet.unsized.contains(kind) {
      let node = draft.markup.nodes[Int(draft.document.nodes[place].markup)]
      draft.report(.unreadSize(name, attribute, of: kind, at: node, draft.markup))
      return
    }
    draft.report(
      .unknownAttribute(
        name.name, attribute, of: kind, legal: legalNames(at: place, parent: parent, draft),
        draft.markup))
    doubtDirection(of: place, saidBy: name.name, draft.markup.text(in: attribute.range), &draft)
  }

  static func reportPlacement(
    _ name: AttributeName, _ attribute: MarkupAttribute, _ readers: ElementSet, at place: Int,
    _ above: PlacementParent, _ draft: inout Draft,
  ) {
    guard !draft.isFull, let parent = above.kind else { return }
    draft.report(
      .placement(
        PlacementFault(
          name: name, attribute: attribute, element: draft.document.nodes[place].kind,
          elementName: draft.elementName(place), node: draft.source(of: place),
          parent: parent, parentName: draft.name(of: above), way: draft.way(to: above),
          readers: readers),
        draft.tables.schema, draft.markup))
  }

  /// Reports an attribute that the element and its parent read with different meanings.
  static func reportTwoReaders(
    _ name: AttributeName, _ attribute: MarkupAttribute, at place: Int, _ above: PlacementParent,
    _ draft: inout Draft
  ) {
    guard !draft.isFull, above.kind != nil else { return }
    draft.report(
      .twoReaders(
        name, attribute, of: draft.document.nodes[place].kind, in: draft.name(of: above),
        way: draft.way(to: above),
        element: draft.markup.nodes[Int(draft.document.nodes[place].markup)],
        draft.markup))
  }

  /// Returns the name that an unknown attribute was meant to have, or nil.
  static func meantName(
    of attribute: MarkupAttribute, at place: Int, parent: Int32, _ draft: borrowing Draft
  )
    -> String?
  {
    guard draft.tables.schema.attribute(named: attribute.name.rawValue) == nil else { return nil }
    let legal = legalNames(at: place, parent: parent, draft)
    let word = draft.markup.names.name(of: attribute.name)
    return NearestName.find(word, among: legal).first
  }

  /// Returns the attributes that the element may still have.
  private static func legalNames(at place: Int, parent: Int32, _ draft: borrowing Draft) -> [String]
  {
    let kind = draft.document.nodes[place].kind
    let above = draft.placementParent(parent, of: Int32(place))
    let parentKind = ElementSet.flow.contains(kind) ? nil : above.kind
    var written = AttributeMask()
    for index in draft.markup.nodes[Int(draft.document.nodes[place].markup)].attributeIndices {
      let name = draft.tables.schema.attribute(named: draft.markup.attributes[index].name.rawValue)
      if let name { written.insert(name) }
    }
    let declared = draft.declaration(of: above)?.placements.map(\.name) ?? []
    return declared
      + AttributeName.allCases.filter { name in
        !written.contains(name)
          && (draft.tables.schema.ownRow(name, of: kind) != nil
            || parentKind.flatMap { draft.tables.schema.placementRow(name, of: kind, in: $0) }
              != nil)
      }.map(\.name)
  }
}

// MARK: On elements of the author's own

extension UnreadAttributes {
  /// Reports an attribute that neither the element, its root nor its parent reads.
  static func reportUnknown(
    _ attribute: MarkupAttribute, _ own: OwnAttributes, at place: Int, _ draft: inout Draft
  ) {
    let above = own.above
    guard !draft.isFull, !draft.isBrokenMarkup(attribute.nameRange), !own.kinds.isEmpty else {
      return
    }
    let word = draft.markup.names.name(of: attribute.name)
    if let name = draft.tables.schema.attribute(named: attribute.name.rawValue) {
      let readers = draft.tables.schema.placementReaders(of: name)
      if !readers.isEmpty {
        guard above.kind != nil else { return }
        reportPlacement(name, attribute, readers, at: place, above, &draft)
        return
      }
      let isSize = draft.tables.schema.rows(named: name).contains { $0.group == .size }
      if isSize, let unsized = own.kinds.first(where: ElementSet.unsized.contains) {
        draft.report(.unreadRootSize(name, attribute, of: own.owner, root: unsized, draft.markup))
        return
      }
    }
    let readers = draft.names.readers(of: word, in: draft.document)
    guard readers.isEmpty else {
      return draft.report(.declaredPlacement(word, attribute, readers, draft.markup))
    }
    let parameters = Set(own.parameters.map(\.name))
    let legal =
      own.parameters.enumerated().filter { !own.isGiven[$0.offset] }.map(\.element.name)
      + (draft.declaration(of: above)?.placements.map(\.name) ?? [])
      + AttributeName.allCases.filter { own.row($0, draft.tables) != nil }
      .map(\.name).filter { !parameters.contains($0) }
    draft.report(
      .unknownOwnAttribute(
        word, attribute, of: own.owner, legal: legal, taken: draft.writtenNames(at: place),
        draft.markup))
  }
}

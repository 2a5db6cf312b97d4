import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// What is missing on an element of the author's own, and what nobody reads there.
extension Checker {
  /// Reports parameters that must be given and are not.
  mutating func checkArguments(_ own: OwnAttributes, at place: Int, _ node: MarkupNode) {
    guard !draft.document.nodes[place].isBroken else { return }
    for (index, parameter) in own.parameters.enumerated()
    where !parameter.isOptional && !own.isGiven[index] && !isMeant(parameter, own, node) {
      draft.report(
        .missingArgument(
          parameter, of: own.owner, declaredAt: draft.location(parameter.range, ofElement: place),
          node,
          draft.markup))
    }
  }

  /// Whether an attribute with a name that is wrong was meant to be `parameter`.
  private func isMeant(_ parameter: Parameter, _ own: OwnAttributes, _ node: MarkupNode) -> Bool {
    node.attributeIndices.contains { index in
      let word = draft.markup.names.name(of: draft.markup.attributes[index].name)
      guard
        draft.tables.schema.attribute(named: draft.markup.attributes[index].name.rawValue) == nil,
        !own.parameters.contains(where: { $0.name == word })
      else { return false }
      return NearestName.find(word, among: own.parameters.map(\.name)).first == parameter.name
    }
  }

  /// Reports an attribute that neither the element, its root nor its parent reads.
  mutating func reportUnreadOwn(_ attribute: MarkupAttribute, _ own: OwnAttributes, at place: Int) {
    let above = own.above
    guard !draft.isFull, !draft.isBrokenMarkup(attribute.nameRange), !own.kinds.isEmpty else {
      return
    }
    let word = draft.markup.names.name(of: attribute.name)
    if let name = draft.tables.schema.attribute(named: attribute.name.rawValue) {
      let readers = draft.tables.schema.placementReaders(of: name)
      if !readers.isEmpty {
        guard above.kind != nil else { return }
        reportPlacement(name, attribute, readers, at: place, above)
        return
      }
      let isSize = draft.tables.schema.rows(named: name).contains { $0.group == .size }
      if isSize, let unsized = own.kinds.first(where: ElementSet.unsized.contains) {
        draft.report(.unreadRootSize(name, attribute, of: own.owner, root: unsized, draft.markup))
        return
      }
    }
    let readers = declaredReaders(of: word)
    guard readers.isEmpty else {
      return draft.report(.declaredPlacement(word, attribute, readers, draft.markup))
    }
    let legal =
      own.parameters.enumerated().filter { !own.isGiven[$0.offset] }.map(\.element.name)
      + (draft.declaration(of: above)?.placements.map(\.name) ?? [])
      + AttributeName.allCases.filter { row($0, ofKinds: own.kinds, in: above.kind) != nil }
      .map(\.name)
    draft.report(
      .unknownOwnAttribute(
        word, attribute, of: own.owner, legal: legal, taken: draft.writtenNames(at: place),
        draft.markup))
  }
}

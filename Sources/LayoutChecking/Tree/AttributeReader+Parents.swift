import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Attributes that declared elements and components read from their children.
extension AttributeReader {
  /// Reads an attribute for a declared parent: a placement, or the slot of a component.
  ///
  /// Returns false for all other attributes.
  mutating func readOfParent(
    _ attribute: MarkupAttribute, _ index: Int, _ above: PlacementParent, at place: Int,
    parent: Int32, _ draft: inout Draft,
  ) -> Bool {
    if draft.tables.schema.attribute(named: attribute.name.rawValue) == .slot {
      return readSlotName(attribute, index, at: place, parent: parent, &draft)
    }
    guard let declared = draft.declaration(of: above),
      !ElementSet.flow.contains(draft.document.nodes[place].kind)
    else { return false }
    let word = draft.markup.names.name(of: attribute.name)
    guard let placement = declared.placements.firstIndex(where: { $0.name == word }) else {
      return declared.untyped.contains(word)
    }
    guard !attribute.hasNoValue else { return true }
    if draft.styles.ways.count > 1, let style = draft.styles.style(holding: attribute) {
      draft.report(.placementInAWay(word, of: declared.name, style.name, attribute))
      return true
    }
    if let name = draft.tables.schema.attribute(named: attribute.name.rawValue),
      let own = draft.tables.schema.ownRow(name, of: draft.document.nodes[place].kind),
      draft.tables.schema[own].group == .own
    {
      UnreadAttributes.reportTwoReaders(name, attribute, at: place, above, &draft)
      return true
    }
    let value = values.argument(
      attribute, for: declared.placements[placement], of: "a child of '\(declared.name)'",
      at: place,
      &draft)
    if draft.document.structure.declaredPlacements.last?.node != Int32(place) {
      draft.document.structure.declaredPlacements.append(
        DeclaredPlacement(
          node: Int32(place), values: Array(repeating: -1, count: declared.placements.count)))
    }
    let last = draft.document.structure.declaredPlacements.count - 1
    draft.document.structure.declaredPlacements[last].values[placement] = value
    return true
  }

  /// Reads the name of a slot, which was looked up when the child was read.
  private mutating func readSlotName(
    _ attribute: MarkupAttribute, _ index: Int, at place: Int, parent: Int32, _ draft: inout Draft
  ) -> Bool {
    guard parent >= 0, draft.document.nodes[Int(parent)].kind == .component,
      draft.document.nodes[Int(parent)].detail >= 0, !draft.continuesChain(place),
      let row = draft.tables.schema.placementRow(.slot, in: .component)
    else {
      if parent >= 0 { draft.report(.misplacedSlotName(attribute, draft.markup)) }
      return true
    }
    guard !attribute.hasNoValue, let value = values.value(of: attribute, row, &draft) else {
      return true
    }
    append(TypedAttribute(name: .slot, row: row, markup: Int32(index), value: value), to: &draft)
    return true
  }

  /// Reports a placement that is required and missing.
  mutating func checkPlacements(of place: Int, _ above: PlacementParent, _ draft: inout Draft) {
    guard let declared = draft.declaration(of: above), !draft.document.nodes[place].isBroken,
      !ElementSet.flow.contains(draft.document.nodes[place].kind)
    else { return }
    let node = draft.source(of: place)
    for placement in declared.placements where !placement.isOptional {
      let isWritten = node.attributeIndices.contains {
        draft.markup.names.name(of: draft.markup.attributes[$0].name) == placement.name
      }
      guard !isWritten else { continue }
      draft.report(
        .missingPlacement(
          placement, of: declared.name, child: draft.elementName(place),
          declaredAt: draft.location(placement.range, of: above), node, draft.markup))
    }
  }
}

extension Diagnostic {
  /// Returns a finding on a placement of a declared parent in a style that depends on a condition.
  ///
  /// The placements are passed as one value, which has no conditions.
  fileprivate static func placementInAWay(
    _ placement: String, of parent: String, _ style: String, _ attribute: MarkupAttribute
  ) -> Diagnostic {
    Diagnostic(
      .unreadAttribute,
      "'\(placement)' in '\(style)' is for '\(parent)', which no condition in 'style' can say it to",
      at: attribute.nameRange, label: "write '\(placement)' on the element")
  }
}

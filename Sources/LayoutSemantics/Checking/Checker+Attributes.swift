import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Who reads an attribute.
extension Checker {
  /// Reads the attributes of the element at `place` and reports those that nobody reads.
  mutating func checkAttributes(of place: Int, _ node: MarkupNode, parent: Int32) {
    let kind = draft.document.nodes[place].kind
    var parentKind = parent >= 0 ? draft.document.nodes[Int(parent)].kind : nil
    var above: PlacementParent?
    if let direct = parentKind, draft.tables.structured.contains(direct) {
      let found = draft.placementParent(parent, of: Int32(place))
      parentKind = found.kind
      above = found
    }
    // What stands for its children says nothing to a parent.
    if draft.tables.flow.contains(kind) { parentKind = nil }
    var written = AttributeMask()
    var excluded = AttributeMask()
    for index in node.attributeIndices {
      readAttribute(
        index, draft.markup.attributes[index], of: place, kind, parent, parentKind, above, &written,
        &excluded)
    }
    if declarations.isActive, written.contains(.style) {
      draft.styles.begin(node)
      for style in draft.styles.uses {
        let (taken, ruledOut) = (written, excluded)
        for index in draft.styles.attributes(of: style)
        where !isOverruled(draft.markup.attributes[index], taken, ruledOut) {
          readAttribute(
            index, draft.markup.attributes[index], of: place, kind, parent, parentKind, above,
            &written,
            &excluded)
        }
      }
    }
    finishAttributes(of: place, written: written, excluded: excluded)
    if let above { checkPlacements(of: place, above) }
    checkRequired(of: place, node, written)
    noteFacts(kind, written)
    if draft.styles.isReading { draft.styles.end() }
  }

  /// Reads one attribute, and takes note of its name and of those that it excludes.
  @inline(__always)
  private mutating func readAttribute(
    _ index: Int, _ attribute: MarkupAttribute, of place: Int, _ kind: ElementKind, _ parent: Int32,
    _ parentKind: ElementKind?, _ above: PlacementParent?, _ written: inout AttributeMask,
    _ excluded: inout AttributeMask,
  ) {
    // What XML itself refused has its finding already.
    guard attribute.isSound else { return }
    if let above, readOfParent(attribute, index, above, at: place, parent: parent) {
      return
    }
    guard let name = draft.tables.schema.attribute(named: attribute.name.rawValue) else {
      if !attribute.hasNoValue { reportUnknownAttribute(attribute, at: place, parent: parent) }
      return
    }
    written.insert(name)
    let own = draft.tables.schema.ownRow(name, of: kind)
    let placed = parentKind.flatMap { draft.tables.schema.placementRow(name, of: kind, in: $0) }
    let isParents = placed.map { draft.tables.isParents[Int($0.rawValue)] } ?? false
    guard let row = isParents ? placed : own ?? placed else {
      return reportUnread(name, attribute, at: place, parent: parent)
    }
    if let own, let placed, own != placed, !isParents {
      return reportTwoReaders(name, attribute, at: place, above ?? directParent(parent))
    }
    if placed != nil, name == .ascender || name == .descender,
      !isRead(by: above ?? directParent(parent))
    {
      return reportUnread(name, attribute, at: place, parent: parent)
    }
    excluded.formUnion(draft.tables.exclusions[Int(row.rawValue)])
    guard !attribute.hasNoValue else { return }
    let read =
      if draft.styles.isReading, draft.styles.style(holding: attribute) != nil {
        styledValue(attribute, row)
      } else {
        value(of: attribute, row)
      }
    guard let value = read else { return }
    draft.document.attributes.append(
      TypedAttribute(name: name, row: row, markup: Int32(index), value: value))
    if name == .id { checkIdentifier() }
  }

  /// Notes what is written on the element, all of whose attributes are read.
  mutating func finishAttributes(of place: Int, written: AttributeMask, excluded: AttributeMask) {
    draft.document.nodes[place].written = written
    draft.document.nodes[place].attributeCount =
      Int32(draft.document.attributes.count) - draft.document.nodes[place].firstAttribute
    if written.intersects(excluded) { checkExclusions(of: place) }
  }

  func directParent(_ parent: Int32) -> PlacementParent {
    PlacementParent(kind: parent >= 0 ? draft.document.nodes[Int(parent)].kind : nil, node: parent)
  }

  /// Whether a parent that may read baselines does so as it stands: a stack reads them only where it
  /// is a row that aligns by them.
  private func isRead(by parent: PlacementParent) -> Bool {
    guard parent.kind == .stack, parent.slot < 0, parent.node >= 0 else { return true }
    return StackAxis(of: Int(parent.node), in: draft.document).mayAlignBaselines
  }
}

extension MarkupAttribute {
  /// Whether the markup has no value where one must stand, which the parser has said.
  var hasNoValue: Bool { quote == 0 && valueRange.isEmpty }
}

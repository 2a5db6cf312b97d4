import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// How elements look in states.
extension AttributeReader {
  /// Reads the attributes of the `when` at `place`, and notes the look of the element around it.
  ///
  /// The values of one in a style are read where the style is used, like the style's attributes.
  mutating func readLook(
    of place: Int, _ node: MarkupNode, parent: Int32, _ draft: inout Draft
  ) {
    let around = parent >= 0 ? draft.document.nodes[Int(parent)].kind : nil
    let isInStyle = around == .style
    for index in node.attributeIndices {
      let attribute = draft.markup.attributes[index]
      guard attribute.isSound else { continue }
      guard let name = draft.tables.schema.attribute(named: attribute.name.rawValue),
        let row = draft.tables.schema.ownRow(name, of: .when)
      else {
        if !attribute.hasNoValue { reportUnread(attribute, at: place, parent: parent, &draft) }
        continue
      }
      draft.document.nodes[place].written.insert(name)
      // In a `span` it has no place anyway.
      if !isInStyle, around != .span, !isRead(name, attribute, by: parent, &draft) { continue }
      guard !attribute.hasNoValue, name == .state || !isInStyle,
        let value = values.value(of: attribute, row, &draft)
      else { continue }
      append(TypedAttribute(name: name, row: row, markup: Int32(index), value: value), to: &draft)
    }
    let written = draft.document.nodes[place].written
    finish(place, written: written, excluded: AttributeMask(), &draft)
    checkRequired(of: place, node, written, &draft)
    note(.when, AttributeMask([.state]))
    noteLook(of: place, parent: parent, &draft)
  }

  /// Reads how the element's styles look in states, and ends their reading.
  mutating func endStyles(of place: Int, _ draft: inout Draft) {
    guard draft.styles.isReading else { return }
    let ways = draft.styles.ways
    for (number, way) in ways.enumerated() {
      // The last style of an element comes first among its uses.
      for use in way.reversed() {
        for look in draft.styles.looks(of: use) {
          read(look, of: place, way: ways.count > 1 ? Int32(number) : -1, &draft)
        }
      }
    }
    draft.styles.end()
  }

  private mutating func read(
    _ look: StyleLooks.Look, of place: Int, way: Int32, _ draft: inout Draft
  ) {
    let start = draft.document.attributes.count
    for index in look.attributes {
      let attribute = draft.markup.attributes[index]
      guard let row = StyleLooks.row(of: attribute, draft),
        isRead(draft.tables.schema[row].name, attribute, by: Int32(place), &draft),
        let value = values.value(of: attribute, row, &draft)
      else { continue }
      let name = draft.tables.schema[row].name
      append(TypedAttribute(name: name, row: row, markup: Int32(index), value: value), to: &draft)
    }
    draft.document.structure.looks.append(
      TypedLook(
        node: Int32(place), state: look.state,
        attributes: start..<draft.document.attributes.count, way: way))
  }

  /// Whether an element reads an attribute of a `when`, and reports the attribute otherwise: only a
  /// text has letters, and a part of one has no states.
  private func isRead(
    _ name: AttributeName, _ attribute: MarkupAttribute, by element: Int32, _ draft: inout Draft
  ) -> Bool {
    guard element >= 0 else { return true }
    let kind = draft.document.nodes[Int(element)].kind
    guard kind == .span || kind != .text && name == .color else { return true }
    if !draft.isFull, !draft.isBrokenMarkup(attribute.nameRange) {
      draft.report(
        .unreadLook(
          name, attribute, of: draft.elementName(Int(element)), isPartOfText: kind == .span,
          draft.markup))
    }
    return false
  }

  /// Notes the look of a `when`, unless the element has another one for the same state.
  private func noteLook(of place: Int, parent: Int32, _ draft: inout Draft) {
    guard parent >= 0, !draft.document.nodes[place].isBroken,
      case .choice(let state)? = draft.document.value(.state, of: place)
    else { return }
    if let earlier = earlierLook(in: state, before: place, parent: parent, draft),
      let attribute = draft.attribute(.state, of: place)
    {
      draft.report(
        .lookTwice(attribute, draft.markup, earlier: draft.source(of: earlier)))
      return
    }
    guard draft.document.nodes[Int(parent)].kind != .style else { return }
    draft.document.structure.looks.append(
      TypedLook(
        node: parent, state: state, attributes: draft.document.nodes[place].attributeIndices,
        when: Int32(place)))
  }

  /// Returns the `when` of the same parent and state before the one at `place`.
  private func earlierLook(
    in state: UInt8, before place: Int, parent: Int32, _ draft: borrowing Draft
  ) -> Int? {
    var earlier = place - 1
    // Its siblings of that kind stand directly before it, since they come before the children.
    while earlier > Int(parent), draft.document.nodes[earlier].kind == .when {
      if draft.document.nodes[earlier].parent == parent,
        case .choice(state)? = draft.document.value(.state, of: earlier)
      {
        return earlier
      }
      earlier -= 1
    }
    return nil
  }

  /// Reports an attribute that a `when` cannot have: one that moves frames, or an unknown one.
  private func reportUnread(
    _ attribute: MarkupAttribute, at place: Int, parent: Int32, _ draft: inout Draft
  ) {
    guard let name = draft.tables.schema.attribute(named: attribute.name.rawValue),
      draft.tables.schema.rows(named: name).contains(where: {
        !$0.readers.isDisjoint(with: .styled) || $0.group == .placement
      })
    else {
      return UnreadAttributes.reportUnknown(attribute, at: place, parent: parent, &draft)
    }
    guard !draft.isFull, !draft.isBrokenMarkup(attribute.nameRange) else { return }
    draft.report(.notALook(name, attribute, draft.tables.schema, draft.markup))
  }
}

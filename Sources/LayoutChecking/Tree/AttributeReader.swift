import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the attributes of elements: the reader of each, its value, and the attributes that exclude
/// each other.
struct AttributeReader: ~Copyable {
  var values: ValueReader
  /// The kinds and attributes that decide which rules run.
  private var seen = DocumentFacts()
  private var identifiers: IdentifierTable
  /// Pairs of attributes that contain the same id.
  private(set) var equalIds: [(later: Int, earlier: Int)] = []

  init(_ values: consuming ValueReader, _ identifiers: consuming IdentifierTable) {
    self.values = values
    self.identifiers = identifiers
    self.identifiers.removeAll()
  }

  /// The facts about the document that its attributes and elements contain.
  var facts: DocumentFacts {
    var facts = seen
    facts.features.formUnion(values.features)
    return facts
  }

  /// Returns the scopes of the document's expressions, and memory to reuse.
  consuming func finish() -> Outcome {
    Outcome(expressions: values.expressions, identifiers: identifiers)
  }

  struct Outcome: ~Copyable {
    let expressions: BodyExpressions
    let identifiers: IdentifierTable
  }

  /// Reads the attributes of the element at `place`, and reports those that have no effect.
  mutating func read(of place: Int, _ node: MarkupNode, parent: Int32, _ draft: inout Draft) {
    var element = ElementAttributes(of: place, parent: parent, in: draft)
    for index in node.attributeIndices {
      read(draft.markup.attributes[index], index, of: &element, at: place, &draft)
    }
    if draft.names.isActive, element.written.contains(.style) {
      draft.styles.begin(node)
      readStyles(of: &element, at: place, node, &draft)
    } else {
      finish(place, written: element.written, excluded: element.excluded, &draft)
    }
    if let above = element.above { checkPlacements(of: place, above, &draft) }
    checkRequired(of: place, node, element.written, &draft)
    note(element.kind, element.written)
    endStyles(of: place, &draft)
  }

  /// Reads the attributes of the element's styles, in each way that its `style` can come out.
  private mutating func readStyles(
    of element: inout ElementAttributes, at place: Int, _ node: MarkupNode, _ draft: inout Draft
  ) {
    let ways = draft.styles.ways
    guard ways.count > 1 else {
      for style in draft.styles.uses { readStyle(style, of: &element, at: place, &draft) }
      finish(place, written: element.written, excluded: element.excluded, &draft)
      return
    }
    let own = element
    element.insert(
      readWays(of: place, node, &draft) { reader, way, draft in
        var said = own
        for style in way { reader.readStyle(style, of: &said, at: place, &draft) }
        return (said.written, said.excluded)
      })
  }

  /// Reads the attributes of a style that neither the element nor a later style has.
  private mutating func readStyle(
    _ use: Int, of element: inout ElementAttributes, at place: Int, _ draft: inout Draft
  ) {
    let taken = element
    for index in draft.styles.attributes(of: use) {
      let attribute = draft.markup.attributes[index]
      let name = draft.tables.schema.attribute(named: attribute.name.rawValue)
      if let name, taken.rulesOut(name, at: place, draft) { continue }
      read(attribute, index, of: &element, at: place, &draft)
    }
  }

  /// Reads one attribute, and notes its name and the attributes that it excludes.
  @inline(__always)
  private mutating func read(
    _ attribute: MarkupAttribute, _ index: Int, of element: inout ElementAttributes, at place: Int,
    _ draft: inout Draft,
  ) {
    // An attribute that is invalid XML has its finding already.
    guard attribute.isSound else { return }
    let parent = element.parent
    if let above = element.above,
      readOfParent(attribute, index, above, at: place, parent: parent, &draft)
    {
      return
    }
    guard let name = draft.tables.schema.attribute(named: attribute.name.rawValue) else {
      if !attribute.hasNoValue {
        UnreadAttributes.reportUnknown(attribute, at: place, parent: parent, &draft)
      }
      return
    }
    element.insert(name)
    let own = draft.tables.schema.ownRow(name, of: element.kind)
    let placed = element.reader.flatMap {
      draft.tables.schema.placementRow(name, of: element.kind, in: $0)
    }
    let isParents = placed.map { draft.tables.isParents[Int($0.rawValue)] } ?? false
    guard var row = isParents ? placed : own ?? placed else {
      return UnreadAttributes.report(name, attribute, at: place, parent: parent, &draft)
    }
    if let own, let placed, own != placed, !isParents {
      let markup = draft.markup.nodes[Int(draft.document.nodes[place].markup)]
      guard
        let reader = element.reader,
        let read = draft.tables.schema.reading(
          own, placed, of: element.kind, in: reader, isLeaf: !draft.markup.hasChildren(in: markup))
      else {
        let above = element.above ?? directParent(parent, draft)
        return UnreadAttributes.reportTwoReaders(name, attribute, at: place, above, &draft)
      }
      row = read
    }
    if placed != nil, name == .ascender || name == .descender,
      !isRead(by: element.above ?? directParent(parent, draft), draft)
    {
      return UnreadAttributes.report(name, attribute, at: place, parent: parent, &draft)
    }
    if name == .overflow, !draft.mayBePlaced(row, element.kind) {
      draft.report(.cssPlacement(name, attribute, of: element.kind, draft))
      return
    }
    element.exclude(draft.tables.exclusions[Int(row.rawValue)])
    guard !attribute.hasNoValue, let value = values.value(of: attribute, row, &draft) else {
      return
    }
    append(TypedAttribute(name: name, row: row, markup: Int32(index), value: value), to: &draft)
  }

  private func directParent(_ parent: Int32, _ draft: borrowing Draft) -> PlacementParent {
    PlacementParent(kind: parent >= 0 ? draft.document.nodes[Int(parent)].kind : nil, node: parent)
  }

  /// Whether a parent reads baselines in its present state: a stack reads them only if it is a row
  /// that aligns by baselines.
  private func isRead(by parent: PlacementParent, _ draft: borrowing Draft) -> Bool {
    guard parent.kind == .stack, parent.slot < 0, parent.node >= 0 else { return true }
    return StackAxis(of: Int(parent.node), in: draft.document).mayAlignBaselines
  }
}

// MARK: All of an element

extension AttributeReader {
  /// Adds an attribute to the last element.
  @inline(__always)
  mutating func append(_ attribute: TypedAttribute, to draft: inout Draft) {
    draft.document.attributes.append(attribute)
    if attribute.name == .id { noteIdentifier(draft) }
  }

  /// Notes the attributes of the element, all of which have been read.
  mutating func finish(
    _ place: Int, written: AttributeMask, excluded: AttributeMask, _ draft: inout Draft
  ) {
    draft.document.nodes[place].written = written
    draft.document.nodes[place].attributeCount =
      Int32(draft.document.attributes.count) - draft.document.nodes[place].firstAttribute
    guard written.intersects(excluded) else { return }
    let attributes = draft.document.attributes[draft.document.nodes[place].attributeIndices]
    checkExclusions(among: Array(attributes), &draft)
  }

  /// Reads each way in which the element's `style` can come out, and stores its attributes after
  /// the element's own.
  ///
  /// - Parameters:
  ///   - place: The index of the element.
  ///   - node: The markup of the element.
  ///   - draft: The draft of the document.
  ///   - read: Adds the attributes of one way's styles, and returns the written and the excluded
  ///     names.
  /// - Returns: The names of the attributes that are written in any way.
  mutating func readWays(
    of place: Int, _ node: MarkupNode, _ draft: inout Draft,
    _ read: (inout AttributeReader, Range<Int>, inout Draft) -> (
      written: AttributeMask, excluded: AttributeMask
    )
  ) -> AttributeMask {
    let tests = values.styleTests(of: place, node, &draft)
    let first = Int(draft.document.nodes[place].firstAttribute)
    let own = Array(draft.document.attributes[first...])
    var written = AttributeMask()
    var found: [[TypedAttribute]] = []
    for way in draft.styles.ways {
      let start = draft.document.attributes.count
      let outcome = read(&self, way, &draft)
      written.formUnion(outcome.written)
      let said = Array(draft.document.attributes[start...])
      draft.document.attributes.removeSubrange(start...)
      if outcome.written.intersects(outcome.excluded) {
        checkExclusions(among: own + said, &draft)
      }
      found.append(said)
    }
    keep(found, tests, of: place, written, &draft)
    return written
  }

  /// Stores the attributes of the ways of a `style`; attributes common to all ways become the
  /// element's own.
  private mutating func keep(
    _ ways: [[TypedAttribute]], _ tests: [Int32], of place: Int, _ written: AttributeMask,
    _ draft: inout Draft
  ) {
    var varied = AttributeMask()
    var said = AttributeMask()
    for attribute in ways.joined() where !said.contains(attribute.name) {
      said.insert(attribute.name)
      var attribute = attribute
      let isShared = ways.allSatisfy { $0.contains { $0.markup == attribute.markup } }
      if !isShared {
        varied.insert(attribute.name)
        attribute.value = .varied
      }
      draft.document.attributes.append(attribute)
    }
    finish(place, written: written, excluded: AttributeMask(), &draft)
    for (way, test) in zip(ways, tests) {
      let start = draft.document.attributes.count
      draft.document.attributes += way.filter { varied.contains($0.name) }
      draft.document.structure.styleWays.append(
        StyleWay(
          node: Int32(place), test: test, attributes: start..<draft.document.attributes.count))
    }
  }

  /// Notes the kind and the attributes of an element.
  @inline(__always)
  mutating func note(_ kind: ElementKind, _ written: AttributeMask) {
    seen.kinds.insert(kind)
    seen.attributes.formUnion(written)
  }

  /// Notes the id that was read last.
  private mutating func noteIdentifier(_ draft: borrowing Draft) {
    let place = draft.document.attributes.count - 1
    if let earlier = identifiers.note(place, in: draft.document) {
      equalIds.append((place, Int(earlier)))
    }
  }

  /// Reports the later of two attributes that exclude each other.
  private func checkExclusions(among attributes: [TypedAttribute], _ draft: inout Draft) {
    for later in attributes.indices {
      for earlier in attributes.startIndex..<later {
        guard excludes(attributes[later], attributes[earlier], draft) else { continue }
        draft.report(
          .exclusiveAttributes(
            draft.markup.attributes[Int(attributes[later].markup)], attributes[later].name,
            beside: draft.markup.attributes[Int(attributes[earlier].markup)],
            attributes[earlier].name,
            draft.markup))
        break
      }
    }
  }

  private func excludes(_ one: TypedAttribute, _ other: TypedAttribute, _ draft: borrowing Draft)
    -> Bool
  {
    draft.tables.schema[one.row].excludes.contains(other.name)
      || draft.tables.schema[other.row].excludes.contains(one.name)
  }

  /// Reports required attributes that are missing.
  ///
  /// An attribute with a wrong value is not missing, and a style may have the attribute.
  func checkRequired(
    of place: Int, _ node: MarkupNode, _ written: AttributeMask, _ draft: inout Draft
  ) {
    let kind = draft.document.nodes[place].kind
    let required = draft.tables.elements[Int(kind.rawValue)].required
    guard !written.isSuperset(of: required), !draft.document.nodes[place].isBroken else { return }
    let mayBeStyled = ElementSet.styled.contains(kind) && written.contains(.style)
    for name in AttributeName.allCases
    where required.contains(name) && !written.contains(name) && !mayBeStyled
      && !isMeant(name, at: place, node, draft)
    {
      draft.report(.missingAttribute(name, of: kind, at: node, draft.tables.schema, draft.markup))
    }
  }

  /// Whether a misspelled attribute was meant to be `name`.
  private func isMeant(
    _ name: AttributeName, at place: Int, _ node: MarkupNode, _ draft: borrowing Draft
  )
    -> Bool
  {
    node.attributeIndices.contains {
      UnreadAttributes.meantName(
        of: draft.markup.attributes[$0], at: place, parent: draft.document.nodes[place].parent,
        draft)
        == name.name
    }
  }
}

extension MarkupAttribute {
  /// Whether the attribute has no value, which the parser has reported.
  var hasNoValue: Bool { quote == 0 && valueRange.isEmpty }
}

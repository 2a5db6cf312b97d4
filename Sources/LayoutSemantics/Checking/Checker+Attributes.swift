import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Who reads an attribute, and what it says.
extension Checker {
  /// Reads the attributes of the element at `place` and reports those that nobody reads.
  mutating func checkAttributes(
    of place: Int, _ node: MarkupNode, parent: Int32, _ markup: MarkupDocument
  ) {
    let kind = document.nodes[place].kind
    let parentKind = parent >= 0 ? document.nodes[Int(parent)].kind : nil
    let attributes = markup.attributes.span
    var written = AttributeMask()
    var excluded = AttributeMask()
    for index in node.attributeIndices {
      let attribute = attributes[index]
      // What XML itself refused has its finding already.
      guard attribute.isSound else { continue }
      guard let name = tables.schema.attribute(named: attribute.name.rawValue) else {
        reportUnknownAttribute(attribute, at: place, parent: parent, markup)
        continue
      }
      written.insert(name)
      let own = tables.schema.ownRow(name, of: kind)
      let placed = parentKind.flatMap { tables.schema.placementRow(name, in: $0) }
      guard let row = own ?? placed else {
        reportUnread(name, attribute, at: place, parent: parent, markup)
        continue
      }
      if let own, let placed, own != placed {
        reportTwoReaders(name, attribute, at: place, parent: parent, markup)
        continue
      }
      if placed != nil, !isRead(name, by: Int(parent)) {
        reportUnread(name, attribute, at: place, parent: parent, markup)
        continue
      }
      excluded.formUnion(tables.exclusions[Int(row.rawValue)])
      guard let value = value(of: attribute, index, row, markup) else { continue }
      append(TypedAttribute(name: name, row: row, markup: Int32(index), value: value))
      if name == .id { checkIdentifier(attribute, markup) }
    }
    update { document in
      document.nodes[place].attributeCount =
        Int32(document.attributes.count) - document.nodes[place].firstAttribute
    }
    if written.intersects(excluded) { checkExclusions(of: place, markup) }
    checkRequired(of: place, node, written, markup)
    if written.intersects(CheckerTables.contradicting) { checkContradictions(of: place, markup) }
  }

  /// Whether a parent that may read `name` does so as it stands: a stack reads baselines only where
  /// it is a row that aligns by them.
  private func isRead(_ name: AttributeName, by parent: Int) -> Bool {
    guard name == .ascender || name == .descender, document.nodes[parent].kind == .stack else {
      return true
    }
    return StackAxis(of: parent, in: document).alignsBaselines
  }

  /// The value of `attribute`, or nil after saying why it is none.
  private mutating func value(
    of attribute: MarkupAttribute, _ index: Int, _ row: RowID, _ markup: MarkupDocument
  ) -> TypedValue? {
    let form = tables.values.forms[Int(row.rawValue)]
    guard !attribute.needsDecoding, form.kind != .string, form.kind != .styleNames else {
      return textValue(of: attribute, row, form, markup)
    }
    var issue: ValueIssue?
    let bytes = markup.bytes.span.extracting(Int(attribute.valueStart)..<Int(attribute.valueEnd))
    guard let value = ValueParser.parse(bytes, as: form, tables.values.words.span, &issue) else {
      guard let issue else { return nil }
      if let meant = legacyValue(issue, attribute, row, markup) { return meant }
      report(issue, in: attribute, row, markup)
      return nil
    }
    note(value, attribute, markup)
    return value.moved(by: attribute.valueStart)
  }

  /// Takes note of values that say something about the document beyond themselves.
  @inline(__always)
  private mutating func note(
    _ value: TypedValue, _ attribute: MarkupAttribute, _ markup: MarkupDocument
  ) {
    switch value {
    case .dimension(let length):
      if length.unit != .points { noteLength(length, attribute) }
    case .edges(let edges):
      noteLengths(edges.top, edges.left, edges.bottom, edges.right, attribute)
    case .size(let width, let height):
      noteLengths(width, height, width, height, attribute)
    case .sizeRange(let range):
      noteLengths(range.minWidth, range.minHeight, range.maxWidth, range.maxHeight, attribute)
    default: break
    }
  }

  /// Reports a percentage over 100 once for a list of lengths.
  private mutating func noteLengths(
    _ first: DimensionValue, _ second: DimensionValue, _ third: DimensionValue,
    _ fourth: DimensionValue, _ attribute: MarkupAttribute,
  ) {
    let lengths: InlineArray<4, DimensionValue> = [first, second, third, fourth]
    var greatest = DimensionValue.auto
    for index in lengths.indices
    where lengths[index].unit == .percent || lengths[index].unit == .infinity {
      if greatest.unit == .auto || lengths[index].amount > greatest.amount {
        greatest = lengths[index]
      }
    }
    noteLength(greatest, attribute)
  }

  private mutating func noteLength(_ length: DimensionValue, _ attribute: MarkupAttribute) {
    switch length.unit {
    case .percent:
      requireAxes()
      if abs(length.amount) > 100 { report(.percentOverHundred(attribute)) }
    case .infinity: requireAxes()
    case .auto, .points, .match, .wrap: break
    }
  }

  private mutating func checkIdentifier(_ attribute: MarkupAttribute, _ markup: MarkupDocument) {
    let place = document.attributes.count - 1
    guard case .text(let text) = document.attributes[place].value, !text.isDecoded else { return }
    let hash = IdentifierTable.hash(markup.bytes.span, Int(text.start), Int(text.end))
    guard let earlier = noteIdentifier(hash, place) else { return }
    let first = markup.attributes[Int(document.attributes[Int(earlier)].markup)]
    report(.duplicateId(attribute, first: first, markup))
  }
}

extension TypedValue {
  /// The value with texts counted from `offset` bytes further on.
  @inline(__always)
  func moved(by offset: UInt32) -> TypedValue {
    switch self {
    case .text(let text): .text(text.moved(by: offset))
    case .asset(let text): .asset(text.moved(by: offset))
    case .symbol(let text): .symbol(text.moved(by: offset))
    default: self
    }
  }
}

extension TextReference {
  func moved(by offset: UInt32) -> TextReference {
    TextReference(start: start + offset, end: end + offset, isDecoded: isDecoded)
  }
}

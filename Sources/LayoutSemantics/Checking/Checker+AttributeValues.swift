import LayoutSchema
import LayoutXML

// What attributes say.
extension Checker {
  /// The value of `attribute`, or nil after saying why it is none.
  mutating func value(of attribute: MarkupAttribute, _ row: RowID) -> TypedValue? {
    let form = draft.tables.values.forms[Int(row.rawValue)]
    guard !attribute.needsDecoding, form.kind != .string, form.kind != .styleNames else {
      return textValue(of: attribute, row, form)
    }
    var issue: ValueIssue?
    guard let value = parse(attribute, as: form, &issue) else {
      guard let issue else { return nil }
      if let meant = legacyValue(issue, attribute, row) { return meant }
      if case .meant(let meant) = dialectMeaning(of: attribute, row) { return meant }
      return boundValue(of: attribute, row, issue, draft.markup.value(of: attribute))
    }
    note(value, attribute)
    return value.moved(by: attribute.valueStart)
  }

  /// The value that stands in the source as it is meant.
  @inline(__always)
  private func parse(
    _ attribute: MarkupAttribute, as form: ValueForm, _ issue: inout ValueIssue?
  ) -> TypedValue? {
    let bytes = draft.markup.bytes.span.extracting(
      Int(attribute.valueStart)..<Int(attribute.valueEnd))
    return ValueParser.parse(bytes, as: form, draft.tables.values.words.span, &issue)
  }

  /// Takes note of lengths that rules are about, and reports the percentages over 100 among them.
  @inline(__always)
  mutating func note(_ value: TypedValue, _ attribute: MarkupAttribute) {
    switch value {
    case .dimension(let length):
      if length.unit != .points { noteLengths(length, length, length, length, attribute) }
    case .edges(let edges):
      noteLengths(edges.top, edges.left, edges.bottom, edges.right, attribute)
    case .size(let width, let height):
      noteLengths(width, height, width, height, attribute)
    case .sizeRange(let range):
      noteLengths(
        range.minWidth, range.minHeight, range.maxWidth, range.maxHeight, attribute)
    case .pair, .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .ratio, .choice,
      .flags, .textMetrics, .bound, .boundFlags:
      break
    }
  }

  private mutating func noteLengths(
    _ first: DimensionValue, _ second: DimensionValue, _ third: DimensionValue,
    _ fourth: DimensionValue, _ attribute: MarkupAttribute,
  ) {
    var isOver = noteUnit(of: first)
    isOver = noteUnit(of: second) || isOver
    isOver = noteUnit(of: third) || isOver
    isOver = noteUnit(of: fourth) || isOver
    guard isOver else { return }
    for part in ValueParts(of: attribute, in: draft.markup).percentagesOverHundred {
      draft.report(.percentOverHundred(at: part))
    }
  }

  /// Takes note of one length; tells whether it is a percentage over 100.
  private mutating func noteUnit(of length: DimensionValue) -> Bool {
    switch length.unit {
    case .percent:
      noteFeature(.percentage)
      return abs(length.amount) > 100
    case .infinity:
      noteFeature(.infinity)
      return false
    case .auto, .points, .match, .wrap, .bound: return false
    }
  }
}

extension TypedValue {
  /// The value with texts counted from `offset` bytes further on.
  @inline(__always)
  func moved(by offset: UInt32) -> TypedValue { withText { $0.moved(by: offset) } }

  /// The value with another text, where it has one.
  @inline(__always)
  func withText(_ other: (TextReference) -> TextReference) -> TypedValue {
    switch self {
    case .text(let text): .text(other(text))
    case .asset(let text): .asset(other(text))
    case .symbol(let text): .symbol(other(text))
    case .dimension, .edges, .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .color,
      .ratio, .choice, .flags, .textMetrics, .bound, .boundFlags:
      self
    }
  }
}

extension TextReference {
  func moved(by offset: UInt32) -> TextReference {
    TextReference(start: start + offset, end: end + offset, isDecoded: isDecoded)
  }
}

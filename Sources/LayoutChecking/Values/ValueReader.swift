import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the values of attributes by the rows of the schema.
struct ValueReader: ~Copyable {
  /// The scopes of the expressions in values.
  var expressions: BodyExpressions
  /// The names of MKLayoutLibrary's dialect in the document, or nil.
  var dialect: DialectReading?
  /// The kinds of lengths that were read, which decide which rules run.
  private(set) var features: DocumentFeatures = []

  init(_ expressions: consuming BodyExpressions, _ dialect: DialectReading?) {
    self.expressions = expressions
    self.dialect = dialect
  }

  /// Returns the value of `attribute`, or reports a mistake and returns nil.
  @inline(__always)
  mutating func value(
    of attribute: MarkupAttribute, _ row: RowID, _ draft: inout Draft
  ) -> TypedValue? {
    guard draft.styles.isReading, draft.styles.style(holding: attribute) != nil else {
      return read(attribute, row, &draft)
    }
    return styledValue(attribute, row, &draft)
  }

  /// Returns the value of a style's attribute by a row, which is read once for all users.
  private mutating func styledValue(
    _ attribute: MarkupAttribute, _ row: RowID, _ draft: inout Draft
  ) -> TypedValue? {
    if let known = draft.styles.value(of: attribute, row) { return known }
    draft.styles.beginValue()
    let value = read(attribute, row, &draft)
    draft.styles.endValue()
    // Under an unknown element, some mistakes are not reported.
    if value != nil || !draft.isUnderUnknown {
      draft.styles.keep(value, of: attribute, row)
    }
    return value
  }

  /// Returns the index of the expression that an attribute gives a parameter, or −1 after a
  /// finding.
  ///
  /// The expression of a style's attribute is read once for all parameters of a type.
  mutating func argument(
    _ attribute: MarkupAttribute, for parameter: Parameter, of owner: String, at place: Int,
    _ draft: inout Draft,
  ) -> Int32 {
    guard draft.styles.style(holding: attribute) != nil else {
      return read(attribute, for: parameter, of: owner, at: place, &draft)
    }
    if let known = draft.styles.argument(attribute, as: parameter.type) { return known }
    draft.styles.beginValue()
    let value = read(attribute, for: parameter, of: owner, at: place, &draft)
    draft.styles.endValue()
    draft.styles.keep(argument: value, attribute, as: parameter.type)
    return value
  }

  private mutating func read(
    _ attribute: MarkupAttribute, for parameter: Parameter, of owner: String, at place: Int,
    _ draft: inout Draft,
  ) -> Int32 {
    let scope = expressions.scope(of: place, attribute: attribute, in: draft)
    let text = ExpressionText(attribute, in: draft.markup)
    var reader = ExpressionReader(text, in: scope)
    var value = reader.value(as: parameter.type, label: nil)
    if !reader.findings.isEmpty {
      // Only findings need the label, and few values have any.
      reader = ExpressionReader(text, in: scope)
      value = reader.value(
        as: parameter.type,
        label: "'\(parameter.name)' of \(owner) takes \(parameter.type.phrase)")
    }
    return expressions.keep(value, of: reader, &draft)
  }
}

// MARK: Literals

extension ValueReader {
  /// Reads the value of an attribute of an element or a style.
  private mutating func read(
    _ attribute: MarkupAttribute, _ row: RowID, _ draft: inout Draft
  ) -> TypedValue? {
    let form = draft.tables.values.forms[Int(row.rawValue)]
    guard !attribute.needsDecoding, form.kind != .string, form.kind != .styleNames,
      form.kind != .action
    else {
      return textValue(of: attribute, row, form, &draft)
    }
    var issue: ValueIssue?
    guard let value = parse(attribute, as: form, &issue, draft) else {
      guard let issue else { return nil }
      if let meant = legacyValue(issue, attribute, row, &draft) { return meant }
      if case .meant(let meant) = dialectMeaning(of: attribute, row, &draft) { return meant }
      return boundValue(of: attribute, row, issue, draft.markup.value(of: attribute), &draft)
    }
    if draft.tables.cssWords[Int(row.rawValue)] != 0, case .choice(let word) = value,
      !draft.mayBeSaid(word, row)
    {
      draft.report(.cssWord(attribute, draft.tables.schema[row], draft))
      return nil
    }
    note(value, attribute, &draft)
    if let form = LookPartForm(form.kind) {
      let parts = parts(of: attribute, form, draft)
      return draft.document.append(parts: parts)
    }
    return value.moved(by: attribute.valueStart)
  }

  /// Returns the value of an attribute whose source needs no decoding.
  @inline(__always)
  private func parse(
    _ attribute: MarkupAttribute, as form: ValueForm, _ issue: inout ValueIssue?,
    _ draft: borrowing Draft
  ) -> TypedValue? {
    let bytes = draft.markup.bytes.span.extracting(
      Int(attribute.valueStart)..<Int(attribute.valueEnd))
    return ValueParser.parse(bytes, as: form, draft.tables.values.words.span, &issue)
  }

  /// Returns the parts of a shadow or a gradient without expressions.
  private func parts(
    of attribute: MarkupAttribute, _ form: LookPartForm, _ draft: borrowing Draft
  ) -> [LookPart] {
    var issue: ValueIssue?
    let bytes = draft.markup.bytes.span.extracting(
      Int(attribute.valueStart)..<Int(attribute.valueEnd))
    return (form.parse(bytes, &issue) ?? []).map {
      $0.withText { $0.moved(by: attribute.valueStart) }
    }
  }

  /// Notes the kinds of lengths for the rules, and reports percentages over 100.
  @inline(__always)
  mutating func note(_ value: TypedValue, _ attribute: MarkupAttribute, _ draft: inout Draft) {
    switch value {
    case .dimension(let length):
      if length.unit != .points { noteLengths(length, length, length, length, attribute, &draft) }
    case .edges(let edges):
      noteLengths(edges.top, edges.left, edges.bottom, edges.right, attribute, &draft)
    case .size(let width, let height):
      noteLengths(width, height, width, height, attribute, &draft)
    case .sizeRange(let range):
      noteLengths(
        range.minWidth, range.minHeight, range.maxWidth, range.maxHeight, attribute, &draft)
    case .pair, .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio,
      .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied, .fires:
      break
    }
  }

  private mutating func noteLengths(
    _ first: DimensionValue, _ second: DimensionValue, _ third: DimensionValue,
    _ fourth: DimensionValue, _ attribute: MarkupAttribute, _ draft: inout Draft,
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

  /// Notes the kind of a length, and returns whether it is a percentage over 100.
  private mutating func noteUnit(of length: DimensionValue) -> Bool {
    switch length.unit {
    case .percent:
      features.insert(.percentage)
      return abs(length.amount) > 100
    case .mixed:
      features.insert(.percentage)
      return false
    case .infinity:
      features.insert(.infinity)
      return false
    case .auto, .points, .match, .wrap, .bound: return false
    }
  }
}

extension TypedValue {
  /// Returns the value with its texts moved by `offset` bytes.
  @inline(__always)
  func moved(by offset: UInt32) -> TypedValue { withText { $0.moved(by: offset) } }

  /// Returns the value with another text, if it has a text.
  @inline(__always)
  func withText(_ other: (TextReference) -> TextReference) -> TypedValue {
    switch self {
    case .text(let text): .text(other(text))
    case .asset(let text): .asset(other(text))
    case .symbol(let text): .symbol(other(text))
    case .url(let text): .url(other(text))
    case .dimension, .edges, .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .color,
      .ratio, .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied, .fires:
      self
    }
  }
}

extension TextReference {
  func moved(by offset: UInt32) -> TextReference {
    TextReference(start: start + offset, end: end + offset, isDecoded: isDecoded)
  }
}

import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Values whose text differs from their source, and values that are texts.
extension Checker {
  /// Reads a value that holds references or white space that XML changes, or is a text.
  mutating func textValue(
    of attribute: MarkupAttribute, _ row: RowID, _ form: ValueForm
  ) -> TypedValue? {
    if form.kind == .styleNames {
      // With styles to choose from, those that there are not have been reported.
      if !declarations.isActive { reportStyles(attribute) }
      return nil
    }
    guard attribute.needsDecoding else {
      guard holdsBraces(attribute) else {
        return .text(
          TextReference(
            start: attribute.valueStart, end: attribute.valueEnd, isDecoded: false))
      }
      return text(
        DecodedValue(attributeValue: attribute.valueRange, in: draft.markup.bytes), attribute, row)
    }
    let value = draft.markup.value(of: attribute)
    if form.kind == .string { return text(value, attribute, row) }
    var issue: ValueIssue?
    guard
      let read = ValueParser.parse(
        value.bytes.span, as: form, draft.tables.values.words.span, &issue)
    else {
      if let issue, let meant = legacyValue(issue, attribute, row) { return meant }
      if case .meant(let meant) = dialectMeaning(of: attribute, row) { return meant }
      return issue.flatMap { boundValue(of: attribute, row, $0, value) }
    }
    note(read, attribute)
    let start = UInt32(draft.document.decoded.count)
    draft.document.decoded += value.bytes
    return read.decoded(from: start)
  }

  private func holdsBraces(_ attribute: MarkupAttribute) -> Bool {
    Braces.areIn(
      draft.markup.bytes.span.extracting(Int(attribute.valueStart)..<Int(attribute.valueEnd)))
  }

  /// A string with its double braces made single, or one with values in it.
  private mutating func text(
    _ value: DecodedValue, _ attribute: MarkupAttribute, _ row: RowID
  ) -> TypedValue? {
    switch Braces.unescape(value.bytes) {
    case .text(let bytes):
      let start = UInt32(draft.document.decoded.count)
      draft.document.decoded += bytes
      return .text(
        TextReference(start: start, end: UInt32(draft.document.decoded.count), isDecoded: true))
    case .issue(let issue) where issue.kind == .binding:
      return boundText(value, attribute, row)
    case .issue(let issue):
      report(issue, in: attribute, row, decoded: value)
      return nil
    }
  }

  /// Without declarations each name is one that nobody declared.
  private mutating func reportStyles(_ attribute: MarkupAttribute) {
    let value = draft.markup.value(of: attribute)
    var position = Bytes.skipSpaces(value.bytes.span, from: 0)
    while position < value.bytes.count {
      let end = Bytes.wordEnd(value.bytes.span, from: position)
      let name = String(decoding: value.bytes[position..<end], as: UTF8.self)
      draft.report(.unknownStyle(name, at: value.source(of: position..<end), []))
      position = Bytes.skipSpaces(value.bytes.span, from: end)
    }
  }
}

// MARK: Reporting

extension Checker {
  /// Reports an issue in a value that stands in the source as it is.
  mutating func report(_ issue: ValueIssue, in attribute: MarkupAttribute, _ row: RowID) {
    report(issue, in: attribute, row, decoded: draft.markup.value(of: attribute))
  }

  mutating func report(
    _ issue: ValueIssue, in attribute: MarkupAttribute, _ row: RowID, decoded value: DecodedValue,
    alsoOffering fixes: [FixIt] = [],
  ) {
    guard !draft.isFull else { return }
    let spec = draft.tables.schema[row]
    if draft.isBrokenMarkup(attribute.range) { return }
    // What a size may be is for the parent to say, and this one is unknown.
    if issue.kind == .notANumber, draft.tables.schema[row].group == .size, draft.isUnderUnknown {
      return
    }
    let part = String(
      decoding: value.bytes[
        min(issue.start, value.bytes.count)..<min(issue.end, value.bytes.count)],
      as: UTF8.self)
    let owner = draft.document.nodes.last.map { reader(of: spec, at: $0) } ?? ""
    var finding = Diagnostic.value(
      ValueFault(
        issue: issue, range: value.source(of: issue.start..<issue.end), part: part,
        value: attribute.valueRange, reader: owner, spec: spec))
    finding.fixes += fixes
    draft.report(finding)
  }

  /// Who reads the attribute: the parent for a placement, else the element.
  func reader(of spec: AttributeSpec, at node: TypedNode) -> String {
    guard spec.group == .placement,
      let parent = draft.placementParent(node.parent, of: Int32(draft.document.nodes.count - 1))
        .kind,
      spec.readers.contains(parent)
    else { return "'\(node.kind.name)'" }
    return "a child of '\(parent.name)'"
  }
}

extension TypedValue {
  /// The value with texts counted in the pool of decoded texts, `start` bytes further on.
  fileprivate func decoded(from start: UInt32) -> TypedValue {
    withText { $0.decoded(from: start) }
  }
}

extension TextReference {
  fileprivate func decoded(from start: UInt32) -> TextReference {
    TextReference(start: self.start + start, end: end + start, isDecoded: true)
  }
}

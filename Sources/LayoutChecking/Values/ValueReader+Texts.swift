import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Values whose text differs from their source, and values that are texts.
extension ValueReader {
  /// Reads a text, or a value with references or white space that XML changes.
  mutating func textValue(
    of attribute: MarkupAttribute, _ row: RowID, _ form: ValueForm, _ draft: inout Draft
  ) -> TypedValue? {
    if form.kind == .styleNames {
      // In a document with styles, undeclared styles have been reported.
      if !draft.names.isActive { reportStyles(attribute, &draft) }
      return nil
    }
    if form.kind == .action { return action(of: attribute, row, &draft) }
    guard attribute.needsDecoding else {
      guard holdsBraces(attribute, draft) else {
        checkBraces(around: attribute, row, &draft)
        return .text(
          TextReference(
            start: attribute.valueStart, end: attribute.valueEnd, isDecoded: false))
      }
      return text(
        DecodedValue(attributeValue: attribute.valueRange, in: draft.markup.bytes), attribute, row,
        &draft)
    }
    let value = draft.markup.value(of: attribute)
    if form.kind == .string { return text(value, attribute, row, &draft) }
    var issue: ValueIssue?
    guard
      let read = ValueParser.parse(
        value.bytes.span, as: form, draft.tables.values.words.span, &issue)
    else {
      if let issue, let meant = legacyValue(issue, attribute, row, &draft) { return meant }
      if case .meant(let meant) = dialectMeaning(of: attribute, row, &draft) { return meant }
      return issue.flatMap { boundValue(of: attribute, row, $0, value, &draft) }
    }
    note(read, attribute, &draft)
    let start = UInt32(draft.document.decoded.count)
    draft.document.decoded += value.bytes
    if let form = LookPartForm(form.kind) {
      let parts = (form.parse(value.bytes.span, &issue) ?? []).map {
        $0.withText { $0.decoded(from: start) }
      }
      return draft.document.append(parts: parts)
    }
    return read.decoded(from: start)
  }

  private func holdsBraces(_ attribute: MarkupAttribute, _ draft: borrowing Draft) -> Bool {
    Braces.areIn(
      draft.markup.bytes.span.extracting(Int(attribute.valueStart)..<Int(attribute.valueEnd)))
  }

  /// Reports a text that is an expression without its braces.
  private mutating func checkBraces(
    around attribute: MarkupAttribute, _ row: RowID, _ draft: inout Draft
  ) {
    let range = Int(attribute.valueStart)..<Int(attribute.valueEnd)
    guard draft.names.isActive, MissingBraces.mayBe(draft.markup.bytes.span, range),
      isBindable(draft.tables.schema[row], draft)
    else { return }
    var reader = ExpressionReader(
      ExpressionText(attribute, in: draft.markup),
      in: expressions.scope(of: draft.document.nodes.count - 1, attribute: attribute, in: draft))
    reader.checkBraces()
    expressions.note(reader, &draft)
  }

  /// Reads a string, with double braces made single, or one with expressions in it.
  private mutating func text(
    _ value: DecodedValue, _ attribute: MarkupAttribute, _ row: RowID, _ draft: inout Draft
  ) -> TypedValue? {
    switch Braces.unescape(value.bytes) {
    case .text(let bytes):
      let start = UInt32(draft.document.decoded.count)
      draft.document.decoded += bytes
      return .text(
        TextReference(start: start, end: UInt32(draft.document.decoded.count), isDecoded: true))
    case .issue(let issue) where issue.kind == .binding:
      return boundText(value, attribute, row, &draft)
    case .issue(let issue):
      draft.report(issue, in: attribute, row, decoded: value)
      return nil
    }
  }

  /// Returns the tests of the ways in which the element's `style` can come out; −1 for a way
  /// without a test.
  mutating func styleTests(
    of place: Int, _ node: MarkupNode, _ draft: inout Draft
  ) -> [Int32] {
    guard let attribute = draft.markup.attribute(.style, of: node) else { return [] }
    var reader = ExpressionReader(
      ExpressionText(attribute, in: draft.markup), in: expressions.scope(of: place, in: draft))
    let tests = StyleWays(attribute, in: draft.markup).tests(&reader)
    expressions.note(reader, &draft)
    // After a mistake the tests are not used.
    guard let tests else { return draft.styles.ways.map { _ in -1 } }
    return tests.map { test in test.map { draft.keep($0) } ?? -1 }
  }

  /// Reports all style names of a document without declarations as unknown.
  private func reportStyles(_ attribute: MarkupAttribute, _ draft: inout Draft) {
    if StyleWays.areIn(attribute, draft.markup) {
      let ways = StyleWays(attribute, in: draft.markup)
      for finding in ways.findings { draft.report(finding) }
      var said: Set<SourceRange> = []
      for word in ways.ways.joined() where said.insert(word.range).inserted {
        draft.report(.unknownStyle(word.name, at: word.range, []))
      }
      return
    }
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

extension TypedValue {
  /// Returns the value with its texts in the pool of decoded texts, from the offset `start`.
  fileprivate func decoded(from start: UInt32) -> TypedValue {
    withText { $0.decoded(from: start) }
  }
}

extension TextReference {
  fileprivate func decoded(from start: UInt32) -> TextReference {
    TextReference(start: self.start + start, end: end + start, isDecoded: true)
  }
}

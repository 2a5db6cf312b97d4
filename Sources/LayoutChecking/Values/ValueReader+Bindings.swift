import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Values with expressions in them.
extension ValueReader {
  /// Reads a value that is no literal of its type: one with expressions in it, or one with `issue`.
  mutating func boundValue(
    of attribute: MarkupAttribute, _ row: RowID, _ issue: ValueIssue, _ value: DecodedValue,
    _ draft: inout Draft
  ) -> TypedValue? {
    guard value.bytes.contains(Bytes.openBrace), !draft.isBrokenMarkup(attribute.range) else {
      draft.report(
        issue, in: attribute, row, decoded: value,
        alsoOffering: braces(around: value, attribute, row, &draft))
      return nil
    }
    let spec = draft.tables.schema[row]
    guard var expected = ExpectedType(spec.type), isBindable(spec, draft) else {
      draft.report(.unbindable(spec.name.name, at: attribute.valueRange))
      return nil
    }
    if let name = PartialName(value.string, as: spec.type) {
      draft.report(name.finding(attribute, isWhole: isWhole(name, attribute, &draft)))
      return nil
    }
    expected.countsPoints = spec.countsPoints
    let scope = expressions.scope(
      of: draft.document.nodes.count - 1, attribute: attribute, in: draft)
    let text = ExpressionText(value, quote: attribute.quote)
    let form = draft.tables.values.forms[Int(row.rawValue)]
    var bound = BoundValueReader(text, in: scope, expected)
    var read = bound.read(spec.type, form)
    if !bound.reader.findings.isEmpty {
      // Only findings need the label, and few values have any.
      let owner = draft.document.nodes.last.map { draft.reader(of: spec, at: $0) } ?? ""
      expected.label = "'\(spec.name.name)' of \(owner) takes \(spec.type.expectation)"
      bound = BoundValueReader(text, in: scope, expected)
      read = bound.read(spec.type, form)
      if let fix = condition(for: bound.reader, value, draft) {
        bound.reader.findings[0].fixes = [fix]
      }
    }
    expressions.note(bound.reader, &draft)
    for issue in bound.issues { draft.report(issue, in: attribute, row, decoded: value) }
    guard let read, bound.issues.isEmpty, bound.reader.findings.allSatisfy({ !$0.isError })
    else { return nil }
    let first = Int32(draft.document.structure.expressions.count)
    draft.document.structure.expressions += bound.expressions
    if !bound.parts.isEmpty {
      let parts = keep(bound.parts, value, from: first, &draft)
      return draft.document.append(parts: parts)
    }
    if spec.name == .test, let value = bound.expressions.first?.literal,
      !bound.reader.saidConstant(in: attribute.valueRange)
    {
      draft.report(.constantTest(value == .bool(true), at: attribute.valueRange))
    }
    let moved = read.bindingsMoved(by: first)
    note(moved, attribute, &draft)
    return moved
  }

  /// Whether what stands in the braces of a name is a picture or a colour by itself.
  private mutating func isWhole(
    _ name: PartialName, _ attribute: MarkupAttribute, _ draft: inout Draft
  ) -> Bool {
    let scope = expressions.scope(
      of: draft.document.nodes.count - 1, attribute: attribute, in: draft)
    var reader = ExpressionReader(
      ExpressionText(name.rest, at: attribute.valueRange), in: scope)
    return reader.binding(0..<name.rest.utf8.count, as: ExpectedType([name.type])) != nil
      && reader.findings.isEmpty
  }

  /// Returns the repair of the first finding that shows the element only where its value is there.
  ///
  /// Nil but for a whole value that may be `nil`, of a type that has no other value to give.
  private func condition(
    for reader: ExpressionReader, _ value: DecodedValue, _ draft: borrowing Draft
  ) -> FixIt? {
    guard let finding = reader.findings.first, reader.findings.count == 1,
      finding.id == .unopenedOptional, finding.fixes.isEmpty,
      let element = draft.document.nodes.last,
      ElementSet.layoutElements.contains(element.kind), element.parent >= 0,
      Schema.shared.spec(for: draft.document.nodes[Int(element.parent)].kind).children == .any
    else { return nil }
    let text = reader.text
    var issue: ExpressionIssue?
    guard let inner = text.inner(of: text.trimmed(0..<value.bytes.count), &issue) else {
      return nil
    }
    let path = text.string(text.trimmed(inner))
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
      return nil
    }
    return .wrap(
      element.kind.name, draft.markup.nodes[Int(element.markup)],
      in: StartTag(
        name: ElementKind.if.name, attributes: [(AttributeName.test.name, "{\(path) != nil}")]),
      draft.markup)
  }

  /// Returns parts of a shadow or a gradient whose texts and expressions refer to the document's
  /// pools.
  private func keep(
    _ parts: [LookPart], _ value: DecodedValue, from first: Int32, _ draft: inout Draft
  ) -> [LookPart] {
    let start = UInt32(draft.document.decoded.count)
    draft.document.decoded += value.bytes
    return parts.map { part in
      if case .bound(let place) = part { return .bound(place + first) }
      return part.withText {
        TextReference(start: $0.start + start, end: $0.end + start, isDecoded: true)
      }
    }
  }

  /// Returns the repair for an expression without its braces, or none.
  private mutating func braces(
    around value: DecodedValue, _ attribute: MarkupAttribute, _ row: RowID, _ draft: inout Draft
  ) -> [FixIt] {
    let scope = expressions.scope(
      of: draft.document.nodes.count - 1, attribute: attribute, in: draft)
    let spec = draft.tables.schema[row]
    guard !scope.isEmpty, let expected = ExpectedType(spec.type), isBindable(spec, draft) else {
      return []
    }
    var reader = ExpressionReader(ExpressionText(value, quote: attribute.quote), in: scope)
    let all = reader.text.trimmed(0..<value.bytes.count)
    let isSound = reader.expression(all, as: expected) != nil && reader.findings.isEmpty
    // Its own mistakes have repairs of their own, which are offered once it is an expression.
    guard
      isSound && !reader.mentioned.isEmpty
        || !isSound && namesAValue(all, of: reader.text, in: scope)
    else { return [] }
    return [.braces(around: reader.text.string(all), at: value.source(of: all))]
  }

  /// Whether a text is more than a word, and begins with the name of a value.
  private func namesAValue(
    _ range: Range<Int>, of text: ExpressionText, in scope: ExpressionScope
  ) -> Bool {
    var start = range.lowerBound
    if start < range.upperBound, text.bytes[start] == UInt8(ascii: "!") { start += 1 }
    let end = Identifiers.end(text.bytes.span, from: start, to: range.upperBound)
    return end > start && (end < range.upperBound || start > range.lowerBound)
      && scope.entry(named: text.string(start..<end)) != nil
  }

  /// Reads a string with expressions in it.
  mutating func boundText(
    _ value: DecodedValue, _ attribute: MarkupAttribute, _ row: RowID, _ draft: inout Draft
  ) -> TypedValue? {
    let spec = draft.tables.schema[row]
    guard isBindable(spec, draft) else {
      draft.report(.unbindable(spec.name.name, at: attribute.valueRange))
      return nil
    }
    guard !draft.isBrokenMarkup(attribute.range) else { return nil }
    let scope = expressions.scope(
      of: draft.document.nodes.count - 1, attribute: attribute, in: draft)
    var reader = ExpressionReader(ExpressionText(value, quote: attribute.quote), in: scope)
    let text = reader.interpolation(as: spec.type == .text ? .text : .string)
    expressions.note(reader, &draft)
    return text.map { .bound(draft.keep($0)) }
  }

  /// Whether an attribute may contain expressions; attributes about the document's structure may
  /// not.
  func isBindable(_ spec: AttributeSpec, _ draft: borrowing Draft) -> Bool {
    guard spec.group == .own, !spec.changesWithStates, let kind = draft.document.nodes.last?.kind
    else { return true }
    return switch kind.role {
    case .layout, .loop: true
    case .branch: spec.name == .test
    case .slot, .component, .declared: false
    case .other: ElementSet.texts.contains(kind)
    }
  }
}

extension Diagnostic {
  fileprivate var isError: Bool { severity == .error }
}

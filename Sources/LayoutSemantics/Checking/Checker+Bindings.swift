import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Values with expressions in them.
extension Checker {
  /// What the names in the expressions of an attribute mean, or of the text of the element at
  /// `place` where there is no attribute.
  mutating func expressionScope(
    of place: Int, attribute: MarkupAttribute? = nil
  ) -> ExpressionScope {
    if let attribute, let style = draft.styles.style(holding: attribute) {
      return styleScopes.scope(of: style, in: draft.document)
    }
    return scope(of: place)
  }

  /// Takes over what was found out by reading expressions.
  mutating func note(_ reader: ExpressionReader) {
    for finding in reader.findings { draft.report(finding) }
    noteNames(in: reader)
  }

  /// Takes note of the parameters and constants that were named.
  mutating func noteNames(in reader: ExpressionReader) {
    guard !reader.mentioned.isEmpty else { return }
    let component = reader.scope.component
    guard component >= 0 else { return structure.mentioned.formUnion(reader.mentioned) }
    for name in reader.mentioned {
      if case .parameter(let index) = name {
        structure.mentionedParameters[component, default: []].insert(index)
      } else {
        structure.mentioned.insert(name)
      }
    }
  }

  /// Reads a value that is no literal of its type: one with expressions in it, or with `issue`.
  mutating func boundValue(
    of attribute: MarkupAttribute, _ row: RowID, _ issue: ValueIssue, _ value: DecodedValue
  ) -> TypedValue? {
    guard value.bytes.contains(Bytes.openBrace), !draft.isBrokenMarkup(attribute.range) else {
      report(
        issue, in: attribute, row, decoded: value,
        alsoOffering: braces(around: value, attribute, row))
      return nil
    }
    let spec = draft.tables.schema[row]
    let owner = draft.document.nodes.last.map { reader(of: spec, at: $0) } ?? ""
    let label = "'\(spec.name.name)' of \(owner) takes \(spec.type.expectation)"
    guard let expected = ExpectedType(spec.type, label: label), isBindable(spec) else {
      draft.report(.unbindable(spec.name.name, at: attribute.valueRange))
      return nil
    }
    let scope = expressionScope(of: draft.document.nodes.count - 1, attribute: attribute)
    var bound = BoundValueReader(ExpressionText(value, quote: attribute.quote), in: scope, expected)
    let read = bound.read(spec.type, draft.tables.values.forms[Int(row.rawValue)])
    note(bound.reader)
    for issue in bound.issues { report(issue, in: attribute, row, decoded: value) }
    guard let read, bound.issues.isEmpty, bound.reader.findings.allSatisfy({ !$0.isError })
    else { return nil }
    let first = Int32(draft.document.structure.expressions.count)
    draft.document.structure.expressions += bound.expressions
    if spec.name == .test, let value = bound.expressions.first?.literal,
      !bound.reader.saidConstant(in: attribute.valueRange)
    {
      draft.report(.constantTest(value == .bool(true), at: attribute.valueRange))
    }
    let moved = read.bindingsMoved(by: first)
    note(moved, attribute)
    return moved
  }

  /// The repair for an expression that stands without its braces.
  private mutating func braces(
    around value: DecodedValue, _ attribute: MarkupAttribute, _ row: RowID
  ) -> [FixIt] {
    let scope = expressionScope(of: draft.document.nodes.count - 1, attribute: attribute)
    let spec = draft.tables.schema[row]
    guard !scope.isEmpty, let expected = ExpectedType(spec.type), isBindable(spec) else {
      return []
    }
    var reader = ExpressionReader(ExpressionText(value, quote: attribute.quote), in: scope)
    let all = reader.text.trimmed(0..<value.bytes.count)
    guard reader.expression(all, as: expected) != nil, reader.findings.isEmpty,
      !reader.mentioned.isEmpty
    else { return [] }
    return [.braces(around: reader.text.string(all), at: value.source(of: all))]
  }

  /// Reads a string with values in it.
  mutating func boundText(
    _ value: DecodedValue, _ attribute: MarkupAttribute, _ row: RowID
  ) -> TypedValue? {
    let spec = draft.tables.schema[row]
    guard isBindable(spec) else {
      draft.report(.unbindable(spec.name.name, at: attribute.valueRange))
      return nil
    }
    guard !draft.isBrokenMarkup(attribute.range) else { return nil }
    let scope = expressionScope(of: draft.document.nodes.count - 1, attribute: attribute)
    var reader = ExpressionReader(ExpressionText(value, quote: attribute.quote), in: scope)
    let text = reader.interpolation()
    note(reader)
    return text.map { .bound(draft.keep($0)) }
  }

  /// What says something of the document rather than of its contents cannot depend on data.
  private func isBindable(_ spec: AttributeSpec) -> Bool {
    guard spec.group == .own, let kind = draft.document.nodes.last?.kind else { return true }
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

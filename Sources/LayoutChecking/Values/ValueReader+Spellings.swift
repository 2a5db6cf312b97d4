import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Values in the spelling of earlier systems or of MKLayoutLibrary's dialect.
extension ValueReader {
  /// Returns the meaning of an old word for a choice and reports the word; nil for other words.
  mutating func legacyValue(
    _ issue: ValueIssue, _ attribute: MarkupAttribute, _ row: RowID, _ draft: inout Draft
  ) -> TypedValue? {
    guard issue.kind == .unknownWord else { return nil }
    let value = draft.markup.value(of: attribute)
    let part = min(issue.start, value.bytes.count)..<min(issue.end, value.bytes.count)
    let range = value.source(of: part)
    let word = String(decoding: value.bytes[part], as: UTF8.self)
    let spec = draft.tables.schema[row]
    guard
      let legacy = LegacySpellings.values.first(where: {
        $0.word == word && $0.attribute == spec.name && $0.readers == spec.readers
      }), let value = draft.tables.choice(legacy.value, of: row)
    else { return nil }
    draft.report(.legacyValue(word, at: range, of: spec.name.name, as: legacy.value))
    return value
  }

  /// Returns the dialect's meaning of a value that is invalid in layoutc, and reports the value.
  mutating func dialectMeaning(of attribute: MarkupAttribute, _ row: RowID, _ draft: inout Draft)
    -> DialectMeaning
  {
    // Without a name of the dialect in the document, an expression cannot be of it.
    if dialect == nil, !attribute.needsDecoding, attribute.valueStart < attribute.valueEnd,
      draft.markup.bytes[Int(attribute.valueStart)] == Bytes.openBrace
    {
      return .other
    }
    let spec = draft.tables.schema[row]
    let source = draft.markup.value(of: attribute)
    let place = dialect?.place(of: attribute)
    let name = place.flatMap { dialect?.attributes[$0] }
    let knowsWords =
      name != nil || draft.document.isInLinearFamily(Int32(draft.document.nodes.count) - 1)
    guard
      let meaning = MKLayoutDialect.meaning(
        of: source.string, for: spec, underName: name != nil, row: name.map { Int($0.row) },
        knowsWords: knowsWords)
    else { return .other }
    switch meaning {
    case .absence:
      draft.report(.dialectAbsence(attribute, spec.name.name, draft.markup))
      return .meant(nil)
    case .unreadable:
      let whole = ValueIssue(.notANumber, 0, source.bytes.count)
      draft.report(whole, in: attribute, row, decoded: source)
      return .meant(nil)
    case .value(let ours):
      var issue: ValueIssue?
      // No word of the dialect stands for a text, so the value refers to no bytes.
      let value = ValueParser.parse(
        Array(ours.utf8).span, as: draft.tables.values.forms[Int(row.rawValue)],
        draft.tables.values.words.span, &issue)
      guard let value else {
        guard let issue else { return .other }
        let whole = ValueIssue(issue.kind, 0, source.bytes.count)
        draft.report(whole, in: attribute, row, decoded: source)
        return .meant(nil)
      }
      if let place {
        dialect?.attributes[place].value = ours
      } else {
        draft.report(.dialectValue(attribute, as: ours, draft.markup))
      }
      return .meant(value)
    }
  }
}

/// The result of reading a value that may be of the dialect.
enum DialectMeaning {
  /// A value of the dialect, which was reported; nil if it has no meaning.
  case meant(TypedValue?)
  /// A value that is not of the dialect.
  case other
}

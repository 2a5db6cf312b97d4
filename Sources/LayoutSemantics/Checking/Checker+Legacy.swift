import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Spellings of earlier systems, read as ours.
extension Checker {
  /// The old spelling that an element's name is, or nil for almost all.
  func legacyElement(_ node: MarkupNode) -> LegacySpellings.Element? {
    guard Int(node.name.rawValue) >= draft.tables.schema.names.count else { return nil }
    let word = draft.markup.names.name(of: node.name)
    return LegacySpellings.elements.first { $0.word == word }
  }

  /// Says what the old name says by itself, unless the element says otherwise.
  mutating func spell(_ legacy: LegacySpellings.Element, at place: Int, _ node: MarkupNode) {
    let isWritten = node.attributeIndices.contains {
      draft.tables.schema.attribute(named: draft.markup.attributes[$0].name.rawValue)
        == legacy.attribute
    }
    draft.report(
      .legacyElement(
        legacy.word, node, as: legacy.kind.name,
        with: isWritten ? nil : "\(legacy.attribute.name)=\"\(legacy.value)\"", draft.markup))
    guard draft.document.value(legacy.attribute, of: place) == nil,
      let row = draft.tables.schema.ownRow(legacy.attribute, of: legacy.kind),
      let value = choice(legacy.value, of: row)
    else { return }
    draft.document.attributes.append(
      TypedAttribute(name: legacy.attribute, row: row, markup: -1, value: value))
    draft.document.nodes[place].attributeCount += 1
    draft.document.nodes[place].written.insert(legacy.attribute)
  }

  /// What an old word for a choice means, after saying so; nil for words that are none.
  mutating func legacyValue(
    _ issue: ValueIssue, _ attribute: MarkupAttribute, _ row: RowID
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
      }), let value = choice(legacy.value, of: row)
    else { return nil }
    draft.report(.legacyValue(word, at: range, of: spec.name.name, as: legacy.value))
    return value
  }

  private func choice(_ word: String, of row: RowID) -> TypedValue? {
    guard case .choice(let words) = draft.tables.schema[row].type,
      let place = words.firstIndex(of: word)
    else { return nil }
    return .choice(UInt8(place))
  }
}

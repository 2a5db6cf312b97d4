import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// The XML of MKLayoutLibrary, which an importer has given our names.
extension Checker {
  /// Gives the markup our names where it has words of the dialect.
  mutating func importDialect() {
    guard DialectImporter.isNeeded(for: draft.markup) else { return }
    let structure = draft.document.structure
    let elements = structure.elements + structure.imports.flatMap(\.signature.elements)
    var importer = DialectImporter(
      draft.markup, own: Set(ownNames), placements: Set(elements.flatMap(\.placements).map(\.name)))
    let (ours, reading) = importer.read()
    draft.markup = ours
    dialect = reading
    // A root of the dialect has nothing around it.
    if draft.markup.root >= 0, reading.elements.first?.node == draft.markup.root {
      draft.wrapRoot()
    }
  }

  /// Says what was read of the dialect, now that it is known what of that has a meaning.
  mutating func reportDialect() {
    guard let dialect else { return }
    for finding in dialect.findings where draft.typedElement(of: finding.node) != nil {
      draft.report(finding.finding)
    }
    var properties: [Int32: [DialectReading.Attribute]] = [:]
    for attribute in dialect.attributes {
      guard let place = draft.typedElement(of: attribute.node) else { continue }
      guard attribute.isItems else {
        properties[attribute.node, default: []].append(attribute)
        continue
      }
      // What has no value has a finding.
      let isRead = draft.document.nodes[Int(place)].attributeIndices.contains {
        draft.document.attributes[$0].markup == attribute.index
      }
      guard isRead else { continue }
      draft.report(
        .dialectAttribute(
          draft.markup.attributes[Int(attribute.index)], as: attribute.name.name,
          value: attribute.value, draft.markup))
    }
    for element in dialect.elements where draft.typedElement(of: element.node) != nil {
      draft.report(
        .dialectElement(element, properties: properties[element.node] ?? [], draft.markup))
    }
  }

  /// Whether an unknown name may be the class of an author's view, in a document of the dialect.
  func isDialectView(_ word: String, _ node: MarkupNode, in parent: Int32) -> Bool {
    guard let first = dialect?.elements.first else { return false }
    return draft.markup.nodes[Int(first.node)].start < node.start
      && word.first?.isUppercase == true && isInLinearFamily(parent)
  }

  private func isInLinearFamily(_ element: Int32) -> Bool {
    var element = element
    while element >= 0 {
      if ElementSet.linearFamily.contains(draft.document.nodes[Int(element)].kind) { return true }
      element = draft.document.nodes[Int(element)].parent
    }
    return false
  }

  /// What a value that is none of ours is in the dialect, after saying so.
  mutating func dialectMeaning(of attribute: MarkupAttribute, _ row: RowID) -> DialectMeaning {
    let spec = draft.tables.schema[row]
    let source = draft.markup.value(of: attribute)
    let place = dialect?.place(of: attribute)
    let name = place.flatMap { dialect?.attributes[$0] }
    let knowsWords = name != nil || isInLinearFamily(Int32(draft.document.nodes.count) - 1)
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
      report(whole, in: attribute, row, decoded: source)
      return .meant(nil)
    case .value(let ours):
      var issue: ValueIssue?
      // No word of the dialect stands for a text, so that the value refers to no bytes.
      let value = ValueParser.parse(
        Array(ours.utf8).span, as: draft.tables.values.forms[Int(row.rawValue)],
        draft.tables.values.words.span, &issue)
      guard let value else {
        guard let issue else { return .other }
        let whole = ValueIssue(issue.kind, 0, source.bytes.count)
        report(whole, in: attribute, row, decoded: source)
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

/// What became of a value that may be of the dialect.
enum DialectMeaning {
  /// Its meaning was reported; nil where that is no value.
  case meant(TypedValue?)
  /// It is not of the dialect.
  case other
}

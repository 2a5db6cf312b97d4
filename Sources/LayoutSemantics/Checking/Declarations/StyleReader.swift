import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// Reads styles as they are declared: what their attributes mean is known only where they are used.
struct StyleReader {
  private let claims: NameClaims

  init(_ claims: NameClaims) {
    self.claims = claims
  }

  /// What a style declares, or nil where it has no name that it could be used by.
  func declaration(of node: MarkupNode, _ draft: inout Draft) -> StyleDeclaration? {
    let declared = name(of: node, &draft)
    var attributes: [StyleDeclaration.Attribute] = []
    for index in node.attributeIndices
    where Styleable.isGiven(draft.markup.attributes[index], in: draft) {
      let attribute = draft.markup.attributes[index]
      let word = draft.markup.names.name(of: attribute.name)
      guard Styleable.includes(word, in: draft.document.structure) else {
        reportNotStyleable(word, attribute, of: node, &draft)
        continue
      }
      attributes.append(
        StyleDeclaration.Attribute(
          word, draft.markup.value(of: attribute).string, attribute.nameRange,
          attribute.valueRange))
    }
    return declared.map { StyleDeclaration($0.name, attributes, at: $0.range) }
  }

  private func name(
    of node: MarkupNode, _ draft: inout Draft
  ) -> (name: String, range: SourceRange)? {
    guard let attribute = draft.markup.attribute(.name, of: node) else {
      if !node.flags.contains(.incomplete) {
        draft.report(
          .missingAttribute(.name, of: .style, at: node, draft.tables.schema, draft.markup))
      }
      return nil
    }
    let text = DeclaredText(of: attribute, in: draft.markup)
    guard text.words.count == 1 else {
      draft.report(.notAStyleName(text.string, at: attribute.valueRange))
      return nil
    }
    return claims.declaredName(of: node, in: draft)
  }

  private func reportNotStyleable(
    _ word: String, _ attribute: MarkupAttribute, of style: MarkupNode, _ draft: inout Draft
  ) {
    guard !draft.isFull, !draft.isBrokenMarkup(attribute.nameRange),
      !attribute.flags.contains(.namespaced)
    else { return }
    // It may be of an element in a file that could not be imported.
    if draft.names.hasBrokenImport, AttributeName(named: word) == nil { return }
    let legal = AttributeName.allCases.filter { Styleable.names.contains($0) }.map(\.name)
    let taken = style.attributeIndices.map {
      draft.markup.names.name(of: draft.markup.attributes[$0].name)
    }
    draft.report(
      .unknownAttribute(
        word, attribute, of: .style, legal: legal.filter { !taken.contains($0) }, draft.markup))
  }
}

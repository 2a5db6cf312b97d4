import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Styles as they are declared: what their attributes mean is known only where they are used.
extension Checker {
  /// Reads a style of the document.
  mutating func readStyle(_ index: Int32, _ node: MarkupNode) {
    let declared = styleName(of: node)
    var attributes: [StyleDeclaration.Attribute] = []
    for index in node.attributeIndices
    where Styleable.isGiven(draft.markup.attributes[index], in: draft) {
      let attribute = draft.markup.attributes[index]
      let word = draft.markup.names.name(of: attribute.name)
      guard Styleable.includes(word, in: draft.document.structure) else {
        reportNotStyleable(word, attribute, of: node)
        continue
      }
      attributes.append(
        StyleDeclaration.Attribute(
          word, draft.markup.value(of: attribute).string, attribute.nameRange, attribute.valueRange)
      )
    }
    guard let (name, range) = declared else { return }
    let place = Int32(declarations.styles.count)
    declarations.styles.append(StyleDeclaration(name, attributes, at: range))
    declarations.styleMarkup.append(index)
    declarations.styleNames[name] = DeclarationReference(index: place)
  }

  private mutating func styleName(of node: MarkupNode) -> (name: String, range: SourceRange)? {
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
    return declaredName(of: node)
  }

  private mutating func reportNotStyleable(
    _ word: String, _ attribute: MarkupAttribute, of style: MarkupNode
  ) {
    guard !draft.isFull, !draft.isBrokenMarkup(attribute.nameRange),
      !attribute.flags.contains(.namespaced)
    else { return }
    // A file that could not be imported may declare who reads it.
    if declarations.hasBrokenImport, AttributeName(named: word) == nil { return }
    let legal = AttributeName.allCases.filter { Styleable.names.contains($0) }.map(\.name)
    let taken = style.attributeIndices.map {
      draft.markup.names.name(of: draft.markup.attributes[$0].name)
    }
    draft.report(
      .unknownAttribute(
        word, attribute, of: .style, legal: legal.filter { !taken.contains($0) },
        taken: Set(taken), draft.markup))
  }
}

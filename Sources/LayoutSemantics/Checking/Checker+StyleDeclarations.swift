import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Styles as they are declared: what their attributes mean is known only where they are used.
extension Checker {
  /// Reads a style of the document.
  mutating func readStyle(_ index: Int32, _ node: MarkupNode) {
    let declared = styleName(of: node)
    var attributes: [StyleDeclaration.Attribute] = []
    for index in node.attributeIndices where isGiven(markup.attributes[index]) {
      let attribute = markup.attributes[index]
      let word = markup.names.name(of: attribute.name)
      guard isStyleable(word) else {
        reportNotStyleable(word, attribute, of: node)
        continue
      }
      attributes.append(
        StyleDeclaration.Attribute(
          word, markup.value(of: attribute).string, attribute.nameRange, attribute.valueRange))
    }
    guard let (name, range) = declared else { return }
    let place = Int32(declarations.styles.count)
    declarations.styles.append(StyleDeclaration(name, attributes, at: range))
    declarations.styleMarkup.append(index)
    declarations.styleNames[name] = DeclarationReference(index: place)
  }

  /// The places in the markup of what a style says.
  func styleAttributes(of node: MarkupNode) -> [Int] {
    node.attributeIndices.filter { index in
      let attribute = markup.attributes[index]
      return isGiven(attribute) && isStyleable(markup.names.name(of: attribute.name))
    }
  }

  /// Whether an attribute of a style has a value that is meant for those who use the style.
  private func isGiven(_ attribute: MarkupAttribute) -> Bool {
    attribute.isSound && attribute.quote != 0
      && tables.schema.attribute(named: attribute.name.rawValue) != .name
  }

  private mutating func styleName(of node: MarkupNode) -> (name: String, range: SourceRange)? {
    guard let attribute = markup.attribute(.name, of: node) else {
      if !node.flags.contains(.incomplete) {
        report(.missingAttribute(.name, of: .style, at: node, tables.schema, markup))
      }
      return nil
    }
    let text = DeclaredText(of: attribute, in: markup)
    guard text.words.count == 1 else {
      report(.notAStyleName(text.string, at: attribute.valueRange))
      return nil
    }
    return declaredName(of: node)
  }

  /// Whether anything that a style can be given to reads an attribute of that name.
  private func isStyleable(_ word: String) -> Bool {
    guard let name = AttributeName(named: word),
      Self.styleable.contains(name)
    else { return declaredMembers.contains(word) }
    return true
  }

  private static let styleable: AttributeMask = {
    var names = AttributeMask()
    for row in Schema.shared.attributes.dropFirst()
    where row.name != .id && row.name != .style && row.name != .slot {
      if row.group != .own || row.readers.subtracting(.styled) != row.readers {
        names.insert(row.name)
      }
    }
    return names
  }()

  /// The attributes, placements and parameters of what authors declare.
  private var declaredMembers: Set<String> {
    var names: Set<String> = []
    let structure = document.structure
    let elements = structure.elements + structure.imports.flatMap(\.signature.elements)
    for element in elements {
      names.formUnion((element.attributes + element.placements).map(\.name))
    }
    let components =
      structure.components.map(\.signature) + structure.imports.flatMap(\.signature.components)
    for component in components { names.formUnion(component.parameters.map(\.name)) }
    return names
  }

  private mutating func reportNotStyleable(
    _ word: String, _ attribute: MarkupAttribute, of style: MarkupNode
  ) {
    guard !isFull, !isBrokenMarkup(attribute.nameRange), !attribute.flags.contains(.namespaced)
    else { return }
    // A file that could not be imported may declare who reads it.
    if declarations.hasBrokenImport, AttributeName(named: word) == nil { return }
    let legal = AttributeName.allCases.filter { Self.styleable.contains($0) }.map(\.name)
    let taken = style.attributeIndices.map {
      markup.names.name(of: markup.attributes[$0].name)
    }
    report(
      .unknownAttribute(
        word, attribute, of: .style, legal: legal.filter { !taken.contains($0) },
        markup))
  }
}

import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Styles where they are used: their attributes are read where they stand, as if that were on the
// element.
extension Checker {
  /// Finds the styles that are used, and reports those that are not declared.
  mutating func prepareStyles() {
    let styleName = tables.styleName.rawValue
    for index in markup.attributes.indices
    where markup.attributes[index].name.rawValue == styleName {
      let attribute = markup.attributes[index]
      guard attribute.isSound else { continue }
      var words: [StyledAttributes.Use] = []
      let text = DeclaredText(of: attribute, in: markup)
      var position = 0
      while let (word, range) = text.nextWord(from: &position) {
        guard let reference = style(named: word, at: range),
          let style = place(of: reference, named: word)
        else { continue }
        guard declarations.styled?.hasRoom(for: style) == true else {
          return report(.tooMuchStyle(word, at: range))
        }
        words.append(StyledAttributes.Use(range: range, style: style))
      }
      declarations.styled?.add(words, at: index)
    }
  }

  private mutating func style(named word: String, at range: SourceRange) -> DeclarationReference? {
    if let reference = declarations.styleNames[word] {
      if reference.module < 0 {
        declarations.usedStyles.insert(reference.index)
      } else {
        declarations.usedModules.insert(reference.module)
      }
      return reference
    }
    let nearest = NearestName.find(word, among: declarations.styleNames.keys.sorted())
    if !declarations.hasBrokenImport || !nearest.isEmpty {
      report(.unknownStyle(word, at: range, nearest))
    }
    return nil
  }

  /// The place of a style among those that are used.
  private mutating func place(of reference: DeclarationReference, named name: String) -> Int? {
    if let known = declarations.styled?.place(of: reference) { return known }
    if declarations.styled == nil { declarations.styled = StyledAttributes() }
    let style =
      reference.module < 0
      ? ownStyle(Int(reference.index), named: name) : importedStyle(reference, named: name)
    return style.flatMap { declarations.styled?.add($0, reference) }
  }

  private mutating func ownStyle(_ index: Int, named name: String) -> StyledAttributes.Style? {
    guard declarations.styleMarkup.indices.contains(index) else { return nil }
    let node = markup.nodes[Int(declarations.styleMarkup[index])]
    let attributes = styleAttributes(of: node)
    let style = StyledAttributes.Style(
      name: name, module: -1, attributes: attributes, range: range(of: attributes), start: 0)
    noteText(of: style)
    return style
  }

  /// A style of another file, whose text the markup borrows.
  private mutating func importedStyle(
    _ reference: DeclarationReference, named name: String
  ) -> StyledAttributes.Style? {
    let imports = document.structure.imports
    guard imports.indices.contains(Int(reference.module)) else { return nil }
    let module = imports[Int(reference.module)]
    guard module.signature.styles.indices.contains(Int(reference.index)),
      let text = module.source.bytes
    else { return nil }
    let declared = module.signature.styles[Int(reference.index)]
    bringInConstants(of: declared, from: module)
    let start = declarations.styled?.start(of: reference.module) ?? markup.borrow(text)
    declarations.styled?.keep(start: start, of: reference.module)
    var attributes: [Int] = []
    for attribute in declared.attributes {
      let place = markup.append(
        attribute.name, attribute.nameRange, value: attribute.valueRange, in: start)
      attributes.append(place)
    }
    let style = StyledAttributes.Style(
      name: name, module: reference.module, attributes: attributes, range: range(of: attributes),
      source: module.source, start: start)
    noteText(of: style)
    return style
  }

  /// All that some attributes of one element take up.
  private func range(of attributes: [Int]) -> SourceRange {
    guard let first = attributes.first, let last = attributes.last else { return .at(0) }
    return SourceRange(
      start: markup.attributes[first].nameStart, end: markup.attributes[last].range.end)
  }

  /// Takes note of where a style stands, for those who want to know where its expressions do.
  private mutating func noteText(of style: StyledAttributes.Style) {
    guard !style.range.isEmpty else { return }
    let text = StyledText(range: style.range, module: style.module, start: style.start)
    update { $0.structure.styledTexts.append(text) }
  }

  /// Begins to read the attributes of an element's styles, the last one first.
  mutating func beginStyles(of node: MarkupNode) {
    declarations.stylesAtHand = declarations.styled?.uses(of: node) ?? 0..<0
  }

  mutating func endStyles() { declarations.stylesAtHand = 0..<0 }

  /// The places in the markup of what a use brings.
  func attributes(of use: Int) -> [Int] {
    declarations.styled?.style(of: use).attributes ?? []
  }

  /// Whether an attribute of a style gives way to what the element or a later style says.
  func isOverruled(
    _ attribute: MarkupAttribute, _ taken: AttributeMask, _ ruledOut: AttributeMask
  ) -> Bool {
    guard let name = tables.schema.attribute(named: attribute.name.rawValue) else { return false }
    if taken.contains(name) || ruledOut.contains(name) { return true }
    return tables.exclusionsByName[Int(name.rawValue)].intersects(taken)
  }

  /// The style whose attribute is read for the element at hand, or nil for an attribute that stands
  /// on an element.
  func style(holding attribute: MarkupAttribute) -> StyledAttributes.Style? {
    guard declarations.isReadingStyles,
      let use = declarations.styled?.use(
        at: attribute.nameStart, among: declarations.stylesAtHand)
    else { return nil }
    return declarations.styled?.styles[use.style]
  }
}

// MARK: What they say

extension Checker {
  /// The value of a style's attribute by a row: the same for all who read it so.
  mutating func styledValue(_ attribute: MarkupAttribute, _ row: RowID) -> TypedValue? {
    if let known = declarations.styled?.value(of: attribute, row) { return known }
    declarations.isReadingStyleValue = true
    let value = value(of: attribute, row)
    declarations.isReadingStyleValue = false
    // Under an element that means nothing, not all that is wrong is said.
    if value != nil || !isUnderUnknown() {
      declarations.styled?.keep(value, of: attribute, row)
    }
    return value
  }

  /// What a style's attribute gives a parameter: the same for all parameters of a type.
  mutating func styledArgument(
    _ attribute: MarkupAttribute, as type: ExpressionType, _ read: (inout Checker) -> Int32
  ) -> Int32 {
    if let known = declarations.styled?.argument(attribute, as: type) { return known }
    declarations.isReadingStyleValue = true
    let value = read(&self)
    declarations.isReadingStyleValue = false
    declarations.styled?.keep(argument: value, attribute, as: type)
    return value
  }

  /// A finding as people are to see it while the attributes of styles are read; nil for what was said
  /// before.
  mutating func said(_ finding: Diagnostic) -> Diagnostic? {
    let uses = declarations.stylesAtHand
    if declarations.isReadingStyleValue {
      return declarations.styled?.said(ofValue: finding, among: uses)
    }
    return declarations.styled?.placed(finding, among: uses)
  }

  /// Reports a finding on an element whose attributes were read long ago.
  mutating func report(_ diagnostic: Diagnostic, on place: Int) {
    beginStyles(of: source(of: place))
    report(diagnostic)
    endStyles()
  }
}

import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Finds the styles that a document uses, and reports the use of undeclared styles.
///
/// The attributes of a style are read in its declaration, as if they stood on the element.
struct StylePass: ~Copyable {
  private var draft: Draft
  private var styled = StyledAttributes()
  /// The ranges of undeclared style names.
  private var unknown: Set<SourceRange> = []

  init(_ draft: consuming Draft) {
    self.draft = draft
  }

  mutating func run() {
    let styleName = draft.tables.styleName.rawValue
    for index in draft.markup.attributes.indices
    where draft.markup.attributes[index].name.rawValue == styleName {
      let attribute = draft.markup.attributes[index]
      guard attribute.isSound else { continue }
      guard let ways = ways(of: attribute) else { continue }
      var uses: [[StyledAttributes.Use]] = []
      for way in ways {
        guard let words = self.uses(of: way) else { return }
        uses.append(words)
      }
      styled.add(uses, at: index)
    }
  }

  /// Returns the names of styles in each way that a `style` can come out; nil after a mistake.
  private mutating func ways(of attribute: MarkupAttribute) -> [[StyleWays.Word]]? {
    guard StyleWays.areIn(attribute, draft.markup) else {
      let text = DeclaredText(of: attribute, in: draft.markup)
      return [text.words.map { StyleWays.Word(name: $0.word, range: $0.range) }]
    }
    guard !draft.isBrokenMarkup(attribute.range) else { return nil }
    let ways = StyleWays(attribute, in: draft.markup)
    for finding in ways.findings { draft.report(finding) }
    return ways.findings.isEmpty ? ways.ways : nil
  }

  /// Returns the styles that some words name, and their bases; nil if they have too many
  /// attributes.
  private mutating func uses(of words: [StyleWays.Word]) -> [StyledAttributes.Use]? {
    var uses: [StyledAttributes.Use] = []
    for word in words {
      guard let reference = style(named: word.name, at: word.range) else { continue }
      for (reference, name) in bases(of: reference, named: word.name) {
        guard let style = place(of: reference, named: name) else { continue }
        guard styled.hasRoom(for: style) else {
          draft.report(.tooMuchStyle(word.name, at: word.range))
          return nil
        }
        uses.append(StyledAttributes.Use(range: word.range, style: style))
      }
    }
    return uses
  }

  /// Returns the draft with its styles.
  consuming func finish() -> Draft {
    draft.styles = StylesAtHand(styled.styles.isEmpty ? nil : styled)
    return draft
  }

  private mutating func style(named word: String, at range: SourceRange) -> DeclarationReference? {
    if let reference = draft.names.styles[word] {
      if reference.module < 0 {
        draft.uses.styles.insert(reference.index)
      } else {
        draft.uses.modules.insert(reference.module)
        draft.uses.importedStyles.insert(reference)
      }
      return reference
    }
    let nearest = NearestName.find(word, amongKeysOf: draft.names.styles)
    // A word before a choice occurs in each way of the choice.
    if !draft.names.hasBrokenImport || !nearest.isEmpty, unknown.insert(range).inserted {
      draft.report(.unknownStyle(word, at: range, nearest))
    }
    return nil
  }

  /// Returns a style after the styles that it is based on, which it overrides.
  private mutating func bases(
    of style: DeclarationReference, named name: String
  ) -> [(DeclarationReference, String)] {
    // A style of another file has the name that it has there.
    let declared =
      style.module < 0
      ? name
      : draft.document.structure.imports[Int(style.module)].signature.styles[Int(style.index)].name
    var found = [(style, declared)]
    var seen: Set<DeclarationReference> = [style]
    while let (last, _) = found.last, let base = base(of: last),
      seen.insert(base.reference).inserted
    {
      found.append((base.reference, base.name))
    }
    return found.reversed()
  }

  private mutating func base(
    of style: DeclarationReference
  ) -> (reference: DeclarationReference, name: String)? {
    let index = Int(style.index)
    guard style.module < 0 else {
      let styles = draft.document.structure.imports[Int(style.module)].signature.styles
      guard styles.indices.contains(index), let name = styles[index].basedOn?.name,
        let place = styles.firstIndex(where: { $0.name == name })
      else { return nil }
      return (DeclarationReference(module: style.module, index: Int32(place)), name)
    }
    guard draft.names.ownStyles.indices.contains(index),
      let base = draft.names.ownStyles[index].basedOn, draft.names.styles[base.name] != nil
    else { return nil }
    return self.style(named: base.name, at: base.range).map { ($0, base.name) }
  }

  /// Returns the index of a style among the used styles, or nil if it cannot be read.
  private mutating func place(of reference: DeclarationReference, named name: String) -> Int? {
    if let known = styled.place(of: reference) { return known }
    let style =
      reference.module < 0
      ? ownStyle(Int(reference.index), named: name) : importedStyle(reference, named: name)
    guard let style else { return nil }
    noteText(of: style)
    return styled.add(style, reference)
  }

  private func ownStyle(_ index: Int, named name: String) -> StyledAttributes.Style? {
    guard draft.names.styleMarkup.indices.contains(index) else { return nil }
    let node = draft.markup.nodes[Int(draft.names.styleMarkup[index])]
    let attributes = Styleable.attributes(of: node, in: draft)
    let looks = StyleLooks.looks(in: node, draft)
    return StyledAttributes.Style(
      name: name, module: -1, attributes: attributes, looks: looks,
      range: range(of: attributes + looks.flatMap(\.attributes)), start: 0)
  }

  /// Returns a style of another file, whose text the markup borrows.
  private mutating func importedStyle(
    _ reference: DeclarationReference, named name: String
  ) -> StyledAttributes.Style? {
    let imports = draft.document.structure.imports
    guard imports.indices.contains(Int(reference.module)) else { return nil }
    let module = imports[Int(reference.module)]
    guard module.signature.styles.indices.contains(Int(reference.index)),
      let text = module.source.bytes
    else { return nil }
    let declared = module.signature.styles[Int(reference.index)]
    StyleScopes.bringInConstants(of: declared, from: module, to: &draft)
    let start = styled.start(of: reference.module) ?? draft.markup.borrow(text)
    styled.keep(start: start, of: reference.module)
    let attributes = borrow(declared.attributes, at: start)
    let looks = declared.looks.map {
      StyleLooks.Look(state: $0.state, attributes: borrow($0.attributes, at: start))
    }
    return StyledAttributes.Style(
      name: name, module: reference.module, attributes: attributes, looks: looks,
      range: range(of: attributes + looks.flatMap(\.attributes)),
      source: module.source, start: start)
  }

  /// Returns the places in the markup of attributes of another file, whose text starts at `start`.
  private mutating func borrow(
    _ attributes: [StyleDeclaration.Attribute], at start: UInt32
  ) -> [Int] {
    var places: [Int] = []
    for attribute in attributes {
      places.append(
        draft.markup.append(
          attribute.name, attribute.nameRange, value: attribute.valueRange, in: start))
    }
    return places
  }

  /// Returns the range that covers some attributes of a style.
  private func range(of attributes: [Int]) -> SourceRange {
    guard let first = attributes.first, let last = attributes.last else { return .at(0) }
    return SourceRange(
      start: draft.markup.attributes[first].nameStart, end: draft.markup.attributes[last].range.end)
  }

  /// Notes the range of a style, so that expressions in it can be located.
  private mutating func noteText(of style: StyledAttributes.Style) {
    guard !style.range.isEmpty else { return }
    let text = StyledText(range: style.range, module: style.module, start: style.start)
    draft.document.structure.styledTexts.append(text)
  }
}

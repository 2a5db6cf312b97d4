import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Styles where they are used: their attributes are read as if they stood on the element.
extension Checker {
  /// Writes the attributes of every style that is used behind the text, once for each use, and
  /// reports the styles that are not declared.
  mutating func prepareStyles() {
    var written = markup
    declarations.styled.start = UInt32(truncatingIfNeeded: markup.bytes.count)
    declarations.styled.firstAttribute = markup.attributes.count
    let styleName = tables.styleName.rawValue
    for index in markup.attributes.indices
    where markup.attributes[index].name.rawValue == styleName {
      let attribute = markup.attributes[index]
      guard attribute.isSound else { continue }
      var uses: [StyledAttributes.Use] = []
      uses.reserveCapacity(4)
      let text = DeclaredText(of: attribute, in: markup)
      var position = 0
      while let (word, range) = text.nextWord(from: &position) {
        guard let reference = style(named: word, at: range) else { continue }
        bringInConstants(of: reference)
        uses.append(write(reference, usedAt: range, to: &written))
      }
      guard !uses.isEmpty else { continue }
      // The last one wins, so it is asked first.
      uses.reverse()
      declarations.styled.uses[Int32(index)] = uses
    }
    if !declarations.styled.entries.isEmpty { markup = written }
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

  private mutating func write(
    _ reference: DeclarationReference, usedAt range: SourceRange, to markup: inout MarkupDocument
  ) -> StyledAttributes.Use {
    let first = markup.attributes.count
    guard let attributes = writtenAttributes(of: reference) else {
      return StyledAttributes.Use(style: reference, attributes: first..<first)
    }
    guard markup.bytes.count - Int(declarations.styled.start) < StyledAttributes.limit else {
      if !declarations.styled.isFull {
        report(.tooMuchStyle(style(reference)?.name ?? "", at: range))
      }
      declarations.styled.isFull = true
      return StyledAttributes.Use(style: reference, attributes: first..<first)
    }
    let indices = markup.append(attributes)
    for index in indices {
      declarations.styled.entries.append(
        StyledAttributes.Entry(
          use: range, name: markup.attributes[index].nameRange,
          value: markup.attributes[index].valueRange, style: reference,
          attribute: Int32(index - first)))
      if attributes.hasBraces { noteText(of: reference, index - first, markup.attributes[index]) }
    }
    return StyledAttributes.Use(style: reference, attributes: indices)
  }

  /// Takes note of where in its own file a text of a style stands that may hold expressions.
  private mutating func noteText(
    of reference: DeclarationReference, _ place: Int, _ written: MarkupAttribute
  ) {
    guard let attributes = style(reference)?.attributes, attributes.indices.contains(place),
      attributes[place].value.utf8.contains(UInt8(ascii: "{"))
    else { return }
    let text = StyledText(
      start: written.valueRange.start, module: reference.module,
      original: attributes[place].valueRange.start)
    update { $0.structure.styledTexts.append(text) }
  }

  /// The attributes of a style as they go behind the text: those of imported ones are at hand.
  func writtenAttributes(of reference: DeclarationReference) -> WrittenAttributes? {
    guard reference.module >= 0 else { return style(reference).map { WrittenAttributes($0) } }
    guard document.structure.imports.indices.contains(Int(reference.module)) else { return nil }
    let styles = document.structure.imports[Int(reference.module)].writtenStyles
    return styles.indices.contains(Int(reference.index)) ? styles[Int(reference.index)] : nil
  }

  func style(_ reference: DeclarationReference) -> StyleDeclaration? {
    let index = Int(reference.index)
    guard reference.module >= 0 else {
      return declarations.styles.indices.contains(index) ? declarations.styles[index] : nil
    }
    guard document.structure.imports.indices.contains(Int(reference.module)) else { return nil }
    let styles = document.structure.imports[Int(reference.module)].signature.styles
    return styles.indices.contains(index) ? styles[index] : nil
  }

  /// The styles of an element, the last one first; their attributes are those of the markup with
  /// the given indices.
  func styles(of node: MarkupNode) -> [StyledAttributes.Use] {
    guard declarations.isActive, !declarations.styled.uses.isEmpty else { return [] }
    for index in node.attributeIndices {
      if let uses = declarations.styled.uses[Int32(index)] { return uses }
    }
    return []
  }

  /// Whether an attribute of a style gives way to what the element or a later style says.
  func isOverruled(
    _ attribute: MarkupAttribute, _ taken: AttributeMask, _ ruledOut: AttributeMask
  ) -> Bool {
    guard let name = tables.schema.attribute(named: attribute.name.rawValue) else { return false }
    if taken.contains(name) || ruledOut.contains(name) { return true }
    return tables.exclusionsByName[Int(name.rawValue)].intersects(taken)
  }

  /// The finding as people are to see it: what it says of an attribute of a style it says of the
  /// place where the style is used.
  func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    let styled = declarations.styled
    guard styled.start != .max else { return diagnostic }
    var placed = diagnostic
    placed.related = diagnostic.related.map { related in
      guard related.source == nil, let entry = styled.entry(at: related.range) else {
        return related
      }
      return origin(of: entry, related.range, related.message)
    }
    if let entry = styled.entry(at: diagnostic.range) {
      placed.range = entry.use
      let name = style(entry.style)?.name ?? ""
      placed.related.append(
        origin(of: entry, diagnostic.range, "the style '\(name)' says so here"))
    }
    placed.fixes.removeAll { fix in
      fix.edits.contains { $0.range.end > styled.start } || fix.edits.isEmpty
    }
    return placed
  }

  /// The part of a style's attribute that a range behind the text stands for.
  private func origin(
    of entry: StyledAttributes.Entry, _ range: SourceRange, _ message: String
  ) -> RelatedLocation {
    let source = self.source(of: entry.style.module)
    let attributes = style(entry.style)?.attributes ?? []
    guard attributes.indices.contains(Int(entry.attribute)) else {
      return RelatedLocation(message, at: entry.use)
    }
    let attribute = attributes[Int(entry.attribute)]
    guard range.start >= entry.value.start else {
      return RelatedLocation(message, at: attribute.nameRange, in: source)
    }
    // Where references are written, the bytes do not correspond one to one.
    guard attribute.valueRange.count == entry.value.count, range.end <= entry.value.end else {
      return RelatedLocation(message, at: attribute.valueRange, in: source)
    }
    let start = attribute.valueRange.start + (range.start - entry.value.start)
    return RelatedLocation(
      message, at: SourceRange(start: start, end: start + UInt32(range.count)), in: source)
  }
}

import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the declarations of styles; the meaning of their attributes is known only where they are
/// used.
struct StyleReader {
  private let claims: NameClaims

  init(_ claims: NameClaims) {
    self.claims = claims
  }

  /// Returns the declaration of a style, or nil if no use could name the style.
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
    let base = base(of: node, &draft)
    let looks = StyleLooks.looks(in: node, draft).map { look in
      StyleDeclaration.Look(
        in: look.state,
        look.attributes.map { index in
          let attribute = draft.markup.attributes[index]
          return StyleDeclaration.Attribute(
            draft.markup.names.name(of: attribute.name), draft.markup.value(of: attribute).string,
            attribute.nameRange, attribute.valueRange)
        })
    }
    return declared.map {
      var style = StyleDeclaration($0.name, attributes, at: $0.range)
      style.looks = looks
      style.basedOn = base
      return style
    }
  }

  private func base(of node: MarkupNode, _ draft: inout Draft) -> StyleDeclaration.Base? {
    guard let attribute = draft.markup.attribute(.basedOn, of: node) else { return nil }
    let text = DeclaredText(of: attribute, in: draft.markup)
    guard text.words.count == 1 else {
      draft.report(.notAStyleName(text.string, at: attribute.valueRange))
      return nil
    }
    return StyleDeclaration.Base(name: text.string, range: text.range)
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
    // The attribute may belong to an element of a file that could not be imported.
    if draft.names.hasBrokenImport, AttributeName(named: word) == nil { return }
    let legal =
      AttributeName.allCases.filter { Styleable.names.contains($0) }.map(\.name)
      + [AttributeName.basedOn.name]
    let taken = style.attributeIndices.map {
      draft.markup.names.name(of: draft.markup.attributes[$0].name)
    }
    draft.report(
      .unknownAttribute(
        word, attribute, of: .style, legal: legal.filter { !taken.contains($0) }, draft.markup))
  }
}

/// Reports styles that are based on unknown styles or on themselves.
enum StyleBases {
  /// Checks the styles of the file after all of them are known.
  static func check(_ draft: inout Draft) {
    let styles = draft.names.ownStyles
    for style in styles {
      guard let base = style.basedOn else { continue }
      guard let reference = draft.names.styles[base.name] else {
        let nearest = NearestName.find(base.name, amongKeysOf: draft.names.styles)
        if !draft.names.hasBrokenImport || !nearest.isEmpty {
          draft.report(.unknownStyle(base.name, at: base.range, nearest))
        }
        continue
      }
      if reference.module >= 0, draft.document.structure.isLibrary {
        draft.report(.importedBase(base.name, at: base.range))
      }
    }
    for circle in circles(among: styles, draft) {
      draft.report(
        .endlessStyle(
          circle.map { styles[$0].name }, at: styles[circle[0]].basedOn?.range ?? .at(0)))
    }
  }

  /// Returns loops of styles, each based on the next and the last on the first.
  private static func circles(
    among styles: [StyleDeclaration], _ draft: borrowing Draft
  ) -> [[Int]] {
    var circles: [[Int]] = []
    /// The round in which a style was first reached.
    var rounds = [Int](repeating: -1, count: styles.count)
    for start in styles.indices {
      var path: [Int] = []
      var next: Int? = start
      while let style = next, rounds[style] < 0 {
        rounds[style] = start
        path.append(style)
        next = styles[style].basedOn.flatMap { draft.names.styles[$0.name] }
          .flatMap { $0.module < 0 ? Int($0.index) : nil }
      }
      if let last = next, rounds[last] == start, let first = path.firstIndex(of: last) {
        circles.append(Array(path[first...]))
      }
    }
    return circles
  }
}

import LayoutSchema

// Conditions, loops and slots, and the elements that authors declare, in each class of parents.
extension RelaxNG {
  /// Returns references to the elements besides layout elements that are allowed in parents of a
  /// class.
  func others(in parents: ParentClass) -> [XMLNode] {
    let flow = language.hasFlow ? ["chain", "for", "slot"] : []
    return (flow + language.authors.map(\.name)).map { .reference($0 + parents.suffix) }
  }

  /// Returns the definitions of the elements besides layout elements in parents of a class.
  func otherDefinitions(in parents: ParentClass) -> [XMLNode] {
    (language.hasFlow
      ? flow(
        [.if, .elseIf, .else, .for, .slot], parents.suffix,
        holding: [.element("zeroOrMore", [:], [.reference("element\(parents.suffix)")])]) : [])
      + language.authors.map { author($0, in: parents) }
  }

  /// The content of a text, and of conditions and loops in it.
  var words: [XMLNode] {
    let parts = (["span"] + (language.hasFlow ? ["chainInText", "forInText"] : []))
      .map { XMLNode.reference($0) }
    let part = parts.count == 1 ? parts : [.element("choice", [:], parts)]
    let content = XMLNode.element("mixed", [:], [.element("zeroOrMore", [:], part)])
    return [.element("define", ["name": "words"], [content])]
      + (language.hasFlow
        ? flow([.if, .elseIf, .else, .for], "InText", holding: [.reference("words")]) : [])
  }

  private func flow(
    _ kinds: [ElementKind], _ suffix: String, holding content: [XMLNode]
  ) -> [XMLNode] {
    let chain = XMLNode.element(
      "define", ["name": "chain\(suffix)"],
      [
        .reference("if\(suffix)"),
        .element("zeroOrMore", [:], [.reference("elseIf\(suffix)")]),
        .element("optional", [:], [.reference("else\(suffix)")]),
      ])
    return [chain]
      + kinds.map { kind in
        let own = XMLNode.relaxNG(own: language.rows(.own, of: kind), styleable: false)
        let isDeclaring = !language.declarations(in: kind).isEmpty
        return .element(
          "define", ["name": "\(kind.name)\(suffix)"],
          [
            .element(
              "element", ["name": kind.name],
              own + (isDeclaring ? [declarations(in: kind)] : []) + content)
          ])
      }
  }

  private func author(_ author: AuthorElement, in parents: ParentClass) -> XMLNode {
    let documentation = XMLNode.element("a:documentation", [:], [.prose(author.summary)])
    let style = XMLNode.element("optional", [:], [.reference("style.attribute")])
    let attributes = author.attributes.map { XMLNode.relaxNG(author: $0) }
    return .element(
      "define", ["name": "\(author.name)\(parents.suffix)"],
      [
        .element(
          "element", ["name": author.name],
          [documentation] + languageAttributes(of: author, in: parents) + [style] + attributes
            + (language.isAvailable(.when) ? [states] : []) + content(of: author))
      ])
  }

  /// Returns the attributes that the language allows on every element, without the names that the
  /// author has declared.
  private func languageAttributes(
    of author: AuthorElement, in parents: ParentClass
  ) -> [XMLNode] {
    let taken = language.yielding(to: author)
    guard !taken.isEmpty else {
      return [
        .reference("sized\(parents.suffix).attributes"), .reference("appearance.attributes"),
      ] + XMLNode.relaxNG(attributes: language.furtherAppearance)
    }
    let placements = parents.rows.filter { $0.group == .placement }
    let rows =
      language.sizes(in: parents) + placements + language.rows(.appearance, of: .view)
      + language.furtherAppearance
    return XMLNode.relaxNG(
      attributes: rows.filter { !taken.contains($0.name) && $0.name != .style })
      + (parents.author?.placements ?? []).map { XMLNode.relaxNG(author: $0) }
  }

  private func content(of author: AuthorElement) -> [XMLNode] {
    let child = XMLNode.reference("element\(language.parentClass(of: author).suffix)")
    return switch author.content {
    case .nothing: []
    case .one: [child]
    case .any: [.element("zeroOrMore", [:], [child])]
    case .fillings: [.element("zeroOrMore", [:], [.reference("any.element")])]
    }
  }

  /// The pattern of any element, for content that only the checker can check.
  var anything: [XMLNode] {
    guard language.authors.contains(where: { $0.content == .fillings }) else { return [] }
    let attributes = XMLNode.element(
      "zeroOrMore", [:], [.element("attribute", [:], [.element("anyName")])])
    let content = XMLNode.element(
      "zeroOrMore", [:],
      [.element("choice", [:], [.element("text"), .reference("any.element")])])
    return [
      .blankLine, .comment("What fills slots, which 'layoutc check' judges"),
      .element(
        "define", ["name": "any.element"],
        [.element("element", [:], [.element("anyName"), attributes, content])]),
    ]
  }
}

extension XMLNode {
  /// Returns an attribute that an author declares; it is optional, because a style may supply it.
  static func relaxNG(author attribute: AuthorElement.Attribute) -> XMLNode {
    let value = attribute.type.map { relaxNG(value: $0) } ?? []
    return .element(
      "optional", [:], [.element("attribute", ["name": attribute.name], value)])
  }
}

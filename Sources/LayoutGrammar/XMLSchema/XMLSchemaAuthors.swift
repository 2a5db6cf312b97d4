import LayoutSchema

// Conditions, loops and slots, and the elements that authors declare, in each class of parents.
extension XMLSchemaGrammar {
  /// Returns the elements besides layout elements that are allowed in parents of a class.
  func others(in parents: ParentClass) -> [XMLNode] {
    let flow = language.hasFlow ? flow([.for, .slot], parents.suffix) : []
    return flow
      + language.authors.map { author in
        .element(
          "xs:element", ["name": author.name, "type": "\(author.name)\(parents.suffix)"],
          [.xsDocumentation(author.summary)])
      }
  }

  /// Returns a chain of conditions, and the elements of `others`.
  private func flow(_ others: [ElementKind], _ suffix: String) -> [XMLNode] {
    let chain = XMLNode.element(
      "xs:sequence", [:],
      [
        element(.if, suffix),
        element(.elseIf, suffix, [("minOccurs", "0"), ("maxOccurs", "unbounded")]),
        element(.else, suffix, [("minOccurs", "0")]),
      ])
    return [chain] + others.map { element($0, suffix) }
  }

  private func element(
    _ kind: ElementKind, _ suffix: String, _ counts: [(name: String, value: String)] = []
  ) -> XMLNode {
    .element(
      "xs:element",
      attributes: [("name", kind.name), ("type", kind.name + suffix)] + counts,
      children: [.xsDocumentation(language.schema.spec(for: kind).summary)])
  }

  /// Returns the types of the elements besides layout elements in parents of a class.
  func otherTypes(in parents: ParentClass) -> [XMLNode] {
    let kinds: [ElementKind] = language.hasFlow ? [.if, .elseIf, .else, .for, .slot] : []
    let children = manyOf("element\(parents.suffix)")
    return kinds.map { flowType($0, parents.suffix, holding: children, isMixed: false) }
      + language.authors.map { type(of: $0, in: parents) }
  }

  private func flowType(
    _ kind: ElementKind, _ suffix: String, holding children: XMLNode, isMixed: Bool
  ) -> XMLNode {
    let declarations = declarations(in: kind)
    let content =
      declarations.isEmpty
      ? [children] : [.element("xs:sequence", [:], declarations + [children])]
    return .element(
      "xs:complexType",
      attributes: [("name", kind.name + suffix)] + (isMixed ? [("mixed", "true")] : []),
      children: content + language.rows(.own, of: kind).map { .xsAttribute($0) })
  }

  private func manyOf(_ group: String) -> XMLNode {
    .element("xs:group", ["ref": group, "minOccurs": "0", "maxOccurs": "unbounded"])
  }

  // MARK: Texts

  /// The content of a text, and of conditions and loops in it.
  var words: [XMLNode] {
    let span = XMLNode.element(
      "xs:element", ["name": "span", "type": "span"],
      [.xsDocumentation(language.schema.spec(for: .span).summary)])
    let parts = [span] + (language.hasFlow ? flow([.for], "InText") : [])
    let kinds: [ElementKind] = language.hasFlow ? [.if, .elseIf, .else, .for] : []
    return [.element("xs:group", ["name": "words"], [.element("xs:choice", [:], parts)])]
      + kinds.map { flowType($0, "InText", holding: manyOf("words"), isMixed: true) }
  }

  private func type(of author: AuthorElement, in parents: ParentClass) -> XMLNode {
    let hasPlacement = !parents.rows.isEmpty || parents.author != nil
    let taken = language.yielding(to: author)
    var attributes =
      author.attributes.map { XMLNode.xsAttribute(author: $0) }
      + language.sizes(in: parents).map { .xsAttribute($0) }
    if taken.isEmpty {
      attributes += hasPlacement ? [.xsAttributes("placement\(parents.suffix)")] : []
      attributes += [.xsAttributes("appearance")]
      attributes += language.furtherAppearance.map { .xsAttribute($0) }
    } else {
      let rows =
        parents.rows.filter { $0.group == .placement } + language.rows(.appearance, of: .view)
        + language.furtherAppearance
      attributes += rows.filter { !taken.contains($0.name) }.map { .xsAttribute($0) }
      attributes += (parents.author?.placements ?? []).map { .xsAttribute(author: $0) }
    }
    return .element(
      "xs:complexType", ["name": author.name + parents.suffix],
      // What fills slots is any element.
      content(
        content(of: author),
        behindStates: language.isAvailable(.when) && author.content != .fillings) + attributes)
  }

  private func content(of author: AuthorElement) -> [XMLNode] {
    let group = "element\(language.parentClass(of: author).suffix)"
    switch author.content {
    case .nothing: return []
    case .one: return [.element("xs:group", ["ref": group])]
    case .any:
      return [.element("xs:group", ["ref": group, "minOccurs": "0", "maxOccurs": "unbounded"])]
    case .fillings:
      let any = XMLNode.element(
        "xs:any",
        ["minOccurs": "0", "maxOccurs": "unbounded", "processContents": "skip"])
      return [.element("xs:sequence", [:], [any])]
    }
  }
}

extension XMLNode {
  /// Returns an attribute that an author declares.
  static func xsAttribute(author attribute: AuthorElement.Attribute) -> XMLNode {
    guard let type = attribute.type, type != .string, type != .text else {
      return .element("xs:attribute", ["name": attribute.name, "type": "xs:string"])
    }
    if let name = type.grammarName {
      return .element("xs:attribute", ["name": attribute.name, "type": "\(name).value"])
    }
    return .element(
      "xs:attribute", ["name": attribute.name],
      [.element("xs:simpleType", [:], [.xsLiteral(type)])])
  }
}

import LayoutSchema

/// The language as an XML Schema 1.0, for completion and help in editors.
///
/// An element has one type for each class of parents, so that an editor suggests the attributes
/// that the parent reads. XML Schema cannot express attributes that exclude each other; RELAX NG
/// and the checker do.
struct XMLSchemaGrammar {
  let language: LayoutLanguage

  var text: String {
    XMLNode.element(
      "xs:schema", ["xmlns:xs": "http://www.w3.org/2001/XMLSchema"],
      documents
        + [.blankLine, .comment("What each element is, wherever it stands")] + types
        + children
        + [.blankLine, .comment("Attributes that every layout element may have"), appearance, size]
        + [.blankLine, .comment("Values")] + values
    ).document
  }

  private var documents: [XMLNode] {
    let root = XMLNode.element("xs:group", ["ref": "element"])
    let kinds: [ElementKind] = [.layout] + (language.isAvailable(.library) ? [.library] : [])
    return kinds.map { kind in
      let content = declarations(in: kind) + (kind == .layout ? [root] : [])
      return .element(
        "xs:element", ["name": kind.name],
        [
          .xsDocumentation(language.schema.spec(for: kind).summary),
          .element(
            "xs:complexType", [:],
            [.element("xs:sequence", [:], content)] + attributes(.own, of: kind)),
        ])
    }
  }

  /// Returns the declarations that are allowed in an element, any number of times and in any order.
  func declarations(in kind: ElementKind) -> [XMLNode] {
    if kind == .style { return content([], behindStates: language.takesStates(kind)) }
    let members = language.declarations(in: kind).map { declaration($0) }
    guard !members.isEmpty else { return [] }
    return [
      .element(
        "xs:choice", ["minOccurs": kind == .test ? "1" : "0", "maxOccurs": "unbounded"], members)
    ]
  }

  private func declaration(_ kind: ElementKind) -> XMLNode {
    if kind == .when {
      return .element(
        "xs:element",
        attributes: [
          ("name", kind.name), ("type", kind.name), ("minOccurs", "0"), ("maxOccurs", "unbounded"),
        ],
        children: [.xsDocumentation(language.schema.spec(for: kind).summary)])
    }
    let root = kind == .component ? [XMLNode.element("xs:group", ["ref": "element"])] : []
    let inner = declarations(in: kind) + root
    let content = inner.isEmpty ? [] : [XMLNode.element("xs:sequence", [:], inner)]
    // The other attributes of a style are only checked in uses of the style.
    let any =
      kind == .style
      ? [
        XMLNode.element(
          "xs:anyAttribute", ["namespace": "##local", "processContents": "skip"])
      ] : []
    return .element(
      "xs:element", ["name": kind.name],
      [
        .xsDocumentation(language.schema.spec(for: kind).summary),
        .element("xs:complexType", [:], content + attributes(.own, of: kind) + any),
      ])
  }

  private var types: [XMLNode] {
    [span, .blankLine] + words + states
      + language.elements.flatMap { spec -> [XMLNode] in
        let isSized = !language.rows(.size, of: spec.kind).isEmpty
        let groups = ["appearance"] + (isSized ? ["size"] : [])
        let own =
          attributes(.own, of: spec.kind)
          + language.furtherAppearance(of: spec.kind).map { .xsAttribute($0) }
          + groups.map { .xsAttributes($0) }
        let content = content(of: spec)
        let type =
          spec.children == .text
          ? XMLNode.element(
            "xs:complexType", ["name": spec.kind.name, "mixed": "true"], content + own)
          : XMLNode.element("xs:complexType", ["name": spec.kind.name], content + own)
        return [.blankLine, type]
      }
  }

  /// How elements look in states.
  private var states: [XMLNode] {
    guard language.isAvailable(.when) else { return [] }
    return [
      .blankLine,
      .element(
        "xs:complexType", ["name": ElementKind.when.name],
        attributes(.own, of: .when) + attributes(.appearance, of: .when)),
      .element(
        "xs:group", ["name": "states"], [.element("xs:sequence", [:], [declaration(.when)])]),
    ]
  }

  /// Returns the content of an element, behind how it looks in states if it may say so.
  func content(_ children: [XMLNode], behindStates takesStates: Bool) -> [XMLNode] {
    guard takesStates else { return children }
    let states = XMLNode.element("xs:group", ["ref": "states"])
    return children.isEmpty ? [states] : [.element("xs:sequence", [:], [states] + children)]
  }

  private var span: XMLNode {
    .element(
      "xs:complexType", ["name": "span", "mixed": "true"],
      attributes(.own, of: .span) + attributes(.appearance, of: .span))
  }

  private func content(of spec: ElementSpec) -> [XMLNode] {
    content(children(of: spec), behindStates: language.takesStates(spec.kind))
  }

  private func children(of spec: ElementSpec) -> [XMLNode] {
    let group = "element\(language.parentClass(of: spec.kind).suffix)"
    switch spec.children {
    case .empty, .characters, .declarations, .fields, .parameters, .readings, .expectations:
      return []
    case .any, .repeated:
      return [
        .element("xs:group", ["ref": group, "minOccurs": "0", "maxOccurs": "unbounded"])
      ]
    case .atMostOne: return [.element("xs:group", ["ref": group, "minOccurs": "0"])]
    case .exactly(let roles) where roles.count == 1:
      return [.element("xs:group", ["ref": group])]
    case .exactly(let roles):
      let count = String(roles.count)
      return [.element("xs:group", ["ref": group, "minOccurs": count, "maxOccurs": count])]
    case .document, .component: return [.element("xs:group", ["ref": group])]
    case .text:
      return [
        .element("xs:group", ["ref": "words", "minOccurs": "0", "maxOccurs": "unbounded"])
      ]
    }
  }

  // MARK: Elements by parent

  private var children: [XMLNode] {
    language.parentClasses.flatMap { parents -> [XMLNode] in
      let elements = language.children(in: parents)
      let choice = elements.map { spec in
        XMLNode.element(
          "xs:element", ["name": spec.kind.name, "type": typeName(spec, in: parents)],
          [.xsDocumentation(spec.summary)])
      }
      let group = XMLNode.element(
        "xs:group", ["name": "element\(parents.suffix)"],
        [.element("xs:choice", [:], choice + others(in: parents))])
      let comment = XMLNode.comment(parents.explanation)
      guard !parents.rows.isEmpty || parents.author != nil else {
        return [.blankLine, comment, group]
          + elements.filter { !language.sharedRows(of: $0.kind).isEmpty }
          .map { extended($0, in: parents) } + otherTypes(in: parents)
      }
      let placement = XMLNode.element(
        "xs:attributeGroup", ["name": "placement\(parents.suffix)"],
        parents.rows.filter { $0.group != .size }.map { .xsAttribute($0) }
          + (parents.author?.placements ?? []).map { .xsAttribute(author: $0) })
      return [.blankLine, comment, group, placement]
        + elements.map { extended($0, in: parents) } + otherTypes(in: parents)
    }
  }

  private func extended(_ spec: ElementSpec, in parents: ParentClass) -> XMLNode {
    if parents.readsOtherSizes || language.isReadTwice(spec.kind, in: parents) {
      return writtenOut(spec, in: parents)
    }
    let isPlain = parents.rows.isEmpty && parents.author == nil
    let placement = isPlain ? [] : [XMLNode.xsAttributes("placement\(parents.suffix)")]
    let isNewlySized =
      language.isSized(spec.kind, in: parents) && language.rows(.size, of: spec.kind).isEmpty
    let shared = language.sharedRows(of: spec.kind).filter { row in
      !parents.rows.contains { $0.name == row.name }
    }
    let base = XMLNode.element(
      "xs:extension", ["base": spec.kind.name],
      placement + (isNewlySized ? [.xsAttributes("size")] : []) + shared.map { .xsAttribute($0) })
    let content =
      spec.children == .text
      ? XMLNode.element("xs:complexContent", ["mixed": "true"], [base])
      : XMLNode.element("xs:complexContent", [:], [base])
    return .element("xs:complexType", ["name": typeName(spec, in: parents)], [content])
  }

  /// Returns a type for a class of parents that read some of the element's own attributes in
  /// another meaning.
  private func writtenOut(_ spec: ElementSpec, in parents: ParentClass) -> XMLNode {
    let names = language.ambiguous(spec.kind, in: parents)
    let kept = names + language.kept(spec.kind, in: parents)
    let parentsOwn = names + language.givenWay(spec.kind, in: parents)
    let own = language.rows(.own, of: spec.kind).filter { !parentsOwn.contains($0.name) }
    let placed = parents.rows.filter { $0.group != .size && !kept.contains($0.name) }
    let shared = language.sharedRows(of: spec.kind).filter { row in
      !names.contains(row.name) && !placed.contains { $0.name == row.name }
    }
    let sizes = language.isSized(spec.kind, in: parents) ? language.sizes(in: parents) : []
    let attributes =
      (own + language.furtherAppearance(of: spec.kind) + shared + sizes + placed).map {
        XMLNode.xsAttribute($0)
      }
      + [.xsAttributes("appearance")]
    let name = typeName(spec, in: parents)
    let children = content(of: spec) + attributes
    return spec.children == .text
      ? XMLNode.element("xs:complexType", ["name": name, "mixed": "true"], children)
      : XMLNode.element("xs:complexType", ["name": name], children)
  }

  /// Returns the name of an element's type under parents of a class.
  ///
  /// An element that reads of itself attributes that parents read too has a type of its own under
  /// parents that do not.
  private func typeName(_ spec: ElementSpec, in parents: ParentClass) -> String {
    guard parents.rows.isEmpty, parents.author == nil, !language.sharedRows(of: spec.kind).isEmpty
    else {
      return spec.kind.name + parents.suffix
    }
    return "\(spec.kind.name)Alone"
  }

  // MARK: Attributes

  private func attributes(_ group: AttributeGroup, of kind: ElementKind) -> [XMLNode] {
    language.rows(group, of: kind).map { .xsAttribute($0) }
  }

  private var appearance: XMLNode {
    .element(
      "xs:attributeGroup", ["name": "appearance"], attributes(.appearance, of: .view))
  }

  private var size: XMLNode {
    .element("xs:attributeGroup", ["name": "size"], attributes(.size, of: .view))
  }

  private var values: [XMLNode] {
    language.namedTypes.map { name, type in
      .element("xs:simpleType", ["name": "\(name).value"], [.xsLiteral(type)])
    }
  }
}

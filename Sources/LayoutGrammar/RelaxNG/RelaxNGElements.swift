import LayoutSchema

// The elements in RELAX NG: the definition of each, and its variant in each class of parents.
extension RelaxNG {
  /// The document, its declarations and its root.
  var documents: [XMLNode] {
    let root = XMLNode.reference("element\(language.parentClasses[0].suffix)")
    let library = language.isAvailable(.library) ? [ElementKind.library] : []
    let kinds = ([.layout] + library).map { XMLNode.reference($0.name) }
    let start = kinds.count == 1 ? kinds : [.element("choice", [:], kinds)]
    return [
      .element("start", [:], start), .blankLine,
      definition(of: .layout, [declarations(in: .layout), root]),
    ]
      + library.flatMap { [.blankLine, definition(of: $0, [declarations(in: $0)])] }
      + [
        .blankLine, definition(of: .preview, [.element("empty")]), .blankLine,
        definition(of: .span, [.element("text")]), .blankLine,
      ]
      + words
      + ElementSet.declaring.kinds.filter(language.isAvailable).flatMap {
        [.blankLine, declaration($0, root)]
      }
  }

  func declarations(in kind: ElementKind) -> XMLNode {
    let members = language.declarations(in: kind).map {
      XMLNode.reference($0 == .preview ? $0.name : "\($0.name).declaration")
    }
    let choice = members.count == 1 ? members : [.element("choice", [:], members)]
    return .element(kind == .test ? "oneOrMore" : "zeroOrMore", [:], choice)
  }

  /// Returns the definition of a declaring element.
  private func declaration(_ kind: ElementKind, _ root: XMLNode) -> XMLNode {
    let content: [XMLNode] =
      switch language.schema.spec(for: kind).children {
      case .fields, .parameters, .readings, .expectations: [declarations(in: kind)]
      case .component: [declarations(in: kind), root]
      case .empty, .text, .characters, .any, .atMostOne, .exactly, .document, .declarations,
        .repeated:
        (kind == .style ? [styled] : [])
          + (language.takesStates(kind) ? [states] : [.element("empty")])
      }
    let own =
      XMLNode.relaxNG(own: language.rows(.own, of: kind), styleable: false)
      + (kind == .when ? XMLNode.relaxNG(attributes: language.rows(.appearance, of: kind)) : [])
    return .element(
      "define", ["name": "\(kind.name).declaration"],
      [.element("element", ["name": kind.name], [documentation(kind)] + own + content)])
  }

  /// How an element looks in states, before its children.
  var states: XMLNode {
    .element("zeroOrMore", [:], [.reference("\(ElementKind.when.name).declaration")])
  }

  /// The attributes of a style; they are only checked in uses of the style.
  private var styled: XMLNode {
    let own = language.rows(.own, of: .style).map {
      XMLNode.element("name", [:], [.text($0.name.name)])
    }
    let others = XMLNode.element("anyName", [:], [.element("except", [:], own)])
    return .element("zeroOrMore", [:], [.element("attribute", [:], [others])])
  }

  private func definition(of kind: ElementKind, _ content: [XMLNode]) -> XMLNode {
    let own = XMLNode.relaxNG(own: language.rows(.own, of: kind), styleable: kind == .span)
    return .element(
      "define", ["name": kind.name],
      [.element("element", ["name": kind.name], [documentation(kind)] + own + content)])
  }

  /// The content and own attributes of each element, independent of its parent.
  var bodies: [XMLNode] {
    language.elements.flatMap { spec -> [XMLNode] in
      var own = language.rows(.own, of: spec.kind)
      let content = content(of: spec, &own)
      let attributes = XMLNode.relaxNG(own: own, styleable: true)
      let shared = language.sharedRows(of: spec.kind)
      let definition = XMLNode.element(
        "define", ["name": "\(spec.kind.name).shared.attributes"],
        XMLNode.relaxNG(attributes: shared))
      return (shared.isEmpty ? [] : [.blankLine, definition]) + [
        .blankLine,
        .element(
          "define", ["name": "\(spec.kind.name).body"],
          [documentation(spec.kind), .reference("appearance.attributes")]
            + XMLNode.relaxNG(attributes: language.furtherAppearance(of: spec.kind)) + attributes
            + content),
      ]
    }
  }

  /// Returns the content of an element, and removes from `own` the attributes that can replace the
  /// content.
  private func content(of spec: ElementSpec, _ own: inout [AttributeSpec]) -> [XMLNode] {
    guard language.takesStates(spec.kind) else { return children(of: spec, &own) }
    return [states] + (spec.children == .empty ? [] : children(of: spec, &own))
  }

  private func children(of spec: ElementSpec, _ own: inout [AttributeSpec]) -> [XMLNode] {
    let child = XMLNode.reference("element\(language.parentClass(of: spec.kind).suffix)")
    switch spec.children {
    case .empty, .declarations, .fields, .parameters, .readings, .expectations:
      return [.element("empty")]
    case .characters: return [.element("text")]
    case .any: return [.element("zeroOrMore", [:], [child])]
    case .repeated: return [declarations(in: spec.kind), .element("zeroOrMore", [:], [child])]
    case .exactly(let roles): return roles.map { _ in child }
    case .document, .component: return [child]
    case .text:
      return [alternative(.content, in: &own, to: .reference("words"))]
    case .atMostOne:
      let optional = XMLNode.element("optional", [:], [child])
      return [alternative(.intrinsicSize, in: &own, to: optional)]
    }
  }

  /// Returns a choice between an attribute and the content that it can replace.
  private func alternative(
    _ name: AttributeName, in own: inout [AttributeSpec], to content: XMLNode
  ) -> XMLNode {
    guard let place = own.firstIndex(where: { $0.name == name }) else { return content }
    let row = own.remove(at: place)
    return .element("choice", [:], [.relaxNG(attribute: row), content])
  }

  /// The children and their placement attributes for each class of parents.
  var children: [XMLNode] {
    language.parentClasses.flatMap { parents -> [XMLNode] in
      let elements = language.children(in: parents)
      return [
        .blankLine, .comment(parents.explanation),
        .element(
          "define", ["name": "element\(parents.suffix)"],
          [
            .element(
              "choice", [:],
              elements.map { .reference("\($0.kind.name)\(parents.suffix)") }
                + others(in: parents))
          ]),
      ] + groups(in: parents) + elements.map { element($0.kind, in: parents) }
        + otherDefinitions(in: parents)
    }
  }

  /// Returns the attributes of size and placement together, for elements with a size and without
  /// one.
  private func groups(in parents: ParentClass) -> [XMLNode] {
    [true, false].compactMap { sized in
      let members = language.children(in: parents).filter {
        language.isSized($0.kind, in: parents) == sized
      }
      guard !members.isEmpty else { return nil }
      let size = sized ? language.sizes(in: parents) : []
      let rows = size + parents.rows.filter { $0.group != .size }
      let placements = (parents.author?.placements ?? []).map { XMLNode.relaxNG(author: $0) }
      guard !rows.isEmpty || !placements.isEmpty else { return nil }
      return .element(
        "define", ["name": groupName(sized, in: parents)],
        XMLNode.relaxNG(attributes: rows) + placements)
    }
  }

  private func element(_ kind: ElementKind, in parents: ParentClass) -> XMLNode {
    let sized = language.isSized(kind, in: parents)
    let group =
      sized || !parents.rows.isEmpty || parents.author != nil
      ? [XMLNode.reference(groupName(sized, in: parents))] : []
    let all = language.sharedRows(of: kind)
    let shared = all.filter { row in !parents.rows.contains { $0.name == row.name } }
    let isWhole = !shared.isEmpty && shared.count == all.count
    let own =
      isWhole
      ? [.reference("\(kind.name).shared.attributes")] : XMLNode.relaxNG(attributes: shared)
    let content =
      language.isReadTwice(kind, in: parents)
      ? writtenOut(kind, in: parents) : group + own + [.reference("\(kind.name).body")]
    let old = LegacySpellings.elements.filter { $0.kind == kind }.map(\.word)
    let element =
      old.isEmpty
      ? XMLNode.element("element", ["name": kind.name], content)
      : .element("element", [:], [names([kind.name] + old)] + content)
    return .element("define", ["name": "\(kind.name)\(parents.suffix)"], [element])
  }

  /// Returns all attributes and the content of an element, for a parent that reads some of the
  /// attributes in another meaning.
  private func writtenOut(_ kind: ElementKind, in parents: ParentClass) -> [XMLNode] {
    let names = language.ambiguous(kind, in: parents)
    let kept = names + language.kept(kind, in: parents)
    let size = language.isSized(kind, in: parents) ? language.sizes(in: parents) : []
    let placed = parents.rows.filter { $0.group != .size && !kept.contains($0.name) }
    let shared = language.sharedRows(of: kind).filter { row in
      !names.contains(row.name) && !placed.contains { $0.name == row.name }
    }
    let parentsOwn = names + language.givenWay(kind, in: parents)
    var own = language.rows(.own, of: kind).filter { !parentsOwn.contains($0.name) }
    let content = content(of: language.schema.spec(for: kind), &own)
    return XMLNode.relaxNG(attributes: size + placed + shared)
      + [.reference("appearance.attributes")]
      + XMLNode.relaxNG(attributes: language.furtherAppearance(of: kind))
      + XMLNode.relaxNG(own: own, styleable: true) + content
  }

  /// Returns a choice of an element's names, old spellings among them.
  private func names(_ names: [String]) -> XMLNode {
    .element("choice", [:], names.map { .element("name", [:], [.text($0)]) })
  }

  private func groupName(_ sized: Bool, in parents: ParentClass) -> String {
    (sized ? "sized" : "unsized") + parents.suffix + ".attributes"
  }

  private func documentation(_ kind: ElementKind) -> XMLNode {
    .element("a:documentation", [:], [.prose(language.schema.spec(for: kind).summary)])
  }
}

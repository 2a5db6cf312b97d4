import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Facts about a document that the typed tree does not contain.
struct TreeFacts {
  let document: DocumentFacts
  /// Whether there are components, conditions, loops or declared elements.
  let hasStructure: Bool
  /// The elements that may have text between their tags.
  let texts: [Int32]
  /// Pairs of attributes that contain the same id.
  var equalIds: [(later: Int, earlier: Int)]
}

/// Makes the typed tree in one loop over the markup, which reads each element with its attributes.
///
/// Rare work, such as the wording of a finding, is in functions of its own.
struct TreePass: ~Copyable {
  /// Memory that is reused from document to document.
  struct Memory: ~Copyable, Sendable {
    fileprivate var texts: [Int32] = []
    fileprivate var identifiers = IdentifierTable()
  }

  /// The results that later passes need.
  struct Outcome: ~Copyable {
    let draft: Draft
    let expressions: BodyExpressions
    let memory: Memory
  }

  private var draft: Draft
  private var attributes: AttributeReader
  private var slots = SlotReader()
  private var hasStructure = false
  private var texts: [Int32]

  init(_ draft: consuming Draft, _ dialect: DialectReading?, _ memory: consuming Memory) {
    let values = ValueReader(BodyExpressions(draft), dialect)
    attributes = AttributeReader(values, memory.identifiers)
    texts = memory.texts
    self.draft = draft
  }

  mutating func run() {
    texts.removeAll(keepingCapacity: true)
    for index in 0..<draft.markup.nodes.count {
      let node = draft.markup.nodes[index]
      switch node.kind {
      case .element:
        draft.note(element(index, node))
      case .text, .cdata:
        draft.note(Draft.noElement)
        ElementPlaces.checkCharacterData(node, &draft)
      case .comment, .processingInstruction:
        draft.note(Draft.noElement)
      }
    }
    // Only names of the dialect that are part of the tree have a meaning; they are reported last.
    attributes.values.dialect?.report(to: &draft)
  }

  /// The facts about the document that the tree does not contain.
  var facts: TreeFacts {
    TreeFacts(
      document: attributes.facts, hasStructure: hasStructure, texts: texts,
      equalIds: attributes.equalIds)
  }

  /// Returns the draft with its tree, the scopes of its expressions, and memory to reuse.
  consuming func finish() -> Outcome {
    for (component, index) in draft.names.componentMarkup.enumerated() {
      draft.document.structure.components[component].root =
        draft.typedElement(of: index).map { draft.document.nodes[Int($0)].firstChild } ?? -1
    }
    let read = attributes.finish()
    return Outcome(
      draft: draft, expressions: read.expressions,
      memory: Memory(texts: texts, identifiers: read.identifiers))
  }

  /// Returns the typed element for the one at `index` of the markup, or a mark for none.
  private mutating func element(_ index: Int, _ node: MarkupNode) -> Int32 {
    // A second root has its finding; its content does not belong to the document.
    guard node.parent >= 0 || Int32(index) == draft.markup.root else { return Draft.unknown }
    let parent = draft.typedParent(of: node)
    let ours = draft.tables.schema.element(named: node.name.rawValue)
    let legacy = ours == nil ? legacyElement(node) : nil
    guard let kind = ours ?? legacy?.kind,
      draft.tables.elements[Int(kind.rawValue)].isAvailable
    else {
      if ours == nil, let own = ownElement(index, node, parent: parent) { return own }
      draft.noteChild(of: parent)
      reportUnknown(node, in: parent)
      return Draft.unknown
    }
    let place = draft.append(kind, index, node, parent: parent)
    if !draft.tables.declaring.contains(kind) {
      let continued = draft.link(place, kind, to: parent)
      if continued >= 0 {
        attributes.values.expressions.scopes.continueChain(place, behind: continued)
      }
      if parent >= 0, draft.document.nodes[Int(parent)].kind == .component {
        slots.noteFilling(place, parent: parent, &draft)
      }
    }
    ElementPlaces.check(place, parent: parent, &draft)
    // The attributes of a style are read where the style is used.
    if kind == .when {
      attributes.readLook(of: place, node, parent: parent, &draft)
    } else if kind != .style {
      attributes.read(of: place, node, parent: parent, &draft)
    }
    if kind == .let {
      LetReader.read(place, parent: parent, &attributes.values.expressions, &draft)
    }
    if kind == .test { TestReader.readTest(place, parent: parent, &draft) }
    if kind == .expect {
      TestReader.readExpectation(place, parent: parent, &attributes.values.expressions, &draft)
    }
    if draft.tables.structured.contains(kind) { readStructure(of: place, parent: parent) }
    if let legacy { spell(legacy, at: place, node) }
    if kind == .text { texts.append(Int32(place)) }
    return Int32(place)
  }

  private mutating func reportUnknown(_ node: MarkupNode, in parent: Int32) {
    guard !draft.isFull, !draft.isBrokenMarkup(node.nameRange), !node.flags.contains(.namespaced)
    else { return }
    let word = draft.markup.names.name(of: node.name)
    let owner = word.split(separator: ".").first.map(String.init) ?? word
    // The name before the point may be that of an import that could not be read.
    let isTheAuthors =
      word.first?.isUppercase ?? false || draft.names.scope.imports.contains(owner)
      || owner != word && draft.names.hasBrokenImport
    let near = isTheAuthors ? NearestName.find(word, among: draft.names.elementNames) : []
    // The element may be declared in a file that could not be read.
    guard !isTheAuthors || !draft.names.hasBrokenImport || !near.isEmpty else { return }
    var finding = Diagnostic.unknownElement(
      word, node, near: near, draft.tables.schema, draft.markup)
    if finding.fixes.isEmpty,
      attributes.values.dialect?.isView(word, node, in: parent, draft) == true
    {
      finding.fixes = [.dialectView(node, draft.markup)]
    }
    draft.report(finding)
  }
}

// MARK: Structure

extension TreePass {
  /// Reads the meaning of the element at `place` for its children, after its attributes.
  private mutating func readStructure(of place: Int, parent: Int32) {
    hasStructure = true
    switch draft.document.nodes[place].kind.role {
    case .branch: FlowReader.readBranch(place, &attributes.values.expressions, &draft)
    case .loop:
      FlowReader.readLoop(place, parent: parent, &attributes.values.expressions, &draft)
    case .slot: slots.read(place, &draft)
    case .component: openComponent(place)
    case .layout, .declared, .other: break
    }
  }

  private mutating func openComponent(_ place: Int) {
    let body = draft.document.nodes[place].markup
    let component = draft.names.componentMarkup.firstIndex(of: body)
    attributes.values.expressions.scopes.openBody(
      of: component.map { Int32($0) } ?? -1, draft.names.scope,
      component.map { draft.document.structure.components[$0].signature },
      outside: Set(
        draft.document.structure.parameters.map(\.name)
          + draft.document.structure.actions.map(\.name)),
      in: place)
  }
}

// MARK: Elements of the author's own

extension TreePass {
  /// Returns the typed element for a name that is not the language's, or nil if it is undeclared.
  private mutating func ownElement(_ index: Int, _ node: MarkupNode, parent: Int32) -> Int32? {
    guard draft.names.isActive else { return nil }
    let name = draft.markup.names.name(of: node.name)
    if let component = draft.names.components[name] {
      return use(of: component, index, node, parent: parent)
    }
    if let element = draft.names.elements[name] {
      return declared(element, index, node, parent: parent)
    }
    return nil
  }

  private mutating func use(
    of component: DeclarationReference, _ index: Int, _ node: MarkupNode, parent: Int32
  ) -> Int32 {
    let place = draft.append(.component, index, node, parent: parent)
    let count = draft.document.signature(of: component)?.parameters.count ?? 0
    draft.document.nodes[place].detail = Int32(draft.document.structure.uses.count)
    draft.document.structure.uses.append(
      ComponentUse(component: component, arguments: Array(repeating: -1, count: count)))
    enter(place, .component, parent: parent)
    attributes.readUse(place, node, parent: parent, &draft)
    return Int32(place)
  }

  private mutating func declared(
    _ element: DeclarationReference, _ index: Int, _ node: MarkupNode, parent: Int32
  ) -> Int32 {
    let place = draft.append(.element, index, node, parent: parent)
    let count = draft.document.declaration(of: element)?.attributes.count ?? 0
    draft.document.nodes[place].detail = Int32(draft.document.structure.declaredElements.count)
    draft.document.structure.declaredElements.append(
      DeclaredElement(element: element, attributes: Array(repeating: -1, count: count)))
    enter(place, .element, parent: parent)
    attributes.readDeclared(place, node, parent: parent, &draft)
    return Int32(place)
  }

  private mutating func enter(_ place: Int, _ kind: ElementKind, parent: Int32) {
    hasStructure = true
    draft.link(place, kind, to: parent)
    slots.noteFilling(place, parent: parent, &draft)
    let above = draft.placementParent(parent, of: Int32(place))
    if above.kind == .library || above.kind == .record {
      draft.report(
        .useAmongDeclarations(
          draft.source(of: place), in: draft.name(of: above), draft.markup))
      draft.markBroken(place)
    }
  }
}

// MARK: Elements of earlier systems

extension TreePass {
  /// Returns the earlier spelling that an element's name is, or nil for nearly all elements.
  private func legacyElement(_ node: MarkupNode) -> LegacySpellings.Element? {
    guard Int(node.name.rawValue) >= draft.tables.schema.names.count else { return nil }
    let word = draft.markup.names.name(of: node.name)
    return LegacySpellings.elements.first { $0.word == word }
  }

  /// Adds the attribute that an earlier name implies, unless the element has the attribute.
  private mutating func spell(
    _ legacy: LegacySpellings.Element, at place: Int, _ node: MarkupNode
  ) {
    let isWritten = node.attributeIndices.contains {
      draft.tables.schema.attribute(named: draft.markup.attributes[$0].name.rawValue)
        == legacy.attribute
    }
    draft.report(
      .legacyElement(
        legacy.word, node, as: legacy.kind.name,
        with: isWritten ? nil : "\(legacy.attribute.name)=\"\(legacy.value)\"", draft.markup))
    guard draft.document.value(legacy.attribute, of: place) == nil,
      let row = draft.tables.schema.ownRow(legacy.attribute, of: legacy.kind),
      let value = draft.tables.choice(legacy.value, of: row)
    else { return }
    draft.document.attributes.append(
      TypedAttribute(name: legacy.attribute, row: row, markup: -1, value: value))
    draft.document.nodes[place].attributeCount += 1
    draft.document.nodes[place].written.insert(legacy.attribute)
  }
}

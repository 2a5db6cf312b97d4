package import LayoutDiagnostics
import LayoutSchema
package import LayoutXML

/// Makes the typed tree of a document and says what is wrong with it.
///
/// One loop over the markup does nearly all of it; everything that is rare, such as the wording of
/// a finding, lies in functions of its own. A checker is reused from document to document and
/// allocates nothing for one without mistakes.
package struct Checker: Sendable {
  package private(set) var document = TypedDocument()
  package private(set) var diagnostics: [Diagnostic] = []

  let tables = CheckerTables.shared
  /// The typed element for each node of the markup, or one of the two marks below.
  private var typed: [Int32] = []
  private var texts: [Int32] = []
  private var identifiers = IdentifierTable()
  /// Something was seen whose meaning depends on whether an axis has a size.
  private var needsAxes = false
  /// Something was seen that another setting may leave without effect.
  private var needsFlexbox = false
  /// What is known of each element's axes, kept for its memory.
  var axisStates: [AxisStates] = []
  /// A `linear` was seen.
  private var hasLines = false
  /// The last element of the markup that is called as in MKLayoutLibrary's dialect, or −1.
  private(set) var dialectNode: Int32 = -1
  /// What was read of that element's properties.
  var dialectProperties: [DialectProperty] = []
  /// How many of the findings, the first, are about the markup.
  private var markupFindings = 0
  /// What only a document with declarations or conditions needs.
  var structure = StructureState()
  /// What stands before the root, where anything does.
  var declarations = DeclarationState()
  /// What sets of imports brought in, kept for the documents to come.
  var importedNames: [ImportedNames] = []

  /// Marks a node of the markup that is no element.
  private static let noElement: Int32 = -1
  /// Marks an element whose name means nothing here.
  private static let unknown: Int32 = -2

  package init() {}

  /// Checks `markup` from the root down.
  ///
  /// Its own mistakes come first, as `findings`.
  ///
  /// `path` is the file, which gives a document without a name its own, and `imports` what became of
  /// each of ``ImportRequest/all(in:)``, the `requests`.
  package mutating func check(
    _ markup: MarkupDocument, findings: [Diagnostic] = [], path: String = "",
    requests: [ImportRequest]? = nil, imports: [ImportOutcome] = [],
  ) {
    document.removeAll()
    diagnostics.removeAll(keepingCapacity: true)
    diagnostics += findings
    markupFindings = findings.count
    typed.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    identifiers.removeAll()
    needsAxes = false
    needsFlexbox = false
    hasLines = false
    dialectNode = -1
    dialectProperties.removeAll()
    if !structure.isUntouched { structure = StructureState() }
    if declarations.isActive { declarations = DeclarationState() }
    document.source = markup.bytes
    var markup = markup
    if declaresAnything(markup) {
      declarations.path = path
      readDeclarations(markup, requests ?? ImportRequest.all(in: markup), imports)
      markup = prepareStyles(markup)
    }
    document.source = markup.bytes

    let nodes = markup.nodes.span
    for index in 0..<nodes.count {
      switch nodes[index].kind {
      case .element:
        typed.append(element(index, nodes[index], markup))
      case .text, .cdata:
        typed.append(Self.noElement)
        checkCharacterData(nodes[index], markup)
      case .comment, .processingInstruction:
        typed.append(Self.noElement)
      }
    }
    finish(markup)
  }

  /// Lets go of the last document, whose text the parser is about to overwrite.
  package mutating func forget() {
    document.removeAll()
    diagnostics.removeAll(keepingCapacity: true)
  }

  private mutating func finish(_ markup: MarkupDocument) {
    checkStructure(markup)
    checkPreviews(markup)
    if structure.isActive {
      finishStructure(markup)
    } else if !structure.equalIds.isEmpty {
      reportEqualIds(markup)
    }
    for text in texts { readContent(of: Int(text), markup) }
    if needsFlexbox { checkFlexbox(markup) }
    if hasLines { checkLines(markup) }
    if needsAxes { checkAxes(markup) }
    if declarations.isActive { checkUnused(structure.mentioned, markup) }
    if diagnostics.count > 1 { diagnostics.sort { $0.range.start < $1.range.start } }
    document.hasErrors = diagnostics.contains { $0.severity == .error }
  }
}

// MARK: Elements

extension Checker {
  private mutating func element(
    _ index: Int, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> Int32 {
    // A second root has its finding; what it holds is not this document's.
    guard node.parent >= 0 || Int32(index) == markup.root else { return Self.unknown }
    var parent = typedParent(of: node)
    let ours = tables.schema.element(named: node.name.rawValue)
    let legacy = ours == nil ? legacyElement(node, markup) : nil
    let dialect =
      ours == nil && legacy == nil && !isOwn(node, markup)
      ? dialectElement(node, in: parent, markup) : nil
    guard let kind = ours ?? legacy?.kind ?? dialect?.kind,
      tables.elements[Int(kind.rawValue)].isAvailable
    else {
      if let own = ownElement(index, node, parent: parent, markup) { return own }
      noteChild(of: parent)
      reportUnknownElement(node, in: parent, markup)
      return Self.unknown
    }
    if dialect != nil {
      dialectNode = Int32(index)
      if parent == Self.noElement { parent = appendLayout(around: index, markup) }
    }
    let place = append(kind, index, node, parent: parent, markup)
    if !tables.declaring.contains(kind) {
      link(place, kind, to: parent)
      if parent >= 0, document.nodes[Int(parent)].kind == .component {
        noteFilling(place, parent: parent, markup)
      }
    }
    checkPlace(of: place, parent: parent, markup)
    // What a style says is read where it is used.
    if kind != .style { checkAttributes(of: place, node, parent: parent, markup) }
    if tables.structured.contains(kind) { readStructure(of: place, parent: parent, markup) }
    if let legacy { spell(legacy, at: place, node, markup) }
    if let dialect { spell(dialect, at: place, node, markup) }
    if kind == .text { texts.append(Int32(place)) }
    if kind == .linear { hasLines = true }
    return Int32(place)
  }

  /// Adds a typed element for the node at `index` of the markup.
  @inline(__always)
  mutating func append(
    _ kind: ElementKind, _ index: Int, _ node: MarkupNode, parent: Int32, _ markup: MarkupDocument
  ) -> Int {
    let place = document.nodes.count
    document.nodes.append(
      TypedNode(
        kind, markup: Int32(index), parent: max(parent, -1),
        firstAttribute: Int32(document.attributes.count)))
    document.nodes[place].isBroken = node.flags.contains(.incomplete) || markup.isCut
    return place
  }

  /// The typed parent of `node`, −1 at the root, −2 where the parent's name means nothing.
  func typedParent(of node: MarkupNode) -> Int32 {
    node.parent < 0 ? Self.noElement : typed[Int(node.parent)]
  }

  /// The typed element made of the node at `index` of the markup, or nil.
  func typedElement(of index: Int32) -> Int32? {
    let element = typed[Int(index)]
    return element >= 0 ? element : nil
  }

  mutating func link(_ place: Int, _ kind: ElementKind, to parent: Int32) {
    guard parent >= 0 else { return }
    let owner = Int(parent)
    switch kind {
    case .preview:
      document.previews.append(Int32(place))
      return
    case .span:
      return
    case .elseIf, .else:
      // A chain is one child.
      if !continueChain(place, in: owner) { document.nodes[owner].childCount += 1 }
    default: document.nodes[owner].childCount += 1
    }
    if document.nodes[owner].firstChild < 0 {
      document.nodes[owner].firstChild = Int32(place)
    } else {
      document.nodes[Int(document.nodes[owner].lastChild)].nextSibling = Int32(place)
    }
    document.nodes[owner].lastChild = Int32(place)
    if document.nodes[owner].kind == .layout, document.root < 0 { document.root = Int32(place) }
  }

  /// Makes the layout that a document without one is read as, around its root.
  private mutating func appendLayout(around root: Int, _ markup: MarkupDocument) -> Int32 {
    var layout = TypedNode(.layout, markup: Int32(root), parent: -1, firstAttribute: 0)
    layout.isBroken = markup.isCut
    document.nodes.append(layout)
    return 0
  }

  mutating func noteChild(of parent: Int32) {
    guard parent >= 0 else { return }
    document.nodes[Int(parent)].childCount += 1
    doubt(parent)
  }
}

// MARK: State for the parts in other files

extension Checker {
  /// How many findings of one document are worth reading.
  static let limit = 500

  /// There are findings enough; wording more would only take time.
  var isFull: Bool { diagnostics.count >= Self.limit }

  mutating func report(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    diagnostics.append(declarations.isActive ? placed(diagnostic) : diagnostic)
    guard isFull else { return }
    diagnostics.append(.tooManyFindings(at: diagnostic.range))
  }

  /// Whether what stands in `range` is broken as markup, so that what it means is anyone's guess.
  func isBrokenMarkup(_ range: SourceRange) -> Bool {
    diagnostics.prefix(markupFindings).contains {
      $0.range.start >= range.start && $0.range.end <= range.end
    }
  }

  /// Notes that a mistake about a child was reported, so that the number of children says nothing.
  mutating func doubt(_ parent: Int32) {
    guard parent >= 0 else { return }
    document.nodes[Int(parent)].isBroken = true
  }

  mutating func append(_ attribute: TypedAttribute) {
    document.attributes.append(attribute)
  }

  mutating func requireAxes() {
    needsAxes = true
  }

  mutating func requireFlexbox() {
    needsFlexbox = true
  }

  /// The earlier attribute that holds the same identifier, or nil.
  mutating func noteIdentifier(_ hash: UInt64, _ attribute: Int) -> Int32? {
    identifiers.insert(hash, Int32(attribute))
  }

  mutating func update<Result>(_ body: (inout TypedDocument) -> Result) -> Result {
    body(&document)
  }
}

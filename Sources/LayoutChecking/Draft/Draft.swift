import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A typed tree in the making: the markup, the tree so far, and the findings.
///
/// Passes hand the draft to each other, so that it has one owner and is never copied.
/// `PlacementParent.swift` and `PlacementWay.swift` find which parent places a child, and the
/// declarations of custom elements.
struct Draft: ~Copyable, Sendable {
  /// The markup to check, with the texts that it borrows from other files.
  var markup = MarkupDocument.empty
  var document = TypedDocument()
  /// The names that the document declares and imports, and those that are used.
  var names = FileNames()
  var uses = NameUses()
  /// The styles that the document uses, and those of the element that is being read.
  var styles = StylesAtHand()
  private(set) var findings = Findings()
  let tables = CheckerTables.shared

  /// The typed element for each node of the markup, or ``noElement`` or ``unknown``.
  private var typed: [Int32] = []
  /// The typed parent of the root: −1, or 0 after ``wrapRoot()`` has made a layout around the root.
  private var rootParent = Draft.noElement
  /// Branches that continue no chain.
  private var strayBranches: Set<Int32> = []

  /// Marks a node of the markup that is no element.
  static let noElement: Int32 = -1
  /// Marks an element whose name is unknown.
  static let unknown: Int32 = -2

  /// Starts on another document, whose markup has the given findings.
  mutating func begin(_ markup: MarkupDocument, findings: [Diagnostic]) {
    self.markup = markup
    document.removeAll()
    document.source = markup.bytes
    if names.isActive { names = FileNames() }
    if !uses.isEmpty { uses = NameUses() }
    if styles.styled != nil { styles = StylesAtHand() }
    self.findings.begin(with: findings)
    typed.removeAll(keepingCapacity: true)
    rootParent = Draft.noElement
    if !strayBranches.isEmpty { strayBranches = [] }
  }

  /// Ends the work on a document.
  mutating func finish(_ kinds: GuessedKinds) {
    findings.answerGuesses(in: markup, kinds)
    findings.answerNestedImports(in: document, names, markup)
    findings.sort()
    document.hasErrors = findings.hasErrors
    // The markup is needed later only for attributes that come from other files.
    if !markup.borrowsTexts { markup = .empty }
  }

  /// Releases the text, which the parser is about to overwrite.
  mutating func forget() {
    document.removeAll()
    findings.begin(with: [])
    markup = .empty
  }
}

// MARK: Findings

extension Draft {
  /// Whether the limit of findings is reached; more would only take time.
  var isFull: Bool { findings.isFull }

  /// Reports a finding; while a style's attribute is being read, on the use of the style.
  mutating func report(_ finding: Diagnostic) {
    guard !isFull, let said = styles.said(finding) else { return }
    findings.append(said)
  }

  /// Reports a finding on an element whose attributes were read earlier.
  mutating func report(_ finding: Diagnostic, on place: Int) {
    styles.begin(source(of: place))
    report(finding)
    styles.end()
  }

  /// Whether the markup in `range` is broken, so that its meaning is unknown.
  func isBrokenMarkup(_ range: SourceRange) -> Bool { findings.isBrokenMarkup(range) }

  /// Marks an element as wrong in itself, so that consequences of the mistake are not reported.
  mutating func markBroken(_ place: Int) {
    document.nodes[place].isBroken = true
  }

  /// Notes a reported mistake about a child, so that the number of children is not checked.
  mutating func doubt(_ parent: Int32) {
    if parent >= 0 { markBroken(Int(parent)) }
  }
}

// MARK: Elements

extension Draft {
  /// Returns the typed parent of `node`; −2 if the parent's name is unknown.
  func typedParent(of node: MarkupNode) -> Int32 {
    node.parent < 0 ? rootParent : typed[Int(node.parent)]
  }

  /// Returns the typed element made from the node at `index` of the markup, or nil.
  func typedElement(of index: Int32) -> Int32? {
    let element = typed[Int(index)]
    return element >= 0 ? element : nil
  }

  /// Notes the typed element of the next node of the markup, or one of the marks.
  @inline(__always)
  mutating func note(_ element: Int32) { typed.append(element) }

  /// Makes the layout around the root of a document that lacks one.
  mutating func wrapRoot() {
    var layout = TypedNode(.layout, markup: markup.root, parent: -1, firstAttribute: 0)
    layout.isBroken = markup.isCut
    document.nodes.append(layout)
    rootParent = 0
  }

  /// Adds a typed element for the node at `index` of the markup.
  @inline(__always)
  mutating func append(
    _ kind: ElementKind, _ index: Int, _ node: MarkupNode, parent: Int32
  ) -> Int {
    let place = document.nodes.count
    document.nodes.append(
      TypedNode(
        kind, markup: Int32(index), parent: max(parent, -1),
        firstAttribute: Int32(document.attributes.count)))
    document.nodes[place].isBroken = node.flags.contains(.incomplete) || markup.isCut
    return place
  }

  /// Makes an element the last child of `parent`, unless `parent` is negative.
  ///
  /// Returns the branch whose chain the element continues, or −1.
  @discardableResult
  mutating func link(_ place: Int, _ kind: ElementKind, to parent: Int32) -> Int32 {
    guard parent >= 0 else { return -1 }
    let owner = Int(parent)
    var continued: Int32 = -1
    // A condition or loop in a text contains words, so it is no child.
    let isWords =
      document.nodes[owner].kind == .text && (kind.role == .branch || kind.role == .loop)
    switch kind {
    case .preview:
      document.previews.append(Int32(place))
      return -1
    case .span:
      return -1
    case .elseIf, .else:
      continued = chain(before: place, in: owner)
      // A chain counts as one child.
      if continued < 0, !isWords { document.nodes[owner].childCount += 1 }
    default:  // open: all others are a child each.
      if !isWords { document.nodes[owner].childCount += 1 }
    }
    if document.nodes[owner].firstChild < 0 {
      document.nodes[owner].firstChild = Int32(place)
    } else {
      document.nodes[Int(document.nodes[owner].lastChild)].nextSibling = Int32(place)
    }
    document.nodes[owner].lastChild = Int32(place)
    if document.nodes[owner].kind == .layout, document.root < 0 { document.root = Int32(place) }
    return continued
  }

  /// Counts a child for which no typed element is made.
  mutating func noteChild(of parent: Int32) {
    guard parent >= 0 else { return }
    document.nodes[Int(parent)].childCount += 1
    doubt(parent)
  }

  /// Returns the branch whose chain the branch at `place`, about to be linked, continues, or −1.
  private mutating func chain(before place: Int, in parent: Int) -> Int32 {
    var last = document.nodes[parent].lastChild
    // What somebody is writing between the branches ends no chain.
    while last >= 0, !isBranch(Int(last)), source(of: Int(last)).flags.contains(.incomplete) {
      last = Int32(document.children(of: parent).last { $0 < Int(last) } ?? -1)
    }
    guard last >= 0, isBranch(Int(last)), document.nodes[Int(last)].kind != .else else {
      strayBranches.insert(Int32(place))
      return -1
    }
    return last
  }

  /// Whether the element begins or continues a chain.
  private func isBranch(_ place: Int) -> Bool {
    document.nodes[place].kind == .if || continuesChain(place)
  }

  /// Whether the element is a further branch of a chain.
  func continuesChain(_ place: Int) -> Bool {
    let kind = document.nodes[place].kind
    return (kind == .elseIf || kind == .else) && !isStray(place)
  }

  /// Whether the branch at `place` has no chain before it to continue.
  func isStray(_ place: Int) -> Bool { strayBranches.contains(Int32(place)) }

  /// Whether the last element stands in an element with an unknown name.
  var isUnderUnknown: Bool {
    guard let node = document.nodes.last, node.parent < 0 else { return false }
    return markup.nodes[Int(node.markup)].parent >= 0
  }
}

// MARK: Attributes of an element

extension Draft {
  /// Returns the markup of the element at `place`.
  func source(of place: Int) -> MarkupNode {
    markup.nodes[Int(document.nodes[place].markup)]
  }

  /// Returns the markup of the element's attribute of that name, or nil.
  func attribute(_ name: AttributeName, of place: Int) -> MarkupAttribute? {
    document.nodes[place].attributeIndices.first { document.attributes[$0].name == name }
      .map { markup.attributes[Int(document.attributes[$0].markup)] }
  }

  /// Returns the names of the attributes that are written on the element.
  func writtenNames(at place: Int) -> Set<String> {
    Set(
      source(of: place).attributeIndices.map { markup.names.name(of: markup.attributes[$0].name) })
  }

  /// Stores an expression and returns its index.
  mutating func keep(_ expression: TypedExpression) -> Int32 {
    document.structure.expressions.append(expression)
    return Int32(document.structure.expressions.count - 1)
  }
}

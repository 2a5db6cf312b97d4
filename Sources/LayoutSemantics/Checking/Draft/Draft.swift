import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// A typed tree in the making: the markup that it is made of, what there is of it, and what is wrong.
///
/// One pass hands it to the next, so that it has one owner and is never copied. Who places a child, and
/// what elements of the author's own are, it answers in `PlacementParent.swift` and
/// `PlacementWay.swift`.
struct Draft: ~Copyable, Sendable {
  /// What is checked, with what it borrows from other files.
  var markup = MarkupDocument.empty
  var document = TypedDocument()
  /// What the document declares and imports, and which of that is used.
  var names = FileNames()
  var uses = NameUses()
  /// The styles whose attributes are read.
  var styles = StylesAtHand()
  private(set) var findings = Findings()
  let tables = CheckerTables.shared

  /// The typed element for each node of the markup, or one of the two marks below.
  private var typed: [Int32] = []
  /// The typed parent of the root: −1 unless the document lacks the layout that it is read as.
  private var rootParent = Draft.noElement
  /// Branches that continue no chain.
  private var strayBranches: Set<Int32> = []

  /// Marks a node of the markup that is no element.
  static let noElement: Int32 = -1
  /// Marks an element whose name means nothing here.
  static let unknown: Int32 = -2

  /// Starts on another document, of whose markup `findings` are known.
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
  mutating func finish() {
    findings.answerGuesses(in: markup)
    findings.answerNestedImports(in: document, names, markup)
    findings.sort()
    document.hasErrors = findings.hasErrors
    // Where attributes of other files were added, nobody else knows what they say.
    if !markup.borrowsTexts { markup = .empty }
  }

  /// Lets go of the text, which the parser is about to overwrite.
  mutating func forget() {
    document.removeAll()
    findings.begin(with: [])
    markup = .empty
  }
}

// MARK: Findings

extension Draft {
  /// There are findings enough; wording more would only take time.
  var isFull: Bool { findings.isFull }

  /// Reports a finding, where an attribute of a style is read as one on the style's use.
  mutating func report(_ finding: Diagnostic) {
    guard !isFull, let said = styles.said(finding) else { return }
    findings.append(said)
  }

  /// Reports a finding on an element whose attributes were read long ago.
  mutating func report(_ finding: Diagnostic, on place: Int) {
    styles.begin(source(of: place))
    report(finding)
    styles.end()
  }

  /// Whether what stands in `range` is broken as markup, so that what it means is anyone's guess.
  func isBrokenMarkup(_ range: SourceRange) -> Bool { findings.isBrokenMarkup(range) }

  /// Marks an element as wrong in itself, so that what would only follow from that is not said.
  mutating func markBroken(_ place: Int) {
    document.nodes[place].isBroken = true
  }

  /// Notes that a mistake about a child was reported, so that the number of children says nothing.
  mutating func doubt(_ parent: Int32) {
    if parent >= 0 { markBroken(Int(parent)) }
  }
}

// MARK: Elements

extension Draft {
  /// The typed parent of `node`, −2 where the parent's name means nothing.
  func typedParent(of node: MarkupNode) -> Int32 {
    node.parent < 0 ? rootParent : typed[Int(node.parent)]
  }

  /// The typed element made of the node at `index` of the markup, or nil.
  func typedElement(of index: Int32) -> Int32? {
    let element = typed[Int(index)]
    return element >= 0 ? element : nil
  }

  /// Notes what the next node of the markup is: a typed element, or one of the marks for none.
  @inline(__always)
  mutating func note(_ element: Int32) { typed.append(element) }

  /// Makes the layout that a document without one is read as, around its root.
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

  /// Makes an element the last child of `parent`, unless that is below 0; gives the branch whose
  /// chain it continues, or −1.
  @discardableResult
  mutating func link(_ place: Int, _ kind: ElementKind, to parent: Int32) -> Int32 {
    guard parent >= 0 else { return -1 }
    let owner = Int(parent)
    var continued: Int32 = -1
    // What a condition or loop in a text holds is words.
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
      // A chain is one child.
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

  /// Counts a child of which no typed element is made.
  mutating func noteChild(of parent: Int32) {
    guard parent >= 0 else { return }
    document.nodes[Int(parent)].childCount += 1
    doubt(parent)
  }

  /// The branch whose chain the one at `place`, which is about to be linked, continues, or −1.
  private mutating func chain(before place: Int, in parent: Int) -> Int32 {
    let last = document.nodes[parent].lastChild
    guard last >= 0, document.nodes[Int(last)].kind == .if || continuesChain(Int(last)),
      document.nodes[Int(last)].kind != .else
    else {
      strayBranches.insert(Int32(place))
      return -1
    }
    return last
  }

  /// Whether the element is a further branch of a chain.
  func continuesChain(_ place: Int) -> Bool {
    let kind = document.nodes[place].kind
    return (kind == .elseIf || kind == .else) && !isStray(place)
  }

  /// Whether the branch at `place` has no chain before it that it could continue.
  func isStray(_ place: Int) -> Bool { strayBranches.contains(Int32(place)) }

  /// Whether the element at hand, the last one, stands in one whose name means nothing.
  var isUnderUnknown: Bool {
    guard let node = document.nodes.last, node.parent < 0 else { return false }
    return markup.nodes[Int(node.markup)].parent >= 0
  }
}

// MARK: What stands on an element

extension Draft {
  /// The element at `place` as it is written.
  func source(of place: Int) -> MarkupNode {
    markup.nodes[Int(document.nodes[place].markup)]
  }

  /// The attribute of that name as it is written on the element, or nil.
  func attribute(_ name: AttributeName, of place: Int) -> MarkupAttribute? {
    document.nodes[place].attributeIndices.first { document.attributes[$0].name == name }
      .map { markup.attributes[Int(document.attributes[$0].markup)] }
  }

  /// The names of the attributes that stand on the element.
  func writtenNames(at place: Int) -> Set<String> {
    Set(
      source(of: place).attributeIndices.map { markup.names.name(of: markup.attributes[$0].name) })
  }

  /// Keeps an expression and gives its place.
  mutating func keep(_ expression: TypedExpression) -> Int32 {
    document.structure.expressions.append(expression)
    return Int32(document.structure.expressions.count - 1)
  }
}

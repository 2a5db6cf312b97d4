import LayoutSchema
import LayoutXML

// From elements of the markup to typed ones, and how those hang together.
extension Checker {
  /// The typed element for the one at `index` of the markup, or one of the marks for none.
  mutating func element(_ index: Int, _ node: MarkupNode) -> Int32 {
    // A second root has its finding; what it holds is not this document's.
    guard node.parent >= 0 || Int32(index) == markup.root else { return Self.unknown }
    let parent = typedParent(of: node)
    let ours = tables.schema.element(named: node.name.rawValue)
    let legacy = ours == nil ? legacyElement(node) : nil
    guard let kind = ours ?? legacy?.kind,
      tables.elements[Int(kind.rawValue)].isAvailable
    else {
      if let own = ownElement(index, node, parent: parent) { return own }
      noteChild(of: parent)
      reportUnknownElement(node, in: parent)
      return Self.unknown
    }
    let place = append(kind, index, node, parent: parent)
    if !tables.declaring.contains(kind) {
      link(place, kind, to: parent)
      if parent >= 0, document.nodes[Int(parent)].kind == .component {
        noteFilling(place, parent: parent)
      }
    }
    checkPlace(of: place, parent: parent)
    // What a style says is read where it is used.
    if kind != .style { checkAttributes(of: place, node, parent: parent) }
    if tables.structured.contains(kind) { readStructure(of: place, parent: parent) }
    if let legacy { spell(legacy, at: place, node) }
    if kind == .text { texts.append(Int32(place)) }
    return Int32(place)
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

  /// The typed parent of `node`, −2 where the parent's name means nothing.
  func typedParent(of node: MarkupNode) -> Int32 {
    node.parent < 0 ? rootParent : typed[Int(node.parent)]
  }

  /// The typed element made of the node at `index` of the markup, or nil.
  func typedElement(of index: Int32) -> Int32? {
    let element = typed[Int(index)]
    return element >= 0 ? element : nil
  }

  /// Makes an element the last child of `parent`, unless that is below 0.
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
    default: document.nodes[owner].childCount += 1  // open: all others are a child each.
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
  mutating func wrapRoot() {
    var layout = TypedNode(.layout, markup: markup.root, parent: -1, firstAttribute: 0)
    layout.isBroken = markup.isCut
    document.nodes.append(layout)
    rootParent = 0
  }

  mutating func noteChild(of parent: Int32) {
    guard parent >= 0 else { return }
    document.nodes[Int(parent)].childCount += 1
    doubt(parent)
  }
}

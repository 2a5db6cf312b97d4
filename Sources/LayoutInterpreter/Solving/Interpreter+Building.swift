import LayoutEngine
import LayoutModel

// Into the engine: its tree is built from the elements of an expanded document.
extension Interpreter {
  /// Builds the tree of a document, reusing the memory of the previous one.
  mutating func build(
    _ expansion: Expansion, for range: SizeRange, _ environment: LayoutEnvironment
  ) {
    tree.begin(for: range, environment: environment)
    nodes.removeAll(keepingCapacity: true)
    missing = []
    issue = expansion.issue
    let document = expansion.document
    let outlets = OutletTable(document)
    guard document.root >= 0 else { return }
    var node = document.root
    while node >= 0 {
      if open(Int(node), expansion, outlets), document.nodes[Int(node)].firstChild >= 0 {
        node = document.nodes[Int(node)].firstChild
      } else {
        node = closed(node, document)
      }
    }
  }

  /// Opens an element, and returns whether it is one that can be laid out.
  private mutating func open(
    _ node: Int, _ expansion: Expansion, _ outlets: OutletTable
  ) -> Bool {
    let document = expansion.document
    model.read(node, of: document)
    let parent = document.nodes[node].parent
    guard let spec = spec(of: node, expansion), parent >= 0 else {
      tree.open(.wrapper)
      nodes.append(node)
      return false
    }
    tree.open(
      spec,
      as: placement(of: node, under: Int(parent), expansion),
      id: ElementID(expansion.outlet(of: node) ?? outlets.number(of: node)),
      size: ElementSize(model, document),
      style: ElementStyle(model, document))
    if let row = expansion.row(of: node) { tree.noteRow(row) }
    nodes.append(node)
    return true
  }

  private mutating func spec(
    of node: Int, _ expansion: Expansion
  ) -> LayoutEngine.ElementSpec? {
    if let custom = expansion.customs[node] {
      switch custom.maker {
      case .view(let view): return .view(ViewSpec(view, custom.attributes))
      case .layout(let className):
        if let spec = registry.spec(of: className, custom.attributes) { return spec }
        let layout = MissingLayout(
          custom, className, node: expansion.origins[node].node, said: standIn,
          hasChildren: expansion.document.nodes[node].firstChild >= 0)
        missing.append(layout)
        return .custom(CustomSpec(layout.standIn))
      }
    }
    guard let spec = LayoutEngine.ElementSpec(model, expansion.document) else { return nil }
    guard case .text(var text) = spec else { return spec }
    if let parts = expansion.parts[node] {
      text.take(parts, of: expansion.document, tree)
    } else if let content = expansion.contents[node] {
      text.content = expansion.document.string(content.text)
      text.take(content.piece)
    } else if let run = expansion.document.nodes[node].runIndices.first {
      text.take(expansion.pieces[run])
    }
    return .text(text)
  }

  private func placement(
    of node: Int, under parent: Int, _ expansion: Expansion
  ) -> PlacementRecord {
    if case .layout(let className)? = expansion.customs[parent]?.maker,
      let said = expansion.placements[node]
    {
      return registry.placement(under: className, said) ?? .none
    }
    return PlacementRecord(
      model, under: expansion.document.nodes[parent].kind, expansion.document)
  }

  /// Closes an element and all that end with it, and returns the next element, or −1.
  private mutating func closed(_ last: Int32, _ document: TypedDocument) -> Int32 {
    var node = last
    while node >= 0 {
      tree.close()
      guard node != document.root else { return -1 }
      let next = document.nodes[Int(node)].nextSibling
      if next >= 0 { return next }
      node = document.nodes[Int(node)].parent
    }
    return -1
  }
}

extension ViewSpec {
  /// Makes a view of the host with the attributes that its document sets.
  fileprivate init(_ view: HostView, _ attributes: AttributeReader) {
    self.init(
      class: view.name, intrinsicSize: IntrinsicSize(view.intrinsicSize), attributes: attributes)
  }
}

extension TextSpec {
  /// Takes the arguments of the words, and that words from data are not localized.
  fileprivate mutating func take(_ piece: Expansion.Piece?) {
    guard let piece else { return }
    if !piece.arguments.isEmpty { arguments = piece.arguments }
    if piece.isVerbatim { localized = false }
  }

  /// Takes the pieces that conditions and loops result in; the text's own spans become spans of the
  /// pieces.
  fileprivate mutating func take(
    _ pieces: [Expander.TextPiece], of document: TypedDocument, _ tree: borrowing LayoutTree
  ) {
    var spans = self.spans[...]
    var parts = TextParts(for: tree.range, environment: tree.environment)
    for piece in pieces {
      switch piece {
      case .blank: parts.addBlank()
      case .words(let content, let count):
        let words = LayoutText(
          key: document.string(content.text), arguments: content.piece?.arguments ?? [])
        parts.add(
          words, spans: Array(spans.prefix(count)),
          localized: !(content.piece?.isVerbatim ?? false))
        spans = spans.dropFirst(count)
      }
    }
    content = ""
    self.spans = []
    self.parts = parts.all
  }
}

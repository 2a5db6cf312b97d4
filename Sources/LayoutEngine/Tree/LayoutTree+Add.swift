extension LayoutTree {
  /// Adds an element without opening it.
  @usableFromInline
  mutating func add(
    _ kind: NodeKind,
    spec: Int32,
    as placement: PlacementRecord,
    id: ElementID,
    size: ElementSize,
    look: Appearance?,
  ) -> Int32 {
    if !openNodes.isEmpty && openNodes[openNodes.count - 1].isFlex {
      if case .flex(let item) = placement {
        return add(kind, spec: spec, as: item, id: id, size: size, look: look)
      }
      return add(kind, spec: spec, as: FlexItem(), id: id, size: size, look: look)
    }
    var node = newNode(kind, spec, id, look?.visibility == .gone)
    if let look { node.look = pools.looks.add(look) }
    let parent = innermost
    if let parent {
      place(&node, placement, size, under: nodes[Int(parent.node)].kind)
    } else if kind.readsOwnSize && !size.isAuto {
      node.size = pools.share(size)
    }
    arena.flex.newest = -1
    if kind == .flex && !node.isGone && !(parent?.isGone ?? false) { addFlexRoot(node) }
    return append(node)
  }

  /// A node for an element that is to be added to the one that is open.
  @inline(__always)
  mutating func newNode(_ kind: NodeKind, _ spec: Int32, _ id: ElementID, _ isGone: Bool) -> Node {
    let parent = openNodes.isEmpty ? -1 : openNodes[openNodes.count - 1].node
    return Node(
      kind: kind, isGone: isGone, isPadded: pools.isPadded(kind, spec), id: id,
      end: Int32(truncatingIfNeeded: nodes.count &+ 1),
      parent: parent, depth: parent < 0 ? 0 : nodes[Int(parent)].depth &+ 1, spec: spec)
  }

  /// Adds a node, and tells where.
  @inline(__always)
  mutating func append(_ node: Node) -> Int32 {
    let index = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(node)
    if rows.hasOpenRow { rows.note(index, depth: openNodes.count) }
    return index
  }

  /// Keeps what an element says to a parent that is no flexbox.
  private mutating func place(
    _ node: inout Node, _ placement: PlacementRecord, _ size: ElementSize, under reader: NodeKind
  ) {
    guard !reader.isLinearFamily else {
      node.placement = storeCell(placement, size, node.kind, node.spec, under: reader)
      return
    }
    if node.kind.readsOwnSize && !size.isAuto { node.size = pools.share(size) }
    node.placement =
      node.kind == .spacer
      ? storeSpacer(node.spec, placement, under: reader) : store(placement, under: reader)
  }

  mutating func store(_ placement: PlacementRecord, under parent: NodeKind) -> Int32 {
    switch placement {
    case .stack(let item) where parent == .stack && item != StackItem():
      pools.stackItems.add(item)
    case .absolute(let item) where parent == .absolute && item != AbsoluteItem():
      pools.absoluteItems.add(item)
    case .zstack(let item) where parent == .zstack && item != ZStackItem():
      pools.zstackItems.add(item)
    case .flex(let item) where parent == .flex && !item.saysNothing: pools.share(item)
    case .custom(let item) where parent == .custom: pools.customItems.add(item)
    case .none, .stack, .absolute, .zstack, .flex, .linear, .layers, .flow, .custom: -1
    }
  }

  /// Every child of the linear family has a cell, which takes in its size too.
  private mutating func storeCell(
    _ placement: PlacementRecord, _ size: ElementSize, _ kind: NodeKind, _ spec: Int32,
    under parent: NodeKind
  ) -> Int32 {
    guard kind != .spacer else {
      return pools.cells.add(
        LinearCell(placement, .auto, under: parent, spacer: pools.spacers[Int(spec)]))
    }
    var size = size
    size.sanitize()
    var cell = LinearCell(placement, size, under: parent)
    if !size.isAuto { cell.size = pools.own(size) }
    return pools.cells.add(cell)
  }

  mutating func storeSpacer(
    _ spec: Int32, _ placement: PlacementRecord, under parent: NodeKind
  ) -> Int32 {
    let said = parent.reads(placement) && placement != .none ? placement : parent.defaultPlacement
    return store(spacing(said, pools.spacers[Int(spec)]), under: parent)
  }

  /// A spacer is a child that grows from its least length.
  func spacing(_ placement: PlacementRecord, _ spacer: SpacerSpec) -> PlacementRecord {
    switch placement {
    case .stack(var item):
      if !(item.flexGrow > 0) { item.flexGrow = 1 }
      if item.flexBasis.isAuto { item.flexBasis = .points(spacer.minLength) }
      return .stack(item)
    case .flex(var item):
      item.flexGrow = item.flexGrow ?? 1
      if item.flexBasis.isAuto { item.flexBasis = .points(spacer.minLength) }
      return .flex(item)
    case .custom: return placement
    case .none, .absolute, .zstack, .linear, .layers, .flow: return .none
    }
  }
}

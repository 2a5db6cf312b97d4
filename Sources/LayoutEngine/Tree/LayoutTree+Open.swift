extension LayoutTree {
  /// Adds an element to the one that is open, and opens it.
  ///
  /// - Parameters:
  ///   - spec: What it is.
  ///   - placement: What its parent reads; dropped where the parent reads something else.
  ///   - id: Its outlet.
  ///   - size: Its own size; dropped where neither it nor its parent reads one.
  ///   - look: Its appearance, where it has one.
  public mutating func open(
    _ spec: ElementSpec,
    as placement: PlacementRecord = .none,
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
  ) {
    var placement = placement
    if let parent = openNodes.last, !reads(placement, under: Int(parent.node)) { placement = .none }
    let (kind, index) = store(spec)
    let node = add(kind, spec: index, as: placement, id: id, size: size, look: look)
    openNodes.append(OpenNode(node: node))
  }

  /// Closes the element that was opened last.
  @inlinable
  public mutating func close() {
    guard !openNodes.isEmpty else { return }
    let open = openNodes.removeLast()
    nodes[Int(open.node)].end = Int32(truncatingIfNeeded: nodes.count)
  }

  private mutating func store(_ spec: ElementSpec) -> (NodeKind, Int32) {
    switch spec {
    case .stack(let spec): (.stack, pools.stacks.add(spec))
    case .inset(let spec): (.inset, pools.insets.add(spec))
    case .background: (.background, -1)
    case .overlay: (.overlay, -1)
    case .center(let spec): (.center, pools.centers.add(spec))
    case .relative(let spec): (.relative, pools.relatives.add(spec))
    case .ratio(let spec): (.ratio, pools.ratios.add(spec))
    case .absolute(let spec): (.absolute, pools.absolutes.add(spec))
    case .corner(let spec): (.corner, pools.corners.add(spec))
    case .wrapper: (.wrapper, -1)
    case .clip(let spec): (.clip, pools.clips.add(spec))
    case .zstack: (.zstack, -1)
    case .scroll(let spec): (.scroll, pools.scrolls.add(spec))
    case .text(let spec): (.text, store(spec))
    case .image(let spec): (.image, pools.images.add(spec))
    case .view(let spec): (.view, pools.views.add(spec))
    case .spacer(let spec): (.spacer, pools.spacers.add(spec))
    case .flex(let spec): (.flex, pools.flexes.add(spec))
    case .linear(let spec): (.linear, pools.linears.add(spec))
    case .layers(let spec): (.layers, pools.layers.add(spec))
    case .flow(let spec): (.flow, pools.flows.add(spec))
    case .custom(let spec): (.custom, pools.customs.add(spec))
    }
  }

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
    let index = Int32(truncatingIfNeeded: nodes.count)
    let parent = openNodes.isEmpty ? -1 : openNodes[openNodes.count - 1].node
    let depth = parent < 0 ? 0 : nodes[Int(parent)].depth &+ 1
    let isGone = look?.visibility == .gone
    var node = Node(
      kind: kind, isGone: isGone, id: id, end: index &+ 1, parent: parent, depth: depth,
      spec: spec)
    node.isFlexItem = parent >= 0 && nodes[Int(parent)].kind == .flex
    let isCell = parent >= 0 && nodes[Int(parent)].kind.isLinearFamily
    if !isCell && (kind.readsOwnSize || (node.isFlexItem && kind != .spacer)) && !size.isAuto {
      node.size = pools.sizes.add(size)
    }
    if let look { node.look = pools.looks.add(look) }
    if parent >= 0 {
      let reader = nodes[Int(parent)].kind
      if isCell {
        node.placement = storeCell(placement, size, kind, spec, under: reader)
      } else if kind == .spacer {
        node.placement = storeSpacer(spec, placement, under: reader)
      } else {
        node.placement = store(placement, under: reader)
      }
      if !isGone { link(index, under: parent) }
    }
    nodes.append(node)
    return index
  }

  mutating func store(_ placement: PlacementRecord, under parent: NodeKind) -> Int32 {
    switch placement {
    case .stack(let item) where parent == .stack && item != StackItem():
      pools.stackItems.add(item)
    case .absolute(let item) where parent == .absolute && item != AbsoluteItem():
      pools.absoluteItems.add(item)
    case .zstack(let item) where parent == .zstack && item != ZStackItem():
      pools.zstackItems.add(item)
    case .flex(let item) where parent == .flex && item != FlexItem():
      pools.flexItems.add(item)
    case .custom(let item) where parent == .custom: pools.customItems.add(item)
    case .none, .stack, .absolute, .zstack, .flex, .linear, .layers, .flow, .custom: -1
    }
  }

  /// Every child of the linear family has a cell, which takes in its size too.
  private mutating func storeCell(
    _ placement: PlacementRecord, _ size: ElementSize, _ kind: NodeKind, _ spec: Int32,
    under parent: NodeKind
  ) -> Int32 {
    var cell =
      switch placement {
      case .linear(let item) where parent == .linear: LinearCell(item, size)
      case .layers(let item) where parent == .layers: LinearCell(item, size)
      case .flow(let item) where parent == .flow: LinearCell(item, size)
      case .none, .stack, .absolute, .zstack, .flex, .linear, .layers, .flow, .custom:
        LinearCell(LinearItem(), size)
      }
    if kind == .spacer {
      cell.leastShare = pools.spacers[Int(spec)].minLength
      if !cell.isWeighted { cell.weight = 1 }
    }
    return pools.cells.add(cell)
  }

  private mutating func storeSpacer(
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

  private mutating func link(_ index: Int32, under parent: Int32) {
    let top = openNodes.count - 1
    let last = openNodes[top].lastChild
    if last >= 0 {
      nodes[Int(last)].nextSibling = index
    } else {
      nodes[Int(parent)].firstChild = index
    }
    openNodes[top].lastChild = index
  }
}

extension LayoutTree {
  /// Adds an element as a child of the one that is open, and opens it.
  ///
  /// - Parameters:
  ///   - spec: The kind of the element and its own attributes.
  ///   - placement: What the parent reads; dropped where the parent reads another kind.
  ///   - id: The outlet.
  ///   - size: The element's own size; dropped where neither it nor its parent reads one.
  ///   - look: The appearance; `nil` is the default one.
  public mutating func open(
    _ spec: ElementSpec,
    as placement: PlacementRecord = .none,
    id: ElementID = .none,
    size: ElementSize = .auto,
    look: Appearance? = nil,
  ) {
    let (kind, index) = store(spec)
    if case .custom = placement, let parent = innermost,
      !reads(placement, under: Int(parent.node))
    {
      open(add(kind, spec: index, as: .none, id: id, size: size, look: look))
    } else {
      open(add(kind, spec: index, as: placement, id: id, size: size, look: look))
    }
  }

  /// Closes the element that was opened last; without an open element it has no effect.
  public mutating func close() {
    guard let open = openNodes.popLast() else { return }
    nodes[Int(open.node)].end = Int32(truncatingIfNeeded: nodes.count)
    if open.box >= 0 { arena.flex.close(open.box, isHost: isHost(Int(open.node))) }
    if openNodes.isEmpty { linkChildren(in: Int(open.node)) }
  }

  /// Whether a child that is not gone was added to a view.
  private func isHost(_ node: Int) -> Bool {
    guard nodes[node].kind == .view else { return false }
    var child = node + 1
    while child < nodes.count, nodes[child].isGone { child = Int(nodes[child].end) }
    return child < nodes.count
  }

  /// Links a root and all in it to their children that are not gone, once they are all there.
  private mutating func linkChildren(in root: Int) {
    nodes.withMutableBorrowed { nodes in
      var index = nodes.count - 1
      while index > root {
        let parent = Int(nodes[index].parent)
        if !nodes[index].isGone {
          nodes[index].nextSibling = nodes[parent].firstChild
          nodes[parent].firstChild = Int32(truncatingIfNeeded: index)
        }
        index -= 1
      }
    }
  }

  /// Closes an element without children that was added last.
  @usableFromInline
  mutating func closeLeaf() {
    if arena.flex.newest >= 0 { arena.flex.close(arena.flex.newest, isHost: false) }
  }

  /// The innermost open element.
  ///
  /// `last` would allocate wherever it is not specialised.
  var innermost: OpenNode? {
    openNodes.isEmpty ? nil : openNodes[openNodes.count - 1]
  }

  /// Opens the element that was added last.
  @usableFromInline
  mutating func open(_ node: Int32) {
    var open = OpenNode(node: node)
    open.box = arena.flex.newest
    open.isGone = nodes[Int(node)].isGone || innermost?.isGone ?? false
    open.isFlex = nodes[Int(node)].kind == .flex
    openNodes.append(open)
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
    case .zstack(let spec): (.zstack, pools.zstacks.add(spec))
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
}

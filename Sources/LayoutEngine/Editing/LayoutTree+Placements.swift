extension LayoutTree {
  /// Sets the placement of an element, which its parent reads.
  ///
  /// A spacer keeps growing, whatever its placement contains.
  ///
  /// - Parameters:
  ///   - placement: A placement of the kind that the parent reads; ``PlacementRecord/none`` is the
  ///     default one.
  ///   - element: The element; not the root, which has no parent.
  /// - Returns: Whether the element exists and its parent reads the placement; otherwise the edit
  ///   has no effect.
  /// - Complexity: O(d) in the depth of the element.
  @discardableResult
  public mutating func setPlacement(_ placement: PlacementRecord, of element: LayoutElement) -> Bool
  {
    let element = element.index
    guard nodes.indices.contains(element), nodes[element].parent >= 0 else { return false }
    let reader = nodes[Int(nodes[element].parent)].kind
    guard reads(placement, under: Int(nodes[element].parent)) else { return false }
    let old = self.placement(of: element)
    place(element, as: placement, under: reader)
    let new = self.placement(of: element)
    guard new != old else { return true }
    if new.display != old.display {
      // Such a change may move the element out of its flexbox and its children in, or back.
      arena.flex.outdate(pools)
    } else if nodes[element].isFlexItem || nodes[element].isGridItem {
      arena.flex.note(element)
    }
    log?.note(element, .placement)
    touch(element)
    return true
  }

  /// Sets the placement of an element, which its parent reads, from a value of a concrete type.
  ///
  /// - Parameters:
  ///   - item: A placement of the kind that the parent reads.
  ///   - element: The element; not the root, which has no parent.
  /// - Returns: Whether the element exists and its parent reads the placement; otherwise the edit
  ///   has no effect.
  /// - Complexity: O(d) in the depth of the element.
  @discardableResult
  public mutating func setPlacement(_ item: some Placement, of element: LayoutElement) -> Bool {
    setPlacement(item.record, of: element)
  }
}

extension LayoutTree {
  /// Stores a placement that `reader` reads, in place of the last one.
  mutating func place(_ element: Int, as placement: PlacementRecord, under reader: NodeKind) {
    guard !reader.isLinearFamily else { return placeCell(element, as: placement, under: reader) }
    let node = nodes[element]
    var said = placement == .none ? reader.defaultPlacement : placement
    if node.kind == .spacer { said = spacing(said, pools.spacers[Int(node.spec)]) }
    guard said != .none else {
      nodes[element].placement = -1
      nodes[element].ownsPlacement = false
      return
    }
    guard node.placement >= 0 else {
      nodes[element].placement = store(said.sane, under: reader)
      return
    }
    if case .flex(let item) = said, !node.ownsPlacement {
      nodes[element].placement = pools.own(item)
      nodes[element].ownsPlacement = true
      return
    }
    let index = Int(node.placement)
    switch said.sane {
    case .none, .linear, .layers, .flow: break
    case .stack(let item): pools.stackItems[index] = item
    case .absolute(let item): pools.absoluteItems[index] = item
    case .zstack(let item): pools.zstackItems[index] = item
    case .flex(let item): pools.flexItems[index] = item
    case .grid(let item): pools.gridItems[index] = item
    case .custom(let item): pools.customItems[index] = item
    }
  }
}

extension PlacementRecord {
  /// The placement with its numbers clamped for the solver.
  fileprivate var sane: PlacementRecord {
    switch self {
    case .stack(var item):
      item.sanitize()
      return .stack(item)
    case .absolute(var item):
      item.sanitize()
      return .absolute(item)
    case .none, .zstack, .flex, .grid, .linear, .layers, .flow, .custom: return self
    }
  }
}

extension PlacementRecord {
  /// The value of `display` that the element declares to a flexbox or a grid.
  fileprivate var display: FlexItem.Display {
    switch self {
    case .flex(let item): item.display
    case .grid(let item): item.display
    case .none, .stack, .absolute, .zstack, .linear, .layers, .flow, .custom: .flex
    }
  }
}

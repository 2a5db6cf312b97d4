extension LayoutTree {
  /// Moves an element to another position, under its own parent or under another one.
  ///
  /// The element's own size and its placement are dropped if the new parent does not read them.
  ///
  /// - Parameters:
  ///   - element: The element; not the root.
  ///   - parent: The new parent; not the element itself or a descendant of it.
  ///   - index: The index among all other children of the new parent.
  ///   - placement: The placement that the new parent reads; `nil` keeps the placement if both
  ///     parents read the same kind.
  /// - Returns: Whether these conditions hold and no element is open; otherwise the edit has no
  ///   effect.
  /// - Complexity: O(n) in the number of elements of the tree.
  @discardableResult
  public mutating func move(
    _ element: LayoutElement, into parent: LayoutElement, at index: Int,
    as placement: PlacementRecord? = nil
  ) -> Bool {
    let (element, parent) = (element.index, parent.index)
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty,
      nodes.indices.contains(parent), !subtree(of: element).contains(parent),
      nodes[parent].kind.takesChildren, reads(placement ?? .none, under: parent),
      let place = place(at: index, under: parent, besides: element)
    else { return false }
    let range = subtree(of: element)
    let oldParent = Int(nodes[element].parent)
    if parent == oldParent && (place == range.lowerBound || place == range.upperBound) {
      if let placement { setPlacement(placement, of: LayoutElement(element)) }
      return true
    }
    let oldReader = nodes[oldParent].kind
    let oldDepth = nodes[element].depth
    let (size, oldPlacement) = (ownSize(of: element), self.placement(of: element))
    log?.keepBase(nodes)
    rows.outdate()
    touch(element)
    touch(parent)
    nodes[element].parent = Int32(truncatingIfNeeded: parent)
    var new = place
    if place >= range.upperBound {
      new -= range.count
      arrange([
        0..<range.lowerBound, range.upperBound..<place, range, place..<nodes.count,
      ])
    } else {
      arrange([
        0..<place, range, place..<range.lowerBound, range.upperBound..<nodes.count,
      ])
    }
    adapt(new, from: oldReader, as: placement)
    if ownSize(of: new) != size { log?.note(new, .size) }
    if self.placement(of: new) != oldPlacement { log?.note(new, .placement) }
    if parent != oldParent
      && (nodes[new].kind == .flex || nodes[new].kind == .grid || reachesLimit(new, oldDepth))
    {
      forget(new)
    }
    inheritDirections()
    compactIfSparse()
    return true
  }

  /// Returns where in the tree a child at `index` of `parent` begins, not counting one of its
  /// children.
  private func place(at index: Int, under parent: Int, besides element: Int) -> Int? {
    guard index >= 0 else { return nil }
    var left = index
    var child = parent + 1
    while child < Int(nodes[parent].end) {
      if child != element {
        if left == 0 { return child }
        left -= 1
      }
      child = Int(nodes[child].end)
    }
    return left == 0 ? Int(nodes[parent].end) : nil
  }

  /// Drops an element's size and placement if its new parent does not read them.
  private mutating func adapt(
    _ element: Int, from oldReader: NodeKind, as placement: PlacementRecord?
  ) {
    let node = nodes[element]
    let reader = nodes[Int(node.parent)].kind
    if reader.isLinearFamily || oldReader.isLinearFamily {
      guard reader != oldReader else {
        if let placement { place(element, as: placement, under: reader) }
        return
      }
      adaptCell(element, from: oldReader, as: placement ?? .none)
      return
    }
    if !readsSize(element) {
      nodes[element].size = -1
      nodes[element].ownsSize = false
    }
    if reader != oldReader || !reads(self.placement(of: element), under: Int(node.parent)) {
      nodes[element].placement = -1
      nodes[element].ownsPlacement = false
    }
    guard placement != nil || reader != oldReader else { return }
    place(element, as: placement ?? .none, under: reader)
  }

  /// Whether a descendant may be too deep for the layout, now or before the move.
  private func reachesLimit(_ element: Int, _ oldDepth: Int32) -> Bool {
    let depth = Swift.max(oldDepth, nodes[element].depth)
    return Int(depth) + subtree(of: element).count >= Int(Limits.depth)
  }

  /// Drops the cached measurements of an element and all its descendants.
  private mutating func forget(_ element: Int) {
    guard arena.isPrepared else { return }
    for inner in subtree(of: element) { arena.clear(inner) }
  }
}

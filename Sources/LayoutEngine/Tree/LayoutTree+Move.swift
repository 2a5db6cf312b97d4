extension LayoutTree {
  /// Moves an element to another place, under its parent or under another one.
  ///
  /// Its own size and its placement are dropped where the new parent does not read them.
  ///
  /// - Parameters:
  ///   - element: The element's number; not the root.
  ///   - parent: The number of the new parent; not the element itself or a descendant of it.
  ///   - index: The index among all other children of the new parent.
  ///   - placement: What the new parent reads; `nil` keeps the placement if both parents read the
  ///     same kind.
  /// - Returns: Whether there is such a place, and what left the old one and entered the new one.
  @discardableResult
  public mutating func move(
    _ element: Int, into parent: Int, at index: Int, as placement: PlacementRecord? = nil
  ) -> TreeEdit {
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty,
      nodes.indices.contains(parent), !subtree(of: element).contains(parent),
      nodes[parent].kind.takesChildren, reads(placement ?? .none, under: parent),
      let place = place(at: index, under: parent, besides: element)
    else { return .refused }
    let range = subtree(of: element)
    let oldParent = Int(nodes[element].parent)
    if parent == oldParent && (place == range.lowerBound || place == range.upperBound) {
      if let placement { setPlacement(placement, of: element) }
      return .unseen
    }
    let left = elementsFromBack(in: element)
    let oldReader = nodes[oldParent].kind
    let oldDepth = nodes[element].depth
    touch(element)
    var new = element
    var newParent = parent
    if place >= range.upperBound {
      rotate(range.lowerBound..<place, at: range.upperBound)
      new = place - range.count
      if parent >= range.upperBound { newParent -= range.count }
    } else {
      rotate(place..<range.upperBound, at: range.lowerBound)
      new = place
    }
    nodes[new].parent = Int32(truncatingIfNeeded: newParent)
    renumber()
    adapt(new, from: oldReader, as: placement)
    if parent != oldParent && (nodes[new].kind == .flex || reachesLimit(new, oldDepth)) {
      forget(new)
    }
    touch(new)
    compactIfSparse()
    return TreeEdit(
      left: left, removed: range, entered: elementsFromBack(in: new),
      inserted: new..<new + range.count, isMove: true)
  }

  /// The place in the tree of an index among a parent's children but one.
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

  /// Keeps of an element's size and placement what its new parent reads.
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

  /// Whether something in an element may be too deep, or was before.
  private func reachesLimit(_ element: Int, _ oldDepth: Int32) -> Bool {
    let depth = Swift.max(oldDepth, nodes[element].depth)
    return Int(depth) + subtree(of: element).count >= Int(Limits.depth)
  }

  /// Drops what is known of all that is in an element.
  private mutating func forget(_ element: Int) {
    guard arena.isPrepared else { return }
    for inner in subtree(of: element) { arena.clear(inner) }
  }
}

extension LayoutTree {
  /// Lets the nodes of `range` from `middle` on change places with those before it.
  mutating func rotate(_ range: Range<Int>, at middle: Int) {
    rows.outdate()
    nodes.rotate(range, at: middle)
    if arena.isPrepared { arena.rotate(range, at: middle) }
    for index in nodes.indices {
      let parent = Int(nodes[index].parent)
      guard range.contains(parent) else { continue }
      nodes[index].parent = Int32(
        truncatingIfNeeded: parent < middle
          ? parent + range.upperBound - middle : parent - (middle - range.lowerBound))
    }
  }

  /// Finds ends, links and depths from the order of the nodes and their parents.
  mutating func renumber() {
    arena.flex.isOutdated = !pools.flexes.isEmpty
    for index in nodes.indices {
      nodes[index].end = Int32(truncatingIfNeeded: index + 1)
      nodes[index].firstChild = -1
      nodes[index].nextSibling = -1
      let parent = Int(nodes[index].parent)
      guard parent >= 0 else { continue }
      nodes[index].depth = nodes[parent].depth &+ 1
      nodes[index].isFlexItem = nodes[parent].kind == .flex
    }
    for index in nodes.indices.reversed() {
      let parent = Int(nodes[index].parent)
      guard parent >= 0 else { continue }
      nodes[parent].end = Swift.max(nodes[parent].end, nodes[index].end)
      guard !nodes[index].isGone else { continue }
      nodes[index].nextSibling = nodes[parent].firstChild
      nodes[parent].firstChild = Int32(truncatingIfNeeded: index)
    }
  }
}

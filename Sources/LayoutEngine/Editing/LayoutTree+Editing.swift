// A tree may be changed after it was built and solved. The caller marks nothing: an edit drops the
// cached measurements of the element and of its ancestors, and the next solve measures them anew.
// All other measurements stay. An edit that is not valid has no effect and returns `false`. A tree
// that tracks changes records which elements enter, leave or change attributes.
//
// Elements are numbered in document order, so inserting, removing and moving renumber the elements
// behind. To find an element again after such edits, give it an id and call `element(with:)`.

extension LayoutTree {
  /// Puts elements in another order, and removes those that are in none of its ranges.
  ///
  /// - Parameter order: Ranges of indices. Elements come after their parents and together with
  ///   their descendants.
  mutating func arrange(_ order: [Range<Int>]) {
    dropBoundaries()
    log?.arrange(order)
    var numbers = [Int32](repeating: -1, count: nodes.count)
    var arranged: [Node] = []
    arranged.reserveCapacity(nodes.count)
    for range in order {
      for element in range {
        numbers[element] = Int32(truncatingIfNeeded: arranged.count + element - range.lowerBound)
      }
      arranged.append(contentsOf: nodes[range])
    }
    for element in arranged.indices where arranged[element].parent >= 0 {
      arranged[element].parent = numbers[Int(arranged[element].parent)]
    }
    nodes = arranged
    if arena.isPrepared { arena.arrange(order) }
    renumber()
  }

  /// Computes ends, links and depths from the order of the nodes and their parents.
  private mutating func renumber() {
    isTooDeep = false
    arena.flex.outdate(pools)
    for index in nodes.indices {
      nodes[index].end = Int32(truncatingIfNeeded: index + 1)
      nodes[index].firstChild = -1
      nodes[index].nextSibling = -1
      let parent = Int(nodes[index].parent)
      guard parent >= 0 else { continue }
      nodes[index].depth = nodes[parent].depth &+ 1
      if nodes[index].depth >= Limits.depth { isTooDeep = true }
      nodes[index].isFlexItem = nodes[parent].kind == .flex
      nodes[index].isGridItem = nodes[parent].kind == .grid
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

extension LayoutTree {
  /// Drops the cached measurements of elements that are about to be removed.
  mutating func drop(_ range: Range<Int>) {
    garbage += range.count
    guard arena.isPrepared else { return }
    dropBoundaries()
    for element in range { arena.clear(element) }
  }

  /// Removes unused attributes from the pools, if most of them belong to removed elements.
  mutating func compactIfSparse() {
    guard garbage > nodes.count + 64 else { return }
    var copy = LayoutTree()
    copy.append(self, as: .none)
    if arena.isPrepared { arena.follow(nodes, pools, to: copy.nodes, copy.pools) }
    nodes = copy.nodes
    pools = copy.pools
    garbage = 0
  }
}

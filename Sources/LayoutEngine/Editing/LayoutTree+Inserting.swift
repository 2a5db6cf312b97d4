extension LayoutTree {
  /// Inserts elements as children of an element.
  ///
  /// The next solve measures the new elements, their ancestors, and elements whose constraints
  /// change as a result.
  ///
  /// - Parameters:
  ///   - parent: An element that reads `Item` from its children.
  ///   - index: The index among all children of `parent`, including those whose visibility is
  ///     `gone`.
  ///   - content: A closure that adds the elements.
  /// - Returns: Whether `parent` exists, reads `Item` and has that index, and no element is open;
  ///   otherwise the edit has no effect.
  /// - Complexity: O(n) in the number of elements of the tree.
  @discardableResult
  public mutating func insert<Item: Placement>(
    into parent: LayoutElement, at index: Int, _ content: (inout Children<Item>) -> Void
  ) -> Bool {
    let parent = parent.index
    guard let place = place(at: index, under: parent), takes(Item.self, under: parent)
    else { return false }
    let first = nodes.count
    append(under: parent, content)
    takeIn(from: first, under: parent, at: place)
    return true
  }

  /// Inserts a copy of another tree as a child of an element.
  ///
  /// - Parameters:
  ///   - other: The tree, whose root becomes the child.
  ///   - parent: An element that reads the placement.
  ///   - index: The index among all children of `parent`, including those whose visibility is
  ///     `gone`.
  ///   - placement: The placement of the child, which the parent reads.
  /// - Returns: Whether `parent` exists, reads the placement and has that index, and no element is
  ///   open; otherwise the edit has no effect.
  /// - Complexity: O(n) in the number of elements of both trees.
  @discardableResult
  public mutating func insert(
    _ other: LayoutTree, into parent: LayoutElement, at index: Int,
    as placement: PlacementRecord = .none
  ) -> Bool {
    let parent = parent.index
    guard let place = place(at: index, under: parent), reads(placement, under: parent)
    else { return false }
    let first = nodes.count
    append(other, under: parent, as: placement)
    takeIn(from: first, under: parent, at: place)
    return true
  }

  /// Returns where in the tree a child at `index` of `parent` begins; nil if none can be added
  /// there.
  private func place(at index: Int, under parent: Int) -> Int? {
    guard nodes.indices.contains(parent), openNodes.isEmpty, nodes[parent].kind.takesChildren,
      index >= 0, index <= childCount(of: parent)
    else { return nil }
    return child(of: parent, at: index) ?? Int(nodes[parent].end)
  }
}

extension LayoutTree {
  /// Appends elements to the end of the tree that are to become children of `parent`.
  mutating func append<Item: Placement>(
    under parent: Int, _ content: (inout Children<Item>) -> Void
  ) {
    openAgain(parent)
    withMutableBorrowed(&self) { tree in
      var children = Children<Item>(tree: tree)
      content(&children)
    }
  }

  /// Appends a copy of another tree that is to become a child of `parent`.
  mutating func append(_ other: LayoutTree, under parent: Int, as placement: PlacementRecord) {
    openAgain(parent)
    append(other, as: placement)
  }

  /// Appends a copy of another tree's element, with its descendants and all attributes, and returns
  /// its range.
  mutating func appendCopy(of element: Int, in other: LayoutTree, under parent: Int) -> Range<Int> {
    let first = nodes.count
    openAgain(parent)
    append(other, from: element, as: other.placement(of: element))
    openNodes.removeAll(keepingCapacity: true)
    return first..<nodes.count
  }

  /// Opens a closed element; its new children get no boxes until all boxes are made anew.
  private mutating func openAgain(_ element: Int) {
    var open = OpenNode(node: Int32(truncatingIfNeeded: element))
    open.isFlex = nodes[element].kind == .flex
    openNodes.append(open)
  }

  /// Moves the nodes from `first` on, which were just appended, to their place.
  private mutating func takeIn(from first: Int, under parent: Int, at place: Int) {
    openNodes.removeAll(keepingCapacity: true)
    guard nodes.count > first else { return }
    log?.keepBase(Array(nodes[..<first]))
    if arena.isPrepared {
      pools.sanitize()
      arena.append(nodes.count - first)
    }
    rows.outdate()
    touch(parent)
    arrange([0..<place, first..<nodes.count, place..<first])
  }

  /// Appends a copy of another tree's element with all descendants.
  mutating func append(
    _ other: LayoutTree, from first: Int = 0, as placement: PlacementRecord
  ) {
    guard other.nodes.indices.contains(first) else { return }
    var ends: [Int32] = []
    for element in other.subtree(of: first) {
      while let end = ends.last, end <= element {
        close()
        ends.removeLast()
      }
      open(
        other.spec(of: element), as: element == first ? placement : other.placement(of: element),
        id: other.nodes[element].id, size: other.ownSize(of: element),
        style: other.style(of: element))
      nodes[nodes.count - 1].scope = other.nodes[element].scope
      if let ids = other.rootIDs(of: element) {
        nodes[nodes.count - 1].rootIDs = pools.share(ids)
      }
      ends.append(other.nodes[element].end)
    }
    for _ in ends { close() }
  }
}

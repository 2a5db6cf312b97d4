// Elements are numbered in document order, so that inserting, removing and moving give other numbers
// to those behind. Whoever wants to find an element again gives it an id and asks for
// `element(with:)`.

extension LayoutTree {
  /// Inserts elements as children of an element.
  ///
  /// Inserting takes time in proportion to the number of elements. The next solve measures the new
  /// elements, their ancestors, and what these then offer other sizes.
  ///
  /// - Parameters:
  ///   - parent: The number of an element that reads `Item` from its children.
  ///   - index: The index among all of its children, including those that are gone.
  ///   - content: Adds the elements.
  /// - Returns: Whether there is such a place, and what entered.
  @discardableResult
  public mutating func insert<Item: Placement>(
    into parent: Int, at index: Int, _ content: (inout Children<Item>) -> Void
  ) -> TreeEdit {
    guard let place = place(at: index, under: parent), takes(Item.self, under: parent)
    else { return .refused }
    let first = nodes.count
    append(under: parent, content)
    let inserted = takeIn(from: first, under: parent, at: place)
    return TreeEdit(entered: elementsFromBack(in: inserted), inserted: inserted)
  }

  /// Inserts a copy of another tree as a child of an element.
  ///
  /// - Parameters:
  ///   - other: The tree, whose root becomes the child.
  ///   - parent: The number of an element that reads the placement.
  ///   - index: The index among all of its children, including those that are gone.
  ///   - placement: What the parent reads from the child.
  /// - Returns: Whether there is such a place, and what entered.
  @discardableResult
  public mutating func insert(
    _ other: LayoutTree, into parent: Int, at index: Int, as placement: PlacementRecord = .none
  ) -> TreeEdit {
    guard let place = place(at: index, under: parent), reads(placement, under: parent)
    else { return .refused }
    let first = nodes.count
    append(other, under: parent, as: placement)
    let inserted = takeIn(from: first, under: parent, at: place)
    return TreeEdit(entered: elementsFromBack(in: inserted), inserted: inserted)
  }

  /// The place in the tree of an index among a parent's children, where some may be added.
  private func place(at index: Int, under parent: Int) -> Int? {
    guard nodes.indices.contains(parent), openNodes.isEmpty, nodes[parent].kind.takesChildren,
      index >= 0, index <= childCount(of: parent)
    else { return nil }
    return child(of: parent, at: index) ?? Int(nodes[parent].end)
  }
}

extension LayoutTree {
  /// Adds elements behind the last, which are to be a parent's children.
  mutating func append<Item: Placement>(
    under parent: Int, _ content: (inout Children<Item>) -> Void
  ) {
    openAgain(parent)
    withMutableBorrowed(&self) { tree in
      var children = Children<Item>(tree: tree)
      content(&children)
    }
  }

  /// Adds a copy of another tree behind the last element, which is to be a parent's child.
  mutating func append(_ other: LayoutTree, under parent: Int, as placement: PlacementRecord) {
    openAgain(parent)
    append(other, as: placement)
  }

  /// Adds a copy of an element of another tree, with all that is in it and all that it says.
  mutating func insertCopy(
    of element: Int, in other: LayoutTree, into parent: Int, at index: Int
  ) -> Bool {
    guard let place = place(at: index, under: parent) else { return false }
    let first = nodes.count
    openAgain(parent)
    append(other, from: element, as: other.placement(of: element))
    _ = takeIn(from: first, under: parent, at: place)
    return true
  }

  /// Opens an element that was closed, whose children get no boxes until all are made anew.
  private mutating func openAgain(_ element: Int) {
    var open = OpenNode(node: Int32(truncatingIfNeeded: element))
    open.isFlex = nodes[element].kind == .flex
    openNodes.append(open)
  }

  /// Gives the nodes that were added last their place, and tells it.
  mutating func takeIn(from first: Int, under parent: Int, at place: Int) -> Range<Int> {
    openNodes.removeAll(keepingCapacity: true)
    let count = nodes.count - first
    guard count > 0 else { return place..<place }
    if arena.isPrepared {
      pools.sanitize()
      arena.append(count)
    }
    rotate(place..<nodes.count, at: first)
    renumber()
    touch(parent)
    return place..<place + count
  }

  /// Adds an element of another tree behind the last, with all that is in it.
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
        id: other.id(of: element), size: other.ownSize(of: element),
        look: other.appearance(of: element))
      nodes[nodes.count - 1].scope = other.nodes[element].scope
      if let ids = other.rootIDs(of: element) {
        nodes[nodes.count - 1].rootIDs = pools.share(ids)
      }
      ends.append(other.nodes[element].end)
    }
    for _ in ends { close() }
  }
}

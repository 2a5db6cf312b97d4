// Elements are numbered in document order, so that inserting, removing and moving give other numbers
// to those behind. Whoever wants to find an element again gives it an id and asks for
// `element(with:)`.

extension LayoutTree {
  /// Adds elements as children of one that is there.
  ///
  /// - Parameters:
  ///   - parent: An element that reads `Item` from its children.
  ///   - index: The place among all of its children, those included that are gone.
  ///   - content: Adds the elements.
  /// - Returns: Whether there is such a place.
  @discardableResult
  public mutating func insert<Item: Placement>(
    into parent: Int, at index: Int, _ content: (inout Children<Item>) -> Void
  ) -> Bool {
    guard canInsert(into: parent, at: index),
      takes(Item.self, under: parent)
    else { return false }
    let first = nodes.count
    openAgain(parent)
    withUnsafeMutablePointer(to: &self) { tree in
      var children = Children<Item>(tree: tree)
      content(&children)
    }
    takeIn(from: first, under: parent, at: index)
    return true
  }

  /// Adds a copy of another tree as a child of an element.
  ///
  /// - Parameters:
  ///   - other: The tree, whose root becomes the child; nothing in it is of the linear family.
  ///   - parent: An element that reads the placement.
  ///   - index: The place among all of its children, those included that are gone.
  ///   - placement: What the parent is to read.
  /// - Returns: Whether there is such a place.
  @discardableResult
  public mutating func insert(
    _ other: LayoutTree, into parent: Int, at index: Int, as placement: PlacementRecord = .none
  ) -> Bool {
    guard canInsert(into: parent, at: index), reads(placement, under: parent),
      other.pools.cells.isEmpty
    else { return false }
    let first = nodes.count
    openAgain(parent)
    append(other, as: placement)
    takeIn(from: first, under: parent, at: index)
    return true
  }

  /// Adds a copy of an element of another tree, with all that is in it and all that it says.
  mutating func insertCopy(
    of element: Int, in other: LayoutTree, into parent: Int, at index: Int
  ) -> Bool {
    guard canInsert(into: parent, at: index) else { return false }
    let first = nodes.count
    openAgain(parent)
    append(other, from: element, as: other.placement(of: element))
    takeIn(from: first, under: parent, at: index)
    return true
  }

  /// Takes an element out with all that is in it; not the root.
  @discardableResult
  public mutating func remove(_ element: Int) -> Bool {
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty else { return false }
    touch(element)
    let end = Int(nodes[element].end)
    let count = end - element
    rotate(element..<nodes.count, at: end)
    if arena.isPrepared { arena.removeLast(count) }
    nodes.removeLast(count)
    garbage += count
    renumber()
    // What a cell says cannot be told again.
    if garbage > nodes.count + 64 && pools.cells.isEmpty { compact() }
    return true
  }

  /// Opens an element that was closed, whose children get no boxes until all are made anew.
  private mutating func openAgain(_ element: Int) {
    var open = OpenNode(node: Int32(truncatingIfNeeded: element))
    open.isFlex = nodes[element].kind == .flex
    openNodes.append(open)
  }

  private func canInsert(into parent: Int, at index: Int) -> Bool {
    nodes.indices.contains(parent) && openNodes.isEmpty && nodes[parent].kind.takesChildren
      && index >= 0 && index <= childCount(of: parent)
  }

  /// Gives the nodes that were added last their place.
  private mutating func takeIn(from first: Int, under parent: Int, at index: Int) {
    openNodes.removeAll(keepingCapacity: true)
    let count = nodes.count - first
    guard count > 0 else { return }
    let place = child(of: parent, at: index) ?? Int(nodes[parent].end)
    if arena.isPrepared {
      pools.sanitize()
      arena.append(count)
    }
    rotate(place..<nodes.count, at: first)
    renumber()
    touch(parent)
  }

  /// Adds an element of another tree behind the last, with all that is in it.
  private mutating func append(
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
      takeCell(of: element, in: other)
      ends.append(other.nodes[element].end)
    }
    for _ in ends { close() }
  }

  /// Gives the element that was added last what another one says to a parent of the linear family.
  private mutating func takeCell(of element: Int, in other: LayoutTree) {
    let last = nodes.count - 1
    guard isCell(last), other.isCell(element) else { return }
    pools.cells[Int(nodes[last].placement)] = other.pools.cells[Int(other.nodes[element].placement)]
  }

  /// Leaves out of the pools what belongs to no element any more.
  private mutating func compact() {
    var copy = LayoutTree()
    copy.append(self, as: .none)
    nodes = copy.nodes
    pools = copy.pools
    garbage = 0
    arena.invalidate()
  }
}

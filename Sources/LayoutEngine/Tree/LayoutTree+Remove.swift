extension LayoutTree {
  /// Removes an element with its descendants.
  ///
  /// Removing takes time in proportion to the number of elements.
  ///
  /// - Parameter element: The element's number; not the root.
  /// - Returns: Whether there is such an element, and what left.
  @discardableResult
  public mutating func remove(_ element: Int) -> TreeEdit {
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty else { return .refused }
    let left = elementsFromBack(in: element)
    let removed = subtree(of: element)
    takeOut(removed)
    return TreeEdit(left: left, removed: removed)
  }

  /// Replaces an element with a copy of another tree.
  ///
  /// - Parameters:
  ///   - element: The number of the element that leaves with its descendants; not the root.
  ///   - other: The tree, whose root takes its place.
  ///   - placement: What the parent reads; `nil` is what it reads from the old element.
  /// - Returns: Whether the parent reads that, what left and what entered.
  @discardableResult
  public mutating func replace(
    _ element: Int, with other: LayoutTree, as placement: PlacementRecord? = nil
  ) -> TreeEdit {
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty,
      reads(placement ?? .none, under: Int(nodes[element].parent))
    else { return .refused }
    let said = placement ?? self.placement(of: element)
    return replace(element) { tree, parent in tree.append(other, under: parent, as: said) }
  }

  /// Replaces an element with others.
  ///
  /// - Parameters:
  ///   - element: The number of the element that leaves with its descendants; not the root.
  ///   - content: Adds the elements.
  /// - Returns: Whether there is such an element and its parent reads `Item`, what left and what
  ///   entered.
  @discardableResult
  public mutating func replace<Item: Placement>(
    _ element: Int, _ content: (inout Children<Item>) -> Void
  ) -> TreeEdit {
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty,
      takes(Item.self, under: Int(nodes[element].parent))
    else { return .refused }
    return replace(element) { tree, parent in tree.append(under: parent, content) }
  }

  /// Puts what `append` adds behind the last element in the place of another one.
  private mutating func replace(
    _ element: Int, _ append: (inout LayoutTree, Int) -> Void
  ) -> TreeEdit {
    let left = elementsFromBack(in: element)
    let removed = subtree(of: element)
    let parent = Int(nodes[element].parent)
    let first = nodes.count
    append(&self, parent)
    let inserted = takeIn(from: first, under: parent, at: element)
    takeOut(inserted.upperBound..<inserted.upperBound + removed.count)
    return TreeEdit(
      left: left, removed: removed, entered: elementsFromBack(in: inserted), inserted: inserted)
  }

  /// Takes out an element, which is all of a range.
  private mutating func takeOut(_ range: Range<Int>) {
    touch(range.lowerBound)
    rotate(range.lowerBound..<nodes.count, at: range.upperBound)
    if arena.isPrepared { arena.removeLast(range.count) }
    nodes.removeLast(range.count)
    garbage += range.count
    renumber()
    compactIfSparse()
  }

  /// Leaves out of the pools what belongs to no element any more, where that is most of them.
  mutating func compactIfSparse() {
    guard garbage > nodes.count + 64 else { return }
    var copy = LayoutTree()
    copy.append(self, as: .none)
    nodes = copy.nodes
    pools = copy.pools
    garbage = 0
    arena.invalidate()
  }
}

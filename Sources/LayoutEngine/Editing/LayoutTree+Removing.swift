extension LayoutTree {
  /// Removes an element with its descendants.
  ///
  /// - Parameter element: The element; not the root.
  /// - Returns: Whether the element exists and is not the root, and no element is open; otherwise
  ///   the edit has no effect.
  /// - Complexity: O(n) in the number of elements of the tree.
  @discardableResult
  public mutating func remove(_ element: LayoutElement) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty else { return false }
    log?.keepBase(nodes)
    rows.outdate()
    touch(element)
    let removed = subtree(of: element)
    drop(removed)
    arrange([0..<removed.lowerBound, removed.upperBound..<nodes.count])
    compactIfSparse()
    return true
  }

  /// Replaces an element with a copy of another tree.
  ///
  /// - Parameters:
  ///   - element: The element that is removed with its descendants; not the root.
  ///   - other: The tree, whose root takes the element's place.
  ///   - placement: The placement that the parent reads; `nil` keeps that of the old element.
  /// - Returns: Whether the element exists, its parent reads the placement, and no element is open;
  ///   otherwise the edit has no effect.
  /// - Complexity: O(n) in the number of elements of both trees.
  @discardableResult
  public mutating func replace(
    _ element: LayoutElement, with other: LayoutTree, as placement: PlacementRecord? = nil
  ) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty,
      reads(placement ?? .none, under: Int(nodes[element].parent))
    else { return false }
    let said = placement ?? self.placement(of: element)
    return replace(element) { tree, parent in tree.append(other, under: parent, as: said) }
  }

  /// Replaces an element with any number of new elements.
  ///
  /// - Parameters:
  ///   - element: The element that is removed with its descendants; not the root.
  ///   - content: A closure that adds the new elements.
  /// - Returns: Whether the element exists, its parent reads `Item`, and no element is open;
  ///   otherwise the edit has no effect.
  /// - Complexity: O(n) in the number of elements of the tree.
  @discardableResult
  public mutating func replace<Item: Placement>(
    _ element: LayoutElement, _ content: (inout Children<Item>) -> Void
  ) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element), element > 0, openNodes.isEmpty,
      takes(Item.self, under: Int(nodes[element].parent))
    else { return false }
    return replace(element) { tree, parent in tree.append(under: parent, content) }
  }

  /// Replaces an element with the elements that `append` adds to the end of the tree.
  private mutating func replace(
    _ element: Int, _ append: (inout LayoutTree, Int) -> Void
  ) -> Bool {
    log?.keepBase(nodes)
    let removed = subtree(of: element)
    let parent = Int(nodes[element].parent)
    let first = nodes.count
    append(&self, parent)
    openNodes.removeAll(keepingCapacity: true)
    if arena.isPrepared {
      pools.sanitize()
      arena.append(nodes.count - first)
    }
    rows.outdate()
    touch(parent)
    drop(removed)
    arrange([
      0..<removed.lowerBound, first..<nodes.count, removed.upperBound..<first,
    ])
    compactIfSparse()
    return true
  }
}

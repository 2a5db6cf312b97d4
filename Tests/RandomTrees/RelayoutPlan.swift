package import LayoutEngine

/// The intended state of a tree, independent of any tree.
package struct RelayoutPlan {
  package var spec: ElementSpec
  package var placement: PlacementRecord
  package var size: ElementSize
  package var look: ElementStyle?
  var id: ElementID
  package var children: [RelayoutPlan] = []

  /// Copies an element that was just added.
  package init(_ tree: LayoutTree, _ element: LayoutElement = .root) {
    spec = tree.spec(of: element)
    placement = tree.placement(of: element)
    size = tree.ownSize(of: element)
    look = tree.style(of: element)
    id = tree.id(of: element)
    for index in 0..<tree.childCount(of: element) {
      guard let child = tree.child(of: element, at: index) else { continue }
      children.append(RelayoutPlan(tree, child))
    }
  }

  package var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Adds the planned elements to a tree.
  package func add(to tree: inout LayoutTree) {
    tree.open(spec, as: placement, id: id, size: size, style: look)
    for child in children { child.add(to: &tree) }
    tree.close()
  }

  /// Returns a new tree.
  package func tree() -> LayoutTree {
    var tree = LayoutTree()
    add(to: &tree)
    return tree
  }

  /// Changes the element with this number in document order.
  package mutating func change(_ element: Int, _ body: (inout RelayoutPlan) -> Void) {
    guard element > 0 else { return body(&self) }
    var first = 1
    for index in children.indices {
      let count = children[index].count
      if element < first + count { return children[index].change(element - first, body) }
      first += count
    }
  }

  /// Removes the element with this number in document order, which must not be the root.
  package mutating func remove(_ element: Int) -> RelayoutPlan? {
    var first = 1
    for index in children.indices {
      let count = children[index].count
      if element == first { return children.remove(at: index) }
      if element < first + count { return children[index].remove(element - first) }
      first += count
    }
    return nil
  }
}

extension LayoutTree {
  /// Whether an element is in the tree, and neither it nor an ancestor is gone.
  public func isPresent(_ element: Int) -> Bool {
    var node = element
    while nodes.indices.contains(node) {
      if nodes[node].isGone { return false }
      node = Int(nodes[node].parent)
    }
    return nodes.indices.contains(element)
  }

  /// The elements of a subtree in drawing order, from back to front, without those that are gone.
  ///
  /// An element is behind its children, and siblings are in document order, except that the second
  /// child of a `background` is behind the first.
  ///
  /// - Parameter element: The number of the subtree's root; without it, that of the tree.
  /// - Returns: The numbers of the elements; none where the element is not present.
  public func elementsFromBack(in element: Int = 0) -> [Int] {
    isPresent(element) ? elementsFromBack(from: [element]) : []
  }

  /// What is there of a range of siblings and of what is in them, from back to front.
  func elementsFromBack(in siblings: Range<Int>) -> [Int] {
    guard let first = siblings.first, let parent = parent(of: first), isPresent(parent)
    else { return [] }
    var roots: [Int] = []
    var child = nodes[parent].firstChild
    while child >= 0 {
      if siblings.contains(Int(child)) { roots.append(Int(child)) }
      child = nodes[Int(child)].nextSibling
    }
    if nodes[parent].kind != .background { roots.reverse() }
    return elementsFromBack(from: roots)
  }

  /// Some elements that are there and what is in them; the last of them lies farthest back.
  private func elementsFromBack(from roots: [Int]) -> [Int] {
    var elements: [Int] = []
    var waiting = roots
    while let next = waiting.popLast() {
      elements.append(next)
      let first = waiting.count
      var child = nodes[next].firstChild
      while child >= 0 {
        waiting.append(Int(child))
        child = nodes[Int(child)].nextSibling
      }
      // What comes last is taken first.
      if nodes[next].kind != .background { waiting[first...].reverse() }
    }
    return elements
  }
}

extension LayoutTree {
  /// Whether the element is there: neither it nor anything that it stands in is gone.
  public func isPresent(_ element: Int) -> Bool {
    var node = element
    while nodes.indices.contains(node) {
      if nodes[node].isGone { return false }
      node = Int(nodes[node].parent)
    }
    return nodes.indices.contains(element)
  }

  /// An element and what is in it, from back to front, without what is not there.
  ///
  /// An element lies behind its children, and they lie one upon another in their order; only what a
  /// `background` has besides its content lies behind that.
  ///
  /// - Parameter element: The root, unless another is named.
  /// - Returns: The elements' numbers; none where the element itself is not there.
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

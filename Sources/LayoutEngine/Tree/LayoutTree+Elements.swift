extension LayoutTree {
  /// The number of elements.
  public var count: Int { nodes.count }

  /// The element's kind.
  public func kind(of element: Int) -> NodeKind { nodes[element].kind }

  /// The element's outlet.
  public func id(of element: Int) -> ElementID { nodes[element].id }

  /// The element's parent; the root has none.
  public func parent(of element: Int) -> Int? {
    let parent = nodes[element].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The elements of the subtree, itself first.
  public func subtree(of element: Int) -> Range<Int> { element..<Int(nodes[element].end) }

  /// The element's appearance, where it has one.
  public func appearance(of element: Int) -> Appearance? {
    let look = nodes[element].look
    return look < 0 ? nil : pools.looks[Int(look)]
  }

  /// The element's text, where it is one.
  public func text(of element: Int) -> TextSpec? {
    guard nodes[element].kind == .text else { return nil }
    return pools.texts[Int(nodes[element].spec)]
  }

  /// The element's picture, where it is one.
  public func image(of element: Int) -> ImageSpec? {
    guard nodes[element].kind == .image else { return nil }
    return pools.images[Int(nodes[element].spec)]
  }

  /// The element's view, where it is one.
  public func view(of element: Int) -> ViewSpec? {
    guard nodes[element].kind == .view else { return nil }
    return pools.views[Int(nodes[element].spec)]
  }
}

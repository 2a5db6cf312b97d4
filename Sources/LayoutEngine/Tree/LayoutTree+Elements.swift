extension LayoutTree {
  /// The number of elements, including those that are gone.
  public var count: Int { nodes.count }

  /// The kind of an element.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func kind(of element: Int) -> NodeKind { nodes[element].kind }

  /// The outlet of an element; ``ElementID/none`` without one.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func id(of element: Int) -> ElementID { nodes[element].id }

  /// The parent of an element; `nil` for the root.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func parent(of element: Int) -> Int? {
    let parent = nodes[element].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The numbers of an element and its descendants.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func subtree(of element: Int) -> Range<Int> { element..<Int(nodes[element].end) }

  /// The appearance of an element; `nil` where it sets none.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func appearance(of element: Int) -> Appearance? {
    let look = nodes[element].look
    return look < 0 ? nil : pools.looks[Int(look)]
  }

  /// The spec of a text; `nil` for other elements.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func text(of element: Int) -> TextSpec? {
    guard nodes[element].kind == .text else { return nil }
    return pools.texts[Int(nodes[element].spec)]
  }

  /// The spec of a picture; `nil` for other elements.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func image(of element: Int) -> ImageSpec? {
    guard nodes[element].kind == .image else { return nil }
    return pools.images[Int(nodes[element].spec)]
  }

  /// The spec of a view; `nil` for other elements.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func view(of element: Int) -> ViewSpec? {
    guard nodes[element].kind == .view else { return nil }
    return pools.views[Int(nodes[element].spec)]
  }
}

extension LayoutTree {
  /// Sets the size that an element declares for itself.
  ///
  /// The next solve measures only the element, its ancestors, and elements whose constraints change
  /// as a result.
  ///
  /// - Parameters:
  ///   - size: The size; its numbers are clamped as ``ElementSize`` documents.
  ///   - element: The element.
  /// - Returns: Whether the element exists, and it or its parent reads a size; otherwise the edit
  ///   has no effect.
  /// - Complexity: O(d) in the depth of the element.
  @discardableResult
  public mutating func setSize(_ size: ElementSize, of element: LayoutElement) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element) else { return false }
    guard readsSize(element) else { return false }
    var size = size
    size.sanitize()
    guard size != ownSize(of: element) else { return true }
    if isCell(element) {
      setCellSize(size, of: element)
      log?.note(element, .size)
      touch(element)
      return true
    }
    let node = nodes[element]
    if !node.ownsSize {
      nodes[element].size = pools.own(size)
      nodes[element].ownsSize = true
    } else {
      pools.sizes[Int(node.size)] = size
      if arena.ownSizes.indices.contains(Int(node.size)) {
        arena.ownSizes[Int(node.size)] = OwnSize(size)
      }
    }
    arena.flex.note(element)
    log?.note(element, .size)
    touch(element)
    return true
  }

  /// Sets the size of each picture and view without an intrinsic size to the one that the host
  /// provides.
  ///
  /// Sizes that the host provided before are replaced. Sizes are in points and clamped to
  /// `0...9_999_999`.
  ///
  /// - Parameters:
  ///   - sizing: The source of the sizes; `nil` removes the sizes that a host provided.
  ///   - environment: The environment that is passed to `sizing` for views.
  /// - Complexity: O(n) in the number of elements.
  public mutating func setIntrinsicSizes(
    _ sizing: (any IntrinsicSizing)?, in environment: LayoutEnvironment
  ) {
    for element in nodes.indices {
      switch nodes[element].kind {
      case .image:
        var image = pools.images[Int(nodes[element].spec)]
        let before = image.hostSize
        image.ask(sizing)
        if image.hostSize != before { setSpec(.image(image), of: LayoutElement(element)) }
      case .view:
        var view = pools.views[Int(nodes[element].spec)]
        let before = view.hostSize
        view.ask(sizing, environment)
        if view.hostSize != before { setSpec(.view(view), of: LayoutElement(element)) }
      case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
        .wrapper, .clip, .fit, .zstack, .scroll, .text, .spacer, .flex, .linear, .layers, .flow,
        .grid,
        .custom:
        continue
      }
    }
  }
}

extension LayoutTree {
  /// Whether an element's own size is read, by the element or by its parent.
  func readsSize(_ element: Int) -> Bool {
    let node = nodes[element]
    return node.kind.readsOwnSize
      || ((node.isFlexItem || node.isGridItem || isCell(element)) && node.kind != .spacer)
  }
}

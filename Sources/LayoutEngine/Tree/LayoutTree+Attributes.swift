extension LayoutTree {
  /// The kind of an element and its own attributes, with their numbers in range once the tree is
  /// solved.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func spec(of element: Int) -> ElementSpec {
    let index = Int(nodes[element].spec)
    return switch nodes[element].kind {
    case .stack: .stack(pools.stacks[index])
    case .inset: .inset(pools.insets[index])
    case .background: .background
    case .overlay: .overlay
    case .center: .center(pools.centers[index])
    case .relative: .relative(pools.relatives[index])
    case .ratio: .ratio(pools.ratios[index])
    case .absolute: .absolute(pools.absolutes[index])
    case .corner: .corner(pools.corners[index])
    case .wrapper: .wrapper
    case .clip: .clip(pools.clips[index])
    case .zstack: .zstack(pools.zstacks[index])
    case .scroll: .scroll(pools.scrolls[index])
    case .text: .text(pools.texts[index])
    case .image: .image(pools.images[index])
    case .view: .view(pools.views[index])
    case .spacer: .spacer(pools.spacers[index])
    case .flex: .flex(pools.flexes[index])
    case .linear: .linear(pools.linears[index])
    case .layers: .layers(pools.layers[index])
    case .flow: .flow(pools.flows[index])
    case .custom: .custom(pools.customs[index])
    }
  }

  /// The size that an element declares for itself.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func ownSize(of element: Int) -> ElementSize {
    let node = nodes[element]
    let index = isCell(element) ? pools.cells[Int(node.placement)].size : node.size
    return index < 0 ? .auto : pools.sizes[Int(index)]
  }

  /// What the parent of an element reads from it; ``PlacementRecord/none`` for the root.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func placement(of element: Int) -> PlacementRecord {
    let node = nodes[element]
    guard node.parent >= 0 else { return .none }
    let reader = nodes[Int(node.parent)].kind
    guard !reader.isLinearFamily else {
      return pools.cells[Int(node.placement)].placement(under: reader)
    }
    guard node.placement >= 0 else { return reader.defaultPlacement }
    let index = Int(node.placement)
    return switch reader {
    case .stack: .stack(pools.stackItems[index])
    case .absolute: .absolute(pools.absoluteItems[index])
    case .zstack: .zstack(pools.zstackItems[index])
    case .flex: .flex(pools.flexItems[index])
    case .custom: .custom(pools.customItems[index])
    case .inset, .background, .overlay, .center, .relative, .ratio, .corner, .wrapper, .clip,
      .scroll, .text, .image, .view, .spacer, .linear, .layers, .flow:
      .none
    }
  }

  /// The first element of an outlet in document order; `nil` where there is none.
  ///
  /// It takes time in proportion to the number of elements.
  public func element(with id: ElementID) -> Int? { nodes.firstIndex { $0.id == id } }

  /// The number of children of an element, including those that are gone.
  ///
  /// It takes time in proportion to that number.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func childCount(of element: Int) -> Int {
    var count = 0
    var child = element + 1
    while child < Int(nodes[element].end) {
      count += 1
      child = Int(nodes[child].end)
    }
    return count
  }

  /// The child of an element at an index among all its children; `nil` where there is none.
  ///
  /// It takes time in proportion to the index.
  ///
  /// - Precondition: `element` is in `0..<count`.
  public func child(of element: Int, at index: Int) -> Int? {
    guard index >= 0 else { return nil }
    var left = index
    var child = element + 1
    while child < Int(nodes[element].end) {
      if left == 0 { return child }
      left -= 1
      child = Int(nodes[child].end)
    }
    return nil
  }
}

// A flexbox reads all of its children's attributes as one box, which is made while the tree is filled.

extension LayoutTree {
  /// Adds an element to a flexbox without opening it.
  @usableFromInline
  mutating func add(
    _ kind: NodeKind,
    spec: Int32,
    as item: FlexItem,
    id: ElementID,
    size: ElementSize,
    look: Appearance?,
  ) -> Int32 {
    guard !openNodes.isEmpty, openNodes[openNodes.count - 1].isFlex else {
      return add(kind, spec: spec, as: .flex(item), id: id, size: size, look: look)
    }
    var node = newNode(kind, spec, id, look?.visibility == .gone)
    node.isFlexItem = true
    if let look { node.look = pools.looks.add(look) }
    arena.flex.newest = -1
    let owner = node.isGone || arena.isPrepared ? -1 : openNodes[openNodes.count - 1].box
    guard kind != .spacer else {
      node.placement = storeSpacer(spec, .flex(item), under: .flex)
      if owner >= 0 { makeBox(node, pools.flexItems[Int(node.placement)], .auto, in: owner) }
      return append(node)
    }
    var size = size
    if !size.isAuto {
      size.sanitize()
      node.size = pools.share(sane: size)
    }
    if !item.saysNothing { node.placement = pools.share(item) }
    if owner >= 0 { makeBox(node, item, size, in: owner) }
    return append(node)
  }

  /// Makes the box for a flexbox that stands in none.
  mutating func addFlexRoot(_ node: Node) {
    guard !arena.isPrepared else { return }
    if arena.flex.boxes.isEmpty { arena.flex.direction = environment.sane.direction }
    let size = node.size >= 0 ? pools.sizes[Int(node.size)] : .auto
    makeBox(node, FlexItem(), size, in: -1)
  }

  @inline(__always)
  private mutating func makeBox(
    _ node: Node, _ item: FlexItem, _ size: ElementSize, in owner: Int32
  ) {
    let index = Int32(truncatingIfNeeded: nodes.count)
    if node.kind == .flex {
      withBorrowed(pools.flexes[Int(node.spec)]) {
        arena.flex.addContainer(index, $0, node, item, size, in: owner)
      }
    } else {
      arena.flex.add(index, pools.content(of: node), node, item, size, in: owner)
    }
  }
}

extension SpecPools {
  /// Keeps a size; the last one is kept once if it is said again.
  mutating func share(_ size: ElementSize) -> Int32 {
    var size = size
    size.sanitize()
    return share(sane: size)
  }

  /// Keeps a size that is as the solver takes it.
  mutating func share(sane size: ElementSize) -> Int32 {
    let last = sizes.count &- 1
    return last >= ownedSizes && sizes[last] == size
      ? Int32(truncatingIfNeeded: last) : sizes.add(size)
  }

  /// Keeps a size for one element alone, which may change it in its place.
  mutating func own(_ size: ElementSize) -> Int32 {
    ownedSizes = sizes.count &+ 1
    return sizes.add(size)
  }

  /// Keeps what a flexbox reads; the last one is kept once if it is said again.
  mutating func share(_ item: FlexItem) -> Int32 {
    let last = flexItems.count &- 1
    let isKnown =
      last >= ownedFlexItems
      && withBorrowed(item) { item in
        withBorrowed(flexItems[last]) { $0.isSame(item) }
      }
    return isKnown ? Int32(truncatingIfNeeded: last) : flexItems.add(item)
  }

  /// Keeps what a flexbox reads of one element alone, which may change it in its place.
  mutating func own(_ item: FlexItem) -> Int32 {
    ownedFlexItems = flexItems.count &+ 1
    return flexItems.add(item)
  }
}

extension FlexItem {
  /// Whether all is as it is where nothing is said.
  @inline(__always)
  var saysNothing: Bool {
    flexGrow == nil && flexShrink == nil && flex == nil && flexBasis.isAuto && aspectRatio == nil
      && alignSelf == .auto && position == .relative && display == .flex
      && boxSizing == .borderBox && !isReferenceBaseline && margin.isEmpty && padding.isEmpty
      && borderWidth.isEmpty && insets.isEmpty
  }
}

extension Borrowed<FlexItem> {
  /// Whether all is said as in another; what is most likely to differ is compared first.
  @inline(__always)
  fileprivate func isSame(_ other: Borrowed<FlexItem>) -> Bool {
    guard pointee.flexGrow == other.pointee.flexGrow,
      pointee.flexShrink == other.pointee.flexShrink,
      pointee.flex == other.pointee.flex, pointee.flexBasis == other.pointee.flexBasis,
      pointee.aspectRatio == other.pointee.aspectRatio,
      pointee.alignSelf == other.pointee.alignSelf, pointee.position == other.pointee.position,
      pointee.display == other.pointee.display, pointee.boxSizing == other.pointee.boxSizing,
      pointee.isReferenceBaseline == other.pointee.isReferenceBaseline
    else { return false }
    return pointee.margin.isSame(other.pointee.margin)
      && pointee.padding.isSame(other.pointee.padding)
      && pointee.borderWidth.isSame(other.pointee.borderWidth)
      && pointee.insets.isSame(other.pointee.insets)
  }
}

extension FlexEdges {
  @inline(__always)
  fileprivate func isSame(_ other: FlexEdges) -> Bool {
    units == other.units && (isEmpty || self == other)
  }
}

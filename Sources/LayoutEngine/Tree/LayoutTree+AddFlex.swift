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
    if kind == .spacer {
      node.placement = storeSpacer(spec, .flex(item), under: .flex)
    } else {
      if !size.isAuto { node.size = pools.share(size) }
      if !item.saysNothing { node.placement = pools.share(item) }
    }
    arena.flex.newest = -1
    let owner = openNodes[openNodes.count - 1].box
    if owner >= 0 && !node.isGone && !arena.isPrepared { makeBox(&node, in: owner) }
    return append(node)
  }

  /// Makes the box for a flexbox that stands in none.
  mutating func addFlexRoot(_ node: inout Node) {
    guard !arena.isPrepared else { return }
    if arena.flex.boxes.isEmpty { arena.flex.direction = environment.sane.direction }
    makeBox(&node, in: -1)
  }

  private mutating func makeBox(_ node: inout Node, in owner: Int32) {
    let index = Int32(truncatingIfNeeded: nodes.count)
    let (content, intrinsicSize) = pools.content(of: node)
    let isRepeatable = node.kind == .view && content == .boxes
    let said = FlexSaid(owner: owner, placement: node.placement, size: node.size)
    if isRepeatable && arena.flex.repeatLast(index, said) { return }
    arena.flex.begin(index, in: owner)
    let place = Int(arena.flex.newest)
    if node.kind == .flex { arena.flex.boxes[place].take(&pools.flexes[Int(node.spec)]) }
    if node.size >= 0 { arena.flex.boxes[place].take(&pools.sizes[Int(node.size)]) }
    var align = FlexItem.AlignSelf.auto
    if node.isFlexItem && node.placement >= 0 {
      let placement = Int(node.placement)
      arena.flex.boxes[place].take(&pools.flexItems[placement])
      if node.kind == .flex {
        arena.flex.boxes[place].takeShared(
          &pools.flexes[Int(node.spec)], &pools.flexItems[placement])
      }
      align = pools.flexItems[placement].alignSelf
    } else if node.kind == .flex {
      arena.flex.boxes[place].takeShared(&pools.flexes[Int(node.spec)], nil)
    }
    if content != .boxes {
      arena.flex.boxes[place].content = content
      arena.flex.boxes[place].intrinsicSize = intrinsicSize
      if content == .text { arena.flex.boxes[place].flags.insert(.isText) }
    }
    if owner >= 0 { arena.flex.boxes[place].align = arena.flex.alignment(align, in: owner) }
    arena.flex.end(in: owner)
    guard isRepeatable else { return }
    arena.flex.lastSaid = said
    arena.flex.lastPlace = Int32(truncatingIfNeeded: place)
  }
}

extension SpecPools {
  /// Keeps a size; the last one is kept once if it is said again.
  mutating func share(_ size: ElementSize) -> Int32 {
    var size = size
    size.sanitize()
    if let last = sizes.last, last == size { return Int32(truncatingIfNeeded: sizes.count &- 1) }
    return sizes.add(size)
  }

  /// Keeps what a flexbox reads; the last one is kept once if it is said again.
  mutating func share(_ item: FlexItem) -> Int32 {
    let last = flexItems.count &- 1
    let isKnown =
      last >= 0
      && withUnsafePointer(to: item) { item in
        withUnsafePointer(to: &flexItems[last]) { $0.isSame(item) }
      }
    return isKnown ? Int32(truncatingIfNeeded: last) : flexItems.add(item)
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

extension UnsafePointer<FlexItem> {
  /// Whether all is said as in another; what is most likely to differ is compared first.
  @inline(__always)
  fileprivate func isSame(_ other: UnsafePointer<FlexItem>) -> Bool {
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

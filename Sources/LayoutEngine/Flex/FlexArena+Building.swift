extension FlexArena {
  /// Makes the boxes of all flexboxes in a tree; they have answered nothing yet.
  mutating func build(_ nodes: [Node], _ pools: SpecPools, _ direction: LayoutDirection) {
    removeAll()
    sweeps = true
    self.direction = direction
    guard !pools.flexes.isEmpty else { return }
    for _ in nodes.indices { boxOfNode.append(-1) }
    var index = 0
    while index < nodes.count {
      if nodes[index].isGone {
        index = Int(nodes[index].end)
        continue
      }
      let owner = nodes[index].isFlexItem ? boxOfNode[Int(nodes[index].parent)] : -1
      if nodes[index].kind == .flex || owner >= 0 {
        boxOfNode[index] = Int32(truncatingIfNeeded: boxes.count)
        add(Int32(truncatingIfNeeded: index), nodes[index], pools, in: owner)
      }
      index += 1
    }
    boxes.withMutableBorrowed { boxes in
      for place in (0..<Int32(truncatingIfNeeded: boxes.count)).reversed() {
        let flags = FlexArena.settle(boxes.mutableElement(at: place), among: boxes)
        if flags.contains(.alignsBaselines) { usesBaselines = true }
        if flags.contains(.hasLimits) { usesLimits = true }
      }
    }
    fit(nodes.count)
  }

  /// Links a box in that of its parent, or nowhere where that is −1.
  @inline(__always)
  static func link(
    _ place: Int32, in owner: Int32, among boxes: MutableBorrowedArray<FlexBox>,
    laidCount: inout Int32, usesContents: inout Bool
  ) {
    let box = boxes.mutableElement(at: place)
    if box.pointee.flags.contains(.isContainer) || box.pointee.content == .text
      || box.pointee.content == .element
    {
      box.pointee.laid = laidCount
      laidCount &+= 1
    }
    guard owner >= 0 else { return }
    let parent = FlexArena.parent(in: owner, among: boxes)
    box.pointee.parent = parent
    if box.pointee.flags.contains(.isContents) {
      usesContents = true
    } else {
      FlexArena.link(place, under: boxes.mutableElement(at: parent), among: boxes)
    }
  }

  /// The box that a child of `owner` stands in: the children of what is replaced by them are its
  /// parent's.
  @inline(__always)
  private static func parent(
    in owner: Int32, among boxes: MutableBorrowedArray<FlexBox>
  ) -> Int32 {
    boxes[Int(owner)].flags.contains(.isContents) ? boxes[Int(owner)].parent : owner
  }

  /// Makes the box of a node in that of its parent.
  private mutating func add(_ index: Int32, _ node: Node, _ pools: SpecPools, in owner: Int32) {
    let place = Int32(truncatingIfNeeded: boxes.count)
    boxes.append(box(for: index, node, pools, in: owner))
    boxes.withMutableBorrowed { boxes in
      FlexArena.link(
        place, in: owner, among: boxes, laidCount: &laidCount, usesContents: &usesContents)
    }
  }

  /// The box of a node in that of its parent, before it is linked.
  mutating func box(for index: Int32, _ node: Node, _ pools: SpecPools, in owner: Int32) -> FlexBox
  {
    var box = FlexBox(node: index)
    let item = pools.flexItem(of: node)
    let size = node.size >= 0 ? pools.sizes[Int(node.size)] : .auto
    boxes.withMutableBorrowed { boxes in
      LayoutEngine.withMutableBorrowed(&box) { box in
        FlexArena.describe(box, item.alignSelf, in: owner, among: boxes, direction) {
          if node.kind == .flex {
            withBorrowed(pools.flexes[Int(node.spec)]) { box.pointee.take($0, node, item, size) }
          } else {
            $0.pointee.take(pools.content(of: node), node, item, size)
          }
        }
      }
    }
    return box
  }

  /// Gives a box all that depends on its element, by `say`, and on the box of its parent.
  @inline(__always)
  static func describe(
    _ box: MutableBorrowed<FlexBox>, _ align: FlexItem.AlignSelf, in owner: Int32,
    among boxes: MutableBorrowedArray<FlexBox>, _ direction: LayoutDirection,
    _ say: (MutableBorrowed<FlexBox>) -> Void
  ) {
    let around = owner < 0 ? direction : boxes[Int(owner)].direction
    box.pointee.direction = around
    say(box)
    if owner >= 0 {
      box.pointee.align = alignment(align, in: owner, among: boxes)
    } else {
      // A root is laid out whatever it says.
      box.pointee.flags.subtract(.display)
    }
    box.pointee.settle(under: around)
  }

  @inline(__always)
  static func link(
    _ place: Int32, under parent: MutableBorrowed<FlexBox>,
    among boxes: MutableBorrowedArray<FlexBox>
  ) {
    let last = parent.pointee.lastChild
    if last >= 0 {
      boxes[Int(last)].nextSibling = place
    } else {
      parent.pointee.firstChild = place
    }
    parent.pointee.lastChild = place
    parent.pointee.childCount &+= 1
  }

  /// How a box stands in the box of its parent.
  @inline(__always)
  static func alignment(
    _ align: FlexItem.AlignSelf, in owner: Int32, among boxes: MutableBorrowedArray<FlexBox>
  ) -> FlexSpec.AlignItems {
    let parent = boxes.element(at: parent(in: owner, among: boxes))
    let result: FlexSpec.AlignItems =
      switch align {
      case .auto: parent.pointee.alignItems
      case .start: .start
      case .end: .end
      case .center: .center
      case .stretch: .stretch
      case .baseline: .baseline
      }
    // A column has no baseline to align by.
    return result == .baseline && !parent.pointee.flags.contains(.isRow) ? .start : result
  }
}

extension SpecPools {
  /// What a flexbox reads from a node.
  func flexItem(of node: Node) -> FlexItem {
    node.isFlexItem && node.placement >= 0 ? flexItems[Int(node.placement)] : FlexItem()
  }

  /// What is in an element that is no flexbox, and how large that is where it is known.
  @inline(__always)
  func content(of node: Node) -> (FlexBox.Content, Size) {
    switch node.kind {
    case .text: return (.text, .zero)
    case .image:
      guard let size = images[Int(node.spec)].intrinsicSize else { return (.boxes, .zero) }
      return (.intrinsic, size.sane)
    case .view:
      if node.firstChild >= 0 { return (.element, .zero) }
      return switch views[Int(node.spec)].intrinsicSize {
      case .none: (.boxes, .zero)
      case .size(let size): (.intrinsic, size.sane)
      case .fill: (.fill, .zero)
      }
    case .spacer, .flex: return (.boxes, .zero)
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .zstack, .scroll, .linear, .layers, .flow, .custom:
      return (.element, .zero)
    }
  }
}

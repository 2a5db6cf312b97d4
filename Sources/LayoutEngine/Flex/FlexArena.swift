/// The boxes of all flexboxes in a tree, and what a solve needs besides them.
struct FlexArena: Sendable {
  var boxes: [FlexBox] = []
  var states: [FlexState] = []
  var laids: [FlexLaid] = []
  var work = FlexWork()
  /// The box of each node, or −1; empty where there is no flexbox.
  var boxOfNode: [Int32] = []
  /// Whether a container anywhere aligns by baselines, so that they must be known.
  var usesBaselines = false
  /// Whether a box anywhere has a least or a greatest length.
  var usesLimits = false

  /// The nodes whose boxes are to be made anew, and whether all are.
  var editedNodes: [Int32] = []
  var isOutdated = false
  /// Whether elements may have gone since the last solve, whose frames are to be cleared.
  var sweeps = false
  /// Whether a box anywhere is replaced by its children, which then stand in another element's box.
  var usesContents = false
  /// The last boxes' `states`, `laids` and `boxOfNode`, while new ones are made.
  var oldStates: [FlexState] = []
  var oldLaids: [FlexLaid] = []
  var oldBoxOfNode: [Int32] = []

  mutating func forget() {
    work.memo.removeAll(keepingCapacity: true)
    work.freeMemo = -1
    for index in laids.indices {
      laids[index].memo = -1
      laids[index].pass = 0
      laids[index].isFramed = false
    }
  }

  /// Makes the boxes for the flexboxes of a tree.
  mutating func prepare(_ nodes: [Node], _ pools: SpecPools, _ direction: LayoutDirection) {
    work.memo.removeAll(keepingCapacity: true)
    work.freeMemo = -1
    build(nodes, pools, direction)
  }

  /// Makes the boxes; they have answered nothing yet.
  mutating func build(_ nodes: [Node], _ pools: SpecPools, _ direction: LayoutDirection) {
    boxes.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    laids.removeAll(keepingCapacity: true)
    boxOfNode.removeAll(keepingCapacity: true)
    editedNodes.removeAll(keepingCapacity: true)
    isOutdated = false
    sweeps = true
    usesBaselines = false
    usesLimits = false
    usesContents = false
    guard !pools.flexes.isEmpty else { return }
    for _ in nodes.indices { boxOfNode.append(-1) }
    var index = 0
    while index < nodes.count {
      if nodes[index].isGone {
        index = Int(nodes[index].end)
        continue
      }
      if nodes[index].kind == .flex || nodes[index].isFlexItem {
        add(index, nodes, pools, direction)
      }
      index += 1
    }
    boxes.withUnsafeMutableBufferPointer { boxes in
      guard let first = boxes.baseAddress else { return }
      for index in boxes.indices.reversed() {
        let flags = FlexArena.settle(first + index, among: first)
        if flags.contains(.alignsBaselines) { usesBaselines = true }
        if flags.contains(.hasLimits) { usesLimits = true }
      }
    }
  }

  private mutating func add(
    _ index: Int, _ nodes: [Node], _ pools: SpecPools, _ direction: LayoutDirection
  ) {
    let node = nodes[index]
    let owner = node.isFlexItem ? boxOfNode[Int(node.parent)] : -1
    let item = pools.flexItem(of: node)
    var box = box(
      for: index, node, pools, under: owner < 0 ? direction : boxes[Int(owner)].direction)
    let place = Int32(truncatingIfNeeded: boxes.count)
    boxOfNode[index] = place
    if owner < 0 {
      box.flags.subtract(.display)
    } else {
      // The children of what is replaced by them are its parent's.
      let parent = boxes[Int(owner)].flags.contains(.isContents) ? boxes[Int(owner)].parent : owner
      box.parent = parent
      box.align = alignment(
        item.alignSelf, boxes[Int(parent)].alignItems,
        isRow: boxes[Int(parent)].flags.contains(.isRow))
      if !box.flags.contains(.isContents) { link(place, under: Int(parent)) }
    }
    if box.flags.contains(.isContents) { usesContents = true }
    boxes.append(box)
    states.append(FlexState())
    laids.append(FlexLaid())
  }

  /// The box for a node, before it is linked.
  func box(
    for index: Int, _ node: Node, _ pools: SpecPools, under direction: LayoutDirection
  ) -> FlexBox {
    var box = FlexBox(
      node: Int32(truncatingIfNeeded: index),
      size: node.size >= 0 ? pools.sizes[Int(node.size)] : nil,
      item: pools.flexItem(of: node),
      spec: node.kind == .flex ? pools.flexes[Int(node.spec)] : nil,
      under: direction)
    if node.kind != .flex { box.takeContent(of: node, pools) }
    return box
  }

  private mutating func link(_ place: Int32, under parent: Int) {
    let last = boxes[parent].lastChild
    if last >= 0 {
      boxes[Int(last)].nextSibling = place
    } else {
      boxes[parent].firstChild = place
    }
    boxes[parent].lastChild = place
    boxes[parent].childCount &+= 1
  }

  func alignment(
    _ align: FlexItem.AlignSelf, _ alignItems: FlexSpec.AlignItems, isRow: Bool
  ) -> FlexSpec.AlignItems {
    let result: FlexSpec.AlignItems =
      switch align {
      case .auto: alignItems
      case .start: .start
      case .end: .end
      case .center: .center
      case .stretch: .stretch
      case .baseline: .baseline
      }
    // A column has no baseline to align by.
    return result == .baseline && !isRow ? .start : result
  }
}

extension FlexArena {
  /// Notes on a box what its children, which are settled, bring with them, and gives its flags.
  static func settle(
    _ box: UnsafeMutablePointer<FlexBox>, among boxes: UnsafeMutablePointer<FlexBox>
  ) -> FlexFlags {
    var flags = box.pointee.flags.subtracting(.settled)
    if box.pointee.content == .element { flags.insert(.holdsElement) }
    let percents = box.pointee.percents
    if !percents.isEmpty { flags.formUnion(Self.reading(percents)) }
    let isRow = flags.contains(.isRow)
    if box.pointee.alignItems == .baseline && isRow { flags.insert(.alignsBaselines) }
    if percents.contains(.columnGap) { flags.insert(.hasPercentOfWidth) }
    if percents.contains(.rowGap) { flags.insert(.hasPercentOfHeight) }
    if box.pointee.firstChild >= 0 && box.pointee.allowsPlainLine { flags.insert(.hasPlainLine) }
    var flexible: Int32 = -1
    var flexibleCount = 0
    var child = box.pointee.firstChild
    while child >= 0 {
      let item = boxes + Int(child)
      note(item, isRow, &flags)
      let grow = item.pointee.grow
      let shrink = item.pointee.shrink
      if (grow != 0 || shrink != 0) && item.pointee.position != .absolute {
        flexibleCount += 1
        flexible = grow >= 1e-4 && shrink >= 1e-4 ? child : -1
      }
      child = item.pointee.nextSibling
    }
    box.pointee.onlyFlexible = flexibleCount == 1 ? flexible : -1
    box.pointee.flags = flags
    return flags
  }

  private static func note(
    _ child: UnsafeMutablePointer<FlexBox>, _ isRow: Bool, _ flags: inout FlexFlags
  ) {
    if child.pointee.flags.contains(.holdsElement) { flags.insert(.holdsElement) }
    if !child.pointee.flags.contains(.isPlain) { flags.remove(.hasPlainLine) }
    if child.pointee.position == .absolute {
      flags.insert(.holdsAbsolute)
      return
    }
    if child.pointee.position == .static && child.pointee.flags.contains(.holdsAbsolute) {
      flags.insert(.holdsAbsolute)
    }
    if isRow && child.pointee.align == .baseline { flags.insert(.alignsBaselines) }
    if !child.pointee.basis.isNaN { flags.insert(.hasChildBasis) }
    let percents = child.pointee.percents
    if !percents.isEmpty {
      if percents.contains(isRow ? .width : .height) || !percents.isDisjoint(with: .margins) {
        flags.insert(isRow ? .hasPercentOfWidth : .hasPercentOfHeight)
      }
      if percents.contains(.width) { flags.insert(.hasPercentOfWidth) }
      if percents.contains(.height) { flags.insert(.hasPercentOfHeight) }
      if percents.contains(.basis) {
        flags.insert(isRow ? .hasPercentOfWidth : .hasPercentOfHeight)
      }
      if !percents.isDisjoint(with: .margins) { flags.insert(.hasPercentOfWidth) }
      // The clamp of a child's basis is against the container's own owner (Yoga).
      if !percents.isDisjoint(with: .widthLimits) { flags.insert(.readsOwnerWidth) }
      if !percents.isDisjoint(with: .heightLimits) { flags.insert(.readsOwnerHeight) }
      if !percents.isDisjoint(with: .paddings) { flags.insert(.readsOwnerWidth) }
    }
    if child.pointee.flags.contains(.readsOwnerWidth) { flags.insert(.hasPercentOfWidth) }
    if child.pointee.flags.contains(.readsOwnerHeight) { flags.insert(.hasPercentOfHeight) }
  }

  /// What a box reads of its owner for its own sake.
  private static func reading(_ percents: FlexPercents) -> FlexFlags {
    var flags: FlexFlags = []
    if !percents.isDisjoint(with: .ofOwnerWidth) {
      flags.insert(.readsOwnerWidth)
    }
    if !percents.isDisjoint(with: .heights) { flags.insert(.readsOwnerHeight) }
    return flags
  }
}

extension FlexBox {
  /// Notes what is in a box that is no flexbox.
  fileprivate mutating func takeContent(of node: Node, _ pools: SpecPools) {
    switch node.kind {
    case .text:
      content = .text
      flags.insert(.isText)
    case .image:
      guard let size = pools.images[Int(node.spec)].intrinsicSize else { return }
      content = .intrinsic
      intrinsicSize = size
    case .view:
      if node.firstChild >= 0 {
        content = .element
        return
      }
      switch pools.views[Int(node.spec)].intrinsicSize {
      case .none: break
      case .size(let size):
        content = .intrinsic
        intrinsicSize = size
      case .fill: content = .fill
      }
    case .spacer, .flex: break
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .zstack, .scroll, .linear, .layers, .flow,
      .custom:
      content = .element
    }
  }
}

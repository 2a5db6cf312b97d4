extension FlexArena {
  /// Makes the boxes of all flexboxes in a tree; they have answered nothing yet.
  mutating func build(_ nodes: [Node], _ pools: SpecPools, _ direction: WritingDirection) {
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
      let owner = owner(of: nodes[index], nodes)
      if owner >= 0 || isRoot(nodes[index], pools) {
        boxOfNode[index] = Int32(truncatingIfNeeded: boxes.count)
        add(
          Int32(truncatingIfNeeded: index), nodes[index], pools, in: owner,
          around: self.direction(around: nodes[index], in: owner, nodes, pools))
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
    if box.pointee.isLaid {
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
  private mutating func add(
    _ index: Int32, _ node: Node, _ pools: SpecPools, in owner: Int32, around: WritingDirection
  ) {
    let place = Int32(truncatingIfNeeded: boxes.count)
    boxes.append(box(for: index, node, pools, in: owner, around: around))
    boxes.withMutableBorrowed { boxes in
      FlexArena.link(
        place, in: owner, among: boxes, laidCount: &laidCount, usesContents: &usesContents)
    }
  }

  /// The box of a node in that of its parent, before it is linked.
  mutating func box(
    for index: Int32, _ node: Node, _ pools: SpecPools, in owner: Int32, around: WritingDirection
  ) -> FlexBox {
    var box = FlexBox(node: index)
    let item = pools.flexItem(of: node, isRoot: owner < 0)
    let size = node.size >= 0 ? pools.sizes[Int(node.size)] : .auto
    boxes.withMutableBorrowed { boxes in
      LayoutEngine.withMutableBorrowed(&box) { box in
        FlexArena.describe(box, item.alignSelf, in: owner, among: boxes, around) {
          if node.isYogaFlexbox {
            withBorrowed(pools.flexes[Int(node.spec)]) { box.pointee.take($0, node, item, size) }
          } else if node.isCSSFlexbox {
            let display = pools.flexes[Int(node.spec)].display
            box.pointee.take(pools.content(of: node), display, node, item, size)
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
    among boxes: MutableBorrowedArray<FlexBox>, _ direction: WritingDirection,
    _ say: (MutableBorrowed<FlexBox>) -> Void
  ) {
    let around = owner < 0 ? direction : boxes[Int(owner)].direction
    box.pointee.direction = around
    say(box)
    if owner >= 0 {
      box.pointee.align = alignment(align, in: owner, among: boxes)
      if box.pointee.flags.contains(.isText)
        && boxes[Int(parent(in: owner, among: boxes))].flags.contains(.keepsTexts)
      {
        box.pointee.flags.insert(.keepsTexts)
      }
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
      case .start, .flexStart: .start
      case .end, .flexEnd: .end
      case .center: .center
      case .stretch: .stretch
      case .baseline: .baseline
      }
    // A column has no baseline to align by (Yoga).
    return result == .baseline && !parent.pointee.flags.contains(.isRow) ? .start : result
  }

  // Boxes are made while a tree is filled: each in place, from what was said of its element.

  /// Makes the box of a view as the last one, where the same was said of it.
  mutating func repeatLast(_ index: Int32, _ said: FlexSaid) -> Bool {
    guard said == lastSaid, boxes[Int(lastPlace)].content == .boxes,
      boxes[Int(lastPlace)].laid < 0
    else { return false }
    newest = Int32(truncatingIfNeeded: boxes.count)
    boxes.append(boxes[Int(lastPlace)])
    lastPlace = newest
    boxes.withMutableBorrowed { boxes in
      let box = boxes.mutableElement(at: newest)
      box.pointee.node = index
      box.pointee.nextSibling = -1
      FlexArena.link(
        newest, under: boxes.mutableElement(at: box.pointee.parent), among: boxes)
    }
    return true
  }

  /// The direction around a flexbox: that of the one that it stands in, around a root of Yoga's that of the
  /// grids and the flexboxes of CSS that it stands in, or that of all.
  func direction(
    around node: Node, in owner: Int32, _ nodes: [Node], _ pools: SpecPools
  ) -> WritingDirection {
    guard owner < 0 else { return boxes[Int(owner)].direction }
    var parent = node.parent
    while parent >= 0 {
      let around = nodes[Int(parent)]
      let said: FlexSpec.Direction.Layout
      switch around.kind {
      case .grid: said = pools.grids[Int(around.spec)].layoutDirection
      case .flex: said = pools.flexes[Int(around.spec)].layoutDirection
      default: return direction  // open: others say no direction
      }
      switch said {
      case .ltr: return .ltr
      case .rtl: return .rtl
      case .inherit: parent = around.parent
      }
    }
    return direction
  }

  /// The box that lays out an element: that of the flexbox of Yoga that it stands in, or −1.
  func owner(of node: Node, _ nodes: [Node]) -> Int32 {
    guard node.isFlexItem else { return -1 }
    let box = boxOfNode[Int(node.parent)]
    return nodes[Int(node.parent)].isCSSFlexbox ? ownerInPlace(of: box) : box
  }

  /// The box that the children of a flexbox of CSS stand in, which has the box `box`: that, where they take
  /// its place in a flexbox of Yoga, else −1.
  func ownerInPlace(of box: Int32) -> Int32 {
    box >= 0 && boxes[Int(box)].flags.contains(.isContents) ? box : -1
  }

  /// Whether an element that no flexbox of Yoga lays out is one itself.
  private func isRoot(_ node: Node, _ pools: SpecPools) -> Bool {
    node.isYogaFlexbox && !pools.isContents(node)
  }

  /// Makes the box of a flexbox of CSS in `owner`, the box of its parent.
  mutating func addCSSFlexbox(
    _ index: Int32, _ display: FlexItem.Display, _ node: Node, _ item: FlexItem,
    _ size: ElementSize, in owner: Int32
  ) {
    make(index, item.alignSelf, in: owner) {
      $0.pointee.take((.element, .zero), display, node, item, size)
    }
  }

  /// Makes the box of an element that is no flexbox in `owner`, the box of its parent.
  mutating func add(
    _ index: Int32, _ content: (kind: FlexBox.Content, size: LayoutSize), _ node: Node,
    _ item: FlexItem, _ size: ElementSize, in owner: Int32
  ) {
    let isRepeatable = node.kind == .view && content.kind == .boxes
    let said = FlexSaid(owner: owner, placement: node.placement, size: node.size)
    if isRepeatable && repeatLast(index, said) { return }
    make(index, item.alignSelf, in: owner) { $0.pointee.take(content, node, item, size) }
    guard isRepeatable else { return }
    lastSaid = said
    lastPlace = newest
  }

  /// Makes the box of a flexbox in `owner`, the box of its parent, or −1 where it stands in none.
  mutating func addContainer(
    _ index: Int32, _ spec: Borrowed<FlexSpec>, _ node: Node, _ item: FlexItem,
    _ size: ElementSize, in owner: Int32, around: WritingDirection
  ) {
    make(index, item.alignSelf, in: owner, around: around) {
      $0.pointee.take(spec, node, item, size)
    }
  }

  /// Makes a box where it is kept, of what `say` says of it.
  @inline(__always)
  private mutating func make(
    _ index: Int32, _ align: FlexItem.AlignSelf, in owner: Int32,
    around: WritingDirection? = nil, _ say: (MutableBorrowed<FlexBox>) -> Void
  ) {
    let place = Int32(truncatingIfNeeded: boxes.count)
    newest = place
    boxes.append(FlexBox(node: index))
    boxes.withMutableBorrowed { boxes in
      let box = boxes.mutableElement(at: place)
      FlexArena.describe(box, align, in: owner, among: boxes, around ?? direction, say)
      box.pointee.flags = FlexArena.unsettled(box.readOnly)
      FlexArena.link(
        place, in: owner, among: boxes, laidCount: &laidCount, usesContents: &usesContents)
    }
  }

  /// Notes on the boxes around one that all in it are made.
  mutating func close(_ place: Int32, isHost: Bool) {
    boxes.withMutableBorrowed { boxes in
      let box = boxes.mutableElement(at: place)
      if isHost {
        box.pointee.content = .element
        box.pointee.flags.insert(.holdsElement)
        if box.pointee.laid < 0 {
          box.pointee.laid = laidCount
          laidCount &+= 1
        }
        if box.pointee.remembersSizes { box.pointee.flags.insert(.hasHistory) }
      }
      let flags = box.pointee.flags
      if flags.contains(.alignsBaselines) { usesBaselines = true }
      if flags.contains(.hasLimits) { usesLimits = true }
      guard box.pointee.parent >= 0, !flags.contains(.isContents) else { return }
      FlexArena.fold(place, box, into: boxes.mutableElement(at: box.pointee.parent))
    }
  }

  // MARK: Flags that come from children

  /// Notes on a box what its children, which are settled, bring with them, and gives its flags.
  static func settle(
    _ box: MutableBorrowed<FlexBox>, among boxes: MutableBorrowedArray<FlexBox>
  ) -> FlexFlags {
    box.pointee.flags = unsettled(box.readOnly)
    if box.pointee.remembersSizes {
      box.pointee.flags.insert(.hasHistory)
    } else {
      box.pointee.flags.remove(.hasHistory)
    }
    box.pointee.onlyFlexible = -1
    var child = box.pointee.firstChild
    while child >= 0 {
      fold(child, boxes.mutableElement(at: child), into: box)
      child = boxes[Int(child)].nextSibling
    }
    return box.pointee.flags
  }

  /// The flags of a box before its children are looked at.
  @inline(__always)
  static func unsettled(_ box: Borrowed<FlexBox>) -> FlexFlags {
    var flags = box.pointee.flags.subtracting(.settled)
    if box.pointee.content == .element { flags.insert(.holdsElement) }
    if !box.pointee.percents.isEmpty {
      flags.formUnion(reading(box.pointee.percents))
      if box.pointee.percents.contains(.columnGap) { flags.insert(.hasPercentOfWidth) }
      if box.pointee.percents.contains(.rowGap) { flags.insert(.hasPercentOfHeight) }
    }
    guard flags.contains(.isContainer) else { return flags }
    if box.pointee.alignItems == .baseline && flags.contains(.isRow) {
      flags.insert(.alignsBaselines)
    }
    if box.pointee.allowsPlainLine { flags.insert(.hasPlainLine) }
    return flags
  }

  /// Notes on a box what one of its children brings with it.
  @inline(__always)
  static func fold(
    _ place: Int32, _ child: MutableBorrowed<FlexBox>,
    into box: MutableBorrowed<FlexBox>
  ) {
    var flags = box.pointee.flags
    note(child, flags.contains(.isRow) ? .row : .column, &flags)
    box.pointee.flags = flags
    if child.pointee.position != .absolute,
      !child.pointee.basis.isNaN || child.pointee.flags.contains(.hasHistory)
        || !child.pointee.percents.isDisjoint(with: .ofOwner)
    {
      box.pointee.flags.insert(.hasHistory)
    }
    let (grow, shrink) = (child.pointee.grow, child.pointee.shrink)
    guard grow != 0 || shrink != 0, child.pointee.position != .absolute else { return }
    let isFirst = box.pointee.onlyFlexible == -1
    box.pointee.onlyFlexible =
      isFirst && !grow.isInexactly(0) && !shrink.isInexactly(0) ? place : -2
  }

  @inline(__always)
  private static func note(
    _ child: MutableBorrowed<FlexBox>, _ axis: Axis, _ flags: inout FlexFlags
  ) {
    if !child.pointee.basis.isNaN && child.pointee.position != .absolute {
      flags.insert(.hasChildBasis)
    }
    // Most children bring nothing else.
    if child.pointee.flags.isDisjoint(with: .folded) && child.pointee.flags.contains(.isPlain)
      && child.pointee.align != .baseline
    {
      return
    }
    if child.pointee.flags.contains(.holdsElement) { flags.insert(.holdsElement) }
    if !child.pointee.flags.contains(.isPlain) { flags.remove(.hasPlainLine) }
    if child.pointee.position == .absolute {
      flags.insert(.holdsAbsolute)
      return
    }
    if child.pointee.position == .static && child.pointee.flags.contains(.holdsAbsolute) {
      flags.insert(.holdsAbsolute)
    }
    if axis == .row && child.pointee.align == .baseline { flags.insert(.alignsBaselines) }
    let percents = child.pointee.percents
    if !percents.isEmpty {
      if percents.contains(.basis) {
        flags.insert(axis == .row ? .hasPercentOfWidth : .hasPercentOfHeight)
      }
      // The box's baseline is where a child was moved to; in lines that are placed later by a share
      // of the width (Yoga).
      if !percents.isDisjoint(with: .verticalInsets) {
        flags.insert(.hasPercentOfHeight)
        if axis == .row { flags.insert(.hasPercentOfWidth) }
      }
      // The clamp of a child's basis is against the container's own owner (Yoga).
      if !percents.isDisjoint(with: .widthLimits) { flags.insert(.readsOwnerWidth) }
      if !percents.isDisjoint(with: .heightLimits) { flags.insert(.readsOwnerHeight) }
      if !percents.isDisjoint(with: .paddings) { flags.insert(.readsOwnerWidth) }
    }
    // Of its width and height, margins and padding the child says so itself.
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

extension SpecPools {
  /// What the box of a node reads of what is said to a flexbox; a root, its edges alone of what is said to
  /// the container of CSS around it.
  func flexItem(of node: Node, isRoot: Bool) -> FlexItem {
    if node.isGridItem, node.placement >= 0 {
      let item = gridItems[Int(node.placement)]
      return FlexItem(padding: item.padding, borderWidth: item.borderWidth)
    }
    guard node.isFlexItem, node.placement >= 0 else { return FlexItem() }
    let item = flexItems[Int(node.placement)]
    return isRoot ? FlexItem(padding: item.padding, borderWidth: item.borderWidth) : item
  }

  /// What is in an element that is no flexbox, and how large that is where it is known.
  @inline(__always)
  func content(of node: Node) -> (FlexBox.Content, LayoutSize) {
    switch node.kind {
    case .text: return (.text, .zero)
    case .image:
      guard let size = images[Int(node.spec)].knownSize else { return (.boxes, .zero) }
      return (.intrinsic, size.sane)
    case .view:
      if node.firstChild >= 0 || node.isPadded { return (.element, .zero) }
      return switch views[Int(node.spec)].knownSize {
      case .none: (.boxes, .zero)
      case .size(let size): (.intrinsic, size.sane)
      case .fill: (.fill, .zero)
      }
    case .flex where node.isCSSFlexbox: return (.element, .zero)
    case .spacer, .flex: return (.boxes, .zero)
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .zstack, .scroll, .grid, .linear, .layers, .flow, .custom:
      return (.element, .zero)
    }
  }
}

extension Borrowed<SpecPools> {
  // A method of the pointer: one of the pools would have all of them retained for each child.

  /// Whether an element is replaced by its children in the flexbox or the grid that it stands in.
  @inline(__always)
  func isContents(_ node: Borrowed<Node>) -> Bool {
    // Of what stands in a grid only a flexbox can be, and few are.
    guard node.pointee.isFlexItem || node.pointee.kind == .flex else { return false }
    return saysContents(node)
  }

  /// Whether an item says so, or the flexbox that is one.
  private func saysContents(_ node: Borrowed<Node>) -> Bool {
    guard node.pointee.isFlexItem || node.pointee.isGridItem else { return false }
    if node.pointee.kind == .flex {
      let said = pointee.flexes[Int(node.pointee.spec)].display
      if said != .flex { return said == .contents }
    }
    let placement = Int(node.pointee.placement)
    guard placement >= 0 else { return false }
    return node.pointee.isFlexItem
      ? pointee.flexItems[placement].display == .contents
      : pointee.gridItems[placement].display == .contents
  }
}

extension SpecPools {
  /// The same for a node that is not among the others yet.
  func isContents(_ node: Node) -> Bool {
    withBorrowed(self) { pools in withBorrowed(node) { pools.isContents($0) } }
  }
}

/// What was said of a view without a size of its content, and where.
struct FlexSaid: Equatable {
  let owner: Int32
  let placement: Int32
  let size: Int32

  static let nothing = FlexSaid(owner: -1, placement: -1, size: -1)
}

extension FlexFlags {
  /// What a child brings with it.
  fileprivate static let folded: FlexFlags = [
    .holdsElement, .holdsAbsolute, .readsOwnerWidth, .readsOwnerHeight,
  ]
}

extension FlexArena {
  /// Makes the boxes of all flexboxes in a tree, without cached results.
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

  /// Links a box to `owner`, the box of its parent, unless `owner` is −1.
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

  /// The box that lays out a child of `owner`: `owner` itself, or its parent if `owner` has
  /// `display: contents`.
  @inline(__always)
  private static func parent(
    in owner: Int32, among boxes: MutableBorrowedArray<FlexBox>
  ) -> Int32 {
    boxes[Int(owner)].flags.contains(.isContents) ? boxes[Int(owner)].parent : owner
  }

  /// Makes the box of a node, and links it to the box of its parent.
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

  /// Returns the box of a node in `owner`, before it is linked.
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

  /// Fills in a box: `say` sets what depends on its element, the rest comes from the parent's box.
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
      // A root is laid out whatever its `display`.
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

  /// The cross-axis alignment of a box in the box of its parent.
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

  // While a tree is filled, boxes are made in place, from the attributes of their elements.

  /// Appends a copy of the last view's box if `said` equals that view's; returns whether it did.
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

  /// The writing direction around a flexbox: that of its parent's box; for a Yoga root, that of the
  /// nearest grid or CSS flexbox that sets one, else that of the island around or of the arena.
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
      default:  // open: other kinds have the direction of an island
        return around.direction.resolved(in: direction)
      }
      switch said {
      case .ltr: return .ltr
      case .rtl: return .rtl
      case .inherit:
        if around.saysDirection { return around.direction.resolved(in: direction) }
        parent = around.parent
      }
    }
    return direction
  }

  /// The box of the Yoga flexbox that lays out an element, or −1.
  func owner(of node: Node, _ nodes: [Node]) -> Int32 {
    guard node.isFlexItem else { return -1 }
    let box = boxOfNode[Int(node.parent)]
    return nodes[Int(node.parent)].isCSSFlexbox ? ownerInPlace(of: box) : box
  }

  /// The Yoga box for the children of a CSS flexbox: `box` if its children replace it, else −1.
  func ownerInPlace(of box: Int32) -> Int32 {
    box >= 0 && boxes[Int(box)].flags.contains(.isContents) ? box : -1
  }

  /// Whether a node that no Yoga flexbox lays out is itself a Yoga flexbox.
  private func isRoot(_ node: Node, _ pools: SpecPools) -> Bool {
    node.isYogaFlexbox && !pools.isContents(node)
  }

  /// Makes the box of a CSS flexbox in `owner`, the box of its parent.
  mutating func addCSSFlexbox(
    _ index: Int32, _ display: FlexItem.Display, _ node: Node, _ item: FlexItem,
    _ size: ElementSize, in owner: Int32
  ) {
    make(index, item.alignSelf, in: owner) {
      $0.pointee.take((.element, .zero), display, node, item, size)
    }
  }

  /// Makes the box of an element that is not a flexbox in `owner`, the box of its parent.
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

  /// Makes the box of a flexbox in `owner`, the box of its parent, or as a root if `owner` is −1.
  mutating func addContainer(
    _ index: Int32, _ spec: Borrowed<FlexSpec>, _ node: Node, _ item: FlexItem,
    _ size: ElementSize, in owner: Int32, around: WritingDirection
  ) {
    make(index, item.alignSelf, in: owner, around: around) {
      $0.pointee.take(spec, node, item, size)
    }
  }

  /// Makes a box in place; `say` sets what depends on its element.
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

  /// Finishes a box after all boxes in it were added: adds its flags to those of the box around it.
  mutating func close(_ place: Int32, isHost: Bool) {
    boxes.withMutableBorrowed { boxes in
      let box = boxes.mutableElement(at: place)
      if isHost {
        box.pointee.content = .element
        box.pointee.flags.insert(.holdsElement)
        if box.pointee.laid < 0 {
          box.pointee.laid = laidCount
          // Equivalent, `1` as `2`: the places between stay unused.
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

  /// Derives the flags of a box from those of its settled children, and returns them.
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

  /// The flags of a box before those of its children are added.
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
    // Equivalent, dropped: the whole algorithm gives the same result as the short one.
    if box.allowsPlainLine { flags.insert(.hasPlainLine) }
    return flags
  }

  /// Adds the flags that one child contributes to a box.
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
    // Most children contribute no other flag.
    // Equivalent, dropped: a child without any of the flags adds none.
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
      // A vertical inset moves the child, and with it the box's baseline. In lines that are placed
      // last, Yoga resolves the percent against the width.
      if !percents.isDisjoint(with: .verticalInsets) {
        flags.insert(.hasPercentOfHeight)
        if axis == .row { flags.insert(.hasPercentOfWidth) }
      }
      // A child's basis is clamped to limits that refer to the container's own owner (Yoga).
      if !percents.isDisjoint(with: .widthLimits) { flags.insert(.readsOwnerWidth) }
      if !percents.isDisjoint(with: .heightLimits) { flags.insert(.readsOwnerHeight) }
      if !percents.isDisjoint(with: .paddings) { flags.insert(.readsOwnerWidth) }
    }
    // Percents of the child's width, height, margins and padding have set its own `readsOwner`
    // flags.
    if child.pointee.flags.contains(.readsOwnerWidth) { flags.insert(.hasPercentOfWidth) }
    if child.pointee.flags.contains(.readsOwnerHeight) { flags.insert(.hasPercentOfHeight) }
  }

  /// The `readsOwner` flags that a box's own percents set.
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
  /// The flex item attributes of a node; in a grid, and for a root in a CSS flexbox, only padding
  /// and border.
  func flexItem(of node: Node, isRoot: Bool) -> FlexItem {
    if node.isGridItem, node.placement >= 0 {
      let item = gridItems[Int(node.placement)]
      return FlexItem(padding: item.padding, borderWidth: item.borderWidth)
    }
    guard node.isFlexItem, node.placement >= 0 else { return FlexItem() }
    let item = flexItems[Int(node.placement)]
    return isRoot ? FlexItem(padding: item.padding, borderWidth: item.borderWidth) : item
  }

  /// The content kind of an element that is not a Yoga flexbox, and its size if that is known.
  @inline(__always)
  func content(of node: Node) -> (FlexBox.Content, LayoutSize) {
    switch node.kind {
    case .text: return (node.isPadded ? .element : .text, .zero)
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
      .wrapper, .clip, .fit, .zstack, .scroll, .grid, .linear, .layers, .flow, .custom:
      return (.element, .zero)
    }
  }
}

extension Borrowed<SpecPools> {
  // A method of the pointer, because a method of the pools would retain all of them for each child.

  /// Whether the children of an element replace it in its flexbox or grid (`display: contents`).
  @inline(__always)
  func isContents(_ node: Borrowed<Node>) -> Bool {
    // In a grid only a flexbox can be replaced by its children, and few are.
    guard node.pointee.isFlexItem || node.pointee.kind == .flex else { return false }
    return saysContents(node)
  }

  /// Whether the `display` of a flexbox, or else of its placement as an item, is `contents`.
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
  /// Whether the children of a node, which need not be in the tree yet, replace it.
  func isContents(_ node: Node) -> Bool {
    withBorrowed(self) { pools in withBorrowed(node) { pools.isContents($0) } }
  }
}

/// The attributes that decide the box of a view whose content has no size, and the box of its
/// parent.
struct FlexSaid: Equatable {
  let owner: Int32
  let placement: Int32
  let size: Int32

  // Equivalent, `placement: -1` as `placement: 1`, `size: -1` as `size: -0`: no box has this owner,
  // so the rest is not compared.
  static let nothing = FlexSaid(owner: -1, placement: -1, size: -1)
}

extension FlexFlags {
  /// The flags that a child passes on to its parent.
  fileprivate static let folded: FlexFlags = [
    .holdsElement, .holdsAbsolute, .readsOwnerWidth, .readsOwnerHeight,
  ]
}

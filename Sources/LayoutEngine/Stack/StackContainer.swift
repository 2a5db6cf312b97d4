/// A stack while it is measured or laid out: children in a row or a column.
///
/// `solve` is the algorithm of Texture's `ASStackLayoutSpec`, and the functions behind it are its steps,
/// in the order in which it takes them. Lines are flexed in one round: no child is frozen at a
/// limit, and none has a least length to stand on.
///
/// Besides the size a solve finds for which offers it would have been the same: each step that
/// compares a length with what is on offer narrows `mainValidity` and `crossValidity`.
struct StackContainer<Main: MainAxis> {
  private let node: Int32
  private let firstChild: Int32
  private let style: StackStyle
  private let nodes: BorrowedArray<Node>
  private let states: MutableBorrowedArray<NodeState>
  private let pools: Borrowed<SpecPools>

  /// What is on offer along the stack, and across it.
  private let main: AxisOffer
  private let cross: AxisOffer
  /// What percents of children are of; undefined where the stack is not exact (Texture).
  private let parentMain: Float
  private let parentCross: Float
  /// The only child that may both grow and shrink, where the stack is exact, or −1.
  private var soleFlexible: Int32 = -1

  /// The offers for which the answer is the same.
  private var mainValidity = AxisValidity()
  private var crossValidity = AxisValidity()
  private var readsParentMain = false
  private var readsParentCross = false

  /// The main axis.
  private var axis: Axis { Main.axis }

  // MARK: The algorithm

  /// Measures the stack, and gives its children their places where it is being laid out.
  @inline(__always)
  private mutating func solve(_ solver: inout Solver, isPlacing: Bool) -> Measure {
    // Where a child is too deep to be measured now, all that follows would ask for naught.
    let questions = solver.questions.count
    // 1. Children at their basis.
    findSoleFlexible()
    measureAtBasis(&solver)
    guard solver.questions.count == questions else { return .nothing }
    // 2. Lines.
    splitLines()
    // 3. Flexing, line by line.
    var next = firstChild
    while next >= 0 {
      let line = line(from: next)
      flex(line, &solver)
      next = line.end
    }
    guard solver.questions.count == questions else { return .nothing }
    // 4. How thick the lines are, and where their baselines lie.
    sizeLines()
    // 5. Lines over the stack, and children over their lines.
    stretchLines()
    stretchChildren(&solver)
    guard solver.questions.count == questions else { return .nothing }
    // 6. The size of the stack.
    let total = totals()
    let length = mainValidity.clamp(total.main, to: main)
    let thickness = crossValidity.clamp(total.cross, to: cross)
    // 7. Places.
    if isPlacing {
      placeLines(
        total, along: solver.room(of: node, axis, length),
        across: solver.room(of: node, axis.cross, thickness), &solver)
    }
    let size = LayoutSize(length, thickness, along: axis)
    var measure = Measure(size.width, size.height, validity)
    // 8. The baselines of a column: its first child's and its last one's (Texture).
    if axis == .column {
      let (first, last) = (child(at: firstChild), lastChild)
      measure.ascender = first.item.ascender ?? first.state.pointee.ascender
      measure.descender = last.item.descender ?? last.state.pointee.descender
    }
    return measure
  }

  @inline(__always)
  private init(_ node: Int32, _ offer: Offer, _ style: StackStyle, _ solver: Solver) {
    self.node = node
    self.style = style
    nodes = solver.nodes
    states = solver.states
    pools = solver.pools
    firstChild = nodes[Int(node)].firstChild
    main = offer[Main.axis]
    cross = offer[Main.axis.cross]
    parentMain = main.isExact ? main.low : .infinity
    parentCross = cross.isExact ? cross.low : .infinity
  }

  /// What the whole answer depends on.
  @inline(__always)
  private var validity: Validity {
    var along = mainValidity
    var across = crossValidity
    if readsParentMain { along.dependOnExactness(of: main) }
    if readsParentCross { across.dependOnExactness(of: cross) }
    var validity = Validity()
    validity[axis] = along
    validity[axis.cross] = across
    return validity
  }

  // MARK: 1. Children at their basis

  /// Finds the one child that may both grow and shrink: in an exact stack it starts from nothing.
  @inline(__always)
  private mutating func findSoleFlexible() {
    var found: Int32 = -1
    var children = children
    while let child = children.next() {
      guard child.hasItem else { continue }
      let item = child.item
      if item.flexGrow > 0 && item.flexShrink > 0 {
        guard found < 0 else { return }
        found = child.index
      }
    }
    guard found >= 0 else { return }
    readsParentMain = true
    if main.isExact { soleFlexible = found }
  }

  /// Measures every child at its basis, or at whatever length it takes.
  @inline(__always)
  private mutating func measureAtBasis(_ solver: inout Solver) {
    var children = children
    while let child = children.next() {
      guard child.index != soleFlexible else {
        child.state.pointee.offer = Offer(
          AxisOffer(exactly: 0, parent: parentMain), AxisOffer(exactly: 0, parent: parentCross),
          along: axis)
        child.state.pointee.size = .zero
        child.state.pointee.ascender = 0
        child.state.pointee.descender = 0
        continue
      }
      let basis = child.item.flexBasis
      if basis.isPercent { readsParentMain = true }
      let length = basis.length(of: parentMain)
      measure(child, length.map { Interval(exactly: $0) } ?? .unbounded, &solver)
    }
  }

  /// Measures a child in lengths along the stack, and in what is offered across it.
  @inline(__always)
  private mutating func measure(_ child: StackChild, _ main: Interval, _ solver: inout Solver) {
    let room = crossRoom(of: child, within: Interval(cross.low, cross.high), &solver)
    let across = measure(child, main, room.lengths, &solver)
    if room.isInverted {
      crossValidity.low.pin(cross.low)
      crossValidity.high.pin(cross.high)
    } else {
      if room.keepsLow { crossValidity.low.meet(across.low) }
      if room.keepsHigh { crossValidity.high.meet(across.high) }
    }
  }

  /// Measures a child in lengths on both axes, and notes its answer; gives the offers across the
  /// stack for which that is the same.
  @inline(__always)
  private mutating func measure(
    _ child: StackChild, _ main: Interval, _ cross: Interval, _ solver: inout Solver
  ) -> AxisValidity {
    let offer = Offer(
      AxisOffer(main.low, main.high, parent: parentMain),
      AxisOffer(cross.low, cross.high, parent: parentCross), along: axis)
    let answer = solver.measure(child.index, offer)
    child.state.pointee.offer = offer
    child.state.pointee.size = answer.size
    child.state.pointee.ascender = answer.ascender
    child.state.pointee.descender = answer.descender
    if !answer.validity[axis].parent.isOpen { readsParentMain = true }
    if !answer.validity[axis.cross].parent.isOpen { readsParentCross = true }
    return answer.validity[axis.cross]
  }

  /// What a child is offered across the stack: what the stack is, from nothing on; a child that
  /// stretches is offered the least as well, and its own lengths take the offer's place (Texture).
  @inline(__always)
  private func crossRoom(
    of child: StackChild, within offer: Interval, _ solver: inout Solver
  ) -> CrossRoom {
    var room = CrossRoom(lengths: Interval(0, offer.high))
    guard align(of: child) == .stretch else { return room }
    // Its percents count for nothing here.
    let index = child.node.pointee.size
    let sizes = index >= 0 ? solver.ownSizes[Int(index)] : .open
    let own = axis.cross.pick(sizes.width, sizes.height)
    room.keepsLow = own.low == 0
    room.keepsHigh = own.high == .infinity
    if room.keepsLow { room.lengths.low = offer.low } else { room.lengths.low = own.low }
    if !room.keepsHigh { room.lengths.high = own.high }
    if room.lengths.low > room.lengths.high {
      room.isInverted = true
      // Texture takes the greatest length of an inverted range only where the child's least one is
      // greater than that of the range.
      let least =
        axis.cross.pick(sizes.widthHasPercent, sizes.heightHasPercent)
        ? leastAcross(pools.pointee.sizes[Int(index)]) : own.low
      let length = room.lengths.low < least ? room.lengths.high : room.lengths.low
      room.lengths = Interval(exactly: length)
    }
    return room
  }

  /// The least length across the stack that a child's own size allows, percents included.
  private func leastAcross(_ size: ElementSize) -> Float {
    axis.cross.pick(size.widthRange(parent: parentCross), size.heightRange(parent: parentCross)).low
  }

  // MARK: 2. Lines

  /// Begins a new line where a child would go beyond the stack's greatest length.
  @inline(__always)
  private mutating func splitLines() {
    states[Int(firstChild)].nextLine = -1
    guard style.wraps else { return }
    var line = firstChild
    var length: Float = 0
    var children = children
    while let child = children.next() {
      let item = child.item
      let extent = item.spacingBefore + child.state.pointee.size[axis] + item.spacingAfter
      guard child.index != line else {
        length = extent
        continue
      }
      let longer = length + style.spacing + extent
      // Lengths in whole pixels that add up to the offer fit in it.
      let least = longer - (Float(Limits.noise) + longer * Float(Limits.relativeNoise))
      if least > main.high {
        mainValidity.high.below(least)
        states[Int(line)].nextLine = child.index
        line = child.index
        states[Int(line)].nextLine = -1
        length = extent
      } else {
        mainValidity.high.atLeast(least)
        length = longer
      }
    }
  }

  // MARK: 3. Flexing

  /// Lets the children of a line grow or shrink by what the line falls short of the offer, or is too
  /// long for it.
  @inline(__always)
  private mutating func flex(_ line: StackLine, _ solver: inout Solver) {
    var grow: Float = 0
    var shrink: Float = 0
    var children = children(of: line)
    while let child = children.next() {
      guard child.hasItem else { continue }
      let item = child.item
      grow += item.flexGrow
      shrink += item.flexShrink
    }
    guard grow > 0 || shrink > 0 else { return }

    let length = length(of: line)
    let violation = main.violation(of: length)
    if grow > 0 {
      if violation > 0 {
        mainValidity.low.pin(main.low)
      } else {
        mainValidity.low.atMost(length)
      }
    }
    if shrink > 0 {
      if violation < 0 {
        mainValidity.high.pin(main.high)
      } else {
        mainValidity.high.atLeast(length)
      }
    }
    guard violation.magnitude >= Limits.negligible, (violation > 0 ? grow : shrink) > 0 else {
      measureSoleFlexibleAtNothing(in: line, &solver)
      return
    }
    let share =
      violation > 0
      ? FlexShare(growing: violation, sum: grow)
      : FlexShare(shrinking: violation, sum: scaledShrink(of: line))
    apply(share, to: line, &solver)
  }

  /// The lengths of a line's children, weighted by their readiness to shrink.
  private func scaledShrink(of line: StackLine) -> Float {
    var sum: Float = 0
    var children = children(of: line)
    while let child = children.next() {
      sum += child.state.pointee.size[axis] * child.item.flexShrink
    }
    return sum
  }

  /// Gives every child its share; what whole points leave over goes to the first that has one.
  @inline(__always)
  private mutating func apply(_ share: FlexShare, to line: StackLine, _ solver: inout Solver) {
    var rest = share.violation
    var first: Int32 = -1
    var children = children(of: line)
    while let child = children.next() {
      let change = share.change(child.item, child.state.pointee.size[axis])
      rest -= change
      if change != 0 && first < 0 { first = child.index }
    }
    guard first >= 0 else { return }

    children = self.children(from: first, to: line.end)
    while let child = children.next() {
      let item = child.item
      let length = child.state.pointee.size[axis]
      let change = share.change(item, length)
      guard change != 0 else { continue }
      let extra = child.index == first && item.flexGrow > 0 ? rest : 0
      let flexed = (length + change + extra).heldPositive(to: Limits.length)
      measure(child, Interval(exactly: flexed), &solver)
    }
  }

  /// Where there is nothing to share out, the child that started from nothing is left with that.
  private mutating func measureSoleFlexibleAtNothing(in line: StackLine, _ solver: inout Solver) {
    var children = children(of: line)
    while let child = children.next() {
      if child.index == soleFlexible { measure(child, Interval(exactly: 0), &solver) }
    }
  }

  // MARK: 4. Line sizes

  /// Finds each line's size across the stack and the place of its baseline.
  @inline(__always)
  private mutating func sizeLines() {
    let isSingle = states[Int(firstChild)].nextLine < 0
    var next = firstChild
    while next >= 0 {
      let line = line(from: next)
      var baseline: Float = 0
      var below: Float = 0
      var largest: Float = 0
      var children = children(of: line)
      while let child = children.next() {
        let cross = child.state.pointee.size[axis.cross]
        let align = align(of: child)
        if align.isBaseline {
          let ascent = ascent(of: child, align)
          if ascent > baseline { baseline = ascent }
          if cross - ascent > below { below = cross - ascent }
        } else if cross > largest {
          largest = cross
        }
      }
      var thickness = baseline + below > largest ? baseline + below : largest
      if isSingle { thickness = crossValidity.clamp(thickness, to: cross) }
      states[Int(line.first)].lineCross = thickness
      states[Int(line.first)].lineBaseline = baseline
      next = line.end
    }
  }

  /// How far the baseline that a child is aligned by is below its top.
  @inline(__always)
  private func ascent(of child: StackChild, _ align: StackSpec.AlignItems) -> Float {
    switch align {
    case .baselineFirst: child.item.ascender ?? child.state.pointee.ascender
    case .baselineLast:
      child.state.pointee.size[axis.cross]
        + (child.item.descender ?? child.state.pointee.descender)
    case .stretch, .start, .end, .center: 0
    }
  }

  // MARK: 5. Stretching

  /// Widens lines over the space that is free across the stack, where they are to stretch.
  private mutating func stretchLines() {
    guard style.alignContent == .stretch, states[Int(firstChild)].nextLine >= 0 else { return }
    var total: Float = 0
    var count: Float = 0
    var line = firstChild
    while line >= 0 {
      if count > 0 { total += style.lineSpacing }
      total += states[Int(line)].lineCross
      count += 1
      line = states[Int(line)].nextLine
    }
    let free = cross.violation(of: total)
    if free > 0 {
      crossValidity.low.pin(cross.low)
    } else {
      crossValidity.low.atMost(total)
    }
    guard free > Limits.negligible else { return }
    line = firstChild
    while line >= 0 {
      states[Int(line)].lineCross += free / count
      line = states[Int(line)].nextLine
    }
  }

  /// Measures the children that stretch once more, as thick as their lines.
  @inline(__always)
  private mutating func stretchChildren(_ solver: inout Solver) {
    var next = firstChild
    while next >= 0 {
      let line = line(from: next)
      let thickness = states[Int(line.first)].lineCross
      var children = children(of: line)
      while let child = children.next() {
        let size = child.state.pointee.size
        guard align(of: child) == .stretch, thickness - size[axis.cross] > Limits.negligible
        else { continue }
        let room = crossRoom(of: child, within: Interval(exactly: thickness), &solver)
        _ = measure(child, Interval(exactly: size[axis]), room.lengths, &solver)
      }
      next = line.end
    }
  }

  // MARK: 6. The stack's size

  /// The longest line, and all lines together with what is between them.
  private func totals() -> Totals {
    var totals = Totals()
    var next = firstChild
    while next >= 0 {
      let line = line(from: next)
      let length = length(of: line)
      if length > totals.main { totals.main = length }
      if totals.lines > 0 { totals.cross += style.lineSpacing }
      totals.cross += states[Int(line.first)].lineCross
      totals.lines &+= 1
      next = line.end
    }
    return totals
  }

  // MARK: 7. Places

  /// Where free or missing space goes; what has shares at its ends stands in the middle where there is
  /// none (Texture).
  private func distribution(
    _ word: ContentDistribution.Word, _ free: Float, count: Int
  ) -> ContentDistribution {
    ContentDistribution(
      word, free: free, count: count, least: Limits.negligible, fallback: .center)
  }

  /// Gives every child its place in a stack that has so much room.
  private func placeLines(
    _ total: Totals, along: PlacingRoom, across: PlacingRoom, _ solver: inout Solver
  ) {
    let free = isFilled(by: total.cross, in: cross) ? 0 : across.free(beside: total.cross)
    let spread = distribution(.init(style.alignContent), free, count: total.lines)
    var position = spread.lead
    var next = firstChild
    while next >= 0 {
      let line = line(from: next)
      // The only line is as thick as the stack.
      place(line, at: position, along, total.lines == 1 ? across : nil, &solver)
      position += states[Int(line.first)].lineCross + style.lineSpacing + spread.between
      next = line.end
    }
  }

  /// Places the children of a line, which is as thick as `across` where that is given.
  private func place(
    _ line: StackLine, at position: Float, _ along: PlacingRoom, _ across: PlacingRoom?,
    _ solver: inout Solver
  ) {
    var count = 0
    var children = children(of: line)
    while children.next() != nil { count &+= 1 }
    let length = length(of: line)
    let free = isFilled(by: length, in: main) ? 0 : along.free(beside: length)
    let spread = distribution(.init(style.justify), free, count: count)
    var start = spread.lead
    children = self.children(of: line)
    while let child = children.next() {
      let item = child.item
      if child.index != line.first { start += style.spacing + spread.between }
      start += item.spacingBefore
      let size = child.state.pointee.size
      let room =
        across?.free(beside: size[axis.cross])
        ?? states[Int(line.first)].lineCross - size[axis.cross]
      let offset = offset(of: child, on: line, room, solver.pixels)
      child.state.pointee.pass = solver.pass
      child.state.pointee.position = LayoutPoint(start, position + offset, along: axis)
      start += size[axis] + item.spacingAfter
    }
  }

  /// Whether a length neither falls short of an offer nor is too long, but for what single precision
  /// loses: what the stack is larger by, since it is rounded up, is then no free space.
  private func isFilled(by length: Float, in offer: AxisOffer) -> Bool {
    offer.violation(of: length).magnitude < Limits.negligible
  }

  /// How far a child is from the start of its line, which has so much room beside it.
  private func offset(
    of child: StackChild, on line: StackLine, _ free: Float, _ pixels: PixelGrid
  ) -> Float {
    let align = align(of: child)
    return switch align {
    case .start, .stretch: 0
    case .end: free
    case .center: pixels.floor(free / 2)
    case .baselineFirst, .baselineLast:
      states[Int(line.first)].lineBaseline - ascent(of: child, align)
    }
  }

  // MARK: Lines and their children

  /// What a child is offered across the stack, and which ends of that are the stack's own.
  private struct CrossRoom {
    var lengths: Interval
    var keepsLow = false
    var keepsHigh = true
    /// Whether the least length was above the greatest.
    var isInverted = false
  }

  /// The longest line, all lines together across the stack, and how many there are.
  private struct Totals {
    var main: Float = 0
    var cross: Float = 0
    var lines = 0
  }

  @inline(__always)
  private func line(from first: Int32) -> StackLine {
    StackLine(first: first, end: states[Int(first)].nextLine)
  }

  /// How long a line is with all its spacing.
  @inline(__always)
  private func length(of line: StackLine) -> Float {
    var length: Float = 0
    var children = children(of: line)
    while let child = children.next() {
      let item = child.item
      if child.index != line.first { length += style.spacing }
      length += item.spacingBefore + child.state.pointee.size[axis] + item.spacingAfter
    }
    return length
  }

  /// How a child stands across the stack.
  @inline(__always)
  private func align(of child: StackChild) -> StackSpec.AlignItems {
    child.item.alignSelf.resolved(style.align)
  }

  @inline(__always)
  private var children: StackChildren { children(from: firstChild, to: -1) }

  @inline(__always)
  private func children(of line: StackLine) -> StackChildren {
    children(from: line.first, to: line.end)
  }

  @inline(__always)
  private func children(from first: Int32, to end: Int32) -> StackChildren {
    StackChildren(index: first, end: end, nodes: nodes, states: states, pools: pools)
  }

  @inline(__always)
  private func child(at index: Int32) -> StackChild {
    children(from: index, to: -1).child
  }

  private var lastChild: StackChild {
    var last = firstChild
    while nodes[Int(last)].nextSibling >= 0 { last = nodes[Int(last)].nextSibling }
    return child(at: last)
  }
}

// MARK: Calls

extension StackContainer {
  /// Measures a stack, and gives its children their places where it is being laid out.
  @inline(never)
  static func solve(
    _ node: Int32, _ spec: StackSpec, _ offer: Offer, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    guard solver.nodes[Int(node)].firstChild >= 0 else { return .empty(offer) }
    var container = Self(
      node, offer, StackStyle(spec, Main.axis, isRightToLeft: solver.isRightToLeft), solver)
    return container.solve(&solver, isPlacing: isPlacing)
  }
}

/// Some children of a stack, which follow one another.
private struct StackLine {
  let first: Int32
  /// The first child of the next line, or −1.
  let end: Int32
}

/// A child while its stack is solved: what is said of it, and what is known of it so far.
private struct StackChild {
  let index: Int32
  let node: Borrowed<Node>
  let state: MutableBorrowed<NodeState>
  let pools: Borrowed<SpecPools>

  /// Whether the child says anything to the stack.
  @inline(__always)
  var hasItem: Bool { node.pointee.placement >= 0 }

  /// What the stack reads from the child.
  @inline(__always)
  var item: StackItem {
    let placement = node.pointee.placement
    return placement >= 0 ? pools.pointee.stackItems[Int(placement)] : StackItem()
  }
}

/// The children from one on, up to another.
private struct StackChildren {
  var index: Int32
  let end: Int32
  let nodes: BorrowedArray<Node>
  let states: MutableBorrowedArray<NodeState>
  let pools: Borrowed<SpecPools>

  /// The one that is next, which there must be.
  @inline(__always)
  var child: StackChild {
    StackChild(
      index: index, node: nodes.element(at: index), state: states.mutableElement(at: index),
      pools: pools)
  }

  @inline(__always)
  mutating func next() -> StackChild? {
    guard index != end else { return nil }
    let child = child
    index = child.node.pointee.nextSibling
    return child
  }
}

extension AxisOffer {
  /// How far a length falls short of the offer, or by how much it is too long, negative.
  @inline(__always)
  func violation(of length: Float) -> Float {
    if length < low { return low - length }
    return length > high ? high - length : 0
  }
}

/// A stack's attributes with its alignments resolved for the direction of the line.
struct StackStyle {
  let spacing: Float
  let lineSpacing: Float
  let justify: StackSpec.JustifyContent
  let align: StackSpec.AlignItems
  let alignContent: StackSpec.AlignContent
  let wraps: Bool

  /// Takes attributes; left and right keep their sides.
  init(_ spec: StackSpec, _ axis: Axis, isRightToLeft: Bool) {
    spacing = spec.spacing
    lineSpacing = spec.lineSpacing
    alignContent = spec.alignContent
    wraps = spec.flexWrap == .wrap
    let horizontal = Alignment(
      spec.horizontalAlignment, isRightToLeft: isRightToLeft)
    let vertical = Alignment(spec.verticalAlignment)
    justify = axis.pick(horizontal, vertical)?.justify ?? spec.justifyContent
    align = axis.pick(vertical, horizontal)?.align ?? spec.alignItems
  }

  private enum Alignment {
    case start
    case center
    case end

    init?(_ alignment: StackSpec.HorizontalAlignment, isRightToLeft: Bool) {
      switch alignment {
      case .none: return nil
      case .left: self = isRightToLeft ? .end : .start
      case .middle: self = .center
      case .right: self = isRightToLeft ? .start : .end
      }
    }

    init?(_ alignment: StackSpec.VerticalAlignment) {
      switch alignment {
      case .none: return nil
      case .top: self = .start
      case .center: self = .center
      case .bottom: self = .end
      }
    }

    var justify: StackSpec.JustifyContent {
      switch self {
      case .start: .start
      case .center: .center
      case .end: .end
      }
    }

    var align: StackSpec.AlignItems {
      switch self {
      case .start: .start
      case .center: .center
      case .end: .end
      }
    }
  }
}

extension StackItem.AlignSelf {
  /// The alignment, the stack's where it is left to it.
  @inline(__always)
  func resolved(_ align: StackSpec.AlignItems) -> StackSpec.AlignItems {
    switch self {
    case .auto: align
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }
}

extension StackSpec.AlignItems {
  /// Whether children share a baseline.
  @inline(__always)
  package var isBaseline: Bool {
    switch self {
    case .baselineFirst, .baselineLast: true
    case .stretch, .start, .end, .center: false
    }
  }
}

/// How much each child of a line grows or shrinks.
struct FlexShare {
  let violation: Float
  private let sum: Float
  private let grows: Bool

  init(growing violation: Float, sum: Float) {
    self.violation = violation
    self.sum = sum
    grows = true
  }

  init(shrinking violation: Float, sum: Float) {
    self.violation = violation
    self.sum = sum
    grows = false
  }

  /// Growth is in whole points; what is lost is in proportion to length and `flexShrink` (Texture).
  @inline(__always)
  func change(_ item: StackItem, _ length: Float) -> Float {
    if grows { return PixelGrid.wholeFloor(violation * item.flexGrow / sum) }
    return sum > 0 ? violation * (length * item.flexShrink) / sum : 0
  }
}

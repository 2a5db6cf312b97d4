/// A stack during a measurement or a layout: children in a row or a column.
///
/// `solve` is the algorithm of Texture's `ASStackLayoutSpec`. The functions after it are its steps,
/// in order. Lines are flexed in one round: no child is frozen at a limit, and none has an
/// automatic minimum length.
///
/// Besides the size, a solve finds the constraints for which it holds: each step that compares a
/// length with a constraint narrows `mainValidity` or `crossValidity`.
struct StackContainer<Main: MainAxis> {
  private let node: Int32
  private let firstChild: Int32
  private let style: StackStyle
  private let nodes: BorrowedArray<Node>
  private let states: MutableBorrowedArray<NodeState>
  private let pools: Borrowed<SpecPools>

  /// The constraints along the main axis and the cross axis.
  private let main: AxisConstraints
  private let cross: AxisConstraints
  /// The lengths that percents of children refer to; infinite if the stack's constraint is not
  /// exact (Texture).
  private let parentMain: Float
  private let parentCross: Float
  /// The only child that may both grow and shrink, if the main constraint is exact; else −1.
  private var soleFlexible: Int32 = -1
  /// The last child, once all are measured at their flex basis.
  private var lastChild: Int32 = -1
  /// The sums of the line that begins at `summedLine`, unless that is −1.
  ///
  /// They are kept because thousands of children do not fit in the processor's caches: each walk
  /// over them then costs as much as measuring them again.
  private var lastSums = LineSums()
  private var summedLine: Int32 = -1

  /// The constraints for which the result holds.
  private var mainValidity = AxisValidity()
  private var crossValidity = AxisValidity()
  private var readsParentMain = false
  private var readsParentCross = false

  /// The main axis.
  private var axis: Axis { Main.axis }

  // MARK: The algorithm

  /// Measures the stack, and places its children in a layout.
  @inline(__always)
  private mutating func solve(_ solver: inout Solver, isPlacing: Bool) -> Measure {
    if isPlacing && solver.hasMeasuredContent {
      placeAsMeasured(&solver)
      return .nothing
    }
    // If the measurement of a child is deferred, the remaining steps would be wasted work.
    let deferred = solver.deferredMeasurements.count
    // 1. Children at their flex basis.
    findSoleFlexible()
    measureAtBasis(&solver)
    guard solver.deferredMeasurements.count == deferred else { return .nothing }
    // 2. Lines.
    splitLines()
    // 3. and 4. Line by line: flexing, then the cross size and the baseline.
    let isSingle = states[Int(firstChild)].nextLine < 0
    var next = firstChild
    while next >= 0 {
      let line = line(from: next)
      flex(line, &solver)
      size(line, isSingle: isSingle)
      next = line.end
    }
    guard solver.deferredMeasurements.count == deferred else { return .nothing }
    // 5. Stretching of lines in the stack, and of children in their lines.
    stretchLines()
    stretchChildren(&solver)
    guard solver.deferredMeasurements.count == deferred else { return .nothing }
    // 6. The size of the stack.
    let total = totals()
    let length = mainValidity.clamp(total.main, to: main)
    let thickness = crossValidity.clamp(total.cross, to: cross)
    // 7. Positions.
    if isPlacing {
      placeLines(
        total, along: solver.room(of: node, Main.axis, length),
        across: solver.room(of: node, Main.axis.cross, thickness), &solver)
    }
    let size = LayoutSize(length, thickness, along: Main.axis)
    var measure = Measure(size.width, size.height, validity)
    // 8. The baselines of a column.
    if Main.axis == .column { addBaselines(to: &measure) }
    return measure
  }

  /// Carries out the steps from the size of the stack on, for children whose sizes are known.
  private mutating func placeAsMeasured(_ solver: inout Solver) {
    // Both steps need the length of the only line, which is then summed up once.
    let line = line(from: firstChild)
    if line.end < 0 { _ = sums(of: line) }
    let total = totals()
    placeLines(
      total, along: solver.room(of: node, axis, mainValidity.clamp(total.main, to: main)),
      across: solver.room(of: node, axis.cross, crossValidity.clamp(total.cross, to: cross)),
      &solver)
  }

  @inline(__always)
  private init(_ node: Int32, _ constraints: Constraints, _ style: StackStyle, _ solver: Solver) {
    self.node = node
    self.style = style
    nodes = solver.nodes
    states = solver.states
    pools = solver.pools
    firstChild = nodes[Int(node)].firstChild
    main = constraints[Main.axis]
    cross = constraints[Main.axis.cross]
    parentMain = main.isExact ? main.low : .infinity
    parentCross = cross.isExact ? cross.low : .infinity
  }

  /// The constraints for which the whole result holds.
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

  // MARK: 1. Children at their flex basis

  /// Finds the only child that may both grow and shrink; in an exact stack its base length is 0.
  private mutating func findSoleFlexible() {
    guard main.isExact else { return }
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
    soleFlexible = found
  }

  /// Measures every child at its flex basis, or without a limit on the main axis.
  @inline(__always)
  private mutating func measureAtBasis(_ solver: inout Solver) {
    var sums = LineSums()
    var flexible = 0
    var children = children
    while let child = children.next() {
      let item = child.item
      if item.flexGrow > 0 && item.flexShrink > 0 { flexible &+= 1 }
      if child.index == soleFlexible {
        child.state.pointee.constraints = Constraints(
          AxisConstraints(exactly: 0, parent: parentMain),
          AxisConstraints(exactly: 0, parent: parentCross),
          along: axis)
        child.state.pointee.size = .zero
        child.state.pointee.ascender = 0
        child.state.pointee.descender = 0
      } else {
        if item.flexBasis.isPercent { readsParentMain = true }
        let length = item.flexBasis.length(of: parentMain)
        measure(child, length.map { Interval(exactly: $0) } ?? .unbounded, &solver)
      }
      if !style.wraps { add(child, item, to: &sums) }
      lastChild = child.index
    }
    // A sole flexible child has another base length in an exact stack.
    if flexible == 1 { readsParentMain = true }
    lastSums = sums
    summedLine = style.wraps ? -1 : firstChild
  }

  /// Measures a child within lengths on the main axis, and in the stack's cross constraint.
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

  /// Measures a child within lengths on both axes, and stores its result.
  ///
  /// Returns the cross constraints for which the result holds.
  @inline(__always)
  private mutating func measure(
    _ child: StackChild, _ main: Interval, _ cross: Interval, _ solver: inout Solver
  ) -> AxisValidity {
    let constraints = Constraints(
      AxisConstraints(main.low, main.high, parent: parentMain),
      AxisConstraints(cross.low, cross.high, parent: parentCross), along: axis)
    let answer = solver.measure(child.index, constraints)
    summedLine = -1
    child.state.pointee.constraints = constraints
    child.state.pointee.size = answer.size
    child.state.pointee.ascender = answer.ascender
    child.state.pointee.descender = answer.descender
    if !answer.validity[axis].parent.isOpen { readsParentMain = true }
    if !answer.validity[axis.cross].parent.isOpen { readsParentCross = true }
    return answer.validity[axis.cross]
  }

  /// The cross constraint of a child: from 0 to the stack's maximum.
  ///
  /// A child that stretches gets the stack's minimum too, and its own limits replace the stack's
  /// (Texture).
  @inline(__always)
  private func crossRoom(
    of child: StackChild, within constraints: Interval, _ solver: inout Solver
  ) -> CrossRoom {
    var room = CrossRoom(lengths: Interval(0, constraints.high))
    guard align(of: child) == .stretch else { return room }
    // Percents of the child's own size are ignored here.
    let index = child.node.pointee.size
    let sizes = index >= 0 ? solver.ownSizes[Int(index)] : .open
    let own = axis.cross.pick(sizes.width, sizes.height)
    room.keepsLow = own.low == 0
    room.keepsHigh = own.high == .infinity
    if room.keepsLow { room.lengths.low = constraints.low } else { room.lengths.low = own.low }
    if !room.keepsHigh { room.lengths.high = own.high }
    if room.lengths.low > room.lengths.high {
      room.isInverted = true
      // In an inverted range, Texture takes the maximum only if the child's minimum is greater than
      // that of the range.
      let least =
        axis.cross.pick(sizes.widthHasPercent, sizes.heightHasPercent)
        ? leastAcross(pools.pointee.sizes[Int(index)]) : own.low
      let length = room.lengths.low < least ? room.lengths.high : room.lengths.low
      room.lengths = Interval(exactly: length)
    }
    return room
  }

  /// The minimum cross length of a child's own size, percents included.
  private func leastAcross(_ size: ElementSize) -> Float {
    axis.cross.pick(size.widthRange(parent: parentCross), size.heightRange(parent: parentCross)).low
  }

  // MARK: 2. Lines

  /// Begins a new line where a child would exceed the stack's maximum main length.
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
      // Lengths in whole pixels that add up to the maximum fit in it.
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

  /// Grows or shrinks the children of a line by the difference between the line's length and the
  /// constraint.
  @inline(__always)
  private mutating func flex(_ line: StackLine, _ solver: inout Solver) {
    let sums = sums(of: line)
    let (grow, shrink, length) = (sums.grow, sums.shrink, sums.length)
    guard grow > 0 || shrink > 0 else { return }

    let violation = main.violation(of: length)
    // Equivalent, `>` as `>=`: without a growing child, the bounds of the children hold for the
    // length too.
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
      : FlexShare(shrinking: violation, sum: sums.scaledShrink)
    apply(share, to: line, &solver)
  }

  /// Applies each child's share; the remainder of whole points goes to the first child with a
  /// share.
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
      let flexed = (length + change + extra).clampedPositive(to: Limits.length)
      measure(child, Interval(exactly: flexed), &solver)
    }
  }

  /// Measures the sole flexible child at length 0, if there is nothing to distribute.
  private mutating func measureSoleFlexibleAtNothing(in line: StackLine, _ solver: inout Solver) {
    var children = children(of: line)
    while let child = children.next() {
      if child.index == soleFlexible { measure(child, Interval(exactly: 0), &solver) }
    }
  }

  // MARK: 4. Line sizes

  /// Finds the cross size and the baseline of a line.
  private mutating func size(_ line: StackLine, isSingle: Bool) {
    let sums = sums(of: line)
    let thickness = sums.thickness
    states[Int(line.first)].lineCross =
      isSingle ? crossValidity.clamp(thickness, to: cross) : thickness
    states[Int(line.first)].lineBaseline = sums.baseline
  }

  /// The distance from the top of a child to the baseline by which it is aligned.
  @inline(__always)
  private func ascent(
    of child: StackChild, _ item: StackItem, _ align: StackSpec.AlignItems
  ) -> Float {
    switch align {
    case .baselineFirst: item.ascender ?? child.state.pointee.ascender
    case .baselineLast:
      child.state.pointee.size[axis.cross]
        + (item.descender ?? child.state.pointee.descender)
    case .stretch, .start, .end, .center: 0
    }
  }

  // MARK: 5. Stretching

  /// Distributes the free cross space to lines that stretch.
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

  /// Measures children that stretch again, with the cross sizes of their lines.
  @inline(__always)
  private mutating func stretchChildren(_ solver: inout Solver) {
    var next = firstChild
    while next >= 0 {
      let line = line(from: next)
      next = line.end
      let thickness = states[Int(line.first)].lineCross
      if line.first == summedLine, thickness - lastSums.thinnest <= Limits.negligible { continue }
      var children = children(of: line)
      while let child = children.next() {
        let size = child.state.pointee.size
        guard align(of: child) == .stretch, thickness - size[axis.cross] > Limits.negligible
        else { continue }
        let room = crossRoom(of: child, within: Interval(exactly: thickness), &solver)
        _ = measure(child, Interval(exactly: size[axis]), room.lengths, &solver)
      }
    }
  }

  // MARK: 6. The stack's size

  /// The longest line, and the sum of all lines and the spacing between them.
  private func totals() -> Totals {
    var totals = Totals()
    var next = firstChild
    while next >= 0 {
      let line = line(from: next)
      let length = extent(of: line).length
      if length > totals.main { totals.main = length }
      if totals.lines > 0 { totals.cross += style.lineSpacing }
      totals.cross += states[Int(line.first)].lineCross
      totals.lines &+= 1
      next = line.end
    }
    return totals
  }

  // MARK: 7. Positions

  /// Distributes free or missing space; if none is free, content with space at both ends is centred
  /// (Texture).
  private func distribution(
    _ word: ContentDistribution.Word, _ free: Float, count: Int
  ) -> ContentDistribution {
    ContentDistribution(
      word, free: free, count: count, least: Limits.negligible, fallback: .center)
  }

  /// Places every child in a stack with the given space.
  private func placeLines(
    _ total: Totals, along: PlacingRoom, across: PlacingRoom, _ solver: inout Solver
  ) {
    let free = isFilled(by: total.cross, in: cross) ? 0 : across.free(beside: total.cross)
    let spread = distribution(.init(style.alignContent), free, count: total.lines)
    var position = spread.lead
    var next = firstChild
    while next >= 0 {
      let line = line(from: next)
      // The only line has the cross size of the stack.
      place(line, at: position, along, total.lines == 1 ? across : nil, &solver)
      position += states[Int(line.first)].lineCross + style.lineSpacing + spread.between
      next = line.end
    }
  }

  /// Places the children of a line, whose cross size is that of `across` unless it is `nil`.
  private func place(
    _ line: StackLine, at position: Float, _ along: PlacingRoom, _ across: PlacingRoom?,
    _ solver: inout Solver
  ) {
    let (count, length) = extent(of: line)
    let free = isFilled(by: length, in: main) ? 0 : along.free(beside: length)
    let spread = distribution(.init(style.justify), free, count: count)
    var start = spread.lead
    var children = children(of: line)
    while let child = children.next() {
      let item = child.item
      if child.index != line.first { start += style.spacing + spread.between }
      start += item.spacingBefore
      let size = child.state.pointee.size
      let room =
        across?.free(beside: size[axis.cross])
        ?? states[Int(line.first)].lineCross - size[axis.cross]
      let offset = offset(of: child, item, on: line, room, solver.pixels)
      child.state.pointee.pass = solver.pass
      child.state.pointee.position = LayoutPoint(start, position + offset, along: axis)
      start += size[axis] + item.spacingAfter
    }
  }

  /// Whether a length is within a constraint, apart from rounding errors of single precision.
  ///
  /// The stack's size is rounded up, and the difference is not free space.
  private func isFilled(by length: Float, in constraints: AxisConstraints) -> Bool {
    constraints.violation(of: length).magnitude < Limits.negligible
  }

  /// The distance of a child from the cross start of its line, with `free` space beside it.
  @inline(__always)
  private func offset(
    of child: StackChild, _ item: StackItem, on line: StackLine, _ free: Float,
    _ pixels: PixelGrid
  ) -> Float {
    let align = item.alignSelf.resolved(style.align)
    return switch align {
    case .start, .stretch: 0
    case .end: free
    case .center: pixels.floor(free / 2)
    case .baselineFirst, .baselineLast:
      states[Int(line.first)].lineBaseline - ascent(of: child, item, align)
    }
  }

  // MARK: 8. Baselines

  /// Sets the baselines of a column: those of its first and its last child (Texture).
  private func addBaselines(to measure: inout Measure) {
    let (first, last) = (child(at: firstChild), child(at: lastChild))
    measure.ascender = first.item.ascender ?? first.state.pointee.ascender
    measure.descender = last.item.descender ?? last.state.pointee.descender
  }

  // MARK: Lines and their children

  /// The cross constraint of a child, and which of its ends are the stack's own.
  private struct CrossRoom {
    var lengths: Interval
    // Equivalent, `false` as `true`: a child that is not stretched has no minimum, whatever that of
    // the stack.
    var keepsLow = false
    var keepsHigh = true
    // Equivalent, `false` as `true`: the result is cached for fewer constraints across the stack.
    /// Whether the minimum length was greater than the maximum.
    var isInverted = false
  }

  /// The longest line, the cross size of all lines, and their number.
  private struct Totals {
    var main: Float = 0
    var cross: Float = 0
    var lines = 0
  }

  @inline(__always)
  private func line(from first: Int32) -> StackLine {
    StackLine(first: first, end: states[Int(first)].nextLine)
  }

  /// The number of children in a line, and its length with all spacing.
  private func extent(of line: StackLine) -> (count: Int, length: Float) {
    if line.first == summedLine { return (lastSums.count, lastSums.length) }
    var sums = LineSums()
    var children = children(of: line)
    while let child = children.next() { add(child, child.item, along: &sums) }
    return (sums.count, sums.length)
  }

  /// The sums of a line, at the sizes that its children have now.
  private mutating func sums(of line: StackLine) -> LineSums {
    if line.first != summedLine {
      lastSums = summed(line)
      summedLine = line.first
    }
    return lastSums
  }

  private func summed(_ line: StackLine) -> LineSums {
    var sums = LineSums()
    var children = children(of: line)
    while let child = children.next() { add(child, child.item, to: &sums) }
    return sums
  }

  /// Adds a child, which comes after those added before, to the length of its line.
  private func add(_ child: StackChild, _ item: StackItem, along sums: inout LineSums) {
    if sums.count > 0 { sums.length += style.spacing }
    sums.count &+= 1
    sums.length += item.spacingBefore + child.state.pointee.size[axis] + item.spacingAfter
  }

  /// Adds a child, which comes after those added before, to the sums of its line.
  private func add(_ child: StackChild, _ item: StackItem, to sums: inout LineSums) {
    let size = child.state.pointee.size
    add(child, item, along: &sums)
    sums.grow += item.flexGrow
    sums.shrink += item.flexShrink
    sums.scaledShrink += size[axis] * item.flexShrink
    let thickness = size[axis.cross]
    let align = item.alignSelf.resolved(style.align)
    if align.isBaseline {
      let ascent = ascent(of: child, item, align)
      if ascent > sums.baseline { sums.baseline = ascent }
      if thickness - ascent > sums.below { sums.below = thickness - ascent }
    } else {
      if thickness > sums.largest { sums.largest = thickness }
      if align == .stretch && thickness < sums.thinnest { sums.thinnest = thickness }
    }
  }

  /// The cross-axis alignment of a child.
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
}

// MARK: Calls

extension StackContainer {
  /// Measures a stack, and places its children in a layout.
  @inline(never)
  static func solve(
    _ node: Int32, _ spec: StackSpec, _ constraints: Constraints, isPlacing: Bool,
    _ solver: inout Solver
  ) -> Measure {
    guard solver.nodes[Int(node)].firstChild >= 0 else { return .empty(constraints) }
    var container = Self(
      node, constraints, StackStyle(spec, Main.axis, isRightToLeft: solver.isRightToLeft(in: node)),
      solver)
    return container.solve(&solver, isPlacing: isPlacing)
  }
}

/// A line of a stack: successive children.
private struct StackLine {
  let first: Int32
  /// The first child of the next line, or −1.
  let end: Int32
}

/// What the children of a line add up to.
private struct LineSums {
  var count = 0
  /// The length with all spacing.
  var length: Float = 0
  var grow: Float = 0
  var shrink: Float = 0
  /// The sum of the children's lengths, weighted by `flexShrink`.
  var scaledShrink: Float = 0
  /// The greatest distances from the tops of children to the baseline they share, and from there to
  /// their bottoms.
  var baseline: Float = 0
  var below: Float = 0
  /// The greatest cross size of a child that shares no baseline.
  var largest: Float = 0
  /// The smallest cross size of a child that stretches.
  var thinnest = Float.infinity

  /// The cross size of the line, if it is not the only one.
  var thickness: Float { baseline + below > largest ? baseline + below : largest }
}

/// A child during the solve of its stack: its attributes and its state so far.
private struct StackChild {
  let index: Int32
  let node: Borrowed<Node>
  let state: MutableBorrowed<NodeState>
  let pools: Borrowed<SpecPools>

  /// Whether the child has attributes as a stack item.
  @inline(__always)
  var hasItem: Bool { node.pointee.placement >= 0 }

  /// The child's attributes as a stack item.
  @inline(__always)
  var item: StackItem {
    let placement = node.pointee.placement
    return placement >= 0 ? pools.pointee.stackItems[Int(placement)] : StackItem()
  }
}

/// An iterator over the children from `index` up to, not including, `end`.
private struct StackChildren {
  var index: Int32
  let end: Int32
  let nodes: BorrowedArray<Node>
  let states: MutableBorrowedArray<NodeState>
  let pools: Borrowed<SpecPools>

  /// The next child, which must exist.
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

extension AxisConstraints {
  /// The length missing to the minimum, or, as a negative number, the excess over the maximum; 0
  /// within the constraint.
  @inline(__always)
  func violation(of length: Float) -> Float {
    // Equivalent, `<` as `<=`: equal lengths give 0 either way.
    if length < low { return low - length }
    // Equivalent, `>` as `>=`: equal lengths give 0 either way.
    return length > high ? high - length : 0
  }
}

/// A stack's attributes with its alignments resolved for the direction of the line.
package struct StackStyle {
  package let spacing: Float
  let lineSpacing: Float
  package let justify: StackSpec.JustifyContent
  package let align: StackSpec.AlignItems
  let alignContent: StackSpec.AlignContent
  package let wraps: Bool

  /// Resolves a stack's attributes; left and right do not change with the direction.
  package init(_ spec: StackSpec, isRightToLeft: Bool) {
    self.init(spec, spec.direction == .horizontal ? .row : .column, isRightToLeft: isRightToLeft)
  }

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
  /// The alignment, which for `auto` is the stack's.
  @inline(__always)
  package func resolved(_ align: StackSpec.AlignItems) -> StackSpec.AlignItems {
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

/// The lengths by which the children of a line grow or shrink.
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

  /// The change of a child's length.
  ///
  /// Growth is in whole points; shrinkage is in proportion to length and `flexShrink` (Texture).
  @inline(__always)
  func change(_ item: StackItem, _ length: Float) -> Float {
    if grows { return PixelGrid.wholeFloor(violation * item.flexGrow / sum) }
    return sum > 0 ? violation * (length * item.flexShrink) / sum : 0
  }
}

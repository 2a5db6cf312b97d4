extension Solver {
  /// Children in a row or a column, with Texture's flexing: one round, no floor under a child.
  ///
  /// `measureLines` is the algorithm, and the functions behind it are its steps in their order.
  @inline(never)
  mutating func measureStack(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    let spec = pools.pointee.stacks[Int(nodes[Int(node)].spec)]
    let first = nodes[Int(node)].firstChild
    guard first >= 0 else { return Self.empty(offer) }
    let style = StackStyle(spec, isRightToLeft: isRightToLeft)
    // Two calls, so that each can be compiled for its axis.
    if spec.direction == .horizontal {
      let run = StackRun(
        node: node, firstChild: first, style: style, offer: offer, isRow: true)
      return measureRow(run, isPlacing)
    }
    let run = StackRun(
      node: node, firstChild: first, style: style, offer: offer, isRow: false)
    return measureColumn(run, isPlacing)
  }

  @inline(never)
  private mutating func measureRow(_ run: StackRun, _ isPlacing: Bool) -> Measure {
    var run = run
    return measureLines(&run, isPlacing)
  }

  @inline(never)
  private mutating func measureColumn(_ run: StackRun, _ isPlacing: Bool) -> Measure {
    var run = run
    var measure = measureLines(&run, isPlacing)
    let last = lastChild(from: run.firstChild)
    measure.ascender = item(run.firstChild).ascender ?? states[Int(run.firstChild)].ascender
    measure.descender = item(last).descender ?? states[Int(last)].descender
    return measure
  }

  @inline(__always)
  private mutating func measureLines(_ run: inout StackRun, _ isPlacing: Bool) -> Measure {
    let open = questions.count
    // 1. Children at their basis.
    findSoleFlexible(&run)
    measureItems(&run)
    guard questions.count == open else { return .nothing }
    // 2. Lines.
    splitLines(&run)
    // 3. Flexing, line by line.
    var line = run.firstChild
    while line >= 0 {
      let next = states[Int(line)].nextLine
      flexLine(&run, from: line, to: next)
      line = next
    }
    guard questions.count == open else { return .nothing }
    // 4. How thick the lines are, and where their baselines lie.
    sizeLines(&run)
    // 5. Lines over the stack, and children over their lines.
    stretchItems(&run)
    guard questions.count == open else { return .nothing }
    // 6. The size of the stack.
    let total = totals(run)
    let main = run.mainValidity.clamp(total.main, to: run.main)
    let cross = run.crossValidity.clamp(total.cross, to: run.cross)
    // 7. Places.
    if isPlacing {
      placeLines(run, main: main, cross: cross, total: total.cross, lines: total.lines)
    }
    return run.isRow
      ? Measure(main, cross, run.validity) : Measure(cross, main, run.validity)
  }

  /// What the stack reads from a child.
  @inline(__always)
  private func item(_ child: Int32) -> StackItem {
    let placement = nodes[Int(child)].placement
    return placement >= 0 ? pools.pointee.stackItems[Int(placement)] : StackItem()
  }

  private func lastChild(from first: Int32) -> Int32 {
    var last = first
    while nodes[Int(last)].nextSibling >= 0 { last = nodes[Int(last)].nextSibling }
    return last
  }

  /// How long a line is with all its spacing.
  @inline(__always)
  private func length(_ run: StackRun, from line: Int32, to next: Int32) -> Float {
    var length: Float = 0
    var child = line
    while child != next {
      let item = item(child)
      if child != line { length += run.style.spacing }
      length += item.spacingBefore + states[Int(child)].size.main(run.isRow) + item.spacingAfter
      child = nodes[Int(child)].nextSibling
    }
    return length
  }

  // MARK: 1. Children at their basis

  /// Finds the one child that may both grow and shrink: in an exact stack it starts from nothing.
  @inline(__always)
  private func findSoleFlexible(_ run: inout StackRun) {
    var found: Int32 = -1
    var child = run.firstChild
    while child >= 0 {
      if nodes[Int(child)].placement >= 0 {
        let item = item(child)
        if item.flexGrow > 0 && item.flexShrink > 0 {
          guard found < 0 else { return }
          found = child
        }
      }
      child = nodes[Int(child)].nextSibling
    }
    guard found >= 0 else { return }
    run.readsParentMain = true
    if run.main.isExact { run.soleFlexible = found }
  }

  /// Measures every child at its basis, or at whatever length it takes.
  @inline(__always)
  private mutating func measureItems(_ run: inout StackRun) {
    let cross = Interval(run.cross.low, run.cross.high)
    var child = run.firstChild
    while child >= 0 {
      if child == run.soleFlexible {
        states[Int(child)].offer = Offer(
          main: AxisOffer(exactly: 0, parent: run.parentMain),
          cross: AxisOffer(exactly: 0, parent: run.parentCross), isRow: run.isRow)
        states[Int(child)].size = .zero
        states[Int(child)].ascender = 0
        states[Int(child)].descender = 0
      } else {
        let item = item(child)
        var main = Interval.unbounded
        if item.flexBasis.isPercent { run.readsParentMain = true }
        if let basis = item.flexBasis.length(of: run.parentMain) {
          main = Interval(exactly: basis)
        }
        measureItem(
          &run, child, main: main, cross: cross,
          align: item.alignSelf.resolved(run.style.align), isOffered: true)
      }
      child = nodes[Int(child)].nextSibling
    }
  }

  /// Measures a child in lengths along the stack and in an offer across it, and notes its answer.
  ///
  /// A stretched child's own lengths across the stack replace the offer's (Texture).
  @inline(__always)
  private mutating func measureItem(
    _ run: inout StackRun, _ child: Int32, main: Interval, cross: Interval,
    align: StackSpec.AlignItems, isOffered: Bool,
  ) {
    var low: Float = 0
    var high = cross.high
    var keepsLow = false
    var keepsHigh = true
    var isInverted = false
    if align == .stretch {
      let own = ownCross(of: child, run)
      keepsLow = own.low == 0
      keepsHigh = own.high == .infinity
      low = keepsLow ? cross.low : own.low
      high = keepsHigh ? cross.high : own.high
      if low > high {
        isInverted = true
        low = high < own.low ? high : low
        high = low
      }
    }
    let offer = Offer(
      main: AxisOffer(main.low, main.high, parent: run.parentMain),
      cross: AxisOffer(low, high, parent: run.parentCross), isRow: run.isRow)
    let answer = measure(child, offer)
    states[Int(child)].offer = offer
    states[Int(child)].size = answer.size
    states[Int(child)].ascender = answer.ascender
    states[Int(child)].descender = answer.descender

    let across = run.isRow ? answer.validity.height : answer.validity.width
    let along = run.isRow ? answer.validity.width : answer.validity.height
    if !along.parent.isOpen { run.readsParentMain = true }
    if !across.parent.isOpen { run.readsParentCross = true }
    guard isOffered else { return }
    if isInverted {
      run.crossValidity.low.pin(run.cross.low)
      run.crossValidity.high.pin(run.cross.high)
    } else {
      if keepsLow { run.crossValidity.low.meet(across.low) }
      if keepsHigh { run.crossValidity.high.meet(across.high) }
    }
  }

  /// A child's own lengths across the stack; its percents count for nothing here.
  @inline(__always)
  private func ownCross(of child: Int32, _ run: StackRun) -> Interval {
    let index = nodes[Int(child)].size
    guard index >= 0 else { return .unbounded }
    return run.isRow ? ownSizes[Int(index)].height : ownSizes[Int(index)].width
  }

  // MARK: 2. Lines

  /// Begins a new line where a child would go beyond the stack's greatest length.
  @inline(__always)
  private func splitLines(_ run: inout StackRun) {
    states[Int(run.firstChild)].nextLine = -1
    guard run.style.wraps else { return }
    var line = run.firstChild
    var length: Float = 0
    var child = run.firstChild
    while child >= 0 {
      let item = item(child)
      let extent =
        item.spacingBefore + states[Int(child)].size.main(run.isRow) + item.spacingAfter
      if child == line {
        length = extent
      } else {
        let longer = length + run.style.spacing + extent
        // Lengths in whole pixels that add up to the offer fit in it.
        let least = longer - (Float(Limits.noise) + longer * Float(Limits.relativeNoise))
        if least > run.main.high {
          run.mainValidity.high.below(least)
          states[Int(line)].nextLine = child
          line = child
          states[Int(line)].nextLine = -1
          length = extent
        } else {
          run.mainValidity.high.atLeast(least)
          length = longer
        }
      }
      child = nodes[Int(child)].nextSibling
    }
  }

  // MARK: 3. Flexing

  @inline(__always)
  private mutating func flexLine(_ run: inout StackRun, from line: Int32, to next: Int32) {
    var grow: Float = 0
    var shrink: Float = 0
    var child = line
    while child != next {
      if nodes[Int(child)].placement >= 0 {
        let item = item(child)
        grow += item.flexGrow
        shrink += item.flexShrink
      }
      child = nodes[Int(child)].nextSibling
    }
    guard grow > 0 || shrink > 0 else { return }

    let length = length(run, from: line, to: next)
    let violation = run.main.violation(of: length)
    if grow > 0 {
      if violation > 0 {
        run.mainValidity.low.pin(run.main.low)
      } else {
        run.mainValidity.low.atMost(length)
      }
    }
    if shrink > 0 {
      if violation < 0 {
        run.mainValidity.high.pin(run.main.high)
      } else {
        run.mainValidity.high.atLeast(length)
      }
    }
    guard violation.magnitude >= Limits.negligible, (violation > 0 ? grow : shrink) > 0 else {
      measureSoleFlexibleAtNothing(&run, from: line, to: next)
      return
    }
    let share =
      violation > 0
      ? FlexShare(growing: violation, sum: grow)
      : FlexShare(shrinking: violation, sum: weight(run, from: line, to: next))
    apply(share, to: &run, from: line, to: next)
  }

  /// The lengths of a line's children, weighted by their readiness to shrink.
  private func weight(_ run: StackRun, from line: Int32, to next: Int32) -> Float {
    var weight: Float = 0
    var child = line
    while child != next {
      weight += states[Int(child)].size.main(run.isRow) * item(child).flexShrink
      child = nodes[Int(child)].nextSibling
    }
    return weight
  }

  /// Gives every child its share; what whole points leave over goes to the first that has one.
  @inline(__always)
  private mutating func apply(
    _ share: FlexShare, to run: inout StackRun, from line: Int32, to next: Int32
  ) {
    var rest = share.violation
    var first: Int32 = -1
    var child = line
    while child != next {
      let change = share.change(item(child), states[Int(child)].size.main(run.isRow))
      rest -= change
      if change != 0 && first < 0 { first = child }
      child = nodes[Int(child)].nextSibling
    }
    guard first >= 0 else { return }

    let cross = Interval(run.cross.low, run.cross.high)
    child = first
    while child != next {
      let item = item(child)
      let length = states[Int(child)].size.main(run.isRow)
      let change = share.change(item, length)
      if change != 0 {
        let extra = child == first && item.flexGrow > 0 ? rest : 0
        let flexed = (length + change + extra).heldPositive(to: Limits.length)
        measureItem(
          &run, child, main: Interval(exactly: flexed), cross: cross,
          align: item.alignSelf.resolved(run.style.align), isOffered: true)
      }
      child = nodes[Int(child)].nextSibling
    }
  }

  private mutating func measureSoleFlexibleAtNothing(
    _ run: inout StackRun, from line: Int32, to next: Int32
  ) {
    var child = line
    while child != next {
      if child == run.soleFlexible {
        measureItem(
          &run, child, main: Interval(exactly: 0), cross: Interval(run.cross.low, run.cross.high),
          align: item(child).alignSelf.resolved(run.style.align), isOffered: true)
      }
      child = nodes[Int(child)].nextSibling
    }
  }

  // MARK: 4. Line sizes

  /// Finds each line's size across the stack and the place of its baseline.
  @inline(__always)
  private func sizeLines(_ run: inout StackRun) {
    let isSingle = states[Int(run.firstChild)].nextLine < 0
    var line = run.firstChild
    while line >= 0 {
      let next = states[Int(line)].nextLine
      var baseline: Float = 0
      var below: Float = 0
      var largest: Float = 0
      var child = line
      while child != next {
        let cross = states[Int(child)].size.cross(run.isRow)
        let item = item(child)
        let align = item.alignSelf.resolved(run.style.align)
        if align.isBaseline {
          let ascent = self.baseline(of: child, item, align, run)
          if ascent > baseline { baseline = ascent }
          if cross - ascent > below { below = cross - ascent }
        } else if cross > largest {
          largest = cross
        }
        child = nodes[Int(child)].nextSibling
      }
      var cross = baseline + below > largest ? baseline + below : largest
      if isSingle { cross = run.crossValidity.clamp(cross, to: run.cross) }
      states[Int(line)].lineCross = cross
      states[Int(line)].lineBaseline = baseline
      line = next
    }
  }

  /// How far a child's baseline is below its top.
  @inline(__always)
  private func baseline(
    of child: Int32, _ item: StackItem, _ align: StackSpec.AlignItems, _ run: StackRun
  ) -> Float {
    switch align {
    case .baselineFirst: item.ascender ?? states[Int(child)].ascender
    case .baselineLast:
      states[Int(child)].size.cross(run.isRow)
        + (item.descender ?? states[Int(child)].descender)
    case .stretch, .start, .end, .center: 0
    }
  }

  // MARK: 5. Stretching

  /// Widens lines over free space where they are to stretch, then children over their lines.
  @inline(__always)
  private mutating func stretchItems(_ run: inout StackRun) {
    stretchLines(&run)
    var line = run.firstChild
    while line >= 0 {
      let next = states[Int(line)].nextLine
      let lineCross = states[Int(line)].lineCross
      var child = line
      while child != next {
        let align = item(child).alignSelf.resolved(run.style.align)
        let size = states[Int(child)].size
        if align == .stretch && lineCross - size.cross(run.isRow) > Limits.negligible {
          measureItem(
            &run, child, main: Interval(exactly: size.main(run.isRow)),
            cross: Interval(exactly: lineCross), align: align, isOffered: false)
        }
        child = nodes[Int(child)].nextSibling
      }
      line = next
    }
  }

  private func stretchLines(_ run: inout StackRun) {
    guard run.style.alignContent == .stretch, states[Int(run.firstChild)].nextLine >= 0 else {
      return
    }
    var total: Float = 0
    var count: Float = 0
    var line = run.firstChild
    while line >= 0 {
      if count > 0 { total += run.style.lineSpacing }
      total += states[Int(line)].lineCross
      count += 1
      line = states[Int(line)].nextLine
    }
    let free = run.cross.violation(of: total)
    if free > 0 {
      run.crossValidity.low.pin(run.cross.low)
    } else {
      run.crossValidity.low.atMost(total)
    }
    guard free > Limits.negligible else { return }
    line = run.firstChild
    while line >= 0 {
      states[Int(line)].lineCross += free / count
      line = states[Int(line)].nextLine
    }
  }

  // MARK: 6. The stack's size

  /// The longest line, and all lines together with what is between them.
  private func totals(_ run: StackRun) -> (main: Float, cross: Float, lines: Int) {
    var main: Float = 0
    var cross: Float = 0
    var lines = 0
    var line = run.firstChild
    while line >= 0 {
      let next = states[Int(line)].nextLine
      let length = length(run, from: line, to: next)
      if length > main { main = length }
      if lines > 0 { cross += run.style.lineSpacing }
      cross += states[Int(line)].lineCross
      lines &+= 1
      line = next
    }
    return (main, cross, lines)
  }

  // MARK: 7. Places

  /// Gives every child its place in a stack that was measured to be so large.
  private func placeLines(
    _ run: StackRun, main: Float, cross: Float, total: Float, lines: Int
  ) {
    let along =
      run.isRow ? widthRoom(of: run.node, main) : heightRoom(of: run.node, main)
    let across =
      run.isRow ? heightRoom(of: run.node, cross) : widthRoom(of: run.node, cross)
    let free = run.cross.violation(of: total) == 0 ? 0 : across.free(beside: total)
    let spread = Spread(run.style.alignContent, free, count: lines)
    var y = spread.offset
    var line = run.firstChild
    while line >= 0 {
      let next = states[Int(line)].nextLine
      placeLine(run, from: line, to: next, at: y, along, lines == 1 ? across : nil)
      y += states[Int(line)].lineCross + run.style.lineSpacing + spread.gap
      line = next
    }
  }

  /// Places the children of a line, which is as thick as the stack where `across` says how thick that
  /// is.
  private func placeLine(
    _ run: StackRun, from line: Int32, to next: Int32, at y: Float, _ along: PlacingRoom,
    _ across: PlacingRoom?
  ) {
    var count = 0
    var child = line
    while child != next {
      count &+= 1
      child = nodes[Int(child)].nextSibling
    }
    let length = length(run, from: line, to: next)
    let free = run.main.violation(of: length) == 0 ? 0 : along.free(beside: length)
    let spread = Spread(run.style.justify, free, count: count)
    var x = spread.offset
    child = line
    while child != next {
      let item = item(child)
      if child != line { x += run.style.spacing + spread.gap }
      x += item.spacingBefore
      let z = y + offset(of: child, item, on: line, run, across)
      states[Int(child)].pass = pass
      states[Int(child)].position = run.isRow ? Point(x: x, y: z) : Point(x: z, y: x)
      x += states[Int(child)].size.main(run.isRow) + item.spacingAfter
      child = nodes[Int(child)].nextSibling
    }
  }

  /// How far a child is from the start of its line.
  private func offset(
    of child: Int32, _ item: StackItem, on line: Int32, _ run: StackRun, _ across: PlacingRoom?
  ) -> Float {
    let align = item.alignSelf.resolved(run.style.align)
    let cross = states[Int(child)].size.cross(run.isRow)
    let free = across?.free(beside: cross) ?? states[Int(line)].lineCross - cross
    return switch align {
    case .start, .stretch: 0
    case .end: free
    case .center: grid.floor(free / 2)
    case .baselineFirst, .baselineLast:
      states[Int(line)].lineBaseline - baseline(of: child, item, align, run)
    }
  }
}

/// One measurement of a stack: its style, its offers by axis, and what the answer depends on.
struct StackRun {
  let node: Int32
  let firstChild: Int32
  let style: StackStyle
  let isRow: Bool
  /// Along the stack.
  let main: AxisOffer
  /// Across the stack.
  let cross: AxisOffer
  /// What percents of children are of; undefined where the stack is not exact (Texture).
  let parentMain: Float
  let parentCross: Float
  /// The only child that may both grow and shrink, where the stack is exact, or −1.
  var soleFlexible: Int32 = -1

  var mainValidity = AxisValidity()
  var crossValidity = AxisValidity()
  var readsParentMain = false
  var readsParentCross = false

  @inline(__always)
  init(node: Int32, firstChild: Int32, style: StackStyle, offer: Offer, isRow: Bool) {
    self.node = node
    self.firstChild = firstChild
    self.style = style
    self.isRow = isRow
    main = isRow ? offer.width : offer.height
    cross = isRow ? offer.height : offer.width
    parentMain = main.isExact ? main.low : .infinity
    parentCross = cross.isExact ? cross.low : .infinity
  }

  /// What the whole answer depends on.
  @inline(__always)
  var validity: Validity {
    var along = mainValidity
    var across = crossValidity
    if readsParentMain { along.dependOnExactness(of: main) }
    if readsParentCross { across.dependOnExactness(of: cross) }
    var validity = Validity()
    validity.width = isRow ? along : across
    validity.height = isRow ? across : along
    return validity
  }
}

extension Size {
  /// The length along a stack.
  @inline(__always)
  func main(_ isRow: Bool) -> Float { isRow ? width : height }

  /// The length across a stack.
  @inline(__always)
  func cross(_ isRow: Bool) -> Float { isRow ? height : width }
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
  init(_ spec: StackSpec, isRightToLeft: Bool) {
    spacing = spec.spacing
    lineSpacing = spec.lineSpacing
    alignContent = spec.alignContent
    wraps = spec.flexWrap == .wrap
    let horizontal = Alignment(spec.horizontalAlignment, isRightToLeft: isRightToLeft)
    let vertical = Alignment(spec.verticalAlignment)
    let isRow = spec.direction == .horizontal
    justify = (isRow ? horizontal : vertical)?.justify ?? spec.justifyContent
    align = (isRow ? vertical : horizontal)?.align ?? spec.alignItems
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

/// Where free or missing space goes: before the first of several, and between them.
struct Spread {
  private(set) var offset: Float = 0
  private(set) var gap: Float = 0

  init(_ justify: StackSpec.JustifyContent, _ space: Float, count: Int) {
    switch justify {
    case .start: break
    case .center: offset = space / 2
    case .end: offset = space
    case .spaceBetween: between(space, count)
    case .spaceAround: around(space, count)
    }
  }

  init(_ align: StackSpec.AlignContent, _ space: Float, count: Int) {
    switch align {
    case .start, .stretch: break
    case .center: offset = space / 2
    case .end: offset = space
    case .spaceBetween: between(space, count)
    case .spaceAround: around(space, count)
    }
  }

  // With nothing to share out or one to share it with, these are start and center.

  private mutating func between(_ space: Float, _ count: Int) {
    guard space >= Limits.negligible && count > 1 else { return }
    gap = space / Float(count - 1)
  }

  private mutating func around(_ space: Float, _ count: Int) {
    guard space >= Limits.negligible && count > 1 else {
      offset = space / 2
      return
    }
    offset = space / Float(2 * count)
    gap = 2 * offset
  }
}

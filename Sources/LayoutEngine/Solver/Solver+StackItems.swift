// How a stack measures its children.

extension Solver {
  /// Measures a child in lengths along the stack and in an offer across it, and notes its answer.
  ///
  /// A stretched child's own lengths across the stack replace the offer's (Texture).
  @inline(__always)
  mutating func measureItem(
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

  /// Finds the one child that may both grow and shrink: in an exact stack it starts from nothing.
  @inline(__always)
  func findSoleFlexible(_ run: inout StackRun) {
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
  mutating func measureItems(_ run: inout StackRun) {
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

  /// Begins a new line where a child would go beyond the stack's greatest length.
  @inline(__always)
  func splitLines(_ run: inout StackRun) {
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
}

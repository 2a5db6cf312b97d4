// How a stack shares out the space that is free or missing on a line.

extension Solver {
  @inline(__always)
  mutating func flexLine(_ run: inout StackRun, from line: Int32, to next: Int32) {
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

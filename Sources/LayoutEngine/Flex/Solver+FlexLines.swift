extension Solver {
  /// Takes as many children into a line as fit, at least one.
  @inline(__always)
  func takeLine(from first: Int32, _ run: inout FlexRun, isRow: Bool) -> FlexLine {
    let style = flexBox(at: run.box)
    var line = FlexLine(first: first)
    let wraps = style.pointee.wrap != .noWrap
    let gap = style.gap(isRow: isRow, of: run.innerMain)
    // The owner's direction counts here, not the box's own (Yoga).
    let direction =
      style.pointee.parent < 0
      ? style.pointee.direction : boxes[Int(style.pointee.parent)].direction
    var child = first
    while child >= 0 {
      let item = flexBox(at: child)
      guard item.pointee.isInFlow else {
        child = item.pointee.nextSibling
        continue
      }
      let basis = flexStates[Int(child)].basis
      let limited = item.limited(
        basis, isRow: isRow, of: run.mainOwner, ownerWidth: run.offer.ownerWidth)
      let length =
        limited + item.margin(isRow: isRow, run.innerWidth) + (line.count > 0 ? gap : 0)
      if wraps && line.count > 0 && line.consumed + length > run.innerMain { break }
      if !item.pointee.flags.isDisjoint(with: .anyAuto) {
        if item.isAuto(at: run.mainStart, direction) { line.autoMargins &+= 1 }
        if item.isAuto(at: run.mainStart.opposite, direction) { line.autoMargins &+= 1 }
      }
      line.consumed += length
      if line.consumed > line.peak { line.peak = line.consumed }
      line.grow += item.pointee.grow
      line.shrink -= item.pointee.shrink * basis
      line.count &+= 1
      flexStates[Int(child)].line = run.lineCount
      child = item.pointee.nextSibling
    }
    line.end = child
    if line.grow > 0 && line.grow < 1 { line.grow = 1 }
    return line
  }

  /// Decides how long a line is where nobody else does, and how much of that is free.
  @inline(__always)
  func findFreeSpace(_ line: inout FlexLine, _ run: inout FlexRun, isRow: Bool) {
    guard run.mainMode != .exact else {
      if !run.innerMain.isNaN {
        line.free = run.innerMain - line.consumed
      } else if line.consumed < 0 {
        line.free = -line.consumed
      }
      return
    }
    if line.consumed < run.lines.low { run.lines.low = line.consumed }
    if line.consumed > run.lines.high { run.lines.high = line.consumed }
    let style = flexBox(at: run.box)
    if style.pointee.flags.contains(.hasLimits) {
      let owner = run.offer.ownerWidth
      let least =
        style.least(isRow: isRow, of: run.mainOwner, ownerWidth: owner) - run.mainFrame
      let most =
        style.greatest(isRow: isRow, of: run.mainOwner, ownerWidth: owner) - run.mainFrame
      if line.consumed < least {
        run.isLimited = true
        run.innerMain = least
        line.free = least - line.consumed
        return
      }
      if line.consumed > most {
        run.isLimited = true
        run.innerMain = most
        line.free = most - line.consumed
        return
      }
    }
    // A box that does not grow itself, or whose children do not, is as long as they are (Yoga).
    let grow = style.pointee.parent < 0 ? 0 : style.pointee.grow
    if line.grow == 0 || grow == 0 {
      run.innerMain = line.consumed
      if line.consumed < 0 { line.free = -line.consumed }
    } else if line.consumed < 0 {
      line.free = -line.consumed
    }
  }
}

extension FlexBox {
  @inline(__always)
  var isInFlow: Bool { position != .absolute && !flags.contains(.isHidden) }
}

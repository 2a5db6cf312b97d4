extension Solver {
  /// Children in a row or a column, with Texture's flexing: one round, no floor under a child.
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
    findSoleFlexible(&run)
    measureItems(&run)
    guard questions.count == open else { return .nothing }
    splitLines(&run)
    var line = run.firstChild
    while line >= 0 {
      let next = states[Int(line)].nextLine
      flexLine(&run, from: line, to: next)
      line = next
    }
    guard questions.count == open else { return .nothing }
    sizeLines(&run)
    stretchItems(&run)
    guard questions.count == open else { return .nothing }

    let total = totals(run)
    let main = run.mainValidity.clamp(total.main, to: run.main)
    let cross = run.crossValidity.clamp(total.cross, to: run.cross)
    if isPlacing {
      placeLines(run, main: main, cross: cross, total: total.cross, lines: total.lines)
    }
    return run.isRow
      ? Measure(main, cross, run.validity) : Measure(cross, main, run.validity)
  }

  /// What the stack reads from a child.
  @inline(__always)
  func item(_ child: Int32) -> StackItem {
    let placement = nodes[Int(child)].placement
    return placement >= 0 ? pools.pointee.stackItems[Int(placement)] : StackItem()
  }

  private func lastChild(from first: Int32) -> Int32 {
    var last = first
    while nodes[Int(last)].nextSibling >= 0 { last = nodes[Int(last)].nextSibling }
    return last
  }

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

  /// How long a line is with all its spacing.
  @inline(__always)
  func length(_ run: StackRun, from line: Int32, to next: Int32) -> Float {
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
}

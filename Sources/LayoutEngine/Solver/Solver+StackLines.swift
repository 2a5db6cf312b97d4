// How large a stack's lines are, and where they and their children stand.

extension Solver {
  /// Finds each line's size across the stack and the place of its baseline.
  @inline(__always)
  func sizeLines(_ run: inout StackRun) {
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

  /// Widens lines over free space where they are to stretch, then children over their lines.
  @inline(__always)
  mutating func stretchItems(_ run: inout StackRun) {
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

  /// Gives every child its place in a stack that was measured to be so large.
  func placeLines(
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

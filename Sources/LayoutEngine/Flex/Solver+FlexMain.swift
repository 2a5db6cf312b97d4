extension Solver {
  /// Places a line's children along the box; finds how long and how thick the line is.
  @inline(__always)
  mutating func justify(_ line: inout FlexLine, _ run: inout FlexRun, isRow: Bool) {
    let style = flexBox(at: run.box)
    let startFrame = style.frame(at: run.mainStart, run.offer.ownerWidth)
    let endFrame = style.frame(at: run.mainStart.opposite, run.offer.ownerWidth)
    if line.free > 0 && run.mainMode != .exact {
      loosen(&line, &run, startFrame + endFrame, isRow: isRow)
    }
    let spread = FlexSpread(
      style.pointee.justifyContent, free: line.free,
      count: line.autoMargins == 0 ? line.count : 0,
      gap: style.gap(isRow: isRow, of: run.innerMain))
    let skips = run.pass == .measure && run.crossMode == .exact
    let aligns = style.pointee.flags.contains(.alignsBaselines)
    var main = startFrame + spread.lead
    var cross: Float = 0
    var ascent: Float = 0
    var descent: Float = 0
    var left = line.count
    var child = line.first
    while child != line.end {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      guard item.pointee.isInFlow else {
        child = next
        continue
      }
      let hasAuto = line.autoMargins > 0 && line.free > 0
      if hasAuto && item.isAuto(at: run.mainStart, run.direction) {
        main += line.free / Float(line.autoMargins)
      }
      if run.isLayout { flexStates[Int(child)].main += main }
      left &-= 1
      if left > 0 { main += spread.between }
      if hasAuto && item.isAuto(at: run.mainStart.opposite, run.direction) {
        main += line.free / Float(line.autoMargins)
      }
      let mainMargin = item.margin(isRow: isRow, run.innerWidth)
      if skips {
        main +=
          mainMargin
          + item.limited(
            flexStates[Int(child)].basis, isRow: isRow, of: run.mainOwner,
            ownerWidth: run.offer.ownerWidth)
        cross = run.innerCross
      } else {
        let state = flexStates[Int(child)]
        main += (isRow ? state.width : state.height) + mainMargin
        let crossMargin = item.margin(isRow: !isRow, run.innerWidth)
        if aligns {
          let above =
            baseline(of: child, run) + item.margin(at: .top, run.direction, run.innerWidth)
          ascent = ascent.orGreater(above)
          descent = descent.orGreater(state.height + crossMargin - above)
        } else {
          cross = cross.orGreater((isRow ? state.height : state.width) + crossMargin)
        }
      }
      child = next
    }
    line.main = main + endFrame
    line.cross = aligns && !skips ? ascent + descent : cross
  }

  /// Free space in a box that may be shorter is dropped, or fills it up to its least length.
  @inline(never)
  private func loosen(
    _ line: inout FlexLine, _ run: inout FlexRun, _ frame: Float, isRow: Bool
  ) {
    // Here the difference between a great limit and none shows.
    let isFree = run.mainMode == .free
    let limit =
      isFree ? FlexWindow(only: .infinity) : FlexWindow(from: 0, to: Float.greatestFiniteMagnitude)
    if isRow { run.widths.meet(limit) } else { run.heights.meet(limit) }
    guard !isFree else { return }
    let least = flexBox(at: run.box).least(
      isRow: isRow, of: run.mainOwner, ownerWidth: run.offer.ownerWidth)
    guard !least.isNaN else {
      line.free = 0
      return
    }
    let occupied = run.innerMain - line.free
    line.free = (least - frame - occupied).orGreater(0)
  }

  /// From a child's top to its first baseline: where it is being laid out, its places count.
  @inline(__always)
  func baseline(of child: Int32, _ run: FlexRun) -> Float { flexStates[Int(child)].baseline }
}

/// What stands before and between the children of a line.
struct FlexSpread {
  var lead: Float = 0
  var between: Float

  /// - Parameters:
  ///   - justify: Where free space goes.
  ///   - free: The free space, or negative what is lacking.
  ///   - count: How many children share it; 0 where none do.
  ///   - gap: What is between them at least.
  @inline(__always)
  init(_ justify: FlexSpec.JustifyContent, free: Float, count: Int32, gap: Float) {
    between = gap
    guard justify != .start && count > 0 else { return }
    let isTight = !(free >= 0)
    switch justify {
    case .start: break
    case .center: lead = free / 2
    case .end: lead = free
    case .spaceBetween:
      if !isTight && count > 1 { between += free / Float(count - 1) }
    case .spaceEvenly:
      guard !isTight else { return }
      lead = free / Float(count + 1)
      between += lead
    case .spaceAround:
      guard !isTight else { return }
      lead = 0.5 * free / Float(count)
      between += lead * 2
    }
  }
}

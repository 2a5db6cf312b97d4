extension Solver {
  /// The size of a box from its lines, and for which offers it is that.
  @inline(__always)
  mutating func finish(_ run: FlexRun, isRow: Bool) -> FlexAnswer {
    let style = flexBox(at: run.box)
    let owner = run.offer.ownerWidth
    let mainOuter = isRow ? run.offer.width : run.offer.height
    let crossOuter = isRow ? run.offer.height : run.offer.width
    let main = finalLength(
      run.longestLine, run.mainMode, mainOuter - style.margin(isRow: isRow, owner),
      inner: run.innerMain, frame: run.mainFrame, of: run.mainOwner, run, isRow: isRow)
    let cross = finalLength(
      run.linesCross + run.crossFrame, run.crossMode,
      crossOuter - style.margin(isRow: !isRow, owner),
      inner: run.innerCross, frame: run.crossFrame, of: run.crossOwner, run, isRow: !isRow)
    var answer = FlexAnswer(isRow ? main : cross, isRow ? cross : main, baseline: .nan)
    answer.widths =
      run.offer.widthMode == .exact
      ? FlexWindow(only: run.offer.width)
      : run.widths.window.widened(
        by: style.margin(isRow: true, owner), style.frame(isRow: true, owner))
    answer.heights =
      run.offer.heightMode == .exact
      ? FlexWindow(only: run.offer.height)
      : run.heights.window.widened(
        by: style.margin(isRow: false, owner), style.frame(isRow: false, owner))
    if run.mainMode == .exact, (isRow ? run.offer.widthMode : run.offer.heightMode) == .atMost {
      noteFull(run, &answer, isRow: isRow)
    }
    if style.pointee.parent < 0 {
      rootLimits = FlexRootLimits(
        lines: run.lines, frame: run.mainFrame, thickness: run.lineThickness)
      // The limits of a root are what it is offered.
      if run.isLimited {
        if isRow { answer.widths = .none } else { answer.heights = .none }
      }
    }
    answer.widths.hold(run.offer.widthMode == .free ? .infinity : run.offer.width)
    answer.heights.hold(run.offer.heightMode == .free ? .infinity : run.offer.height)
    return answer
  }

  @inline(__always)
  private func finalLength(
    _ content: Float, _ mode: FlexMode, _ outer: Float, inner: Float, frame: Float,
    of whole: Float, _ run: FlexRun, isRow: Bool
  ) -> Float {
    let style = flexBox(at: run.box)
    let owner = run.offer.ownerWidth
    let length: Float
    if mode == .exact {
      length = style.bounded(outer, isRow: isRow, of: whole, ownerWidth: owner)
    } else if mode == .atMost && style.pointee.flags.contains(.scrolls) {
      let limited = style.limited(content, isRow: isRow, of: whole, ownerWidth: owner)
      let most = inner + frame
      length = (limited < most ? limited : most).orGreater(frame)
    } else {
      length = style.bounded(content, isRow: isRow, of: whole, ownerWidth: owner)
    }
    return length.heldPositive(to: Limits.length)
  }

  /// A box whose lines break is as long as it may be: notes for which offers that is the same.
  @inline(never)
  private func noteFull(_ run: FlexRun, _ answer: inout FlexAnswer, isRow: Bool) {
    let style = flexBox(at: run.box)
    let owner = run.offer.ownerWidth
    let margin = style.margin(isRow: isRow, owner)
    let outer = (isRow ? run.offer.width : run.offer.height) - margin
    let window = style.boundedWindow(
      around: outer, isRow: isRow, of: run.mainOwner, ownerWidth: owner
    ).widened(by: margin, 0)
    if isRow { answer.widths.meet(window) } else { answer.heights.meet(window) }
  }

  /// Where a line would break the answer is for that length alone; where all fit, for any greater.
  func noteWrap(_ run: inout FlexRun, _ total: Float, isRow: Bool) {
    let window =
      run.overflows || run.lineCount > 1
      ? FlexWindow(only: isRow ? run.innerWidth : run.innerHeight)
      : FlexWindow(from: total > 0 ? total : 0, to: .infinity)
    if isRow { run.widths.meet(window) } else { run.heights.meet(window) }
  }
}

extension Borrowed<FlexBox> {
  /// The lengths that come to the same as `outer` once they are held to the limits, the padding and
  /// the border.
  fileprivate func boundedWindow(
    around outer: Float, isRow: Bool, of whole: Float, ownerWidth: Float
  ) -> FlexWindow {
    var window = FlexWindow(from: -.infinity, to: .infinity)
    if pointee.flags.contains(.hasLimits) {
      let greatest = greatest(isRow: isRow, of: whole, ownerWidth: ownerWidth)
      if greatest >= 0 {
        guard outer <= greatest else { return FlexWindow(from: greatest.nextUp, to: .infinity) }
        window.to = greatest
      }
      let least = least(isRow: isRow, of: whole, ownerWidth: ownerWidth)
      if least >= 0 {
        guard outer >= least else {
          window.meet(FlexWindow(from: -.infinity, to: least.nextDown))
          return window
        }
        window.from = least
      }
    }
    let frame = frame(isRow: isRow, ownerWidth)
    guard outer <= frame else { return FlexWindow(only: outer) }
    window.meet(FlexWindow(from: -.infinity, to: frame))
    return window
  }
}

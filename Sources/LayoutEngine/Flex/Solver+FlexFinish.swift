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
      : run.widths.widened(
        by: style.margin(isRow: true, owner), style.frame(isRow: true, owner))
    answer.heights =
      run.offer.heightMode == .exact
      ? FlexWindow(only: run.offer.height)
      : run.heights.widened(
        by: style.margin(isRow: false, owner), style.frame(isRow: false, owner))
    if style.pointee.parent < 0 {
      rootLines = Interval(run.lines.low + run.mainFrame, run.lines.high + run.mainFrame)
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

  /// Where a line would break the answer is for that length alone; where all fit, for any greater.
  func noteWrap(_ run: inout FlexRun, _ total: Float, isRow: Bool) {
    let window =
      run.overflows || run.lineCount > 1
      ? FlexWindow(only: isRow ? run.innerWidth : run.innerHeight)
      : FlexWindow(from: total > 0 ? total : 0, to: .infinity)
    if isRow { run.widths.meet(window) } else { run.heights.meet(window) }
  }
}

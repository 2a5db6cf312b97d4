extension Solver {
  @inline(never)
  mutating func rowAnswer(_ box: Int32, _ offer: FlexOffer, _ pass: FlexPass) -> FlexAnswer {
    hasPlainLine(box)
      ? plainAnswer(box, offer, pass, isRow: true) : wholeRowAnswer(box, offer, pass)
  }

  @inline(never)
  mutating func columnAnswer(_ box: Int32, _ offer: FlexOffer, _ pass: FlexPass) -> FlexAnswer {
    hasPlainLine(box)
      ? plainAnswer(box, offer, pass, isRow: false) : wholeColumnAnswer(box, offer, pass)
  }

  /// The same with all that may be said of lines and of what is in them.
  @inline(never)
  mutating func wholeRowAnswer(_ box: Int32, _ offer: FlexOffer, _ pass: FlexPass) -> FlexAnswer {
    containerAnswer(box, offer, pass, isRow: true)
  }

  @inline(never)
  mutating func wholeColumnAnswer(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer {
    containerAnswer(box, offer, pass, isRow: false)
  }

  /// Measures a box with children, or lays it out; written once, compiled for each axis.
  @inline(__always)
  private mutating func containerAnswer(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass, isRow: Bool
  ) -> FlexAnswer {
    var run = begin(box, offer, pass, isRow: isRow)
    // Where a child is too deep to be measured now, all that follows would ask for naught.
    let open = questions.count
    var basesTotal = findBases(&run, isRow: isRow)
    guard questions.count == open else { return .nothing }
    let style = flexBox(at: box)
    if style.pointee.childCount > 1 {
      basesTotal +=
        style.gap(isRow: isRow, of: run.innerMain) * Float(style.pointee.childCount &- 1)
    }
    run.overflows = run.mainMode != .free && basesTotal > run.innerMain
    if style.pointee.wrap != .noWrap && run.mainMode == .atMost && run.overflows {
      run.mainMode = .exact
    }
    let crossGap = style.gap(isRow: !isRow, of: run.innerCross)
    var first = style.pointee.firstChild
    repeat {
      var line = takeLine(from: first, &run, isRow: isRow)
      findFreeSpace(&line, &run, isRow: isRow)
      if !(pass == .measure && run.crossMode == .exact) {
        flexLine(&line, &run, isRow: isRow)
        guard questions.count == open else { return .nothing }
      }
      justify(&line, &run, isRow: isRow)
      let containerCross = thickness(&line, run, isRow: isRow)
      if run.isLayout {
        alignLine(line, containerCross, run, isRow: isRow)
        guard questions.count == open else { return .nothing }
      }
      run.linesCross += line.cross + (run.lineCount > 0 ? crossGap : 0)
      if line.peak > basesTotal { basesTotal = line.peak }
      run.longestLine = run.longestLine.orGreater(line.main)
      run.lineCount &+= 1
      first = line.end
    } while first >= 0
    if style.pointee.wrap != .noWrap { noteWrap(&run, basesTotal, isRow: isRow) }
    if run.isLayout
      && (style.pointee.wrap != .noWrap || style.pointee.flags.contains(.alignsBaselines))
    {
      alignLines(run, crossGap, isRow: isRow)
      guard questions.count == open else { return .nothing }
    }
    var answer = finish(run, isRow: isRow)
    if pass == .layout {
      flexStates[Int(box)].width = answer.width
      flexStates[Int(box)].height = answer.height
    }
    if run.isLayout { settlePositions(run, answer, isRow: isRow) }
    if usesBaselines {
      answer.baseline = baseline(run, answer)
      if pass == .layout { flexStates[Int(box)].baseline = answer.baseline }
    }
    return answer
  }

  @inline(__always)
  private func begin(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass, isRow: Bool
  ) -> FlexRun {
    let style = flexBox(at: box)
    let owner = offer.ownerWidth
    let widthFrame = style.frame(isRow: true, owner)
    let heightFrame = style.frame(isRow: false, owner)
    var widths = FlexWindow.open
    var heights = FlexWindow.open
    let width = inner(
      box, offer.width - style.margin(isRow: true, owner), widthFrame, offer.widthMode,
      &widths, of: offer.ownerWidth, owner, isRow: true)
    let height = inner(
      box, offer.height - style.margin(isRow: false, owner), heightFrame, offer.heightMode,
      &heights, of: offer.ownerHeight, owner, isRow: false)
    let flags = style.pointee.flags
    let isMainReversed = flags.contains(.mainIsReversed)
    var run = FlexRun(
      box: box, pass: pass, offer: offer, direction: style.pointee.direction,
      mainStart: isRow ? (isMainReversed ? .right : .left) : (isMainReversed ? .bottom : .top),
      crossStart: isRow ? .top : (flags.contains(.crossIsReversed) ? .right : .left),
      mainMode: isRow ? offer.widthMode : offer.heightMode,
      crossMode: isRow ? offer.heightMode : offer.widthMode,
      mainOwner: isRow ? offer.ownerWidth : offer.ownerHeight,
      crossOwner: isRow ? offer.ownerHeight : offer.ownerWidth,
      mainFrame: isRow ? widthFrame : heightFrame,
      crossFrame: isRow ? heightFrame : widthFrame,
      innerWidth: width, innerHeight: height,
      innerMain: isRow ? width : height, innerCross: isRow ? height : width)
    run.widths = widths
    run.heights = heights
    return run
  }

  /// What is left inside padding and border, held to the limits; notes for which lengths it is.
  @inline(__always)
  private func inner(
    _ box: Int32, _ outer: Float, _ frame: Float, _ mode: FlexMode, _ window: inout FlexWindow,
    of whole: Float, _ owner: Float, isRow: Bool
  ) -> Float {
    let style = flexBox(at: box)
    let flags = style.pointee.flags
    let isScrolling = flags.contains(.scrolls)
    let hasPercent = flags.contains(isRow ? .hasPercentOfWidth : .hasPercentOfHeight)
    var inner = outer - frame
    guard mode != .free || !inner.isNaN else {
      // Not to be told from a great limit, but where a limit counts.
      let isAlone =
        hasPercent || isScrolling || flags.contains(.hasLimits)
        || (flags.contains(.hasChildBasis) && flags.contains(.isRow) == isRow)
      window = isAlone ? FlexWindow(only: .infinity) : .positive
      return .nan
    }
    var isPoint = mode != .atMost || hasPercent || isScrolling
    if flags.contains(.hasLimits) {
      let most = style.greatest(isRow: isRow, of: whole, ownerWidth: owner) - frame
      if inner > most {
        inner = most
        isPoint = true
      }
      let least = style.least(isRow: isRow, of: whole, ownerWidth: owner) - frame
      let floor = least.isNaN ? 0 : least
      if inner < floor {
        inner = floor
        isPoint = true
      } else {
        window = FlexWindow(from: floor, to: .greatestFiniteMagnitude)
      }
      if !most.isNaN { window.to = most }
    } else if inner < 0 {
      inner = 0
      isPoint = true
    } else if flags.contains(.hasChildBasis) && flags.contains(.isRow) == isRow {
      window = FlexWindow(from: 0, to: .greatestFiniteMagnitude)
    }
    if !(window.from > 0) { window.from = FlexWindow.positive.from }
    if isPoint { window = FlexWindow(only: mode == .free ? .infinity : inner) }
    return inner
  }

  /// Where a line would break the answer is for that length alone; where all fit, for any greater.
  private func noteWrap(_ run: inout FlexRun, _ total: Float, isRow: Bool) {
    let window =
      run.overflows || run.lineCount > 1
      ? FlexWindow(only: isRow ? run.innerWidth : run.innerHeight)
      : FlexWindow(from: total > 0 ? total : 0, to: .infinity)
    if isRow { run.widths.meet(window) } else { run.heights.meet(window) }
  }

  /// The size of a box from its lines, and for which offers it is that.
  @inline(__always)
  private mutating func finish(_ run: FlexRun, isRow: Bool) -> FlexAnswer {
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
}

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
      let containerCross = thickness(&line, &run, isRow: isRow)
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
}

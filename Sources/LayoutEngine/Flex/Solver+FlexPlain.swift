// Most lines are plain: they do not wrap, nothing in them is a percent or has limits, a ratio, an
// inset or a margin that is free, and all goes from left to right or from top to bottom. They come
// to what the general sums come to, in fewer walks over the children.
extension Solver {
  @inline(__always)
  func hasPlainLine(_ box: Int32) -> Bool {
    flexBox(at: box).pointee.flags.intersection(.plainLine) == .hasPlainLine
  }

  /// Measures a box with a plain line, or lays it out.
  @inline(__always)
  mutating func plainAnswer(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass, isRow: Bool
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    let own = FlexPlainItem(style, isRow: isRow)
    var run = Self.plainRun(box, offer, pass, style, own, isRow: isRow)
    if usesBaselines { run.baselineChild = style.pointee.firstChild }
    // Where a child is too deep to be measured now, all that follows would ask for naught.
    let open = questions.count
    findPlainBases(&run, isRow: isRow)
    guard questions.count == open else { return .nothing }
    if run.mainMode == .exact {
      run.free = run.innerMain - run.consumed
    } else if run.consumed < 0 {
      return isRow ? wholeRowAnswer(box, offer, pass) : wholeColumnAnswer(box, offer, pass)
    }
    run.wholeFree = run.free
    if run.free < 0 && run.shrink != 0 || run.free > 0 && style.pointee.onlyFlexible >= 0 {
      freezePlain(&run, isRow: isRow)
    }
    let padding = style.pointee.padding
    let border = style.pointee.border
    let left = padding.left + border.left
    let top = padding.top + border.top
    let start = isRow ? left : top
    run.crossStart = isRow ? top : left
    if run.isLayout || run.crossMode != .exact {
      let spread = FlexSpread(
        style.pointee.justifyContent, free: run.free, count: style.pointee.childCount, gap: run.gap)
      run.main = start + spread.lead
      run.between = spread.between
      // Across the box all are as thick as it, or as the thickest of them.
      run.cross = run.crossMode == .exact ? Self.thickness(run.innerCross, own) : 0
      let flexes = run.flexes || run.free != run.wholeFree
      if run.crossMode == .exact {
        placePlain(&run, isRow: isRow)
      } else {
        measurePlain(&run, isRow: isRow)
      }
      guard questions.count == open else { return .nothing }
      if run.crossMode != .exact {
        run.thickness = run.cross + own.crossFrame
        run.cross = Self.thickness(run.cross, own)
        if run.isLayout {
          alignPlain(&run, isRow: isRow)
          guard questions.count == open else { return .nothing }
        }
      }
      if flexes && run.isLayout && style.pointee.justifyContent != .start {
        movePlain(run, start, isRow: isRow)
      }
    } else {
      run.cross = Self.thickness(run.innerCross, own)
    }
    var answer = finishPlain(run, offer, own, isRow: isRow)
    if usesBaselines {
      // While only sizes are asked for nothing has a place.
      let top = run.isLayout ? flexStates[Int(run.baselineChild)].top : 0
      answer.baseline = run.baseline + top
      if pass == .layout { flexStates[Int(box)].baseline = answer.baseline }
    }
    if pass == .layout {
      flexStates[Int(box)].width = answer.width
      flexStates[Int(box)].height = answer.height
    }
    return answer
  }

  @inline(__always)
  private static func plainRun(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass, _ style: Borrowed<FlexBox>,
    _ own: FlexPlainItem, isRow: Bool
  ) -> FlexPlainRun {
    var mains = FlexWindow.open
    var crosses = FlexWindow.open
    let mainMode = isRow ? offer.widthMode : offer.heightMode
    let crossMode = isRow ? offer.heightMode : offer.widthMode
    let innerMain = inner(
      (isRow ? offer.width : offer.height) - own.mainMargin - own.mainFrame, mainMode,
      style.pointee.flags.contains(.hasChildBasis), &mains)
    let innerCross = inner(
      (isRow ? offer.height : offer.width) - own.crossMargin - own.crossFrame, crossMode, false,
      &crosses)
    var run = FlexPlainRun(
      box: box, pass: pass, mainMode: mainMode, crossMode: crossMode, innerMain: innerMain,
      innerCross: innerCross, gap: isRow ? style.pointee.columnGap : style.pointee.rowGap)
    run.mains = mains
    run.crosses = crosses
    return run
  }

  /// What is left inside padding and border; notes for which lengths it is.
  @inline(__always)
  private static func inner(
    _ length: Float, _ mode: FlexMode, _ hasChildBasis: Bool, _ window: inout FlexWindow
  ) -> Float {
    guard mode != .free || !length.isNaN else {
      // Where a basis counts, no limit is something else than a great one.
      window = hasChildBasis ? FlexWindow(only: .infinity) : .positive
      return .nan
    }
    let inner = length < 0 ? 0 : length
    if mode != .atMost || length < 0 {
      window = FlexWindow(only: mode == .free ? .infinity : inner)
    } else {
      window = .positive
      if hasChildBasis { window.to = .greatestFiniteMagnitude }
    }
    return inner
  }

  /// A length across the box, held to its frame.
  @inline(__always)
  private static func thickness(_ inner: Float, _ own: FlexPlainItem) -> Float {
    (inner + own.crossFrame).orGreater(own.crossFrame) - own.crossFrame
  }

  /// The size of a box from its line, and for which offers it is that.
  @inline(__always)
  private mutating func finishPlain(
    _ run: FlexPlainRun, _ offer: FlexOffer, _ own: FlexPlainItem, isRow: Bool
  ) -> FlexAnswer {
    let main =
      run.mainMode == .exact
      ? own.mainHeld(isRow ? offer.width : offer.height)
      : (run.consumed + own.mainFrame).orGreater(own.mainFrame).heldPositive(to: Limits.length)
    let cross =
      run.crossMode == .exact
      ? own.crossHeld(isRow ? offer.height : offer.width)
      : (run.cross + own.crossFrame).orGreater(own.crossFrame).heldPositive(to: Limits.length)
    var answer = FlexAnswer(isRow ? main : cross, isRow ? cross : main, baseline: .nan)
    // Nobody asks for which offers a box would be laid out alike.
    guard run.pass != .layout else { return answer }
    answer.widths =
      offer.widthMode == .exact
      ? FlexWindow(only: offer.width)
      : (isRow ? run.mains : run.crosses)
        .widened(
          by: isRow ? own.mainMargin : own.crossMargin, isRow ? own.mainFrame : own.crossFrame)
    answer.heights =
      offer.heightMode == .exact
      ? FlexWindow(only: offer.height)
      : (isRow ? run.crosses : run.mains)
        .widened(
          by: isRow ? own.crossMargin : own.mainMargin, isRow ? own.crossFrame : own.mainFrame)
    answer.widths.hold(offer.widthMode == .free ? .infinity : offer.width)
    answer.heights.hold(offer.heightMode == .free ? .infinity : offer.height)
    if flexBox(at: run.box).pointee.parent < 0 {
      rootLimits = FlexRootLimits(
        lines: Interval(exactly: run.consumed), frame: own.mainFrame,
        thickness: Interval(exactly: run.thickness))
    }
    return answer
  }
}

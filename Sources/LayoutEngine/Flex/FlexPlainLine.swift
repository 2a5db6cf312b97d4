/// One run over a plain line.
struct FlexPlainRun {
  let box: Int32
  let pass: FlexPass
  let mainMode: FlexMode
  let crossMode: FlexMode
  /// What is inside padding and border; no number where it is not known.
  let innerMain: Float
  let innerCross: Float
  /// Between children.
  let gap: Float
  /// For which inner lengths the answer is the same.
  var mains = FlexWindow.open
  var crosses = FlexWindow.open
  /// What the children take with their margins and gaps before anything is shared out.
  var consumed: Float = 0
  var grow: Float = 0
  /// Negative: shrink factors times lengths.
  var shrink: Float = 0
  var free: Float = 0
  /// The free space before children at their least length were taken out.
  var wholeFree: Float = 0
  /// What was shared out of the free space.
  var handedOut: Float = 0
  /// Where the next child stands, and what is between two.
  var main: Float = 0
  var between: Float = 0
  /// Where children stand across the box, and how thick the line is.
  var crossStart: Float = 0
  var cross: Float = 0
  /// How thick the line is before it is held to padding and border, which it includes.
  var thickness: Float = 0
  /// The first child where baselines are asked for, whose own is the box's, or −1.
  var baselineChild: Int32 = -1
  /// How far below its top that child's baseline is; no number before it is measured.
  var baseline = Float.nan

  var isLayout: Bool { pass != .measure }

  /// Whether children are given another length than their basis.
  var flexes: Bool { free > 0 && grow != 0 || free < 0 && shrink != 0 }

  /// What one part of growing and of shrinking is.
  var perGrow: Float { free / grow }
  var perShrink: Float { free / shrink }
}

/// What the line of a plain box needs of one child's lengths.
struct FlexPlainItem {
  let main: Float
  let cross: Float
  let mainMargin: Float
  let crossMargin: Float
  let mainFrame: Float
  let crossFrame: Float

  @inline(__always)
  init(_ item: Borrowed<FlexBox>, isRow: Bool) {
    main = isRow ? item.pointee.width : item.pointee.height
    cross = isRow ? item.pointee.height : item.pointee.width
    mainMargin = isRow ? item.pointee.marginRow : item.pointee.marginColumn
    crossMargin = isRow ? item.pointee.marginColumn : item.pointee.marginRow
    mainFrame = isRow ? item.pointee.frameRow : item.pointee.frameColumn
    crossFrame = isRow ? item.pointee.frameColumn : item.pointee.frameRow
  }

  /// A length along the box that is decided, and held to the frame.
  @inline(__always)
  func mainHeld(_ outer: Float) -> Float {
    (outer - mainMargin).orGreater(mainFrame).heldPositive(to: Limits.length)
  }

  /// The same across the box.
  @inline(__always)
  func crossHeld(_ outer: Float) -> Float {
    (outer - crossMargin).orGreater(crossFrame).heldPositive(to: Limits.length)
  }
}

extension Borrowed<FlexBox> {
  /// Whether nothing is in the box.
  @inline(__always)
  var isEmpty: Bool { pointee.firstChild < 0 && pointee.content == .boxes }

  /// The length across its parent that its aspect ratio gives for one along it.
  @inline(__always)
  func cross(of main: Float, isRow: Bool) -> Float {
    isRow ? main / pointee.aspectRatio : main * pointee.aspectRatio
  }

  /// The length along its parent that its aspect ratio gives for one across it.
  @inline(__always)
  func main(of cross: Float, isRow: Bool) -> Float {
    isRow ? cross * pointee.aspectRatio : cross / pointee.aspectRatio
  }
}

extension Solver {
  // Most lines are plain: they do not wrap, nothing in them is a percent or has limits, a ratio, an
  // inset or a margin that is free, and all goes from left to right or from top to bottom. They come
  // to what the general sums come to, in fewer walks over the children.
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

  /// Finds the basis of every child, and what all take together.
  @inline(__always)
  mutating func findPlainBases(_ run: inout FlexPlainRun, isRow: Bool) {
    let style = flexBox(at: run.box)
    let only = run.mainMode == .exact ? style.pointee.onlyFlexible : -1
    let countsBases = !run.innerMain.isNaN
    var gap: Float = 0
    var child = style.pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      var basis: Float = 0
      if child == only {
        // It takes what there is.
      } else if countsBases && !item.pointee.basis.isNaN {
        basis = item.pointee.basis.orGreater(own.mainFrame)
      } else if own.main >= 0 {
        basis = own.main.orGreater(own.mainFrame)
      } else if item.isEmpty && item.pointee.aspectRatio.isNaN && child != run.baselineChild {
        basis = Float(0).orGreater(own.mainFrame)
      } else {
        basis = plainBasis(of: child, own, &run, isRow: isRow)
      }
      flexStates[Int(child)].basis = basis
      run.consumed += basis + own.mainMargin + gap
      run.grow += item.pointee.grow
      run.shrink -= item.pointee.shrink * basis
      gap = run.gap
      child = item.pointee.nextSibling
    }
    if run.grow > 0 && run.grow < 1 { run.grow = 1 }
  }

  /// The basis of a child that says none: its length where it may be as long as it is.
  @inline(__always)
  private mutating func plainBasis(
    of child: Int32, _ own: FlexPlainItem, _ run: inout FlexPlainRun, isRow: Bool
  ) -> Float {
    let item = flexBox(at: child)
    var main = run.innerMain
    var mainMode = main.isNaN ? FlexMode.free : .atMost
    var cross = run.innerCross
    var crossMode = cross.isNaN ? FlexMode.free : .atMost
    // Yoga leaves the margin out of the length of a child that stretches and has a ratio.
    var ratioMargin: Float = 0
    if own.cross >= 0 {
      cross = own.cross + own.crossMargin
      crossMode = .exact
      ratioMargin = own.mainMargin
    } else if item.pointee.align == .stretch && run.crossMode == .exact {
      crossMode = .exact
    }
    if crossMode == .exact && !item.pointee.aspectRatio.isNaN {
      main = ratioMargin + item.main(of: cross - own.crossMargin, isRow: isRow)
      mainMode = .exact
    }
    let answer = flexAnswer(
      child, plainOffer(main, mainMode, cross, crossMode, run, isRow: isRow), .measure)
    if mainMode != .exact { run.mains.meet(isRow ? answer.widths : answer.heights) }
    if crossMode != .exact { run.crosses.meet(isRow ? answer.heights : answer.widths) }
    if child == run.baselineChild { run.baseline = answer.baseline }
    return (isRow ? answer.width : answer.height).orGreater(own.mainFrame)
  }

  /// Takes out what children at the least length get, and their part in the sums (Yoga).
  @inline(never)
  mutating func freezePlain(_ run: inout FlexPlainRun, isRow: Bool) {
    var taken: Float = 0
    let free = run.free
    var child = flexBox(at: run.box).pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      let basis = flexStates[Int(child)].basis
      if free < 0 {
        let factor = -item.pointee.shrink * basis
        if factor != 0 {
          let asked = basis + free / run.shrink * factor
          if asked < own.mainFrame {
            taken += own.mainFrame - basis
            run.shrink += item.pointee.shrink * basis
          }
        }
      } else if item.pointee.grow != 0 {
        let asked = basis + free / run.grow * item.pointee.grow
        if asked < own.mainFrame {
          taken += own.mainFrame - basis
          run.grow -= item.pointee.grow
        }
      }
      child = item.pointee.nextSibling
    }
    run.free -= taken
  }

  /// The length of a child with its share of the free space.
  @inline(__always)
  func plainLength(
    _ item: Borrowed<FlexBox>, _ basis: Float, _ own: FlexPlainItem, _ run: FlexPlainRun
  ) -> Float {
    if run.free > 0 {
      guard item.pointee.grow != 0 else { return basis }
      return (basis + run.perGrow * item.pointee.grow).orGreater(own.mainFrame)
    }
    guard run.free < 0, item.pointee.shrink != 0 else { return basis }
    let factor = -item.pointee.shrink * basis
    guard factor != 0 else { return basis }
    return (run.shrink == 0 ? basis + factor : basis + run.perShrink * factor)
      .orGreater(own.mainFrame)
  }

  // The walks over a plain line.

  /// Lays out children in a box whose thickness is known, and gives them their places.
  @inline(__always)
  mutating func placePlain(_ run: inout FlexPlainRun, isRow: Bool) {
    var child = flexBox(at: run.box).pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      let basis = flexStates[Int(child)].basis
      let length = plainLength(item, basis, own, run)
      run.handedOut += length - basis
      var main = (length < Limits.length ? length : Limits.length) + own.mainMargin
      let held = own.mainHeld(main)
      let takes = held + own.mainMargin
      var cross: Float
      var crossMode = FlexMode.exact
      let stretches = item.pointee.align == .stretch && !(own.cross >= 0)
      if !item.pointee.aspectRatio.isNaN {
        let length = stretches ? held : main - own.mainMargin
        cross = item.cross(of: length, isRow: isRow) + own.crossMargin
      } else if stretches {
        cross = run.cross
      } else if own.cross >= 0 {
        cross = own.cross + own.crossMargin
      } else {
        cross = run.innerCross
        crossMode = .atMost
      }
      if stretches { main = takes }
      var size: (main: Float, cross: Float)
      if item.isEmpty {
        size = (own.mainHeld(main), crossMode == .exact ? own.crossHeld(cross) : own.crossFrame)
        if child == run.baselineChild { run.baseline = isRow ? size.cross : size.main }
      } else {
        let answer = flexAnswer(
          child, plainOffer(main, .exact, cross, crossMode, run, isRow: isRow), run.pass)
        size = isRow ? (answer.width, answer.height) : (answer.height, answer.width)
        if crossMode != .exact { run.crosses.meet(isRow ? answer.heights : answer.widths) }
        if child == run.baselineChild { run.baseline = answer.baseline }
      }
      let lead = plainLead(item, size.cross, own, run.innerCross, run)
      note(child, size, item, run.main, lead, isRow: isRow)
      run.main += run.between
      run.main += takes
      child = item.pointee.nextSibling
    }
  }

  /// Measures children in a box that is as thick as they are; lays out those that do not stretch.
  @inline(__always)
  mutating func measurePlain(_ run: inout FlexPlainRun, isRow: Bool) {
    var child = flexBox(at: run.box).pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      let basis = flexStates[Int(child)].basis
      let length = plainLength(item, basis, own, run)
      run.handedOut += length - basis
      let main = (length < Limits.length ? length : Limits.length) + own.mainMargin
      let isDefinite = own.cross >= 0
      var crossMode = isDefinite ? FlexMode.exact : run.innerCross.isNaN ? .free : .atMost
      var cross = isDefinite ? own.cross + own.crossMargin : run.innerCross
      if !item.pointee.aspectRatio.isNaN {
        cross = item.cross(of: main - own.mainMargin, isRow: isRow) + own.crossMargin
        crossMode = .exact
      }
      var size: (main: Float, cross: Float)
      if item.isEmpty {
        size = (
          own.mainHeld(main), crossMode == .exact ? own.crossHeld(cross) : own.crossFrame
        )
        if child == run.baselineChild { run.baseline = isRow ? size.cross : size.main }
      } else {
        let stretches = item.pointee.align == .stretch && !isDefinite
        let answer = flexAnswer(
          child, plainOffer(main, .exact, cross, crossMode, run, isRow: isRow),
          stretches ? .measure : run.pass)
        size = isRow ? (answer.width, answer.height) : (answer.height, answer.width)
        if crossMode != .exact { run.crosses.meet(isRow ? answer.heights : answer.widths) }
        if child == run.baselineChild { run.baseline = answer.baseline }
      }
      run.cross = run.cross.orGreater(size.cross + own.crossMargin)
      if run.isLayout { note(child, size, item, run.main, 0, isRow: isRow) }
      run.main += run.between
      run.main += size.main + own.mainMargin
      child = item.pointee.nextSibling
    }
  }

  /// Places children across a box that is as thick as the thickest of them, and lays out those that
  /// stretch.
  @inline(__always)
  mutating func alignPlain(_ run: inout FlexPlainRun, isRow: Bool) {
    var child = flexBox(at: run.box).pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      let state = flexStates[Int(child)]
      var size = isRow ? (state.width, state.height) : (state.height, state.width)
      if item.pointee.align == .stretch && !(own.cross >= 0) {
        let main = size.0 + own.mainMargin
        let cross =
          item.pointee.aspectRatio.isNaN
          ? run.cross : item.cross(of: size.0, isRow: isRow) + own.crossMargin
        if item.isEmpty {
          size = (own.mainHeld(main), own.crossHeld(cross))
          if child == run.baselineChild { run.baseline = isRow ? size.1 : size.0 }
        } else {
          let answer = flexAnswer(
            child, plainOffer(main, .exact, cross, .exact, run, isRow: isRow), run.pass)
          size = isRow ? (answer.width, answer.height) : (answer.height, answer.width)
          if child == run.baselineChild { run.baseline = answer.baseline }
        }
        flexStates[Int(child)].width = isRow ? size.0 : size.1
        flexStates[Int(child)].height = isRow ? size.1 : size.0
      }
      let lead = plainLead(item, size.1, own, run.cross, run)
      let margin = isRow ? item.pointee.marginTop : item.pointee.marginLeft.ltr
      if isRow {
        flexStates[Int(child)].top = margin + lead
      } else {
        flexStates[Int(child)].left = margin + lead
      }
      child = item.pointee.nextSibling
    }
  }

  /// Places children along the box with what free space is left once they have their lengths.
  @inline(never)
  mutating func movePlain(_ run: FlexPlainRun, _ start: Float, isRow: Bool) {
    let style = flexBox(at: run.box)
    let spread = FlexSpread(
      style.pointee.justifyContent, free: run.wholeFree - run.handedOut,
      count: style.pointee.childCount, gap: run.gap)
    var main = start + spread.lead
    var child = style.pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      if isRow {
        flexStates[Int(child)].left = item.pointee.marginLeft.ltr + main
        main += spread.between
        main += flexStates[Int(child)].width + own.mainMargin
      } else {
        flexStates[Int(child)].top = item.pointee.marginTop + main
        main += spread.between
        main += flexStates[Int(child)].height + own.mainMargin
      }
      child = item.pointee.nextSibling
    }
  }

  /// Where a child stands across the box, but for its margin.
  @inline(__always)
  func plainLead(
    _ item: Borrowed<FlexBox>, _ cross: Float, _ own: FlexPlainItem, _ room: Float,
    _ run: FlexPlainRun
  ) -> Float {
    switch item.pointee.align {
    case .start, .stretch: run.crossStart
    case .center: run.crossStart + (room - (cross + own.crossMargin)) / 2
    case .end, .baseline: run.crossStart + (room - (cross + own.crossMargin))
    }
  }

  /// Notes how large a child is and where it stands.
  @inline(__always)
  func note(
    _ child: Int32, _ size: (main: Float, cross: Float), _ item: Borrowed<FlexBox>,
    _ main: Float, _ cross: Float, isRow: Bool
  ) {
    let left = item.pointee.marginLeft.ltr + (isRow ? main : cross)
    let top = item.pointee.marginTop + (isRow ? cross : main)
    flexStates[Int(child)].width = isRow ? size.main : size.cross
    flexStates[Int(child)].height = isRow ? size.cross : size.main
    flexStates[Int(child)].left = left
    flexStates[Int(child)].top = top
  }

  @inline(__always)
  func plainOffer(
    _ main: Float, _ mainMode: FlexMode, _ cross: Float, _ crossMode: FlexMode,
    _ run: FlexPlainRun, isRow: Bool
  ) -> FlexOffer {
    FlexOffer(
      main, mainMode, cross, crossMode, ownerWidth: isRow ? run.innerMain : run.innerCross,
      ownerHeight: isRow ? run.innerCross : run.innerMain, isRow: isRow)
  }
}

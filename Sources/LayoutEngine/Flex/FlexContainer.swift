/// One run over the children of a box.
struct FlexRun {
  let box: Int32
  let pass: FlexPass
  let offer: FlexOffer
  /// The direction that margins of children are read in.
  let direction: LayoutDirection
  let mainStart: FlexEdge
  let crossStart: FlexEdge
  var mainMode: FlexMode
  let crossMode: FlexMode
  let mainOwner: Float
  let crossOwner: Float
  let mainFrame: Float
  let crossFrame: Float
  /// What is inside padding and border; no number where it is not known.
  let innerWidth: Float
  let innerHeight: Float
  /// Along the box; from the first line on it may be what the line took.
  var innerMain: Float
  let innerCross: Float
  /// Whether the children are too long together.
  var overflows = false
  /// Whether the least or the greatest length decided how long a line is.
  var isLimited = false
  var lineCount: Int32 = 0
  var linesCross: Float = 0
  var longestLine: Float = 0
  /// The shortest and the longest line before space is shared out.
  var lines = Interval.noLines
  /// How thick a single line was before it was held to the limits, padding and border included.
  var lineThickness = Interval.noLines
  /// For which inner lengths the answer is the same.
  var widths = FlexReach.open
  var heights = FlexReach.open

  var isLayout: Bool { pass != .measure }
}

/// One line of children.
struct FlexLine {
  var first: Int32
  /// The first child of the next line, or −1.
  var end: Int32 = -1
  var count: Int32 = 0
  var autoMargins: Int32 = 0
  var consumed: Float = 0
  /// The most that the first few of the children take, which with negative margins may be more.
  var peak: Float = 0
  var grow: Float = 0
  /// Negative: shrink factors times lengths.
  var shrink: Float = 0
  var free: Float = 0
  var main: Float = 0
  var cross: Float = 0
}

extension Float {
  /// The greater one; that is no number only where both are (Yoga).
  @inline(__always)
  func orGreater(_ other: Float) -> Float { self > other || other.isNaN ? self : other }
}

extension Interval {
  /// The lengths of no lines, the shortest and the longest.
  static var noLines: Interval { Interval(.infinity, 0) }
}

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

  @inline(__always)
  func begin(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass, isRow: Bool
  ) -> FlexRun {
    let style = flexBox(at: box)
    let owner = offer.ownerWidth
    let widthFrame = style.frame(isRow: true, owner)
    let heightFrame = style.frame(isRow: false, owner)
    var widths = FlexReach.open
    var heights = FlexReach.open
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
    _ box: Int32, _ outer: Float, _ frame: Float, _ mode: FlexMode, _ reach: inout FlexReach,
    of whole: Float, _ owner: Float, isRow: Bool
  ) -> Float {
    let style = flexBox(at: box)
    let flags = style.pointee.flags
    let isScrolling = flags.contains(.scrolls)
    let hasPercent = flags.contains(isRow ? .hasPercentOfWidth : .hasPercentOfHeight)
    let hasBasis = flags.contains(.hasChildBasis) && flags.contains(.isRow) == isRow
    let length = outer - frame
    guard mode != .free || !length.isNaN else {
      // Not to be told from a great limit, but where a limit counts.
      let isAlone = hasPercent || isScrolling || hasBasis || flags.contains(.hasLimits)
      reach = FlexReach(isAlone ? FlexWindow(only: .infinity) : .positive)
      return .nan
    }
    var inner = length
    // The lengths that come to the same side of each limit; each limit is on both sides of itself.
    var window = FlexWindow(from: -.infinity, to: .greatestFiniteMagnitude)
    var isHeld = false
    if flags.contains(.hasLimits) {
      let most = style.greatest(isRow: isRow, of: whole, ownerWidth: owner) - frame
      if inner > most {
        inner = most
        isHeld = true
        window.from = most
      } else if !most.isNaN {
        window.to = most
      }
      let least = style.least(isRow: isRow, of: whole, ownerWidth: owner) - frame
      let floor = least.isNaN ? 0 : least
      if inner < floor {
        inner = floor
        if !isHeld && floor < window.to { window.to = floor }
        isHeld = true
      } else if !isHeld {
        window.from = floor
      }
    } else if inner < 0 {
      inner = 0
      isHeld = true
      window.to = 0
    } else if !hasBasis {
      window.to = .infinity
    }
    if mode != .atMost {
      window = FlexWindow(only: mode == .free ? .infinity : length)
    } else if !isHeld {
      // What is inside is seen by the children; at most nothing is as good as exact.
      if hasPercent || isScrolling { window = FlexWindow(only: length) }
      if !(window.from > 0) && !window.isPoint { window.from = FlexWindow.positive.from }
    }
    reach = FlexReach(window, isHeld: isHeld && mode == .atMost)
    return inner
  }

  /// Finds the basis of every child; gives what they take together, with margins.
  @inline(__always)
  mutating func findBases(_ run: inout FlexRun, isRow: Bool) -> Float {
    let style = flexBox(at: run.box)
    let only = run.mainMode == .exact ? style.pointee.onlyFlexible : -1
    var total: Float = 0
    var child = style.pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      if item.pointee.flags.contains(.isHidden) {
        child = next
        continue
      }
      // A child that is not measured has no baseline, whatever was measured before.
      if usesBaselines { flexStates[Int(child)].baseline = .nan }
      if run.isLayout { placeFirst(child, run, isRow: isRow) }
      if item.pointee.position != .absolute {
        if child == only {
          flexStates[Int(child)].basis = 0
        } else {
          flexStates[Int(child)].basis = basis(of: child, &run, isRow: isRow)
        }
        total += flexStates[Int(child)].basis + item.margin(isRow: isRow, run.innerWidth)
      }
      child = next
    }
    return total
  }

  /// Where a child stands before anything is known: its margin and its shift, read in its own
  /// direction (Yoga).
  @inline(__always)
  private func placeFirst(_ child: Int32, _ run: FlexRun, isRow: Bool) {
    let item = flexBox(at: child)
    let direction = item.pointee.direction
    let (main, cross) =
      isRow ? (run.innerWidth, run.innerHeight) : (run.innerHeight, run.innerWidth)
    flexStates[Int(child)].main =
      item.margin(at: run.mainStart, direction, run.innerWidth)
      + item.shift(isRow: isRow, of: main)
    flexStates[Int(child)].cross =
      item.margin(at: run.crossStart, direction, run.innerWidth)
      + item.shift(isRow: !isRow, of: cross)
  }

  @inline(__always)
  private mutating func basis(of child: Int32, _ run: inout FlexRun, isRow: Bool) -> Float {
    let item = flexBox(at: child)
    let owner = run.innerWidth
    if !item.pointee.basis.isNaN && !run.innerMain.isNaN {
      let basis = item.flexBasis(isRow: isRow, of: run.innerMain, ownerWidth: owner)
      if !basis.isNaN {
        return basis.orGreater(item.frame(isRow: isRow, owner))
      }
    }
    if item.isDefinite(isRow: isRow, of: run.innerMain) {
      return item.outerLength(isRow: isRow, of: run.innerMain, ownerWidth: owner)
        .orGreater(item.frame(isRow: isRow, owner))
    }
    return measuredBasis(of: child, &run, isRow: isRow)
  }

  /// The basis of a child that says none: its length where it may be as long as it is.
  @inline(__always)
  private mutating func measuredBasis(
    of child: Int32, _ run: inout FlexRun, isRow: Bool
  ) -> Float {
    let item = flexBox(at: child)
    let owner = run.innerWidth
    var width = Float.nan
    var height = Float.nan
    var widthMode = FlexMode.free
    var heightMode = FlexMode.free
    let hasWidth = item.isDefinite(isRow: true, of: run.innerWidth)
    let hasHeight = item.isDefinite(isRow: false, of: run.innerHeight)
    let marginRow = item.margin(isRow: true, owner)
    let marginColumn = item.margin(isRow: false, owner)
    let scrolls = boxes[Int(run.box)].flags.contains(.scrolls)
    var handsWidthOn = false
    var handsHeightOn = false
    if hasWidth {
      width =
        item.outerLength(isRow: true, of: run.innerWidth, ownerWidth: owner) + marginRow
      widthMode = .exact
    } else if !(isRow && scrolls) {
      handsWidthOn = true
      if !run.innerWidth.isNaN {
        width = run.innerWidth
        widthMode = .atMost
      }
    }
    if hasHeight {
      height =
        item.outerLength(isRow: false, of: run.innerHeight, ownerWidth: owner)
        + marginColumn
      heightMode = .exact
    } else if !(!isRow && scrolls) {
      handsHeightOn = true
      if !run.innerHeight.isNaN {
        height = run.innerHeight
        heightMode = .atMost
      }
    }
    let ratio = item.pointee.aspectRatio
    if !ratio.isNaN {
      if !isRow && widthMode == .exact {
        height = marginColumn + (width - marginRow) / ratio
        heightMode = .exact
      } else if isRow && heightMode == .exact {
        width = marginRow + (height - marginColumn) * ratio
        widthMode = .exact
      }
    }
    let stretches = item.pointee.align == .stretch
    if !isRow && !hasWidth && stretches && widthMode != .exact && run.crossMode == .exact {
      width = run.innerWidth
      widthMode = .exact
      if !ratio.isNaN {
        // Yoga leaves the margin out here, which the length is to include.
        height = (width - marginRow) / ratio
        heightMode = .exact
      }
    }
    if isRow && !hasHeight && stretches && heightMode != .exact && run.crossMode == .exact {
      height = run.innerHeight
      heightMode = .exact
      if !ratio.isNaN {
        width = (height - marginColumn) * ratio
        widthMode = .exact
      }
    }
    let widthCap = cap(child, isRow: true, run, &width, &widthMode)
    let heightCap = cap(child, isRow: false, run, &height, &heightMode)
    let answer = flexAnswer(
      child,
      FlexOffer(
        width: width, widthMode, height: height, heightMode,
        ownerWidth: run.innerWidth, ownerHeight: run.innerHeight),
      .measure)
    if handsWidthOn && widthMode != .exact { run.widths.meet(answer.widths, cappedAt: widthCap) }
    if handsHeightOn && heightMode != .exact {
      run.heights.meet(answer.heights, cappedAt: heightCap)
    }
    noteMeasured(child, answer)
    return (isRow ? answer.width : answer.height)
      .orGreater(item.frame(isRow: isRow, owner))
  }

  /// Holds an offer to the greatest length of a box; gives that with its margins.
  @inline(__always)
  func cap(
    _ child: Int32, isRow: Bool, _ run: FlexRun, _ length: inout Float, _ mode: inout FlexMode
  ) -> Float {
    guard boxes[Int(child)].flags.contains(.hasLimits) else { return .nan }
    let most =
      flexBox(at: child).greatest(
        isRow: isRow, of: isRow ? run.innerWidth : run.innerHeight, ownerWidth: run.innerWidth)
      + flexBox(at: child).margin(isRow: isRow, run.innerWidth)
    guard !most.isNaN else { return .nan }
    if mode == .free {
      mode = .atMost
      length = most
    } else if !(length < most) {
      length = most
    }
    return most
  }

  @inline(__always)
  func noteMeasured(_ child: Int32, _ answer: FlexAnswer) {
    flexStates[Int(child)].width = answer.width
    flexStates[Int(child)].height = answer.height
    flexStates[Int(child)].baseline = answer.baseline
  }

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

  /// Shares out free space, or its lack, in two passes (Yoga), and measures or lays out the children
  /// with what they got.
  @inline(__always)
  mutating func flexLine(_ line: inout FlexLine, _ run: inout FlexRun, isRow: Bool) {
    let original = line.free
    if line.free != 0 && !line.free.isNaN { freezeLimited(&line, run, isRow: isRow) }
    var handedOut: Float = 0
    var child = line.first
    while child != line.end {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      guard item.pointee.isInFlow else {
        child = next
        continue
      }
      let basis = limitedBasis(child, run, isRow: isRow)
      var length = basis
      if line.free < 0 {
        let factor = -item.pointee.shrink * basis
        if factor != 0 {
          let asked =
            line.shrink == 0 ? basis + factor : basis + line.free / line.shrink * factor
          length = item.bounded(
            asked, isRow: isRow, of: run.innerMain, ownerWidth: run.innerWidth)
        }
      } else if line.free > 0 && item.pointee.grow != 0 {
        length = item.bounded(
          basis + line.free / line.grow * item.pointee.grow, isRow: isRow, of: run.innerMain,
          ownerWidth: run.innerWidth)
      }
      handedOut += length - basis
      resize(child, to: length < Limits.length ? length : Limits.length, &run, isRow: isRow)
      child = next
    }
    line.free = original - handedOut
  }

  @inline(__always)
  private func limitedBasis(_ child: Int32, _ run: FlexRun, isRow: Bool) -> Float {
    flexBox(at: child).limited(
      flexStates[Int(child)].basis, isRow: isRow, of: run.mainOwner,
      ownerWidth: run.offer.ownerWidth)
  }

  /// The first pass: takes out what children at their limits get, and their part in the sums.
  @inline(__always)
  private func freezeLimited(_ line: inout FlexLine, _ run: FlexRun, isRow: Bool) {
    var taken: Float = 0
    var child = line.first
    while child != line.end {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      guard item.pointee.isInFlow else {
        child = next
        continue
      }
      let basis = limitedBasis(child, run, isRow: isRow)
      if line.free < 0 {
        let factor = -item.pointee.shrink * basis
        if factor != 0 {
          let asked = basis + line.free / line.shrink * factor
          let bounded = item.bounded(
            asked, isRow: isRow, of: run.innerMain, ownerWidth: run.innerWidth)
          if !asked.isNaN && asked != bounded {
            taken += bounded - basis
            line.shrink += item.pointee.shrink * flexStates[Int(child)].basis
          }
        }
      } else if item.pointee.grow != 0 {
        let asked = basis + line.free / line.grow * item.pointee.grow
        let bounded = item.bounded(
          asked, isRow: isRow, of: run.innerMain, ownerWidth: run.innerWidth)
        if !asked.isNaN && asked != bounded {
          taken += bounded - basis
          line.grow -= item.pointee.grow
        }
      }
      child = next
    }
    line.free -= taken
  }

  /// Measures or lays out a child of a known length along the box.
  @inline(__always)
  private mutating func resize(
    _ child: Int32, to length: Float, _ run: inout FlexRun, isRow: Bool
  ) {
    let item = flexBox(at: child)
    let owner = run.innerWidth
    let mainMargin = item.margin(isRow: isRow, owner)
    let crossMargin = item.margin(isRow: !isRow, owner)
    var main = length + mainMargin
    var mainMode = FlexMode.exact
    var cross: Float
    var crossMode: FlexMode
    var handsOn = false
    let isDefinite = item.isDefinite(isRow: !isRow, of: run.innerCross)
    let stretches =
      item.pointee.align == .stretch && !hasAutoCross(child, run) && !isDefinite
    let ratio = item.pointee.aspectRatio
    if !ratio.isNaN {
      cross = isRow ? (main - mainMargin) / ratio : (main - mainMargin) * ratio
      cross += crossMargin
      crossMode = .exact
    } else if stretches && !run.innerCross.isNaN && run.crossMode == .exact
      && !(run.overflows && boxes[Int(run.box)].wrap != .noWrap)
    {
      cross = run.innerCross
      crossMode = .exact
    } else if !isDefinite {
      cross = run.innerCross
      crossMode = cross.isNaN ? .free : .atMost
      handsOn = true
    } else {
      cross =
        item.outerLength(isRow: !isRow, of: run.innerCross, ownerWidth: owner)
        + crossMargin
      let isLoose =
        item.pointee.percents.contains(isRow ? .height : .width) && run.crossMode != .exact
      crossMode = cross.isNaN || isLoose ? .free : .exact
    }
    capMain(child, &main, &mainMode, run, isRow: isRow)
    let most = cap(child, isRow: !isRow, run, &cross, &crossMode)
    let answer = flexAnswer(
      child, childOffer(main, mainMode, cross, crossMode, run, isRow: isRow),
      run.isLayout && !stretches ? run.pass : .measure)
    if handsOn && crossMode != .exact {
      if isRow {
        run.heights.meet(answer.heights, cappedAt: most)
      } else {
        run.widths.meet(answer.widths, cappedAt: most)
      }
    }
    noteMeasured(child, answer)
  }

  /// The cap along the box is of what is inside by now.
  @inline(__always)
  func capMain(
    _ child: Int32, _ length: inout Float, _ mode: inout FlexMode, _ run: FlexRun, isRow: Bool
  ) {
    guard boxes[Int(child)].flags.contains(.hasLimits) else { return }
    let most =
      flexBox(at: child).greatest(isRow: isRow, of: run.innerMain, ownerWidth: run.innerWidth)
      + flexBox(at: child).margin(isRow: isRow, run.innerWidth)
    if !most.isNaN && !(length < most) { length = most }
  }

  @inline(__always)
  func hasAutoCross(_ child: Int32, _ run: FlexRun) -> Bool {
    guard !boxes[Int(child)].flags.isDisjoint(with: .anyAuto) else { return false }
    return flexBox(at: child).isAuto(at: run.crossStart, run.direction)
      || flexBox(at: child).isAuto(at: run.crossStart.opposite, run.direction)
  }

  @inline(__always)
  func childOffer(
    _ main: Float, _ mainMode: FlexMode, _ cross: Float, _ crossMode: FlexMode, _ run: FlexRun,
    isRow: Bool
  ) -> FlexOffer {
    FlexOffer(
      main, mainMode, cross, crossMode, ownerWidth: run.innerWidth, ownerHeight: run.innerHeight,
      isRow: isRow)
  }

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

  /// How thick a line is in the end; gives the room across the box that its children stand in.
  @inline(__always)
  func thickness(_ line: inout FlexLine, _ run: inout FlexRun, isRow: Bool) -> Float {
    let style = flexBox(at: run.box)
    let owner = run.offer.ownerWidth
    var room = run.innerCross
    if run.crossMode != .exact {
      room =
        style.bounded(
          line.cross + run.crossFrame, isRow: !isRow, of: run.crossOwner, ownerWidth: owner)
        - run.crossFrame
    }
    guard style.pointee.wrap == .noWrap else { return room }
    if run.crossMode == .exact { line.cross = run.innerCross }
    let outer = line.cross + run.crossFrame
    run.lineThickness = Interval(exactly: outer)
    line.cross =
      style.bounded(outer, isRow: !isRow, of: run.crossOwner, ownerWidth: owner) - run.crossFrame
    return room
  }

  /// Places a line's children across the box; those that stretch are laid out here.
  @inline(__always)
  mutating func alignLine(_ line: FlexLine, _ room: Float, _ run: FlexRun, isRow: Bool) {
    let style = flexBox(at: run.box)
    let startFrame = style.frame(at: run.crossStart, run.offer.ownerWidth)
    var child = line.first
    while child != line.end {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      guard item.pointee.isInFlow else {
        child = next
        continue
      }
      var lead = startFrame
      if item.pointee.align == .stretch && !hasAutoCross(child, run) {
        if !item.isDefinite(isRow: !isRow, of: run.innerCross) {
          stretch(child, line.cross, run, isRow: isRow)
        }
      } else {
        let state = flexStates[Int(child)]
        let rest =
          room
          - ((isRow ? state.height : state.width)
            + item.margin(isRow: !isRow, run.innerWidth))
        let isStartAuto = item.isAuto(at: run.crossStart, run.direction)
        let isEndAuto = item.isAuto(at: run.crossStart.opposite, run.direction)
        if isStartAuto && isEndAuto {
          lead += (rest / 2).orGreater(0)
        } else if isStartAuto {
          lead += rest.orGreater(0)
        } else if !isEndAuto {
          switch item.pointee.align {
          case .start: break
          case .center: lead += rest / 2
          case .end, .stretch, .baseline: lead += rest
          }
        }
      }
      flexStates[Int(child)].cross += run.linesCross + lead
      child = next
    }
  }

  /// Whether a child that stretches is first as thick as it needs: in lines that do not stretch
  /// themselves.
  func takesWhatItNeeds(_ run: FlexRun) -> Bool {
    boxes[Int(run.box)].wrap != .noWrap && boxes[Int(run.box)].alignContent != .stretch
  }

  /// Lays out a child that is as thick as its line.
  @inline(__always)
  private mutating func stretch(
    _ child: Int32, _ lineCross: Float, _ run: FlexRun, isRow: Bool
  ) {
    let style = flexBox(at: run.box)
    let item = flexBox(at: child)
    let owner = run.innerWidth
    var main = isRow ? flexStates[Int(child)].width : flexStates[Int(child)].height
    let ratio = item.pointee.aspectRatio
    var cross =
      ratio.isNaN
      ? lineCross
      : item.margin(isRow: !isRow, owner) + (isRow ? main / ratio : main * ratio)
    main += item.margin(isRow: isRow, owner)
    var mainMode = FlexMode.exact
    var crossMode = FlexMode.exact
    capMain(child, &main, &mainMode, run, isRow: isRow)
    _ = cap(child, isRow: !isRow, run, &cross, &crossMode)
    if takesWhatItNeeds(run) { crossMode = .free }
    // Lines that are placed later lay such a child out again; its size is all that counts here.
    let isPassing =
      style.pointee.wrap != .noWrap || style.pointee.flags.contains(.alignsBaselines)
    let answer = flexAnswer(
      child, childOffer(main, mainMode, cross, crossMode, run, isRow: isRow),
      isPassing ? .trial : run.pass)
    noteMeasured(child, answer)
    guard isPassing else { return }
    flexStates[Int(child)].left = main
    flexStates[Int(child)].top = cross
  }

  /// Places lines across the box, and the children in them anew (Yoga).
  @inline(never)
  mutating func alignLines(_ run: FlexRun, _ gap: Float, isRow: Bool) {
    let style = flexBox(at: run.box)
    let spread = lineSpread(run, isRow: isRow)
    var lead =
      style.frame(at: run.crossStart, run.offer.ownerWidth) + spread.lead
    var first = style.pointee.firstChild
    for line in 0..<run.lineCount {
      var thickness: Float = 0
      var ascent: Float = 0
      var descent: Float = 0
      var child = first
      while child >= 0 {
        let item = flexBox(at: child)
        if item.pointee.isInFlow {
          let state = flexStates[Int(child)]
          if state.line != line { break }
          let outer =
            (isRow ? state.height : state.width)
            + item.margin(isRow: !isRow, run.innerWidth)
          thickness = thickness.orGreater(outer)
          if item.pointee.align == .baseline {
            let above =
              baseline(of: child, run)
              + item.margin(at: .top, run.direction, run.innerWidth)
            let below =
              state.height + item.margin(isRow: false, run.innerWidth) - above
            ascent = ascent.orGreater(above)
            descent = descent.orGreater(below)
            thickness = thickness.orGreater(ascent + descent)
          }
        }
        child = item.pointee.nextSibling
      }
      if line > 0 { lead += gap }
      thickness += spread.stretch
      placeLine(
        from: first, to: child, at: lead, thickness, spread.between, ascent, run, isRow: isRow)
      lead += spread.between + thickness
      first = child
    }
  }

  private struct LineSpread {
    var lead: Float = 0
    var between: Float = 0
    var stretch: Float = 0
  }

  private func lineSpread(_ run: FlexRun, isRow: Bool) -> LineSpread {
    let style = flexBox(at: run.box)
    let owner = run.offer.ownerWidth
    var outer = run.linesCross + run.crossFrame
    if run.crossMode == .exact {
      outer = run.innerCross + run.crossFrame
    } else if style.isDefinite(isRow: !isRow, of: run.crossOwner) {
      outer = style.outerLength(isRow: !isRow, of: run.crossOwner, ownerWidth: owner)
    }
    let inner =
      style.bounded(outer, isRow: !isRow, of: run.crossOwner, ownerWidth: owner)
      - run.crossFrame
    let rest = inner - run.linesCross
    let count = Float(run.lineCount)
    let fits = rest >= 0
    var spread = LineSpread()
    switch style.pointee.alignContent {
    case .start: break
    case .end: spread.lead = rest
    case .center: spread.lead = rest / 2
    case .stretch: if fits { spread.stretch = rest / count }
    case .spaceAround:
      guard fits else { break }
      spread.lead = rest / (2 * count)
      spread.between = rest / count
    case .spaceEvenly:
      guard fits else { break }
      spread.lead = rest / (count + 1)
      spread.between = rest / (count + 1)
    case .spaceBetween: if fits && run.lineCount > 1 { spread.between = rest / (count - 1) }
    }
    return spread
  }

  private mutating func placeLine(
    from first: Int32, to end: Int32, at lead: Float, _ thickness: Float, _ between: Float,
    _ ascent: Float, _ run: FlexRun, isRow: Bool
  ) {
    var child = first
    while child != end {
      let item = flexBox(at: child)
      let next = item.pointee.nextSibling
      guard item.pointee.isInFlow else {
        child = next
        continue
      }
      let state = flexStates[Int(child)]
      let size = isRow ? state.height : state.width
      switch item.pointee.align {
      case .start:
        let inset = inset(child, at: run.crossStart, run, of: run.innerWidth)
        flexStates[Int(child)].cross = lead + inset
      case .end:
        flexStates[Int(child)].cross =
          lead + thickness
          - item.margin(at: run.crossStart.opposite, run.direction, run.innerWidth) - size
      case .center: flexStates[Int(child)].cross = lead + (thickness - size) / 2
      case .stretch:
        flexStates[Int(child)].cross =
          lead + item.margin(at: run.crossStart, run.direction, run.innerWidth)
        if !item.isDefinite(isRow: !isRow, of: run.innerCross) {
          stretchAgain(child, between + thickness, run, isRow: isRow)
        }
      case .baseline:
        flexStates[Int(child)].cross =
          lead + ascent - baseline(of: child, run)
          + inset(child, at: .top, run, of: run.innerCross)
      }
      child = next
    }
  }

  /// Lays a child out as thick as its line now is.
  ///
  /// In a column its length is its own with its margins across the box, as Yoga has it.
  private mutating func stretchAgain(
    _ child: Int32, _ thickness: Float, _ run: FlexRun, isRow: Bool
  ) {
    let item = flexBox(at: child)
    let state = flexStates[Int(child)]
    let margin = item.margin(isRow: true, run.innerWidth)
    let width = isRow ? state.width + margin : thickness
    let height = isRow ? thickness : state.height + margin
    let isSame =
      (width - state.width).magnitude < 1e-4 && (height - state.height).magnitude < 1e-4
    guard isSame else {
      let answer = flexAnswer(
        child,
        FlexOffer(
          width: width, .exact, height: height, .exact,
          ownerWidth: run.innerWidth, ownerHeight: run.innerHeight),
        run.pass)
      noteMeasured(child, answer)
      return
    }
    layOutAsTried(child, run, isRow: isRow)
  }

  /// The inset of an edge, 0 where there is none.
  private func inset(
    _ child: Int32, at edge: FlexEdge, _ run: FlexRun, of whole: Float
  ) -> Float {
    let inset = flexBox(at: child).inset(at: edge, run.direction, of: whole)
    return inset.isNaN ? 0 : inset
  }

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

  /// Turns places along and across a box into places from its left and its top.
  @inline(__always)
  mutating func settlePositions(_ run: FlexRun, _ answer: FlexAnswer, isRow: Bool) {
    let style = flexBox(at: run.box)
    let mainSize = isRow ? answer.width : answer.height
    let crossSize = isRow ? answer.height : answer.width
    let isMainReversed = run.mainStart == .right || run.mainStart == .bottom
    let isCrossReversed = run.crossStart == .right
    var child = style.pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      if item.pointee.isInFlow {
        let state = flexStates[Int(child)]
        let childMain = isRow ? state.width : state.height
        let childCross = isRow ? state.height : state.width
        var cross = state.cross
        if style.pointee.wrap == .wrapReverse { cross = crossSize - cross - childCross }
        let main = isMainReversed ? mainSize - childMain - state.main : state.main
        if isCrossReversed { cross = crossSize - childCross - cross }
        flexStates[Int(child)].left = isRow ? main : cross
        flexStates[Int(child)].top = isRow ? cross : main
      }
      child = item.pointee.nextSibling
    }
    guard run.pass == .layout, style.pointee.flags.contains(.holdsAbsolute),
      style.pointee.position != .static || style.pointee.parent < 0
    else { return }
    flex.containing.append(
      FlexContaining(
        box: run.box, current: run.box, width: answer.width, height: answer.height,
        innerWidth: run.innerWidth,
        innerHeight: run.innerHeight, widthMode: isRow ? run.mainMode : run.crossMode,
        turn: flexLaids[laid(run.box)].turn))
  }

  /// The first baseline of a box: that of the child that is said to give it, else of the first one.
  func baseline(_ run: FlexRun, _ answer: FlexAnswer) -> Float {
    let style = flexBox(at: run.box)
    var found: Int32 = -1
    var child = style.pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      if item.pointee.isInFlow {
        if flexStates[Int(child)].line > 0 { break }
        if item.pointee.align == .baseline
          || item.pointee.flags.contains(.isReferenceBaseline)
        {
          found = child
          break
        }
        if found < 0 { found = child }
      }
      child = item.pointee.nextSibling
    }
    guard found >= 0 else { return answer.height }
    // While only sizes are asked for nothing has a place.
    let top = run.isLayout ? flexStates[Int(found)].top : 0
    return flexStates[Int(found)].baseline + top
  }

  /// Lays out a child at the size that it was tried at.
  mutating func layOutAsTried(_ child: Int32, _ run: FlexRun, isRow: Bool) {
    guard run.pass == .layout, !hasAutoCross(child, run) else { return }
    let main = flexStates[Int(child)].left
    let cross = flexStates[Int(child)].top
    _ = flexAnswer(
      child,
      childOffer(main, .exact, cross, takesWhatItNeeds(run) ? .free : .exact, run, isRow: isRow),
      .layout)
  }
}

extension FlexBox {
  @inline(__always)
  var isInFlow: Bool { position != .absolute && !flags.contains(.isHidden) }
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

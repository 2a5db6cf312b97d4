/// A flex container during a measurement or a layout.
///
/// `solve` is the algorithm of CSS Flexible Box Layout Level 1, section 9. The functions after it
/// are its steps, in the order of its calls, with the specification's numbers and names. The frames
/// are Yoga's: where Yoga departs from CSS, the step notes the difference. There are no automatic
/// minimum sizes (§4.5): the minimum length of an item is its padding and border.
///
/// Besides the sizes, a solve finds the ranges of constraints for which they hold: each step that
/// compares a length with an available one narrows `widths` and `heights`.
///
/// Lengths are inner ones, inside padding and border, unless stated otherwise. An indefinite length
/// is NaN.
struct FlexContainer<Main: MainAxis> {
  private let box: Int32
  private let style: Borrowed<FlexBox>
  private let constraints: FlexConstraints
  private let pass: FlexPass
  private let boxes: MutableBorrowedArray<FlexBox>
  private let states: MutableBorrowedArray<FlexState>

  private let mainStart: BoxEdge
  private let crossStart: BoxEdge
  private var mainMode: FlexMode
  private let crossMode: FlexMode
  /// The padding and border of both edges of an axis.
  private let mainFrame: Float
  private let crossFrame: Float

  /// The available space, which percents of the items refer to.
  private let innerWidth: Float
  private let innerHeight: Float
  /// The main size: first the available one, then the one that a line decided.
  private var innerMain: Float
  private let innerCross: Float

  /// Whether the items together are longer than the container.
  private var overflows = false
  private var lineCount: Int32 = 0
  /// The cross size of all lines and the gaps between them.
  private var linesCross: Float = 0
  /// The longest line, with padding and border.
  private var longestLine: Float = 0

  /// The inner lengths for which the result holds.
  private var widths: FlexReach
  private var heights: FlexReach
  /// Whether the minimum or maximum length decided the length of a line.
  private var isLimited = false
  /// The lengths of the shortest and the longest line before free space is distributed.
  private var lines = Interval.noLines
  /// The cross size of a single line with padding and border, before it was clamped to the limits.
  private var lineThickness = Interval.noLines

  /// The main axis.
  private var axis: Axis { Main.axis }

  private var isLayout: Bool { pass != .measure }

  /// Whether items need not be measured: the container's cross size is decided, and hypothetical
  /// sizes give its main size.
  private var skipsItems: Bool { pass == .measure && crossMode == .exact }

  private var wraps: Bool { style.pointee.wrap != .noWrap }

  /// Whether lines are placed once all of them are known; a single line without baselines is placed
  /// at once.
  private var placesLinesLast: Bool {
    wraps || style.pointee.flags.contains(.alignsBaselines)
  }

  // MARK: The algorithm

  /// Measures the container, or lays out its contents.
  @inline(__always)
  private mutating func solve(_ solver: inout Solver) -> FlexAnswer {
    // If the measurement of a child is deferred, the remaining steps would be wasted work.
    let deferred = solver.deferredMeasurements.count

    // §9.1, step 1: the items were generated when the boxes were made (`FlexArena`).
    // §9.2, step 2: the available space was determined by `init`.
    // §9.2, step 3: flex base sizes.
    var total = determineBaseSizes(&solver)
    guard solver.deferredMeasurements.count == deferred else { return .nothing }
    // §9.2, step 4: the main size, as far as it is known before there are lines.
    total += gaps
    overflows = mainMode != .free && total > innerMain
    if wraps && mainMode == .atMost && overflows { mainMode = .exact }

    let lineGap = style.gap(axis.cross, of: innerCross)
    var next = style.pointee.firstChild
    repeat {
      // §9.3, step 5: the items of the next line.
      var line = collectLine(from: next)
      // §9.2, step 4 for this line: its length and its free space.
      determineMainSize(&line)
      if !skipsItems {
        // §9.3, step 6 with §9.7: used main sizes; §9.4, step 7: hypothetical cross sizes.
        resolveFlexibleLengths(&line, &solver)
        guard solver.deferredMeasurements.count == deferred else { return .nothing }
      }
      // §9.5, step 12: the main-axis alignment; §9.4, step 8: the cross size of the line.
      alignMainAxis(&line)
      let room = determineCrossSize(&line)
      if isLayout {
        // §9.4, step 11: used cross sizes; §9.6, steps 13 and 14: the cross-axis alignment.
        alignCrossAxis(line, within: room, &solver)
        guard solver.deferredMeasurements.count == deferred else { return .nothing }
      }
      linesCross += line.cross + (lineCount > 0 ? lineGap : 0)
      if line.peak > total { total = line.peak }
      longestLine = longestLine.orGreater(line.main)
      lineCount &+= 1
      next = line.end
    } while next >= 0
    if wraps { noteWrap(total) }

    if isLayout && placesLinesLast {
      // §9.6, step 16, with §9.4, step 9: the lines within the container.
      alignLines(gap: lineGap, &solver)
      guard solver.deferredMeasurements.count == deferred else { return .nothing }
    }

    // §9.6, step 15, with §4.1 and §8.5: the container's used sizes, the positions and the
    // baseline.
    var answer = usedSizes(&solver)
    if isLayout {
      settlePlaces(answer)
      if pass == .layout { collectAbsolutes(answer, &solver) }
    }
    if solver.usesBaselines {
      answer.baseline = solver.firstBaseline(of: box, mayHaveLines: true) ?? answer.height
    }
    return answer
  }

  // MARK: §9.2, step 2: the available space

  @inline(__always)
  private init(
    _ box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass,
    among boxes: MutableBorrowedArray<FlexBox>, _ states: MutableBorrowedArray<FlexState>
  ) {
    let axis = Main.axis
    let style = boxes.element(at: box)
    let owner = constraints.ownerWidth
    let widthFrame = style.frame(.row, owner)
    let heightFrame = style.frame(.column, owner)
    let width = Self.available(style, .row, constraints, frame: widthFrame)
    let height = Self.available(style, .column, constraints, frame: heightFrame)
    self.box = box
    self.style = style
    self.constraints = constraints
    self.pass = pass
    self.boxes = boxes
    self.states = states
    let flags = style.pointee.flags
    let isReversed = flags.contains(.mainIsReversed)
    mainStart = axis == .row ? (isReversed ? .right : .left) : (isReversed ? .bottom : .top)
    crossStart = axis == .row ? .top : (flags.contains(.crossIsReversed) ? .right : .left)
    mainMode = constraints.mode(axis)
    crossMode = constraints.mode(axis.cross)
    mainFrame = axis.pick(widthFrame, heightFrame)
    crossFrame = axis.pick(heightFrame, widthFrame)
    innerWidth = width.inner
    innerHeight = height.inner
    innerMain = axis.pick(width.inner, height.inner)
    innerCross = axis.pick(height.inner, width.inner)
    widths = width.reach
    heights = height.reach
  }

  /// The available length inside margin, border and padding, clamped to the limits, and the lengths
  /// for which the result is equal.
  @inline(__always)
  private static func available(
    _ style: Borrowed<FlexBox>, _ axis: Axis, _ constraints: FlexConstraints, frame: Float
  ) -> (inner: Float, reach: FlexReach) {
    let flags = style.pointee.flags
    let mode = constraints.mode(axis)
    let isScrolling = flags.contains(.scrolls)
    let hasPercent = flags.contains(axis == .row ? .hasPercentOfWidth : .hasPercentOfHeight)
    let hasBasis = flags.contains(.hasChildBasis) && style.axis == axis
    let length = constraints.length(axis) - style.ownMargin(axis, constraints.ownerWidth) - frame
    guard mode != .free || !length.isNaN else {
      // A free length gives the same result as a large maximum, except where a limit has an effect.
      let isAlone = hasPercent || isScrolling || hasBasis || flags.contains(.hasLimits)
      return (.nan, FlexReach(isAlone ? Bounds(only: .infinity) : .positive))
    }
    var inner = length
    // The lengths on the same side of each limit; a limit itself is on both sides.
    var window = Bounds(from: -.infinity, to: .greatestFiniteMagnitude)
    var isClamped = false
    if flags.contains(.hasLimits) {
      let whole = constraints.owner(axis)
      let most = style.greatest(axis, of: whole, ownerWidth: constraints.ownerWidth) - frame
      if inner > most {
        inner = most
        // Equivalent, dropped: lengths from the maximum up to this one give the same result; others
        // are measured anew.
        isClamped = true
        window.from = most
      } else if !most.isNaN {
        window.to = most
      }
      let least = style.least(axis, of: whole, ownerWidth: constraints.ownerWidth) - frame
      let floor = least.isNaN ? 0 : least
      if inner < floor {
        inner = floor
        if !isClamped && floor < window.to { window.to = floor }
        isClamped = true
      } else if !isClamped {
        // Equivalent, dropped: lengths below are clamped to it, and the items report their own
        // ranges.
        window.from = floor
      }
    } else if inner < 0 {
      inner = 0
      // Equivalent, dropped: the window is then only this length, so the result is cached for fewer
      // constraints.
      isClamped = true
      window.to = 0
    } else if !hasBasis {
      window.to = .infinity
    }
    if mode != .atMost {
      // Equivalent, `.infinity : length` as `length : .infinity`: such a result is cached for its
      // own constraint alone, where it is stored.
      window = Bounds(only: mode == .free ? .infinity : length)
    } else if !isClamped {
      // Percents and scrolling read the inner length. A maximum of 0 counts as exact, so 0 is left
      // out.
      if hasPercent || isScrolling { window = Bounds(only: length) }
      if !(window.from > 0) && !window.isPoint { window.from = Bounds.positive.from }
    }
    return (inner, FlexReach(window, isClamped: isClamped && mode == .atMost))
  }

  // MARK: §9.2, step 3: flex base sizes

  /// Determines the flex base size of every item, and returns their sum with margins.
  ///
  /// Unlike in CSS, base sizes are not clamped to the limits here to give hypothetical main sizes.
  @inline(__always)
  private mutating func determineBaseSizes(_ solver: inout Solver) -> Float {
    // The only flexible item of a container with an exact main size has a base size of 0 (Yoga).
    let only = mainMode == .exact ? style.pointee.onlyFlexible : -1
    let hasHistory = solver.hasHistory(style)
    var earlier = hasHistory ? solver.firstItem(inHistoryOf: style) : -1
    var total: Float = 0
    var next = style.pointee.firstChild
    while next >= 0 {
      let item = item(at: next)
      next = item.style.pointee.nextSibling
      if item.style.pointee.flags.contains(.isHidden) { continue }
      if hasHistory { solver.recall(item, &earlier) }
      if isLayout { placeFirst(item) }
      guard item.style.pointee.position != .absolute else { continue }
      let size = baseSize(of: item, isOnlyFlexible: item.index == only, &solver)
      item.state.pointee.basis = size
      total += size + item.style.margin(axis, innerWidth)
    }
    return total
  }

  /// Sets the initial position of an item: its margin and its relative shift, read in its own
  /// direction (Yoga).
  @inline(__always)
  private func placeFirst(_ item: FlexChild) {
    let direction = item.style.pointee.direction
    let (main, cross) = axis == .row ? (innerWidth, innerHeight) : (innerHeight, innerWidth)
    item.state.pointee.main =
      item.style.margin(at: mainStart, direction, innerWidth) + item.style.shift(axis, of: main)
    item.state.pointee.cross =
      item.style.margin(at: crossStart, direction, innerWidth)
      + item.style.shift(axis.cross, of: cross)
  }

  @inline(__always)
  private mutating func baseSize(
    of item: FlexChild, isOnlyFlexible: Bool, _ solver: inout Solver
  ) -> Float {
    let frame = item.style.frame(axis, innerWidth)
    let basis =
      item.style.pointee.basis.isNaN
      ? .nan
      : item.style.flexBasis(axis, of: innerMain, ownerWidth: innerWidth).orGreater(frame)
    let size: Float
    if isOnlyFlexible {
      size = 0
    } else if !basis.isNaN && !innerMain.isNaN {
      // A. A definite flex basis; ignored if the main size is indefinite (Yoga).
      return item.baseSize(ofBasis: basis, &solver)
    } else if item.style.isDefinite(axis, of: innerMain) {
      // The flex basis `auto` is the item's own main size.
      size = item.style.outerLength(axis, of: innerMain, ownerWidth: innerWidth).orGreater(frame)
    } else {
      // B. to E. The size of the content.
      size = contentSize(of: item, &solver).orGreater(frame)
    }
    item.leave(size, inPlaceOf: basis, &solver)
    return size
  }

  /// The main size of an item's content, in at most the available space.
  @inline(__always)
  private mutating func contentSize(of item: FlexChild, _ solver: inout Solver) -> Float {
    let style = item.style
    let ratio = style.pointee.aspectRatio
    let mainMargin = style.margin(axis, innerWidth)
    let crossMargin = style.margin(axis.cross, innerWidth)
    // The content of a scrolling container may be longer than the container.
    let scrolls = self.style.pointee.flags.contains(.scrolls)
    var main = scrolls ? FlexLength.free : FlexLength(upTo: innerMain)
    var cross = FlexLength(upTo: innerCross)
    if style.isDefinite(axis.cross, of: innerCross) {
      cross = FlexLength(
        exactly: style.outerLength(axis.cross, of: innerCross, ownerWidth: innerWidth)
          + crossMargin)
      if !ratio.isNaN {
        main = FlexLength(exactly: mainMargin + style.main(of: cross.value - crossMargin, axis))
      }
    } else if style.pointee.align == .stretch && crossMode == .exact {
      cross = FlexLength(exactly: innerCross)
      // Yoga omits the margin here, although the length includes it.
      if !ratio.isNaN { main = FlexLength(exactly: style.main(of: innerCross - crossMargin, axis)) }
    }
    let mainCap = cap(&main, of: item, axis, in: axis.pick(innerWidth, innerHeight))
    let crossCap = cap(&cross, of: item, axis.cross, in: innerCross)
    let answer = solver.flexAnswer(item.index, childConstraints(main, cross), .measure)
    if !scrolls && main.mode != .exact { note(answer, axis, cappedAt: mainCap) }
    if cross.mode != .exact { note(answer, axis.cross, cappedAt: crossCap) }
    item.note(answer)
    return answer.length(axis)
  }

  /// Caps a constraint at an item's maximum length; returns that with margins, or NaN if there is
  /// none.
  @inline(__always)
  private func cap(
    _ length: inout FlexLength, of item: FlexChild, _ axis: Axis, in whole: Float
  ) -> Float {
    guard item.style.pointee.flags.contains(.hasLimits) else { return .nan }
    let most =
      item.style.greatest(axis, of: whole, ownerWidth: innerWidth)
      + item.style.margin(axis, innerWidth)
    guard !most.isNaN else { return .nan }
    if length.mode == .free {
      length = FlexLength(most, .atMost)
    } else if !(length.value < most) {
      length.value = most
    }
    return most
  }

  // MARK: §9.3, step 5: lines

  /// The sum of all gaps between items if they are in one line.
  private var gaps: Float {
    style.gap(axis, of: innerMain) * Float(style.pointee.childCount &- 1)
  }

  /// Collects as many items as fit into a line, at least one.
  @inline(__always)
  private func collectLine(from first: Int32) -> Line {
    var line = Line(first: first)
    let gap = style.gap(axis, of: innerMain)
    // `auto` margins are read in the owner's direction, not in the container's (Yoga).
    let direction =
      style.pointee.parent < 0
      ? style.pointee.direction : boxes[Int(style.pointee.parent)].direction
    var items = items(from: first, to: -1)
    while let item = items.next() {
      let length =
        hypotheticalSize(of: item) + item.style.margin(axis, innerWidth)
        + (line.count > 0 ? gap : 0)
      // The `auto` margins of the item that begins the next line count in both lines (Yoga).
      if !item.style.pointee.flags.isDisjoint(with: .anyAuto) {
        if item.style.isAuto(at: mainStart, direction) { line.autoMargins &+= 1 }
        if item.style.isAuto(at: mainStart.opposite, direction) { line.autoMargins &+= 1 }
      }
      if wraps && line.count > 0 && line.consumed + length > innerMain {
        line.end = item.index
        break
      }
      line.consumed += length
      if line.consumed > line.peak { line.peak = line.consumed }
      line.grow += item.style.pointee.grow
      line.shrink -= item.style.pointee.shrink * item.state.pointee.basis
      line.count &+= 1
      item.state.pointee.line = lineCount
    }
    // Factors with a sum below 1 distribute the whole free space (Yoga); in CSS, only that fraction
    // of it.
    if line.grow > 0 && line.grow < 1 { line.grow = 1 }
    return line
  }

  /// The hypothetical main size: the flex base size clamped to the item's limits, whose percents
  /// refer to the container's own owner (Yoga).
  @inline(__always)
  private func hypotheticalSize(of item: FlexChild) -> Float {
    item.style.limited(
      item.state.pointee.basis, axis, of: constraints.owner(axis),
      ownerWidth: constraints.ownerWidth)
  }

  // MARK: §9.2, step 4: the main size of the container

  /// Determines the length of a line unless the main size is exact, and the free space in it.
  @inline(__always)
  private mutating func determineMainSize(_ line: inout Line) {
    guard mainMode != .exact else {
      line.free = innerMain - line.consumed
      return
    }
    if line.consumed < lines.low { lines.low = line.consumed }
    if line.consumed > lines.high { lines.high = line.consumed }
    if style.pointee.flags.contains(.hasLimits) {
      let (whole, owner) = (constraints.owner(axis), constraints.ownerWidth)
      let least = style.least(axis, of: whole, ownerWidth: owner) - mainFrame
      let most = style.greatest(axis, of: whole, ownerWidth: owner) - mainFrame
      if line.consumed < least {
        isLimited = true
        innerMain = least
        line.free = least - line.consumed
        return
      }
      if line.consumed > most {
        isLimited = true
        innerMain = most
        line.free = most - line.consumed
        return
      }
    }
    // A container that does not grow, or whose items do not, is as long as its items (Yoga).
    let grow = style.pointee.parent < 0 ? 0 : style.pointee.grow
    if line.grow == 0 || grow == 0 {
      innerMain = line.consumed
      if line.consumed < 0 { line.free = -line.consumed }
    } else if line.consumed < 0 {
      line.free = -line.consumed
    }
  }

  // MARK: §9.7: flexible lengths

  /// Resolves the flexible lengths of a line, and measures or lays out each item at its length.
  ///
  /// CSS freezes items that violate their limits, and repeats until none does. Yoga goes over the
  /// items twice: it first freezes those that violate either limit, and then distributes the
  /// remaining space.
  @inline(__always)
  private mutating func resolveFlexibleLengths(_ line: inout Line, _ solver: inout Solver) {
    let initialFree = line.free
    if line.free != 0 && !line.free.isNaN { freezeViolations(&line) }
    var handedOut: Float = 0
    var items = items(of: line)
    while let item = items.next() {
      let hypothetical = hypotheticalSize(of: item)
      var length = hypothetical
      if line.free < 0 {
        let factor = -item.style.pointee.shrink * hypothetical
        if factor != 0 {
          length = bounded(
            line.shrink == 0
              ? hypothetical + factor : hypothetical + line.free / line.shrink * factor,
            item)
        }
      } else if line.free > 0 && item.style.pointee.grow != 0 {
        length = bounded(hypothetical + line.free / line.grow * item.style.pointee.grow, item)
      }
      handedOut += length - hypothetical
      size(item, length < Limits.length ? length : Limits.length, &solver)
    }
    line.free = initialFree - handedOut
  }

  /// Freezes the items whose share would violate a limit: subtracts what they get from the free
  /// space, and their factors from the sums.
  @inline(__always)
  private func freezeViolations(_ line: inout Line) {
    var taken: Float = 0
    var items = items(of: line)
    while let item = items.next() {
      let hypothetical = hypotheticalSize(of: item)
      if line.free < 0 {
        let factor = -item.style.pointee.shrink * hypothetical
        if factor != 0 {
          let asked = hypothetical + line.free / line.shrink * factor
          let bounded = bounded(asked, item)
          if !asked.isNaN && asked != bounded {
            taken += bounded - hypothetical
            line.shrink += item.style.pointee.shrink * item.state.pointee.basis
          }
        }
      } else if item.style.pointee.grow != 0 {
        let asked = hypothetical + line.free / line.grow * item.style.pointee.grow
        let bounded = bounded(asked, item)
        if !asked.isNaN && asked != bounded {
          taken += bounded - hypothetical
          line.grow -= item.style.pointee.grow
        }
      }
    }
    line.free -= taken
  }

  /// A main size clamped to the limits of an item, and at least its padding and border.
  @inline(__always)
  private func bounded(_ length: Float, _ item: FlexChild) -> Float {
    item.style.bounded(length, axis, of: innerMain, ownerWidth: innerWidth)
  }

  // MARK: §9.4, step 7: hypothetical cross sizes

  /// Measures or lays out an item with a known main size.
  @inline(__always)
  private mutating func size(_ item: FlexChild, _ length: Float, _ solver: inout Solver) {
    let style = item.style
    let mainMargin = style.margin(axis, innerWidth)
    let crossMargin = style.margin(axis.cross, innerWidth)
    var main = FlexLength(exactly: length + mainMargin)
    var cross: FlexLength
    var isOpen = false
    let isDefinite = style.isDefinite(axis.cross, of: innerCross)
    let stretches = style.pointee.align == .stretch && !hasAutoCross(item) && !isDefinite
    // Equivalent below, `&& wraps` dropped: a single line has the exact cross size of its
    // container, which stretched items get in the end.
    if !style.pointee.aspectRatio.isNaN {
      cross = FlexLength(exactly: style.cross(of: main.value - mainMargin, axis) + crossMargin)
    } else if stretches && !innerCross.isNaN && crossMode == .exact && !(overflows && wraps) {
      cross = FlexLength(exactly: innerCross)
    } else if !isDefinite {
      cross = FlexLength(upTo: innerCross)
      isOpen = true
    } else {
      let length =
        style.outerLength(axis.cross, of: innerCross, ownerWidth: innerWidth) + crossMargin
      // A percent of an undecided length only serves as the base for percents in the item (Yoga).
      let isLoose =
        style.pointee.percents.contains(axis == .row ? .height : .width) && crossMode != .exact
      cross = FlexLength(length, length.isNaN || isLoose ? .free : .exact)
    }
    capMain(&main, of: item)
    let crossCap = cap(&cross, of: item, axis.cross, in: innerCross)
    // An item that stretches is laid out once the cross size of its line is known.
    let answer = solver.flexAnswer(
      item.index, childConstraints(main, cross), isLayout && !stretches ? pass : .measure)
    if isOpen && cross.mode != .exact { note(answer, axis.cross, cappedAt: crossCap) }
    item.note(answer)
  }

  /// Caps a main size at the item's maximum, which may refer to the container's current main size.
  @inline(__always)
  private func capMain(_ main: inout FlexLength, of item: FlexChild) {
    guard item.style.pointee.flags.contains(.hasLimits) else { return }
    let most =
      item.style.greatest(axis, of: innerMain, ownerWidth: innerWidth)
      + item.style.margin(axis, innerWidth)
    if !most.isNaN && !(main.value < most) { main.value = most }
  }

  @inline(__always)
  private func hasAutoCross(_ item: FlexChild) -> Bool {
    guard !item.style.pointee.flags.isDisjoint(with: .anyAuto) else { return false }
    let direction = style.pointee.direction
    return item.style.isAuto(at: crossStart, direction)
      || item.style.isAuto(at: crossStart.opposite, direction)
  }

  @inline(__always)
  private func childConstraints(_ main: FlexLength, _ cross: FlexLength) -> FlexConstraints {
    FlexConstraints(
      main: main, cross: cross, axis, ownerWidth: innerWidth, ownerHeight: innerHeight)
  }

  // MARK: §9.5, step 12: main-axis alignment

  /// Places the items of a line along the main axis, by `auto` margins or else by justify-content.
  ///
  /// Also finds the length of the line and, by §9.4, step 8, its cross size.
  @inline(__always)
  private mutating func alignMainAxis(_ line: inout Line) {
    let direction = style.pointee.direction
    let startFrame = style.frame(at: mainStart, constraints.ownerWidth)
    let endFrame = style.frame(at: mainStart.opposite, constraints.ownerWidth)
    if line.free > 0 && mainMode != .exact { dropFreeSpace(&line, frame: startFrame + endFrame) }
    let gap = style.gap(axis, of: innerMain)
    let spread = ContentDistribution(
      .init(style.pointee.justifyContent), free: line.free,
      count: line.autoMargins == 0 ? Int(line.count) : 0)
    let sharesMargins = line.autoMargins > 0 && line.free > 0
    let alignsBaselines = style.pointee.flags.contains(.alignsBaselines)
    let between = gap + spread.between
    var main = startFrame + spread.lead
    var cross: Float = 0
    // The greatest distances from a baseline to the margin edges of an item.
    var ascent: Float = 0
    var descent: Float = 0
    var left = line.count
    var items = items(of: line)
    while let item = items.next() {
      if sharesMargins && item.style.isAuto(at: mainStart, direction) {
        main += line.free / Float(line.autoMargins)
      }
      if isLayout { item.state.pointee.main += main }
      left &-= 1
      if left > 0 { main += between }
      if sharesMargins && item.style.isAuto(at: mainStart.opposite, direction) {
        main += line.free / Float(line.autoMargins)
      }
      let mainMargin = item.style.margin(axis, innerWidth)
      if skipsItems {
        main += mainMargin + hypotheticalSize(of: item)
        cross = innerCross
        continue
      }
      let state = item.state.pointee
      main += state.length(axis) + mainMargin
      let crossMargin = item.style.margin(axis.cross, innerWidth)
      if alignsBaselines {
        let above = state.baseline + item.style.margin(at: .top, direction, innerWidth)
        ascent = ascent.orGreater(above)
        descent = descent.orGreater(state.height + crossMargin - above)
      } else {
        cross = cross.orGreater(state.length(axis.cross) + crossMargin)
      }
    }
    line.main = main + endFrame
    line.cross = alignsBaselines && !skipsItems ? ascent + descent : cross
  }

  /// Drops the free space of a container that may be shorter, or reduces it to reach the minimum
  /// length.
  @inline(__always)
  private mutating func dropFreeSpace(_ line: inout Line, frame: Float) {
    // A free length and a large maximum give different results here.
    let isFree = mainMode == .free
    note(
      // Equivalent, `from: 0` as `from: 1`: lengths below one point are only measured anew.
      isFree ? Bounds(only: .infinity) : Bounds(from: 0, to: .greatestFiniteMagnitude),
      axis)
    guard !isFree else { return }
    let least = style.least(axis, of: constraints.owner(axis), ownerWidth: constraints.ownerWidth)
    guard !least.isNaN else {
      line.free = 0
      return
    }
    let occupied = innerMain - line.free
    line.free = (least - frame - occupied).orGreater(0)
  }

  // MARK: §9.4, step 8: the cross size of a line

  /// Determines the cross size of a line; returns the cross length in which its items are aligned.
  @inline(__always)
  private mutating func determineCrossSize(_ line: inout Line) -> Float {
    var room = innerCross
    if crossMode != .exact { room = boundedCross(line.cross + crossFrame) - crossFrame }
    guard !wraps else { return room }
    // The only line has the cross size of the container.
    if crossMode == .exact { line.cross = innerCross }
    let outer = line.cross + crossFrame
    lineThickness = Interval(exactly: outer)
    line.cross = boundedCross(outer) - crossFrame
    return room
  }

  /// A cross size of the container, clamped to its limits, and at least its padding and border.
  @inline(__always)
  private func boundedCross(_ outer: Float) -> Float {
    style.bounded(
      outer, axis.cross, of: constraints.owner(axis.cross), ownerWidth: constraints.ownerWidth)
  }

  // MARK: §9.4, step 11, and §9.6, steps 13 and 14: cross-axis alignment

  /// Places a line's items along the cross axis, and lays out those that stretch.
  @inline(__always)
  private mutating func alignCrossAxis(
    _ line: Line, within room: Float, _ solver: inout Solver
  ) {
    let direction = style.pointee.direction
    let startFrame = style.frame(at: crossStart, constraints.ownerWidth)
    var items = items(of: line)
    while let item = items.next() {
      var lead = startFrame
      if item.style.pointee.align == .stretch && !hasAutoCross(item) {
        // Step 11: only an item without a cross size of its own takes that of the line.
        if !item.style.isDefinite(axis.cross, of: innerCross) {
          stretch(item, to: line.cross, &solver)
        }
      } else {
        let rest =
          room
          - (item.state.pointee.length(axis.cross) + item.style.margin(axis.cross, innerWidth))
        let isStartAuto = item.style.isAuto(at: crossStart, direction)
        let isEndAuto = item.style.isAuto(at: crossStart.opposite, direction)
        if isStartAuto && isEndAuto {
          // Step 13: `auto` margins share the free space.
          lead += (rest / 2).orGreater(0)
        } else if isStartAuto {
          lead += rest.orGreater(0)
        } else if !isEndAuto {
          // Step 14: align-self.
          switch item.style.pointee.align {
          case .start, .flexStart: break
          case .center: lead += rest / 2
          case .end, .flexEnd, .stretch, .baseline: lead += rest
          }
        }
      }
      item.state.pointee.cross += linesCross + lead
    }
  }

  /// Lays out an item with the cross size of its line.
  @inline(__always)
  private mutating func stretch(
    _ item: FlexChild, to lineCross: Float, _ solver: inout Solver
  ) {
    let style = item.style
    let length = item.state.pointee.length(axis)
    var main = FlexLength(exactly: length + style.margin(axis, innerWidth))
    var cross = FlexLength(
      exactly: style.pointee.aspectRatio.isNaN
        ? lineCross : style.margin(axis.cross, innerWidth) + style.cross(of: length, axis))
    capMain(&main, of: item)
    _ = cap(&cross, of: item, axis.cross, in: innerCross)
    if isFirstAsThickAsNeeded { cross.mode = .free }
    // If lines are placed last, the item is laid out again; here only its size matters.
    let answer = solver.flexAnswer(
      item.index, childConstraints(main, cross), placesLinesLast ? .trial : pass)
    item.note(answer)
    guard placesLinesLast else { return }
    item.state.pointee.left = main.value
    item.state.pointee.top = cross.value
  }

  /// Whether an item that stretches first has the cross size of its content: in lines that do not
  /// stretch themselves.
  private var isFirstAsThickAsNeeded: Bool {
    wraps && style.pointee.alignContent != .stretch
  }

  // MARK: §9.6, step 16, with §9.4, step 9: lines within the container

  /// Places lines along the cross axis, and places their items again (Yoga).
  @inline(never)
  private func alignLines(gap: Float, _ solver: inout Solver) {
    let spread = lineSpread
    var lead = style.frame(at: crossStart, constraints.ownerWidth) + spread.lead
    var first = style.pointee.firstChild
    // Equivalent, `..<` as `...`: there are no items after the last line.
    for index in 0..<lineCount {
      var line = measureLine(index, from: first)
      if index > 0 { lead += gap }
      line.cross += spread.stretch
      placeItems(of: line, at: lead, spread.between, &solver)
      lead += spread.between + line.cross
      first = line.end
    }
  }

  /// The distribution of the lines by align-content.
  private var lineSpread: ContentDistribution {
    var outer = linesCross + crossFrame
    if crossMode == .exact {
      outer = innerCross + crossFrame
    } else if style.isDefinite(axis.cross, of: constraints.owner(axis.cross)) {
      outer = style.outerLength(
        axis.cross, of: constraints.owner(axis.cross), ownerWidth: constraints.ownerWidth)
    }
    let rest = boundedCross(outer) - crossFrame - linesCross
    return ContentDistribution(
      .init(style.pointee.alignContent), free: rest, count: Int(lineCount))
  }

  /// Returns a line measured by its items' sizes, which may have changed by stretching.
  private func measureLine(_ index: Int32, from first: Int32) -> Line {
    let direction = style.pointee.direction
    var line = Line(first: first)
    var descent: Float = 0
    var items = items(from: first, to: -1)
    while let item = items.next() {
      let state = item.state.pointee
      guard state.line == index else {
        line.end = item.index
        break
      }
      line.cross = line.cross.orGreater(
        state.length(axis.cross) + item.style.margin(axis.cross, innerWidth))
      if item.style.pointee.align == .baseline {
        let above = state.baseline + item.style.margin(at: .top, direction, innerWidth)
        let below = state.height + item.style.margin(.column, innerWidth) - above
        line.ascent = line.ascent.orGreater(above)
        descent = descent.orGreater(below)
        line.cross = line.cross.orGreater(line.ascent + descent)
      }
    }
    return line
  }

  private func placeItems(
    of line: Line, at lead: Float, _ between: Float, _ solver: inout Solver
  ) {
    let direction = style.pointee.direction
    var items = items(of: line)
    while let item = items.next() {
      let size = item.state.pointee.length(axis.cross)
      switch item.style.pointee.align {
      case .start, .flexStart:
        item.state.pointee.cross = lead + inset(item, at: crossStart, of: innerWidth)
      case .end, .flexEnd:
        item.state.pointee.cross =
          lead + line.cross
          - item.style.margin(at: crossStart.opposite, direction, innerWidth) - size
      case .center: item.state.pointee.cross = lead + (line.cross - size) / 2
      case .stretch:
        item.state.pointee.cross =
          lead + item.style.margin(at: crossStart, direction, innerWidth)
        if !item.style.isDefinite(axis.cross, of: innerCross) {
          stretchAgain(item, to: between + line.cross, &solver)
        }
      case .baseline:
        item.state.pointee.cross =
          lead + line.ascent - item.state.pointee.baseline
          + inset(item, at: .top, of: innerCross)
      }
    }
  }

  /// Lays out an item with the final cross size of its line.
  ///
  /// In a column, the height also includes the horizontal margins, as in Yoga.
  private func stretchAgain(
    _ item: FlexChild, to thickness: Float, _ solver: inout Solver
  ) {
    let state = item.state.pointee
    let margin = item.style.margin(.row, innerWidth)
    let width = axis == .row ? state.width + margin : thickness
    let height = axis == .row ? thickness : state.height + margin
    let isSame = width.isInexactly(state.width) && height.isInexactly(state.height)
    guard isSame else {
      let answer = solver.flexAnswer(
        item.index,
        FlexConstraints(
          width: width, .exact, height: height, .exact,
          ownerWidth: innerWidth, ownerHeight: innerHeight),
        pass)
      item.note(answer)
      return
    }
    // So far the item was only laid out as a trial.
    guard pass == .layout, !hasAutoCross(item) else { return }
    if solver.hasHistory(item.style) {
      let laid = solver.laid(item.index)
      solver.flexLaids[laid].history = solver.flexLaids[laid].triedHistory
    }
    _ = solver.flexAnswer(
      item.index,
      childConstraints(
        FlexLength(exactly: state.left),
        FlexLength(state.top, isFirstAsThickAsNeeded ? .free : .exact)),
      .layout)
  }

  /// The inset of an edge, or 0 if there is none.
  private func inset(_ item: FlexChild, at edge: BoxEdge, of whole: Float) -> Float {
    let inset = item.style.inset(at: edge, style.pointee.direction, of: whole)
    return inset.isNaN ? 0 : inset
  }

  // MARK: §9.2, step 4, and §9.6, step 15: used sizes

  /// The size of the container from its lines, and the constraints for which it holds.
  @inline(__always)
  private func usedSizes(_ solver: inout Solver) -> FlexAnswer {
    let owner = constraints.ownerWidth
    let main = usedLength(axis, longestLine, mainMode, inner: innerMain, frame: mainFrame)
    let cross = usedLength(
      axis.cross, linesCross + crossFrame, crossMode, inner: innerCross, frame: crossFrame)
    var answer = FlexAnswer(axis.pick(main, cross), axis.pick(cross, main), baseline: .nan)
    // A container with several lines is as long as it may be, as with an exact main size.
    answer.widths =
      axis.pick(mainMode, crossMode) == .exact
      ? Bounds(only: constraints.width)
      : widths.window.widened(by: style.ownMargin(.row, owner), style.frame(.row, owner))
    answer.heights =
      axis.pick(crossMode, mainMode) == .exact
      ? Bounds(only: constraints.height)
      : heights.window.widened(by: style.margin(.column, owner), style.frame(.column, owner))
    if style.pointee.parent < 0 {
      solver.rootLimits = FlexRootLimits(
        lines: lines, frame: mainFrame, thickness: lineThickness)
      // The limits of a root are its constraints.
      if isLimited {
        if axis == .row { answer.widths = .none } else { answer.heights = .none }
      }
    }
    answer.widths.hold(constraints.widthMode == .free ? .infinity : constraints.width)
    answer.heights.hold(constraints.heightMode == .free ? .infinity : constraints.height)
    return answer
  }

  @inline(__always)
  private func usedLength(
    _ axis: Axis, _ content: Float, _ mode: FlexMode, inner: Float, frame: Float
  ) -> Float {
    let whole = constraints.owner(axis)
    let owner = constraints.ownerWidth
    let length: Float
    if mode == .exact {
      let outer = constraints.length(axis) - style.ownMargin(axis, owner)
      length = style.bounded(outer, axis, of: whole, ownerWidth: owner)
    } else if mode == .atMost && style.pointee.flags.contains(.scrolls) {
      let limited = style.limited(content, axis, of: whole, ownerWidth: owner)
      let most = inner + frame
      length = (limited < most ? limited : most).orGreater(frame)
    } else {
      length = style.bounded(content, axis, of: whole, ownerWidth: owner)
    }
    return length.clampedPositive(to: Limits.length)
  }

  // MARK: Positions and absolute children

  /// Converts positions along and across the container into distances from its left and top edges.
  @inline(__always)
  private func settlePlaces(_ answer: FlexAnswer) {
    let mainSize = answer.length(axis)
    let crossSize = answer.length(axis.cross)
    let isMainReversed = mainStart == .right || mainStart == .bottom
    let isCrossReversed = crossStart == .right
    var items = items(from: style.pointee.firstChild, to: -1)
    while let item = items.next() {
      let state = item.state.pointee
      var cross = state.cross
      if style.pointee.wrap == .wrapReverse { cross = crossSize - cross - state.length(axis.cross) }
      let main = isMainReversed ? mainSize - state.length(axis) - state.main : state.main
      if isCrossReversed { cross = crossSize - state.length(axis.cross) - cross }
      item.state.pointee.left = axis.pick(main, cross)
      item.state.pointee.top = axis.pick(cross, main)
    }
  }

  /// §4.1: queues the container, whose absolute children are laid out once everything in the flow
  /// has its position; see `FlexAbsolute`.
  @inline(__always)
  private func collectAbsolutes(_ answer: FlexAnswer, _ solver: inout Solver) {
    guard style.pointee.flags.contains(.holdsAbsolute),
      style.pointee.position != .static || style.pointee.parent < 0
    else { return }
    solver.flex.containing.append(
      FlexContaining(
        box: box, current: box, width: answer.width, height: answer.height,
        innerWidth: innerWidth, innerHeight: innerHeight,
        widthMode: axis.pick(mainMode, crossMode),
        turn: solver.flexLaids[Int(style.pointee.laid)].turn))
  }

  // MARK: The constraints for which the result holds

  @inline(__always)
  private mutating func note(_ window: Bounds, _ axis: Axis) {
    if axis == .row { widths.meet(window) } else { heights.meet(window) }
  }

  /// Narrows the range by the result of an item whose constraint is the available length up to a
  /// cap.
  @inline(__always)
  private mutating func note(_ answer: FlexAnswer, _ axis: Axis, cappedAt cap: Float) {
    if axis == .row {
      widths.meet(answer.widths, cappedAt: cap)
    } else {
      heights.meet(answer.heights, cappedAt: cap)
    }
  }

  /// Narrows the range by the line breaks: several lines hold for one length alone, one line for
  /// any length in which all items fit.
  ///
  /// A single item that is too long also holds for one length alone, because the container is then
  /// as long as it may be.
  private mutating func noteWrap(_ total: Float) {
    note(
      lineCount > 1
        ? Bounds(only: axis.pick(innerWidth, innerHeight))
        // Equivalent, `>` as `>=`: 0 becomes 0 either way.
        : Bounds(from: total > 0 ? total : 0, to: .infinity),
      axis)
  }

  // MARK: Items and lines

  /// The items in order, without hidden and absolute children.
  private struct Items {
    var index: Int32
    let end: Int32
    let boxes: MutableBorrowedArray<FlexBox>
    let states: MutableBorrowedArray<FlexState>

    @inline(__always)
    mutating func next() -> FlexChild? {
      while index != end {
        let place = index
        let style = boxes.element(at: place)
        index = style.pointee.nextSibling
        if style.isInFlow {
          return FlexChild(index: place, style: style, state: states.mutableElement(at: place))
        }
      }
      return nil
    }
  }

  /// A line of items.
  private struct Line {
    let first: Int32
    /// The first item of the next line, or −1.
    var end: Int32 = -1
    var count: Int32 = 0
    var autoMargins: Int32 = 0
    /// The sum of the hypothetical sizes, margins and gaps.
    var consumed: Float = 0
    /// The greatest partial sum of `consumed`, which with negative margins may exceed the total.
    var peak: Float = 0
    /// The sum of the flex grow factors.
    var grow: Float = 0
    /// The sum of the scaled flex shrink factors, negative.
    var shrink: Float = 0
    /// The free space in the main size; negative if the items overflow.
    var free: Float = 0
    /// The main size, with the container's padding and border, and the cross size.
    var main: Float = 0
    var cross: Float = 0
    /// The distance from the line's top to its baseline.
    var ascent: Float = 0

    @inline(__always)
    init(first: Int32) { self.first = first }
  }

  @inline(__always)
  private func item(at index: Int32) -> FlexChild {
    FlexChild(
      index: index, style: boxes.element(at: index), state: states.mutableElement(at: index))
  }

  @inline(__always)
  private func items(of line: Line) -> Items { items(from: line.first, to: line.end) }

  @inline(__always)
  private func items(from first: Int32, to end: Int32) -> Items {
    Items(index: first, end: end, boxes: boxes, states: states)
  }
}

// MARK: Calls

extension FlexContainer {
  @inline(never)
  static func solve(
    _ box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass, _ solver: inout Solver
  ) -> FlexAnswer {
    var container = Self(box, constraints, pass, among: solver.boxes, solver.flexStates)
    return container.solve(&solver)
  }
}

/// A child during the solve of its container: its attributes and its state so far.
struct FlexChild {
  let index: Int32
  let style: Borrowed<FlexBox>
  let state: MutableBorrowed<FlexState>

  @inline(__always)
  func note(_ answer: FlexAnswer) {
    state.pointee.width = answer.width
    state.pointee.height = answer.height
    state.pointee.baseline = answer.baseline
  }
}

extension Float {
  /// The greater of both numbers; NaN only if both are (Yoga).
  @inline(__always)
  func orGreater(_ other: Float) -> Float { self > other || other.isNaN ? self : other }
}

extension Interval {
  /// The shortest and the longest length of no lines.
  fileprivate static var noLines: Interval { Interval(.infinity, 0) }
}

extension Borrowed<FlexBox> {
  /// Whether the box is an item of its parent, which hidden and absolute boxes are not.
  @inline(__always)
  var isInFlow: Bool {
    pointee.position != .absolute && !pointee.flags.contains(.isHidden)
  }
}

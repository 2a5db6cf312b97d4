/// A container with a plain line during a measurement or a layout: a faster `FlexContainer` for
/// most containers.
///
/// A line is plain if it does not wrap, nothing in it has percents, limits, insets or `auto`
/// margins, items do not align by baselines, and everything runs from left to right or from top to
/// bottom. Then the algorithm needs fewer walks over the items: one for the flex base sizes, and
/// one for used sizes and positions. If the cross size depends on the items, a third walk places
/// them along the cross axis.
///
/// The steps have the same names as in `FlexContainer`, which refers to the specification.
struct FlexPlainLine<Main: MainAxis> {
  private let box: Int32
  private let style: Borrowed<FlexBox>
  private let constraints: FlexConstraints
  private let pass: FlexPass
  private let boxes: MutableBorrowedArray<FlexBox>
  private let states: MutableBorrowedArray<FlexState>

  /// The container's own lengths.
  private let own: FlexPlainLengths
  /// The inner lengths, inside padding and border; NaN if they are not known.
  private let innerMain: Float
  private let innerCross: Float
  /// The gap between items.
  private let gap: Float

  /// The inner lengths for which the result holds.
  private var mains: Bounds
  private var crosses: Bounds

  /// The sum of the base sizes, margins and gaps, before free space is distributed.
  private var consumed: Float = 0
  /// The sum of the flex grow factors.
  private var grow: Float = 0
  /// The sum of the scaled flex shrink factors, negative.
  private var shrink: Float = 0
  private var free: Float = 0
  /// The free space before violations were frozen.
  private var initialFree: Float = 0
  /// The free space that was distributed.
  private var handedOut: Float = 0

  /// The main position of the next item, and the space between two items.
  private var main: Float = 0
  private var between: Float = 0
  /// The cross position of the items, and the cross size of the line.
  private var crossStart: Float = 0
  private var cross: Float = 0
  /// The cross size of the line with padding and border, before it is clamped to them.
  private var thickness: Float = 0

  /// The first item, whose baseline is the container's, if baselines are used; else −1.
  private var baselineItem: Int32 = -1

  private var mainMode: FlexMode { constraints.mode(axis) }
  private var crossMode: FlexMode { constraints.mode(axis.cross) }
  /// The main axis.
  private var axis: Axis { Main.axis }

  private var isLayout: Bool { pass != .measure }

  // MARK: The algorithm

  @inline(__always)
  private mutating func solve(_ solver: inout Solver) -> FlexAnswer {
    if solver.usesBaselines { baselineItem = style.pointee.firstChild }
    // If the measurement of an item is deferred, the remaining steps would be wasted work.
    let deferred = solver.deferredMeasurements.count
    determineBaseSizes(&solver)
    guard solver.deferredMeasurements.count == deferred else { return .nothing }
    // Equivalent below, `consumed < 0` as `consumed < 1`: the whole algorithm gives the same result
    // as the short one.
    if mainMode == .exact {
      free = innerMain - consumed
    } else if consumed < 0 {
      return FlexContainer<Main>.solve(box, constraints, pass, &solver)
    }
    initialFree = free
    // Equivalent, `free < 0` as `free < 1`: growing items are longer than their padding, unless
    // only one is flexible.
    // Equivalent, `shrink != 0` as `shrink != 1`: the sum is negative, or 0 with nothing to freeze.
    if free < 0 && shrink != 0 || free > 0 && style.pointee.onlyFlexible >= 0 {
      (free, grow, shrink) = freezeViolations()
    }
    let padding = style.pointee.padding
    let border = style.pointee.border
    let left = padding.left + border.left
    let top = padding.top + border.top
    let start = axis.pick(left, top)
    crossStart = axis.pick(top, left)
    if isLayout || crossMode != .exact {
      let spread = ContentDistribution(
        .init(style.pointee.justifyContent), free: free, count: Int(style.pointee.childCount))
      main = start + spread.lead
      between = gap + spread.between
      // The cross size is that of the container, or that of the item with the greatest.
      cross = crossMode == .exact ? clampedCross(innerCross) : 0
      let flexes = free > 0 && grow != 0 || free < 0 && shrink != 0 || free != initialFree
      if crossMode == .exact {
        placeItems(&solver)
      } else {
        measureItems(&solver)
      }
      guard solver.deferredMeasurements.count == deferred else { return .nothing }
      if crossMode != .exact {
        // Equivalent, `crossFrame` as `mainFrame`: the cross size itself reports bounds that are as
        // narrow.
        thickness = cross + own.crossFrame
        cross = clampedCross(cross)
        if isLayout {
          alignCrossAxis(&solver)
          guard solver.deferredMeasurements.count == deferred else { return .nothing }
        }
      }
      // Equivalent, `flexes &&` dropped: items that did not flex are aligned again at the same
      // positions.
      if flexes && isLayout && style.pointee.justifyContent != .start { alignMainAxis(from: start) }
    } else {
      cross = clampedCross(innerCross)
    }
    var answer = usedSizes(&solver)
    if solver.usesBaselines {
      answer.baseline = solver.firstBaseline(of: box, mayHaveLines: false) ?? answer.height
    }
    return answer
  }

  // MARK: The available space

  @inline(__always)
  private init(
    _ box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass,
    among boxes: MutableBorrowedArray<FlexBox>, _ states: MutableBorrowedArray<FlexState>
  ) {
    let axis = Main.axis
    let style = boxes.element(at: box)
    let own = FlexPlainLengths(style, axis)
    self.box = box
    self.style = style
    self.constraints = constraints
    self.pass = pass
    self.boxes = boxes
    self.states = states
    self.own = own
    gap = axis.pick(style.pointee.columnGap, style.pointee.rowGap)
    (innerMain, mains) = Self.available(
      constraints.length(axis) - own.mainMargin - own.mainFrame, constraints.mode(axis),
      hasChildBasis: style.pointee.flags.contains(.hasChildBasis))
    (innerCross, crosses) = Self.available(
      constraints.length(axis.cross) - own.crossMargin - own.crossFrame,
      constraints.mode(axis.cross),
      hasChildBasis: false)
  }

  /// The inner length for an available one, and the range of lengths with that result.
  @inline(__always)
  private static func available(
    _ length: Float, _ mode: FlexMode, hasChildBasis: Bool
  ) -> (inner: Float, window: Bounds) {
    guard mode != .free || !length.isNaN else {
      // If a flex basis counts, a free length and a large maximum give different results.
      return (.nan, hasChildBasis ? Bounds(only: .infinity) : .positive)
    }
    let inner = length < 0 ? 0 : length
    // Equivalent, `< 0` as `< 1`: lengths below one point are only measured anew.
    guard mode == .atMost && !(length < 0) else {
      return (inner, Bounds(only: mode == .free ? .infinity : inner))
    }
    var window = Bounds.positive
    if hasChildBasis { window.to = .greatestFiniteMagnitude }
    return (inner, window)
  }

  // MARK: Flex base sizes

  /// Determines the flex base size of every item, and the sums over all items.
  @inline(__always)
  private mutating func determineBaseSizes(_ solver: inout Solver) {
    let only = mainMode == .exact ? style.pointee.onlyFlexible : -1
    let countsBases = !innerMain.isNaN
    let hasHistory = solver.hasHistory(style)
    var earlier = hasHistory ? solver.firstItem(inHistoryOf: style) : -1
    var gap: Float = 0
    var next = style.pointee.firstChild
    while next >= 0 {
      let item = item(at: next)
      let own = FlexPlainLengths(item.style, axis)
      if hasHistory { solver.recall(item, &earlier) }
      let basis =
        item.style.pointee.basis.isNaN ? .nan : item.style.pointee.basis.orGreater(own.mainFrame)
      var size: Float = 0
      if item.index == only {
        // The only flexible item starts at 0 and takes all the free space.
      } else if countsBases && !basis.isNaN {
        size = item.baseSize(ofBasis: basis, &solver)
      } else if own.main >= 0 {
        size = own.main.orGreater(own.mainFrame)
      } else if item.style.isEmpty && item.style.pointee.aspectRatio.isNaN
        // Equivalent, `!=` as `==`: the item is measured again before its baseline is read.
        && item.index != baselineItem
      {
        size = Float(0).orGreater(own.mainFrame)
      } else {
        size = contentSize(of: item, own, &solver)
      }
      if !countsBases || item.index == only { item.leave(size, inPlaceOf: basis, &solver) }
      item.state.pointee.basis = size
      consumed += size + own.mainMargin + gap
      grow += item.style.pointee.grow
      shrink -= item.style.pointee.shrink * size
      gap = self.gap
      next = item.style.pointee.nextSibling
    }
    if grow > 0 && grow < 1 { grow = 1 }
  }

  @inline(__always)
  private mutating func contentSize(
    of item: FlexChild, _ own: FlexPlainLengths, _ solver: inout Solver
  ) -> Float {
    var main = FlexLength(upTo: innerMain)
    var cross = FlexLength(upTo: innerCross)
    // Yoga omits the margin from the length of an item that stretches and has an aspect ratio.
    var ratioMargin: Float = 0
    if own.cross >= 0 {
      cross = FlexLength(exactly: own.cross + own.crossMargin)
      ratioMargin = own.mainMargin
    } else if item.style.pointee.align == .stretch && crossMode == .exact {
      cross.mode = .exact
    }
    if cross.mode == .exact && !item.style.pointee.aspectRatio.isNaN {
      main = FlexLength(
        exactly: ratioMargin + item.style.main(of: cross.value - own.crossMargin, axis))
    }
    let answer = solver.flexAnswer(item.index, childConstraints(main, cross), .measure)
    if main.mode != .exact { mains.meet(answer.window(axis)) }
    if cross.mode != .exact { crosses.meet(answer.window(axis.cross)) }
    if item.index == baselineItem { item.state.pointee.baseline = answer.baseline }
    return answer.length(axis).orGreater(own.mainFrame)
  }

  // MARK: Flexible lengths

  /// Freezes the items whose share would make them shorter than padding and border, their only
  /// limit.
  ///
  /// Returns the free space and the sums of factors without them.
  @inline(never)
  private func freezeViolations() -> (free: Float, grow: Float, shrink: Float) {
    var (grow, shrink) = (grow, shrink)
    var taken: Float = 0
    var next = style.pointee.firstChild
    while next >= 0 {
      let item = item(at: next)
      let own = FlexPlainLengths(item.style, axis)
      let basis = item.state.pointee.basis
      if free < 0 {
        let asked = basis + free / shrink * (-item.style.pointee.shrink * basis)
        if asked < own.mainFrame {
          taken += own.mainFrame - basis
          shrink += item.style.pointee.shrink * basis
        }
      } else if item.style.pointee.grow != 0 {
        let asked = basis + free / grow * item.style.pointee.grow
        if asked < own.mainFrame {
          taken += own.mainFrame - basis
          grow -= item.style.pointee.grow
        }
      }
      next = item.style.pointee.nextSibling
    }
    return (free - taken, grow, shrink)
  }

  /// The used main size of an item: its base size and its share of the free space.
  @inline(__always)
  private func usedSize(of item: FlexChild, _ own: FlexPlainLengths) -> Float {
    let basis = item.state.pointee.basis
    if free > 0 {
      guard item.style.pointee.grow != 0 else { return basis }
      return (basis + free / grow * item.style.pointee.grow).orGreater(own.mainFrame)
    }
    let factor = -item.style.pointee.shrink * basis
    // The only flexible item has a base size of 0, which cannot shrink.
    guard free < 0, factor != 0 else { return basis }
    return (shrink == 0 ? basis + factor : basis + free / shrink * factor)
      .orGreater(own.mainFrame)
  }

  // MARK: Cross sizes and positions

  /// Lays out and places the items of a container whose cross size is decided.
  @inline(__always)
  private mutating func placeItems(_ solver: inout Solver) {
    var next = style.pointee.firstChild
    while next >= 0 {
      let item = item(at: next)
      let own = FlexPlainLengths(item.style, axis)
      let length = usedSize(of: item, own)
      handedOut += length - item.state.pointee.basis
      var outer = (length < Limits.length ? length : Limits.length) + own.mainMargin
      let clamped = own.mainClamped(outer)
      let takes = clamped + own.mainMargin
      let stretches = item.style.pointee.align == .stretch && !(own.cross >= 0)
      let cross: FlexLength
      if !item.style.pointee.aspectRatio.isNaN {
        let length = stretches ? clamped : outer - own.mainMargin
        cross = FlexLength(exactly: item.style.cross(of: length, axis) + own.crossMargin)
      } else if stretches {
        cross = FlexLength(exactly: self.cross)
      } else if own.cross >= 0 {
        cross = FlexLength(exactly: own.cross + own.crossMargin)
      } else {
        cross = FlexLength(innerCross, .atMost)
      }
      if stretches { outer = takes }
      let size =
        item.style.isEmpty
        ? sizeEmpty(item, own, outer, cross) : size(of: item, outer, cross, pass, &solver)
      place(item, size, at: main, lead(of: item, size.cross, own, within: innerCross))
      main += between
      main += takes
      next = item.style.pointee.nextSibling
    }
  }

  /// Measures the items of a container whose cross size depends on them; lays out those that do not
  /// stretch.
  @inline(__always)
  private mutating func measureItems(_ solver: inout Solver) {
    var next = style.pointee.firstChild
    while next >= 0 {
      let item = item(at: next)
      let own = FlexPlainLengths(item.style, axis)
      let length = usedSize(of: item, own)
      handedOut += length - item.state.pointee.basis
      let outer = (length < Limits.length ? length : Limits.length) + own.mainMargin
      let isDefinite = own.cross >= 0
      var cross =
        isDefinite
        ? FlexLength(exactly: own.cross + own.crossMargin) : FlexLength(upTo: innerCross)
      if !item.style.pointee.aspectRatio.isNaN {
        cross = FlexLength(
          exactly: item.style.cross(of: outer - own.mainMargin, axis) + own.crossMargin)
      }
      let stretches = item.style.pointee.align == .stretch && !isDefinite
      let size =
        item.style.isEmpty
        ? sizeEmpty(item, own, outer, cross)
        : size(of: item, outer, cross, stretches ? .measure : pass, &solver)
      self.cross = self.cross.orGreater(size.cross + own.crossMargin)
      if isLayout { place(item, size, at: main, 0) }
      main += between
      main += size.main + own.mainMargin
      next = item.style.pointee.nextSibling
    }
  }

  /// Places the items along the cross axis of a container whose cross size depends on them, and
  /// lays out those that stretch.
  @inline(__always)
  private mutating func alignCrossAxis(_ solver: inout Solver) {
    var next = style.pointee.firstChild
    while next >= 0 {
      let item = item(at: next)
      let own = FlexPlainLengths(item.style, axis)
      let state = item.state.pointee
      var size = (main: state.length(axis), cross: state.length(axis.cross))
      if item.style.pointee.align == .stretch && !(own.cross >= 0) {
        let outer = size.main + own.mainMargin
        let cross =
          item.style.pointee.aspectRatio.isNaN
          ? self.cross : item.style.cross(of: size.main, axis) + own.crossMargin
        size =
          item.style.isEmpty
          ? sizeEmpty(item, own, outer, FlexLength(exactly: cross))
          : self.size(of: item, outer, FlexLength(exactly: cross), pass, &solver)
        item.state.pointee.width = axis.pick(size.main, size.cross)
        item.state.pointee.height = axis.pick(size.cross, size.main)
      }
      let lead = lead(of: item, size.cross, own, within: self.cross)
      if axis == .row {
        item.state.pointee.top = item.style.pointee.marginTop + lead
      } else {
        item.state.pointee.left = item.style.pointee.marginLeft.ltr + lead
      }
      next = item.style.pointee.nextSibling
    }
  }

  /// Measures or lays out an item with the given outer main size.
  @inline(__always)
  private mutating func size(
    of item: FlexChild, _ main: Float, _ cross: FlexLength, _ pass: FlexPass,
    _ solver: inout Solver
  ) -> (main: Float, cross: Float) {
    let answer = solver.flexAnswer(
      item.index, childConstraints(FlexLength(exactly: main), cross), pass)
    if cross.mode != .exact { crosses.meet(answer.window(axis.cross)) }
    if item.index == baselineItem { item.state.pointee.baseline = answer.baseline }
    return (answer.length(axis), answer.length(axis.cross))
  }

  /// Sizes an item without contents; separate, so that it needs no call.
  @inline(__always)
  private mutating func sizeEmpty(
    _ item: FlexChild, _ own: FlexPlainLengths, _ main: Float, _ cross: FlexLength
  ) -> (main: Float, cross: Float) {
    let size = (
      main: own.mainClamped(main),
      cross: cross.mode == .exact ? own.crossClamped(cross.value) : own.crossFrame
    )
    if item.index == baselineItem {
      item.state.pointee.baseline = axis.pick(size.cross, size.main)
    }
    return size
  }

  /// The cross position of an item, without its margin.
  @inline(__always)
  private func lead(
    of item: FlexChild, _ cross: Float, _ own: FlexPlainLengths, within room: Float
  ) -> Float {
    switch item.style.pointee.align {
    case .start, .flexStart, .stretch: crossStart
    case .center: crossStart + (room - (cross + own.crossMargin)) / 2
    case .end, .flexEnd, .baseline: crossStart + (room - (cross + own.crossMargin))
    }
  }

  /// Stores the size and position of an item.
  @inline(__always)
  private func place(
    _ item: FlexChild, _ size: (main: Float, cross: Float), at main: Float, _ cross: Float
  ) {
    item.state.pointee.width = axis.pick(size.main, size.cross)
    item.state.pointee.height = axis.pick(size.cross, size.main)
    item.state.pointee.left = item.style.pointee.marginLeft.ltr + axis.pick(main, cross)
    item.state.pointee.top = item.style.pointee.marginTop + axis.pick(cross, main)
  }

  // MARK: Main-axis alignment

  /// Places items along the main axis with the free space that is left once they have their
  /// lengths.
  @inline(never)
  private func alignMainAxis(from start: Float) {
    let spread = ContentDistribution(
      .init(style.pointee.justifyContent), free: initialFree - handedOut,
      count: Int(style.pointee.childCount))
    let between = gap + spread.between
    var main = start + spread.lead
    var next = style.pointee.firstChild
    while next >= 0 {
      let item = item(at: next)
      if axis == .row {
        item.state.pointee.left = item.style.pointee.marginLeft.ltr + main
      } else {
        item.state.pointee.top = item.style.pointee.marginTop + main
      }
      main += between
      main += item.state.pointee.length(axis) + FlexPlainLengths(item.style, axis).mainMargin
      next = item.style.pointee.nextSibling
    }
  }

  // MARK: Used sizes

  /// The size of the container from its line, and the constraints for which it holds.
  @inline(__always)
  private func usedSizes(_ solver: inout Solver) -> FlexAnswer {
    let main =
      mainMode == .exact
      ? own.mainClamped(constraints.length(axis))
      : (consumed + own.mainFrame).orGreater(own.mainFrame).clampedPositive(to: Limits.length)
    let cross =
      crossMode == .exact
      ? own.crossClamped(constraints.length(axis.cross))
      : (self.cross + own.crossFrame).orGreater(own.crossFrame).clampedPositive(to: Limits.length)
    var answer = FlexAnswer(axis.pick(main, cross), axis.pick(cross, main), baseline: .nan)
    // The range of constraints is not used after a layout.
    guard pass != .layout else { return answer }
    answer.widths =
      constraints.widthMode == .exact
      ? Bounds(only: constraints.width)
      : axis.pick(mains, crosses).widened(
        by: axis.pick(own.mainMargin, own.crossMargin),
        axis.pick(own.mainFrame, own.crossFrame))
    answer.heights =
      constraints.heightMode == .exact
      ? Bounds(only: constraints.height)
      : axis.pick(crosses, mains).widened(
        by: axis.pick(own.crossMargin, own.mainMargin),
        axis.pick(own.crossFrame, own.mainFrame))
    answer.widths.hold(constraints.widthMode == .free ? .infinity : constraints.width)
    answer.heights.hold(constraints.heightMode == .free ? .infinity : constraints.height)
    if style.pointee.parent < 0 {
      solver.rootLimits = FlexRootLimits(
        lines: Interval(exactly: consumed), frame: own.mainFrame,
        thickness: Interval(exactly: thickness))
    }
    return answer
  }

  /// An inner cross length such that the outer one is at least padding and border.
  @inline(__always)
  private func clampedCross(_ inner: Float) -> Float {
    (inner + own.crossFrame).orGreater(own.crossFrame) - own.crossFrame
  }

  // MARK: Items

  @inline(__always)
  private func item(at index: Int32) -> FlexChild {
    FlexChild(
      index: index, style: boxes.element(at: index), state: states.mutableElement(at: index))
  }

  /// Owner sizes are NaN: an item that reads its owner has percents, and makes no plain line.
  @inline(__always)
  private func childConstraints(_ main: FlexLength, _ cross: FlexLength) -> FlexConstraints {
    FlexConstraints(main: main, cross: cross, axis, ownerWidth: .nan, ownerHeight: .nan)
  }
}

extension FlexPlainLine {
  @inline(never)
  static func solve(
    _ box: Int32, _ constraints: FlexConstraints, _ pass: FlexPass, _ solver: inout Solver
  ) -> FlexAnswer {
    var line = Self(box, constraints, pass, among: solver.boxes, solver.flexStates)
    return line.solve(&solver)
  }
}

/// The lengths of a plain box, none of which is a percent.
struct FlexPlainLengths {
  let main: Float
  let cross: Float
  let mainMargin: Float
  let crossMargin: Float
  /// The padding and border of both edges of an axis.
  let mainFrame: Float
  let crossFrame: Float

  @inline(__always)
  init(_ box: Borrowed<FlexBox>, _ axis: Axis) {
    main = axis.pick(box.pointee.width, box.pointee.height)
    cross = axis.pick(box.pointee.height, box.pointee.width)
    mainMargin = axis.pick(box.pointee.marginRow, box.pointee.marginColumn)
    crossMargin = axis.pick(box.pointee.marginColumn, box.pointee.marginRow)
    mainFrame = axis.pick(box.pointee.frameRow, box.pointee.frameColumn)
    crossFrame = axis.pick(box.pointee.frameColumn, box.pointee.frameRow)
  }

  /// The border box's main size for an outer one with margins: at least padding and border.
  @inline(__always)
  func mainClamped(_ outer: Float) -> Float {
    (outer - mainMargin).orGreater(mainFrame).clampedPositive(to: Limits.length)
  }

  /// The border box's cross size for an outer one with margins: at least padding and border.
  @inline(__always)
  func crossClamped(_ outer: Float) -> Float {
    (outer - crossMargin).orGreater(crossFrame).clampedPositive(to: Limits.length)
  }
}

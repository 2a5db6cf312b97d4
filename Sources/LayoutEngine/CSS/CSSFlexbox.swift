/// A CSS flexbox during a measurement or a layout.
///
/// `solve` is the algorithm of CSS Flexible Box Layout Level 1, section 9. The functions after it
/// are its steps, in the order of its calls, with the specification's numbers and names. Where
/// the specification leaves something open, or browsers agree on something else, the step notes
/// that.
/// `FlexContainer` lists the differences of a Yoga flexbox.
///
/// Lengths are those of border boxes unless stated otherwise. An indefinite length is NaN.
struct CSSFlexbox {
  private let node: Int32
  private let style: Borrowed<BoxStyle>
  private let space: BoxSpace
  private let axis: Axis
  private let direction: WritingDirection
  private let said: Said

  private let mainStart: BoxEdge
  /// The edge of the first line: opposite the start edge in a flexbox with `wrapReverse`.
  private let crossStart: BoxEdge
  private let frame: UsedEdges
  private let mainFrame: Float
  private let crossFrame: Float

  /// The lengths inside padding and border, or NaN if they are not decided.
  private var innerMain: Float
  private var innerCross: Float
  /// The lengths that percents of the items refer to.
  private var wholeWidth: Float
  private let wholeHeight: Float

  /// The indices of the flexbox's first item and line on the stacks of those that are being solved.
  private let firstItem: Int
  private let firstLine: Int
  /// The number of unfinished measurements before the solve; if it grows, the remaining steps would
  /// be wasted work.
  private let unmeasured: Int
  /// The cross size of all lines and the gaps between them.
  private var linesCross: Float = 0
  private var holdsAbsolutes = false

  private var isRow: Bool { axis == .row }
  private var wraps: Bool { said.wrap != .noWrap }
  /// Whether percents of the cross size are definite.
  private var isCrossDefinite: Bool { isRow ? isHeightDefinite : true }
  private var isMainDefinite: Bool { isRow ? true : isHeightDefinite }
  private var isHeightDefinite: Bool { space.height >= 0 && !space.isHeightIndefinite }

  /// The flexbox's line attributes, in terms of the edges of its axes.
  private struct Said {
    let isRow: Bool
    /// Whether lines end at the start edge of the writing direction.
    let isMainReversed: Bool
    let wrap: FlexSpec.Wrap
    let justifyContent: FlexSpec.JustifyContent
    let alignContent: FlexSpec.AlignContent
    let alignItems: FlexSpec.AlignItems

    /// Whether lines follow one another towards the start edge of the cross axis.
    var turnsStart: Bool { wrap == .wrapReverse }

    init(_ spec: Borrowed<FlexSpec>) {
      let direction = spec.pointee.direction
      isRow = direction == .row || direction == .rowReverse
      isMainReversed = direction == .rowReverse || direction == .columnReverse
      wrap = spec.pointee.wrap
      justifyContent = spec.pointee.justifyContent.along(turns: isMainReversed)
      let turnsStart = wrap == .wrapReverse
      alignContent = spec.pointee.alignContent.along(turns: turnsStart)
      alignItems = spec.pointee.alignItems.along(turns: turnsStart)
    }

    /// The alignment of an item on the cross axis of its line.
    func alignment(_ own: FlexItem.AlignSelf) -> FlexSpec.AlignItems {
      switch own {
      case .auto: alignItems
      case .start: FlexSpec.AlignItems.start.along(turns: turnsStart)
      case .end: FlexSpec.AlignItems.end.along(turns: turnsStart)
      case .flexStart: .start
      case .flexEnd: .end
      case .center: .center
      case .stretch: .stretch
      case .baseline: .baseline
      }
    }
  }

  // MARK: The algorithm

  /// Measures the flexbox at a width; if its height is decided, also proposes positions to its
  /// items.
  private mutating func solve(_ solver: inout Solver) -> BoxAnswer {
    solver.container(node).pointee.proposedSpace = .layout(width: -1, height: -1)
    guard prepareLines(&solver) else { return .nothing }
    // §9.4, step 9, with §9.6, step 16: the lines within the flexbox.
    let length = usedLengths()
    alignLines(length.cross - crossFrame, &solver)
    if space.hasHeight || solver.usesBaselines {
      // §9.4, step 11: used cross sizes.
      stretchItems(&solver)
      guard solver.unmeasured == unmeasured else { return .nothing }
      // §9.5, step 12, and §9.6, steps 13 and 14: alignment on both axes.
      alignMainAxis(length.main - mainFrame, &solver)
      alignCrossAxis(&solver)
    }
    var answer = BoxAnswer(length: space.height)
    if !space.hasHeight {
      answer.length = isRow ? contentLength.cross : contentLength.main
      answer.length = Swift.max(space.clamped(height: answer.length), frame.vertical)
    }
    if solver.usesBaselines { answer.baseline = firstBaseline(length, &solver) }
    guard solver.unmeasured == unmeasured else { return .nothing }
    if space.hasHeight { placeItems(length, &solver) }
    return answer
  }

  /// Carries out the steps up to the lines and their cross sizes; returns `false` if a measurement
  /// is unfinished.
  private mutating func prepareLines(_ solver: inout Solver) -> Bool {
    // §9.2, step 3: flex base sizes and hypothetical main sizes.
    determineBaseSizes(&solver)
    guard solver.unmeasured == unmeasured else { return false }
    // §9.3, step 5: lines; §9.2, step 4: the main size, where it is that of the content.
    collectLines(&solver)
    determineMainSize(&solver)
    for line in firstLine..<solver.css.flexLines.count {
      // §9.3, step 6, with §9.7: used main sizes.
      resolveFlexibleLengths(line, &solver)
      // §9.4, step 7: hypothetical cross sizes.
      determineCrossSizes(line, &solver)
      guard solver.unmeasured == unmeasured else { return false }
      // §9.4, step 8: the cross size of the line.
      determineLineCross(line, &solver)
    }
    let count = solver.css.flexLines.count - firstLine
    let gap = style.pointee.gap(axis.cross, of: isCrossDefinite ? innerCross : .nan)
    linesCross = count > 1 ? gap * Float(count - 1) : 0
    for line in firstLine..<solver.css.flexLines.count {
      linesCross += solver.css.flexLines[line].cross
    }
    return true
  }

  // MARK: §9.2, steps 1 and 2: items and the available space

  private init(_ node: Int32, _ space: BoxSpace, _ solver: inout Solver) {
    self.node = node
    self.space = space
    style = solver.style(of: node)
    direction = style.pointee.direction
    said = withBorrowed(solver.pools.pointee.flexes[Int(solver.nodes[Int(node)].spec)]) { Said($0) }
    axis = said.isRow ? .row : .column
    let turns = direction == .rtl
    let isReversed = said.isMainReversed != (said.isRow && turns)
    let isTurned = (!said.isRow && turns) != said.turnsStart
    mainStart = said.isRow ? (isReversed ? .right : .left) : (isReversed ? .bottom : .top)
    crossStart = said.isRow ? (isTurned ? .bottom : .top) : (isTurned ? .right : .left)
    frame = style.pointee.frame(of: space.contentOwner)
    mainFrame = axis.pick(frame.horizontal, frame.vertical)
    crossFrame = axis.pick(frame.vertical, frame.horizontal)
    let width = Self.inner(space.width, frame.horizontal)
    let height = Self.inner(space.height, frame.vertical)
    innerMain = axis.pick(width, height)
    innerCross = axis.pick(height, width)
    wholeWidth = width
    wholeHeight = space.isHeightIndefinite ? .nan : height
    firstItem = solver.css.flexItems.count
    firstLine = solver.css.flexLines.count
    unmeasured = solver.unmeasured
  }

  private static func inner(_ outer: Float, _ frame: Float) -> Float {
    guard outer >= 0 else { return .nan }
    return outer > frame ? outer - frame : 0
  }

  /// Collects all items, in document order.
  private mutating func collectItems(_ solver: inout Solver) {
    var next = solver.boxItems.first(of: node)
    while next >= 0 {
      let place = solver.stylePlace(
        of: next, in: solver.nodes[Int(next)].parent == node ? direction : nil)
      let child = solver.boxStyles.element(at: place)
      if child.pointee.flags.isDisjoint(with: .outOfFlow) {
        solver.css.flexItems.append(item(next, place, child))
      } else if child.pointee.flags.isAbsoluteAndSeen {
        holdsAbsolutes = true
      }
      next = solver.boxItems.next(after: next, in: node)
    }
  }

  private func item(_ node: Int32, _ place: Int32, _ child: Borrowed<BoxStyle>) -> CSSItem {
    var item = CSSItem(node: node, style: place)
    item.frame = child.pointee.frame(of: wholeWidth)
    item.mainFrame = axis.pick(item.frame.horizontal, item.frame.vertical)
    item.crossFrame = axis.pick(item.frame.vertical, item.frame.horizontal)
    let margin = child.pointee.margin(of: wholeWidth)
    item.mainStart = margin[mainStart]
    item.mainEnd = margin[mainStart.opposite]
    item.crossStart = margin[crossStart]
    item.crossEnd = margin[crossStart.opposite]
    item.isStartAuto = child.pointee.isAuto(crossStart)
    item.isEndAuto = child.pointee.isAuto(crossStart.opposite)
    item.align = said.alignment(child.pointee.alignSelf)
    item.preferredCross = child.pointee.length(axis.cross, of: whole(axis.cross), item.frame)
    // A percent of an indefinite length is not `auto`, though it behaves as `auto`.
    item.stretches =
      item.align == .stretch && !item.isStartAuto && !item.isEndAuto
      && axis.pick(child.pointee.height, child.pointee.width).isNaN
    return item
  }

  private func whole(_ axis: Axis) -> Float { axis.pick(wholeWidth, wholeHeight) }

  // MARK: §9.2, step 3: flex base sizes

  /// Determines the flex base size and the hypothetical main size of every item.
  private mutating func determineBaseSizes(_ solver: inout Solver) {
    for index in firstItem..<solver.css.flexItems.count {
      var item = solver.css.flexItems[index]
      let child = solver.boxStyles.element(at: item.style)
      item.base = baseSize(of: &item, child, &solver)
      item.most = child.pointee.most(axis, of: whole(axis), item.frame)
      item.least = leastMain(of: &item, child, &solver)
      item.hypothetical = item.clamped(item.base)
      solver.css.flexItems[index] = item
      guard solver.unmeasured == unmeasured else { return }
    }
  }

  private func baseSize(
    of item: inout CSSItem, _ child: Borrowed<BoxStyle>, _ solver: inout Solver
  ) -> Float {
    // A. A definite flex basis, or the item's own size. A percent of an indefinite length is
    // `content`.
    let basis = child.pointee.definiteBasis(of: whole(axis), frame: item.mainFrame)
    item.isDefinite = true
    if !basis.isNaN { return basis }
    if child.pointee.basis.isNaN {
      let own = child.pointee.length(axis, of: whole(axis), item.frame)
      if !own.isNaN { return own }
    }
    // B. The size that a ratio gives for a definite cross size.
    if child.pointee.hasRatio {
      let cross = definiteCross(of: item, child)
      if !cross.isNaN {
        return child.pointee.length(axis, from: cross, item.frame)
      }
    }
    // C. to E. The size of the content.
    item.isDefinite = false
    guard isRow else {
      let content = contentHeight(of: &item, child, &solver)
      // The base size is the length from the ratio, although the automatic minimum may be greater.
      return child.pointee.hasRatio ? item.byRatio : content
    }
    let width = solver.contentWidth(
      of: item.node, child, item.frame, .maxContent, height: definiteCross(of: item, child),
      ownerWidth: wholeWidth)
    return limitedByCross(width, item, child)
  }

  /// The cross size of an item if it is known before that of its line, else NaN.
  private func definiteCross(of item: CSSItem, _ child: Borrowed<BoxStyle>) -> Float {
    var cross = item.preferredCross
    if cross.isNaN && item.stretches && !wraps && isCrossDefinite {
      cross = innerCross - item.crossMargin
    }
    guard !cross.isNaN else { return .nan }
    return child.pointee.clamped(cross, axis.cross, of: whole(axis.cross), item.frame)
  }

  /// The min-content width of an item of a row; at least the width from its ratio if the height is
  /// definite.
  private func leastContentWidth(
    of item: CSSItem, _ child: Borrowed<BoxStyle>, _ solver: inout Solver
  ) -> Float {
    let cross = definiteCross(of: item, child)
    let width = solver.contentWidth(
      of: item.node, child, item.frame, .minContent, height: cross, ownerWidth: wholeWidth)
    guard child.pointee.hasRatio, !cross.isNaN else { return limitedByCross(width, item, child) }
    let share = child.pointee.length(.row, from: cross, item.frame)
    return width < share ? share : width
  }

  /// A content size clamped to the limits of the cross axis, transferred by the aspect ratio.
  private func limitedByCross(
    _ length: Float, _ item: CSSItem, _ child: Borrowed<BoxStyle>
  ) -> Float {
    child.pointee.clampedByRatio(length, axis, of: whole(axis.cross), item.frame)
  }

  /// The content height of an item of a column, at its width before it is flexed.
  private func contentHeight(
    of item: inout CSSItem, _ child: Borrowed<BoxStyle>, _ solver: inout Solver
  ) -> Float {
    if !item.content.isNaN { return item.content }
    let width = usedWidth(of: item, child, height: .nan, &solver)
    var within: Float = .nan
    if child.pointee.hasRatio {
      item.byRatio = limitedByCross(
        child.pointee.length(.column, from: width, item.frame),
        item, child)
      within = child.pointee.clamped(item.byRatio, .column, of: wholeHeight, item.frame)
    }
    var height = solver.contentHeight(
      of: item.node, child, item.frame, width: width, within: within, .triedUnstretched,
      ownerWidth: wholeWidth, ownerHeight: wholeHeight)
    if child.pointee.hasRatio {
      if item.byRatio > height { height = item.byRatio }
      height = limitedByCross(height, item, child)
    }
    item.content = height
    return height
  }

  // MARK: §4.5: the automatic minimum size

  private func leastMain(
    of item: inout CSSItem, _ child: Borrowed<BoxStyle>, _ solver: inout Solver
  ) -> Float {
    let least = child.pointee.least(axis, of: whole(axis), item.frame)
    guard least.isNaN else { return least }
    // A percent of an indefinite length is 0, not `auto`.
    guard child.pointee.keepsContent(axis) else { return item.mainFrame }
    // The content-based minimum size: the content size, at most the specified size and the maximum.
    var content: Float
    if isRow {
      content = leastContentWidth(of: item, child, &solver)
    } else {
      content = contentHeight(of: &item, child, &solver)
    }
    let specified = child.pointee.length(axis, of: whole(axis), item.frame)
    if content > specified { content = specified }
    return content < item.most ? content : item.most
  }

  // MARK: §9.3, step 5: lines

  /// Collects as many items as fit into each line, at least one.
  private func collectLines(_ solver: inout Solver) {
    let gap = style.pointee.gap(axis, of: isMainDefinite ? innerMain : .nan)
    let room = lineRoom
    var line = CSSLine(first: firstItem)
    for index in firstItem..<solver.css.flexItems.count {
      let item = solver.css.flexItems[index]
      let length = item.hypothetical + item.mainMargin
      let isFirst = index == line.first
      let sum = line.hypothetical + (isFirst ? 0 : gap) + length
      if wraps && !isFirst && sum > room + Self.lost {
        line.end = index
        solver.css.flexLines.append(line)
        line = CSSLine(first: index)
        line.hypothetical = length
      } else {
        line.hypothetical = sum
      }
    }
    line.end = solver.css.flexItems.count
    if line.end > line.first { solver.css.flexLines.append(line) }
  }

  /// The rounding error allowed in sums of single precision; browsers count in whole 64ths of a
  /// pixel.
  private static let lost: Float = 1 / 128

  /// The maximum length of a line.
  private var lineRoom: Float {
    guard innerMain.isNaN else { return innerMain }
    // While its content is measured, a column breaks as if it had its specified height.
    let own = style.pointee.height(of: space.limitOwner, frame)
    let most = Swift.min(space.mostHeight, style.pointee.maxHeight(of: space.limitOwner, frame))
    let room = own < most ? own : most
    guard room < .infinity else { return .infinity }
    return style.pointee.clamped(room, .column, of: space.limitOwner, frame) - mainFrame
  }

  // MARK: §9.2, step 4: the main size

  /// Makes a column as high as its longest line, unless its height is decided.
  private mutating func determineMainSize(_ solver: inout Solver) {
    var longest: Float = 0
    for line in firstLine..<solver.css.flexLines.count {
      let length = solver.css.flexLines[line].hypothetical
      if length > longest { longest = length }
    }
    contentMainLength = longest
    guard innerMain.isNaN else { return }
    innerMain = Swift.max(space.clamped(height: longest + mainFrame), mainFrame) - mainFrame
  }

  private var contentMainLength: Float = 0

  // MARK: §9.7: flexible lengths

  /// Resolves the flexible lengths of a line: items that violate their limits are frozen at them,
  /// and the rest is distributed again until none does.
  private func resolveFlexibleLengths(_ number: Int, _ solver: inout Solver) {
    let line = solver.css.flexLines[number]
    let range = line.first..<line.end
    let gaps =
      style.pointee.gap(axis, of: isMainDefinite ? innerMain : .nan) * Float(range.count - 1)
    let grows = line.hypothetical < innerMain
    var initialFree = innerMain - gaps
    for index in range {
      var item = solver.css.flexItems[index]
      let child = solver.boxStyles.element(at: item.style)
      item.factor = grows ? child.pointee.grow : child.pointee.shrink
      item.isFrozen =
        item.factor == 0
        || (grows ? item.base > item.hypothetical : item.base < item.hypothetical)
      item.main = item.isFrozen ? item.hypothetical : item.base
      initialFree -= item.main + item.mainMargin
      solver.css.flexItems[index] = item
    }
    while true {
      var free = innerMain - gaps
      var factors: Float = 0
      var scaled: Float = 0
      for index in range {
        let item = solver.css.flexItems[index]
        free -= (item.isFrozen ? item.main : item.base) + item.mainMargin
        guard !item.isFrozen else { continue }
        factors += item.factor
        scaled += item.factor * (item.base - item.mainFrame)
      }
      guard factors > 0 else { break }
      if factors < 1 {
        let share = initialFree * factors
        if share.magnitude < free.magnitude { free = share }
      }
      var violation: Float = 0
      for index in range where !solver.css.flexItems[index].isFrozen {
        var item = solver.css.flexItems[index]
        if grows {
          item.main = item.base + free * (item.factor / factors)
        } else if scaled > 0 {
          item.main = item.base + free * (item.factor * (item.base - item.mainFrame) / scaled)
        } else {
          item.main = item.base
        }
        item.violation = item.clamped(item.main) - item.main
        item.main += item.violation
        violation += item.violation
        solver.css.flexItems[index] = item
      }
      for index in range where !solver.css.flexItems[index].isFrozen {
        let own = solver.css.flexItems[index].violation
        if violation == 0 || (violation > 0 ? own > 0 : own < 0) {
          solver.css.flexItems[index].isFrozen = true
        }
      }
    }
  }

  // MARK: §9.4, step 7: hypothetical cross sizes

  private func determineCrossSizes(_ number: Int, _ solver: inout Solver) {
    let line = solver.css.flexLines[number]
    for index in line.first..<line.end {
      var item = solver.css.flexItems[index]
      let child = solver.boxStyles.element(at: item.style)
      item.main = item.main.clampedPositive(to: Limits.length)
      item.cross =
        isRow
        ? usedHeight(of: &item, child, &solver)
        : usedWidth(of: item, child, height: item.main, &solver)
      guard solver.unmeasured == unmeasured else { return }
      if item.isOnBaseline {
        // In a column the baseline is the left edge, by which browsers align such items.
        item.baseline = isRow ? baseline(of: item, child, &solver) : 0
      }
      solver.css.flexItems[index] = item
      guard solver.unmeasured == unmeasured else { return }
    }
  }

  /// The height of an item of a row at its width.
  private func usedHeight(
    of item: inout CSSItem, _ child: Borrowed<BoxStyle>, _ solver: inout Solver
  ) -> Float {
    let isUnstretched =
      space.heightRule == .triedUnstretched && item.stretches && !child.pointee.hasRatio
    let definite = isUnstretched ? .nan : definiteCross(of: item, child)
    if !definite.isNaN { return definite }
    var height: Float = .nan
    if child.pointee.hasRatio {
      height = child.pointee.length(.column, from: item.main, item.frame)
    }
    let content = solver.contentHeight(
      of: item.node, child, item.frame, width: item.main, within: height, .tried,
      ownerWidth: wholeWidth, ownerHeight: wholeHeight)
    if !child.pointee.hasRatio {
      height = content
    } else {
      // The automatic minimum on the other axis of a ratio.
      if height < content, child.pointee.keepsContent(.column) {
        let most = child.pointee.most(.column, of: wholeHeight, item.frame)
        height = content < most ? content : most
      }
    }
    return child.pointee.clamped(height, .column, of: wholeHeight, item.frame)
  }

  /// The width of an item of a column, whose `height` is NaN if it is not known yet.
  private func usedWidth(
    of item: CSSItem, _ child: Borrowed<BoxStyle>, height: Float, _ solver: inout Solver
  ) -> Float {
    let definite = definiteCross(of: item, child)
    if !definite.isNaN { return definite }
    var width: Float
    if child.pointee.hasRatio && !height.isNaN {
      width = child.pointee.length(.row, from: height, item.frame)
      if child.pointee.keepsContent(.row) {
        let content = solver.contentWidth(
          of: item.node, child, item.frame, .minContent, height: .nan, ownerWidth: wholeWidth)
        let most = child.pointee.most(.row, of: wholeWidth, item.frame)
        if width < content { width = content < most ? content : most }
      }
    } else {
      width = child.pointee.clampedByRatio(
        fitContent(
          item, child, within: innerCross,
          height: isMainDefinite || item.isDefinite ? height : .nan, &solver),
        .row, of: wholeHeight, item.frame)
    }
    return child.pointee.clamped(width, .row, of: wholeWidth, item.frame)
  }

  /// The fit-content width of an item in the given length.
  private func fitContent(
    _ item: CSSItem, _ child: Borrowed<BoxStyle>, within room: Float, height: Float,
    _ solver: inout Solver
  ) -> Float {
    solver.fitContent(
      room - item.crossMargin, of: item.node, child, item.frame, height: height, wholeWidth)
  }

  // MARK: §9.4, step 8: the cross size of a line

  private func determineLineCross(_ number: Int, _ solver: inout Solver) {
    var line = solver.css.flexLines[number]
    var ascent: Float = -.infinity
    var descent: Float = -.infinity
    for index in line.first..<line.end {
      let item = solver.css.flexItems[index]
      if !item.baseline.isNaN {
        // The greatest distances from a baseline to the margin edges of an item.
        let above = item.crossStart + fromCrossStart(item.baseline, item)
        if above > ascent { ascent = above }
        if item.cross + item.crossMargin - above > descent {
          descent = item.cross + item.crossMargin - above
        }
      } else if item.cross + item.crossMargin > line.cross {
        line.cross = item.cross + item.crossMargin
      }
    }
    line.ascent = ascent > -.infinity ? ascent : 0
    if ascent + descent > line.cross { line.cross = ascent + descent }
    if !wraps {
      // The only line has the cross size of the flexbox.
      line.natural = line.cross
      line.cross =
        !innerCross.isNaN
        ? innerCross
        : Swift.max(space.clamped(height: line.cross + crossFrame), crossFrame) - crossFrame
    } else {
      line.natural = line.cross
    }
    solver.css.flexLines[number] = line
  }

  /// Converts a distance from the top or left edge into one from the edge at which lines begin.
  private func fromCrossStart(_ baseline: Float, _ item: CSSItem) -> Float {
    crossStart == .bottom || crossStart == .right ? item.cross - baseline : baseline
  }

  // MARK: §9.6, step 15: the used size of the flexbox

  /// The main and cross sizes of the flexbox by its content.
  private var contentLength: (main: Float, cross: Float) {
    (contentMainLength + mainFrame, naturalCross + crossFrame)
  }

  private var naturalCross: Float = 0

  /// The used main and cross sizes of the flexbox.
  private func usedLengths() -> (main: Float, cross: Float) {
    let cross =
      !innerCross.isNaN
      ? innerCross + crossFrame
      : Swift.max(space.clamped(height: linesCross + crossFrame), crossFrame)
    return (innerMain + mainFrame, cross)
  }

  // MARK: §9.6, step 16, with §9.4, step 9: lines within the flexbox

  /// Places the lines in `room` along the cross axis, and stretches them if they are aligned so.
  private mutating func alignLines(_ room: Float, _ solver: inout Solver) {
    naturalCross = linesCross
    let lines = firstLine..<solver.css.flexLines.count
    if !wraps {
      if !lines.isEmpty { naturalCross = solver.css.flexLines[lines.lowerBound].natural }
      return
    }
    let gap = style.pointee.gap(axis.cross, of: isCrossDefinite ? innerCross : .nan)
    let spread = distribution(
      .init(said.alignContent), free: room - linesCross, count: lines.count,
      startsAtEnd: said.turnsStart)
    var place = spread.lead
    for line in lines {
      solver.css.flexLines[line].cross += spread.stretch
      solver.css.flexLines[line].place = place
      place += solver.css.flexLines[line].cross + spread.between + gap
    }
  }

  /// Distributes free space.
  ///
  /// If space is lacking, content with space at both ends is aligned to the start edge of the
  /// writing direction, so that it does not overflow there. At that edge the first item begins, or
  /// the last one ends (CSS Box Alignment 3, §5.3).
  private func distribution(
    _ word: ContentDistribution.Word, free: Float, count: Int, startsAtEnd: Bool
  ) -> ContentDistribution {
    ContentDistribution(word, free: free, count: count, fallback: startsAtEnd ? .end : .start)
  }

  // MARK: §9.4, step 11: used cross sizes

  /// Stretches items to the cross sizes of their lines.
  private func stretchItems(_ solver: inout Solver) {
    for number in firstLine..<solver.css.flexLines.count {
      let line = solver.css.flexLines[number]
      for index in line.first..<line.end {
        let item = solver.css.flexItems[index]
        let child = solver.boxStyles.element(at: item.style)
        if item.stretches {
          solver.css.flexItems[index].cross = child.pointee.clamped(
            line.cross - item.crossMargin, axis.cross, of: whole(axis.cross), item.frame)
        } else if !isRow && wraps && item.preferredCross.isNaN && !child.pointee.hasRatio {
          // If the flexbox wraps, a column's item fits into the width of its line, however wide the
          // flexbox is; browsers agree.
          let width = fitContent(
            item, child, within: line.cross,
            height: isMainDefinite || item.isDefinite ? item.main : .nan, &solver)
          solver.css.flexItems[index].cross = child.pointee.clamped(
            width, .row, of: wholeWidth, item.frame)
        }
      }
    }
  }

  // MARK: §9.5, step 12: main-axis alignment

  /// Places the items of each line along the main axis, by `auto` margins or else by
  /// justify-content.
  private func alignMainAxis(_ room: Float, _ solver: inout Solver) {
    let gap = style.pointee.gap(axis, of: isMainDefinite ? innerMain : .nan)
    for number in firstLine..<solver.css.flexLines.count {
      let line = solver.css.flexLines[number]
      let range = line.first..<line.end
      var free = room - gap * Float(range.count - 1)
      var autos: Float = 0
      for index in range {
        let item = solver.css.flexItems[index]
        free -= item.main + item.mainMargin
        let child = solver.boxStyles.element(at: item.style)
        if child.pointee.isAuto(mainStart) { autos += 1 }
        if child.pointee.isAuto(mainStart.opposite) { autos += 1 }
      }
      let share = autos > 0 && free > 0 ? free / autos : 0
      let spread = distribution(
        .init(said.justifyContent), free: autos > 0 && free > 0 ? 0 : free, count: range.count,
        startsAtEnd: said.isMainReversed)
      var place = spread.lead
      for index in range {
        let item = solver.css.flexItems[index]
        let child = solver.boxStyles.element(at: item.style)
        place += item.mainStart
        if child.pointee.isAuto(mainStart) { place += share }
        solver.css.flexItems[index].mainPlace = place
        place += item.main + item.mainEnd + gap + spread.between
        if child.pointee.isAuto(mainStart.opposite) { place += share }
      }
    }
  }

  // MARK: §9.6, steps 13 and 14: cross-axis alignment

  private func alignCrossAxis(_ solver: inout Solver) {
    for number in firstLine..<solver.css.flexLines.count {
      let line = solver.css.flexLines[number]
      for index in line.first..<line.end {
        let item = solver.css.flexItems[index]
        let free = line.cross - item.cross - item.crossMargin
        solver.css.flexItems[index].crossPlace =
          line.place + item.crossStart + lead(of: item, free, line)
      }
    }
  }

  /// The space before an item on the cross axis of its line.
  private func lead(of item: CSSItem, _ free: Float, _ line: CSSLine) -> Float {
    if item.isStartAuto || item.isEndAuto {
      // Step 13: `auto` margins share the free space, and are never negative.
      guard free > 0, item.isStartAuto else { return 0 }
      return item.isEndAuto ? free / 2 : free
    }
    if !item.baseline.isNaN {
      return line.ascent - item.crossStart - fromCrossStart(item.baseline, item)
    }
    switch item.align {
    case .start, .flexStart, .stretch, .baseline: return 0
    case .center: return free / 2
    case .end, .flexEnd: return free
    }
  }

  // MARK: Positions of items

  /// Proposes positions to the items and the absolute children.
  private func placeItems(_ length: (main: Float, cross: Float), _ solver: inout Solver) {
    for index in firstItem..<solver.css.flexItems.count {
      let item = solver.css.flexItems[index]
      let child = solver.boxStyles.element(at: item.style)
      var main = frame[mainStart] + item.mainPlace
      var cross = frame[crossStart] + item.crossPlace
      if mainStart.isFar { main = length.main - item.main - main }
      if crossStart.isFar { cross = length.cross - item.cross - cross }
      let shift = shift(child)
      let used = BoxUsed(
        width: axis.pick(item.main, item.cross), height: axis.pick(item.cross, item.main),
        baseline: .nan, space: layoutSpace(item, child, &solver))
      solver.propose(
        item.node, x: axis.pick(main, cross) + shift.x, y: axis.pick(cross, main) + shift.y, used,
        frame: item.frame)
    }
    solver.container(node).pointee.holdsAbsolutes = holdsAbsolutes
    if holdsAbsolutes && !solver.isStaticContainer(node) { placeAbsolutes(length, &solver) }
    solver.container(node).pointee.proposedSpace = space
    solver.container(node).pointee.proposedHeight = .nan
  }

  /// The space for the layout of an item.
  private func layoutSpace(
    _ item: CSSItem, _ child: Borrowed<BoxStyle>, _ solver: inout Solver
  ) -> BoxSpace {
    let height = axis.pick(item.cross, item.main)
    let isDefinite = isDefinite(item, child)
    var space = solver.layoutSpace(
      of: item.node, child, item.frame, width: axis.pick(item.main, item.cross),
      height: isDefinite ? height : .nan, ownerWidth: wholeWidth, ownerHeight: wholeHeight)
    guard !isDefinite else { return space }
    space.height = height
    space.heightRule = .settled
    return space
  }

  /// Whether percents refer to an item's height (§9.8).
  private func isDefinite(_ item: CSSItem, _ child: Borrowed<BoxStyle>) -> Bool {
    if isRow { return item.stretches || !item.preferredCross.isNaN || child.pointee.hasRatio }
    return isMainDefinite || item.isDefinite || child.pointee.hasRatio
  }

  /// The offset by which insets move an item.
  private func shift(_ child: Borrowed<BoxStyle>) -> LayoutPoint {
    guard child.pointee.flags.contains(.hasInset), !child.pointee.flags.contains(.isStatic) else {
      return .zero
    }
    return child.pointee.shift(in: BoxArea(width: wholeWidth, height: wholeHeight), direction)
  }

  // MARK: §4.1: absolute children

  private func placeAbsolutes(_ length: (main: Float, cross: Float), _ solver: inout Solver) {
    let border = style.pointee.border
    let (width, height) = (
      axis.pick(length.main, length.cross), axis.pick(length.cross, length.main)
    )
    var child = solver.boxItems.first(of: node)
    while child >= 0 {
      let item = child
      child = solver.boxItems.next(after: item, in: node)
      let box = solver.style(of: item)
      guard box.pointee.flags.isAbsoluteAndSeen else { continue }
      var block = AbsoluteBlock(
        width: Swift.max(0, width - border.horizontal),
        height: Swift.max(0, height - border.vertical),
        Self.absoluteAlignment(of: box, in: node, &solver))
      // Without insets the box is placed in the content box.
      block.left = frame.left - border.left
      block.top = frame.top - border.top
      block.right = width - frame.right - border.left
      block.bottom = height - frame.bottom - border.top
      let place = solver.absolutePlace(of: item, box, in: block)
      solver.propose(
        item, x: place.x + border.left, y: place.y + border.top, place.size,
        frame: box.pointee.frame(of: block.width))
    }
  }

  /// The alignment of an absolute box as the only item of a flexbox.
  static func absoluteAlignment(
    of style: Borrowed<BoxStyle>, in node: Int32, _ solver: inout Solver
  ) -> AbsoluteAlignment {
    let direction = solver.style(of: node).pointee.direction
    let said = withBorrowed(solver.pools.pointee.flexes[Int(solver.nodes[Int(node)].spec)]) {
      Said($0)
    }
    let turns = direction == .rtl
    let main: AbsoluteAlignment.Place =
      switch said.justifyContent {
      case .start, .flexStart, .spaceBetween: .start
      case .center, .spaceAround, .spaceEvenly: .center
      case .end, .flexEnd: .end
      }
    let isMainReversed = said.isMainReversed != (said.isRow && turns)
    let isCrossReversed = !said.isRow && turns
    let align = said.alignment(style.pointee.alignSelf)
    var cross: AbsoluteAlignment.Place =
      switch align {
      case .start, .flexStart, .stretch, .baseline: .start
      case .center: .center
      case .end, .flexEnd: .end
      }
    // A box without a shared baseline is at the start edge of the writing direction, whichever way
    // lines follow.
    if isCrossReversed != (said.turnsStart && align != .baseline) { cross = cross.turned }
    let along = isMainReversed ? main.turned : main
    var alignment = AbsoluteAlignment()
    alignment.direction = direction
    alignment.row = said.isRow ? along : cross
    alignment.column = said.isRow ? cross : along
    alignment.beginsBelow = !said.isRow && said.isMainReversed
    // A row has no alignment of single items on its main axis. Between two insets, the edges of the
    // axis are those of the writing direction.
    alignment.align = GridAlignment(style.pointee.alignSelf)
    return alignment
  }

  // MARK: §8.5: baselines

  /// The distance from the top of an item to its first baseline, or to its lower edge if it has
  /// none.
  private func baseline(
    of item: CSSItem, _ child: Borrowed<BoxStyle>, _ solver: inout Solver
  ) -> Float {
    let height = axis.pick(item.cross, item.main)
    let found = solver.contentHeight(
      of: item.node, item.frame, layoutSpace(item, child, &solver)
    ).baseline
    return found.isNaN ? height : child.pointee.seen(baseline: found, within: height)
  }

  /// The first baseline of the flexbox, or NaN if it has no items.
  private func firstBaseline(
    _ length: (main: Float, cross: Float), _ solver: inout Solver
  ) -> Float {
    guard let index = baselineItem(&solver) else { return .nan }
    let item = solver.css.flexItems[index]
    let child = solver.boxStyles.element(at: item.style)
    let baseline =
      item.baseline.isNaN || !isRow ? baseline(of: item, child, &solver) : item.baseline
    let height = axis.pick(item.cross, item.main)
    var top =
      isRow
      ? frame[crossStart] + item.crossPlace : frame[mainStart] + item.mainPlace
    if crossStart == .bottom { top = length.cross - height - top }
    if mainStart == .bottom { top = length.main - height - top }
    return top + baseline
  }

  /// The item whose baseline is that of the flexbox.
  ///
  /// In a row, this is the first item that is aligned by its baseline, else the first one; in a
  /// column, the topmost one. A reference baseline takes precedence.
  private func baselineItem(_ solver: inout Solver) -> Int? {
    guard solver.css.flexLines.count > firstLine else { return nil }
    // If lines follow one another backwards, the last line is the topmost.
    let isReversed = said.turnsStart
    let line = solver.css.flexLines[isReversed ? solver.css.flexLines.count - 1 : firstLine]
    for index in firstItem..<solver.css.flexItems.count {
      let style = Int(solver.css.flexItems[index].style)
      if solver.boxStyles[style].flags.contains(.isReferenceBaseline) { return index }
    }
    if mainStart == .bottom { return line.end - 1 }
    guard isRow else { return line.first }
    for index in line.first..<line.end where !solver.css.flexItems[index].baseline.isNaN {
      return index
    }
    return said.isMainReversed ? line.end - 1 : line.first
  }

  // MARK: §9.9: the intrinsic width

  /// Finds the min-content or max-content width of the flexbox.
  private mutating func intrinsicWidth(_ solver: inout Solver) -> BoxAnswer {
    var sum: Float = 0
    var greatest: Float = 0
    for index in firstItem..<solver.css.flexItems.count {
      var item = solver.css.flexItems[index]
      let width = contribution(of: &item, &solver)
      guard solver.unmeasured == unmeasured else { return .nothing }
      solver.css.flexItems[index].cross = width
      sum += width
      if width > greatest { greatest = width }
    }
    let count = solver.css.flexItems.count - firstItem
    if isRow {
      let gap = style.pointee.gap(.row, of: .nan)
      if count > 1 { sum += gap * Float(count - 1) }
      var width = sum
      if wraps {
        width = space.mode == .minContent ? greatest : Swift.max(sum, leastWrapped(&solver))
      }
      return BoxAnswer(length: (width > 0 ? width : 0) + mainFrame)
    }
    guard wraps && space.mode == .maxContent && lineRoom < .infinity else {
      return BoxAnswer(length: greatest + crossFrame)
    }
    // The width of several columns, broken as if each were as wide as the widest; each has its own
    // content width.
    var probe = space
    (probe.mode, probe.width) = (.layout, greatest + crossFrame)
    var columns = CSSFlexbox(node, probe, &solver)
    // No percents refer to a width that is still to be measured.
    columns.wholeWidth = .nan
    columns.collectItems(&solver)
    columns.determineBaseSizes(&solver)
    columns.collectLines(&solver)
    var width: Float = 0
    for number in columns.firstLine..<solver.css.flexLines.count {
      let line = solver.css.flexLines[number]
      if number > columns.firstLine { width += style.pointee.gap(.row, of: .nan) }
      var widest: Float = 0
      for index in line.first..<line.end {
        let own = solver.css.flexItems[index - columns.firstItem + firstItem].cross
        if own > widest { widest = own }
      }
      width += widest
    }
    columns.leave(&solver)
    guard solver.unmeasured == unmeasured else { return .nothing }
    return BoxAnswer(length: width + crossFrame)
  }

  /// The width of a row that wraps, with each item on a line of its own.
  private func leastWrapped(_ solver: inout Solver) -> Float {
    guard hasBasisOrNegativeMargin(&solver) else { return 0 }
    var least = space
    least.mode = .minContent
    return Self.answer(node, least, &solver).length - mainFrame
  }

  /// Whether an item has a flex basis or a negative margin, so that one line may be shorter than an
  /// item alone.
  private func hasBasisOrNegativeMargin(_ solver: inout Solver) -> Bool {
    for index in firstItem..<solver.css.flexItems.count {
      let item = solver.css.flexItems[index]
      if item.mainMargin < 0 || !solver.boxStyles[Int(item.style)].basis.isNaN { return true }
    }
    return false
  }

  /// The contribution of an item to the intrinsic width of the flexbox, with its margins.
  private func contribution(of item: inout CSSItem, _ solver: inout Solver) -> Float {
    let child = solver.boxStyles.element(at: item.style)
    let margin = axis.pick(item.mainMargin, item.crossMargin)
    var width = child.pointee.width(of: .nan, item.frame)
    let height = definiteHeight(of: item, child)
    if width.isNaN && child.pointee.hasRatio && !height.isNaN {
      width = child.pointee.width(fromHeight: height, item.frame)
    }
    if width.isNaN {
      width = solver.contentWidth(
        of: item.node, child, item.frame, space.mode, height: height, ownerWidth: .nan)
      width = child.pointee.clampedByRatio(width, .row, of: wholeHeight, item.frame)
    }
    if isRow {
      width = flexed(width, item, child, &solver)
    } else if child.pointee.hasRatio && !height.isNaN && child.pointee.keepsContent(.row) {
      // The automatic minimum on the other axis of a ratio.
      let least = solver.contentWidth(
        of: item.node, child, item.frame, .minContent, height: .nan, ownerWidth: .nan)
      if width < least { width = least }
    }
    return child.pointee.clamped(width, .row, of: .nan, item.frame) + margin
  }

  /// The height of an item if it is known without its width, else NaN.
  private func definiteHeight(of item: CSSItem, _ child: Borrowed<BoxStyle>) -> Float {
    if isRow { return definiteCross(of: item, child) }
    let height = child.pointee.height(of: wholeHeight, item.frame)
    return height.isNaN ? .nan : child.pointee.clamped(height, .column, of: wholeHeight, item.frame)
  }

  /// The contribution of an item in a row: at most its flex base size if the item cannot grow, and
  /// at least that if it cannot shrink.
  private func flexed(
    _ width: Float, _ item: CSSItem, _ child: Borrowed<BoxStyle>, _ solver: inout Solver
  ) -> Float {
    let basis = child.pointee.definiteBasis(of: .nan, frame: item.mainFrame)
    var result = width
    if !basis.isNaN && !(wraps && space.mode == .minContent) {
      if child.pointee.grow == 0 && basis < result { result = basis }
      if child.pointee.shrink == 0 && basis > result { result = basis }
    }
    guard result < width || child.pointee.hasRatio else { return result }
    // The automatic minimum.
    var probe = item
    probe.most = child.pointee.most(.row, of: .nan, item.frame)
    let least = leastMain(of: &probe, child, &solver)
    return result < least ? least : result
  }
}

// MARK: Calls

extension CSSFlexbox {
  /// Measures a CSS flexbox; if its height is decided, also proposes positions to its items.
  @inline(never)
  static func answer(_ node: Int32, _ space: BoxSpace, _ solver: inout Solver) -> BoxAnswer {
    var flexbox = Self(node, space, &solver)
    flexbox.collectItems(&solver)
    var answer =
      space.mode == .layout ? flexbox.solve(&solver) : flexbox.intrinsicWidth(&solver)
    flexbox.leave(&solver)
    answer.length = answer.length.clampedPositive(to: Limits.length)
    return answer
  }

  /// Removes the flexbox's items and lines from the stacks.
  private func leave(_ solver: inout Solver) {
    solver.css.flexItems.removeLast(solver.css.flexItems.count - firstItem)
    solver.css.flexLines.removeLast(solver.css.flexLines.count - firstLine)
  }
}

/// An item of a CSS flexbox during a solve.
struct CSSItem: Sendable {
  let node: Int32
  /// The index of the item's style in the solver's styles.
  let style: Int32
  /// The padding and border, and the sums of both edges of an axis.
  var frame = UsedEdges.zero
  var mainFrame: Float = 0
  var crossFrame: Float = 0
  /// The margins; 0 if `auto`.
  var mainStart: Float = 0
  var mainEnd: Float = 0
  var crossStart: Float = 0
  var crossEnd: Float = 0
  var isStartAuto = false
  var isEndAuto = false
  /// The item's alignment in its line, in terms of the edges of the axis.
  var align = FlexSpec.AlignItems.stretch
  /// Whether the item stretches to the cross size of its line.
  var stretches = false
  /// The preferred cross size, or NaN.
  var preferredCross: Float = .nan

  var base: Float = 0
  /// Whether the base size is definite.
  var isDefinite = false
  /// The content height, or NaN if it is not known yet.
  var content: Float = .nan
  /// The height that the aspect ratio gives for the width before the item is flexed.
  var byRatio: Float = 0
  /// The limits of the main size.
  var least: Float = 0
  var most: Float = .infinity
  var hypothetical: Float = 0
  /// The flex factor that applies in the line.
  var factor: Float = 0
  var isFrozen = false
  var violation: Float = 0

  var main: Float = 0
  var cross: Float = 0
  /// The distance from the top to the baseline if the item is aligned by it, else NaN.
  var baseline: Float = .nan
  /// The distances from the flexbox's inner edges at which the axes start.
  var mainPlace: Float = 0
  var crossPlace: Float = 0

  init(node: Int32, style: Int32) {
    self.node = node
    self.style = style
  }

  var mainMargin: Float { mainStart + mainEnd }
  var crossMargin: Float { crossStart + crossEnd }

  /// A main size clamped to the limits, and at least padding and border.
  func clamped(_ length: Float) -> Float {
    let capped = length < most ? length : most
    let clamped = capped > least ? capped : least
    return clamped < mainFrame ? mainFrame : clamped
  }

  /// Whether the item is aligned by its baseline; `auto` margins on the cross axis take precedence.
  var isOnBaseline: Bool { align == .baseline && !isStartAuto && !isEndAuto }
}

/// A line of a CSS flexbox during a solve.
struct CSSLine: Sendable {
  let first: Int
  var end = 0
  /// The sum of the hypothetical main sizes, margins and gaps.
  var hypothetical: Float = 0
  var cross: Float = 0
  /// The cross size by the line's items.
  var natural: Float = 0
  /// The distance from the line's start edge to its baseline.
  var ascent: Float = 0
  /// The distance from the edge at which lines start.
  var place: Float = 0

  init(first: Int) { self.first = first }
}

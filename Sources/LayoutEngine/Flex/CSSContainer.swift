/// A flexbox of CSS while it is measured or laid out.
///
/// `solve` is the algorithm of CSS Flexible Box Layout Level 1, section 9, and the functions behind it
/// are its steps, in the order in which it takes them; numbers and names are those of the
/// specification. Where it leaves something open, or browsers agree on something else, the step says
/// so. What a flexbox of Yoga does otherwise, `FlexContainer` tells.
///
/// Lengths are those of border boxes where nothing else is said. One that is indefinite is no number.
struct CSSContainer {
  private let box: Int32
  private let style: Borrowed<FlexBox>
  private let offer: FlexOffer
  private let pass: FlexPass
  private let boxes: MutableBorrowedArray<FlexBox>
  private let axis: Axis
  private let direction: WritingDirection

  private let mainStart: FlexEdge
  /// Where the first line stands: across from the start edge in a flexbox with `wrapReverse`.
  private let crossStart: FlexEdge
  private let mainFrame: Float
  private let crossFrame: Float

  /// What is in padding and border, as far as it is decided.
  private var innerMain: Float
  private var innerCross: Float
  /// What percents of the items are of.
  private let wholeWidth: Float
  private let wholeHeight: Float

  /// Where its items and lines begin among those of all that are being solved.
  private var firstItem = 0
  private var firstLine = 0
  /// How many questions were open before; where there are more, all that follows would ask for naught.
  private var questions = 0
  /// All lines and the gaps between them.
  private var linesCross: Float = 0

  private var isRow: Bool { axis == .row }
  /// Whether the start edge of the script is that at which lines end.
  private var isMainTurned: Bool {
    style.pointee.flags.contains(.mainIsReversed) != (isRow && direction == .rtl)
  }
  private var wraps: Bool { style.pointee.wrap != .noWrap }
  /// Whether percents of lengths across the flexbox are definite.
  private var isCrossDefinite: Bool { isRow ? isHeightDefinite : true }
  private var isMainDefinite: Bool { isRow ? true : isHeightDefinite }
  private var isHeightDefinite: Bool {
    offer.heightMode == .exact || offer.heightMode == .tried
  }

  // MARK: The algorithm

  /// Measures the flexbox at a width, or lays out what is in it.
  private mutating func solve(_ solver: inout Solver) -> FlexAnswer {
    guard prepareLines(&solver) else { return .nothing }
    // §9.4, step 9, with §9.6, step 16: the lines within the flexbox.
    let length = usedLengths()
    alignLines(length.cross - crossFrame, &solver)
    let baselines = solver.usesBaselines
    if pass == .layout || baselines {
      // §9.4, step 11: used cross sizes.
      stretchItems(&solver)
      guard solver.questions.count == questions else { return .nothing }
      // §9.5, step 12, and §9.6, steps 13 and 14: alignment on both axes.
      alignMainAxis(length.main - mainFrame, &solver)
      alignCrossAxis(&solver)
    }
    var answer = FlexAnswer(
      isRow ? offer.width : length.cross,
      offer.heightMode == .exact || offer.heightMode == .settled
        ? offer.height : isRow ? contentLength.cross : contentLength.main,
      baseline: .nan)
    answer.width = offer.width
    if pass == .layout && offer.heightMode == .free {
      answer.height = isRow ? length.cross : length.main
    }
    if baselines {
      answer.baseline = firstBaseline(length, &solver)
      guard solver.questions.count == questions else { return .nothing }
    }
    if pass == .layout { layOutItems(length, &solver) }
    return answer
  }

  /// Takes the steps up to the lines and their cross sizes; tells whether all was answered.
  private mutating func prepareLines(_ solver: inout Solver) -> Bool {
    // §9.2, step 3: flex base sizes and hypothetical main sizes.
    determineBaseSizes(&solver)
    guard solver.questions.count == questions else { return false }
    // §9.3, step 5: lines; §9.2, step 4: the main size, where it is that of the content.
    collectLines(&solver)
    determineMainSize(&solver)
    for line in firstLine..<solver.flex.lines.count {
      // §9.3, step 6, with §9.7: used main sizes.
      resolveFlexibleLengths(line, &solver)
      // §9.4, step 7: hypothetical cross sizes.
      determineCrossSizes(line, &solver)
      guard solver.questions.count == questions else { return false }
      // §9.4, step 8: the cross size of the line.
      determineLineCross(line, &solver)
    }
    let count = solver.flex.lines.count - firstLine
    let gap = style.gap(axis.cross, of: isCrossDefinite ? innerCross : .nan)
    linesCross = count > 1 ? gap * Float(count - 1) : 0
    for line in firstLine..<solver.flex.lines.count { linesCross += solver.flex.lines[line].cross }
    return true
  }

  // MARK: §9.2, steps 1 and 2: items and the available space

  private init(_ box: Int32, _ offer: FlexOffer, _ pass: FlexPass, _ solver: Solver) {
    let style = solver.flexBox(at: box)
    self.box = box
    self.style = style
    self.offer = offer
    self.pass = pass
    boxes = solver.boxes
    axis = style.axis
    direction = style.pointee.direction
    let flags = style.pointee.flags
    let isReversed = flags.contains(.mainIsReversed)
    let isTurned = flags.contains(.crossIsReversed) != (style.pointee.wrap == .wrapReverse)
    mainStart = axis == .row ? (isReversed ? .right : .left) : (isReversed ? .bottom : .top)
    crossStart = axis == .row ? (isTurned ? .bottom : .top) : (isTurned ? .right : .left)
    let widthFrame = style.frame(.row, offer.ownerWidth)
    let heightFrame = style.frame(.column, offer.ownerWidth)
    mainFrame = axis.pick(widthFrame, heightFrame)
    crossFrame = axis.pick(heightFrame, widthFrame)
    let width = Self.inner(offer.width, offer.widthMode, widthFrame)
    let height = Self.inner(offer.height, offer.heightMode, heightFrame)
    innerMain = axis.pick(width, height)
    innerCross = axis.pick(height, width)
    wholeWidth = width
    wholeHeight = offer.heightMode == .exact || offer.heightMode == .tried ? height : .nan
    questions = solver.questions.count
  }

  private static func inner(_ outer: Float, _ mode: FlexMode, _ frame: Float) -> Float {
    guard mode != .free else { return .nan }
    return outer > frame ? outer - frame : 0
  }

  /// Notes all items, in document order.
  private mutating func collectItems(_ solver: inout Solver) {
    firstItem = solver.flex.items.count
    firstLine = solver.flex.lines.count
    var next = style.pointee.firstChild
    while next >= 0 {
      let child = boxes.element(at: next)
      if child.pointee.position != .absolute && !child.pointee.flags.contains(.isHidden) {
        solver.flex.items.append(item(next, child))
      }
      next = child.pointee.nextSibling
    }
  }

  private func item(_ index: Int32, _ child: Borrowed<FlexBox>) -> CSSItem {
    var item = CSSItem(box: index)
    item.mainFrame = child.frame(axis, wholeWidth)
    item.crossFrame = child.frame(axis.cross, wholeWidth)
    item.mainStart = child.margin(at: mainStart, direction, wholeWidth)
    item.mainEnd = child.margin(at: mainStart.opposite, direction, wholeWidth)
    item.crossStart = child.margin(at: crossStart, direction, wholeWidth)
    item.crossEnd = child.margin(at: crossStart.opposite, direction, wholeWidth)
    item.isStartAuto = child.isAuto(at: crossStart, direction)
    item.isEndAuto = child.isAuto(at: crossStart.opposite, direction)
    item.preferredCross = child.preferred(axis.cross, of: whole(axis.cross), frame: item.crossFrame)
    // A percent of something indefinite is not `auto`, though it counts as that.
    item.stretches =
      child.pointee.align == .stretch && !item.isStartAuto && !item.isEndAuto
      && axis.pick(child.pointee.height, child.pointee.width).isNaN
    return item
  }

  private func whole(_ axis: Axis) -> Float { axis.pick(wholeWidth, wholeHeight) }

  // MARK: §9.2, step 3: flex base sizes

  /// Determines the flex base size and the hypothetical main size of every item.
  private mutating func determineBaseSizes(_ solver: inout Solver) {
    for index in firstItem..<solver.flex.items.count {
      var item = solver.flex.items[index]
      let child = boxes.element(at: item.box)
      item.base = baseSize(of: &item, child, &solver)
      item.most = child.maximum(axis, of: whole(axis), frame: item.mainFrame)
      item.least = leastMain(of: &item, child, &solver)
      item.hypothetical = item.held(item.base)
      solver.flex.items[index] = item
      guard solver.questions.count == questions else { return }
    }
  }

  private func baseSize(
    of item: inout CSSItem, _ child: Borrowed<FlexBox>, _ solver: inout Solver
  ) -> Float {
    // A. A definite flex basis, or the item's own size. A percent of something indefinite is `content`.
    let basis = child.definiteBasis(of: whole(axis), frame: item.mainFrame)
    item.isDefinite = true
    if !basis.isNaN { return basis }
    if child.pointee.basis.isNaN {
      let own = child.preferred(axis, of: whole(axis), frame: item.mainFrame)
      if !own.isNaN { return own }
    }
    // B. The size that a ratio gives for a definite cross size.
    if child.hasRatio {
      let cross = definiteCross(of: item, child)
      if !cross.isNaN {
        return child.transferred(
          axis, from: cross, frame: item.mainFrame, otherFrame: item.crossFrame)
      }
    }
    // C. to E. The size of the content.
    item.isDefinite = false
    guard isRow else {
      let content = contentHeight(of: &item, child, &solver)
      // It is no longer than the ratio says, though the automatic minimum is.
      return child.hasRatio ? item.byRatio : content
    }
    let width = solver.contentWidth(
      of: item.box, .maxContent, height: definiteCross(of: item, child), ownerWidth: wholeWidth)
    return limitedByCross(width, item, child)
  }

  /// The cross size of an item, where it is known before that of its line.
  private func definiteCross(of item: CSSItem, _ child: Borrowed<FlexBox>) -> Float {
    var cross = item.preferredCross
    if cross.isNaN && item.stretches && !wraps && isCrossDefinite {
      cross = innerCross - item.crossMargin
    }
    guard !cross.isNaN else { return .nan }
    return child.held(cross, axis.cross, of: whole(axis.cross), frame: item.crossFrame)
  }

  /// The least width of an item of a row by its content, which a ratio decides where the height is
  /// definite.
  private func leastContentWidth(
    of item: CSSItem, _ child: Borrowed<FlexBox>, _ solver: inout Solver
  ) -> Float {
    let cross = definiteCross(of: item, child)
    let width = solver.contentWidth(
      of: item.box, .minContent, height: cross, ownerWidth: wholeWidth)
    guard child.hasRatio, !cross.isNaN else { return limitedByCross(width, item, child) }
    let share = child.transferred(
      .row, from: cross, frame: item.mainFrame, otherFrame: item.crossFrame)
    return width < share ? share : width
  }

  /// A content width held to what limits on the height come to by the ratio.
  private func limitedByCross(
    _ length: Float, _ item: CSSItem, _ child: Borrowed<FlexBox>
  ) -> Float {
    child.heldByRatio(
      length, axis, of: whole(axis.cross), frame: item.mainFrame, otherFrame: item.crossFrame)
  }

  /// How high an item of a column is by its content, at the width that it has before it is flexed.
  private func contentHeight(
    of item: inout CSSItem, _ child: Borrowed<FlexBox>, _ solver: inout Solver
  ) -> Float {
    if !item.content.isNaN { return item.content }
    let width = usedWidth(of: item, child, height: .nan, &solver)
    var within: Float = .nan
    if child.hasRatio {
      item.byRatio = limitedByCross(
        child.transferred(.column, from: width, frame: item.mainFrame, otherFrame: item.crossFrame),
        item, child)
      within = child.held(item.byRatio, .column, of: wholeHeight, frame: item.mainFrame)
    }
    var height = solver.contentHeight(
      of: item.box, width: width, within: within, ownerWidth: wholeWidth, ownerHeight: wholeHeight)
    if child.hasRatio {
      if item.byRatio > height { height = item.byRatio }
      height = limitedByCross(height, item, child)
    }
    item.content = height
    return height
  }

  // MARK: §4.5: the automatic minimum size

  private func leastMain(
    of item: inout CSSItem, _ child: Borrowed<FlexBox>, _ solver: inout Solver
  ) -> Float {
    let least = child.minimum(axis, of: whole(axis), frame: item.mainFrame)
    guard least.isNaN else { return least }
    guard !child.pointee.rules.contains(.clips) else { return item.mainFrame }
    // What is its content by itself is no less than that.
    var content: Float
    if isRow {
      content = leastContentWidth(of: item, child, &solver)
    } else {
      content = contentHeight(of: &item, child, &solver)
    }
    let specified = child.preferred(axis, of: whole(axis), frame: item.mainFrame)
    if content > specified { content = specified }
    return content < item.most ? content : item.most
  }

  // MARK: §9.3, step 5: lines

  /// Collects as many items into each line as fit, at least one.
  private func collectLines(_ solver: inout Solver) {
    let gap = style.gap(axis, of: isMainDefinite ? innerMain : .nan)
    let room = lineRoom
    var line = CSSLine(first: firstItem)
    for index in firstItem..<solver.flex.items.count {
      let item = solver.flex.items[index]
      let length = item.hypothetical + item.mainMargin
      let isFirst = index == line.first
      let sum = line.hypothetical + (isFirst ? 0 : gap) + length
      if wraps && !isFirst && sum > room + Self.lost {
        line.end = index
        solver.flex.lines.append(line)
        line = CSSLine(first: index)
        line.hypothetical = length
      } else {
        line.hypothetical = sum
      }
    }
    line.end = solver.flex.items.count
    if line.end > line.first { solver.flex.lines.append(line) }
  }

  /// What sums of single precision may lose; browsers count in whole 64ths of a pixel.
  private static let lost: Float = 1 / 128

  /// How long a line may be.
  private var lineRoom: Float {
    guard innerMain.isNaN else { return innerMain }
    // While its content is asked for, a column breaks where it would if it were as high as it says.
    let whole = offer.owner(axis)
    let own = style.preferred(axis, of: whole, frame: mainFrame)
    let most = style.maximum(axis, of: whole, frame: mainFrame)
    let room = own < most ? own : most
    guard room < .infinity else { return .infinity }
    return style.held(room, axis, of: whole, frame: mainFrame) - mainFrame
  }

  // MARK: §9.2, step 4: the main size

  /// Makes a column as high as its longest line, where nobody says how high it is.
  private mutating func determineMainSize(_ solver: inout Solver) {
    var longest: Float = 0
    for line in firstLine..<solver.flex.lines.count {
      let length = solver.flex.lines[line].hypothetical
      if length > longest { longest = length }
    }
    contentMainLength = longest
    guard innerMain.isNaN else { return }
    innerMain =
      style.held(longest + mainFrame, axis, of: offer.owner(axis), frame: mainFrame) - mainFrame
  }

  private var contentMainLength: Float = 0

  // MARK: §9.7: flexible lengths

  /// Resolves the flexible lengths of a line: items that violate their limits are frozen at them, and
  /// what is left is shared out again, until none does.
  private func resolveFlexibleLengths(_ number: Int, _ solver: inout Solver) {
    let line = solver.flex.lines[number]
    let range = line.first..<line.end
    let gaps = style.gap(axis, of: isMainDefinite ? innerMain : .nan) * Float(range.count - 1)
    let grows = line.hypothetical < innerMain
    var initialFree = innerMain - gaps
    for index in range {
      var item = solver.flex.items[index]
      let child = boxes.element(at: item.box)
      item.factor = grows ? child.pointee.grow : child.pointee.shrink
      item.isFrozen =
        item.factor == 0
        || (grows ? item.base > item.hypothetical : item.base < item.hypothetical)
      item.main = item.isFrozen ? item.hypothetical : item.base
      initialFree -= item.main + item.mainMargin
      solver.flex.items[index] = item
    }
    while true {
      var free = innerMain - gaps
      var factors: Float = 0
      var scaled: Float = 0
      for index in range {
        let item = solver.flex.items[index]
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
      for index in range where !solver.flex.items[index].isFrozen {
        var item = solver.flex.items[index]
        if grows {
          item.main = item.base + free * (item.factor / factors)
        } else if scaled > 0 {
          item.main = item.base + free * (item.factor * (item.base - item.mainFrame) / scaled)
        } else {
          item.main = item.base
        }
        item.violation = item.held(item.main) - item.main
        item.main += item.violation
        violation += item.violation
        solver.flex.items[index] = item
      }
      for index in range where !solver.flex.items[index].isFrozen {
        let own = solver.flex.items[index].violation
        if violation == 0 || (violation > 0 ? own > 0 : own < 0) {
          solver.flex.items[index].isFrozen = true
        }
      }
    }
  }

  // MARK: §9.4, step 7: hypothetical cross sizes

  private func determineCrossSizes(_ number: Int, _ solver: inout Solver) {
    let line = solver.flex.lines[number]
    for index in line.first..<line.end {
      var item = solver.flex.items[index]
      let child = boxes.element(at: item.box)
      item.main = item.main.heldPositive(to: Limits.length)
      item.cross =
        isRow
        ? usedHeight(of: &item, child, &solver)
        : usedWidth(of: item, child, height: item.main, &solver)
      guard solver.questions.count == questions else { return }
      if item.isOnBaseline(child) {
        // In a column it is the left edge, by which browsers align such items.
        item.baseline = isRow ? baseline(of: item, child, &solver) : 0
      }
      solver.flex.items[index] = item
      guard solver.questions.count == questions else { return }
    }
  }

  /// How high an item of a row is at its width.
  private func usedHeight(
    of item: inout CSSItem, _ child: Borrowed<FlexBox>, _ solver: inout Solver
  ) -> Float {
    // Where its own length is asked for, the flexbox stretches nothing.
    if !(offer.heightMode == .tried && item.stretches && !child.hasRatio) {
      let definite = definiteCross(of: item, child)
      if !definite.isNaN { return definite }
    }
    var height: Float = .nan
    if child.hasRatio {
      height = child.transferred(
        .column, from: item.main, frame: item.crossFrame, otherFrame: item.mainFrame)
    }
    let content = solver.contentHeight(
      of: item.box, width: item.main, within: height, ownerWidth: wholeWidth,
      ownerHeight: wholeHeight)
    if !child.hasRatio {
      height = content
    } else {
      // The automatic minimum of the other axis of a ratio.
      if height < content, child.keepsContent(.column, of: wholeHeight, item.crossFrame) {
        let most = child.maximum(.column, of: wholeHeight, frame: item.crossFrame)
        height = content < most ? content : most
      }
    }
    return child.held(height, .column, of: wholeHeight, frame: item.crossFrame)
  }

  /// How wide an item of a column is, which is `height` high, no number where that is not known yet.
  private func usedWidth(
    of item: CSSItem, _ child: Borrowed<FlexBox>, height: Float, _ solver: inout Solver
  ) -> Float {
    let definite = definiteCross(of: item, child)
    if !definite.isNaN { return definite }
    var width: Float
    if child.hasRatio && !height.isNaN {
      width = child.transferred(
        .row, from: height, frame: item.crossFrame, otherFrame: item.mainFrame)
      if child.keepsContent(.row, of: wholeWidth, item.crossFrame) {
        let content = solver.contentWidth(
          of: item.box, .minContent, height: .nan, ownerWidth: wholeWidth)
        let most = child.maximum(.row, of: wholeWidth, frame: item.crossFrame)
        if width < content { width = content < most ? content : most }
      }
    } else {
      width = child.heldByRatio(
        fitContent(
          item, within: innerCross, height: isMainDefinite || item.isDefinite ? height : .nan,
          &solver),
        .row, of: wholeHeight, frame: item.crossFrame, otherFrame: item.mainFrame)
    }
    return child.held(width, .row, of: wholeWidth, frame: item.crossFrame)
  }

  /// The width by content that is within what there is, if it can be.
  private func fitContent(
    _ item: CSSItem, within room: Float, height: Float, _ solver: inout Solver
  ) -> Float {
    let room = room - item.crossMargin
    let most = solver.contentWidth(
      of: item.box, .maxContent, height: height, ownerWidth: wholeWidth)
    guard most > room else { return most }
    let least = solver.contentWidth(
      of: item.box, .minContent, height: height, ownerWidth: wholeWidth)
    return least > room ? least : room
  }

  // MARK: §9.4, step 8: the cross size of a line

  private func determineLineCross(_ number: Int, _ solver: inout Solver) {
    var line = solver.flex.lines[number]
    var ascent: Float = -.infinity
    var descent: Float = -.infinity
    for index in line.first..<line.end {
      let item = solver.flex.items[index]
      if !item.baseline.isNaN {
        // The greatest distances from a baseline to both edges of an item's margins.
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
      // The only line is as thick as the flexbox.
      line.natural = line.cross
      line.cross =
        !innerCross.isNaN
        ? innerCross
        : style.held(
          line.cross + crossFrame, axis.cross, of: offer.owner(axis.cross), frame: crossFrame)
          - crossFrame
    } else {
      line.natural = line.cross
    }
    solver.flex.lines[number] = line
  }

  /// A distance from the top or the left as one from the edge at which lines begin.
  private func fromCrossStart(_ baseline: Float, _ item: CSSItem) -> Float {
    crossStart == .bottom || crossStart == .right ? item.cross - baseline : baseline
  }

  // MARK: §9.6, step 15: the used size of the flexbox

  /// How long and how thick the flexbox is by its content.
  private var contentLength: (main: Float, cross: Float) {
    (contentMainLength + mainFrame, naturalCross + crossFrame)
  }

  private var naturalCross: Float = 0

  /// How long and how thick the flexbox is.
  private func usedLengths() -> (main: Float, cross: Float) {
    let cross =
      !innerCross.isNaN
      ? innerCross + crossFrame
      : style.held(
        linesCross + crossFrame, axis.cross, of: offer.owner(axis.cross), frame: crossFrame)
    return (innerMain + mainFrame, cross)
  }

  // MARK: §9.6, step 16, with §9.4, step 9: lines within the flexbox

  /// Places the lines in a room across the flexbox, and makes them thicker where they stretch.
  private mutating func alignLines(_ room: Float, _ solver: inout Solver) {
    naturalCross = linesCross
    let lines = firstLine..<solver.flex.lines.count
    if !wraps {
      if !lines.isEmpty { naturalCross = solver.flex.lines[lines.lowerBound].natural }
      return
    }
    let gap = style.gap(axis.cross, of: isCrossDefinite ? innerCross : .nan)
    let spread = CSSSpread(
      style.pointee.alignContent, free: room - linesCross, count: lines.count,
      startsAtEnd: style.pointee.wrap == .wrapReverse)
    var place = spread.lead
    for line in lines {
      solver.flex.lines[line].cross += spread.stretch
      solver.flex.lines[line].place = place
      place += solver.flex.lines[line].cross + spread.between + gap
    }
  }

  // MARK: §9.4, step 11: used cross sizes

  /// Makes items as thick as their lines.
  private func stretchItems(_ solver: inout Solver) {
    for number in firstLine..<solver.flex.lines.count {
      let line = solver.flex.lines[number]
      for index in line.first..<line.end {
        let item = solver.flex.items[index]
        let child = boxes.element(at: item.box)
        if item.stretches {
          solver.flex.items[index].cross = child.held(
            line.cross - item.crossMargin, axis.cross, of: whole(axis.cross),
            frame: item.crossFrame)
        } else if !isRow && wraps && item.preferredCross.isNaN && !child.hasRatio {
          // What fits into a line of several is what is as wide as the line, no matter how wide the
          // flexbox is; browsers have it so.
          let width = fitContent(
            item, within: line.cross, height: isMainDefinite || item.isDefinite ? item.main : .nan,
            &solver)
          solver.flex.items[index].cross = child.held(
            width, .row, of: wholeWidth, frame: item.crossFrame)
        }
      }
    }
  }

  // MARK: §9.5, step 12: main-axis alignment

  /// Places the items of each line along the flexbox, by `auto` margins or else by justify-content.
  private func alignMainAxis(_ room: Float, _ solver: inout Solver) {
    let gap = style.gap(axis, of: isMainDefinite ? innerMain : .nan)
    for number in firstLine..<solver.flex.lines.count {
      let line = solver.flex.lines[number]
      let range = line.first..<line.end
      var free = room - gap * Float(range.count - 1)
      var autos: Float = 0
      for index in range {
        let item = solver.flex.items[index]
        free -= item.main + item.mainMargin
        let child = boxes.element(at: item.box)
        if child.isAuto(at: mainStart, direction) { autos += 1 }
        if child.isAuto(at: mainStart.opposite, direction) { autos += 1 }
      }
      let share = autos > 0 && free > 0 ? free / autos : 0
      let spread = CSSSpread(
        style.pointee.justifyContent, free: autos > 0 && free > 0 ? 0 : free, count: range.count,
        startsAtEnd: isMainTurned)
      var place = spread.lead
      for index in range {
        let item = solver.flex.items[index]
        let child = boxes.element(at: item.box)
        place += item.mainStart
        if child.isAuto(at: mainStart, direction) { place += share }
        solver.flex.items[index].mainPlace = place
        place += item.main + item.mainEnd + gap + spread.between
        if child.isAuto(at: mainStart.opposite, direction) { place += share }
      }
    }
  }

  // MARK: §9.6, steps 13 and 14: cross-axis alignment

  private func alignCrossAxis(_ solver: inout Solver) {
    for number in firstLine..<solver.flex.lines.count {
      let line = solver.flex.lines[number]
      for index in line.first..<line.end {
        let item = solver.flex.items[index]
        let free = line.cross - item.cross - item.crossMargin
        solver.flex.items[index].crossPlace =
          line.place + item.crossStart + lead(of: item, free, line)
      }
    }
  }

  /// What is before an item within its line.
  private func lead(of item: CSSItem, _ free: Float, _ line: CSSLine) -> Float {
    if item.isStartAuto || item.isEndAuto {
      // Step 13: `auto` margins share what is free, and are never negative.
      guard free > 0, item.isStartAuto else { return 0 }
      return item.isEndAuto ? free / 2 : free
    }
    if !item.baseline.isNaN {
      return line.ascent - item.crossStart - fromCrossStart(item.baseline, item)
    }
    switch boxes[Int(item.box)].align {
    case .start, .flexStart, .stretch, .baseline: return 0
    case .center: return free / 2
    case .end, .flexEnd: return free
    }
  }

  // MARK: Places and content of items

  /// Gives items their places from the left and the top, and lays out what is in them.
  private func layOutItems(_ length: (main: Float, cross: Float), _ solver: inout Solver) {
    let startMain = style.frame(at: mainStart, offer.ownerWidth)
    let startCross = style.frame(at: crossStart, offer.ownerWidth)
    let isMainReversed = mainStart == .right || mainStart == .bottom
    let isCrossReversed = crossStart == .right || crossStart == .bottom
    for index in firstItem..<solver.flex.items.count {
      let item = solver.flex.items[index]
      let child = boxes.element(at: item.box)
      var main = startMain + item.mainPlace
      var cross = startCross + item.crossPlace
      if isMainReversed { main = length.main - item.main - main }
      if isCrossReversed { cross = length.cross - item.cross - cross }
      let state = solver.flexStates.mutableElement(at: item.box)
      state.pointee.width = axis.pick(item.main, item.cross)
      state.pointee.height = axis.pick(item.cross, item.main)
      state.pointee.left = axis.pick(main, cross) + shift(child, .row)
      state.pointee.top = axis.pick(cross, main) + shift(child, .column)
      state.pointee.baseline = item.baseline
      _ = solver.itemAnswer(item.box, layoutOffer(item, child), .layout)
      guard solver.questions.count == questions else { return }
    }
    collectAbsolutes(length, &solver)
  }

  /// What an item is laid out in.
  private func layoutOffer(_ item: CSSItem, _ child: Borrowed<FlexBox>) -> FlexOffer {
    FlexOffer(
      width: axis.pick(item.main, item.cross), .exact,
      height: axis.pick(item.cross, item.main), isDefinite(item, child) ? .exact : .settled,
      ownerWidth: wholeWidth, ownerHeight: wholeHeight)
  }

  /// Whether percents are of an item's height (§9.8).
  private func isDefinite(_ item: CSSItem, _ child: Borrowed<FlexBox>) -> Bool {
    if isRow { return item.stretches || !item.preferredCross.isNaN || child.hasRatio }
    return isMainDefinite || item.isDefinite
  }

  /// How far an item is moved by its insets.
  private func shift(_ child: Borrowed<FlexBox>, _ axis: Axis) -> Float {
    let flags = child.pointee.flags
    guard !flags.isDisjoint(with: axis == .row ? .hasHorizontalInset : .hasVerticalInset),
      child.pointee.position != .static
    else { return 0 }
    let start: FlexEdge = axis == .row ? (direction == .ltr ? .left : .right) : .top
    let sign: Float = start == .right ? -1 : 1
    let inset = child.inset(at: start, direction, of: whole(axis))
    if !inset.isNaN { return sign * inset }
    let other = child.inset(at: start.opposite, direction, of: whole(axis))
    return other.isNaN ? 0 : -sign * other
  }

  /// §4.1: absolute children are laid out once all in the flow has its place; see `FlexAbsolute`.
  private func collectAbsolutes(_ length: (main: Float, cross: Float), _ solver: inout Solver) {
    guard style.pointee.flags.contains(.holdsAbsolute),
      style.pointee.position != .static || style.pointee.parent < 0
    else { return }
    solver.flex.containing.append(
      FlexContaining(
        box: box, current: box, width: axis.pick(length.main, length.cross),
        height: axis.pick(length.cross, length.main), innerWidth: wholeWidth,
        innerHeight: axis.pick(length.cross - crossFrame, length.main - mainFrame),
        widthMode: .exact, turn: solver.flexLaids[Int(style.pointee.laid)].turn))
  }

  // MARK: §8.5: baselines

  /// From the top of an item to its first baseline, or to its lower edge where it has none.
  private func baseline(
    of item: CSSItem, _ child: Borrowed<FlexBox>, _ solver: inout Solver
  ) -> Float {
    let found = solver.itemAnswer(item.box, layoutOffer(item, child), .trial).baseline
    let height = axis.pick(item.cross, item.main)
    guard !found.isNaN else { return height }
    // What does not show all of it has its baseline within its edges.
    guard child.pointee.rules.contains(.clips) else { return found }
    return Swift.min(Swift.max(found, 0), height)
  }

  /// The first baseline of the flexbox, no number where it has no items.
  private func firstBaseline(
    _ length: (main: Float, cross: Float), _ solver: inout Solver
  ) -> Float {
    guard let index = baselineItem(solver) else { return .nan }
    let item = solver.flex.items[index]
    let child = boxes.element(at: item.box)
    let baseline =
      item.baseline.isNaN || !isRow ? baseline(of: item, child, &solver) : item.baseline
    let height = axis.pick(item.cross, item.main)
    var top =
      isRow
      ? style.frame(at: crossStart, offer.ownerWidth) + item.crossPlace
      : style.frame(at: mainStart, offer.ownerWidth) + item.mainPlace
    if crossStart == .bottom { top = length.cross - height - top }
    if mainStart == .bottom { top = length.main - height - top }
    return top + baseline
  }

  /// The item whose baseline the flexbox has: in a row that which is aligned by its own, else the
  /// first; in a column the first as it is seen.
  private func baselineItem(_ solver: Solver) -> Int? {
    guard solver.flex.lines.count > firstLine else { return nil }
    // Of lines that follow one another backwards, the last one is the first that is seen.
    let isReversed = style.pointee.wrap == .wrapReverse
    let line = solver.flex.lines[isReversed ? solver.flex.lines.count - 1 : firstLine]
    for index in firstItem..<solver.flex.items.count {
      let box = solver.flex.items[index].box
      if boxes[Int(box)].flags.contains(.isReferenceBaseline) { return index }
    }
    if mainStart == .bottom { return line.end - 1 }
    guard isRow else { return line.first }
    for index in line.first..<line.end where !solver.flex.items[index].baseline.isNaN {
      return index
    }
    return style.pointee.flags.contains(.mainIsReversed) != (direction == .rtl)
      ? line.end - 1 : line.first
  }

  // MARK: §9.9: the width by content

  /// Finds the width that the items come to where the flexbox is as narrow or as wide as it may be.
  private mutating func intrinsicWidth(_ solver: inout Solver) -> FlexAnswer {
    var sum: Float = 0
    var greatest: Float = 0
    for index in firstItem..<solver.flex.items.count {
      var item = solver.flex.items[index]
      let width = contribution(of: &item, &solver)
      guard solver.questions.count == questions else { return .nothing }
      solver.flex.items[index].cross = width
      sum += width
      if width > greatest { greatest = width }
    }
    let count = solver.flex.items.count - firstItem
    if isRow {
      let gap = style.gap(.row, of: .nan)
      if count > 1 { sum += gap * Float(count - 1) }
      var width = sum
      if wraps {
        width = pass == .minContent ? greatest : Swift.max(sum, leastWrapped(&solver))
      }
      return FlexAnswer((width > 0 ? width : 0) + mainFrame, 0, baseline: .nan)
    }
    guard wraps && pass == .maxContent && lineRoom < .infinity else {
      return FlexAnswer(greatest + crossFrame, 0, baseline: .nan)
    }
    // Columns side by side, broken where they are if all is as wide as the widest; each is as wide as
    // its items are by their content.
    var probe = offer
    (probe.width, probe.widthMode) = (greatest + crossFrame, .exact)
    var columns = CSSContainer(box, probe, .measure, solver)
    columns.collectItems(&solver)
    columns.determineBaseSizes(&solver)
    columns.collectLines(&solver)
    var width: Float = 0
    for number in columns.firstLine..<solver.flex.lines.count {
      let line = solver.flex.lines[number]
      if number > columns.firstLine { width += style.gap(.row, of: .nan) }
      var widest: Float = 0
      for index in line.first..<line.end {
        let own = solver.flex.items[index - columns.firstItem + firstItem].cross
        if own > widest { widest = own }
      }
      width += widest
    }
    columns.leave(&solver)
    guard solver.questions.count == questions else { return .nothing }
    return FlexAnswer(width + crossFrame, 0, baseline: .nan)
  }

  /// How wide a row that wraps is where each item has a line of its own.
  private func leastWrapped(_ solver: inout Solver) -> Float {
    guard hasBasis || hasNegativeMargin(solver) else { return 0 }
    return CSSContainer.solve(box, offer, .minContent, &solver).width - mainFrame
  }

  /// Whether an item may be no shorter than in a line of its own, but a line with it.
  private var hasBasis: Bool { style.pointee.flags.contains(.hasChildBasis) }

  private func hasNegativeMargin(_ solver: Solver) -> Bool {
    for index in firstItem..<solver.flex.items.count where solver.flex.items[index].mainMargin < 0 {
      return true
    }
    return false
  }

  /// What an item adds to the width of the flexbox by its content, with its margins.
  private func contribution(of item: inout CSSItem, _ solver: inout Solver) -> Float {
    let child = boxes.element(at: item.box)
    let (widthFrame, heightFrame) = (
      axis.pick(item.mainFrame, item.crossFrame), axis.pick(item.crossFrame, item.mainFrame)
    )
    let margin = axis.pick(item.mainMargin, item.crossMargin)
    var width = child.preferred(.row, of: .nan, frame: widthFrame)
    let height = definiteHeight(of: item, child, heightFrame)
    if width.isNaN && child.hasRatio && !height.isNaN {
      width = child.transferred(.row, from: height, frame: widthFrame, otherFrame: heightFrame)
    }
    if width.isNaN {
      width = solver.contentWidth(of: item.box, pass, height: height, ownerWidth: .nan)
      width = child.heldByRatio(
        width, .row, of: wholeHeight, frame: widthFrame, otherFrame: heightFrame)
    }
    if isRow {
      width = flexed(width, item, child, &solver)
    } else if child.hasRatio && !height.isNaN && child.keepsContent(.row, of: .nan, widthFrame) {
      // The automatic minimum of the other axis of a ratio.
      let least = solver.contentWidth(of: item.box, .minContent, height: .nan, ownerWidth: .nan)
      if width < least { width = least }
    }
    return child.held(width, .row, of: .nan, frame: widthFrame) + margin
  }

  /// The height of an item where it is known without its width.
  private func definiteHeight(
    of item: CSSItem, _ child: Borrowed<FlexBox>, _ frame: Float
  ) -> Float {
    if isRow { return definiteCross(of: item, child) }
    let height = child.preferred(.column, of: wholeHeight, frame: frame)
    return height.isNaN ? .nan : child.held(height, .column, of: wholeHeight, frame: frame)
  }

  /// A contribution in a row: what cannot grow is no longer than its flex base size, and what cannot
  /// shrink no shorter.
  private func flexed(
    _ width: Float, _ item: CSSItem, _ child: Borrowed<FlexBox>, _ solver: inout Solver
  ) -> Float {
    let basis = child.definiteBasis(of: .nan, frame: item.mainFrame)
    var result = width
    if !basis.isNaN && !(wraps && pass == .minContent) {
      if child.pointee.grow == 0 && basis < result { result = basis }
      if child.pointee.shrink == 0 && basis > result { result = basis }
    }
    guard result < width || child.hasRatio else { return result }
    // The automatic minimum.
    var probe = item
    probe.most = child.maximum(.row, of: .nan, frame: item.mainFrame)
    let least = leastMain(of: &probe, child, &solver)
    return result < least ? least : result
  }
}

// MARK: Calls

extension CSSContainer {
  /// What an item of a flexbox of CSS answers, which is a flexbox of CSS itself.
  @inline(never)
  static func solve(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass, _ solver: inout Solver
  ) -> FlexAnswer {
    var container = Self(box, offer, pass, solver)
    container.collectItems(&solver)
    var answer =
      pass.isContent ? container.intrinsicWidth(&solver) : container.solve(&solver)
    container.leave(&solver)
    answer.width = answer.width.heldPositive(to: Limits.length)
    answer.height = answer.height.heldPositive(to: Limits.length)
    answer.widths = Bounds(only: offer.widthMode == .free ? .infinity : offer.width)
    answer.heights = Bounds(only: offer.heightMode == .free ? .infinity : offer.height)
    return answer
  }

  /// Drops the items and lines.
  private func leave(_ solver: inout Solver) {
    solver.flex.items.removeLast(solver.flex.items.count - firstItem)
    solver.flex.lines.removeLast(solver.flex.lines.count - firstLine)
  }
}

/// An item of a flexbox of CSS while that is solved.
struct CSSItem: Sendable {
  let box: Int32
  /// Padding and border of both edges.
  var mainFrame: Float = 0
  var crossFrame: Float = 0
  /// Margins, 0 where they are `auto`.
  var mainStart: Float = 0
  var mainEnd: Float = 0
  var crossStart: Float = 0
  var crossEnd: Float = 0
  var isStartAuto = false
  var isEndAuto = false
  /// Whether it is to be as thick as its line.
  var stretches = false
  /// The preferred cross size.
  var preferredCross: Float = .nan

  var base: Float = 0
  /// Whether the base size is definite.
  var isDefinite = false
  /// The height by content, once it is known.
  var content: Float = .nan
  /// The height that a ratio gives for the width before that.
  var byRatio: Float = 0
  /// The limits of the main size.
  var least: Float = 0
  var most: Float = .infinity
  var hypothetical: Float = 0
  /// The flex factor that counts in the line.
  var factor: Float = 0
  var isFrozen = false
  var violation: Float = 0

  var main: Float = 0
  var cross: Float = 0
  /// From the top, where it is aligned by that.
  var baseline: Float = .nan
  /// From the edges within padding and border at which the axes start.
  var mainPlace: Float = 0
  var crossPlace: Float = 0

  init(box: Int32) { self.box = box }

  var mainMargin: Float { mainStart + mainEnd }
  var crossMargin: Float { crossStart + crossEnd }

  /// A main size held to the limits.
  func held(_ length: Float) -> Float {
    let capped = length < most ? length : most
    let held = capped > least ? capped : least
    return held < mainFrame ? mainFrame : held
  }

  /// Whether it is aligned by its baseline; an `auto` margin across the line is more than that.
  func isOnBaseline(_ child: Borrowed<FlexBox>) -> Bool {
    child.pointee.align == .baseline && !isStartAuto && !isEndAuto
  }
}

/// A line of a flexbox of CSS while that is solved.
struct CSSLine: Sendable {
  let first: Int
  var end = 0
  /// The hypothetical main sizes, with margins and gaps.
  var hypothetical: Float = 0
  var cross: Float = 0
  /// How thick it is by its items.
  var natural: Float = 0
  /// From the edge at which it starts to its baseline.
  var ascent: Float = 0
  /// From the edge at which lines start.
  var place: Float = 0

  init(first: Int) { self.first = first }
}

/// What stands before and between items or lines, and what lines get, as free space is distributed.
struct CSSSpread {
  var lead: Float = 0
  var between: Float = 0
  var stretch: Float = 0

  /// - Parameters:
  ///   - justify: Where free space goes.
  ///   - free: The free space, or negative what is lacking.
  ///   - count: How many share it.
  ///   - startsAtEnd: Whether the start edge of the script is where the last one ends.
  init(_ justify: FlexSpec.JustifyContent, free: Float, count: Int, startsAtEnd: Bool) {
    switch justify {
    case .start, .flexStart: break
    case .center: lead = free / 2
    case .end, .flexEnd: lead = free
    case .spaceBetween: spread(free, count, ends: 0, startsAtEnd)
    case .spaceAround: spread(free, count, ends: 0.5, startsAtEnd)
    case .spaceEvenly: spread(free, count, ends: 1, startsAtEnd)
    }
  }

  init(_ align: FlexSpec.AlignContent, free: Float, count: Int, startsAtEnd: Bool) {
    switch align {
    case .start, .flexStart: break
    case .center: lead = free / 2
    case .end, .flexEnd: lead = free
    case .stretch: if free > 0 { stretch = free / Float(count) }
    case .spaceBetween: spread(free, count, ends: 0, startsAtEnd)
    case .spaceAround: spread(free, count, ends: 0.5, startsAtEnd)
    case .spaceEvenly: spread(free, count, ends: 1, startsAtEnd)
    }
  }

  /// Puts equal parts between neighbours and a share of a part at both ends.
  ///
  /// Where there is too little space, what has parts at its ends falls back to a `center` that does not
  /// overflow at the start edge of the script, and what has none to `flexStart` (CSS Box Alignment
  /// §5.3).
  private mutating func spread(_ free: Float, _ count: Int, ends: Float, _ startsAtEnd: Bool) {
    guard free > 0 else {
      if ends > 0 && startsAtEnd { lead = free }
      return
    }
    let parts = Float(count - 1) + 2 * ends
    guard parts > 0 else { return }
    between = free / parts
    lead = between * ends
  }
}

import LayoutEngine

// MARK: Flexboxes of Yoga in one line

/// What a flexbox reads from an element: from its own lengths, from what it says as an item, and
/// from what it says as a container.
struct FlexPart: Sendable {
  /// The sides of a box as its axis counts them: left and right, or top and bottom.
  struct Sides: Sendable {
    var before: Float = 0
    var after: Float = 0

    var sum: Float { before + after }
  }

  /// Values of both axes.
  struct Pair<Value: Sendable>: Sendable {
    var across: Value
    var down: Value

    func along(_ isRow: Bool) -> Value { isRow ? across : down }
  }

  /// How a container lays out its line.
  struct Line: Sendable {
    var isRow: Bool
    /// Whether the main axis, and the axis across it, run from the right or from the bottom.
    var isReversed: Bool
    var isReversedAcross: Bool
    var justify: FlexSpec.JustifyContent
    var gap: Float
    /// Whether the flexbox is laid out by one around it.
    var isNested: Bool
  }

  var length = Pair<LayoutDimension>(across: .auto, down: .auto)
  var least = Pair<Float>(across: 0, down: 0)
  var greatest = Pair<Float>(across: .infinity, down: .infinity)
  var margin = Pair(across: Sides(), down: Sides())
  /// Which margins take free space: before and after, as in ``Sides``.
  var isAuto = Pair(across: (before: false, after: false), down: (before: false, after: false))
  /// Padding and border.
  var frame = Pair(across: Sides(), down: Sides())
  var grow: Float = 0
  var shrink: Float = 0
  var basis: Float?
  var align = FlexSpec.AlignItems.stretch
  var line: Line?
  /// What of the element as an item has no function of lengths, in words.
  var obstacle: String?
  /// What of the line has none.
  var lineObstacle: String?

  /// Padding and border at all edges.
  var edges: UsedEdges {
    var edges = UsedEdges.zero
    (edges.left, edges.right) = (frame.across.before, frame.across.after)
    (edges.top, edges.bottom) = (frame.down.before, frame.down.after)
    return edges
  }

  var hasLimits: Bool {
    least.across > 0 || least.down > 0 || greatest.across < .infinity || greatest.down < .infinity
  }

  func isStretched(_ isRow: Bool) -> Bool {
    let auto = isAuto.along(!isRow)
    return align == .stretch && !auto.before && !auto.after
  }

  /// A length within the limits, of which the greatest is compared first.
  func limited(_ lengths: Lengths, _ isRow: Bool) -> Lengths {
    let (least, greatest) = (least.along(isRow), greatest.along(isRow))
    return lengths.mapped { $0 > greatest ? greatest : $0 < least ? least : $0 }
  }

  /// A length within the limits, and not below padding and border.
  func bounded(_ lengths: Lengths, _ isRow: Bool) -> Lengths {
    limited(lengths, isRow).atLeast(frame.along(isRow).sum)
  }

  /// All lengths that the element says, to know whether they are whole pixels.
  var lengths: [Float] {
    var all: [Float] = [basis ?? 0, line?.gap ?? 0]
    for isRow in [true, false] {
      let (margin, frame) = (margin.along(isRow), frame.along(isRow))
      all += [margin.before, margin.after, frame.before, frame.after]
      all += [least.along(isRow), greatest.along(isRow)]
      if case .points(let points) = length.along(isRow) { all.append(points) }
    }
    return all
  }
}

extension FlexPart {
  /// Reads what an element says as an item of a flexbox, and as a container if `spec` is one.
  ///
  /// - Parameters:
  ///   - item: What it says as an item; nil for the root of a flexbox.
  ///   - spec: What it says as a container; nil if it is none.
  ///   - size: Its own size.
  ///   - around: The container that lays it out; nil for the root.
  ///   - isRightToLeft: The direction of all of them.
  init(
    _ item: FlexItem?, _ spec: FlexSpec?, _ size: ElementSize, in around: FlexSpec?,
    isRightToLeft: Bool
  ) {
    let direction: WritingDirection = isRightToLeft ? .rtl : .ltr
    length = Pair(across: size.width, down: size.height)
    take(size)
    if let item {
      take(item, around, direction)
      takeFrame(item.padding, item.borderWidth, direction)
    }
    defer {
      if frame.across.sum > greatest.across || frame.down.sum > greatest.down {
        obstacle = "its padding is more than its greatest length"
      }
    }
    guard let spec else { return }
    take(spec, item, isRightToLeft)
    if let item, item.padding != .none || item.borderWidth != .none {
      lineObstacle = "it has padding twice"
      return
    }
    takeFrame(spec.padding, spec.borderWidth, direction)
  }

  private mutating func take(_ size: ElementSize) {
    func points(_ length: LayoutDimension, _ other: Float) -> Float {
      switch length {
      case .points(let points): return max(points, 0)
      case .auto: return other
      case .percent, .mixed:
        obstacle = "a limit of it is a share"
        return other
      }
    }
    least = Pair(across: points(size.minWidth, 0), down: points(size.minHeight, 0))
    greatest = Pair(
      across: points(size.maxWidth, .infinity), down: points(size.maxHeight, .infinity))
    for isRow in [true, false] {
      if case .mixed = length.along(isRow) { obstacle = "a length of it is a sum" }
    }
    // A length whose limits are equal is that length.
    if least.across == greatest.across { length.across = .points(least.across) }
    if least.down == greatest.down { length.down = .points(least.down) }
    if least.across > greatest.across || least.down > greatest.down {
      obstacle = "its limits contradict each other"
    }
  }

  private mutating func take(
    _ item: FlexItem, _ around: FlexSpec?, _ direction: WritingDirection
  ) {
    let flex = item.flex
    grow = max(item.flexGrow ?? flex ?? 0, 0)
    shrink = max(item.flexShrink ?? flex.map { -$0 } ?? 0, 0)
    switch item.flexBasis {
    case .auto: basis = flex.flatMap { $0 > 0 ? 0 : nil }
    case .points(let points): basis = points.isFinite ? points : nil
    case .percent, .mixed: obstacle = "its flex basis is a share"
    }
    align =
      switch item.alignSelf {
      case .auto: around?.alignItems ?? .stretch
      case .start: .start
      case .flexStart: .flexStart
      case .end: .end
      case .flexEnd: .flexEnd
      case .center: .center
      case .stretch: .stretch
      case .baseline: .baseline
      }
    let isRow = around?.direction == .row || around?.direction == .rowReverse
    if align == .baseline {
      if isRow { obstacle = "it stands on a baseline" } else { align = .start }
    }
    if item.position == .absolute { obstacle = "it has a place of its own" }
    if item.insets != .none { obstacle = "it has insets" }
    if item.display != .flex { obstacle = "it has another display" }
    if item.boxSizing == .contentBox { obstacle = "its size is that of its content" }
    if item.aspectRatio != nil { obstacle = "it has an aspect ratio" }
    if item.overflow == .scroll { obstacle = "it scrolls" }
    take(margin: item.margin, direction)
  }

  private mutating func take(margin edges: LayoutEdges, _ direction: WritingDirection) {
    func margin(_ length: LayoutDimension?) -> (length: Float, isAuto: Bool) {
      switch length {
      case .points(let points): return (points.isFinite ? points : 0, false)
      case .auto: return (0, true)
      case nil: return (0, false)
      case .percent, .mixed:
        obstacle = "a margin of it is a share"
        return (0, false)
      }
    }
    let (left, right) = (margin(edges.left(direction)), margin(edges.right(direction)))
    let (top, bottom) = (margin(edges.upper), margin(edges.lower))
    self.margin = Pair(
      across: Sides(before: left.length, after: right.length),
      down: Sides(before: top.length, after: bottom.length))
    isAuto = Pair(
      across: (left.isAuto, right.isAuto), down: (top.isAuto, bottom.isAuto))
    let other = margin(edges.left(.ltr)).length + margin(edges.right(.ltr)).length
    if other != self.margin.across.sum { obstacle = "its margins differ with the direction" }
  }

  private mutating func takeFrame(
    _ padding: LayoutEdges, _ border: LayoutEdges, _ direction: WritingDirection
  ) {
    func points(_ length: LayoutDimension?, isBorder: Bool) -> Float {
      switch length {
      case .points(let points): return points.isFinite ? max(points, 0) : 0
      case .auto, nil: return 0
      case .percent, .mixed:
        if !isBorder { obstacle = "a padding of it is a share" }
        return 0
      }
    }
    func sum(_ one: LayoutDimension?, _ other: LayoutDimension?) -> Float {
      points(one, isBorder: false) + points(other, isBorder: true)
    }
    frame = Pair(
      across: Sides(
        before: sum(padding.left(direction), border.left(direction)),
        after: sum(padding.right(direction), border.right(direction))),
      down: Sides(before: sum(padding.upper, border.upper), after: sum(padding.lower, border.lower))
    )
  }

  private mutating func take(_ spec: FlexSpec, _ item: FlexItem?, _ isRightToLeft: Bool) {
    let isRow = spec.direction == .row || spec.direction == .rowReverse
    let isBackwards = spec.direction == .rowReverse || spec.direction == .columnReverse
    var gap: Float = 0
    switch isRow ? spec.columnGap ?? spec.gap : spec.rowGap ?? spec.gap {
    case .points(let points): gap = points.isFinite ? max(points, 0) : 0
    case .auto, nil: break
    case .percent, .mixed: lineObstacle = "its gap is a share"
    }
    line = Line(
      isRow: isRow, isReversed: isRow ? isBackwards != isRightToLeft : isBackwards,
      isReversedAcross: !isRow && isRightToLeft, justify: spec.justifyContent, gap: gap,
      isNested: item != nil)
    if isRow, spec.alignItems == .baseline { lineObstacle = "its children stand on a baseline" }
    if spec.flexbox == .css { lineObstacle = "it is a flexbox of CSS" }
    if spec.flexbox == .flexLayout { lineObstacle = "it is a flexbox of FlexLayout" }
    if spec.wrap != .noWrap { lineObstacle = "its lines may wrap" }
    if spec.aspectRatio != nil { lineObstacle = "it has an aspect ratio" }
    if spec.overflow == .scroll { lineObstacle = "it scrolls" }
    if spec.boxSizing == .contentBox { lineObstacle = "its size is that of its content" }
    if spec.display != .flex { lineObstacle = "it has another display" }
    if spec.layoutDirection != .inherit { lineObstacle = "it has a direction of its own" }
  }
}

extension IntervalSolver {
  /// An item of a line, as far as the line has measured it.
  fileprivate struct FlexCell {
    let node: Int
    let part: FlexPart
    var base = Lengths.none
    /// Whether a limit is more or less than the length that it begins with.
    var isLimited = false
    /// What the content was offered when its base length was measured; nil if it was not.
    var measured: Lengths?
    var main = Lengths.none
    /// Whether all of these lengths are whole pixels.
    var isWhole = false
    var isWholeAcross = false
    var cross = Lengths.none
    var c = Constraints(Axis(.none, .none, whole: .none), Axis(.none, .none, whole: .none))
    var answer = Answer(width: .none, height: .none)
    /// Whether the item is as high as its content, and has no other height.
    var hasOwnHeight = false
  }

  /// Lengths of a container's axis, without its margins.
  fileprivate struct FlexRoom {
    enum Mode { case exact, atMost, free }
    var mode: Mode
    /// The available length; nothing is known of it if it is free.
    var outer: Lengths
    var least: Lengths
    var greatest: Lengths
    /// The available length with which the container was measured before, and which gave it the
    /// length that it has now.
    var natural: Lengths?
  }

  /// Where a box stands, as far as rounding needs it: whether its edges are whole pixels from the
  /// corner of the outermost flexbox.
  fileprivate struct FlexOrigin {
    var isWhole: (across: Bool, down: Bool) = (true, true)
    /// Whether the box is the outermost flexbox itself, whose frame another container writes.
    var isRoot = true
  }

  /// The outermost flexbox in constraints of another container.
  mutating func flexbox(
    _ node: Int, _ part: FlexPart, _ c: Constraints, in room: Room
  ) -> Answer {
    let isDocument = node == 0
    guard let width = rootRoom(c.width, part, true, isDocument: isDocument),
      let height = rootRoom(c.height, part, false, isDocument: isDocument)
    else { return giveUpFlexbox(node, "it may have one length or not") }
    let answer = line(node, part, width, height, at: room == nil ? nil : FlexOrigin())
    // It is never larger than it is offered, but for its padding.
    let (across, down) = (part.frame.across.sum, part.frame.down.sum)
    return Answer(
      width: clamped(answer.width, width).atLeast(across),
      height: clamped(answer.height, height).atLeast(down))
  }

  private mutating func nested(
    _ node: Int, _ part: FlexPart, _ c: Constraints, at origin: FlexOrigin?
  ) -> Answer {
    line(
      node, part, nestedRoom(c.width, part, true), nestedRoom(c.height, part, false), at: origin)
  }

  private func rootRoom(
    _ axis: Axis, _ part: FlexPart, _ isRow: Bool, isDocument: Bool
  ) -> FlexRoom? {
    let (least, greatest) = (part.least.along(isRow), part.greatest.along(isRow))
    var own: Float?
    switch part.length.along(isRow) {
    case .points(let points): own = points >= 0 && points.isFinite ? points : nil
    case .auto: break
    case .percent, .mixed: return nil
    }
    let isOpen = axis.low.high <= 0 && axis.high.low == .infinity
    if isDocument, axis.isExact || isOpen {
      let limits = (Lengths(least), Lengths(greatest))
      if let own {
        return FlexRoom(
          mode: .exact, outer: Lengths(own), least: limits.0, greatest: limits.1)
      }
      if greatest < .infinity {
        return FlexRoom(
          mode: .atMost, outer: Lengths(greatest), least: limits.0, greatest: limits.1)
      }
      return FlexRoom(
        mode: isOpen ? .free : .exact, outer: axis.low, least: limits.0, greatest: limits.1)
    }
    var range = Interval(least, max(greatest, least))
    if let own { range = Interval(exactly: range.clamped(own)) }
    var axis = axis.within(range, range)
    if axis.low == axis.high, axis.low.isPoint { axis.isExact = true }
    if !axis.isExact, axis.high.low <= axis.low.high { return nil }
    if !axis.isExact, axis.high.high == .infinity, axis.high.low < .infinity { return nil }
    return FlexRoom(
      mode: axis.isExact ? .exact : axis.high.low == .infinity ? .free : .atMost, outer: axis.high,
      least: axis.low, greatest: axis.high)
  }

  private mutating func giveUpFlexbox(_ node: Int, _ reason: String) -> Answer {
    leaveOpen(node, reason)
    return Answer(width: .any, height: .any)
  }

  // MARK: Boxes in a flexbox

  /// Measures a box between its margins, before its edges are rounded.
  private mutating func box(_ node: Int, _ part: FlexPart, _ c: Constraints) -> Answer {
    if let answer = knownBoxes[node]?[c] { return answer }
    var answer: Answer
    switch nodes[node].layout {
    case .flex(let part) where part.line?.isNested == true:
      answer = nested(node, part, c, at: nil)
      // What has no room at all may be taken to be nothing.
      if c.width.high.low <= 0, !c.width.isExact { answer.width.low = part.frame.across.sum }
      if c.height.high.low <= 0, !c.height.isExact { answer.height.low = part.frame.down.sum }
    default:  // open: all others are measured within padding and border.
      let (across, down) = (part.frame.across.sum, part.frame.down.sum)
      let inner = Constraints(
        c.width.inside(Lengths(across)), c.height.inside(Lengths(down)))
      answer = isElement(node) ? measure(node, inner) : content(node, inner, in: nil)
      answer.width = part.bounded(c.width.isExact ? c.width.low : answer.width + across, true)
      answer.height = part.bounded(c.height.isExact ? c.height.low : answer.height + down, false)
    }
    knownBoxes[node, default: [:]][c] = answer
    return answer
  }

  private func nestedRoom(_ axis: Axis, _ part: FlexPart, _ isRow: Bool) -> FlexRoom {
    FlexRoom(
      mode: axis.isExact ? .exact : axis.high.low == .infinity ? .free : .atMost, outer: axis.high,
      least: Lengths(part.least.along(isRow)), greatest: Lengths(part.greatest.along(isRow)),
      natural: axis.natural)
  }

  /// Whether a box measures itself by the rules of another family.
  private func isElement(_ node: Int) -> Bool {
    switch nodes[node].layout {
    case .text: nodes[node].padding != nil
    case .leaf, .fill: nodes[node].padding != nil
    default: true  // open: all others are elements of their own.
    }
  }

  /// Whether a box measures something, and is not only as large as it is said to be.
  private func hasContent(_ node: Int) -> Bool {
    switch nodes[node].layout {
    case .flex: false
    case .leaf(let size): size != .zero || nodes[node].padding != nil
    default: true  // open: all others have a content.
    }
  }

  /// Whether a box has the same length across at each length from its own up to the one that it was
  /// measured in.
  private func isSteadyBox(_ node: Int) -> Bool {
    switch nodes[node].layout {
    case .flex(let part):
      return !part.hasLimits
        && nodes[node].children.allSatisfy { child in
          guard let part = flexItems[child] else { return false }
          return part.basis == nil && !part.length.across.isPercent && !part.length.down.isPercent
            && isSteadyBox(child)
        }
    default: return nodes[node].isSteady  // open: others have their own rules.
    }
  }

  /// Whether a box in its own length along an axis, or in a greater one up to `available`, has the
  /// lines that it was measured with.
  private func keepsLines(_ node: Int, _ own: Lengths, upTo available: Lengths) -> Bool {
    guard isSteadyBox(node) else { return false }
    if case .text = nodes[node].layout { return true }
    return own.high <= available.low
  }

  private func isFlexbox(_ node: Int) -> Bool {
    if case .flex = nodes[node].layout { true } else { false }
  }

  // MARK: A line

  private mutating func line(
    _ node: Int, _ part: FlexPart, _ width: FlexRoom, _ height: FlexRoom, at origin: FlexOrigin?
  ) -> Answer {
    guard let style = part.line else { return giveUpFlexbox(node, "it is no flexbox") }
    let isRow = style.isRow
    let (main, cross) = isRow ? (width, height) : (height, width)
    var cells: [FlexCell] = []
    for child in nodes[node].children where !tree.isGone(LayoutElement(child)) {
      if case .unknown = nodes[child].layout {
        return giveUpFlexbox(node, "of a child, \(obstacles[child] ?? "nothing is known")")
      }
      let item = flexItems[child] ?? FlexPart()
      if let obstacle = item.obstacle {
        return giveUpFlexbox(node, "of a child, \(obstacle)")
      }
      if style.isNested, item.basis != nil {
        return giveUpFlexbox(node, "a flex basis counts in the first of several visits")
      }
      if item.hasLimits, hasContent(child) {
        // Yoga takes a size that an earlier visit has measured in other lengths.
        return giveUpFlexbox(node, "a child with a content has limits, which several visits read")
      }
      if !isFlexbox(child), isElement(child), !nodes[child].isSteady {
        // What it needs may be rounded up more often than its box.
        return giveUpFlexbox(node, "a child of it is neither a text nor a plain stack")
      }
      cells.append(FlexCell(node: child, part: item))
    }
    let frame = part.frame.along(isRow).sum
    let frameAcross = part.frame.along(!isRow).sum
    guard frame <= main.greatest.low, frameAcross <= cross.greatest.low else {
      return giveUpFlexbox(node, "its padding may be more than its length")
    }
    let isOwn = main.natural != nil && isSteadyBox(node)
    let isOwnAcross = cross.natural != nil && isSteadyBox(node)
    var line = FlexLine(
      isRow: isRow, inner: innerLength(main, frame, natural: isOwn ? main.natural : nil),
      innerAcross: innerLength(cross, frameAcross, natural: isOwnAcross ? cross.natural : nil),
      isExactAcross: cross.mode == .exact && !isOwnAcross)
    // 1. The base lengths of the items.
    let flexible = cells.indices.filter { cells[$0].part.grow > 0 || cells[$0].part.shrink > 0 }
    if main.mode == .exact, !isOwn, flexible.count == 1, cells[flexible[0]].part.grow > 0,
      cells[flexible[0]].part.shrink > 0
    {
      line.sole = flexible[0]
    }
    for index in cells.indices {
      guard measureBase(&cells[index], isSole: index == line.sole, line) else {
        return giveUpFlexbox(node, "a share of its length may be one of nothing")
      }
    }
    // 2. The free space.
    line.consumed = Lengths(style.gap * Float(max(cells.count - 1, 0)))
    for cell in cells {
      line.consumed = line.consumed + cell.base + cell.part.margin.along(isRow).sum
    }
    guard line.consumed.low >= 0 else {
      return giveUpFlexbox(node, "its margins are negative")
    }
    // Sums of lengths that are not known have no digits for those that are.
    guard line.consumed.high < 0x1p16 else {
      return giveUpFlexbox(node, "a child of it may have any length")
    }
    let outer =
      clamped(main.mode == .exact ? main.outer : line.consumed + frame, main).atLeast(frame)
    line.findFreeSpace(main, outer, frame: frame, isOwn: isOwn)
    // 3. The lengths of the items.
    guard flex(&cells, &line) else {
      return giveUpFlexbox(node, "there may be no room for what shrinks")
    }
    // 4. The length across of the line.
    var thickness = Lengths.none
    for cell in cells {
      thickness = thickness.covering(cell.cross + cell.part.margin.along(!isRow).sum)
    }
    let outerAcross =
      clamped(cross.mode == .exact ? cross.outer : thickness + frameAcross, cross)
      .atLeast(frameAcross)
    let isContent =
      cross.mode != .exact && cross.least.high <= 0
      && thickness.high + frameAcross <= cross.greatest.low
    (line.outer, line.outerAcross) = (outer, outerAcross)
    line.isContained =
      isOwnAcross || (cross.mode != .exact && thickness.high + frameAcross <= cross.greatest.low)
    line.isWhole = isWhole(outer, isContent: main.mode != .exact && line.free == .none, cells) {
      $0.isWhole
    }
    line.isWholeAcross = isWhole(outerAcross, isContent: isContent, cells) { $0.isWholeAcross }
    for index in cells.indices { stretch(&cells[index], to: outerAcross + (-frameAcross), line) }
    if let origin { place(cells, of: node, part, outer, outerAcross, line, at: origin) }
    return Answer(width: isRow ? outer : outerAcross, height: isRow ? outerAcross : outer)
  }

  /// Whether the length of a container is a whole number of pixels.
  private func isWhole(
    _ outer: Lengths, isContent: Bool, _ cells: [FlexCell], _ isWhole: (FlexCell) -> Bool
  ) -> Bool {
    if outer.isPoint { return isPixel(outer.low) }
    return isContent && isOnFlexGrid && cells.allSatisfy(isWhole)
  }

  fileprivate func clamped(_ lengths: Lengths, _ room: FlexRoom) -> Lengths {
    func clamp(_ length: Float, _ least: Float, _ most: Float) -> Float {
      length > most ? most : length < least ? least : length
    }
    return Lengths(
      clamp(lengths.low, room.least.low, room.greatest.low),
      clamp(lengths.high, room.least.high, room.greatest.high))
  }

  /// The available length inside padding and border; nil if it is free.
  private func innerLength(_ room: FlexRoom, _ frame: Float, natural: Lengths?) -> Lengths? {
    if let natural { return natural.high == .infinity ? nil : (natural + (-frame)).atLeast(0) }
    guard room.mode != .free else { return nil }
    return (clamped(room.outer, room) + (-frame)).atLeast(0)
  }

  private func upTo(_ inner: Lengths?, _ margin: Float, _ greatest: Float) -> Axis {
    let most =
      inner.map { ($0 + (-margin)).atLeast(0).mapped { min($0, greatest) } } ?? Lengths(greatest)
    var axis = Axis(.none, most, whole: most)
    axis.isExact = false
    return axis
  }

  /// Returns a length that an item says itself; nil if it says none, or a share of nothing.
  private func own(_ cell: FlexCell, _ inner: Lengths?, _ isRow: Bool) -> Lengths? {
    switch cell.part.length.along(isRow) {
    case .points(let points): return points >= 0 && points.isFinite ? Lengths(points) : nil
    case .percent(let percent):
      guard percent >= 0 else { return nil }
      return inner.map { $0.mapped { percent * $0 * 0.01 } }
    case .auto, .mixed: return nil
    }
  }

  /// What an item is offered across the line.
  private func across(_ cell: FlexCell, _ line: FlexLine, stretches: Bool) -> Axis {
    let margin = cell.part.margin.along(!line.isRow).sum
    let greatest = cell.part.greatest.along(!line.isRow)
    var length = own(cell, line.innerAcross, !line.isRow)
    if length == nil, stretches, line.isExactAcross, let inner = line.innerAcross {
      length = (inner + (-margin)).atLeast(0)
    }
    guard let length else { return upTo(line.innerAcross, margin, greatest) }
    let capped = length.mapped { min($0, greatest) }
    return Axis(exactly: capped, whole: capped)
  }

  /// Determines the base length of an item; returns false if it is not known what a share refers
  /// to.
  private mutating func measureBase(
    _ cell: inout FlexCell, isSole: Bool, _ line: FlexLine
  ) -> Bool {
    let (isRow, part) = (line.isRow, cell.part)
    let frame = part.frame.along(isRow).sum
    if part.length.along(isRow).isPercent, line.inner == nil { return false }
    // A share of a length that is not decided only serves as a base for others.
    if part.length.along(!isRow).isPercent, !line.isExactAcross { return false }
    if isSole {
      cell.base = .none
    } else if let basis = part.basis, line.inner != nil {
      cell.base = Lengths(max(basis, frame))
    } else if let own = own(cell, line.inner, isRow) {
      cell.base = own.atLeast(frame)
    } else {
      let along = upTo(line.inner, part.margin.along(isRow).sum, part.greatest.along(isRow))
      let across = across(cell, line, stretches: part.align == .stretch)
      let answer = box(cell.node, part, Constraints(along: along, across: across, isRow: isRow))
      cell.base = part.limited(answer.along(isRow).atLeast(frame), isRow)
      cell.measured = along.high
      cell.isWhole = isWholeContent(cell, cell.base, isRow, upTo: along.high)
      return true
    }
    cell.isLimited = part.limited(cell.base, isRow) != cell.base
    cell.base = part.limited(cell.base, isRow)
    cell.isWhole = cell.base.isPoint && isPixel(cell.base.low)
    return true
  }

  /// Whether a length is known, and sums and shares of it have no rounding errors.
  private func isExact(_ lengths: Lengths) -> Bool {
    lengths.isPoint && (lengths.low * 64).rounded() == lengths.low * 64
      && abs(lengths.low) < 0x1p16
  }

  /// Whether all lengths that the content of a box may have are whole pixels.
  private func isWholeContent(
    _ cell: FlexCell, _ lengths: Lengths, _ isRow: Bool, upTo most: Lengths
  ) -> Bool {
    if lengths.isPoint { return isPixel(lengths.low) }
    let said = [
      cell.part.frame.along(isRow).sum, cell.part.least.along(isRow),
      cell.part.greatest.along(isRow),
    ]
    guard said.allSatisfy({ $0 == .infinity || isPixel($0) }) else { return false }
    switch nodes[cell.node].layout {
    case .text where nodes[cell.node].padding == nil:
      guard !isRow, let line = lineHeight(of: cell.node) else { return false }
      // What is cut has the length that it is offered, and many lines have rounding errors.
      return isPixel(line) && isPixel(lengths.high) && lengths.high < most.low
    case .flex, .leaf, .fill: return false
    default: return true  // open: others are rounded up to pixels.
    }
  }

  /// The length of a document's own flexbox, which is rounded as the edges in it are.
  func nearestPixel(_ lengths: Lengths) -> Lengths {
    FlexEdge(
      start: .none, length: lengths, outside: (0, 0), isWhole: true, isWholeLength: false,
      isWholeOrigin: true, isWholeAround: false
    ).rounded(isText: false, pixels.scale).length
  }

  private func isPixel(_ length: Float) -> Bool {
    let pixels = Double(length) * self.pixels.scale
    return abs(pixels - pixels.rounded()) < 1e-5
  }

  // MARK: Flexible lengths

  /// Gives the items their lengths, and finds what is left of the line; returns false if all that
  /// shrinks may be at its end, where Yoga divides by what rounding leaves of nothing.
  private mutating func flex(_ cells: inout [FlexCell], _ line: inout FlexLine) -> Bool {
    let isRow = line.isRow
    let (free, target, consumed) = (line.free, line.target, line.consumed)
    var grow = cells.reduce(Float(0)) { $0 + $1.part.grow }
    if grow > 0, grow < 1 { grow = 1 }
    let growing = cells.indices.filter { cells[$0].part.grow > 0 }
    let shrinking = cells.indices.filter { cells[$0].part.shrink > 0 && $0 != line.sole }
    let mayGrow = grow > 0 && free.high > 0
    let mayShrink = !shrinking.isEmpty && free.low < 0
    let floors = cells.map { max($0.part.frame.along(isRow).sum, $0.part.least.along(isRow)) }
    let bases = cells.map(\.base)
    let firm = shrinking.reduce(consumed) { $0.without(bases[$1]) }
    let rest = (target - firm).atLeast(0)
    let hasLimits = growing.contains { cells[$0].part.greatest.along(isRow) < .infinity }
    if mayGrow, hasLimits, growing.count > 1 { return false }
    if mayShrink, !keepProportions(cells, shrinking, floors, room: target - firm, isRow) {
      return false
    }
    for index in cells.indices {
      let (part, base) = (cells[index].part, bases[index])
      var outcomes: [FlexOutcome] = []
      let shrinks = part.shrink > 0 && index != line.sole
      if !(part.grow > 0 && free.low > 0), !(shrinks && free.high < 0) {
        outcomes.append(FlexOutcome(length: base, natural: cells[index].measured, isStay: true))
      }
      if mayGrow, part.grow > 0 {
        let share = part.grow / grow
        let others = consumed.without(base)
        var length = Lengths(
          base.low + max(free.low, 0) * share,
          base.high + max(free.high, 0) * (hasLimits ? 1 : share))
        length.high = min(length.high, max(target.high - others.low, base.high))
        if growing.count == 1 { length.low = max(length.low, target.low - others.high) }
        length.high = max(length.high, length.low)
        length = length.mapped { max(min($0, part.greatest.along(isRow)), floors[index]) }
        let isInside = others.low >= 0 && cells.allSatisfy { $0.part.margin.along(isRow).sum >= 0 }
        outcomes.append(
          FlexOutcome(length: length, natural: isInside ? cells[index].measured : nil))
      }
      if mayShrink, shrinks {
        let all = shrinking.reduce(Lengths.none) { $1 == index ? $0 : $0 + bases[$1] }
        var outcome = FlexOutcome(
          length: Lengths(
            min(rest.low * Self.share(base.low, all.high), base.low) - Self.noise,
            min(rest.high * Self.share(base.high, all.low), base.high) + Self.noise))
        if shrinking.count == 1 {
          // It has its own length or the rest of the line.
          outcome.length = Lengths(min(rest.low, base.low), min(rest.high, base.high))
          if cells[index].measured != nil, !isFlexbox(cells[index].node) {
            outcome.natural = rest.mapped { max($0, floors[index]) }
          }
        }
        outcome.length = outcome.length.mapped { max($0, floors[index]) }
        outcomes.append(outcome)
      }
      size(&cells[index], outcomes, line)
    }
    // What is left, and what is too much.
    if shrinking.isEmpty {
      line.excess = max(-free.low, 0)
    } else if mayShrink {
      line.excess = shrinking.reduce(firm.high) { $0 + floors[$1] } - target.low
    }
    if let sole = line.sole {
      line.excess = max(
        line.excess, consumed.without(bases[sole]).high + floors[sole] - target.low)
    }
    line.excess = max(line.excess, 0)
    line.left = Lengths(-line.excess, max(free.high, 0))
    line.isFlexed = mayGrow || mayShrink || line.sole != nil
    if growing.isEmpty, free.low > 0 { line.left.low = free.low }
    if !growing.isEmpty, !hasLimits { line.left.high = 0 }
    return true
  }

  /// Whether all that shrinks in a line keeps its proportions.
  ///
  /// Where an item would be shorter than it may be, Yoga leaves it out of account before the others
  /// are looked at, so that they may all be left out, and divides by what rounding leaves then.
  private func keepProportions(
    _ cells: [FlexCell], _ shrinking: [Int], _ floors: [Float], room: Lengths, _ isRow: Bool
  ) -> Bool {
    guard shrinking.allSatisfy({ !cells[$0].isLimited }) else { return false }
    if shrinking.count == 1 {
      return cells[shrinking[0]].part.shrink >= 1 || room.low > floors[shrinking[0]] + 0.01
    }
    guard Set(shrinking.map { cells[$0].part.shrink }).count == 1, room.low > 0.01 else {
      return false
    }
    return shrinking.allSatisfy { index in
      let others = shrinking.reduce(Float(0)) { $1 == index ? $0 : $0 + cells[$1].base.high }
      return floors[index] == 0
        || room.low * Self.share(cells[index].base.low, others) > floors[index] + 0.01
    }
  }

  private static func share(_ own: Float, _ others: Float) -> Float {
    own + others > 0 ? own / (own + others) : 0
  }

  /// Measures an item in one of several lengths.
  private mutating func size(
    _ cell: inout FlexCell, _ outcomes: [FlexOutcome], _ line: FlexLine
  ) {
    let isRow = line.isRow
    let across = across(cell, line, stretches: cell.part.isStretched(isRow))
    let isStay = outcomes.allSatisfy(\.isStay)
    var found: (main: Axis, answer: Answer)?
    for outcome in outcomes {
      var along = Axis(exactly: outcome.length, whole: outcome.length)
      if let natural = outcome.natural, keepsLines(cell.node, cell.base, upTo: natural) {
        along.natural = natural
        if isStay, isFlexbox(cell.node) {
          // In its own length nothing in it grows or shrinks.
          along = Axis(.none, natural, whole: natural)
          along.isExact = false
        }
      }
      let c = Constraints(along: along, across: across, isRow: isRow)
      let answer = box(cell.node, cell.part, c)
      guard let before = found else {
        found = (along, answer)
        continue
      }
      var axis = before.main.joined(along)
      if let one = before.main.natural, let other = along.natural, !isFlexbox(cell.node) {
        axis.natural = one.joined(other)
      }
      found = (axis, before.answer.joined(answer))
    }
    guard let found else { return }
    cell.c = Constraints(along: found.main, across: across, isRow: isRow)
    cell.answer = found.answer
    cell.main = found.answer.along(isRow)
    cell.cross = found.answer.along(!isRow)
    cell.hasOwnHeight = isRow || (isStay && cell.measured != nil)
    if !isStay {
      cell.isWhole =
        cell.main.isPoint && isPixel(cell.main.low) && isExact(cell.base) && isExact(line.free)
    }
    cell.isWholeAcross = isWholeContent(cell, cell.cross, !isRow, upTo: across.high)
  }

  /// Gives an item the length across of its line.
  private mutating func stretch(_ cell: inout FlexCell, to room: Lengths, _ line: FlexLine) {
    let isRow = line.isRow
    guard cell.part.isStretched(isRow), own(cell, line.innerAcross, !isRow) == nil else { return }
    let margin = cell.part.margin.along(!isRow).sum
    let length = (room + (-margin)).atLeast(0)
      .mapped { min($0, cell.part.greatest.along(!isRow)) }
    var across = Axis(exactly: length, whole: length)
    let before = isRow ? cell.c.height : cell.c.width
    // What is as high as it may be may have been cut.
    let isFree = !isRow || line.innerAcross.map { cell.cross.high + margin < $0.low } ?? true
    if line.isContained, isFree, cell.part.greatest.along(!isRow) == .infinity,
      keepsLines(cell.node, cell.cross, upTo: before.high)
    {
      // The line is never thinner than the item was.
      across.natural = isRow ? Lengths(.infinity) : before.breaking
    }
    if isRow { cell.hasOwnHeight = false }
    let along = isRow ? cell.c.width : cell.c.height
    cell.c = Constraints(along: along, across: across, isRow: isRow)
    let (showsAll, showsOne) = (cell.answer.showsAll, cell.answer.showsOne)
    cell.answer = box(cell.node, cell.part, cell.c)
    if across.natural != nil {
      // The line may be as thick as an item that was cut.
      cell.answer.showsAll = cell.answer.showsAll && showsAll
      cell.answer.showsOne = cell.answer.showsOne && showsOne
    }
    cell.cross = cell.answer.along(!isRow)
    cell.isWholeAcross =
      cell.cross.isPoint ? isPixel(cell.cross.low) : line.isWholeAcross && isOnFlexGrid
  }

  /// Whether all lengths that flexboxes say are whole pixels.
  private var isOnFlexGrid: Bool { flexItems.values.allSatisfy { $0.lengths.allSatisfy(isWhole) } }

  // MARK: Frames

  /// Where an item stands along an axis, from the start of its container's box.
  private struct FlexSpan {
    var start: Lengths
    /// How far it ends behind the container at most.
    var over: Float
    var length: Lengths
    var isWhole: Bool
    var isWholeLength: Bool
  }

  private mutating func place(
    _ cells: [FlexCell], of node: Int, _ part: FlexPart, _ outer: Lengths, _ outerAcross: Lengths,
    _ line: FlexLine, at origin: FlexOrigin
  ) {
    guard let style = part.line else { return }
    let isRow = line.isRow
    // In a box that begins within a pixel, edges of texts may be rounded two pixels off others.
    let texts = cells.count { tree.kind(of: LayoutElement($0.node)) == .text }
    let isWholeOrigin = isRow ? origin.isWhole.across : origin.isWhole.down
    frames[node]?.mayOverlap =
      (!isWholeOrigin && texts > 0 && texts < cells.count)
      || cells.contains {
        let margin = $0.part.margin.along(isRow)
        return margin.before < 0 || margin.after < 0
      }
    let frame = part.frame.along(isRow).turned(style.isReversed)
    var autos = 0
    for cell in cells {
      let auto = cell.part.isAuto.along(isRow)
      autos += (auto.before ? 1 : 0) + (auto.after ? 1 : 0)
    }
    var left = line.left
    if line.isFlexed { left = Lengths(left.low - Self.noise, left.high + Self.noise) }
    let (lead, between) = style.justify.spread(left, autos > 0 ? 0 : cells.count)
    let share = autos > 0 ? left.atLeast(0).mapped { $0 / Float(autos) } : .none
    var behind = cells.map { cell in
      cell.main.low + cell.part.margin.along(isRow).sum + style.gap
    }
    for index in behind.indices.reversed() {
      behind[index] = index + 1 < cells.count ? behind[index] + behind[index + 1] : behind[index]
    }
    var start = lead + frame.before
    var isWhole = isPixel(frame.before) && lead.isPoint && isPixel(lead.low)
    for (index, cell) in cells.enumerated() {
      let margin = cell.part.margin.along(isRow).turned(style.isReversed)
      let auto = cell.part.isAuto.along(isRow)
      let isFirstAuto = style.isReversed ? auto.after : auto.before
      let isLastAuto = style.isReversed ? auto.before : auto.after
      if isFirstAuto {
        start = start + share
        isWhole = isWhole && share.isPoint && isPixel(share.low)
      }
      start = start + margin.before
      isWhole = isWhole && isPixel(margin.before)
      let after = index + 1 < cells.count ? behind[index + 1] : 0
      // Sums of what has grown or shrunk have rounding errors.
      var over = -(frame.after + margin.after + after) + (line.isFlexed ? Self.noise : 0)
      switch style.justify {
      case .center where autos == 0: over += line.excess / 2
      case .end where autos == 0, .flexEnd where autos == 0: break
      default: over += line.excess  // open: others begin at the start where space is lacking.
      }
      var span = FlexSpan(
        start: start, over: over, length: cell.main, isWhole: isWhole, isWholeLength: cell.isWhole)
      span.start.high = max(
        min(span.start.high, over + outer.high - cell.main.low), span.start.low)
      put(cell, span, spanAcross(cell, part, outerAcross, line), in: node, style, line, at: origin)
      start = start + cell.main + margin.after + style.gap + between
      isWhole =
        isWhole && cell.isWhole && isPixel(margin.after) && isPixel(style.gap) && between.isPoint
        && isPixel(between.low)
      if isLastAuto {
        start = start + share
        isWhole = isWhole && share.isPoint && isPixel(share.low)
      }
    }
  }

  private func spanAcross(
    _ cell: FlexCell, _ part: FlexPart, _ outer: Lengths, _ line: FlexLine
  ) -> FlexSpan {
    let isRow = line.isRow
    let isReversed = part.line?.isReversedAcross ?? false
    let frame = part.frame.along(!isRow).turned(isReversed)
    let margin = cell.part.margin.along(!isRow).turned(isReversed)
    let room = outer + (-frame.sum)
    var rest = room - cell.cross + (-margin.sum)
    let least = margin.sum + max(cell.part.frame.along(!isRow).sum, cell.part.least.along(!isRow))
    let isStretched =
      cell.part.isStretched(isRow) && own(cell, line.innerAcross, !isRow) == nil
    if isStretched, cell.part.greatest.along(!isRow) == .infinity, least <= room.low {
      rest = .none
    } else if line.isContained || (isStretched && least <= room.low) {
      rest = rest.atLeast(0)
    } else if staysInside(cell, line), least <= room.low {
      // What is an element of its own is rounded up to pixels.
      let inside = room.low - margin.sum - cell.part.frame.along(!isRow).sum
      let isWhole = !isElement(cell.node) || (room.isPoint && isPixel(inside))
      rest = rest.atLeast(isWhole ? 0 : -Float(1 / pixels.scale))
    }
    let auto = cell.part.isAuto.along(!isRow)
    let (before, after) = isReversed ? (auto.after, auto.before) : (auto.before, auto.after)
    var lead = Lengths.none
    if before, after {
      lead = rest.mapped { max($0 / 2, 0) }
    } else if before {
      lead = rest.atLeast(0)
    } else if !after {
      switch cell.part.align {
      case .start, .flexStart, .stretch, .baseline: break
      case .center: lead = rest.mapped { $0 / 2 }
      case .end, .flexEnd: lead = rest
      }
    }
    // The rest behind it, for the same rest.
    func behind(_ rest: Float) -> Float {
      if before, after { return rest - max(rest / 2, 0) }
      if before { return rest - max(rest, 0) }
      if after { return rest }
      return switch cell.part.align {
      case .start, .flexStart, .stretch, .baseline: rest
      case .center: rest / 2
      case .end, .flexEnd: 0
      }
    }
    let over = -(frame.after + margin.after) - min(behind(rest.low), behind(rest.high))
    var span = FlexSpan(
      start: lead + (frame.before + margin.before), over: over, length: cell.cross,
      isWhole: lead.isPoint && isPixel(lead.low) && isPixel(frame.before + margin.before),
      isWholeLength: cell.isWholeAcross)
    span.start.high = max(
      min(span.start.high, over + outer.high - cell.cross.low), span.start.low)
    return span
  }

  /// Whether an item is never longer across than its line offers.
  private func staysInside(_ cell: FlexCell, _ line: FlexLine) -> Bool {
    guard own(cell, line.innerAcross, !line.isRow) == nil, line.innerAcross != nil,
      line.isExactAcross
    else { return false }
    return !isFlexbox(cell.node) && isHeld(cell.node)
  }

  /// Writes the frame of an item, whose edges are rounded from the corner of the outermost flexbox
  /// on, and the frames of all that is in it.
  private mutating func put(
    _ cell: FlexCell, _ main: FlexSpan, _ cross: FlexSpan, in parent: Int, _ style: FlexPart.Line,
    _ line: FlexLine, at origin: FlexOrigin
  ) {
    let isRow = line.isRow
    let around = frames[parent]
    let pixel = Float(1 / pixels.scale)
    let isText = tree.kind(of: LayoutElement(cell.node)) == .text
    func edge(_ isAcross: Bool) -> FlexEdge {
      let isMain = isAcross == isRow
      let span = isMain ? main : cross
      let isReversed = isMain ? style.isReversed : style.isReversedAcross
      let isWholeAround = isMain ? line.isWhole : line.isWholeAcross
      let isWholeOrigin = isAcross ? origin.isWhole.across : origin.isWhole.down
      var start = span.start
      var outside = (before: -span.start.low, after: span.over)
      var isWhole = span.isWhole
      let whole = isAcross ? around?.width : around?.height
      // From right to left, contents of the outermost flexbox stand from its frame's right edge.
      let isShifted = isAcross && origin.isRoot && nodes[parent].isRightToLeft && parent != 0
      let box = isMain ? line.outer : line.outerAcross
      let lacks = origin.isRoot && (isAcross ? around?.lacks.across : around?.lacks.down) == true
      if isReversed {
        outside = (span.over, -span.start.low)
        isWhole = isWhole && isWholeAround && span.isWholeLength
        start = box - span.start - span.length
        start.low = max(start.low, -span.over)
        start.high = max(start.high, start.low)
      }
      if isShifted, let whole, !isWholeAround || lacks || around?.isRounded == true {
        var shift = whole - box
        if !lacks {
          let least = around?.isRounded == true ? -pixel : 0
          shift = Lengths(max(shift.low, least), min(max(shift.high, least), pixel))
        }
        start = start + shift
        outside.before -= shift.low
        outside.after += shift.high
        isWhole = false
      }
      if lacks, let whole {
        outside = (-start.low, start.high + span.length.high - whole.low)
      }
      return FlexEdge(
        start: start, length: span.length, outside: outside, isWhole: isWhole,
        isWholeLength: span.isWholeLength, isWholeOrigin: isWholeOrigin,
        isWholeAround: isWholeAround)
    }
    let (across, down) = (edge(true), edge(false))
    let x = across.rounded(isText: isText, pixels.scale)
    let y = down.rounded(isText: isText, pixels.scale)
    var answer = cell.answer
    answer.width = x.length
    answer.height = y.length
    let isLow = down.mayBeShort && mayBeNearPixel(cell, down.length, isAcross: false)
    let isNarrow = across.mayBeShort && mayBeNearPixel(cell, across.length, isAcross: true)
    // A frame that is wider than the text may break lines of several heights otherwise.
    let isSame = lineHeight(of: cell.node) != nil || across.isWholeLength
    if isText, isLow || isNarrow || !isSame { answer.showsAll = false }
    if isText, isLow { answer.showsOne = false }
    let isRounded = !across.isWholeLength || !down.isWholeLength
    let size = (width: around?.width ?? .any, height: around?.height ?? .any)
    let frame = (cell.part.frame.across.sum, cell.part.frame.down.sum)
    let inFlexbox = isFlexbox(cell.node)
    let c =
      inFlexbox
      ? cell.c
      : Constraints(
        inside(cell.c.width, cell.answer.width, frame.0),
        inside(cell.c.height, cell.answer.height, frame.1))
    if inFlexbox || !isElement(cell.node) {
      frames[cell.node] = FrameBox(
        x: x.start, y: y.start, width: x.length, height: y.length, across: 0, down: 0,
        showsAll: answer.showsAll, showsOne: answer.showsOne, isRounded: isRounded)
      if inFlexbox {
        let inner = FlexOrigin(
          isWhole: (
            across.isWholeOrigin && across.isWhole, down.isWholeOrigin && down.isWhole
          ), isRoot: false)
        _ = nested(cell.node, cell.part, c, at: inner)
      }
    } else {
      put(
        cell.node, x: x.start, y: y.start, c, answer, in: size, isRounded: isRounded,
        lacks: mayLack(cell.node, c))
      if case .unknown = nodes[cell.node].layout { return }
    }
    guard var box = frames[cell.node] else { return }
    let more = around?.isRounded == true && origin.isRoot ? pixel : 0
    // A box of which nothing is known is outside by any length.
    box.across = box.across == .infinity ? .infinity : x.outside + more
    box.down = box.down == .infinity ? .infinity : y.outside + more
    frames[cell.node] = box
  }

  /// The exact constraints of a content in the length of its box.
  private func inside(_ axis: Axis, _ length: Lengths, _ frame: Float) -> Axis {
    let inner = (length + (-frame)).atLeast(0)
    return Axis(
      exactly: inner, whole: inner, natural: axis.natural.map { ($0 + (-frame)).atLeast(0) })
  }

  /// Whether a text's length may be so close to a whole pixel that rounding takes one from it.
  private func mayBeNearPixel(_ cell: FlexCell, _ lengths: Lengths, isAcross: Bool) -> Bool {
    func isNear(_ length: Float) -> Bool {
      let pixels = Double(length) * self.pixels.scale
      return abs(pixels - pixels.rounded()) < 5e-4
    }
    if lengths.isPoint { return isNear(lengths.low) }
    guard !isAcross, cell.hasOwnHeight, nodes[cell.node].padding == nil,
      let line = lineHeight(of: cell.node), line > 0
    else { return true }
    let frame = cell.part.frame.down.sum
    var height: Float = 0
    var count = 0
    while height + frame <= lengths.high + 0.01, count < 1000 {
      if height + frame >= lengths.low - 0.01, height > 0, isNear(height + frame) { return true }
      height += line
      count += 1
    }
    return count >= 1000
  }
}

/// One of the lengths that an item may have.
private struct FlexOutcome {
  var length: Lengths
  var natural: Lengths?
  var isStay = false
}

extension IntervalSolver {
  /// A line while it is laid out.
  fileprivate struct FlexLine {
    let isRow: Bool
    /// The available lengths inside padding and border; nil if they are free.
    let inner: Lengths?
    let innerAcross: Lengths?
    let isExactAcross: Bool
    /// The only item that both grows and shrinks in a line of one length, so that its base length
    /// is 0.
    var sole: Int?
    /// The base lengths of all items, with margins and gaps.
    var consumed = Lengths.none
    var target = Lengths.none
    var free = Lengths.none
    /// How much the items are too long together at most.
    var excess: Float = 0
    /// The free space that is left when all items have their lengths.
    var left = Lengths.none
    var outer = Lengths.none
    var outerAcross = Lengths.none
    /// Whether items may have grown or shrunk, so that what is left has rounding errors.
    var isFlexed = false
    /// Whether the line is surely as thick as each of its items.
    var isContained = false
    var isWhole = false
    var isWholeAcross = false

    init(isRow: Bool, inner: Lengths?, innerAcross: Lengths?, isExactAcross: Bool) {
      self.isRow = isRow
      self.inner = inner
      self.innerAcross = innerAcross
      self.isExactAcross = isExactAcross
    }

    mutating func findFreeSpace(
      _ main: FlexRoom, _ outer: Lengths, frame: Float, isOwn: Bool
    ) {
      if main.mode == .exact {
        target = (outer + (-frame)).atLeast(0)
        free = target - consumed
        // It is never shorter than its content was.
        if isOwn { free = free.atLeast(0) }
        return
      }
      func clamp(_ length: Float, _ least: Float, _ most: Float) -> Float {
        length < least - frame ? least - frame : length > most - frame ? most - frame : length
      }
      let (least, most) = (main.least, main.greatest)
      let low = clamp(consumed.low, least.low, most.low)
      let high = clamp(consumed.high, least.high, most.high)
      target = Lengths(low, high)
      free = Lengths(
        clamp(consumed.high, least.low, most.low) - consumed.high,
        clamp(consumed.low, least.high, most.high) - consumed.low)
    }
  }

  /// The place and length of a box on an axis, before its edges are rounded.
  fileprivate struct FlexEdge {
    var start: Lengths
    var length: Lengths
    /// How far it is outside before and behind its container at most.
    var outside: (before: Float, after: Float)
    /// Whether its place, its length, the place of its container and the container's length are
    /// whole pixels.
    var isWhole: Bool
    var isWholeLength: Bool
    var isWholeOrigin: Bool
    var isWholeAround: Bool

    var mayBeShort: Bool { !isWholeLength && !(isWhole && isWholeOrigin) }

    /// Returns the rounded place and length, and how far that is outside at most.
    ///
    /// Edges are rounded from the corner of the outermost flexbox, and places from the container's:
    /// what is whole in both stays as it is, and the rest may take a pixel on each.
    func rounded(isText: Bool, _ scale: Double) -> (
      start: Lengths, length: Lengths, outside: Float
    ) {
      func points(_ pixels: Double) -> Float { Float(pixels / scale) }
      func down(_ length: Float, _ noise: Double) -> Float {
        points((Double(length) * scale + noise).rounded(.down))
      }
      func up(_ length: Float, _ noise: Double) -> Float {
        points((Double(length) * scale - noise).rounded(.up))
      }
      let tie = isText ? 0 : 0.5
      var start = self.start
      if !isWhole {
        start = Lengths(down(start.low, tie + 0.9e-4), down(start.high, tie + 1.1e-4))
      }
      var length = self.length
      let isNearWhole = isWhole && isWholeOrigin
      if !isWholeLength {
        if isNearWhole {
          length =
            isText
            ? Lengths(up(length.low, 1.1e-4), up(length.high, 0.9e-4))
            : Lengths(down(length.low, 0.5 + 0.9e-4), down(length.high, 0.5 + 1.1e-4))
        } else {
          length = Lengths(
            up(length.low, 1 - 1e-5), down(length.high, (isText ? 2 : 1) - 1e-5))
        }
        length = length.atLeast(0)
      }
      let isAllWhole = isNearWhole && isWholeLength && isWholeAround
      guard !isAllWhole else { return (start, length, max(outside.before, outside.after)) }
      let before = up(outside.before, tie + 0.9e-4)
      // Where the container ends on a pixel, so does what ends there.
      if isWholeOrigin, isWholeAround {
        let after = isText ? up(outside.after, 0.9e-4) : down(outside.after, tie + 1.1e-4)
        return (start, length, max(before, after))
      }
      let more: Double = isNearWhole ? (isText ? 1 : 0) : isText ? 2 : 1
      return (start, length, max(before, up(outside.after, 5e-5) + points(more)))
    }
  }
}

extension Lengths {
  /// Returns a sum without one of its parts.
  fileprivate func without(_ part: Lengths) -> Lengths {
    Lengths(low - part.low, high - part.high)
  }
}

extension FlexPart.Sides {
  fileprivate func turned(_ isReversed: Bool) -> Self {
    isReversed ? Self(before: after, after: before) : self
  }
}

extension FlexSpec.JustifyContent {
  /// Returns the space before the first item and between two, for some free space.
  fileprivate func spread(_ free: Lengths, _ count: Int) -> (lead: Lengths, between: Lengths) {
    guard count > 0 else { return (.none, .none) }
    let positive = free.atLeast(0)
    switch self {
    case .start, .flexStart: return (.none, .none)
    case .center: return (free.mapped { $0 / 2 }, .none)
    case .end, .flexEnd: return (free, .none)
    case .spaceBetween:
      return (.none, count > 1 ? positive.mapped { $0 / Float(count - 1) } : .none)
    case .spaceAround:
      return (positive.mapped { $0 / Float(count) / 2 }, positive.mapped { $0 / Float(count) })
    case .spaceEvenly:
      let between = positive.mapped { $0 / Float(count + 1) }
      return (between, between)
    }
  }
}

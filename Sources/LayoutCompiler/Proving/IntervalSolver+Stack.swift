import LayoutEngine
import LayoutModel

// MARK: Stacks

extension IntervalSolver {
  /// A child of a stack, as far as the stack has measured it.
  fileprivate struct StackChild {
    let node: Int
    let item: StackItem
    let align: StackSpec.AlignItems
    /// Whether it is the only child that both grows and shrinks in a stack of one length, so that
    /// its base length is 0.
    let isSole: Bool
    var c: Constraints
    var answer: Answer
    var main: Lengths
    var cross: Lengths
    /// Whether a share of what the line is too long was taken away, which is no whole pixels.
    var isInParts = false

    init(
      _ node: Int, _ item: StackItem, _ align: StackSpec.AlignItems, _ c: Constraints,
      isSole: Bool
    ) {
      self.isSole = isSole
      self.node = node
      self.item = item
      self.align = align
      self.c = c
      // What is not measured has no size, and shows no words.
      answer = Answer(width: .none, height: .none)
      answer.showsAll = false
      answer.showsOne = false
      main = .none
      cross = .none
    }

    mutating func take(_ answer: Answer, _ c: Constraints, isRow: Bool) {
      self.answer = answer
      self.c = c
      main = isRow ? answer.width : answer.height
      cross = isRow ? answer.height : answer.width
    }
  }

  mutating func stack(
    _ node: Int, _ style: StackStyle, _ c: Constraints, in room: Room
  ) -> Answer {
    guard case .stack(let spec, _) = nodes[node].layout else { return empty(c) }
    let isRow = spec.direction == .horizontal
    let (main, cross) = isRow ? (c.width, c.height) : (c.height, c.width)
    let isSteady = nodes[node].isSteady
    // In its own length the children are as they were when it was measured.
    let ownMain = isSteady ? main.natural : nil
    let ownCross = isSteady ? cross.natural : nil
    let along = ownMain.map { Axis(.none, $0, whole: main.whole) } ?? main
    let across = ownCross.map { Axis(.none, $0, whole: cross.whole) } ?? cross

    // 1. Children at their flex basis.
    guard
      var children = measuredAtBasis(
        node, style, along, across, isRow, isOwn: ownMain != nil)
    else {
      return giveUp(node, "a share of its length may be one of nothing", c)
    }
    let base = total(of: children, style)
    // 2. Lines.
    if style.wraps, longest(of: children, style).high > along.high.low {
      guard let ways = ways(toWrap: children, style, along.high),
        room == nil || openWays * ways.count <= Self.mostOpenWays
      else {
        return giveUp(node, "its lines may wrap in too many ways", c, mayPass: true)
      }
      let around = openWays
      if room != nil { openWays *= ways.count }
      defer { openWays = around }
      return either(ways, under: node) {
        $0.wrapped($1, of: children, node, spec, style, along, across, in: room)
      }
    }
    // 3. Flexing.
    let most = flex(
      node, &children, base, style, along, across, isRow, grownTo: ownMain.map { _ in main.high })
    var line = total(of: children, style)
    line.high = min(line.high, max(most, line.low))
    // 4. The size across.
    let (thickness, baseline) = thickness(of: children)
    let width = ownCross == nil ? across.clamp(thickness) : cross.high
    // 5. Stretching.
    for index in children.indices where children[index].align == .stretch {
      stretch(&children[index], to: width, isRow)
    }
    // 6. The size.
    let length = ownMain == nil ? along.clamp(line) : main.high
    if let room {
      place(
        children, line, in: room, style, along, across, baseline, thickness, isRow,
        isOwn: ownMain != nil)
    }
    var answer = Answer(
      width: isRow ? length : width, height: isRow ? width : length)
    if !isRow, let first = children.first, let last = children.last {
      answer.ascender = first.item.ascender.map { Lengths($0) } ?? first.answer.ascender
      answer.descender = last.item.descender.map { Lengths($0) } ?? last.answer.descender
    }
    return answer
  }

  /// Notes why nothing is known of what is in an element.
  mutating func leaveOpen(_ node: Int, _ reason: String) {
    obstacles[node] = reason
    frames[node]?.mayOverlap = true
  }

  /// Returns any size, and notes that nothing is known of what is in an element.
  ///
  /// What `mayPass` may be known of narrower boxes of the texts.
  mutating func giveUp(
    _ node: Int, _ reason: String, _ c: Constraints, mayPass: Bool = false
  ) -> Answer {
    leaveOpen(node, reason)
    if mayPass { passing.insert(node) }
    // What is unknown may be larger than it is offered.
    let isHeld = isHeld(node)
    return Answer(
      width: isHeld ? c.width.clamp(.any) : .any, height: isHeld ? c.height.clamp(.any) : .any,
      ascender: .any,
      descender: Lengths(-Lengths.any.high, 0))
  }

  /// Measures the children; nil if it is not known what a percentage or the only child that both
  /// grows and shrinks begins with.
  private mutating func measuredAtBasis(
    _ node: Int, _ style: StackStyle, _ main: Axis, _ cross: Axis, _ isRow: Bool,
    isOwn: Bool
  ) -> [StackChild]? {
    let mayBeExact = !isOwn && (main.isExact || main.high.low <= main.low.high)
    let flexible = nodes[node].children.filter { item(of: $0).isFlexible }
    let sole = flexible.count == 1 && mayBeExact ? flexible[0] : nil
    if sole != nil, !main.isExact { return nil }
    var children: [StackChild] = []
    for node in nodes[node].children {
      let item = item(of: node)
      let align = item.alignSelf.resolved(style.align)
      let room = crossRoom(of: node, align, within: cross, whole: cross.wholeOfChildren, isRow)
      var length = Axis(.none, Lengths(.infinity), whole: main.wholeOfChildren)
      if node == sole {
        length = Axis(exactly: .none, whole: main.wholeOfChildren)
      } else if !item.flexBasis.isAuto {
        let whole = main.wholeOfChildren
        guard !item.flexBasis.isPercent || whole.isPoint else { return nil }
        if let basis = item.flexBasis.length(of: whole.low) {
          length = Axis(exactly: Lengths(basis), whole: whole)
        }
      }
      let breadth = node == sole ? Axis(exactly: .none, whole: cross.wholeOfChildren) : room
      let c = Constraints(along: length, across: breadth, isRow: isRow)
      var child = StackChild(node, item, align, c, isSole: node == sole)
      if node != sole { child.take(measure(node, c), c, isRow: isRow) }
      children.append(child)
    }
    return children
  }

  private func item(of node: Int) -> StackItem {
    if case .stack(let item) = nodes[node].placement { item } else { StackItem() }
  }

  /// The lengths across the stack that a child is offered.
  private func crossRoom(
    of node: Int, _ align: StackSpec.AlignItems, within cross: Axis, whole: Lengths, _ isRow: Bool
  ) -> Axis {
    var room = Axis(.none, cross.high, whole: whole)
    guard align == .stretch else { return room }
    let size = nodes[node].size
    let own =
      isRow ? size.heightRange(parent: .infinity) : size.widthRange(parent: .infinity)
    let (keepsLow, keepsHigh) = (own.low == 0, own.high == .infinity)
    room.low = keepsLow ? cross.low : Lengths(own.low)
    if !keepsHigh { room.high = Lengths(own.high) }
    room.isExact = keepsLow && keepsHigh && cross.isExact
    if room.isExact { room.natural = cross.natural }
    // Where the least length exceeds the greatest, the child has one of both.
    if room.low.high > room.high.low, !room.isExact {
      room.isExact = room.low.low > room.high.high
      let all = room.low.joined(room.high)
      // A percentage decides which.
      let hasPercent =
        isRow
        ? [size.height, size.minHeight, size.maxHeight].contains(where: \.isPercent)
        : [size.width, size.minWidth, size.maxWidth].contains(where: \.isPercent)
      let length = room.isExact && !hasPercent ? room.low : all
      room.low = length
      room.high = length
    }
    return room
  }

  private func total(of children: [StackChild], _ style: StackStyle) -> Lengths {
    var total = Lengths.none
    for (index, child) in children.enumerated() {
      if index > 0 { total = total + style.spacing }
      total = total + child.extent
    }
    return total
  }

  /// Grows and shrinks the children of a line, and returns the most that it is long then.
  ///
  /// `own` is the length that the line has, where the stack has been measured with the constraints.
  /// Where the line `fits`, nothing shrinks.
  private mutating func flex(
    _ node: Int, _ children: inout [StackChild], _ base: Lengths, _ style: StackStyle, _ main: Axis,
    _ cross: Axis, _ isRow: Bool, grownTo own: Lengths?, fits: Bool = false
  ) -> Float {
    let growing = children.filter { $0.item.flexGrow > 0 }
    let shrinking = children.filter { $0.item.flexShrink > 0 }
    let grow = children.reduce(Float(0)) { $0 + $1.item.flexGrow }
    let least = own ?? main.low
    let missing = Lengths(max(least.low - base.high, 0), max(least.high - base.low, 0))
    let excess =
      fits
      ? .none
      : Lengths(max(base.low - main.high.high, 0), max(base.high - main.high.low, 0))
    let longest = fits ? min(base.high, Self.filled(main.high.high)) : base.high
    let mayGrow = grow > 0 && missing.high > 0
    let mayShrink = !shrinking.isEmpty && excess.high > 0
    let staysSurely = !mayGrow && !mayShrink
    guard !staysSurely || children.contains(where: { $0.isSole }) else { return longest }
    let mayStay =
      !(grow > 0 && missing.low >= 0.02) && !(!shrinking.isEmpty && excess.low >= 0.02)
    // All that shrinks by one factor keeps its proportions.
    let isEven = Set(shrinking.map(\.item.flexShrink)).count == 1
    let fixed = children.filter { $0.item.flexShrink <= 0 }
    let spaces = children.reduce(style.spacing * Float(children.count - 1)) {
      $0 + $1.item.spacingBefore + $1.item.spacingAfter
    }
    let firm = fixed.reduce(Lengths(spaces)) { $0 + $1.main }
    for index in children.indices {
      let child = children[index]
      var outcomes: [(c: Constraints, answer: Answer)] = []
      func measured(_ length: Lengths, natural: Lengths?) {
        var axis = Axis(
          exactly: length.atLeast(0), whole: main.wholeOfChildren)
        axis.natural = natural
        let room = crossRoom(
          of: child.node, child.align, within: cross,
          whole: cross.wholeOfChildren, isRow)
        let c = Constraints(along: axis, across: room, isRow: isRow)
        outcomes.append((c, measure(child.node, c)))
      }
      let others = Lengths(base.low - child.main.low, base.high - child.main.high)
      if mayStay || (child.item.flexGrow <= 0 && mayGrow)
        || (child.item.flexShrink <= 0 && mayShrink)
        || (child.main.low == 0 && mayShrink)
        || (mayGrow && missing.low * child.item.flexGrow / max(grow, 1e-6) < 1)
      {
        if child.isSole {
          if mayStay { measured(.none, natural: nil) }
          // Where others shrink, and where it has less than a point, it is not measured.
          outcomes.append((child.c, child.answer))
        } else {
          outcomes.append((child.c, child.answer))
        }
      }
      if mayGrow, child.item.flexGrow > 0 {
        let shares = missing.mapped { PixelGrid.wholeFloor($0 * child.item.flexGrow / grow) }
        var length = Lengths(
          child.main.low + shares.low, child.main.high + shares.high + Float(growing.count))
        length.high = min(length.high, max(least.high - others.low, 0) + Self.noise)
        if growing.count == 1 {
          length.low = max(length.low, least.low - others.high - Self.noise)
        }
        length.high = max(length.high, length.low)
        let isFree =
          nodes[child.node].isSteady && !child.isSole && child.item.flexBasis.isAuto
        measured(length, natural: isFree ? Lengths(.infinity) : nil)
      }
      if mayShrink, child.item.flexShrink > 0, !child.isSole {
        measured(
          shrunk(child, base, excess, main, shrinking, firm: firm, isEven: isEven), natural: nil)
        children[index].isInParts = true
      }
      guard !outcomes.isEmpty else { continue }
      children[index].take(outcomes, isRow, isSteady: nodes[child.node].isSteady && !child.isSole)
      // What has its own length or the rest of the line is what fits in the rest.
      if mayShrink, !mayGrow, shrinking.count == 1, child.item.flexShrink > 0, !child.isSole,
        nodes[child.node].isSteady, child.item.flexBasis.isAuto
      {
        let rest = (main.high - others).atLeast(0)
        let length = Lengths(
          min(child.main.low, rest.low), min(child.main.high, rest.high + Self.noise))
        var axis = Axis(exactly: pixel(length), whole: Lengths(.infinity))
        axis.natural = Lengths(rest.low, pixel(rest).high)
        let room = children[index].acrossAxis(isRow)
        let c = Constraints(along: axis, across: room, isRow: isRow)
        children[index].take(measure(child.node, c), c, isRow: isRow)
        children[index].isInParts = false
      }
    }
    // Growth and shrinkage end at the constraint, but for what is not shrunk below nothing and for
    // rounding up to pixels.
    let pixel = Float(1 / pixels.scale) * (1 - 0x1p-6)
    let grid = grid(in: node)
    var most = -Float.infinity
    let growers = growing.allSatisfy { isHeld($0.node) }
    let shrinkers = shrinking.allSatisfy { isHeld($0.node) }
    if mayStay {
      most = max(most, shrinking.isEmpty ? longest : min(base.high, main.high.high + 0.02))
    }
    if mayGrow {
      most = max(most, growers ? least.high + grid * Float(growing.count) : .infinity)
    }
    if mayShrink {
      let bound = max(main.high.high, firm.high)
      most = max(
        most,
        shrinkers && isEven
          ? bound + (shrinking.count == 1 ? grid : pixel) * Float(shrinking.count)
          : .infinity)
    }
    if children.contains(where: { $0.isSole }) { most = max(most, base.high) }
    return most
  }

  /// The lengths of a child that has shrunk.
  private func shrunk(
    _ child: StackChild, _ base: Lengths, _ excess: Lengths, _ main: Axis,
    _ shrinking: [StackChild], firm: Lengths, isEven: Bool
  ) -> Lengths {
    var length = Lengths(0, child.main.high)
    guard isEven else { return length }
    // Of a line of fixed lengths and shrinking ones, the latter share what is left.
    let rest = (main.high - firm).atLeast(0)
    var others = Lengths.none
    for other in shrinking where other.node != child.node { others = others + other.main }
    func share(_ own: Float, _ others: Float) -> Float {
      own + others > 0 ? own / (own + others) : 0
    }
    length.low = max(rest.low * share(child.main.low, others.high) - 0.01, 0)
    length.high = min(
      length.high, rest.high * share(child.main.high, others.low) + 0.01)
    if shrinking.count == 1 {
      length.low = max(min(rest.low, child.main.low) - Self.noise, 0)
      length.high = min(child.main.high, rest.high + Self.noise)
    }
    length.low = min(length.low, length.high)
    return length
  }

  /// The size across of a line, and the greatest distance from its top to its baseline.
  private func thickness(of children: [StackChild]) -> (Lengths, baseline: Lengths) {
    var (baseline, below, largest) = (Lengths.none, Lengths.none, Lengths.none)
    for child in children {
      guard child.align.isBaseline else {
        largest = largest.covering(child.cross)
        continue
      }
      let ascent = ascent(of: child)
      baseline = baseline.covering(ascent)
      below = below.covering((child.cross - ascent))
    }
    return ((baseline + below).covering(largest), baseline)
  }

  private func ascent(of child: StackChild) -> Lengths {
    switch child.align {
    case .baselineFirst: child.item.ascender.map { Lengths($0) } ?? child.answer.ascender
    case .baselineLast:
      child.cross + (child.item.descender.map { Lengths($0) } ?? child.answer.descender)
    case .stretch, .start, .end, .center: .none
    }
  }

  /// Measures a child again in the size across of its line.
  ///
  /// A line beside others may be thicker than what the child was offered before.
  private mutating func stretch(
    _ child: inout StackChild, to width: Lengths, _ isRow: Bool, isBesideOthers: Bool = false
  ) {
    guard width.high - child.cross.low > 0.01 else { return }
    var along = Axis(exactly: child.main, whole: child.alongAxis(isRow).whole)
    let before = child.alongAxis(isRow).breaking
    // What may not be measured at all has no size of its own.
    let isSteady = nodes[child.node].isSteady && !child.isSole
    if isSteady { along.natural = Lengths(before.low, max(before.high, child.main.high)) }
    var line = Axis(exactly: width, whole: child.acrossAxis(isRow).whole)
    if isSteady {
      let before = child.acrossAxis(isRow).breaking
      line.natural =
        isBesideOthers ? Lengths(before.low, max(before.high, width.high)) : before
    }
    let room = crossRoom(
      of: child.node, child.align, within: line, whole: line.whole, isRow)
    let c = Constraints(along: along, across: room, isRow: isRow)
    var outcomes = [(c: c, answer: measure(child.node, c))]
    if width.low - child.cross.high <= 0.01 { outcomes.append((child.c, child.answer)) }
    child.take(outcomes, isRow, isSteady: isSteady)
  }

  private mutating func place(
    _ children: [StackChild], _ line: Lengths, in room: (width: Lengths, height: Lengths),
    _ style: StackStyle, _ main: Axis, _ cross: Axis, _ baseline: Lengths, _ thickness: Lengths,
    _ isRow: Bool, isOwn: Bool, band: Band? = nil
  ) {
    let length = isRow ? room.width : room.height
    let breadth = band?.thickness ?? (isRow ? room.height : room.width)
    let over = band?.fits == true ? 0 : max(line.high - main.high.low, 0)
    let isFree = isOwn || main.low.high > line.low || over > 0
    let lack = max(isFree ? length.high - line.low : 0, 0)
    // A frame that is rounded up has no free space of its own.
    let isRounded = tree.parent(of: LayoutElement(children[0].node)).map {
      frames[$0.index]?.isRounded == true
    }
    let surely =
      (isOwn || main.isExact) && isRounded != true ? max(length.low - line.high, 0) : 0
    let free = Lengths(over > 0 ? -over : min(surely, lack), lack)
    let (lead, between) = style.justify.spread(free, children.count)
    var suffix = children.map { $0.extent.low }
    for index in suffix.indices.dropLast().reversed() {
      suffix[index] += suffix[index + 1] + style.spacing
    }
    // What was taken away may be parts of a pixel, and so is what stands behind.
    let isInParts = children.contains { $0.isInParts } || band?.isInParts == true
    var start = lead
    for (index, child) in children.enumerated() {
      if index > 0 { start = start + style.spacing + between }
      start = start + child.item.spacingBefore
      // What comes behind is within the line.
      let after =
        index + 1 < children.count ? suffix[index + 1] + style.spacing : 0
      let behind = after + child.item.spacingAfter
      let end: Float =
        switch style.justify {
        case .start, .spaceBetween: over - behind
        case .center, .spaceAround: over / 2 - behind
        case .end: -behind
        }
      let isHeldAcross =
        isHeld(child.node, in: child.c)
        && (child.align != .stretch || !nodes[child.node].limits(isRow: !isRow))
      var offset = offset(of: child, baseline, in: breadth)
      if isHeldAcross || band != nil, !child.align.isBaseline { offset = offset.atLeast(0) }
      if let band { offset = offset + band.start }
      let x = isRow ? start : offset
      let y = isRow ? offset : start
      // A line beside others is as thick as each of its children.
      let isInLine =
        band == nil
        ? isHeldAcross && (!child.align.isBaseline || thickness.high <= cross.high.low)
        : isHeld(child.node, in: child.c) && !nodes[child.node].size.hasPercent
      let outside: Float? = isInLine ? band?.over ?? 0 : nil
      put(
        child.node, x: x, y: y, child.c, child.answer, in: room,
        over: isRow ? (end, outside) : (outside, end), isRounded: isInParts)
      start = start + child.main + child.item.spacingAfter
    }
  }

  private func offset(of child: StackChild, _ baseline: Lengths, in breadth: Lengths) -> Lengths {
    let free = (breadth - child.cross)
    switch child.align {
    case .start, .stretch: return .none
    case .end: return free.opened
    case .center: return free.opened.mapped { pixels.floor($0 / 2) }
    case .baselineFirst, .baselineLast: return (baseline - ascent(of: child)).atLeast(0)
    }
  }
}

// MARK: Lines of a stack

extension IntervalSolver {
  /// The most ways in which the children of one stack are split into lines.
  private static let mostWays = 16
  /// The most ways of a stack and of those around it together.
  private static let mostOpenWays = 64

  /// A line of a stack that has several.
  fileprivate struct Band {
    /// The distance from the top of the stack.
    var start: Lengths
    var thickness: Lengths
    /// How far it ends behind the stack at most.
    var over: Float
    /// Whether its children are surely no longer together than the stack is offered.
    var fits: Bool
    /// Whether its thickness may be in parts of a pixel.
    var isInParts: Bool
  }

  /// A line of children, as far as it has been measured.
  private struct StackLine {
    var children: [StackChild]
    var length: Lengths
    /// What its children need across, and what they get.
    var needed: Lengths
    var thickness: Lengths
    var baseline: Lengths
    var fits: Bool
  }

  /// The greatest length of children that fit in a line of `most`, with all that is taken for
  /// rounding.
  private static func filled(_ most: Float) -> Float { most + max(0.02, most * 0x1p-20) }

  /// The length of the longest line that begins with the first child.
  private func longest(of children: [StackChild], _ style: StackStyle) -> Lengths {
    var longest = Lengths.none
    for count in 0..<children.count {
      longest = longest.covering(total(of: Array(children[...count]), style))
    }
    return longest
  }

  /// Returns all ways in which the lines of a stack may break; nil if they are too many.
  ///
  /// A line ends before the first child that would make it too long.
  private func ways(
    toWrap children: [StackChild], _ style: StackStyle, _ most: Lengths
  ) -> [[Range<Int>]]? {
    var ways: [[Range<Int>]] = []
    var open: [(lines: [Range<Int>], start: Int)] = [([], 0)]
    while let (lines, start) = open.popLast() {
      guard start < children.count else {
        ways.append(lines)
        if ways.count > Self.mostWays { return nil }
        continue
      }
      guard open.count <= Self.mostWays else { return nil }
      var length = children[start].extent
      var end = start + 1
      var mayFit = true
      while mayFit, end < children.count {
        let longer = length + style.spacing + children[end].extent
        if longer.high > most.low { open.append((lines + [start..<end], end)) }
        mayFit = longer.low <= Self.filled(most.high)
        length = Lengths(longer.low, min(longer.high, max(Self.filled(most.high), longer.low)))
        end += 1
      }
      if mayFit { open.append((lines + [start..<children.count], children.count)) }
    }
    return ways
  }

  /// Lays out children in lines that break in one way.
  private mutating func wrapped(
    _ ranges: [Range<Int>], of children: [StackChild], _ node: Int, _ spec: StackSpec,
    _ style: StackStyle, _ main: Axis, _ cross: Axis, in room: Room
  ) -> Answer {
    let isRow = spec.direction == .horizontal
    var lines = ranges.map { range in
      line(Array(children[range]), node, style, main, cross, isRow)
    }
    stretch(&lines, spec, cross)
    for index in lines.indices {
      for place in lines[index].children.indices
      where lines[index].children[place].align == .stretch {
        stretch(
          &lines[index].children[place], to: lines[index].thickness, isRow,
          isBesideOthers: lines.count > 1)
      }
    }
    let gaps = spec.lineSpacing * Float(lines.count - 1)
    let longest = lines.reduce(Lengths.none) { $0.covering($1.length) }
    var depth = lines.reduce(Lengths(gaps)) { $0 + $1.thickness }
    // Lines that stretch fill the stack.
    let needed = lines.reduce(gaps) { $0 + $1.needed.high }
    depth.high = min(depth.high, max(needed, cross.low.high))
    if let room { place(lines, depth, of: node, spec, style, main, cross, in: room) }
    let (length, width) = (main.clamp(longest), cross.clamp(depth))
    var answer = Answer(width: isRow ? length : width, height: isRow ? width : length)
    if !isRow, let first = lines.first?.children.first, let last = lines.last?.children.last {
      answer.ascender = first.item.ascender.map { Lengths($0) } ?? first.answer.ascender
      answer.descender = last.item.descender.map { Lengths($0) } ?? last.answer.descender
    }
    return answer
  }

  /// Measures a line, in which several children surely fit.
  private mutating func line(
    _ children: [StackChild], _ node: Int, _ style: StackStyle, _ main: Axis, _ cross: Axis,
    _ isRow: Bool
  ) -> StackLine {
    var children = children
    let fits = children.count > 1
    let all = total(of: children, style)
    if fits {
      for index in children.indices {
        // The others are no shorter than they can be.
        let others = all.low - children[index].main.low
        children[index].cap(Self.filled(main.high.high) - others, isRow: isRow)
      }
    }
    let base = total(of: children, style)
    let most = flex(
      node, &children, base, style, main, cross, isRow, grownTo: nil, fits: fits)
    var length = total(of: children, style)
    length.high = min(length.high, max(most, length.low))
    let (thickness, baseline) = thickness(of: children)
    // Growth is rounded up to pixels.
    let mayGrow = main.low.high > 0 && children.contains { $0.item.flexGrow > 0 }
    return StackLine(
      children: children, length: length, needed: thickness, thickness: thickness,
      baseline: baseline, fits: fits && !mayGrow)
  }

  /// Gives the free space across the stack to its lines, if they stretch; the only one has all.
  private func stretch(_ lines: inout [StackLine], _ spec: StackSpec, _ cross: Axis) {
    guard lines.count > 1 else {
      lines[0].thickness = cross.clamp(lines[0].thickness)
      return
    }
    guard spec.alignContent == .stretch else { return }
    let count = Float(lines.count)
    let all = lines.reduce(Lengths(spec.lineSpacing * (count - 1))) { $0 + $1.thickness }
    for index in lines.indices {
      let own = lines[index].thickness
      let free = Lengths(
        max(cross.low.low - (all.high - own.high + own.low) - 0.02, 0),
        max(cross.low.high - (all.low - own.low + own.high), 0))
      lines[index].thickness = own + free.mapped { $0 / count }
    }
  }

  private mutating func place(
    _ lines: [StackLine], _ depth: Lengths, of node: Int, _ spec: StackSpec, _ style: StackStyle,
    _ main: Axis, _ cross: Axis, in room: (width: Lengths, height: Lengths)
  ) {
    let isRow = spec.direction == .horizontal
    guard lines.count > 1 else {
      place(
        lines[0].children, lines[0].length, in: room, style, main, cross, lines[0].baseline,
        lines[0].needed, isRow, isOwn: false)
      return
    }
    let breadth = isRow ? room.height : room.width
    var free = Lengths.none
    let isFilled = cross.low.high <= depth.low && depth.high <= cross.high.low
    if !isFilled, spec.alignContent != .start, spec.alignContent != .stretch {
      free = Lengths(min(breadth.low - depth.high, 0), max(breadth.high - depth.low, 0))
    }
    let excess = max(depth.high - cross.high.low, 0)
    // A thickness from a baseline, or a part of free space, is no whole pixels.
    let isInParts =
      spec.alignContent == .stretch
      || lines.contains { $0.children.contains { $0.align.isBaseline } }
    let pixel = isInParts ? Float(1 / pixels.scale) : 0
    var start = Lengths.none
    for (index, line) in lines.enumerated() {
      let behind = lines[(index + 1)...].reduce(Float(0)) {
        $0 + spec.lineSpacing + $1.thickness.low
      }
      let band = Band(
        start: start + free, thickness: line.thickness, over: excess - behind + pixel,
        fits: line.fits, isInParts: isInParts)
      place(
        line.children, line.length, in: room, style, main, cross, line.baseline, line.thickness,
        isRow, isOwn: false, band: band)
      start = start + line.thickness + spec.lineSpacing
    }
  }
}

extension IntervalSolver.StackChild {
  /// Takes a length along the stack that the child has at most.
  fileprivate mutating func cap(_ most: Float, isRow: Bool) {
    main.high = min(main.high, max(most, main.low))
    if isRow { answer.width = main } else { answer.height = main }
  }

  fileprivate var extent: Lengths { main + item.spacingBefore + item.spacingAfter }

  fileprivate func alongAxis(_ isRow: Bool) -> IntervalSolver.Axis { isRow ? c.width : c.height }
  fileprivate func acrossAxis(_ isRow: Bool) -> IntervalSolver.Axis { isRow ? c.height : c.width }

  /// Takes one of several outcomes, of which nobody knows which.
  fileprivate mutating func take(
    _ outcomes: [(c: IntervalSolver.Constraints, answer: IntervalSolver.Answer)], _ isRow: Bool,
    isSteady: Bool
  ) {
    guard var (c, answer) = outcomes.first else { return }
    let isSame = outcomes.allSatisfy { $0.c == c }
    for (_, other) in outcomes.dropFirst() { answer = answer.joined(other) }
    if !isSame {
      if isSteady {
        // In its own size it is as it was measured.
        let across = outcomes.map(\.c.width.breaking).reduce(c.width.breaking) { $0.joined($1) }
        let down = outcomes.map(\.c.height.breaking).reduce(c.height.breaking) { $0.joined($1) }
        c.width = IntervalSolver.Axis(exactly: answer.width, whole: c.width.whole, natural: across)
        c.height = IntervalSolver.Axis(exactly: answer.height, whole: c.height.whole, natural: down)
      } else {
        for (other, _) in outcomes.dropFirst() { c = c.joined(other) }
      }
    }
    take(answer, c, isRow: isRow)
  }
}

extension IntervalSolver.Answer {
  func joined(_ other: Self) -> Self {
    var joined = self
    joined.width = width.joined(other.width)
    joined.height = height.joined(other.height)
    joined.ascender = ascender.joined(other.ascender)
    joined.descender = descender.joined(other.descender)
    joined.showsAll = showsAll && other.showsAll
    joined.showsOne = showsOne && other.showsOne
    return joined
  }
}

extension IntervalSolver.Constraints {
  fileprivate func joined(_ other: Self) -> Self {
    Self(width.joined(other.width), height.joined(other.height))
  }
}

extension IntervalSolver.Axis {
  func joined(_ other: Self) -> Self {
    var joined = Self(
      low.joined(other.low), high.joined(other.high), whole: whole.joined(other.whole))
    joined.isExact = isExact && other.isExact
    return joined
  }
}

extension IntervalSolver.Node {
  /// Whether the element says a greatest length of its own.
  fileprivate func limits(isRow: Bool) -> Bool {
    let range = isRow ? size.widthRange(parent: .infinity) : size.heightRange(parent: .infinity)
    return range.low > 0 || range.high < .infinity
  }
}

extension StackItem {
  var isFlexible: Bool { flexGrow > 0 && flexShrink > 0 }
}

extension StackSpec.JustifyContent {
  /// Returns the space before the first child and between two, for some free space.
  fileprivate func spread(_ free: Lengths, _ count: Int) -> (lead: Lengths, between: Lengths) {
    let positive = free.atLeast(0)
    let isEmpty = free.high < 0.01
    switch self {
    case .start: return (.none, .none)
    case .center: return (free.mapped { $0 / 2 }, .none)
    case .end: return (free, .none)
    case .spaceBetween:
      guard count > 1, !isEmpty else { return (.none, .none) }
      return (.none, positive.mapped { $0 / Float(count - 1) })
    case .spaceAround:
      let between = isEmpty ? Lengths.none : positive.mapped { $0 / Float(count) }
      return (
        Lengths(min(free.low / 2, 0), max(between.high / 2, free.high / 2)), between
      )
    }
  }
}

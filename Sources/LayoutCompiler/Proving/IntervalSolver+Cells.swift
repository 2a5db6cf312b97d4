import LayoutEngine

// MARK: The linear family: `linear`, `layers` and `flow`

extension IntervalSolver {
  /// A length of a cell and its limits on one axis, as the engine reads them.
  struct CellLength {
    let length: Length
    let least: Float
    let greatest: Float

    init(
      _ length: Length, _ size: LayoutDimension, _ least: LayoutDimension,
      _ greatest: LayoutDimension
    ) {
      func points(_ length: LayoutDimension) -> Float? {
        if case .points(let points) = length { min(max(points, 0), Lengths.any.high) } else { nil }
      }
      if case .points = size, length == .match {
        self.length = .points(points(size) ?? 0)
      } else {
        self.length = length
      }
      self.least = points(least) ?? 0
      let most = if case .points(.infinity) = greatest { Float.infinity } else { points(greatest) }
      self.greatest = max(most ?? .infinity, self.least)
    }

    func clamped(_ lengths: Lengths) -> Lengths {
      lengths.mapped { Interval(least, greatest).clamped($0) }
    }

    var fixed: Float? {
      if case .points(let points) = length { clamped(Lengths(points)).low } else { nil }
    }

    var isWrap: Bool { length == .wrap }
    var isMatch: Bool { length == .match }

    /// The length around a content: at most `most`, unless the least is greater.
    func outer(_ content: Lengths, _ padding: Float, upTo most: Lengths) -> Lengths {
      let length = content + padding
      return clamped(Lengths(min(length.low, most.low), min(length.high, most.high)))
    }

    /// The lengths that the content of a cell is offered, padding included.
    func constraint(upTo most: Lengths, matches: Bool) -> (lengths: Lengths, isExact: Bool) {
      if let fixed { return (Lengths(fixed), true) }
      if isMatch, matches { return (clamped(most), true) }
      return (most.mapped { min($0, greatest) }, false)
    }

    /// Whether a cell is never longer than a room of at least `room`, if its content is not.
    func fits(_ room: Float) -> Bool { (fixed ?? least) <= room }
  }

  /// Lengths at the start, at the end, at the top and at the bottom, in points.
  struct CellEdges {
    let across: (before: Float, after: Float)
    let down: (before: Float, after: Float)

    init(_ edges: LayoutEdges, isRightToLeft: Bool) {
      func points(_ length: LayoutDimension?) -> Float {
        switch length {
        case .points(let points): min(max(points, 0), Lengths.any.high)
        // A share is one of nothing here.
        case .mixed(let mixed): max(mixed.points, 0)
        case .percent, .auto, nil: 0
        }
      }
      let (left, right) =
        isRightToLeft
        ? (points(edges.left(.rtl)), points(edges.right(.rtl)))
        : (points(edges.left(.ltr)), points(edges.right(.ltr)))
      across = isRightToLeft ? (right, left) : (left, right)
      down = (points(edges.upper), points(edges.lower))
    }

    func along(_ isRow: Bool) -> (before: Float, after: Float) { isRow ? across : down }
    func sum(_ isRow: Bool) -> Float { along(isRow).before + along(isRow).after }
  }

  /// A child in a container of the family, as far as the container has measured it.
  struct Cell {
    let node: Int
    let width: CellLength
    let height: CellLength
    let weight: Float?
    let leastShare: Float
    let hasSeparator: Bool
    let gravity: Gravity
    let offset: LayoutPoint
    let padding: CellEdges
    /// The length along the container, padding included.
    var main = Lengths.none
    var cross = Lengths.none
    /// What the content was offered; nil if it has not been measured.
    var c: Constraints?
    var content = Answer(width: .none, height: .none)
    /// Whether the content may be cut to a length in parts of a pixel.
    var isCut = (across: false, down: false)

    func length(_ isRow: Bool) -> CellLength { isRow ? width : height }

    /// The length of the share of `perWeight` points a weight.
    func share(_ perWeight: Double) -> Double {
      guard let weight else { return 0 }
      return max(Double(leastShare), perWeight * Double(weight))
    }
  }

  /// The lengths of one axis that a container of the family has for its children.
  struct CellRoom {
    let axis: Axis
    let taken: Float

    var isExact: Bool { axis.isExact }
    var most: Lengths { axis.high.mapped { max($0 - taken, 0) } }
    /// What percentages of the children refer to.
    var whole: Lengths { isExact ? most : Lengths(.infinity) }
    /// Whether it is known whether the length is decided.
    var isDecided: Bool { isExact || axis.high.low > axis.low.high }
  }

  private func cell(_ node: Int, isRightToLeft: Bool) -> Cell {
    let size = nodes[node].size
    func cell(
      _ width: Length, _ height: Length, _ gravity: Gravity, _ offset: LayoutPoint,
      _ padding: LayoutEdges, weight: Float? = nil, hasSeparator: Bool = false
    ) -> Cell {
      var leastShare: Float = 0
      if case .spacer(let spec) = tree.spec(of: LayoutElement(node)) {
        leastShare = max(spec.minLength, 0)
      }
      return Cell(
        node: node, width: CellLength(width, size.width, size.minWidth, size.maxWidth),
        height: CellLength(height, size.height, size.minHeight, size.maxHeight),
        weight: weight.flatMap { $0 >= 0 ? min($0, 1_000_000) : nil }, leastShare: leastShare,
        hasSeparator: hasSeparator, gravity: gravity, offset: offset,
        padding: CellEdges(padding, isRightToLeft: isRightToLeft))
    }
    switch nodes[node].placement {
    case .linear(let item):
      return cell(
        item.width, item.height, item.gravity, item.offset, item.padding, weight: item.weight,
        hasSeparator: item.separatorBefore)
    case .layers(let item):
      return cell(item.width, item.height, item.gravity, item.offset, item.padding)
    case .flow(let item):
      return cell(item.width, item.height, item.gravity, item.offset, item.padding)
    case .none, .stack, .absolute, .zstack, .flex, .grid, .custom:
      return cell(.match, .match, [], .zero, .none)
    }
  }

  private func cells(of node: Int) -> [Cell] {
    nodes[node].children.map { cell($0, isRightToLeft: nodes[node].isRightToLeft) }
  }

  /// Measures the content of a cell.
  private mutating func measure(
    _ cell: inout Cell, _ width: (lengths: Lengths, isExact: Bool),
    _ height: (lengths: Lengths, isExact: Bool), wholes: (width: Lengths, height: Lengths)
  ) {
    func axis(
      _ offered: (lengths: Lengths, isExact: Bool), _ padding: Float, _ whole: Lengths
    ) -> Axis {
      let inside = offered.lengths.mapped { max($0 - padding, 0) }
      return offered.isExact
        ? Axis(exactly: inside, whole: whole) : Axis(.none, inside, whole: whole)
    }
    let c = Constraints(
      axis(width, cell.padding.sum(true), wholes.width),
      axis(height, cell.padding.sum(false), wholes.height))
    var answer = measure(cell.node, c)
    cell.isCut = (
      answer.width.high > c.width.high.low && !(c.width.high.isPoint && isWhole(c.width.high.low)),
      answer.height.high > c.height.high.low
        && !(c.height.high.isPoint && isWhole(c.height.high.low))
    )
    answer.width = Lengths(
      min(answer.width.low, c.width.high.low), min(answer.width.high, c.width.high.high))
    answer.height = Lengths(
      min(answer.height.low, c.height.high.low), min(answer.height.high, c.height.high.high))
    cell.c = c
    cell.content = answer
  }

  // MARK: Frames of cells

  /// The area of a child on one axis, from the start edge of its container.
  private struct CellArea {
    var start: Lengths
    var room: Lengths
    /// How far the area ends behind the container at most; nil if only place and length tell.
    var over: Float?
    /// Whether the edges of the area are whole pixels.
    var isWhole: Bool
    /// The gravity of a child that has none of its own.
    var gravity: Gravity = []
    /// Whether the child takes all of the area.
    var isFull = false
  }

  /// Where a child begins in its area, and how long it is.
  private struct CellSpan {
    var start: Lengths
    var length: Lengths
    var over: Float?
    /// Whether the child is surely as long as its content.
    var isOwn: Bool
    var isWhole: Bool
  }

  private func span(_ cell: Cell, _ area: CellArea, _ isRow: Bool, isRightToLeft: Bool) -> CellSpan
  {
    let length = cell.length(isRow)
    let padding = cell.padding.along(isRow)
    let sum = padding.before + padding.after
    let content = isRow ? cell.content.width : cell.content.height
    let outer: Lengths =
      switch length.length {
      case .match: length.clamped(area.room)
      case .wrap: length.outer(content, sum, upTo: area.room)
      case .points: Lengths(length.fixed ?? 0)
      }
    let inner = outer.mapped { max($0 - sum, 0) }
    let share =
      cell.gravity.part(isRow, isRightToLeft: isRightToLeft)
      ?? area.gravity.part(isRow, isRightToLeft: isRightToLeft) ?? 0
    let fits = length.fits(area.room.low) && area.room.low >= sum
    var free = area.room - inner + (-sum)
    // What is as long as its area is not moved, however large its padding is.
    free = fits ? free.atLeast(0) : free.joined(.none)
    let offset = isRow ? cell.offset.x : cell.offset.y
    let fills =
      area.isFull
      || (length.isMatch && length.greatest == .infinity
        && max(length.least, 0) <= area.room.low)
    return CellSpan(
      start: area.start + (padding.before + offset) + (fills ? .none : free.mapped { $0 * share }),
      length: inner,
      over: fits && offset == 0 ? area.over.map { $0 - padding.after } : nil,
      isOwn: length.isWrap && content.low + sum >= length.least,
      isWhole: (length.isWrap && !(isRow ? cell.isCut.across : cell.isCut.down))
        || (isWhole(inner.low) && inner.isPoint)
        || (area.isWhole && isWhole(sum) && length.isMatch))
  }

  /// Places a child in its area: its size, padding, gravity and offset.
  private mutating func put(
    _ cell: Cell, in parent: Int, _ across: CellArea, _ down: CellArea,
    wholes: (width: Lengths, height: Lengths), _ room: (width: Lengths, height: Lengths)
  ) {
    let isRightToLeft = nodes[parent].isRightToLeft
    let width = span(cell, across, true, isRightToLeft: isRightToLeft)
    let height = span(cell, down, false, isRightToLeft: isRightToLeft)
    var (x, over) = (width.start, width.over)
    if isRightToLeft {
      x = room.width - width.start - width.length
      if let over { x.low = max(x.low, -over) }
      // What begins at the start ends at the right.
      over = -width.start.low
    }
    let c = settled(cell, width, height, wholes)
    var answer = measure(cell.node, c)
    let pixel = Float(1 / pixels.scale)
    let around = frames[parent]?.mayBeginBefore ?? (across: false, down: false)
    let mayBeginBefore = (
      across: around.across || mayBeginBefore(x), down: around.down || mayBeginBefore(height.start)
    )
    answer.width = snapped(width.length)
    answer.height = snapped(height.length)
    if mayBeginBefore.across { answer.width.high += pixel }
    if mayBeginBefore.down { answer.height.high += pixel }
    var (left, top) = (snapped(x), snapped(height.start))
    if around.across { left.high += pixel }
    if around.down { top.high += pixel }
    if case .text = nodes[cell.node].layout, !width.isWhole || !height.isWhole {
      // Its lines are broken again in a frame that rounding may make shorter.
      let frame = Constraints(
        Axis(exactly: answer.width, whole: wholes.width),
        Axis(exactly: answer.height, whole: wholes.height))
      let shown = measure(cell.node, frame)
      (answer.showsAll, answer.showsOne) = (shown.showsAll, shown.showsOne)
    }
    // Edges are rounded alike, so that none leaves another, but for those of a flexbox.
    let isInFlexbox = flexItems[parent] != nil
    let own = isInFlexbox ? 0 : frames[parent]?.isRounded == true ? pixel : grid(in: parent)
    put(
      cell.node, x: left, y: top, c, answer, in: room,
      over: (
        over.map { snapped(Lengths($0)).high - own },
        height.over.map { snapped(Lengths($0)).high - own }
      ),
      isRounded: !width.isWhole || !height.isWhole, lacks: mayLack(cell.node, c),
      mayBeginBefore: mayBeginBefore)
  }

  /// The lengths to whole pixels beside some, since edges are rounded and not lengths.
  private func snapped(_ lengths: Lengths) -> Lengths {
    let scale = Float(pixels.scale)
    return Lengths(
      ((lengths.low + Self.noise) * scale).rounded(.down) / scale,
      ((lengths.high - Self.noise) * scale).rounded(.up) / scale)
  }

  /// Whether halves of a pixel before the start may be rounded away from it.
  private func mayBeginBefore(_ start: Lengths) -> Bool {
    start.low < 0 && !(start.isPoint && isWhole(start.low))
  }

  /// The length in which a container of the family places its children: in another one that of its
  /// cell, before it is rounded.
  private func placing(_ length: Lengths, _ room: CellRoom, _ node: Int, cell: Lengths) -> Lengths {
    let isCell = tree.parent(of: LayoutElement(node)).map {
      [.linear, .layers, .flow].contains(tree.kind(of: $0))
    }
    return isCell == true && !room.isExact ? cell : length
  }

  /// The lengths that a child is laid out in: those that it was measured with where it is as long
  /// as its content, and else its own length.
  private func settled(
    _ cell: Cell, _ width: CellSpan, _ height: CellSpan,
    _ wholes: (width: Lengths, height: Lengths)
  ) -> Constraints {
    let exact = Constraints(
      Axis(exactly: width.length, whole: wholes.width),
      Axis(exactly: height.length, whole: wholes.height))
    guard let c = cell.c else { return exact }
    let isSteady = nodes[cell.node].isSteady
    // What gets another length on one axis than it was measured in may get both lengths exactly.
    func isKept(_ measured: Axis, _ exact: Axis, _ span: CellSpan) -> Bool {
      measured.isExact ? measured.low == exact.low && exact.low.isPoint : span.isOwn
    }
    if isKept(c.width, exact.width, width), isKept(c.height, exact.height, height) { return c }
    func axis(_ measured: Axis, _ exact: Axis, _ span: CellSpan) -> Axis {
      if measured.isExact { return exact }
      if isSteady {
        var axis = exact
        axis.high = axis.low
        // It is never shorter than its content, whose lines stay as they are up to that length.
        axis.natural = Lengths(
          measured.high.low,
          max(
            measured.high.high,
            span.length.high > measured.high.low
              ? span.length.high : 0))
        return axis
      }
      return measured.joined(exact)
    }
    return Constraints(axis(c.width, exact.width, width), axis(c.height, exact.height, height))
  }

  private func isRounded(_ node: Int) -> Bool {
    grid(in: node) > 0 || frames[node]?.isRounded == true
  }

  // MARK: Linear layouts

  /// A linear layout whose length is decided, or that is as long as its content.
  private struct Line {
    var cells: [Cell]
    var length: Lengths
    var main: CellRoom
    var isWrapped = false
    /// How far the children exceed the layout together at most.
    var excess: Float = 0
  }

  mutating func linear(
    _ node: Int, _ spec: LinearSpec, _ c: Constraints, in room: Room
  ) -> Answer {
    let isRow = spec.orientation == .horizontal
    let margin = CellEdges(spec.margin, isRightToLeft: nodes[node].isRightToLeft)
    var cells = cells(of: node)
    var gaps: Float = 0
    for cell in cells.dropFirst() {
      gaps += spec.spacing
      if spec.separator > 0, cell.hasSeparator { gaps += spec.separator + spec.spacing }
    }
    gaps = min(max(gaps, 0), Lengths.any.high)
    let (along, across) = isRow ? (c.width, c.height) : (c.height, c.width)
    let main = CellRoom(axis: along, taken: margin.sum(isRow) + gaps)
    let cross = CellRoom(axis: across, taken: margin.sum(!isRow))
    guard main.isDecided, cross.isDecided else {
      return giveUp(node, "it may have one length or not", c)
    }
    var lines: [Line] = []
    if main.isExact {
      lines.append(shared(cells, main, along.low, cross, isRow))
    } else {
      wrap(&cells, main, cross, isRow)
      let content = cells.reduce(Lengths(main.taken)) { $0 + $1.main }
      let fits = along.clamp(content)
      if content.high >= along.low.low - 0.01, content.low <= along.high.high + 0.01 {
        let length = Lengths(max(content.low, along.low.low), min(content.high, along.high.high))
        lines.append(
          Line(
            cells: cells, length: pixel(Lengths(min(length.low, fits.high), length.high)),
            main: main, isWrapped: true))
      }
      // A layout that is longer or shorter than its content shares its length.
      if content.low < along.low.high {
        lines.append(
          shared(self.cells(of: node), decided(main, along.low), along.low, cross, isRow))
      }
      if content.high > along.high.low {
        lines.append(
          shared(self.cells(of: node), decided(main, along.high), along.high, cross, isRow))
      }
    }
    return either(lines, under: node) { solver, line in
      var line = line
      let width = solver.thickness(&line, cross, isRow, isPlacing: room != nil)
      let size = isRow ? (line.length, width) : (width, line.length)
      if let room {
        let (across, down) = isRow ? (main, cross) : (cross, main)
        solver.place(
          line, of: node, spec, margin, cross, isRow,
          in: (
            solver.placing(size.0, across, node, cell: room.width),
            solver.placing(size.1, down, node, cell: room.height)
          ))
      }
      return Answer(width: size.0, height: size.1)
    }
  }

  private func decided(_ main: CellRoom, _ length: Lengths) -> CellRoom {
    CellRoom(axis: Axis(exactly: length, whole: main.axis.whole), taken: main.taken)
  }

  /// Gives each child the length of its content.
  private mutating func wrap(
    _ cells: inout [Cell], _ main: CellRoom, _ cross: CellRoom, _ isRow: Bool
  ) {
    var sum = cells.reduce(Lengths.none) { $0 + ($1.length(isRow).fixed ?? 0) }
    for index in cells.indices {
      if let fixed = cells[index].length(isRow).fixed {
        cells[index].main = Lengths(fixed)
      } else if tree.kind(of: LayoutElement(cells[index].node)) == .spacer {
        cells[index].main = Lengths(cells[index].leastShare)
        sum = sum + cells[index].main
      } else {
        wrap(&cells[index], taken: sum, main, cross, isRow)
        sum = sum + cells[index].main
      }
    }
  }

  /// Measures a child in the length that its siblings leave.
  private mutating func wrap(
    _ cell: inout Cell, taken: Lengths, _ main: CellRoom, _ cross: CellRoom, _ isRow: Bool
  ) {
    let left = (main.most - taken).atLeast(0)
    let length = cell.length(isRow)
    let most = left.mapped { min($0, length.greatest) }
    measure(&cell, along: (most, false), main, cross, isRow)
    let content = isRow ? cell.content.width : cell.content.height
    cell.main = length.outer(content, cell.padding.sum(isRow), upTo: left)
  }

  private mutating func measure(
    _ cell: inout Cell, along: (lengths: Lengths, isExact: Bool), _ main: CellRoom,
    _ cross: CellRoom, _ isRow: Bool
  ) {
    let across = cell.length(!isRow).constraint(upTo: cross.most, matches: cross.isExact)
    measure(
      &cell, isRow ? along : across, isRow ? across : along,
      wholes: isRow ? (main.whole, cross.whole) : (cross.whole, main.whole))
  }

  /// Shares a decided length: points first, then lengths by content in order, then weights.
  private mutating func shared(
    _ cells: [Cell], _ main: CellRoom, _ length: Lengths, _ cross: CellRoom, _ isRow: Bool
  ) -> Line {
    var line = Line(cells: cells, length: length, main: main)
    let usable = main.most
    let firm = cells.reduce(Float(0)) {
      $0 + ($1.weight == nil ? $1.length(isRow).fixed ?? 0 : 0)
    }
    var used = Lengths(firm)
    var taken = used
    // Where margins and gaps exceed the layout, there are less than no points left.
    let debt = max(main.taken - main.axis.high.low, 0)
    var excess = firm - usable.low + debt
    var matched: Float = 0
    for index in cells.indices where cells[index].weight == nil {
      let own = cells[index].length(isRow)
      if let fixed = own.fixed {
        line.cells[index].main = Lengths(fixed)
      } else if own.isMatch {
        line.cells[index].main = own.clamped(usable)
        used = used + line.cells[index].main
        matched += line.cells[index].main.high
      } else {
        wrap(&line.cells[index], taken: taken, main, cross, isRow)
        let length = line.cells[index].main
        used = used + length
        taken = taken + length
        // It takes what is left at most, but for its least length.
        excess = min(excess + length.high, max(excess, debt, excess + own.least))
      }
    }
    line.excess = excess + matched
    let weighted = cells.filter { $0.weight != nil }
    guard !weighted.isEmpty else { return line }
    let free = usable - used
    let (least, most) = (
      Self.perWeight(weighted, Double(free.low)), Self.perWeight(weighted, Double(free.high))
    )
    for index in cells.indices where cells[index].weight != nil {
      line.cells[index].main = Lengths(
        Float(cells[index].share(least)), Float(cells[index].share(most)))
    }
    let leasts = weighted.reduce(Float(0)) { $0 + $1.leastShare }
    let weights = weighted.reduce(Float(0)) { $0 + ($1.weight ?? 0) }
    line.excess = weights > 0 ? max(line.excess + leasts, debt) : line.excess + leasts
    return line
  }

  /// Returns the points a weight, after those that would get less than their minimum have it.
  private static func perWeight(_ cells: [Cell], _ free: Double) -> Double {
    var shares = Double.infinity
    while true {
      var (least, weights) = (0.0, 0.0)
      for cell in cells {
        let weight = Double(cell.weight ?? 0)
        if cell.leastShare > 0, shares * weight < Double(cell.leastShare) {
          least += Double(cell.leastShare)
        } else {
          weights += weight
        }
      }
      let next = weights > 0 ? max(max(free, 0) - least, 0) / weights : 0
      guard next < shares else { return next }
      shares = next
    }
  }

  /// Measures the children that have not been measured yet, and returns the length across.
  private mutating func thickness(
    _ line: inout Line, _ cross: CellRoom, _ isRow: Bool, isPlacing: Bool
  ) -> Lengths {
    var most = Lengths.none
    for index in line.cells.indices {
      let cell = line.cells[index]
      let across = cell.length(!isRow)
      let wraps = across.isWrap || (cell.weight != nil && cell.length(isRow).isWrap)
      if cell.c == nil, !cross.isExact || (isPlacing && wraps) {
        let along =
          cell.weight == nil
          ? (cell.main, true) : cell.length(isRow).constraint(upTo: cell.main, matches: true)
        measure(&line.cells[index], along: along, line.main, cross, isRow)
      }
      let content = isRow ? line.cells[index].content.height : line.cells[index].content.width
      let length =
        across.fixed.map { Lengths($0) }
        ?? across.outer(content, cell.padding.sum(!isRow), upTo: cross.most)
      most = most.covering(length)
    }
    return settled(most, cross)
  }

  /// The length of a container around a content.
  private func settled(_ content: Lengths, _ room: CellRoom) -> Lengths {
    room.isExact ? room.axis.low : pixel(room.axis.clamp(content + room.taken))
  }

  private mutating func place(
    _ line: Line, of node: Int, _ spec: LinearSpec, _ margin: CellEdges, _ cross: CellRoom,
    _ isRow: Bool, in room: (width: Lengths, height: Lengths)
  ) {
    let (length, breadth) = isRow ? (room.width, room.height) : (room.height, room.width)
    let isRightToLeft = nodes[node].isRightToLeft
    let part = spec.contentGravity.part(isRow, isRightToLeft: isRightToLeft) ?? 0
    let hasWeights = line.cells.contains { ($0.weight ?? 0) > 0 }
    let used = line.cells.reduce(Lengths(line.main.taken)) { $0 + $1.main }
    var rest = length - used
    if line.isWrapped {
      rest = Lengths(0, max(Float(1 / pixels.scale), 0))
    } else if hasWeights {
      rest = Lengths(min(rest.low, 0), 0)
    }
    if line.excess <= 0 { rest = rest.atLeast(0) }
    let wholes = isRow ? (line.main.whole, cross.whole) : (cross.whole, line.main.whole)
    let isWhole = !isRounded(node)
    let gravity = spec.contentGravity.across(isRow)
    let side = margin.along(!isRow)
    // What is behind each child.
    var behind: [Float] = []
    var sum: Float = margin.along(isRow).after
    for (index, cell) in line.cells.enumerated().reversed() {
      behind.append(sum)
      sum += cell.main.low
      if index > 0 { sum += gap(before: cell, spec) }
    }
    behind.reverse()
    var start = Lengths(margin.along(isRow).before) + rest.mapped { $0 * part }
    var startsWhole = isWhole && (part == 0 || (rest.isPoint && self.isWhole(rest.low * part)))
    for (index, cell) in line.cells.enumerated() {
      if index > 0 { start = start + gap(before: cell, spec) }
      let isShare = cell.weight != nil && !line.isWrapped
      let endsWhole =
        startsWhole && (!isShare || (cell.main.isPoint && self.isWhole(cell.main.low)))
      let along = CellArea(
        start: start, room: cell.main,
        over: max(line.excess, 0) * (1 - part) - behind[index],
        isWhole: endsWhole, isFull: !isShare)
      let across = CellArea(
        start: Lengths(side.before), room: breadth + (-side.before - side.after),
        over: -side.after, isWhole: isWhole && self.isWhole(side.before + side.after),
        gravity: gravity)
      put(
        cell, in: node, isRow ? along : across, isRow ? across : along, wholes: wholes, room)
      start = start + cell.main
      startsWhole = endsWhole
    }
    frames[node]?.mayOverlap = line.cells.contains {
      !$0.length(isRow).fits($0.main.low) || ($0.offset.x != 0 || $0.offset.y != 0)
    }
  }

  private func gap(before cell: Cell, _ spec: LinearSpec) -> Float {
    spec.spacing
      + (spec.separator > 0 && cell.hasSeparator ? spec.separator + spec.spacing : 0)
  }

  // MARK: Layers

  mutating func layers(
    _ node: Int, _ spec: LayersSpec, _ c: Constraints, in room: Room
  ) -> Answer {
    let margin = CellEdges(spec.margin, isRightToLeft: nodes[node].isRightToLeft)
    let width = CellRoom(axis: c.width, taken: margin.sum(true))
    let height = CellRoom(axis: c.height, taken: margin.sum(false))
    guard width.isDecided, height.isDecided else {
      return giveUp(node, "it may have one length or not", c)
    }
    var cells = cells(of: node)
    var covered = (width: Lengths.none, height: Lengths.none)
    for index in cells.indices {
      measure(&cells[index], in: width, height)
      let cell = cells[index]
      covered.width = covered.width.covering(
        cell.width.fixed.map { Lengths($0) }
          ?? cell.width.outer(cell.content.width, cell.padding.sum(true), upTo: width.most))
      covered.height = covered.height.covering(
        cell.height.fixed.map { Lengths($0) }
          ?? cell.height.outer(cell.content.height, cell.padding.sum(false), upTo: height.most))
    }
    let answer = Answer(
      width: settled(covered.width, width), height: settled(covered.height, height))
    if let room {
      let size = (
        width: placing(answer.width, width, node, cell: room.width),
        height: placing(answer.height, height, node, cell: room.height)
      )
      let isWhole = !isRounded(node)
      func area(_ length: Lengths, _ isRow: Bool) -> CellArea {
        let (before, after) = margin.along(isRow)
        return CellArea(
          start: Lengths(before), room: length + (-before - after), over: -after,
          isWhole: isWhole && self.isWhole(before + after))
      }
      for cell in cells {
        put(
          cell, in: node, area(size.width, true), area(size.height, false),
          wholes: (width.whole, height.whole), size)
      }
    }
    return answer
  }

  /// Measures a child that may be as large as its container, unless its size is decided.
  private mutating func measure(_ cell: inout Cell, in width: CellRoom, _ height: CellRoom) {
    let across = cell.width.constraint(upTo: width.most, matches: width.isExact)
    let down = cell.height.constraint(upTo: height.most, matches: height.isExact)
    guard !across.isExact || !down.isExact else { return }
    measure(&cell, across, down, wholes: (width.whole, height.whole))
  }

  // MARK: Flows

  mutating func flow(_ node: Int, _ spec: FlowSpec, _ c: Constraints, in room: Room) -> Answer {
    let isRow = spec.orientation == .horizontal
    let margin = CellEdges(spec.margin, isRightToLeft: nodes[node].isRightToLeft)
    let (along, across) = isRow ? (c.width, c.height) : (c.height, c.width)
    let main = CellRoom(axis: along, taken: margin.sum(isRow))
    let cross = CellRoom(axis: across, taken: margin.sum(!isRow))
    guard main.isDecided, cross.isDecided else {
      return giveUp(node, "it may have one length or not", c)
    }
    let (width, height) = isRow ? (main, cross) : (cross, main)
    var cells = cells(of: node)
    for index in cells.indices {
      measure(&cells[index], in: width, height)
      let cell = cells[index]
      func outer(_ isAcross: Bool, _ room: CellRoom) -> Lengths {
        let offered = cell.length(isAcross).constraint(upTo: room.most, matches: room.isExact)
        guard !offered.isExact else { return offered.lengths }
        return cell.length(isAcross).outer(
          isAcross ? cell.content.width : cell.content.height, cell.padding.sum(isAcross),
          upTo: room.most)
      }
      cells[index].main = outer(isRow, main)
      cells[index].cross = outer(!isRow, cross)
    }
    let lines = FlowLines(cells, spec, upTo: main.most)
    let (longest, deepest) = (settled(lines.longest, main), settled(lines.depth, cross))
    let answer =
      isRow ? Answer(width: longest, height: deepest) : Answer(width: deepest, height: longest)
    if let room {
      let size = (
        width: placing(answer.width, width, node, cell: room.width),
        height: placing(answer.height, height, node, cell: room.height)
      )
      let isWhole = !isRounded(node)
      let (length, breadth) = isRow ? (size.width, size.height) : (size.height, size.width)
      let (ends, sides) = (margin.along(isRow), margin.along(!isRow))
      let isHigh = !cross.isExact && cross.axis.high.low >= lines.depth.high + cross.taken
      for (cell, place) in zip(cells, lines.places) {
        let fits =
          cell.main.high <= main.most.low && main.most.high + main.taken <= length.low + 0.01
        let along = CellArea(
          start: place.main + ends.before, room: cell.main,
          over: fits || place.isFirstLine && lines.longest.high + main.taken <= length.low
            || !main.isExact && main.axis.high.low >= lines.longest.high + main.taken
            ? -ends.after : nil,
          isWhole: isWhole, isFull: true)
        let across = CellArea(
          start: place.cross + sides.before,
          room: Lengths(cell.cross.low, place.thickness.high),
          over: isHigh || lines.depth.high + cross.taken <= breadth.low ? -sides.after : nil,
          isWhole: isWhole)
        put(
          cell, in: node, isRow ? along : across, isRow ? across : along,
          wholes: (width.whole, height.whole), size)
      }
      frames[node]?.mayOverlap = cells.contains { $0.offset.x != 0 || $0.offset.y != 0 }
    }
    return answer
  }

  /// Children in lines, of which nobody knows how many there are.
  ///
  /// Lines that are filled in order are as few as can be, so that longer children never make fewer.
  private struct FlowLines {
    struct Place {
      var main: Lengths
      var cross: Lengths
      var thickness: Lengths
      var isFirstLine: Bool
    }

    private(set) var places: [Place] = []
    private(set) var longest = Lengths.none
    private(set) var depth = Lengths.none

    init(_ cells: [Cell], _ spec: FlowSpec, upTo most: Lengths) {
      let least = Self.lines(cells.map(\.main.low), spec.spacing, most.high + 0.001)
      let greatest = Self.lines(cells.map(\.main.high), spec.spacing, most.low)
      var sum = Lengths.none
      for (index, cell) in cells.enumerated() {
        let (first, last) = (least[index], greatest[index])
        let before = cells[..<index]
        var place = Place(
          main: Lengths(0, max(most.high - cell.main.low, 0)), cross: .none,
          thickness: cells.reduce(Lengths.none) { $0.covering($1.cross) },
          isFirstLine: last == 0)
        if index > 0 { sum = sum + spec.spacing }
        place.main.high = min(place.main.high, sum.high)
        if last == 0 { place.main = sum }
        place.thickness.low = cell.cross.low
        place.cross = Lengths(
          Self.sum(before.map(\.cross.low), first, spec.lineSpacing, greatest: false),
          Self.sum(before.map(\.cross.high), last, spec.lineSpacing, greatest: true))
        places.append(place)
        sum = sum + cell.main
        longest = longest.covering(
          Lengths(cell.main.low, min(sum.high, max(most.high, cell.main.high))))
        if last == 0 { longest = longest.covering(sum) }
      }
      guard let first = least.last, let last = greatest.last else { return }
      let thickest = cells.reduce(Lengths.none) { $0.covering($1.cross) }
      depth = Lengths(
        max(
          thickest.low,
          Self.sum(cells.map(\.cross.low), first + 1, spec.lineSpacing, greatest: false)
            - spec.lineSpacing),
        Self.sum(cells.map(\.cross.high), last + 1, spec.lineSpacing, greatest: true)
          - spec.lineSpacing)
    }

    /// Returns the line of each child.
    private static func lines(_ lengths: [Float], _ spacing: Float, _ most: Float) -> [Int] {
      var (line, used, isEmpty) = (0, Float(0), true)
      return lengths.map { length in
        if !isEmpty, used + spacing + length > most + 0.0004 {
          line += 1
          used = 0
        } else if !isEmpty {
          used += spacing
        }
        isEmpty = false
        used += length
        return line
      }
    }

    /// Returns the sum of some thicknesses with a space behind each: the least or the greatest.
    private static func sum(
      _ all: [Float], _ count: Int, _ spacing: Float, greatest: Bool
    ) -> Float {
      let some = (greatest ? all.sorted(by: >) : all.sorted()).prefix(count)
      return some.reduce(0, +) + Float(some.count) * spacing
    }
  }

  // MARK: One of several layouts

  /// Solves each of several layouts of which nobody knows which it is, and joins what is found.
  mutating func either<T>(
    _ cases: [T], under node: Int, _ solve: (inout Self, T) -> Answer
  ) -> Answer {
    guard cases.count > 1 else { return solve(&self, cases[0]) }
    let before = frames
    var answer: Answer?
    var joined: [FrameBox?] = []
    for (index, one) in cases.enumerated() {
      frames = before
      let found = solve(&self, one)
      answer = answer.map { $0.joined(found) } ?? found
      if index == 0 {
        joined = frames
      } else {
        for place in tree.subtree(of: LayoutElement(node)).map(\.index) {
          joined[place] = joined[place].flatMap { one in frames[place].map { one.joined($0) } }
        }
      }
    }
    frames = joined
    return answer
      ?? empty(Constraints(Axis(.none, .any, whole: .any), Axis(.none, .any, whole: .any)))
  }
}

extension FrameBox {
  /// All frames of both.
  fileprivate func joined(_ other: FrameBox) -> FrameBox {
    var joined = self
    joined.x = x.joined(other.x)
    joined.y = y.joined(other.y)
    joined.width = width.joined(other.width)
    joined.height = height.joined(other.height)
    joined.across = max(across, other.across)
    joined.down = max(down, other.down)
    joined.showsAll = showsAll && other.showsAll
    joined.showsOne = showsOne && other.showsOne
    joined.isSolved = isSolved && other.isSolved
    joined.mayOverlap = mayOverlap || other.mayOverlap
    joined.isRounded = isRounded || other.isRounded
    joined.mayBeginBefore = (
      mayBeginBefore.across || other.mayBeginBefore.across,
      mayBeginBefore.down || other.mayBeginBefore.down
    )
    joined.lacks = (
      lacks.across || other.lacks.across, lacks.down || other.lacks.down
    )
    return joined
  }
}

extension Gravity {
  /// The part of free space that is before a child; nil without a gravity on the axis.
  fileprivate func part(_ isRow: Bool, isRightToLeft: Bool) -> Float? {
    if contains(.center) || contains(isRow ? .centerHorizontal : .centerVertical) { return 0.5 }
    guard isRow else { return contains(.top) ? 0 : contains(.bottom) ? 1 : nil }
    if contains(.left) { return isRightToLeft ? 1 : 0 }
    if contains(.right) { return isRightToLeft ? 0 : 1 }
    return contains(.start) ? 0 : contains(.end) ? 1 : nil
  }

  /// The part that applies across a layout along an axis.
  fileprivate func across(_ isRow: Bool) -> Gravity {
    let own: Gravity =
      isRow ? [.top, .bottom, .centerVertical] : [.left, .right, .start, .end, .centerHorizontal]
    let rest = intersection(own)
    guard contains(.center) else { return rest }
    return rest.union(isRow ? .centerVertical : .centerHorizontal)
  }
}

import LayoutEngine

// A row or a column (MKLayoutLibrary).

extension PlainLinearSolver {
  /// Lays out elements one after another, with a length for each.
  func linear(_ spec: LinearNode.Linear, _ children: [LinearNode], in room: PlainRoom) -> Solved {
    var row = PlainRow(spec, children, insets(spec.margin), room)
    row.measureLengths(self)
    // Items that match across the row wrap first, and are then as deep as the row. Their lengths
    // stay.
    if row.depth == nil {
      let deepest = row.deepest(self)
      let around = row.margin.sum(row.axis.other)
      row.depth = length(of: deepest + around, in: room[row.axis.other]) - around
    }
    return row.placed(self, in: room)
  }
}

/// A row or a column during its layout.
private struct PlainRow {
  let spec: LinearNode.Linear
  let children: [LinearNode]
  let items: [LinearNode]
  let axis: PlainAxis
  let margin: PlainInsets
  /// The constraints within the margin.
  let inner: PlainRoom
  /// The length of all spacing and separators.
  private let gaps: Double
  /// The length, unless it follows from the content.
  private let exactLength: Double?
  /// The depth, once it is known.
  var depth: Double?
  private var lengths: [Double] = []
  private var spans: [PlainSpan] = []
  /// The sizes of the measured items.
  private var sizes: [PlainPair?] = []

  init(
    _ spec: LinearNode.Linear, _ children: [LinearNode], _ margin: PlainInsets, _ room: PlainRoom
  ) {
    self.spec = spec
    self.children = children
    self.margin = margin
    items = children.filter { !$0.isGone }
    axis = spec.isVertical ? .height : .width
    inner = PlainRoom(
      width: room.width.inset(by: margin.sum(.width)),
      height: room.height.inset(by: margin.sum(.height)))
    // A margin greater than the length leaves a negative length.
    if room[axis.other].isExact { depth = room[axis.other].least - margin.sum(axis.other) }
    exactLength = room[axis].isExact ? room[axis].least - margin.sum(axis) : nil
    // usable = L − b·t − b·2·sp − (n − 1 − b)·sp.
    let separators = Double(
      items.dropFirst().count { spec.separator > 0 && $0.item.separatorBefore })
    let neighbors = Double(max(0, items.count - 1))
    gaps =
      separators * Double(spec.separator) + (neighbors + separators) * Double(spec.spacing)
  }

  /// The cell of an item across the row.
  private var cross: PlainCell {
    PlainCell(
      length: depth, available: inner[axis.other].most, isSettled: !inner[axis.other].isExact)
  }

  /// Whether the length follows from the content.
  private var isOpen: Bool { exactLength == nil }

  /// Measures lengths in points and matching items first, then wrapping items in order, then
  /// weights.
  mutating func measureLengths(_ solver: PlainLinearSolver) {
    let usable = max(0, inner[axis].most - gaps)
    var cell = PlainCell(length: isOpen ? nil : usable, available: usable)
    lengths = items.map { _ in 0 }
    sizes = items.map { _ in nil }
    spans = items.map { span(of: $0, in: cell, solver) }
    let isShared = items.map { !isOpen && $0.weightInRow != nil }
    // Matching items reduce the space of weights, but not that of wrapping items.
    var used = 0.0
    var left = usable
    for index in items.indices where !isShared[index] && spans[index].isExact {
      lengths[index] = spans[index].least
      used += lengths[index]
      if items[index].isFixed(axis) { left -= lengths[index] }
    }
    for index in items.indices where !isShared[index] {
      guard !spans[index].isExact else {
        if items[index].leastShare > 0 { left -= items[index].leastShare }
        continue
      }
      cell.available = left
      spans[index] = span(of: items[index], in: cell, solver)
      lengths[index] = size(of: index, solver)[axis]
      spans[index].settled = lengths[index]
      left -= lengths[index]
      used += lengths[index]
    }
    share(max(0, usable - used), among: items.indices.filter { isShared[$0] })
    for index in items.indices where isShared[index] {
      spans[index] = solver.span(items[index], axis, in: .definite(lengths[index]))
    }
  }

  /// Distributes a length by weight: share = free·w/W, 0 when W = 0.
  private mutating func share(_ free: Double, among indices: [Int]) {
    let weights = indices.reduce(0) { $0 + (items[$1].weightInRow ?? 0) }
    for index in indices {
      lengths[index] = weights > 0 ? free * (items[index].weightInRow ?? 0) / weights : 0
    }
    // A spacer takes at least its minimum, and the other items share the rest.
    let short = indices.filter { lengths[$0] < items[$0].leastShare }
    guard !short.isEmpty else { return }
    for index in short { lengths[index] = items[index].leastShare }
    share(
      max(0, free - short.reduce(0) { $0 + lengths[$1] }),
      among: indices.filter { !short.contains($0) })
  }

  /// Returns the range of an item's length along the row.
  ///
  /// A spacer's content is its minimum.
  private func span(
    of item: LinearNode, in cell: PlainCell, _ solver: PlainLinearSolver
  ) -> PlainSpan {
    guard case .spacer(let minLength) = item.kind else { return solver.span(item, axis, in: cell) }
    return .exact(Double(minLength))
  }

  /// Returns the constraints of an item along the row and across it.
  private func room(of index: Int, _ solver: PlainLinearSolver) -> PlainRoom {
    var room = PlainRoom(width: spans[index], height: spans[index])
    room[axis.other] = solver.span(items[index], axis.other, in: cross)
    return room
  }

  /// Returns the size of an item, which is measured once.
  private mutating func size(of index: Int, _ solver: PlainLinearSolver) -> PlainPair {
    let size = sizes[index] ?? solver.itemSize(items[index], in: room(of: index, solver))
    sizes[index] = size
    return size
  }

  /// Returns the depth of the deepest item.
  mutating func deepest(_ solver: PlainLinearSolver) -> Double {
    var deepest = 0.0
    for index in items.indices { deepest = max(deepest, size(of: index, solver)[axis.other]) }
    return deepest
  }

  /// Places the items one after another, with the separators between them (§4.4).
  mutating func placed(
    _ solver: PlainLinearSolver, in room: PlainRoom
  ) -> PlainLinearSolver.Solved {
    let depth = depth ?? 0
    let content = lengths.reduce(gaps, +)
    let whole = content + margin.sum(axis)
    let isFitting = abs(room[axis].clamped(whole) - whole) < 1e-6
    // A content outside the limits is not clamped, because the caller then makes the length exact.
    let rounded = isFitting ? solver.length(of: whole, in: room[axis]) : whole
    let length = exactLength ?? rounded - margin.sum(axis)
    var solved = PlainLinearSolver.Solved()
    solved.size[axis] = exactLength == nil ? rounded : room[axis].least
    solved.size[axis.other] = solver.length(
      of: depth + margin.sum(axis.other), in: room[axis.other])
    let spacing = Double(spec.spacing)
    let thickness = Double(spec.separator)
    var cursor = (solver.share(spec.contentGravity, axis) ?? 0) * (length - content)
    var index = 0
    for child in children {
      guard !child.isGone else {
        solved.children.append(nil)
        continue
      }
      if index > 0 { cursor += spacing }
      if index > 0 && thickness > 0 && child.item.separatorBefore {
        solved.separators.append(separator(at: cursor, depth))
        cursor += thickness + spacing
      }
      var cell = PlainRect(origin: margin.before)
      cell.origin[axis] += cursor
      cell.size[axis] = lengths[index]
      cell.size[axis.other] = depth
      let room = solver.settled(
        self.room(of: index, solver), at: size(of: index, solver))
      solved.children.append(
        solver.place(child, in: cell, room: room, gravity: acrossGravity))
      cursor += lengths[index]
      index += 1
    }
    return solved
  }

  /// The part of the content gravity that applies to items without a gravity.
  private var acrossGravity: Gravity {
    var gravity = spec.contentGravity
    if gravity.contains(.center) {
      gravity.remove(.center)
      gravity.formUnion([.centerHorizontal, .centerVertical])
    }
    return gravity.intersection(
      axis == .width
        ? [.top, .bottom, .centerVertical] : [.left, .right, .start, .end, .centerHorizontal])
  }

  /// Returns the separator at a position, shortened by the inset at its start and its end.
  private func separator(at cursor: Double, _ depth: Double) -> PlainRect {
    var rect = PlainRect(origin: margin.before)
    rect.origin[axis] += cursor
    rect.origin[axis.other] += Double(spec.separatorInset.x)
    rect.size[axis] = Double(spec.separator)
    rect.size[axis.other] = max(
      0, depth - Double(spec.separatorInset.x) - Double(spec.separatorInset.y))
    return rect
  }
}

extension LinearNode {
  /// Whether the length is in points.
  fileprivate func isFixed(_ axis: PlainAxis) -> Bool {
    if case .points = length(axis) { true } else { false }
  }

  /// The minimum share of a spacer, or 0 for other elements.
  fileprivate var leastShare: Double {
    if case .spacer(let minLength) = kind { Double(minLength) } else { 0 }
  }

  /// The weight, which is 1 for a spacer that does not set one.
  fileprivate var weightInRow: Double? {
    if case .spacer = kind { return Double(item.weight ?? 1) }
    return item.weight.map(Double.init)
  }
}

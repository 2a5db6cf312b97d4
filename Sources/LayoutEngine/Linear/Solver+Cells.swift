/// The lengths in points at the edges of a cell or a layout; start and end follow the direction.
struct CellEdges {
  var start: Float
  var top: Float
  var end: Float
  var bottom: Float

  init(_ edges: LayoutEdges, isRightToLeft: Bool) {
    if edges == .none {
      (start, top, end, bottom) = (0, 0, 0, 0)
      return
    }
    // In the linear family, only lengths in points count.
    let space = edges.space(isRightToLeft ? .rtl : .ltr, of: 0)
    (start, end) = isRightToLeft ? (space.right, space.left) : (space.left, space.right)
    (top, bottom) = (space.top, space.bottom)
  }

  @inline(__always)
  func before(_ axis: Axis) -> Float { axis.pick(start, top) }

  @inline(__always)
  func sum(_ axis: Axis) -> Float { axis.pick(start + end, top + bottom) }
}

/// The space on one axis that a layout of the linear family has for its children.
struct CellRoom {
  /// The constraint of the layout.
  let constraints: AxisConstraints
  /// The length that the layout itself takes.
  let taken: Float

  @inline(__always)
  init(_ constraints: AxisConstraints, taken: Float) {
    self.constraints = constraints
    self.taken = taken
  }

  @inline(__always)
  var isExact: Bool { constraints.isExact }

  /// The maximum length that is left for the children.
  @inline(__always)
  var most: Float { constraints.high - taken > 0 ? constraints.high - taken : 0 }

  /// The length that percents in a child refer to; undefined if the layout is as large as its
  /// content.
  @inline(__always)
  var parent: Float { isExact ? most : .infinity }
}

/// The constraint of a cell on one axis, padding included.
enum CellConstraint {
  case exactly(Float)
  case upTo(Float)

  /// The length if it does not depend on the content, else `nil`.
  @inline(__always)
  var decided: Float? {
    switch self {
    case .exactly(let length): length
    case .upTo: nil
    }
  }

  /// The constraint inside the padding.
  @inline(__always)
  func inside(_ padding: Float, parent: Float) -> AxisConstraints {
    switch self {
    case .exactly(let length):
      AxisConstraints(exactly: length - padding > 0 ? length - padding : 0, parent: parent)
    case .upTo(let most):
      // Equivalent, `most - padding >` as `most + padding >`: a negative maximum leaves no length
      // either.
      AxisConstraints(0, most - padding > 0 ? most - padding : 0, parent: parent)
    }
  }
}

/// The constraints of a cell, padding included.
struct CellConstraints {
  let width: CellConstraint
  let height: CellConstraint

  /// Whether at least one length depends on the content.
  @inline(__always)
  var isOpen: Bool { width.decided == nil || height.decided == nil }
}

extension LinearCell {
  /// The constraints of a cell that may be as large as its layout.
  @inline(__always)
  func constraints(in width: CellRoom, _ height: CellRoom) -> CellConstraints {
    CellConstraints(
      width: self.width.constraint(upTo: width.most, matches: width.isExact),
      height: self.height.constraint(upTo: height.most, matches: height.isExact))
  }
}

extension CellLength {
  /// The constraint of a cell that may be as long as `most`.
  @inline(__always)
  func constraint(upTo most: Float, matches: Bool) -> CellConstraint {
    switch length {
    case .points(let points): .exactly(clamped(points))
    case .match: matches ? .exactly(clamped(most)) : .upTo(most < greatest ? most : greatest)
    case .wrap: .upTo(most < greatest ? most : greatest)
    }
  }

  /// The length around a measured content: at most `most`, unless the minimum is greater.
  @inline(__always)
  func outer(_ content: Float, _ padding: Float, upTo most: Float) -> Float {
    let length = content + padding
    // Equivalent, `<` as `<=`: equal lengths are interchangeable.
    return clamped(length < most ? length : most)
  }
}

// MARK: The constraints for which a result holds

extension Measure {
  /// The result if both axes are exact.
  static func exact(_ constraints: Constraints) -> Measure {
    var validity = Validity()
    validity.width.pinRange(constraints.width)
    validity.height.pinRange(constraints.height)
    return Measure(constraints.width.low, constraints.height.low, validity)
  }
}

extension AxisValidity {
  /// The length of a layout around a content: the exact one, or the content's clamped to the
  /// constraint.
  mutating func settle(_ content: Float, _ room: CellRoom, _ pixels: PixelGrid) -> Float {
    guard !room.isExact else {
      pinRange(room.constraints)
      return room.constraints.low
    }
    let length = clamp(content + room.taken, to: room.constraints)
    stayInexact(room.constraints)
    return pixels.ceil(length.clampedPositive(to: Limits.length))
  }

  /// Excludes exact constraints, with which a child that matches is measured differently.
  ///
  /// Called after a length was clamped to the constraint, which has set how great the minimum may
  /// be.
  @inline(__always)
  mutating func stayInexact(_ constraints: AxisConstraints) {
    guard constraints.low < constraints.high, low.to >= high.from else { return }
    if constraints.low < high.from {
      low.below(high.from)
    } else {
      high.atLeast(constraints.low.nextUp)
    }
  }

  /// Records that a child was measured with the space of `room` less `taken`, up to `greatest`.
  mutating func meet(
    _ child: AxisValidity, _ room: CellRoom, less taken: Float, upTo greatest: Float,
    content: Float
  ) {
    guard !room.isExact else { return }
    // Equivalent, `high` as `low`: a smaller maximum only caches the result for fewer constraints.
    let most = room.constraints.high - taken
    if greatest < most {
      // With any greater maximum, the child's constraint is its own maximum.
      high.atLeast(Self.above(greatest + taken, room.constraints.high))
      return
    }
    guard most > 0, content <= most else {
      high.pin(room.constraints.high)
      return
    }
    high.atLeast(Self.above(child.high.from + taken, room.constraints.high))
    high.atLeast(Self.above(content + taken, room.constraints.high))
    // Equivalent, `to + taken` as `to - taken`, `room.constraints.high` as `room.constraints.low`:
    // a smaller bound only caches the result for fewer constraints.
    high.atMost(Self.below(child.high.to + taken, room.constraints.high))
  }

  /// The fraction of a bound that rounding in sums of lengths may lose.
  ///
  /// The sums here are in another order than the differences before. Three sums and three
  /// differences of lengths that are not negative lose half a unit in the last place of the bound
  /// each. 2⁻²⁰ of the bound are eight units.
  private static var lossOfSums: Float { 0x1p-20 }

  /// A bound that allows for rounding errors in sums, but never excludes the current constraint.
  private static func above(_ bound: Float, _ current: Float) -> Float {
    let bound = bound + bound.magnitude * lossOfSums
    return bound < current ? bound : current
  }

  private static func below(_ bound: Float, _ current: Float) -> Float {
    // Equivalent, dropped: the difference below is not a number, and the bound becomes `current`.
    guard bound < .infinity else { return bound }
    // Equivalent, `* lossOfSums` dropped: the bound becomes `current`.
    let bound = bound - bound.magnitude * lossOfSums
    return bound > current ? bound : current
  }
}

/// The state of a cell during a solve: scratch values while its parent is measured, and its
/// position after the layout.
struct CellState: Sendable {
  // Equivalent, `0` as `1`: the length is set before it is read.
  /// The length along the layout, padding included.
  var main: Float = 0
  /// The length across the layout, padding included.
  var cross: Float = 0
  /// The constraints of the content's measurement, if it was measured.
  var constraints = Constraints(width: .open, height: .open)
  var content = LayoutSize.zero
  var isMeasured = false

  /// The unrounded edges in the coordinates of the outermost layout of the family.
  var rect = CellRect()
  /// The value of `rect` when the contents of the cell were laid out.
  var laidRect = CellRect()
  /// The separator before the cell, in the coordinates of its layout.
  var separator = LayoutRect.zero
  var hasSeparator = false
}

/// A rectangle by its edges, in double precision, so that neighbours share theirs.
struct CellRect: Sendable, Equatable {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
}

extension CellRect {
  /// Makes a rectangle from its start and end along an axis, and across it.
  init(
    _ along: (start: Double, end: Double), _ across: (start: Double, end: Double),
    along axis: Axis
  ) {
    let (x, y) = axis == .row ? (along, across) : (across, along)
    self.init(left: x.start, top: y.start, right: x.end, bottom: y.end)
  }
}

/// A child of a layout of the family: its attributes and its state so far.
struct CellChild {
  let node: Int32
  let cell: LinearCell
  let state: MutableBorrowed<CellState>
}

/// The children of a layout of the family, one after another.
struct CellChildren {
  fileprivate var node: Int32
  fileprivate let nodes: BorrowedArray<Node>
  fileprivate let pools: Borrowed<SpecPools>
  fileprivate let states: MutableBorrowedArray<CellState>

  @inline(__always)
  mutating func next() -> CellChild? {
    // Equivalent, `0` as `1`: the child cannot be node 0, the root.
    guard node >= 0 else { return nil }
    let place = nodes[Int(node)].placement
    let child = CellChild(
      node: node, cell: pools.pointee.cells[Int(place)], state: states.mutableElement(at: place))
    node = nodes[Int(node)].nextSibling
    return child
  }
}

extension PixelGrid {
  /// The frame of a rectangle within another, both by their rounded edges (MKLayoutLibrary).
  func frame(_ rect: CellRect, in outer: CellRect) -> LayoutRect {
    let left = snap(rect.left)
    let top = snap(rect.top)
    return LayoutRect(
      // Adding 0 turns −0 into 0.
      x: Float(left - snap(outer.left)) + 0,
      y: Float(top - snap(outer.top)) + 0,
      width: Float(snap(rect.right) - left),
      height: Float(snap(rect.bottom) - top))
  }
}

extension Solver {
  // MARK: Children in the three layouts of the linear family

  /// The children of a layout of the family.
  @inline(__always)
  func cells(of node: Int32) -> CellChildren {
    CellChildren(
      node: nodes[Int(node)].firstChild, nodes: nodes, pools: pools, states: cells)
  }

  @inline(__always)
  func cellIndex(of child: Int32) -> Int { Int(nodes[Int(child)].placement) }

  /// Whether the parent is of the linear family, so that the node has a cell.
  @inline(__always)
  func isInCell(_ node: Int32) -> Bool {
    let parent = nodes[Int(node)].parent
    return parent >= 0 && nodes[Int(parent)].kind.isLinearFamily
  }

  /// The padding of a child in a layout with a direction.
  @inline(__always)
  func padding(of cell: LinearCell, isRightToLeft: Bool) -> CellEdges {
    CellEdges(cell.padding, isRightToLeft: isRightToLeft)
  }

  /// Measures the content of a cell, and stores the result.
  mutating func measureCell(
    _ child: CellChild, _ padding: CellEdges, _ constraints: CellConstraints, in width: CellRoom,
    _ height: CellRoom,
  ) -> Measure {
    let constraints = Constraints(
      width: constraints.width.inside(padding.sum(.row), parent: width.parent),
      height: constraints.height.inside(padding.sum(.column), parent: height.parent))
    let answer = measure(child.node, constraints)
    child.state.pointee.constraints = constraints
    child.state.pointee.content = constraints.clamped(answer.size)
    child.state.pointee.isMeasured = true
    return answer
  }

  /// Places a child in its area: size, padding, gravity and offset, in this order
  /// (MKLayoutLibrary).
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - box: The child's area, from the start edge and the top of `outer`.
  ///   - outer: The layout's rectangle.
  ///   - gravity: The position of the child on an axis for which its own gravity has none.
  ///   - parents: The lengths that percents in the child refer to.
  ///   - isRightToLeft: Whether the layout runs from right to left.
  mutating func placeCell(
    _ child: CellChild, in box: CellRect, of outer: CellRect, gravity: Gravity,
    parents: LayoutSize, isRightToLeft: Bool
  ) {
    let cell = child.cell
    let padding = padding(of: cell, isRightToLeft: isRightToLeft)
    let state = child.state.pointee
    let own = cell.gravity
    let (left, right) = span(
      (box.left, box.right), cell.width, (padding.start, padding.end), state.content.width,
      own.share(.row, isRightToLeft: isRightToLeft)
        ?? gravity.share(.row, isRightToLeft: isRightToLeft))
    let (top, bottom) = span(
      (box.top, box.bottom), cell.height, (padding.top, padding.bottom), state.content.height,
      own.share(.column, isRightToLeft: isRightToLeft)
        ?? gravity.share(.column, isRightToLeft: isRightToLeft))
    let (x, y) = (Double(cell.offset.x), Double(cell.offset.y))
    child.state.pointee.rect = CellRect(
      left: isRightToLeft ? outer.right - (right + x) : outer.left + left + x,
      top: outer.top + top + y,
      right: isRightToLeft ? outer.right - (left + x) : outer.left + right + x,
      bottom: outer.top + bottom + y)
    let size = LayoutSize(
      width: Float(right - left).clamped(to: Limits.length),
      height: Float(bottom - top).clamped(to: Limits.length))
    place(
      child.node, at: .zero, constraints(of: child, size, parents), Measure(size.width, size.height)
    )
  }

  /// The constraints for the layout of a child with a decided size.
  ///
  /// An axis keeps the measured constraint if it gives the same length, so that the child is as
  /// long as its content where it is not stretched.
  private mutating func constraints(
    of child: CellChild, _ size: LayoutSize, _ parents: LayoutSize
  ) -> Constraints {
    let state = child.state.pointee
    let exact = Constraints(
      width: AxisConstraints(exactly: size.width, parent: parents.width),
      height: AxisConstraints(exactly: size.height, parent: parents.height))
    guard state.isMeasured else { return exact }
    let measured = state.constraints
    let keepsWidth = measured.width.yields(size.width, state.content.width)
    let keepsHeight = measured.height.yields(size.height, state.content.height)
    if keepsWidth && keepsHeight { return measured }
    guard keepsWidth || keepsHeight, nodes[Int(child.node)].firstChild >= 0 else { return exact }
    let mixed = Constraints(
      width: keepsWidth ? measured.width : exact.width,
      height: keepsHeight ? measured.height : exact.height)
    guard !mixed.isExact else { return mixed }
    // The length with the measured constraint may depend on the other length.
    let again = mixed.clamped(measure(child.node, mixed).size)
    let isSame =
      mixed.width.yields(size.width, again.width) && mixed.height.yields(size.height, again.height)
    return isSame ? mixed : exact
  }

  /// The start and end of a child on one axis of its area.
  private func span(
    _ box: (start: Double, end: Double), _ length: CellLength,
    _ padding: (before: Float, after: Float), _ content: Float, _ share: Double?,
  ) -> (start: Double, end: Double) {
    let room = box.end - box.start
    let before = Double(padding.before)
    let after = Double(padding.after)
    var outer = room
    switch length.length {
    case .match:
      if Float(room) != length.clamped(Float(room)) { outer = Double(length.clamped(Float(room))) }
    case .wrap:
      // Equivalent, `content, …, upTo` as `…, content, upTo`: the two are added.
      outer = Double(length.outer(content, padding.before + padding.after, upTo: Float(room)))
    case .points(let points): outer = Double(length.clamped(points))
    }
    let start = box.start + before
    guard (outer - room).magnitude > Limits.noise else {
      let end = box.end - after
      return (start, end > start ? end : start)
    }
    let inner = outer - before - after > 0 ? outer - before - after : 0
    let moved = start + (share.map { (room - before - after - inner) * $0 } ?? 0)
    return (moved, moved + inner)
  }

  // MARK: Frames of the linear family's children, with edges rounded to pixels

  /// The rectangle of a layout in the coordinates of the outermost layout of the family around it;
  /// `size` is used if the layout itself is the outermost.
  func rect(of node: Int32, _ size: LayoutSize) -> CellRect {
    if isInCell(node) { return cells[cellIndex(of: node)].rect }
    let origin = origin(of: Int(node))
    return CellRect(
      left: Double(origin.x), top: Double(origin.y),
      right: Double(origin.x) + Double(size.width), bottom: Double(origin.y) + Double(size.height))
  }

  /// Places the children of a layout of the family, and writes their frames.
  mutating func layOutCells(_ node: Int32) {
    noteLaid(node, origin(of: Int(node)))
    if isInCell(node) { cells[cellIndex(of: node)].laidRect = cells[cellIndex(of: node)].rect }
    let constraints = states[Int(node)].constraints
    var size = LayoutSize.zero
    repeat {
      measureDeferred(after: 0)
      visits &+= 1
      size = answer(node, constraints, isPlacing: true).size
    } while !deferredMeasurements.isEmpty
    if node == 0 { setFrame(of: 0, to: documentFrame(size, constraints)) }
    let outer = isInCell(node) ? cells[cellIndex(of: node)].rect : CellRect()
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      if states[Int(child)].pass == pass {
        setFrame(
          of: Int(child), to: pixels.frame(cells[cellIndex(of: child)].rect, in: outer))
      }
      child = nodes[Int(child)].nextSibling
    }
  }

  /// The frame of a layout of the family that is the document, with the measured size.
  func documentFrame(_ size: LayoutSize, _ constraints: Constraints) -> LayoutRect {
    let size = LayoutSize(
      // Equivalent, `constraints.width.low` as `constraints.width.high`: the ends of an exact
      // constraint are equal.
      width: constraints.width.isExact ? constraints.width.low : size.width,
      height: constraints.height.isExact ? constraints.height.low : size.height)
    return pixels.frame(rect(of: 0, size), in: CellRect())
  }
}

extension Constraints {
  /// Clamps a size measured with these constraints, which in whole pixels may exceed the maximum
  /// slightly.
  @inline(__always)
  fileprivate func clamped(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: size.width < width.high ? size.width : width.high,
      height: size.height < height.high ? size.height : height.high)
  }
}

extension AxisConstraints {
  /// Whether a content measured with this constraint has the given length, apart from rounding
  /// errors of sums.
  @inline(__always)
  fileprivate func yields(_ length: Float, _ content: Float) -> Bool {
    isExact ? length == low : (length - content).magnitude <= Float(Limits.noise)
  }
}

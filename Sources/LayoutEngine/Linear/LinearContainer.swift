/// A linear layout during a measurement or a layout: children one after another (MKLayoutLibrary).
///
/// On an axis without an exact constraint, the layout is as long as its content. `solve` is the
/// algorithm, and the functions after it are its steps in order: the main length with those of the
/// children, the cross length, and the positions.
struct LinearContainer {
  private let node: Int32
  private let spec: LinearSpec
  /// The main axis.
  private let axis: Axis
  private let isRightToLeft: Bool
  private let margin: CellEdges
  /// The space along the main axis, without margin and gaps.
  private var main: CellRoom
  /// The space along the cross axis, without the margin.
  private let cross: CellRoom
  /// Whether the layout is as long as its content, so that there is nothing to distribute.
  private var isWrapped = false
  private var validity = Validity()

  private mutating func solve(_ solver: inout Solver, isPlacing: Bool) -> Measure {
    let length = lengthAlong(&solver)
    let thickness = lengthAcross(&solver, isPlacing: isPlacing)
    let size = LayoutSize(length, thickness, along: axis)
    // Equivalent, `&& solver.deferredMeasurements.isEmpty` dropped: the layout is repeated after
    // all deferred measurements.
    if isPlacing && solver.deferredMeasurements.isEmpty { place(in: size, &solver) }
    return Measure(size.width, size.height, validity)
  }

  private init(
    _ node: Int32, _ spec: LinearSpec, _ constraints: Constraints, _ solver: inout Solver
  ) {
    self.node = node
    self.spec = spec
    axis = spec.orientation == .horizontal ? .row : .column
    isRightToLeft = solver.isRightToLeft(in: node)
    margin = CellEdges(spec.margin, isRightToLeft: isRightToLeft)
    let gaps = Self.gaps(node, spec, &solver)
    main = CellRoom(constraints[axis], taken: margin.sum(axis) + gaps)
    cross = CellRoom(constraints[axis.cross], taken: margin.sum(axis.cross))
  }

  /// The sum of the gaps between children: the spacing, and a separator with the spacing on both
  /// sides.
  static func gaps(_ node: Int32, _ spec: LinearSpec, _ solver: inout Solver) -> Float {
    var sum: Float = 0
    var children = solver.cells(of: node)
    guard children.next() != nil else { return 0 }
    while let child = children.next() {
      sum += spec.spacing
      if spec.separator > 0, child.cell.separatorBefore { sum += spec.separator + spec.spacing }
    }
    return sum.clampedPositive(to: Limits.length)
  }

  // MARK: The main length

  /// Decides the main lengths of the layout and of its children.
  private mutating func lengthAlong(_ solver: inout Solver) -> Float {
    forgetContents(&solver)
    let constraints = main.constraints
    guard !constraints.isExact else {
      validity[axis].pinRange(constraints)
      shareOut(&solver)
      return constraints.low
    }
    let content = wrapAlong(&solver) + main.taken
    let length = validity[axis].clamp(content, to: constraints)
    validity[axis].stayInexact(constraints)
    guard (length - content).magnitude <= Float(Limits.noise) else {
      // A layout longer or shorter than its content is solved as with an exact constraint.
      validity[axis].pinRange(constraints)
      main = CellRoom(
        AxisConstraints(exactly: length, parent: constraints.parent), taken: main.taken)
      // The cross length of a child depends on its new main length.
      forgetContents(&solver)
      shareOut(&solver)
      return length
    }
    isWrapped = true
    return solver.rounded(content)
  }

  private func forgetContents(_ solver: inout Solver) {
    var children = solver.cells(of: node)
    while let child = children.next() { child.state.pointee.isMeasured = false }
  }

  /// The sum of the children's lengths if each is as long as its content.
  private mutating func wrapAlong(_ solver: inout Solver) -> Float {
    var sum = fixedLengths(includingWeighted: true, &solver)
    var children = solver.cells(of: node)
    while let child = children.next() {
      if let fixed = child.cell[axis].fixed {
        child.state.pointee.main = fixed
      } else if solver.nodes[Int(child.node)].kind == .spacer {
        child.state.pointee.main = child.cell.leastShare
        sum += child.cell.leastShare
      } else {
        child.state.pointee.main = wrap(child, taken: sum, &solver)
        sum += child.state.pointee.main
      }
    }
    return sum
  }

  /// The sum of the children's lengths in points.
  private func fixedLengths(includingWeighted: Bool, _ solver: inout Solver) -> Float {
    var sum: Float = 0
    var children = solver.cells(of: node)
    while let child = children.next() {
      if includingWeighted || !child.cell.isWeighted, let fixed = child.cell[axis].fixed {
        sum += fixed
      }
    }
    return sum
  }

  /// Measures a child in the main length that its siblings leave.
  private mutating func wrap(
    _ child: CellChild, taken: Float, _ solver: inout Solver
  ) -> Float {
    let length = child.cell[axis]
    let padding = solver.padding(of: child.cell, isRightToLeft: isRightToLeft)
    let sum = padding.sum(axis)
    let left = main.most - taken > 0 ? main.most - taken : 0
    let along = CellConstraint.upTo(left < length.greatest ? left : length.greatest)
    let answer = measure(child, padding, along, &solver)
    let content = answer.size[axis]
    validity[axis].meet(
      answer.validity[axis], main, less: main.taken + taken + sum, upTo: length.greatest - sum,
      content: content)
    return length.outer(content, sum, upTo: left)
  }

  /// Measures a child whose main constraint is decided.
  private mutating func measure(
    _ child: CellChild, _ padding: CellEdges, _ along: CellConstraint, _ solver: inout Solver
  ) -> Measure {
    let across = child.cell[axis.cross]
    let constraints = across.constraint(upTo: cross.most, matches: cross.isExact)
    let answer = solver.measureCell(
      child, padding,
      CellConstraints(width: axis.pick(along, constraints), height: axis.pick(constraints, along)),
      in: axis.pick(main, cross), axis.pick(cross, main))
    guard across.fixed == nil else { return answer }
    let sum = padding.sum(axis.cross)
    validity[axis.cross].meet(
      answer.validity[axis.cross], cross, less: cross.taken + sum, upTo: across.greatest - sum,
      content: answer.size[axis.cross])
    return answer
  }

  // MARK: Distributing a decided length

  /// Sets each child's length: points first, then lengths by content in order, then weights.
  private mutating func shareOut(_ solver: inout Solver) {
    let usable = main.most
    var used = fixedLengths(includingWeighted: false, &solver)
    /// The used length without children that match, which take the whole length and leave nothing
    /// to weights alone.
    var taken = used
    var children = solver.cells(of: node)
    while let child = children.next() {
      guard !child.cell.isWeighted else { continue }
      let length = child.cell[axis]
      if let fixed = length.fixed {
        child.state.pointee.main = fixed
      } else if length.isMatch {
        child.state.pointee.main = length.clamped(usable)
        used += child.state.pointee.main
      } else {
        child.state.pointee.main = wrap(child, taken: taken, &solver)
        used += child.state.pointee.main
        taken += child.state.pointee.main
      }
    }
    let shares = shares(of: Double(usable) - Double(used), &solver)
    children = solver.cells(of: node)
    while let child = children.next() {
      if child.cell.isWeighted { child.state.pointee.main = Float(shares.length(of: child.cell)) }
    }
  }

  /// The distribution of `free` points to the weights, after those that would get less than their
  /// minimum have it.
  private func shares(of free: Double, _ solver: inout Solver) -> LinearShares {
    var shares = LinearShares(
      free: free > 0 ? free : 0, weights: 0, perWeight: .infinity, least: 0)
    while true {
      var least = 0.0
      var weights = 0.0
      var children = solver.cells(of: node)
      while let child = children.next() {
        guard child.cell.isWeighted else { continue }
        if shares.isLess(than: child.cell) {
          least += Double(child.cell.leastShare)
        } else {
          weights += Double(child.cell.weight)
        }
      }
      let left = free - least > 0 ? free - least : 0
      let next = LinearShares(
        free: left, weights: weights, perWeight: weights > 0 ? left / weights : 0, least: least)
      // The length for each weight only ever decreases, so the loop ends.
      guard next.perWeight < shares.perWeight else { return next }
      shares = next
    }
  }

  // MARK: The cross length

  /// Decides the cross length of the layout, and measures the children that have not been measured
  /// yet.
  private mutating func lengthAcross(_ solver: inout Solver, isPlacing: Bool) -> Float {
    let constraints = cross.constraints
    var most: Float = 0
    var children = solver.cells(of: node)
    while let child = children.next() {
      let cell = child.cell
      let across = cell[axis.cross]
      let wraps = across.length == .wrap || (cell.isWeighted && cell[axis].length == .wrap)
      // Equivalent, `isPlacing &&` dropped: the child is only measured earlier than needed.
      if !child.state.pointee.isMeasured, !constraints.isExact || (isPlacing && wraps) {
        measureDecided(child, &solver)
      }
      if !constraints.isExact {
        let sum = solver.padding(of: cell, isRightToLeft: isRightToLeft).sum(axis.cross)
        let length =
          across.fixed
          ?? across.outer(child.state.pointee.content[axis.cross], sum, upTo: cross.most)
        if length > most { most = length }
      }
    }
    return validity[axis.cross].settle(most, cross, solver.pixels)
  }

  /// Measures a child whose main length, or whose share of it, is known.
  private mutating func measureDecided(_ child: CellChild, _ solver: inout Solver) {
    let room = child.state.pointee.main
    let constraints: CellConstraint =
      child.cell.isWeighted
      ? child.cell[axis].constraint(upTo: room, matches: true) : .exactly(room)
    _ = measure(
      child, solver.padding(of: child.cell, isRightToLeft: isRightToLeft), constraints, &solver)
  }

  // MARK: Positions

  /// Places the children and the separators.
  private func place(in size: LayoutSize, _ solver: inout Solver) {
    let outer = solver.rect(of: node, size)
    let (width, height) = (outer.right - outer.left, outer.bottom - outer.top)
    let usable = axis.pick(width, height) - Double(main.taken)
    let used = usedLength(&solver)
    let shares = shares(of: isWrapped ? 0 : usable - used, &solver)
    // The start and end of children and separators on the cross axis.
    let top = Double(margin.before(axis.cross))
    let bottom = axis.pick(height, width) - (Double(margin.sum(axis.cross)) - top)
    let gravity = spec.contentGravity
    // The length and the weights distributed so far; weights are not rounded one by one.
    var fixed = Double(margin.before(axis))
    if let share = gravity.share(axis, isRightToLeft: isRightToLeft) {
      fixed += (usable - used - (isWrapped ? 0 : shares.spent)) * share
    }
    var weights = 0.0
    var isFirst = true
    var children = solver.cells(of: node)
    while let child = children.next() {
      let cell = child.cell
      child.state.pointee.hasSeparator = !isFirst && cell.separatorBefore && spec.separator > 0
      if !isFirst { fixed += Double(spec.spacing) }
      var start = fixed + shares.length(of: weights)
      if child.state.pointee.hasSeparator {
        let end = start + Double(spec.separator)
        child.state.pointee.separator = separator((start, end), (top, bottom), outer, &solver)
        fixed += Double(spec.separator) + Double(spec.spacing)
        start = fixed + shares.length(of: weights)
      }
      if !cell.isWeighted || isWrapped {
        fixed += Double(child.state.pointee.main)
      } else if shares.isLess(than: cell) {
        fixed += Double(cell.leastShare)
      } else {
        weights += Double(cell.weight)
      }
      let end = fixed + shares.length(of: weights)
      solver.placeCell(
        child, in: CellRect((start, end), (top, bottom), along: axis), of: outer,
        gravity: gravity.across(axis),
        parents: LayoutSize(main.parent, cross.parent, along: axis), isRightToLeft: isRightToLeft)
      isFirst = false
    }
  }

  /// The sum of the lengths of the children that do not share by weight.
  private func usedLength(_ solver: inout Solver) -> Double {
    var sum = 0.0
    var children = solver.cells(of: node)
    while let child = children.next() {
      if isWrapped || !child.cell.isWeighted { sum += Double(child.state.pointee.main) }
    }
    return sum
  }

  /// The frame of a separator, which crosses the layout and is shortened at its ends.
  private func separator(
    _ along: (start: Double, end: Double), _ across: (start: Double, end: Double),
    _ outer: CellRect, _ solver: inout Solver
  ) -> LayoutRect {
    let start = across.start + Double(spec.separatorInset.x)
    let rest = across.end - Double(spec.separatorInset.y)
    let rect = CellRect(along, (start, rest > start ? rest : start), along: axis)
    let placed = CellRect(
      left: isRightToLeft ? outer.right - rect.right : outer.left + rect.left,
      top: outer.top + rect.top,
      right: isRightToLeft ? outer.right - rect.left : outer.left + rect.right,
      bottom: outer.top + rect.bottom)
    return solver.pixels.frame(placed, in: outer)
  }
}

// MARK: Calls

extension LinearContainer {
  /// Measures a linear layout, and places its children in a layout.
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    if !isPlacing, constraints.isExact { return .exact(constraints) }
    let spec = solver.pools.pointee.linears[Int(solver.nodes[Int(node)].spec)]
    var container = Self(node, spec, constraints, &solver)
    return container.solve(&solver, isPlacing: isPlacing)
  }
}

/// The free length and the weights that share it.
struct LinearShares {
  let free: Double
  let weights: Double
  let perWeight: Double
  /// The length of the cells that would get less than their minimum.
  let least: Double

  /// Whether a cell would get less than its minimum.
  func isLess(than cell: LinearCell) -> Bool {
    cell.leastShare > 0 && perWeight * Double(cell.weight) < Double(cell.leastShare)
  }

  func length(of cell: LinearCell) -> Double {
    isLess(than: cell) ? Double(cell.leastShare) : perWeight * Double(cell.weight)
  }
}

extension LinearShares {
  /// The length of the shares of the first cells, whose weights have the sum `first`.
  @inline(__always)
  fileprivate func length(of first: Double) -> Double {
    weights > 0 ? free * (first / weights) : 0
  }

  /// The total length that weights take.
  fileprivate var spent: Double { (weights > 0 ? free : 0) + least }
}

extension Gravity {
  /// The part that applies to the cross axis of a layout.
  fileprivate func across(_ axis: Axis) -> Gravity {
    let mask = axis.pick(Self.verticals, Self.horizontals)
    let rest = Gravity(rawValue: rawValue & mask.rawValue)
    guard contains(.center) else { return rest }
    return rest.union(axis.pick(.centerVertical, .centerHorizontal))
  }

  // Equivalent, `top` as `bottom`: a child without vertical gravity is placed at the top.
  private static let verticals: Gravity = [.top, .bottom, .centerVertical]
  private static let horizontals: Gravity = [.left, .right, .start, .end, .centerHorizontal]
}

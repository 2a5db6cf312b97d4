/// A flow during a measurement or a layout: children in lines, with a new line where a child does
/// not fit (MKLayoutLibrary).
struct FlowContainer {
  private let node: Int32
  private let spec: FlowSpec
  /// The axis along a line.
  private let axis: Axis
  private let margin: CellEdges
  /// The space along a line and across the lines, without the margin.
  private let isRightToLeft: Bool
  private let main: CellRoom
  private let cross: CellRoom

  private func solve(_ solver: inout Solver, isPlacing: Bool) -> Measure {
    measureChildren(&solver)
    var lines = lines
    var children = solver.cells(of: node)
    while let child = children.next() {
      lines.add(child.state.pointee.main, child.state.pointee.cross)
    }
    // Line breaks depend on the constraints in steps, so the result holds for these constraints
    // alone.
    var validity = Validity()
    let size = LayoutSize(
      validity[axis].settle(Float(lines.longest), main, solver.pixels),
      validity[axis.cross].settle(Float(lines.depth), cross, solver.pixels), along: axis)
    validity[axis].pinRange(main.constraints)
    validity[axis.cross].pinRange(cross.constraints)
    if isPlacing && solver.deferredMeasurements.isEmpty { place(in: size, &solver) }
    return Measure(size.width, size.height, validity)
  }

  private init(_ node: Int32, _ spec: FlowSpec, _ constraints: Constraints, _ solver: inout Solver)
  {
    self.node = node
    self.spec = spec
    axis = spec.orientation == .horizontal ? .row : .column
    isRightToLeft = solver.isRightToLeft(in: node)
    margin = CellEdges(spec.margin, isRightToLeft: isRightToLeft)
    main = CellRoom(constraints[axis], taken: margin.sum(axis))
    cross = CellRoom(constraints[axis.cross], taken: margin.sum(axis.cross))
  }

  /// The lines without children.
  private var lines: FlowLines {
    FlowLines(
      spec, from: (Double(margin.before(axis)), Double(margin.before(axis.cross))),
      upTo: Double(main.most))
  }

  /// Measures all children.
  private func measureChildren(_ solver: inout Solver) {
    let (width, height) = (axis.pick(main, cross), axis.pick(cross, main))
    var children = solver.cells(of: node)
    while let child = children.next() {
      let cell = child.cell
      let padding = solver.padding(of: cell, isRightToLeft: isRightToLeft)
      child.state.pointee.isMeasured = false
      let constraints = cell.constraints(in: width, height)
      if constraints.isOpen {
        _ = solver.measureCell(child, padding, constraints, in: width, height)
      }
      let content = child.state.pointee.content
      let outer = LayoutSize(
        width: constraints.width.decided
          ?? cell.width.outer(content.width, padding.sum(.row), upTo: width.most),
        height: constraints.height.decided
          ?? cell.height.outer(content.height, padding.sum(.column), upTo: height.most))
      child.state.pointee.main = outer[axis]
      child.state.pointee.cross = outer[axis.cross]
    }
  }

  /// Places the children, line by line.
  private func place(in size: LayoutSize, _ solver: inout Solver) {
    let outer = solver.rect(of: node, size)
    let parents = LayoutSize(main.parent, cross.parent, along: axis)
    var lines = lines
    var children = solver.cells(of: node)
    var first = children.next()
    while let start = first {
      // The cross size of a line is known after its last child.
      var line = lines
      var thickness: Float = 0
      var end = first
      var rest = children
      while let child = end,
        child.node == start.node || !line.breaks(before: child.state.pointee.main)
      {
        line.add(child.state.pointee.main, child.state.pointee.cross)
        if child.state.pointee.cross > thickness { thickness = child.state.pointee.cross }
        end = rest.next()
      }
      while let child = first, child.node != end?.node {
        let state = child.state.pointee
        let corner = lines.add(state.main, state.cross)
        let box = CellRect(
          (corner.main, corner.main + Double(state.main)),
          (corner.cross, corner.cross + Double(thickness)), along: axis)
        solver.placeCell(
          child, in: box, of: outer, gravity: [], parents: parents,
          isRightToLeft: isRightToLeft)
        first = children.next()
      }
    }
  }
}

// MARK: Calls

extension FlowContainer {
  /// Measures a flow, and places its children in a layout.
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    if !isPlacing, constraints.isExact { return .exact(constraints) }
    let spec = solver.pools.pointee.flows[Int(solver.nodes[Int(node)].spec)]
    return Self(node, spec, constraints, &solver).solve(&solver, isPlacing: isPlacing)
  }
}

/// Distributes children over lines.
private struct FlowLines {
  private let start: (main: Double, cross: Double)
  private let most: Double
  private let spacing: Double
  private let lineSpacing: Double
  private var used = 0.0
  private var above = 0.0
  private var thickness = 0.0
  private(set) var longest = 0.0
  private var isEmpty = true

  /// Begins the first line.
  ///
  /// - Parameters:
  ///   - spec: The flow.
  ///   - start: The start of the first line, along and across it.
  ///   - most: The maximum length of a line.
  init(_ spec: FlowSpec, from start: (main: Double, cross: Double), upTo most: Double) {
    self.start = start
    self.most = most
    spacing = Double(spec.spacing)
    lineSpacing = Double(spec.lineSpacing)
  }

  /// The sum of the cross sizes of all lines and the spacing between them.
  var depth: Double { above + thickness }

  /// Whether a child with a length begins a new line; an exact fit does not.
  func breaks(before main: Float) -> Bool {
    !isEmpty && used + spacing + Double(main) > most + Limits.noise
  }

  /// Adds the next child, and returns its position in the layout.
  @discardableResult
  mutating func add(_ main: Float, _ cross: Float) -> (main: Double, cross: Double) {
    if breaks(before: main) {
      above += thickness + lineSpacing
      thickness = 0
      used = 0
    } else if !isEmpty {
      used += spacing
    }
    isEmpty = false
    let place = (main: start.main + used, cross: start.cross + above)
    used += Double(main)
    thickness = max(thickness, Double(cross))
    longest = max(longest, used)
    return place
  }
}

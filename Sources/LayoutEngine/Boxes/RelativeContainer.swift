/// The layout of a child at a relative position in all available space (Texture).
enum RelativeContainer {
  /// Measures or places a child centred on one axis or both.
  @inline(never)
  static func solveCenter(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let spec = solver.pools.pointee.centers[Int(solver.nodes[Int(node)].spec)]
    return solve(
      node, constraints, isPlacing: isPlacing, &solver,
      AxisPosition(
        spec.centering.contains(.x) ? .center : .none,
        takesLeast: spec.sizing.contains(.minimumX)),
      AxisPosition(
        spec.centering.contains(.y) ? .center : .none,
        takesLeast: spec.sizing.contains(.minimumY)))
  }

  /// Measures or places a child at the start, the centre or the end of each axis.
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let spec = solver.pools.pointee.relatives[Int(solver.nodes[Int(node)].spec)]
    return solve(
      node, constraints, isPlacing: isPlacing, &solver,
      AxisPosition(
        spec.horizontalPosition, takesLeast: spec.sizing.contains(.minimumWidth)),
      AxisPosition(
        spec.verticalPosition, takesLeast: spec.sizing.contains(.minimumHeight)))
  }

  @inline(__always)
  private static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver,
    _ horizontal: AxisPosition, _ vertical: AxisPosition,
  ) -> Measure {
    let child = solver.nodes[Int(node)].firstChild
    guard child >= 0 else { return .empty(constraints) }
    let inner = Constraints(
      width: horizontal.inside(constraints.width), height: vertical.inside(constraints.height))
    let content = solver.measure(child, inner)
    var validity = Validity()
    let width = horizontal.outside(
      content.size.width, content.validity.width, constraints.width, &validity.width)
    let height = vertical.outside(
      content.size.height, content.validity.height, constraints.height, &validity.height)
    if isPlacing {
      let position = LayoutPoint(
        x: solver.pixels.round(
          solver.room(of: node, .row, width).free(beside: content.size.width) * horizontal.factor),
        y: solver.pixels.round(
          solver.room(of: node, .column, height).free(beside: content.size.height) * vertical.factor
        ))
      solver.place(child, at: position, inner, content)
    }
    return Measure(width, height, validity)
  }
}

/// The position of a child on one axis, and the length that its container takes.
struct AxisPosition {
  let position: RelativeSpec.Position
  let takesLeast: Bool

  init(_ position: RelativeSpec.Position, takesLeast: Bool) {
    self.position = position
    self.takesLeast = takesLeast
  }

  /// The share of free space before the child.
  var factor: Float {
    switch position {
    case .none, .start: 0
    case .center: 0.5
    case .end: 1
    }
  }

  private var keepsMinimum: Bool { position == .none }

  func inside(_ constraints: AxisConstraints) -> AxisConstraints {
    AxisConstraints(keepsMinimum ? constraints.low : 0, constraints.high, parent: constraints.high)
  }

  func outside(
    _ content: Float, _ child: AxisValidity, _ constraints: AxisConstraints,
    _ validity: inout AxisValidity
  ) -> Float {
    if keepsMinimum { validity.low.meet(child.low) }
    validity.high.meet(child.high)
    validity.high.meet(child.parent)
    if takesLeast { return validity.clamp(content, to: constraints) }
    if constraints.high < .infinity {
      validity.high.pin(constraints.high)
      return constraints.high
    }
    validity.high.atLeast(.infinity)
    return validity.clamp(content, to: constraints)
  }
}

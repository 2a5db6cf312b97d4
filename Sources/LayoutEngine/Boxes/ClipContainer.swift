/// The layout of a child in its unlimited size, of which a part is shown (ComponentKit's clipping).
enum ClipContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let child = solver.nodes[Int(node)].firstChild
    guard child >= 0 else { return .empty(constraints) }
    let inner = constraints.withMaximumAsParent
    let content = solver.measure(child, inner)
    var validity = Validity()
    validity.meetWithMaximumAsParent(content.validity)
    if isPlacing { place(child, of: node, inner, content, &solver) }
    return Measure(content.size, clampedTo: constraints, validity)
  }

  /// Places the child, measured with the constraints of the clip before its own size applied.
  private static func place(
    _ child: Int32, of node: Int32, _ inner: Constraints, _ content: Measure, _ solver: inout Solver
  ) {
    let raw = solver.states[Int(node)].constraints
    var shown = inner
    switch solver.pools.pointee.clips[Int(solver.nodes[Int(node)].spec)].clippedDimensions {
    case .none:
      solver.place(child, at: .zero, inner, content)
      return
    case .width:
      shown.width = AxisConstraints(raw.width.low, .infinity, parent: inner.width.parent)
      shown.height = AxisConstraints(raw.height.low, raw.height.high, parent: inner.height.parent)
    case .height:
      shown.width = AxisConstraints(raw.width.low, raw.width.high, parent: inner.width.parent)
      shown.height = AxisConstraints(raw.height.low, .infinity, parent: inner.height.parent)
    }
    solver.place(child, at: .zero, shown, solver.measure(child, shown))
  }

}

/// The layout of a child without a limit on the scroll axis; the visible size is clamped to the
/// constraints.
enum ScrollContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let spec = solver.nodes[Int(node)].spec
    if isPlacing { solver.contentSizes[Int(spec)] = .zero }
    let child = solver.nodes[Int(node)].firstChild
    guard child >= 0 else { return .empty(constraints) }
    var inner = constraints.withMaximumAsParent
    let axis = solver.pools.pointee.scrolls[Int(spec)].axis
    let fills = solver.pools.pointee.scrolls[Int(spec)].fillsViewport
    // The viewport is never smaller than the minimum constraint, and greater only if the child is.
    if axis != .vertical { inner.width = .open(from: fills ? constraints.width.low : 0) }
    if axis != .horizontal { inner.height = .open(from: fills ? constraints.height.low : 0) }
    let content = solver.measure(child, inner)
    var validity = Validity()
    if axis == .vertical { validity.width.meetWithMaximumAsParent(content.validity.width) }
    if axis == .horizontal { validity.height.meetWithMaximumAsParent(content.validity.height) }
    if fills {
      if axis != .vertical { validity.width.low.meet(content.validity.width.low) }
      if axis != .horizontal { validity.height.low.meet(content.validity.height.low) }
    }
    let measure = Measure(content.size, clampedTo: constraints, validity)
    if isPlacing {
      var origin = LayoutPoint.zero
      var extent = content.size
      // From right to left the content starts at the right, also where it is narrower.
      if extent.width < measure.size.width, solver.isRightToLeft(in: node) {
        origin.x = measure.size.width - extent.width
        extent.width = measure.size.width
      }
      solver.place(child, at: origin, inner, content)
      solver.contentSizes[Int(spec)] = extent
    }
    return measure
  }
}

/// The layout of a background or an overlay: the second child gets exactly the content's size.
///
/// Percents of an overlay refer to the content, those of a background to the parent (Texture).
enum DecoratedContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let content = solver.content(of: node)
    var result = Measure.empty(constraints)
    if content >= 0 {
      result = solver.measure(content, constraints)
      result.ascender = 0
      result.descender = 0
      if isPlacing { solver.place(content, at: .zero, constraints, result) }
    }
    guard isPlacing && solver.deferredMeasurements.isEmpty else { return result }
    let slot = solver.slot(of: node)
    // Equivalent, `0` as `1`: the child cannot be node 0, the root.
    if slot >= 0 {
      let isOverlay = solver.nodes[Int(node)].kind == .overlay
      let inner = Constraints(
        width: AxisConstraints(
          exactly: result.size.width,
          parent: isOverlay ? result.size.width : constraints.width.parent),
        height: AxisConstraints(
          exactly: result.size.height,
          parent: isOverlay ? result.size.height : constraints.height.parent))
      solver.place(slot, at: .zero, inner, solver.measure(slot, inner))
    }
    return result
  }
}

/// The layout of children on top of one another; the size covers the minimum size and every child
/// (Texture).
enum WrapperContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    var validity = Validity()
    var size = LayoutSize.zero
    let inner = constraints.withMaximumAsParent
    var child = solver.nodes[Int(node)].firstChild
    while child >= 0 {
      let answer = solver.measure(child, inner)
      validity.meetWithMaximumAsParent(answer.validity)
      size.cover(answer.size)
      if isPlacing { solver.place(child, at: .zero, inner, answer) }
      child = solver.nodes[Int(child)].nextSibling
    }
    return Measure(
      validity.width.raise(size.width, to: constraints.width),
      validity.height.raise(size.height, to: constraints.height), validity)
  }
}

/// The layout of children on top of one another, each at the top left or top right (ComponentKit).
enum ZStackContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    var child = solver.nodes[Int(node)].firstChild
    guard child >= 0 else { return Measure.empty(constraints) }
    var validity = Validity()
    var size = LayoutSize.zero
    while child >= 0 {
      let answer = solver.measure(child, constraints)
      validity.meet(answer.validity)
      size.cover(answer.size)
      if isPlacing { solver.place(child, at: .zero, constraints, answer) }
      child = solver.nodes[Int(child)].nextSibling
    }
    if isPlacing { placeByGravity(node, width: size.width, &solver) }
    return Measure(size.width, size.height, validity)
  }

  private static func placeByGravity(_ node: Int32, width: Float, _ solver: inout Solver) {
    var child = solver.nodes[Int(node)].firstChild
    while child >= 0 {
      let item = solver.nodes[Int(child)].placement
      if item >= 0, solver.pools.pointee.zstackItems[Int(item)].gravity == .topRight {
        solver.states[Int(child)].position.x = width - solver.states[Int(child)].size.width
      }
      child = solver.nodes[Int(child)].nextSibling
    }
  }
}

extension LayoutSize {
  /// Grows to cover another size.
  @inline(__always)
  fileprivate mutating func cover(_ other: LayoutSize) {
    if other.width > width { width = other.width }
    if other.height > height { height = other.height }
  }
}

extension AxisValidity {
  /// Returns the length, or the minimum of the constraint if that is greater.
  @inline(__always)
  fileprivate mutating func raise(_ value: Float, to constraints: AxisConstraints) -> Float {
    if value < constraints.low {
      low.pin(constraints.low)
      return constraints.low
    }
    low.atMost(value)
    return value
  }
}

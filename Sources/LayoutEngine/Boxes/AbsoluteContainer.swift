/// The layout of children at positions of their own (Texture; ComponentKit's static layout where it
/// sizes to fit).
enum AbsoluteContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let fills = solver.pools.pointee.absolutes[Int(solver.nodes[Int(node)].spec)].sizing == .fill
    let fillsWidth = fills && constraints.width.high < .infinity
    let fillsHeight = fills && constraints.height.high < .infinity
    var validity = Validity()
    var covered = LayoutSize.zero
    if isPlacing || !fillsWidth || !fillsHeight {
      covered = measureChildren(of: node, constraints, isPlacing: isPlacing, &solver)
      validity.width.high.dependOnMaximum(of: constraints.width)
      validity.height.high.dependOnMaximum(of: constraints.height)
    }
    return Measure(
      validity.width.take(fillsWidth, covered.width, constraints.width),
      validity.height.take(fillsHeight, covered.height, constraints.height), validity)
  }

  /// Measures the children, places them if requested, and returns the size that covers them.
  private static func measureChildren(
    of node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> LayoutSize {
    var covered = LayoutSize.zero
    var child = solver.nodes[Int(node)].firstChild
    while child >= 0 {
      let placement = solver.nodes[Int(child)].placement
      let item =
        placement >= 0 ? solver.pools.pointee.absoluteItems[Int(placement)] : AbsoluteItem()
      let position = item.layoutPosition
      let range = range(of: child, item, constraints, &solver)
      let inner = Constraints(
        width: AxisConstraints(range.width.low, range.width.high, parent: constraints.width.high),
        height: AxisConstraints(
          range.height.low, range.height.high, parent: constraints.height.high))
      let answer = solver.measure(child, inner)
      let right = position.x + answer.size.width
      let bottom = position.y + answer.size.height
      if right > covered.width { covered.width = right }
      if bottom > covered.height { covered.height = bottom }
      if isPlacing { solver.place(child, at: position, inner, answer) }
      child = solver.nodes[Int(child)].nextSibling
    }
    return covered
  }

  /// Returns the size range of a child, which by default may fill the space beyond its position.
  private static func range(
    of child: Int32, _ item: AbsoluteItem, _ constraints: Constraints, _ solver: inout Solver
  ) -> (width: Interval, height: Interval) {
    let index = solver.nodes[Int(child)].size
    var size = index >= 0 ? solver.pools.pointee.sizes[Int(index)] : .auto
    if let range = item.sizeRange {
      size.minWidth = range.minWidth
      size.minHeight = range.minHeight
      size.maxWidth = range.maxWidth
      size.maxHeight = range.maxHeight
    }
    return (
      size.widthRange(
        parent: constraints.width.high, most: constraints.width.high - item.layoutPosition.x),
      size.heightRange(
        parent: constraints.height.high, most: constraints.height.high - item.layoutPosition.y)
    )
  }
}

extension Bounds {
  fileprivate mutating func dependOnMaximum(of constraints: AxisConstraints) {
    pin(constraints.high)
  }
}

extension AxisValidity {
  fileprivate mutating func take(
    _ fills: Bool, _ covered: Float, _ constraints: AxisConstraints
  ) -> Float {
    guard fills else { return clamp(covered, to: constraints) }
    high.pin(constraints.high)
    return constraints.high
  }
}

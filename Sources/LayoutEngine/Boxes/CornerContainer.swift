/// The layout of a second child centred on a corner of the first (Texture).
enum CornerContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let content = solver.content(of: node)
    guard content >= 0 else { return .empty(constraints) }
    let spec = solver.pools.pointee.corners[Int(solver.nodes[Int(node)].spec)]
    let inner = constraints.withMaximumAsParent
    let slot = solver.slot(of: node)
    let answer = solver.measure(content, inner)
    var validity = Validity()
    validity.meetWithMaximumAsParent(answer.validity)
    guard slot >= 0 && (isPlacing || spec.wrapsCorner) else {
      if isPlacing { solver.place(content, at: .zero, inner, answer) }
      return Measure(answer.size.width, answer.size.height, validity)
    }

    let badge = solver.measure(slot, inner)
    validity.meetWithMaximumAsParent(badge.validity)
    let origin = origin(
      of: badge.size, on: answer.size, spec, isRightToLeft: solver.isRightToLeft(in: node))
    guard spec.wrapsCorner else {
      solver.place(content, at: .zero, inner, answer)
      solver.place(slot, at: origin, inner, badge)
      return Measure(answer.size.width, answer.size.height, validity)
    }

    let left = origin.x < 0 ? origin.x : 0
    let top = origin.y < 0 ? origin.y : 0
    let right = origin.x + badge.size.width
    let bottom = origin.y + badge.size.height
    let union = LayoutSize(
      width: (right > answer.size.width ? right : answer.size.width) - left,
      height: (bottom > answer.size.height ? bottom : answer.size.height) - top)
    let width = validity.width.clamp(union.width, to: constraints.width)
    if isPlacing {
      // The remaining space is at the end edge.
      let rest =
        solver.isRightToLeft(in: node) ? solver.contentSize(of: node).width - union.width : 0
      solver.place(content, at: LayoutPoint(x: rest - left, y: -top), inner, answer)
      solver.place(
        slot, at: LayoutPoint(x: rest + origin.x - left, y: origin.y - top), inner, badge)
    }
    return Measure(width, validity.height.clamp(union.height, to: constraints.height), validity)
  }

  /// The position of the second child from the left; its offset is mirrored with the direction.
  private static func origin(
    of badge: LayoutSize, on content: LayoutSize, _ spec: CornerSpec, isRightToLeft: Bool
  ) -> LayoutPoint {
    LayoutPoint(
      x: (spec.cornerLocation.isAtRight(isRightToLeft) ? content.width : 0) - badge.width / 2
        + (isRightToLeft ? -spec.offset.x : spec.offset.x),
      y: (spec.cornerLocation.isAtBottom ? content.height : 0) - badge.height / 2 + spec.offset.y)
  }
}

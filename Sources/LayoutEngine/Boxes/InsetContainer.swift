/// The layout of a child with insets (Texture), which may be percents of the parent (ComponentKit).
enum InsetContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let child = solver.nodes[Int(node)].firstChild
    guard child >= 0 else { return .empty(constraints) }
    let spec = solver.pools.pointee.insets[Int(solver.nodes[Int(node)].spec)]
    let horizontal = horizontalInsets(spec, of: node, constraints.width, &solver)
    let vertical = verticalInsets(spec, constraints.height, &solver)
    let inner = Constraints(
      width: horizontal.inside(constraints.width), height: vertical.inside(constraints.height))
    let content = solver.measure(child, inner)
    var validity = Validity()
    let width = horizontal.outside(
      content.size.width, content.validity.width, constraints.width, &validity.width)
    let height = vertical.outside(
      content.size.height, content.validity.height, constraints.height, &validity.height)
    if isPlacing {
      // Insets at start and end depend on the direction; the remainder of rounding is at the end
      // edge.
      let turns = solver.isRightToLeft(in: node) && spec.insets.saysStartOrEnd
      let widths = solver.room(of: node, .row, width)
      let position = LayoutPoint(
        x: turns
          ? horizontal.turnedPosition(of: content.size.width, in: widths, solver.pixels)
          : horizontal.position(of: content.size.width, in: widths, solver.pixels),
        y: vertical.position(
          of: content.size.height, in: solver.room(of: node, .column, height), solver.pixels))
      solver.place(child, at: position, inner, content)
    }
    return Measure(width, height, validity)
  }

  /// The insets on both sides; percents refer to the parent's length in the constraint.
  static func horizontalInsets(
    _ spec: InsetSpec, of node: Int32, _ constraints: AxisConstraints, _ solver: inout Solver
  ) -> AxisInsets {
    let direction = solver.direction(in: node)
    let safeArea = spec.safeArea.rawValue == 0 ? .zero : solver.environment.usedSafeArea
    return AxisInsets(
      spec.insets.left(direction), spec.insets.right(direction), parent: constraints.parent,
      safeBefore: spec.safeArea.contains(.left) ? safeArea.left : 0,
      safeAfter: spec.safeArea.contains(.right) ? safeArea.right : 0)
  }

  private static func verticalInsets(
    _ spec: InsetSpec, _ constraints: AxisConstraints, _ solver: inout Solver
  ) -> AxisInsets {
    let safeArea = spec.safeArea.rawValue == 0 ? .zero : solver.environment.usedSafeArea
    return AxisInsets(
      spec.insets.upper, spec.insets.lower, parent: constraints.parent,
      safeBefore: spec.safeArea.contains(.top) ? safeArea.top : 0,
      safeAfter: spec.safeArea.contains(.bottom) ? safeArea.bottom : 0)
  }
}

/// The insets before and after a child on one axis, in points or infinite.
struct AxisInsets {
  let before: Float
  let after: Float
  let hasPercent: Bool

  init(
    _ before: LayoutDimension?, _ after: LayoutDimension?, parent: Float, safeBefore: Float,
    safeAfter: Float
  ) {
    self.before = (before?.length(of: parent, isSigned: true) ?? 0) + safeBefore
    self.after = (after?.length(of: parent, isSigned: true) ?? 0) + safeAfter
    hasPercent = before?.isPercent ?? false || after?.isPercent ?? false
  }

  private var isInfinite: Bool { before == .infinity || after == .infinity }

  /// The sum of the finite insets.
  var sum: Float {
    (before == .infinity ? 0 : before) + (after == .infinity ? 0 : after)
  }

  /// The child's constraint inside the insets; an undefined parent length stays undefined.
  func inside(_ constraints: AxisConstraints) -> AxisConstraints {
    AxisConstraints(
      isInfinite ? 0 : inside(constraints.low), inside(constraints.high),
      parent: inside(constraints.parent))
  }

  private func inside(_ length: Float) -> Float {
    length < .infinity ? (length - sum).clampedPositive(to: Limits.length) : length
  }

  /// Returns the length around a child, and records the constraints for which it holds.
  func outside(
    _ content: Float, _ child: AxisValidity, _ constraints: AxisConstraints,
    _ validity: inout AxisValidity
  ) -> Float {
    if !isInfinite { validity.low.meet(reach(child.low, at: constraints.low)) }
    validity.high.meet(reach(child.high, at: constraints.high))
    validity.parent.meet(reach(child.parent, at: constraints.parent))
    if hasPercent { validity.parent.pin(constraints.parent) }
    if isInfinite {
      if constraints.high < .infinity {
        validity.high.pin(constraints.high)
        return constraints.high
      }
      validity.high.atLeast(.infinity)
    }
    return validity.clamp(content + sum, to: constraints)
  }

  /// The outer lengths whose inner lengths are within `bounds`; `length` is one of them.
  private func reach(_ bounds: Bounds, at length: Float) -> Bounds {
    if bounds.isOpen { return bounds }
    var result = Bounds()
    if bounds.from == .infinity {
      result.atLeast(.infinity)
    } else if bounds.from > 0 {
      let edge = lowest(reaching: bounds.from)
      result.atLeast(edge < length ? edge : length)
    }
    if bounds.to < .infinity {
      let edge = highest(reaching: bounds.to)
      result.atMost(edge > length ? edge : length)
    }
    return result
  }

  // The sum may have a rounding error, so both ends are moved step by step to where they hold.

  private static let mostSteps = 8

  private func lowest(reaching inner: Float) -> Float {
    var outer = inner + sum
    var steps = 0
    while steps < Self.mostSteps, inside(outer) < inner {
      outer = outer.nextUp
      steps &+= 1
    }
    return inside(outer) < inner ? .infinity : outer
  }

  private func highest(reaching inner: Float) -> Float {
    // Equivalent, `inner + sum` as `inner - sum`: a lower bound only caches the result for fewer
    // constraints.
    var outer = inner + sum
    // Equivalent, `> inner` as `> outer`: a bound that is not found only caches the result for
    // fewer constraints.
    var steps = 0
    while steps < Self.mostSteps, inside(outer) > inner {
      outer = outer.nextDown
      steps &+= 1
    }
    // Equivalent, `>` as `<`: the loop has lowered `outer` until the inner length is not greater.
    return inside(outer) > inner ? -.infinity : outer
  }

  /// The position of the child; an infinite inset pushes it away, two centre it (Texture).
  func position(of content: Float, in room: PlacingRoom, _ pixels: PixelGrid) -> Float {
    Self.position(of: content, before, after, in: room, pixels)
  }

  /// The position of the child from the left, computed from the right edge.
  func turnedPosition(of content: Float, in room: PlacingRoom, _ pixels: PixelGrid) -> Float {
    room.frame - Self.position(of: content, after, before, in: room, pixels) - content
  }

  private static func position(
    of content: Float, _ before: Float, _ after: Float, in room: PlacingRoom, _ pixels: PixelGrid
  ) -> Float {
    if before < .infinity { return before }
    if after < .infinity { return room.free(beside: after + content) }
    let free = room.free(beside: content)
    return free - pixels.round(free / 2)
  }
}

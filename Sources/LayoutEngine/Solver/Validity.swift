/// The constraints on one axis for which a result stays the same.
struct AxisValidity: Sendable {
  var low = Bounds()
  var high = Bounds()
  var parent = Bounds()

  @inline(__always)
  func accepts(_ constraints: AxisConstraints) -> Bool {
    low.accepts(constraints.low) && high.accepts(constraints.high)
      && parent.accepts(constraints.parent)
  }

  /// Narrows the validity to exactly these constraints.
  mutating func pin(_ constraints: AxisConstraints) {
    pinRange(constraints)
    parent.pin(constraints.parent)
  }

  /// Narrows the validity to this range, with any parent length.
  @inline(__always)
  mutating func pinRange(_ constraints: AxisConstraints) {
    low.pin(constraints.low)
    high.pin(constraints.high)
  }

  /// Narrows the validity by that of a child with the same constraints as its parent.
  @inline(__always)
  mutating func meet(_ child: AxisValidity) {
    low.meet(child.low)
    high.meet(child.high)
    parent.meet(child.parent)
  }

  /// Narrows the validity by that of a child whose percentages refer to its parent's maximum
  /// length.
  @inline(__always)
  mutating func meetWithMaximumAsParent(_ child: AxisValidity) {
    low.meet(child.low)
    high.meet(child.high)
    high.meet(child.parent)
  }

  /// Returns the length clamped to the constraints, and notes which of them the result depends on.
  @inline(__always)
  mutating func clamp(_ value: Float, to constraints: AxisConstraints) -> Float {
    if value < constraints.low {
      low.pin(constraints.low)
      return constraints.low
    }
    if value > constraints.high {
      high.pin(constraints.high)
      return constraints.high
    }
    low.atMost(value)
    high.atLeast(value)
    return value
  }

  /// Notes that the result depends on whether the constraints are exact, and if so on their length.
  @inline(__always)
  mutating func dependOnExactness(of constraints: AxisConstraints) {
    if constraints.isExact {
      pinRange(constraints)
    } else {
      low.atMost(constraints.low)
      high.atLeast(constraints.high)
    }
  }
}

/// The constraints for which a result stays the same.
struct Validity: Sendable {
  var width = AxisValidity()
  var height = AxisValidity()

  subscript(axis: Axis) -> AxisValidity {
    @inline(__always) get { axis.pick(width, height) }
    @inline(__always) set { if axis == .row { width = newValue } else { height = newValue } }
  }

  @inline(__always)
  func accepts(_ constraints: Constraints) -> Bool {
    width.accepts(constraints.width) && height.accepts(constraints.height)
  }

  @inline(__always)
  mutating func meet(_ child: Validity) {
    width.meet(child.width)
    height.meet(child.height)
  }

  @inline(__always)
  mutating func meetWithMaximumAsParent(_ child: Validity) {
    width.meetWithMaximumAsParent(child.width)
    height.meetWithMaximumAsParent(child.height)
  }
}

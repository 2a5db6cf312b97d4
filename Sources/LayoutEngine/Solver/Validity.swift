/// The constraints on one axis for which a result stays the same.
struct AxisValidity: Sendable {
  var low = Bounds()
  var high = Bounds()
  var parent = Bounds()

  @inline(__always)
  func accepts(_ offer: AxisOffer) -> Bool {
    low.accepts(offer.low) && high.accepts(offer.high) && parent.accepts(offer.parent)
  }

  /// Narrows the validity to exactly these constraints.
  mutating func pin(_ offer: AxisOffer) {
    pinRange(offer)
    parent.pin(offer.parent)
  }

  /// Narrows the validity to this range, with any parent length.
  @inline(__always)
  mutating func pinRange(_ offer: AxisOffer) {
    low.pin(offer.low)
    high.pin(offer.high)
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
  mutating func clamp(_ value: Float, to offer: AxisOffer) -> Float {
    if value < offer.low {
      low.pin(offer.low)
      return offer.low
    }
    if value > offer.high {
      high.pin(offer.high)
      return offer.high
    }
    low.atMost(value)
    high.atLeast(value)
    return value
  }

  /// Notes that the result depends on whether the constraints are exact, and if so on their length.
  @inline(__always)
  mutating func dependOnExactness(of offer: AxisOffer) {
    if offer.isExact {
      pinRange(offer)
    } else {
      low.atMost(offer.low)
      high.atLeast(offer.high)
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
  func accepts(_ offer: Offer) -> Bool {
    width.accepts(offer.width) && height.accepts(offer.height)
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

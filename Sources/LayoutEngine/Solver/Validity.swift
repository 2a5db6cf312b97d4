/// The offers on one axis for which an answer stays the same.
struct AxisValidity: Sendable {
  var low = Bounds()
  var high = Bounds()
  var parent = Bounds()

  @inline(__always)
  func accepts(_ offer: AxisOffer) -> Bool {
    low.accepts(offer.low) && high.accepts(offer.high) && parent.accepts(offer.parent)
  }

  /// The offer itself and no other.
  mutating func pin(_ offer: AxisOffer) {
    pinRange(offer)
    parent.pin(offer.parent)
  }

  /// Any offer with this range.
  @inline(__always)
  mutating func pinRange(_ offer: AxisOffer) {
    low.pin(offer.low)
    high.pin(offer.high)
  }

  /// For a child that is offered what its parent is.
  @inline(__always)
  mutating func meet(_ child: AxisValidity) {
    low.meet(child.low)
    high.meet(child.high)
    parent.meet(child.parent)
  }

  /// For a child whose parent's length is the greatest that the parent is offered.
  @inline(__always)
  mutating func meetWithMaximumAsParent(_ child: AxisValidity) {
    low.meet(child.low)
    high.meet(child.high)
    high.meet(child.parent)
  }

  /// The nearest length to `value` that the offer allows, noting what that depends on.
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

  /// Notes that the answer depends on whether the offer is exact, and if so on its length.
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

/// The offers for which an answer stays the same.
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

extension Solver {
  /// A child of a given proportion, in the largest fitting size that comes nearest it (Texture).
  @inline(never)
  mutating func measureRatio(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    let child = nodes[Int(node)].firstChild
    guard child >= 0 else { return Self.empty(offer) }
    var validity = Validity()
    let ratio = pools.pointee.ratios[Int(nodes[Int(node)].spec)].ratio.heightToWidth
    var inner = offer
    if let best = bestSize(ratio, offer, &validity) {
      inner.width = AxisOffer(exactly: best.width, parent: best.width)
      inner.height = AxisOffer(exactly: best.height, parent: best.height)
    } else {
      inner.width.parent = .infinity
      inner.height.parent = .infinity
    }
    let content = measure(child, inner)
    if inner.width.parent == .infinity {
      validity.width.low.meet(content.validity.width.low)
      validity.width.high.meet(content.validity.width.high)
      validity.height.low.meet(content.validity.height.low)
      validity.height.high.meet(content.validity.height.high)
    }
    if isPlacing { place(child, at: .zero, inner, content) }
    return Measure(content.size.width, content.size.height, validity)
  }

  private func bestSize(_ ratio: Float, _ offer: Offer, _ validity: inout Validity) -> Size? {
    guard ratio > 0 && ratio < .infinity else { return nil }
    var best: Size?
    if offer.width.high < .infinity {
      validity.width.high.pin(offer.width.high)
      let height = length(Double(offer.width.high) * Double(ratio))
      best = Size(
        width: offer.width.high, height: validity.height.clamp(height, to: offer.height))
    } else {
      validity.width.high.atLeast(.infinity)
    }
    guard offer.height.high < .infinity else {
      validity.height.high.atLeast(.infinity)
      return best
    }
    validity.height.high.pin(offer.height.high)
    let width = length(Double(offer.height.high) / Double(ratio))
    let second = Size(
      width: validity.width.clamp(width, to: offer.width), height: offer.height.high)
    guard let first = best else { return second }
    return second.distance(from: ratio) < first.distance(from: ratio) ? second : first
  }

  private func length(_ value: Double) -> Float {
    grid.floor(value < Double(Limits.length) ? value : Double(Limits.length))
  }
}

extension Size {
  fileprivate func distance(from ratio: Float) -> Float {
    width > 0 ? (height / width - ratio).magnitude : .infinity
  }
}

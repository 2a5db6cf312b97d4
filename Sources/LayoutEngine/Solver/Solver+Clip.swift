extension Solver {
  /// A child that is shown at the size it would have without the limit (ComponentKit's clipping).
  @inline(never)
  mutating func measureClip(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    let child = nodes[Int(node)].firstChild
    guard child >= 0 else { return Self.empty(offer) }
    let inner = offer.withMaximumAsParent
    let content = measure(child, inner)
    var validity = Validity()
    validity.meetWithMaximumAsParent(content.validity)
    let width = validity.width.clamp(content.size.width, to: offer.width)
    let height = validity.height.clamp(content.size.height, to: offer.height)
    if isPlacing { placeClipped(node, child, inner, content) }
    return Measure(width, height, validity)
  }

  /// What shows is measured in what the clip itself was offered, before its own size.
  private mutating func placeClipped(
    _ node: Int32, _ child: Int32, _ inner: Offer, _ content: Measure
  ) {
    let raw = states[Int(node)].offer
    var shown = inner
    switch pools.pointee.clips[Int(nodes[Int(node)].spec)].clippedDimensions {
    case .none:
      place(child, at: .zero, inner, content)
      return
    case .width:
      shown.width = AxisOffer(raw.width.low, .infinity, parent: inner.width.parent)
      shown.height = AxisOffer(raw.height.low, raw.height.high, parent: inner.height.parent)
    case .height:
      shown.width = AxisOffer(raw.width.low, raw.width.high, parent: inner.width.parent)
      shown.height = AxisOffer(raw.height.low, .infinity, parent: inner.height.parent)
    }
    place(child, at: .zero, shown, measure(child, shown))
  }

  /// A child without a limit along the axis; what shows of it is held to the offer.
  @inline(never)
  mutating func measureScroll(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    let spec = nodes[Int(node)].spec
    if isPlacing { contentSizes[Int(spec)] = .zero }
    let child = nodes[Int(node)].firstChild
    guard child >= 0 else { return Self.empty(offer) }
    var inner = offer.withMaximumAsParent
    let axis = pools.pointee.scrolls[Int(spec)].axis
    if axis != .vertical { inner.width = .open }
    if axis != .horizontal { inner.height = .open }
    let content = measure(child, inner)
    var validity = Validity()
    if axis == .vertical { validity.width.meetWithMaximumAsParent(content.validity.width) }
    if axis == .horizontal { validity.height.meetWithMaximumAsParent(content.validity.height) }
    if isPlacing {
      place(child, at: .zero, inner, content)
      contentSizes[Int(spec)] = content.size
    }
    return Measure(
      validity.width.clamp(content.size.width, to: offer.width),
      validity.height.clamp(content.size.height, to: offer.height), validity)
  }
}

/// A child that is shown at the size it would have without the limit (ComponentKit's clipping).
enum ClipContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ offer: Offer, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let child = solver.nodes[Int(node)].firstChild
    guard child >= 0 else { return .empty(offer) }
    let inner = offer.withMaximumAsParent
    let content = solver.measure(child, inner)
    var validity = Validity()
    validity.meetWithMaximumAsParent(content.validity)
    if isPlacing { place(child, of: node, inner, content, &solver) }
    return Measure(content.size, heldTo: offer, validity)
  }

  /// What shows is measured in what the clip itself was offered, before its own size.
  private static func place(
    _ child: Int32, of node: Int32, _ inner: Offer, _ content: Measure, _ solver: inout Solver
  ) {
    let raw = solver.states[Int(node)].offer
    var shown = inner
    switch solver.pools.pointee.clips[Int(solver.nodes[Int(node)].spec)].clippedDimensions {
    case .none:
      solver.place(child, at: .zero, inner, content)
      return
    case .width:
      shown.width = AxisOffer(raw.width.low, .infinity, parent: inner.width.parent)
      shown.height = AxisOffer(raw.height.low, raw.height.high, parent: inner.height.parent)
    case .height:
      shown.width = AxisOffer(raw.width.low, raw.width.high, parent: inner.width.parent)
      shown.height = AxisOffer(raw.height.low, .infinity, parent: inner.height.parent)
    }
    solver.place(child, at: .zero, shown, solver.measure(child, shown))
  }

}

/// A child without a limit along the axis; what shows of it is held to the offer.
enum ScrollContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ offer: Offer, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let spec = solver.nodes[Int(node)].spec
    if isPlacing { solver.contentSizes[Int(spec)] = .zero }
    let child = solver.nodes[Int(node)].firstChild
    guard child >= 0 else { return .empty(offer) }
    var inner = offer.withMaximumAsParent
    let axis = solver.pools.pointee.scrolls[Int(spec)].axis
    let fills = solver.pools.pointee.scrolls[Int(spec)].fillsViewport
    // What shows is never less than the least that is offered, and more only where the child is.
    if axis != .vertical { inner.width = .open(from: fills ? offer.width.low : 0) }
    if axis != .horizontal { inner.height = .open(from: fills ? offer.height.low : 0) }
    let content = solver.measure(child, inner)
    var validity = Validity()
    if axis == .vertical { validity.width.meetWithMaximumAsParent(content.validity.width) }
    if axis == .horizontal { validity.height.meetWithMaximumAsParent(content.validity.height) }
    if fills {
      if axis != .vertical { validity.width.low.meet(content.validity.width.low) }
      if axis != .horizontal { validity.height.low.meet(content.validity.height.low) }
    }
    if isPlacing {
      solver.place(child, at: .zero, inner, content)
      solver.contentSizes[Int(spec)] = content.size
    }
    return Measure(content.size, heldTo: offer, validity)
  }
}

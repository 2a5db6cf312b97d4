extension Solver {
  /// Room around a child (Texture), with percents of the parent (ComponentKit).
  @inline(never)
  mutating func measureInset(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    let child = nodes[Int(node)].firstChild
    guard child >= 0 else { return Self.empty(offer) }
    let spec = pools.pointee.insets[Int(nodes[Int(node)].spec)]
    let horizontal = horizontalInsets(spec, offer.width)
    let vertical = verticalInsets(spec, offer.height)
    let inner = Offer(
      width: horizontal.inside(offer.width), height: vertical.inside(offer.height))
    let content = measure(child, inner)
    var validity = Validity()
    let width = horizontal.outside(
      content.size.width, content.validity.width, offer.width, &validity.width)
    let height = vertical.outside(
      content.size.height, content.validity.height, offer.height, &validity.height)
    if isPlacing {
      // What is said of start and end turns; what is left over by rounding is at the end edge.
      let turns = isRightToLeft && (spec.insetStart != nil || spec.insetEnd != nil)
      let widths = room(of: node, .row, width)
      let position = Point(
        x: turns
          ? horizontal.turnedPosition(of: content.size.width, in: widths, grid)
          : horizontal.position(of: content.size.width, in: widths, grid),
        y: vertical.position(of: content.size.height, in: room(of: node, .column, height), grid))
      place(child, at: position, inner, content)
    }
    return Measure(width, height, validity)
  }

  private func horizontalInsets(_ spec: InsetSpec, _ offer: AxisOffer) -> AxisInsets {
    let start = spec.insetStart
    let end = spec.insetEnd
    let left = (isRightToLeft ? end : start) ?? spec.insets.left
    let right = (isRightToLeft ? start : end) ?? spec.insets.right
    return AxisInsets(
      left, right, parent: offer.parent,
      safeBefore: spec.safeArea.contains(.left) ? environment.safeArea.left : 0,
      safeAfter: spec.safeArea.contains(.right) ? environment.safeArea.right : 0)
  }

  private func verticalInsets(_ spec: InsetSpec, _ offer: AxisOffer) -> AxisInsets {
    AxisInsets(
      spec.insets.top, spec.insets.bottom, parent: offer.parent,
      safeBefore: spec.safeArea.contains(.top) ? environment.safeArea.top : 0,
      safeAfter: spec.safeArea.contains(.bottom) ? environment.safeArea.bottom : 0)
  }
}

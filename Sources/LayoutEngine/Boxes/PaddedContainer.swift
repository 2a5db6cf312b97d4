/// A container with a padding: what is in it stands as in an inset, and its frame is around both.
extension Solver {
  /// Measures what is in a node within its padding, and gives its children their places where it is
  /// being laid out.
  @inline(never)
  mutating func measurePadded(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    let space = padding(of: node)
    let horizontal = AxisInsets(left: space.left, right: space.right)
    let vertical = AxisInsets(top: space.top, bottom: space.bottom)
    let content = measureContent(
      node,
      Offer(width: horizontal.inside(offer.width), height: vertical.inside(offer.height)),
      isPlacing)
    if isPlacing, nodes[Int(node)].kind == .scroll { padContentSize(of: node, by: space) }
    var validity = Validity()
    let width = horizontal.outside(
      rounded(content.size.width), content.validity.width, offer.width, &validity.width)
    let height = vertical.outside(
      rounded(content.size.height), content.validity.height, offer.height, &validity.height)
    var measure = Measure(width, height, validity)
    if content.ascender != 0 { measure.ascender = content.ascender + space.top }
    if content.descender != 0 { measure.descender = content.descender - space.bottom }
    return measure
  }

  /// The space inside each edge of a node, in points.
  func padding(of node: Int32) -> Edges {
    let node = nodes[Int(node)]
    return pools.pointee.padding(of: node.kind, node.spec).space(isRightToLeft ? .rtl : .ltr)
  }

  /// What is scrolled has the padding around it (`UIScrollView.contentInset`).
  private func padContentSize(of node: Int32, by space: Edges) {
    guard nodes[Int(node)].firstChild >= 0 else { return }
    let spec = Int(nodes[Int(node)].spec)
    contentSizes[spec].width += space.left + space.right
    contentSizes[spec].height += space.top + space.bottom
  }
}

extension AxisInsets {
  fileprivate init(left: Float, right: Float) {
    self.init(.points(left), .points(right), parent: 0, safeBefore: 0, safeAfter: 0)
  }

  fileprivate init(top: Float, bottom: Float) { self.init(left: top, right: bottom) }
}

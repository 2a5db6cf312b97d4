extension Solver {
  /// The first child, unless it is gone.
  @inline(__always)
  func content(of node: Int32) -> Int32 {
    let child = node &+ 1
    return child < nodes[Int(node)].end && !nodes[Int(child)].isGone ? child : -1
  }

  /// The second child, unless it is gone.
  @inline(__always)
  func slot(of node: Int32) -> Int32 {
    let end = nodes[Int(node)].end
    guard node &+ 1 < end else { return -1 }
    let child = nodes[Int(node) + 1].end
    return child < end && !nodes[Int(child)].isGone ? child : -1
  }

  /// The answer of a node that has nothing to lay out: the least it is offered.
  @inline(__always)
  static func empty(_ offer: Offer) -> Measure { leaf(.zero, offer) }

  /// A background or an overlay: the second child gets exactly the content's size.
  ///
  /// An overlay's percents are of the content, a background's of the parent (Texture).
  @inline(never)
  mutating func measureLayers(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    let content = content(of: node)
    var result = Self.empty(offer)
    if content >= 0 {
      result = measure(content, offer)
      result.ascender = 0
      result.descender = 0
      if isPlacing { place(content, at: .zero, offer, result) }
    }
    guard isPlacing && questions.isEmpty else { return result }
    let slot = slot(of: node)
    if slot >= 0 {
      let isOverlay = nodes[Int(node)].kind == .overlay
      let inner = Offer(
        width: AxisOffer(
          exactly: result.size.width,
          parent: isOverlay ? result.size.width : offer.width.parent),
        height: AxisOffer(
          exactly: result.size.height,
          parent: isOverlay ? result.size.height : offer.height.parent))
      place(slot, at: .zero, inner, measure(slot, inner))
    }
    return result
  }

  /// Children one over another; the size covers the least on offer and every child (Texture).
  @inline(never)
  mutating func measureWrapper(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    var validity = Validity()
    var size = Size.zero
    let inner = offer.withMaximumAsParent
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let answer = measure(child, inner)
      validity.meetWithMaximumAsParent(answer.validity)
      size.cover(answer.size)
      if isPlacing { place(child, at: .zero, inner, answer) }
      child = nodes[Int(child)].nextSibling
    }
    return Measure(
      validity.width.raise(size.width, to: offer.width),
      validity.height.raise(size.height, to: offer.height), validity)
  }

  /// Children one over another, each at the top left or the top right (ComponentKit).
  @inline(never)
  mutating func measureZStack(_ node: Int32, _ offer: Offer, _ isPlacing: Bool) -> Measure {
    var child = nodes[Int(node)].firstChild
    guard child >= 0 else { return Self.empty(offer) }
    var validity = Validity()
    var size = Size.zero
    while child >= 0 {
      let answer = measure(child, offer)
      validity.meet(answer.validity)
      size.cover(answer.size)
      if isPlacing { place(child, at: .zero, offer, answer) }
      child = nodes[Int(child)].nextSibling
    }
    if isPlacing { placeByGravity(node, width: size.width) }
    return Measure(size.width, size.height, validity)
  }

  private func placeByGravity(_ node: Int32, width: Float) {
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let item = nodes[Int(child)].placement
      if item >= 0, pools.pointee.zstackItems[Int(item)].gravity == .topRight {
        states[Int(child)].position.x = width - states[Int(child)].size.width
      }
      child = nodes[Int(child)].nextSibling
    }
  }
}

extension Size {
  /// Grows to cover another size.
  @inline(__always)
  fileprivate mutating func cover(_ other: Size) {
    if other.width > width { width = other.width }
    if other.height > height { height = other.height }
  }
}

extension AxisValidity {
  /// The length, but no less than the offer's least.
  @inline(__always)
  fileprivate mutating func raise(_ value: Float, to offer: AxisOffer) -> Float {
    if value < offer.low {
      low.pin(offer.low)
      return offer.low
    }
    low.atMost(value)
    return value
  }
}

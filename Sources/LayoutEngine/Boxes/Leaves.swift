extension Measure {
  /// A content of a fixed size, clamped to the constraints.
  @inline(__always)
  static func leaf(_ content: LayoutSize, _ offer: Offer) -> Measure {
    Measure(content, clampedTo: offer, Validity())
  }

  /// Makes the result for a content, clamped to the constraints.
  ///
  /// - Parameters:
  ///   - content: The size of the content.
  ///   - offer: The constraints of the container.
  ///   - validity: The constraints for which `content` holds.
  @inline(__always)
  init(_ content: LayoutSize, clampedTo offer: Offer, _ validity: Validity) {
    var validity = validity
    let width = validity.width.clamp(content.width, to: offer.width)
    let height = validity.height.clamp(content.height, to: offer.height)
    self.init(width, height, validity)
  }

  /// The result for a node without contents: the minimum size.
  @inline(__always)
  static func empty(_ offer: Offer) -> Measure { leaf(.zero, offer) }

  /// A content that takes the maximum size if both axes have one, and else nothing (Texture).
  static func fill(_ offer: Offer) -> Measure {
    var validity = Validity()
    guard offer.width.high < .infinity else {
      validity = leaf(.zero, offer).validity
      validity.width.high.atLeast(.infinity)
      return filled(.zero, offer, validity)
    }
    guard offer.height.high < .infinity else {
      validity = leaf(.zero, offer).validity
      validity.height.high.atLeast(.infinity)
      return filled(.zero, offer, validity)
    }
    validity.width.high.pin(offer.width.high)
    validity.height.high.pin(offer.height.high)
    return Measure(offer.width.high, offer.height.high, validity)
  }

  private static func filled(_ size: LayoutSize, _ offer: Offer, _ validity: Validity) -> Measure {
    var measure = leaf(size, offer)
    measure.validity = validity
    return measure
  }
}

/// The layout of an image, which has its specified size.
enum ImageLeaf {
  @inline(never)
  static func solve(_ node: Int32, _ offer: Offer, _ solver: inout Solver) -> Measure {
    .leaf(
      solver.pools.pointee.images[Int(solver.nodes[Int(node)].spec)].knownSize ?? .zero, offer)
  }
}

/// The layout of an app's own view, or of one that hosts a child: the child's size is its content
/// (Texture).
enum ViewContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ offer: Offer, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let child = solver.nodes[Int(node)].firstChild
    guard child < 0 else { return solveHost(of: child, offer, isPlacing: isPlacing, &solver) }
    switch solver.pools.pointee.views[Int(solver.nodes[Int(node)].spec)].knownSize {
    case .none: return .leaf(.zero, offer)
    case .size(let size): return .leaf(size, offer)
    case .fill: return .fill(offer)
    }
  }

  private static func solveHost(
    of child: Int32, _ offer: Offer, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let inner = offer.withMaximumAsParent
    let content = solver.measure(child, inner)
    var validity = Validity()
    validity.meetWithMaximumAsParent(content.validity)
    if isPlacing { solver.place(child, at: .zero, inner, content) }
    return Measure(content.size, clampedTo: offer, validity)
  }
}

extension Offer {
  /// The constraints for a child whose parent size is the maximum size.
  @inline(__always)
  var withMaximumAsParent: Offer {
    Offer(
      width: AxisOffer(width.low, width.high, parent: width.high),
      height: AxisOffer(height.low, height.high, parent: height.high))
  }
}

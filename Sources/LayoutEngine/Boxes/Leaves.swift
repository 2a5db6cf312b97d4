extension Measure {
  /// A content of a fixed size, clamped to the constraints.
  @inline(__always)
  static func leaf(_ content: LayoutSize, _ constraints: Constraints) -> Measure {
    Measure(content, clampedTo: constraints, Validity())
  }

  /// Makes the result for a content, clamped to the constraints.
  ///
  /// - Parameters:
  ///   - content: The size of the content.
  ///   - constraints: The constraints of the container.
  ///   - validity: The constraints for which `content` holds.
  @inline(__always)
  init(_ content: LayoutSize, clampedTo constraints: Constraints, _ validity: Validity) {
    var validity = validity
    let width = validity.width.clamp(content.width, to: constraints.width)
    let height = validity.height.clamp(content.height, to: constraints.height)
    self.init(width, height, validity)
  }

  /// The result for a node without contents: the minimum size.
  @inline(__always)
  static func empty(_ constraints: Constraints) -> Measure { leaf(.zero, constraints) }

  /// A content that takes the maximum size if both axes have one, and else nothing (Texture).
  static func fill(_ constraints: Constraints) -> Measure {
    var validity = Validity()
    guard constraints.width.high < .infinity else {
      validity = leaf(.zero, constraints).validity
      validity.width.high.atLeast(.infinity)
      return filled(.zero, constraints, validity)
    }
    guard constraints.height.high < .infinity else {
      validity = leaf(.zero, constraints).validity
      validity.height.high.atLeast(.infinity)
      return filled(.zero, constraints, validity)
    }
    validity.width.high.pin(constraints.width.high)
    validity.height.high.pin(constraints.height.high)
    return Measure(constraints.width.high, constraints.height.high, validity)
  }

  private static func filled(_ size: LayoutSize, _ constraints: Constraints, _ validity: Validity)
    -> Measure
  {
    var measure = leaf(size, constraints)
    measure.validity = validity
    return measure
  }
}

/// The layout of an image, which has its specified size.
enum ImageLeaf {
  @inline(never)
  static func solve(_ node: Int32, _ constraints: Constraints, _ solver: inout Solver) -> Measure {
    .leaf(
      solver.pools.pointee.images[Int(solver.nodes[Int(node)].spec)].knownSize ?? .zero, constraints
    )
  }
}

/// The layout of an app's own view, or of one that hosts a child: the child's size is its content
/// (Texture).
enum ViewContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let child = solver.nodes[Int(node)].firstChild
    guard child < 0 else { return solveHost(of: child, constraints, isPlacing: isPlacing, &solver) }
    switch solver.pools.pointee.views[Int(solver.nodes[Int(node)].spec)].knownSize {
    case .none: return .leaf(.zero, constraints)
    case .size(let size): return .leaf(size, constraints)
    case .fill: return .fill(constraints)
    }
  }

  private static func solveHost(
    of child: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let inner = constraints.withMaximumAsParent
    let content = solver.measure(child, inner)
    var validity = Validity()
    validity.meetWithMaximumAsParent(content.validity)
    if isPlacing { solver.place(child, at: .zero, inner, content) }
    return Measure(content.size, clampedTo: constraints, validity)
  }
}

extension Constraints {
  /// The constraints for a child whose parent size is the maximum size.
  @inline(__always)
  var withMaximumAsParent: Constraints {
    Constraints(
      width: AxisConstraints(width.low, width.high, parent: width.high),
      height: AxisConstraints(height.low, height.high, parent: height.high))
  }
}

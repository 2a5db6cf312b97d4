// From what an expression gives to what an attribute takes; what is out of range becomes the nearest
// that is legal.
extension Expressions {
  /// A length in points from 0 up.
  public static func points(_ points: Double) -> Float {
    Float(finite(points)).heldPositive(to: Limits.length)
  }

  /// A length in points of either sign.
  public static func signedPoints(_ points: Double) -> Float {
    Float(finite(points)).held(to: Limits.length)
  }

  /// A length in points as a dimension, of either sign.
  public static func pointsAsDimension(_ points: Double) -> Dimension {
    .points(signedPoints(points))
  }

  /// A percentage as a dimension, of either sign.
  public static func percentAsDimension(_ percent: Double) -> Dimension {
    .percent(Float(finite(percent)).held(to: Limits.length))
  }

  /// A dimension without a sign.
  public static func unsignedDimension(_ dimension: Dimension) -> Dimension {
    switch dimension {
    case .auto: .auto
    case .points(let points): points < 0 ? .points(0) : dimension
    case .percent(let percent): percent < 0 ? .percent(0) : dimension
    }
  }

  /// A length in points, for a child of a linear layout.
  public static func length(_ points: Double) -> Length {
    .points(Expressions.points(points))
  }

  /// Insets as dimensions, of either sign.
  public static func signedEdges(_ edges: Edges) -> EdgeDimensions {
    EdgeDimensions(
      top: .points(edges.top.held(to: Limits.length)),
      left: .points(edges.left.held(to: Limits.length)),
      bottom: .points(edges.bottom.held(to: Limits.length)),
      right: .points(edges.right.held(to: Limits.length)))
  }

  /// Insets as dimensions from 0 up.
  public static func edges(_ edges: Edges) -> EdgeDimensions {
    EdgeDimensions(
      top: .points(edges.top.heldPositive(to: Limits.length)),
      left: .points(edges.left.heldPositive(to: Limits.length)),
      bottom: .points(edges.bottom.heldPositive(to: Limits.length)),
      right: .points(edges.right.heldPositive(to: Limits.length)))
  }
}

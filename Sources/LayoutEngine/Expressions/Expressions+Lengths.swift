// From what an expression gives to what an attribute takes; what is out of range becomes the nearest
// that is legal.
extension Expressions {
  /// Converts a number to a length in points, clamped to `0...9_999_999`.
  public static func points(_ points: Double) -> Float {
    Float(finite(points)).heldPositive(to: Limits.length)
  }

  /// Converts a number to a length in points, clamped to `-9_999_999...9_999_999`.
  public static func signedPoints(_ points: Double) -> Float {
    Float(finite(points)).held(to: Limits.length)
  }

  /// Converts a number to a dimension in points, clamped to `-9_999_999...9_999_999`.
  public static func pointsAsDimension(_ points: Double) -> Dimension {
    .points(signedPoints(points))
  }

  /// Converts a number to a dimension in percent, clamped to `-9_999_999...9_999_999`.
  public static func percentAsDimension(_ percent: Double) -> Dimension {
    .percent(Float(finite(percent)).held(to: Limits.length))
  }

  /// Returns a dimension whose number is 0 where the given one is negative.
  public static func unsignedDimension(_ dimension: Dimension) -> Dimension {
    switch dimension {
    case .auto: .auto
    case .points(let points): points < 0 ? .points(0) : dimension
    case .percent(let percent): percent < 0 ? .percent(0) : dimension
    }
  }

  /// Converts a number to a length in points, clamped to `0...9_999_999`, for a child of a linear
  /// layout.
  public static func length(_ points: Double) -> Length {
    .points(Expressions.points(points))
  }

  /// Converts edges to dimensions in points, each clamped to `-9_999_999...9_999_999`.
  public static func signedEdges(_ edges: Edges) -> EdgeDimensions {
    EdgeDimensions(
      top: .points(edges.top.held(to: Limits.length)),
      left: .points(edges.left.held(to: Limits.length)),
      bottom: .points(edges.bottom.held(to: Limits.length)),
      right: .points(edges.right.held(to: Limits.length)))
  }

  /// Converts edges to dimensions in points, each clamped to `0...9_999_999`.
  public static func edges(_ edges: Edges) -> EdgeDimensions {
    EdgeDimensions(
      top: .points(edges.top.heldPositive(to: Limits.length)),
      left: .points(edges.left.heldPositive(to: Limits.length)),
      bottom: .points(edges.bottom.heldPositive(to: Limits.length)),
      right: .points(edges.right.heldPositive(to: Limits.length)))
  }
}

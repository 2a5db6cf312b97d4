/// A number of points for each of the four edges of a rectangle.
@frozen
public struct Edges: Sendable, Equatable {
  /// The top edge, in points.
  public var top: Float
  /// The left edge in both directions, in points.
  public var left: Float
  /// The bottom edge, in points.
  public var bottom: Float
  /// The right edge in both directions, in points.
  public var right: Float

  /// Creates edges; an edge that is left out is 0 points.
  @inlinable
  public init(top: Float = 0, left: Float = 0, bottom: Float = 0, right: Float = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// 0 points on every edge.
  public static let zero = Edges()
}

/// A dimension for each of the four edges of a rectangle.
@frozen
public struct EdgeDimensions: Sendable, Equatable {
  /// The top edge, in points or percent.
  public var top: LayoutDimension
  /// The left edge in both directions, in points or percent.
  public var left: LayoutDimension
  /// The bottom edge, in points or percent.
  public var bottom: LayoutDimension
  /// The right edge in both directions, in points or percent.
  public var right: LayoutDimension

  /// Creates edges; an edge that is left out is 0 points.
  @inlinable
  public init(
    top: LayoutDimension = .points(0),
    left: LayoutDimension = .points(0),
    bottom: LayoutDimension = .points(0),
    right: LayoutDimension = .points(0),
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// 0 points on every edge.
  public static let zero = EdgeDimensions()

  /// Returns edges that all have the same dimension.
  @inlinable
  public static func uniform(_ edge: LayoutDimension) -> EdgeDimensions {
    EdgeDimensions(top: edge, left: edge, bottom: edge, right: edge)
  }

  /// Returns edges that all have the same number of points.
  @inlinable
  public static func all(_ points: Float) -> EdgeDimensions { .uniform(.points(points)) }

  /// Returns edges with one number of points for top and bottom, and one for left and right.
  @inlinable
  public static func symmetric(vertical: Float = 0, horizontal: Float = 0) -> EdgeDimensions {
    EdgeDimensions(
      top: .points(vertical), left: .points(horizontal),
      bottom: .points(vertical), right: .points(horizontal))
  }

  /// Returns edges in points; an edge that is left out is 0.
  @inlinable
  public static func points(
    top: Float = 0, left: Float = 0, bottom: Float = 0, right: Float = 0
  ) -> EdgeDimensions {
    EdgeDimensions(
      top: .points(top), left: .points(left), bottom: .points(bottom), right: .points(right))
  }
}

/// A set of edges of a rectangle.
@frozen
public struct EdgeSet: OptionSet, Sendable {
  /// One bit for each edge: 1 top, 2 left, 4 bottom, 8 right.
  public let rawValue: UInt8

  /// Creates a set from its bits; other bits than the four have no effect.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The left edge in both directions.
  public static let left = EdgeSet(rawValue: 2)
  /// The bottom edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The right edge in both directions.
  public static let right = EdgeSet(rawValue: 8)

  /// All four edges.
  public static let all: EdgeSet = [.top, .left, .bottom, .right]
}

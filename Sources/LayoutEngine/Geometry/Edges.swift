/// Points on the four edges of a rectangle.
public struct Edges: Sendable, Equatable {
  /// The upper edge.
  public var top: Float
  /// The left edge.
  public var left: Float
  /// The lower edge.
  public var bottom: Float
  /// The right edge.
  public var right: Float

  /// 0, but for what is said.
  @inlinable
  public init(top: Float = 0, left: Float = 0, bottom: Float = 0, right: Float = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Nothing on any edge.
  public static let zero = Edges()
}

/// Dimensions on the four edges of a rectangle.
public struct EdgeDimensions: Sendable, Equatable {
  /// The upper edge.
  public var top: Dimension
  /// The left edge.
  public var left: Dimension
  /// The lower edge.
  public var bottom: Dimension
  /// The right edge.
  public var right: Dimension

  /// 0, but for what is said.
  @inlinable
  public init(
    top: Dimension = .points(0),
    left: Dimension = .points(0),
    bottom: Dimension = .points(0),
    right: Dimension = .points(0),
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Nothing on any edge.
  public static let zero = EdgeDimensions()

  /// The same on every edge.
  @inlinable
  public static func uniform(_ edge: Dimension) -> EdgeDimensions {
    EdgeDimensions(top: edge, left: edge, bottom: edge, right: edge)
  }

  /// The same number of points on every edge.
  @inlinable
  public static func all(_ points: Float) -> EdgeDimensions { .uniform(.points(points)) }

  /// Points above and below, and points on either side.
  @inlinable
  public static func symmetric(vertical: Float = 0, horizontal: Float = 0) -> EdgeDimensions {
    EdgeDimensions(
      top: .points(vertical), left: .points(horizontal),
      bottom: .points(vertical), right: .points(horizontal))
  }

  /// Points on each edge.
  @inlinable
  public static func points(
    top: Float = 0, left: Float = 0, bottom: Float = 0, right: Float = 0
  ) -> EdgeDimensions {
    EdgeDimensions(
      top: .points(top), left: .points(left), bottom: .points(bottom), right: .points(right))
  }
}

/// Some of the four edges of a rectangle.
public struct EdgeSet: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// The bits of a set.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The left edge.
  public static let left = EdgeSet(rawValue: 2)
  /// The lower edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The right edge.
  public static let right = EdgeSet(rawValue: 8)

  /// Every edge.
  public static let all: EdgeSet = [.top, .left, .bottom, .right]
}

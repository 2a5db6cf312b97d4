/// The radii of the four rounded corners of a frame.
///
/// A number alone is the radius of all: `Appearance(cornerRadius: 8)`. The numbers are not clamped.
@frozen
public struct CornerRadii: Sendable, Hashable {
  /// The radius at the top left in both directions, in points.
  public var topLeft: Float
  /// The radius at the top right in both directions, in points.
  public var topRight: Float
  /// The radius at the bottom right in both directions, in points.
  public var bottomRight: Float
  /// The radius at the bottom left in both directions, in points.
  public var bottomLeft: Float

  /// Creates radii for each corner, in points.
  @inlinable
  public init(topLeft: Float, topRight: Float, bottomRight: Float, bottomLeft: Float) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the same radius for all corners, in points.
  @inlinable
  public init(_ radius: Float) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The radius of all corners, in points; `nil` where they differ.
  public var all: Float? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }
}

extension CornerRadii: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates the same radius for all corners, in points.
  @inlinable
  public init(floatLiteral value: Float) { self.init(value) }

  /// Creates the same radius for all corners, in points.
  @inlinable
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

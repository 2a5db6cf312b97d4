/// The radii of the four rounded corners of a frame.
///
/// A single number is the radius of all corners: `ElementStyle(cornerRadius: 8)`. The engine does
/// not clamp the numbers.
@frozen
public struct CornerRadii: Sendable, Hashable {
  /// The radius of the top left corner in both writing directions, in points; the engine does not
  /// clamp the number.
  public var topLeft: Float
  /// The radius of the top right corner in both writing directions, in points; the engine does not
  /// clamp the number.
  public var topRight: Float
  /// The radius of the bottom right corner in both writing directions, in points; the engine does
  /// not clamp the number.
  public var bottomRight: Float
  /// The radius of the bottom left corner in both writing directions, in points; the engine does
  /// not clamp the number.
  public var bottomLeft: Float

  /// Creates radii from the radius of each corner, in points, which the engine does not clamp.
  @inlinable
  public init(topLeft: Float, topRight: Float, bottomRight: Float, bottomLeft: Float) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates equal radii for all corners, in points, which the engine does not clamp.
  @inlinable
  public init(_ radius: Float) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The radius of all corners, in points; `nil` if the radii differ.
  public var all: Float? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }
}

extension CornerRadii: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates equal radii for all corners from a decimal literal, in points, which the engine does
  /// not clamp.
  @inlinable
  public init(floatLiteral value: Float) { self.init(value) }

  /// Creates equal radii for all corners from an integer literal, in points, which the engine does
  /// not clamp.
  @inlinable
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

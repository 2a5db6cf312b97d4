/// The shadow of an element, which the host draws behind it.
///
/// The engine hands it on unchanged, with numbers that are not clamped.
@frozen
public struct LayoutShadow: Sendable, Hashable {
  /// How far it lies to the right of the element, in points.
  public var x: Float
  /// How far it lies below the element, in points.
  public var y: Float
  /// How far it is blurred, in points; what is less than 0 is up to the host.
  public var radius: Float
  /// Its color.
  public var color: LayoutColor

  /// Creates a shadow.
  @inlinable
  public init(x: Float, y: Float, radius: Float, color: LayoutColor) {
    self.x = x
    self.y = y
    self.radius = radius
    self.color = color
  }
}

/// Colors that follow one another along a line, evenly, in place of a plain background.
///
/// The engine hands it on unchanged, with numbers that are not clamped.
@frozen
public struct LayoutGradient: Sendable, Hashable {
  /// The direction of the line, a number from 0, which runs up, clockwise in degrees: 90 runs to the
  /// right, 180 down (CSS Images §3.1, `linear-gradient`).
  public var angle: Float
  /// The colors from the beginning of the line to its end.
  public var colors: [LayoutColor]

  /// Creates a gradient.
  @inlinable
  public init(angle: Float, colors: [LayoutColor]) {
    self.angle = angle
    self.colors = colors
  }
}

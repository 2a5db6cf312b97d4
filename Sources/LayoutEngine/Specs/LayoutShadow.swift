/// The shadow of an element, which the host draws behind the element.
///
/// The engine passes the values to the host unchanged and does not clamp numbers.
@frozen
public struct LayoutShadow: Sendable, Hashable {
  /// The distance of the shadow to the right of the element, in points; negative to the left.
  ///
  /// The engine does not clamp the number.
  public var x: Float
  /// The distance of the shadow below the element, in points; negative above.
  ///
  /// The engine does not clamp the number.
  public var y: Float
  /// The blur radius, in points; the meaning of a negative number is up to the host.
  public var radius: Float
  /// The color of the shadow.
  public var color: LayoutColor

  /// Creates a shadow from its offset and its blur radius, in points, and its color.
  @inlinable
  public init(x: Float, y: Float, radius: Float, color: LayoutColor) {
    self.x = x
    self.y = y
    self.radius = radius
    self.color = color
  }
}

extension ElementStyle {
  /// Whether the element has a fill: a background color, or a gradient with at least one color.
  package var hasFill: Bool { backgroundColor != nil || gradient?.colors.isEmpty == false }

  /// The shadow that a host draws; `nil` for an element without a fill, since only a fill casts a
  /// shadow.
  ///
  /// A fill is a background color, or a gradient with at least one color.
  public var castShadow: LayoutShadow? { hasFill ? shadow : nil }
}

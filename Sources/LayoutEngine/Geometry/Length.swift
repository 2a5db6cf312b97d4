/// The length of a child along one axis of a `linear`, `layers` or `flow` layout (MKLayoutLibrary).
@frozen
public enum Length: Sendable, Equatable {
  /// The length of the child's cell; in a layout that is sized by its content, the child's content
  /// length.
  case match
  /// The length of the child's content, but at most the space that is left.
  case wrap
  /// A length in points, which includes the child's padding; clamped to `0...9_999_999`; `NaN`
  /// counts as 0.
  case points(Float)
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a length in points from a decimal literal; a solve clamps the points to
  /// `0...9_999_999`; `NaN` counts as 0.
  @inlinable
  public init(floatLiteral value: Float) { self = .points(value) }

  /// Creates a length in points from an integer literal; a solve clamps the points to
  /// `0...9_999_999`.
  @inlinable
  public init(integerLiteral value: Int) { self = .points(Float(value)) }
}

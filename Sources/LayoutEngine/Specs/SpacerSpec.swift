/// An empty element that takes free space in a container such as a `stack`, a `flex` or a `linear`.
///
/// A spacer has a grow factor of 1, or in a `linear` a weight of 1, unless its item sets another.
@frozen
public struct SpacerSpec: Sendable, Equatable {
  /// The length from which the spacer grows, in points, clamped to `0...9_999_999`.
  ///
  /// In a `linear` this is the minimum of the spacer's share. `NaN` counts as 0.
  public var minLength: Float

  /// Creates a spacer, by default one that may shrink to nothing.
  @inlinable
  public init(minLength: Float = 0) {
    self.minLength = minLength
  }
}

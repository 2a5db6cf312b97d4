/// An empty element that takes free space in a `stack`, a `flex` or a `linear`.
///
/// It grows with a factor, or in a `linear` a weight, of 1 unless its item has another.
@frozen
public struct SpacerSpec: Sendable, Equatable {
  /// The length that it starts from, in points, clamped to `0...9_999_999`; in a `linear`, the
  /// least share it takes.
  public var minLength: Float

  /// Creates a spacer; without an argument it may shrink to nothing.
  @inlinable
  public init(minLength: Float = 0) {
    self.minLength = minLength
  }
}

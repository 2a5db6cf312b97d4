/// A layout that gives its child an aspect ratio (Texture's `ASRatioLayoutSpec`).
///
/// The child has the maximum width, and the height that follows from the ratio; or the maximum
/// height, and the width that follows. The length that follows is clamped to the constraints. If
/// both axes have a maximum, the child gets the size that is then nearer to the ratio: with half as
/// much height as width, 100 × 50 in at most 100 × 200, and 40 × 20 in at most 100 × 20.
///
/// If neither axis has a maximum, or the ratio is not positive and finite, the child has its own
/// size. The layout is as large as the child.
@frozen
public struct RatioSpec: Sendable, Equatable {
  /// The aspect ratio; a single number is height to width.
  ///
  /// The ratio must be positive and finite. With any other value the child keeps its own size.
  public var ratio: Ratio

  /// Creates a spec for an aspect ratio.
  @inlinable
  public init(ratio: Ratio) {
    self.ratio = ratio
  }
}

/// A layout that gives its child an aspect ratio (Texture's `ASRatioLayoutSpec`).
///
/// There are two candidate sizes: one as wide, and one as high as the maximum allows. The child
/// gets the size that is nearest to the ratio. If neither axis has a maximum, the child has its own
/// size.
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

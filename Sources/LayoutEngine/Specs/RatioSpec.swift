/// A layout that gives its child an aspect ratio (Texture's `ASRatioLayoutSpec`).
///
/// Of the sizes as wide and as high as the maximum allows, it takes the one nearest to the ratio.
/// Where neither axis has a maximum, the child has its own size.
@frozen
public struct RatioSpec: Sendable, Equatable {
  /// The aspect ratio; a single number is height to width.
  ///
  /// It must be positive and finite; the child keeps its own size with any other.
  public var ratio: Ratio

  /// Creates a spec for an aspect ratio.
  @inlinable
  public init(ratio: Ratio) {
    self.ratio = ratio
  }
}

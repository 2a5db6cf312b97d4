/// A child of a given proportion; a bare number is height to width.
public struct RatioSpec: Sendable, Equatable {
  /// The proportion.
  public var ratio: Ratio

  /// The defaults, but for what is said.
  @inlinable
  public init(ratio: Ratio) {
    self.ratio = ratio
  }
}

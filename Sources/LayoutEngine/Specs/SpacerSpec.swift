/// An empty element that takes the free space of what it stands in.
public struct SpacerSpec: Sendable, Equatable {
  /// The least it takes, in points.
  public var minLength: Float

  /// The defaults, but for what is said.
  @inlinable
  public init(minLength: Float = 0) {
    self.minLength = minLength
  }
}

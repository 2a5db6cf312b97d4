/// A child that is cut off where it is larger than its room.
public struct ClipSpec: Sendable, Equatable {
  /// The axis on which the child may be larger.
  public var clippedDimensions: Dimensions

  /// The defaults, but for what is said.
  @inlinable
  public init(clippedDimensions: Dimensions = .none) {
    self.clippedDimensions = clippedDimensions
  }
}

extension ClipSpec {
  /// The axis on which the child may be larger than its room.
  public enum Dimensions: String, Sendable, CaseIterable {
    case none
    case width
    case height
  }
}

/// A layout whose child may be larger than the layout along one axis (ComponentKit's clipping
/// component).
@frozen
public struct ClipSpec: Sendable, Equatable {
  /// The axis along which the child may be larger than the layout.
  public var clippedDimensions: Dimensions

  /// Creates a spec, by default one whose child is no larger than the layout.
  @inlinable
  public init(clippedDimensions: Dimensions = .none) {
    self.clippedDimensions = clippedDimensions
  }
}

extension ClipSpec {
  /// The axis along which the child of a `clip` may be larger than the layout.
  public enum Dimensions: String, Sendable, CaseIterable {
    /// Neither axis.
    case none
    /// The horizontal axis: the child is measured without a maximum width.
    case width
    /// The vertical axis: the child is measured without a maximum height.
    case height
  }
}

/// A layout whose child may be larger than it is; the host scrolls it.
///
/// ``LayoutTree/contentSize(of:)`` gives the size of the child.
public struct ScrollSpec: Sendable, Equatable {
  /// The axes along which the child has no maximum.
  public var axis: Axis

  /// Creates a spec that by default scrolls vertically.
  @inlinable
  public init(axis: Axis = .vertical) {
    self.axis = axis
  }
}

extension ScrollSpec {
  /// The axes along which a child is measured without a maximum.
  public enum Axis: String, Sendable, CaseIterable {
    /// The vertical axis.
    case vertical
    /// The horizontal axis.
    case horizontal
    /// Both axes.
    case both
  }
}

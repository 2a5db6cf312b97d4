/// A layout whose child may be larger than it is; the host scrolls it.
///
/// ``LayoutTree/contentSize(of:)`` gives the size of the child with the padding.
public struct ScrollSpec: Sendable, Equatable {
  /// The axes along which the child has no maximum.
  public var axis: Axis
  @usableFromInline var boxPadding = BoxPadding()

  /// Creates a spec that by default scrolls vertically.
  @inlinable
  public init(axis: Axis = .vertical, padding: FlexEdges = .none) {
    self.axis = axis
    if !padding.isEmpty { self.padding = padding }
  }
}

extension ScrollSpec {
  /// The space between the edges and the child, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages and `auto` count as 0. It is scrolled with the child, as
  /// `UIScrollView.contentInset` is.
  @inlinable
  public var padding: FlexEdges {
    get { boxPadding.edges }
    set { boxPadding = BoxPadding(newValue) }
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

/// A layout whose child may be larger than it is; the host scrolls it.
///
/// ``LayoutTree/contentSize(of:)`` gives the size of the child with the padding, and
/// ``LayoutTree/contentOffset(of:)`` where it opens.
@frozen
public struct ScrollSpec: Sendable, Equatable {
  /// The axes along which the child has no maximum.
  public var axis: Axis
  /// Whether the child is at least as long as what shows of it, so that it may stand in the middle of a
  /// screen that it does not fill.
  public var fillsViewport: Bool
  /// Which end of the content shows at first.
  public var anchor: Anchor
  @usableFromInline var boxPadding = BoxPadding()

  /// Creates a spec that by default scrolls vertically.
  @inlinable
  public init(
    axis: Axis = .vertical, fillsViewport: Bool = false, anchor: Anchor = .start,
    padding: LayoutEdges = .none,
  ) {
    self.axis = axis
    self.fillsViewport = fillsViewport
    self.anchor = anchor
    if !padding.isEmpty { self.padding = padding }
  }
}

extension ScrollSpec {
  /// The space between the edges and the child, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages and `auto` count as 0. It is scrolled with the child, as
  /// `UIScrollView.contentInset` is.
  @inlinable
  public var padding: LayoutEdges {
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

extension ScrollSpec {
  /// An end of what is scrolled.
  public enum Anchor: String, Sendable, CaseIterable {
    /// The top, and the edge that a row starts from.
    case start
    /// The bottom, and the edge that a row ends at.
    case end
  }
}

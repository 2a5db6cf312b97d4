/// A layout whose child may be larger than the layout and is scrolled by the host.
///
/// ``LayoutTree/contentSize(of:)`` returns the size of the child with the padding, and
/// ``LayoutTree/contentOffset(of:)`` the initial scroll position.
@frozen
public struct ScrollSpec: Sendable, Equatable {
  /// The axes along which the layout scrolls: the child is measured without a maximum there.
  public var axis: Axis
  /// Whether the child is at least as long as the viewport along the axes that scroll.
  ///
  /// The minimum of the layout's constraints is then the minimum of the child, so that a short
  /// child can be centered on the screen.
  public var fillsViewport: Bool
  /// The end of the content that is visible at first.
  public var anchor: Anchor
  /// Whether scrolling comes to rest only at whole pages, each as long as the layout.
  ///
  /// The property moves no frame. ``LayoutTree/restingOffset(of:near:from:)`` returns the offset
  /// for the host.
  public var paging: Bool
  /// The edge of the children of the content at which scrolling comes to rest, which has no effect
  /// with ``paging``.
  ///
  /// The property moves no frame. ``LayoutTree/restingOffset(of:near:from:)`` returns the offset
  /// for the host.
  public var snap: Snap
  @usableFromInline var boxPadding = BoxPadding()

  /// Creates a spec, by default one that scrolls vertically and starts at the top.
  @inlinable
  public init(
    axis: Axis = .vertical, fillsViewport: Bool = false, anchor: Anchor = .start,
    paging: Bool = false, snap: Snap = .none, padding: LayoutEdges = .none,
  ) {
    self.axis = axis
    self.fillsViewport = fillsViewport
    self.anchor = anchor
    self.paging = paging
    self.snap = snap
    if !padding.isEmpty { self.padding = padding }
  }
}

extension ScrollSpec {
  /// The space between the edges of the layout and its child, in points, clamped to
  /// `0...9_999_999`.
  ///
  /// Percentages, `auto` and `NaN` count as 0. The padding scrolls with the child, as
  /// `UIScrollView.contentInset` does.
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
  /// An end of the content of a `scroll`.
  public enum Anchor: String, Sendable, CaseIterable {
    /// The top, and the edge from which a row starts.
    case start
    /// The bottom, and the edge at which a row ends.
    case end
  }
}

extension ScrollSpec {
  /// The places at which scrolling comes to rest.
  public enum Snap: String, Sendable, CaseIterable {
    /// Anywhere.
    case none
    /// Where a child of the content starts at the edge of the layout, inside the padding.
    case start
  }
}

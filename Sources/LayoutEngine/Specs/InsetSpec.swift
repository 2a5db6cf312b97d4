/// A layout that puts space around its child (Texture's and ComponentKit's inset layout).
///
/// Each inset is in points, clamped to `-9_999_999...9_999_999`, or in percent of the parent's
/// length on the same axis, clamped to `-100_000...100_000`; `auto` and `NaN` count as 0.
///
/// ``LayoutDimension/infinity`` takes all the free space on its side, and two opposite ones center
/// the child. On an axis without a maximum there is no free space, and infinity counts as 0. See
/// <doc:Boxes>.
@frozen
public struct InsetSpec: Sendable, Equatable {
  /// The space inside each edge, in points or percent.
  ///
  /// Points are clamped to `-9_999_999...9_999_999`, percentages of the parent's length on the same
  /// axis to `-100_000...100_000`; `auto` and `NaN` count as 0. ``LayoutDimension/infinity`` takes
  /// all the free space on its side.
  public var insets: LayoutEdges
  /// The edges at which ``LayoutEnvironment/safeArea`` is added to the inset.
  public var safeArea: EdgeSet

  /// Creates a spec; an edge that is left out has no space.
  @inlinable
  public init(
    insets: LayoutEdges = .none,
    safeArea: EdgeSet = [],
  ) {
    self.insets = insets
    self.safeArea = safeArea
  }
}

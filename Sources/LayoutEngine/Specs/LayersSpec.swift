/// A layout that places children in front of one another, each in the whole of it
/// (MKLayoutLibrary).
///
/// See <doc:LinearFamily>.
@frozen
public struct LayersSpec: Sendable, Equatable {
  /// The space between the layout's edges and its children, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages and `auto` count as 0.
  public var margin: LayoutEdges

  /// Creates a spec; without an argument it has no margin.
  @inlinable
  public init(margin: LayoutEdges = .none) { self.margin = margin }
}

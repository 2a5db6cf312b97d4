/// A layout that places children in front of one another, each in the whole layout within its
/// margin (MKLayoutLibrary).
///
/// See <doc:LinearFamily>.
@frozen
public struct LayersSpec: Sendable, Equatable {
  /// The space between the layout's edges and its children, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages, `auto` and `NaN` count as 0.
  public var margin: LayoutEdges

  /// Creates a spec, by default one without a margin.
  @inlinable
  public init(margin: LayoutEdges = .none) { self.margin = margin }
}

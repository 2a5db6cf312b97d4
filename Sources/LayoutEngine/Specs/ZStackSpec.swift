/// A layout that places children in front of one another, each at the top left or the top right
/// corner (ComponentKit).
@frozen
public struct ZStackSpec: Sendable, Equatable {
  @usableFromInline var boxPadding = BoxPadding()

  /// Creates a spec, by default without padding.
  @inlinable
  public init(padding: LayoutEdges = .none) {
    if !padding.isEmpty { self.padding = padding }
  }
}

extension ZStackSpec {
  /// The space between the edges of the layout and its children, in points, clamped to
  /// `0...9_999_999`.
  ///
  /// Percentages, `auto` and `NaN` count as 0.
  @inlinable
  public var padding: LayoutEdges {
    get { boxPadding.edges }
    set { boxPadding = BoxPadding(newValue) }
  }
}

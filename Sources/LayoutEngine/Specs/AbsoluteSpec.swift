/// A layout that places each child at a position of its own (Texture's `ASAbsoluteLayoutSpec`).
///
/// A child may be as large as what its position leaves of the layout's maximum. See <doc:Boxes>.
@frozen
public struct AbsoluteSpec: Sendable, Equatable {
  /// How large the layout is.
  public var sizing: Sizing
  @usableFromInline var boxPadding = BoxPadding()

  /// Creates a spec that by default takes the whole maximum.
  @inlinable
  public init(sizing: Sizing = .fill, padding: LayoutEdges = .none) {
    self.sizing = sizing
    if !padding.isEmpty { self.padding = padding }
  }
}

extension AbsoluteSpec {
  /// The space between the edges and the area that children have positions in, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages and `auto` count as 0.
  @inlinable
  public var padding: LayoutEdges {
    get { boxPadding.edges }
    set { boxPadding = BoxPadding(newValue) }
  }
}

extension AbsoluteSpec {
  /// How large an `absolute` layout is, on each axis.
  public enum Sizing: String, Sendable, CaseIterable {
    /// As large as the maximum on offer; where there is none, as the bounding box of the children.
    case fill
    /// As large as the bounding box of the children from the layout's start corner (ComponentKit's
    /// static layout).
    case sizeToFit
  }
}

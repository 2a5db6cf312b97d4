/// A layout that places each child at a position of its own (Texture's `ASAbsoluteLayoutSpec`).
///
/// By default the maximum of a child is the part of the layout's maximum beyond the child's
/// position. See <doc:Boxes>.
@frozen
public struct AbsoluteSpec: Sendable, Equatable {
  /// The rule for the size of the layout.
  public var sizing: Sizing
  @usableFromInline var boxPadding = BoxPadding()

  /// Creates a spec, by default one that takes the whole maximum.
  @inlinable
  public init(sizing: Sizing = .fill, padding: LayoutEdges = .none) {
    self.sizing = sizing
    if !padding.isEmpty { self.padding = padding }
  }
}

extension AbsoluteSpec {
  /// The space between the edges of the layout and the area in which children have positions, in
  /// points, clamped to `0...9_999_999`.
  ///
  /// Percentages, `auto` and `NaN` count as 0.
  @inlinable
  public var padding: LayoutEdges {
    get { boxPadding.edges }
    set { boxPadding = BoxPadding(newValue) }
  }
}

extension AbsoluteSpec {
  /// The rule for the size of an `absolute` layout, on each axis.
  public enum Sizing: String, Sendable, CaseIterable {
    /// As large as the maximum of the constraints; without a maximum, as the bounding box of the
    /// children.
    case fill
    /// As large as the bounding box of the children and the layout's start corner (ComponentKit's
    /// static layout).
    case sizeToFit
  }
}

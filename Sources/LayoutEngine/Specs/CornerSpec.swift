/// A layout that centers its second child on a corner of its first (Texture's
/// `ASCornerLayoutSpec`).
///
/// Both children are measured in the range that the layout is offered.
@frozen
public struct CornerSpec: Sendable, Equatable {
  /// The corner of the first child on which the second one is centered.
  public var cornerLocation: Location
  /// How far the second child is moved from there, in points; a positive x moves it towards the end
  /// edge.
  ///
  /// Both coordinates are clamped to `-9_999_999...9_999_999`; `NaN` counts as 0.
  public var offset: LayoutPoint
  /// Whether the layout's size covers both children, rather than the first one only.
  public var wrapsCorner: Bool

  /// Creates a spec, by default for the top left corner without an offset.
  @inlinable
  public init(
    cornerLocation: Location = .topLeft,
    offset: LayoutPoint = .zero,
    wrapsCorner: Bool = false,
  ) {
    self.cornerLocation = cornerLocation
    self.offset = offset
    self.wrapsCorner = wrapsCorner
  }
}

extension CornerSpec {
  /// A corner of the first child.
  public enum Location: String, Sendable, CaseIterable {
    /// The top left corner in both directions.
    case topLeft
    /// The top right corner in both directions.
    case topRight
    /// The bottom left corner in both directions.
    case bottomLeft
    /// The bottom right corner in both directions.
    case bottomRight
    /// The top corner at the start edge.
    case topStart
    /// The top corner at the end edge.
    case topEnd
    /// The bottom corner at the start edge.
    case bottomStart
    /// The bottom corner at the end edge.
    case bottomEnd
  }
}

/// A layout that centers its second child on a corner of its first (Texture's
/// `ASCornerLayoutSpec`).
///
/// Both children are measured with the constraints of the layout.
@frozen
public struct CornerSpec: Sendable, Equatable {
  /// The corner of the first child on which the second one is centered.
  public var cornerLocation: Location
  /// The offset of the second child from the corner, in points; a positive x moves the child
  /// towards the end edge.
  ///
  /// Both coordinates are clamped to `-9_999_999...9_999_999`; `NaN` counts as 0.
  public var offset: LayoutPoint
  /// Whether the layout's size covers both children, rather than only the first one.
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
    /// The top left corner, in both writing directions.
    case topLeft
    /// The top right corner, in both writing directions.
    case topRight
    /// The bottom left corner, in both writing directions.
    case bottomLeft
    /// The bottom right corner, in both writing directions.
    case bottomRight
    /// The top corner at the start edge.
    case topStart
    /// The top corner at the end edge.
    case topEnd
    /// The bottom corner at the start edge.
    case bottomStart
    /// The bottom corner at the end edge.
    case bottomEnd

    /// Whether the corner is one of the two at the right, in a content of that direction.
    package func isAtRight(_ isRightToLeft: Bool) -> Bool {
      switch self {
      case .topLeft, .bottomLeft: false
      case .topRight, .bottomRight: true
      case .topStart, .bottomStart: isRightToLeft
      case .topEnd, .bottomEnd: !isRightToLeft
      }
    }

    /// Whether the corner is one of the two at the bottom.
    package var isAtBottom: Bool {
      switch self {
      case .topLeft, .topRight, .topStart, .topEnd: false
      case .bottomLeft, .bottomRight, .bottomStart, .bottomEnd: true
      }
    }
  }
}

/// A layout that places its child at an edge, at a corner or in the middle of the available space
/// (Texture's `ASRelativeLayoutSpec`).
///
/// On an axis with a maximum the layout takes the whole maximum, unless ``sizing-swift.property``
/// contains the axis. On an axis without a maximum the layout is as large as its child.
@frozen
public struct RelativeSpec: Sendable, Equatable {
  /// The position of the child on the horizontal axis.
  public var horizontalPosition: Position
  /// The position of the child on the vertical axis.
  public var verticalPosition: Position
  /// The axes on which the layout is only as large as its child, within its constraints.
  public var sizing: Sizing

  /// Creates a spec, by default one that places its child at the top of the start edge and takes
  /// the whole maximum.
  @inlinable
  public init(
    horizontalPosition: Position = .none,
    verticalPosition: Position = .none,
    sizing: Sizing = [],
  ) {
    self.horizontalPosition = horizontalPosition
    self.verticalPosition = verticalPosition
    self.sizing = sizing
  }
}

extension RelativeSpec {
  /// The position of a child on one axis.
  public enum Position: String, Sendable, CaseIterable {
    /// At the start edge or the top, and at least as large as the minimum of the layout's
    /// constraints.
    case none
    /// At the start edge or the top.
    case start
    /// Centered, rounded to a whole pixel.
    case center
    /// At the end edge or the bottom.
    case end
  }

  /// A set of axes on which a layout is only as large as its child, within its constraints.
  @frozen
  public struct Sizing: OptionSet, Sendable {
    /// One bit for each axis: 1 horizontal, 2 vertical.
    public let rawValue: UInt8

    /// Creates a set from its bits; bits other than those of the two axes are stored but have no
    /// effect.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis: the layout is only as wide as its child.
    public static let minimumWidth = Sizing(rawValue: 1)
    /// The vertical axis: the layout is only as high as its child.
    public static let minimumHeight = Sizing(rawValue: 2)
  }
}

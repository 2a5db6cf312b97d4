/// A layout that places its child at an edge, a corner or the middle of the space on offer
/// (Texture's `ASRelativeLayoutSpec`).
///
/// On an axis with a maximum the layout is as large as that, unless ``sizing-swift.property`` names
/// the axis; on an axis without one it is as large as its child.
@frozen
public struct RelativeSpec: Sendable, Equatable {
  /// The position of the child on the horizontal axis.
  public var horizontalPosition: Position
  /// The position of the child on the vertical axis.
  public var verticalPosition: Position
  /// The axes on which the layout is as small as its child allows.
  public var sizing: Sizing

  /// Creates a spec that by default places its child at the top of the start edge and takes the
  /// whole maximum.
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
    /// At the start; the child also keeps the minimum that the layout is offered.
    case none
    /// At the start edge or the top.
    case start
    /// Centered, rounded to a whole pixel.
    case center
    /// At the end edge or the bottom.
    case end
  }

  /// A set of axes on which the layout is as small as its child allows, and no smaller than its
  /// minimum.
  @frozen
  public struct Sizing: OptionSet, Sendable {
    /// One bit for each axis: 1 horizontal, 2 vertical.
    public let rawValue: UInt8

    /// Creates a set from its bits; other bits than the two have no effect.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let minimumWidth = Sizing(rawValue: 1)
    /// The vertical axis.
    public static let minimumHeight = Sizing(rawValue: 2)
  }
}

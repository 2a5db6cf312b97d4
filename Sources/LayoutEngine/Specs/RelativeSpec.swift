/// A child at an edge, at a corner or in the middle of all the room there is.
public struct RelativeSpec: Sendable, Equatable {
  /// Where the child stands sideways.
  public var horizontalPosition: Position
  /// Where the child stands downwards.
  public var verticalPosition: Position
  /// How much room is taken.
  public var sizing: Sizing

  /// The defaults, but for what is said.
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
  /// Where the child stands on one axis; with `none` it also keeps the minimum that is offered.
  public enum Position: String, Sendable, CaseIterable {
    case none
    case start
    case center
    case end
  }

  /// The axes on which no more room is taken than the child needs.
  public struct Sizing: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// The bits of a set.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let minimumWidth = Sizing(rawValue: 1)
    /// The vertical axis.
    public static let minimumHeight = Sizing(rawValue: 2)
  }
}

/// A set of edges of a rectangle.
@frozen
public struct EdgeSet: OptionSet, Sendable {
  /// One bit for each edge: 1 top, 2 left, 4 bottom, 8 right.
  public let rawValue: UInt8

  /// Creates a set from its bits; bits other than those of the four edges are stored but have no
  /// effect.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The left edge in both directions.
  public static let left = EdgeSet(rawValue: 2)
  /// The bottom edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The right edge in both directions.
  public static let right = EdgeSet(rawValue: 8)

  /// All four edges.
  public static let all: EdgeSet = [.top, .left, .bottom, .right]
}

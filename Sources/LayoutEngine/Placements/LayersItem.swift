/// What layers read from their child.
public struct LayersItem: SizedPlacement, Equatable {
  /// The width, padding included.
  public var width: Length
  /// The height, padding included.
  public var height: Length
  /// The edges of its cell that the child keeps to.
  public var gravity: Gravity
  /// How far the child is moved from its place; x counts from the start edge.
  public var offset: Point
  /// Space around the child in its cell; points only.
  public var padding: FlexEdges

  /// What layers are to read.
  @inlinable
  public init(
    width: Length = .match,
    height: Length = .match,
    gravity: Gravity = [],
    offset: Point = .zero,
    padding: FlexEdges = .none,
  ) {
    self.width = width
    self.height = height
    self.gravity = gravity
    self.offset = offset
    self.padding = padding
  }

  /// What layers are to read.
  @inlinable
  public init() { self.init(width: .match) }

  /// The same, without its type.
  @inlinable
  public var record: PlacementRecord { .layers(self) }
}

/// What a linear layout reads from its child.
public struct LinearItem: FreeSpacePlacement, SizedPlacement, Equatable {
  /// The width, padding included.
  public var width: Length
  /// The height, padding included.
  public var height: Length
  /// The share of the usable length that the child's cell takes, up to a million; nil, and what is
  /// less than 0 or no number, is none.
  public var weight: Float?
  /// Whether a separator stands before the child.
  public var separatorBefore: Bool
  /// The edges of its cell that the child keeps to.
  public var gravity: Gravity
  /// How far the child is moved from its place; x counts from the start edge.
  public var offset: Point
  /// Space around the child in its cell; points only.
  public var padding: FlexEdges

  /// What a linear layout is to read.
  @inlinable
  public init(
    width: Length = .match,
    height: Length = .match,
    weight: Float? = nil,
    separatorBefore: Bool = false,
    gravity: Gravity = [],
    offset: Point = .zero,
    padding: FlexEdges = .none,
  ) {
    self.width = width
    self.height = height
    self.weight = weight
    self.separatorBefore = separatorBefore
    self.gravity = gravity
    self.offset = offset
    self.padding = padding
  }

  /// What a linear layout is to read.
  @inlinable
  public init() { self.init(width: .match) }

  /// The same, without its type.
  @inlinable
  public var record: PlacementRecord { .linear(self) }
}

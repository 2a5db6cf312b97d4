/// The attributes of a child of a `layers` layout (MKLayoutLibrary).
///
/// The cell of every child is the whole layout within its margin. See <doc:LinearFamily>.
@frozen
public struct LayersItem: SizedPlacement, Equatable {
  /// The width of the child, including its padding: points, the child's content or its cell.
  ///
  /// Points are clamped to `0...9_999_999`; `NaN` counts as 0.
  public var width: Length
  /// The height of the child, including its padding: points, the child's content or its cell.
  ///
  /// Points are clamped to `0...9_999_999`; `NaN` counts as 0.
  public var height: Length
  /// The edge or the middle of the cell to which a child that is smaller than the cell is aligned.
  public var gravity: Gravity
  /// The shift of the child from its position, in points; a positive x moves the child towards the
  /// end edge.
  ///
  /// Both coordinates are clamped to `-9_999_999...9_999_999`; `NaN` counts as 0. No other element
  /// moves.
  public var offset: LayoutPoint
  /// The space around the child within its cell, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages, `auto` and `NaN` count as 0.
  public var padding: LayoutEdges

  /// Creates an item, by default one that matches its cell, without padding and offset.
  @inlinable
  public init(
    width: Length = .match,
    height: Length = .match,
    gravity: Gravity = [],
    offset: LayoutPoint = .zero,
    padding: LayoutEdges = .none,
  ) {
    self.width = width
    self.height = height
    self.gravity = gravity
    self.offset = offset
    self.padding = padding
  }

  /// Creates the item of a child that sets no attribute.
  @inlinable
  public init() { self.init(width: .match) }

  /// The item as a ``PlacementRecord``.
  @inlinable
  public var record: PlacementRecord { .layers(self) }
}

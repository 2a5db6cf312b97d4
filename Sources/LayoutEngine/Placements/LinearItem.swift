/// The attributes of a child of a `linear` layout (MKLayoutLibrary).
///
/// The cell of a child is as long as the child's share of the layout's length, and as deep as the
/// layout within its margin. See <doc:LinearFamily>.
@frozen
public struct LinearItem: FreeSpacePlacement, SizedPlacement, Equatable {
  /// The width of the child, including its padding: points, the child's content or its cell.
  ///
  /// Points are clamped to `0...9_999_999`; `NaN` counts as 0.
  public var width: Length
  /// The height of the child, including its padding: points, the child's content or its cell.
  ///
  /// Points are clamped to `0...9_999_999`; `NaN` counts as 0.
  public var height: Length
  /// The child's share of the length that children without a weight leave, in proportion to all
  /// weights.
  ///
  /// The weight is clamped to a maximum of 1,000,000. With `nil`, or a value that is negative or
  /// `NaN`, the child has no weight; a weight of 0 is a share of 0 points.
  public var weight: Float?
  /// Whether a separator is before the child, if ``LinearSpec/separator`` has a thickness.
  ///
  /// The first child that takes part in the layout never has a separator.
  public var separatorBefore: Bool
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

  /// Creates an item, by default one that matches its cell, without weight, padding and offset.
  @inlinable
  public init(
    width: Length = .match,
    height: Length = .match,
    weight: Float? = nil,
    separatorBefore: Bool = false,
    gravity: Gravity = [],
    offset: LayoutPoint = .zero,
    padding: LayoutEdges = .none,
  ) {
    self.width = width
    self.height = height
    self.weight = weight
    self.separatorBefore = separatorBefore
    self.gravity = gravity
    self.offset = offset
    self.padding = padding
  }

  /// Creates the item of a child that sets no attribute.
  @inlinable
  public init() { self.init(width: .match) }

  /// The item as a ``PlacementRecord``.
  @inlinable
  public var record: PlacementRecord { .linear(self) }
}

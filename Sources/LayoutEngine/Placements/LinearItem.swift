/// What a `linear` layout reads from a child (MKLayoutLibrary).
///
/// A child's cell is its share of the layout's length, and as deep as the layout within its margin.
/// See <doc:LinearFamily>.
@frozen
public struct LinearItem: FreeSpacePlacement, SizedPlacement, Equatable {
  /// The width with the child's padding; in points it is clamped to `0...9_999_999`.
  public var width: Length
  /// The height with the child's padding; in points it is clamped to `0...9_999_999`.
  public var height: Length
  /// The child's share of the length that children without a weight leave, in proportion to all
  /// weights.
  ///
  /// It is clamped to a maximum of 1,000,000. `nil`, and a value that is negative or `NaN`, is no
  /// weight; a weight of 0 is a share of 0 points.
  public var weight: Float?
  /// Whether a separator stands before the child, where ``LinearSpec/separator`` has a thickness.
  ///
  /// The first child that takes part in the layout never has one.
  public var separatorBefore: Bool
  /// Where the child keeps to in its cell where it is smaller than that.
  public var gravity: Gravity
  /// How far the child is moved from its place, in points; a positive x moves it towards the end
  /// edge.
  ///
  /// Both coordinates are clamped to `-9_999_999...9_999_999`; `NaN` counts as 0. No other element
  /// moves.
  public var offset: LayoutPoint
  /// The space around the child within its cell, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages and `auto` count as 0.
  public var padding: LayoutEdges

  /// Creates an item, by default that of a child that matches its cell, without weight, padding and
  /// offset.
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

  /// Creates the item of a child that sets nothing.
  @inlinable
  public init() { self.init(width: .match) }

  /// The item as a value of the common type.
  @inlinable
  public var record: PlacementRecord { .linear(self) }
}

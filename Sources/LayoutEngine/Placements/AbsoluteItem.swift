/// What an absolute layout reads from its child.
public struct AbsoluteItem: Placement, Equatable {
  /// From the start edge and the top; negative is outside.
  public var layoutPosition: Point
  /// Said in place of the child's own minimum and maximum.
  public var sizeRange: DimensionRange?

  /// What an absolute layout is to read.
  @inlinable
  public init(layoutPosition: Point = .zero, sizeRange: DimensionRange? = nil) {
    self.layoutPosition = layoutPosition
    self.sizeRange = sizeRange
  }

  /// What an absolute layout is to read.
  @inlinable
  public init() { self.init(layoutPosition: .zero) }

  /// The same, without its type.
  @inlinable
  public var record: PlacementRecord { .absolute(self) }
}

/// A least and a greatest size in dimensions.
public struct DimensionRange: Sendable, Equatable {
  /// The least width.
  public var minWidth: Dimension
  /// The least height.
  public var minHeight: Dimension
  /// The greatest width.
  public var maxWidth: Dimension
  /// The greatest height.
  public var maxHeight: Dimension

  /// What an absolute layout is to read.
  @inlinable
  public init(
    minWidth: Dimension = .auto,
    minHeight: Dimension = .auto,
    maxWidth: Dimension = .auto,
    maxHeight: Dimension = .auto,
  ) {
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
  }

  /// That size and no other.
  @inlinable
  public static func exact(width: Dimension, height: Dimension) -> DimensionRange {
    DimensionRange(minWidth: width, minHeight: height, maxWidth: width, maxHeight: height)
  }
}

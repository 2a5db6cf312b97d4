/// The attributes of a child of an `absolute` layout: its position and its size range (Texture's
/// `ASAbsoluteLayoutSpec`).
@frozen
public struct AbsoluteItem: Placement, Equatable {
  /// The position of the child's start corner, in points from the start edge and the top.
  ///
  /// Both coordinates are clamped to `-9_999_999...9_999_999`, and `NaN` counts as 0. The part of a
  /// child at negative coordinates is outside the layout and does not make the layout larger.
  public var layoutPosition: LayoutPoint
  /// The minimum and maximum size of the child, which override those of its ``ElementSize``.
  ///
  /// `nil` overrides none of them.
  public var sizeRange: DimensionRange?

  /// Creates an item, by default one at 0, 0 without a size range.
  @inlinable
  public init(layoutPosition: LayoutPoint = .zero, sizeRange: DimensionRange? = nil) {
    self.layoutPosition = layoutPosition
    self.sizeRange = sizeRange
  }

  /// Creates the item of a child that sets no attribute.
  @inlinable
  public init() { self.init(layoutPosition: .zero) }

  /// The item as a ``PlacementRecord``.
  @inlinable
  public var record: PlacementRecord { .absolute(self) }
}

/// A minimum and a maximum size, in points or percent.
///
/// Percentages refer to the maximum of the layout's constraints, and behave as `auto` without one.
/// Points are clamped to `0...9_999_999` and percentages to `0...100_000`; `NaN` counts as 0.
@frozen
public struct DimensionRange: Sendable, Equatable {
  /// The minimum width, in points or percent; `auto` is 0.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0. A
  /// percentage refers to the maximum of the layout's constraints, and is 0 without one.
  public var minWidth: LayoutDimension
  /// The minimum height, in points or percent; `auto` is 0.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0. A
  /// percentage refers to the maximum of the layout's constraints, and is 0 without one.
  public var minHeight: LayoutDimension
  /// The maximum width, in points or percent.
  ///
  /// `auto` and ``LayoutDimension/infinity`` stand for the length that the layout's maximum leaves
  /// beyond the child's position. Points are clamped to `0...9_999_999`, percentages to
  /// `0...100_000`; `NaN` counts as 0.
  public var maxWidth: LayoutDimension
  /// The maximum height, in points or percent.
  ///
  /// `auto` and ``LayoutDimension/infinity`` stand for the length that the layout's maximum leaves
  /// beyond the child's position. Points are clamped to `0...9_999_999`, percentages to
  /// `0...100_000`; `NaN` counts as 0.
  public var maxHeight: LayoutDimension

  /// Creates a range; a length that is left out is `auto`.
  @inlinable
  public init(
    minWidth: LayoutDimension = .auto,
    minHeight: LayoutDimension = .auto,
    maxWidth: LayoutDimension = .auto,
    maxHeight: LayoutDimension = .auto,
  ) {
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
  }

  /// Returns the range that contains exactly one size, in points or percent.
  ///
  /// - Parameters:
  ///   - width: The minimum and maximum width, clamped as ``minWidth`` and ``maxWidth``.
  ///   - height: The minimum and maximum height, clamped as ``minHeight`` and ``maxHeight``.
  /// - Returns: The range.
  @inlinable
  public static func exact(width: LayoutDimension, height: LayoutDimension) -> DimensionRange {
    DimensionRange(minWidth: width, minHeight: height, maxWidth: width, maxHeight: height)
  }
}

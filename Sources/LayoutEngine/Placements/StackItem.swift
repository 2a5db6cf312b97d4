/// The attributes of a child of a `stack` (Texture's `ASStackLayoutSpec`).
///
/// Every number is clamped to its range, and `NaN` counts as 0. <doc:StackFamily> describes how a
/// stack uses the numbers.
@frozen
public struct StackItem: FreeSpacePlacement, Equatable {
  /// The grow factor: the child's share of the length that the children lack to the stack's minimum
  /// length.
  ///
  /// The factor is clamped to `0...1_000_000`. Growth is distributed in whole points, and the first
  /// child that grows gets the rest (Texture). `NaN` counts as 0.
  public var flexGrow: Float
  /// The shrink factor: the child's share of the length by which the children exceed the stack's
  /// maximum length.
  ///
  /// The share is weighted by the length of the child. The factor is clamped to `0...1_000_000`. A
  /// child may shrink to 0, even below its own minimum (Texture). `NaN` counts as 0.
  public var flexShrink: Float
  /// The length of the child along the stack before free space is distributed, which overrides the
  /// child's own.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`. Percentages refer to the
  /// stack's length if that is exact, and else behave as `auto`. `auto` is the length of the child
  /// measured without a limit along the stack. `NaN` counts as 0.
  public var flexBasis: LayoutDimension
  /// The child's alignment across the stack, which overrides
  /// ``StackSpec/alignItems-swift.property``.
  public var alignSelf: AlignSelf
  /// Whether the child stays in sight while the stack is scrolled.
  ///
  /// The host implements the behavior; the attribute has no effect on frames.
  public var pinned: Bool
  /// Additional space before the child, in points, clamped to `-9_999_999...9_999_999`.
  ///
  /// `NaN` counts as 0.
  public var spacingBefore: Float
  /// Additional space after the child, in points, clamped to `-9_999_999...9_999_999`.
  ///
  /// `NaN` counts as 0.
  public var spacingAfter: Float
  /// The distance from the child's top to its first baseline, in points, clamped to
  /// `-9_999_999...9_999_999`.
  ///
  /// `nil` stands for the baseline of the child itself: that of a text, or of a column whose first
  /// child has one. `NaN` counts as 0.
  public var ascender: Float?
  /// The distance from the child's bottom to its last baseline, in points, negative for a baseline
  /// above the bottom; clamped to `-9_999_999...9_999_999`.
  ///
  /// `nil` stands for the baseline of the child itself: that of a text, or of a column whose last
  /// child has one. `NaN` counts as 0.
  public var descender: Float?

  /// Creates an item, by default one of a child that neither grows nor shrinks.
  @inlinable
  public init(
    flexGrow: Float = 0,
    flexShrink: Float = 0,
    flexBasis: LayoutDimension = .auto,
    alignSelf: AlignSelf = .auto,
    spacingBefore: Float = 0,
    spacingAfter: Float = 0,
    ascender: Float? = nil,
    descender: Float? = nil,
    pinned: Bool = false,
  ) {
    self.flexGrow = flexGrow
    self.flexShrink = flexShrink
    self.flexBasis = flexBasis
    self.alignSelf = alignSelf
    self.spacingBefore = spacingBefore
    self.spacingAfter = spacingAfter
    self.ascender = ascender
    self.descender = descender
    self.pinned = pinned
  }

  /// Creates the item of a child that sets no attribute.
  @inlinable
  public init() { self.init(flexGrow: 0) }

  /// The item as a ``PlacementRecord``.
  @inlinable
  public var record: PlacementRecord { .stack(self) }
}

extension StackItem {
  /// The alignment of one child across a stack.
  public enum AlignSelf: String, Sendable, CaseIterable {
    /// As ``StackSpec/alignItems-swift.property`` of the stack.
    case auto
    /// At the start edge of a column, at the top of a row.
    case start
    /// At the end edge of a column, at the bottom of a row.
    case end
    /// Centered across the stack, with the offset rounded down to a whole pixel.
    case center
    /// As thick as the line, unless the child has a size of its own on that axis.
    case stretch
  }
}

/// What a `stack` reads from a child, as the child of Texture's `ASStackLayoutSpec`.
///
/// Every number is clamped to its range, and `NaN` counts as 0. See <doc:StackFamily> for how the
/// stack uses them.
@frozen
public struct StackItem: FreeSpacePlacement, Equatable {
  /// The grow factor: the child's share of what the children fall short of the stack's minimum
  /// length.
  ///
  /// It is clamped to `0...1_000_000`. Growth is handed out in whole points, and the first child
  /// that grows takes what is left over (Texture).
  public var flexGrow: Float
  /// The shrink factor: the child's share of what the children exceed the stack's maximum length
  /// by, weighted by its length.
  ///
  /// It is clamped to `0...1_000_000`. A child shrinks down to 0 at most, whatever its own minimum
  /// is (Texture).
  public var flexShrink: Float
  /// The length along the stack before free space is shared out, in place of the child's own.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`. Percentages are of the
  /// stack's length where that is exact, and behave as `auto` elsewhere. `auto` is the length that
  /// the child has when it is measured without a limit along the stack.
  public var flexBasis: LayoutDimension
  /// The child's alignment across the stack, in place of ``StackSpec/alignItems-swift.property``.
  public var alignSelf: AlignSelf
  /// Whether the child stays in sight while the stack is scrolled, which the host does; it has no effect
  /// on frames.
  public var pinned: Bool
  /// Additional space before the child, in points, clamped to `-9_999_999...9_999_999`.
  public var spacingBefore: Float
  /// Additional space after the child, in points, clamped to `-9_999_999...9_999_999`.
  public var spacingAfter: Float
  /// The distance from the child's top to its first baseline, in points, clamped to
  /// `-9_999_999...9_999_999`.
  ///
  /// `nil` is the baseline that the child has: that of a text, or of a column whose first child has
  /// one.
  public var ascender: Float?
  /// The distance from the child's bottom to its last baseline, in points, negative where that is
  /// above; clamped to `-9_999_999...9_999_999`.
  ///
  /// `nil` is the baseline that the child has: that of a text, or of a column whose last child has
  /// one.
  public var descender: Float?

  /// Creates an item, by default that of a child that neither grows nor shrinks.
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

  /// Creates the item of a child that sets nothing.
  @inlinable
  public init() { self.init(flexGrow: 0) }

  /// The item as a value of the common type.
  @inlinable
  public var record: PlacementRecord { .stack(self) }
}

extension StackItem {
  /// The alignment of one child across a stack.
  public enum AlignSelf: String, Sendable, CaseIterable {
    /// As ``StackSpec/alignItems-swift.property`` says.
    case auto
    /// At the start edge of a column, at the top of a row.
    case start
    /// At the end edge of a column, at the bottom of a row.
    case end
    /// Centered, rounded down to a whole pixel.
    case center
    /// As large as the stack, unless the child has a size of its own on that axis.
    case stretch
  }
}

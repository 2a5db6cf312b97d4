/// A layout that places children in a row or a column (ComponentKit's and Texture's stack layout).
///
/// Children are first measured without a limit along the stack. The length that they lack to the
/// stack's minimum is given to the children that grow. The length that exceeds the stack's maximum
/// is taken from the children that shrink. Both happen in one round.
///
/// Numbers are clamped to their range, and `NaN` counts as 0. See <doc:StackFamily>.
///
/// - Complexity: O(n) in the number of children for each measurement.
@frozen
public struct StackSpec: Sendable, Equatable {
  /// The direction of the stack: a column or a row.
  public var direction: Direction
  /// The space between neighbors of a line, in points, clamped to `0...9_999_999`.
  ///
  /// `NaN` counts as 0.
  public var spacing: Float
  /// The position of the children along a stack that they do not fill, or that they overflow.
  public var justifyContent: JustifyContent
  /// The alignment across the stack of children without an alignment of their own.
  public var alignItems: AlignItems
  /// The horizontal alignment of the children; `none`, the default, leaves it to other properties.
  ///
  /// Any other value overrides ``justifyContent-swift.property`` in a row and
  /// ``alignItems-swift.property`` in a column (Texture). Left and right are the same in both
  /// writing directions.
  public var horizontalAlignment: HorizontalAlignment
  /// The vertical alignment of the children; `none`, the default, leaves it to other properties.
  ///
  /// Any other value overrides ``alignItems-swift.property`` in a row and
  /// ``justifyContent-swift.property`` in a column (Texture).
  public var verticalAlignment: VerticalAlignment
  /// Whether the stack wraps children that do not fit into further lines.
  public var flexWrap: FlexWrap
  /// The position of the lines across a wrapping stack.
  public var alignContent: AlignContent
  /// The space between the lines of a wrapping stack, in points, clamped to `0...9_999_999`.
  ///
  /// `NaN` counts as 0.
  public var lineSpacing: Float
  @usableFromInline var boxPadding = BoxPadding()

  /// Creates a spec, by default one without spaces that stretches the children across the stack.
  @inlinable
  public init(
    direction: Direction,
    spacing: Float = 0,
    justifyContent: JustifyContent = .start,
    alignItems: AlignItems = .stretch,
    horizontalAlignment: HorizontalAlignment = .none,
    verticalAlignment: VerticalAlignment = .none,
    flexWrap: FlexWrap = .noWrap,
    alignContent: AlignContent = .start,
    lineSpacing: Float = 0,
    padding: LayoutEdges = .none,
  ) {
    self.direction = direction
    self.spacing = spacing
    self.justifyContent = justifyContent
    self.alignItems = alignItems
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.flexWrap = flexWrap
    self.alignContent = alignContent
    self.lineSpacing = lineSpacing
    if !padding.isEmpty { self.padding = padding }
  }
}

extension StackSpec {
  /// The space between the edges of the stack and its children, in points, clamped to
  /// `0...9_999_999`.
  ///
  /// Percentages, `auto` and `NaN` count as 0.
  @inlinable
  public var padding: LayoutEdges {
    get { boxPadding.edges }
    set { boxPadding = BoxPadding(newValue) }
  }
}

extension StackSpec {
  /// The axis along which the children of a stack follow one another.
  public enum Direction: String, Sendable, CaseIterable {
    /// A column, from top to bottom.
    case vertical
    /// A row, from the start edge to the end edge.
    case horizontal
  }

  /// The position of the children along a stack.
  public enum JustifyContent: String, Sendable, CaseIterable {
    /// At the start of the stack: the top of a column, the start edge of a row.
    case start
    /// In the middle of the stack, with equal free space before the first child and after the last.
    case center
    /// At the end of the stack: the bottom of a column, the end edge of a row.
    case end
    /// Equal parts of the free space between neighbors; with one child or no free space, at the
    /// start.
    case spaceBetween
    /// Equal parts of the free space on both sides of each child; with one child or no free space,
    /// in the middle.
    case spaceAround
  }

  /// The alignment of the children across a stack.
  public enum AlignItems: String, Sendable, CaseIterable {
    /// As thick as the line, unless a child has a size of its own on that axis.
    case stretch
    /// At the start edge of a column, at the top of a row.
    case start
    /// At the end edge of a column, at the bottom of a row.
    case end
    /// Centered across the stack, with the offset rounded down to a whole pixel.
    case center
    /// With the first baselines of the children aligned; for rows.
    case baselineFirst
    /// With the last baselines of the children aligned; for rows.
    case baselineLast
  }

  /// The horizontal alignment of the children of a stack.
  public enum HorizontalAlignment: String, Sendable, CaseIterable {
    /// No horizontal alignment: the alignments along and across the stack count.
    case none
    /// The children are at the left, in both writing directions.
    case left
    /// The children are centered horizontally.
    case middle
    /// The children are at the right, in both writing directions.
    case right
  }

  /// The vertical alignment of the children of a stack.
  public enum VerticalAlignment: String, Sendable, CaseIterable {
    /// No vertical alignment: the alignments along and across the stack count.
    case none
    /// The children are at the top.
    case top
    /// The children are centered vertically.
    case center
    /// The children are at the bottom.
    case bottom
  }

  /// Whether a stack wraps children that do not fit into further lines.
  public enum FlexWrap: String, Sendable, CaseIterable {
    /// All children form one line.
    case noWrap
    /// A child that would go beyond the stack's maximum length begins a line.
    case wrap
  }

  /// The position of the lines across a wrapping stack.
  public enum AlignContent: String, Sendable, CaseIterable {
    /// The lines are at the start edge of a column, at the top of a row.
    case start
    /// The lines are in the middle of the stack, with equal free space on both sides.
    case center
    /// The lines are at the end edge of a column, at the bottom of a row.
    case end
    /// Equal parts of the free space between neighbors; with one line or no free space, at the
    /// start.
    case spaceBetween
    /// Equal parts of the free space on both sides of each line; with one line or no free space, in
    /// the middle.
    case spaceAround
    /// Equal parts of the free space added to the lines, if there are several.
    case stretch
  }
}

/// Children in a row or a column (ComponentKit's and Texture's stack layout).
///
/// Children are measured without a limit along the stack first. What they fall short of the stack's
/// minimum is given to those that grow, and what exceeds its maximum is taken from those that
/// shrink, in one round. Numbers are clamped to their range, and `NaN` counts as 0. See
/// <doc:StackFamily>.
///
/// Measuring takes time in proportion to the number of children.
@frozen
public struct StackSpec: Sendable, Equatable {
  /// Whether the children form a column or a row.
  public var direction: Direction
  /// The space between neighbors of a line, in points, clamped to `0...9_999_999`.
  public var spacing: Float
  /// Where the children stand along a stack that they do not fill, or overflow.
  public var justifyContent: JustifyContent
  /// The alignment across the stack of children that do not set their own.
  public var alignItems: AlignItems
  /// Sets ``justifyContent-swift.property`` in a row and ``alignItems-swift.property`` in a column
  /// (Texture).
  ///
  /// Left and right are the same in both directions of text.
  public var horizontalAlignment: HorizontalAlignment
  /// Sets ``alignItems-swift.property`` in a row and ``justifyContent-swift.property`` in a column
  /// (Texture).
  public var verticalAlignment: VerticalAlignment
  /// Whether children that do not fit form further lines.
  public var flexWrap: FlexWrap
  /// Where the lines of a wrapping stack stand across it.
  public var alignContent: AlignContent
  /// The space between lines, in points, clamped to `0...9_999_999`.
  public var lineSpacing: Float
  @usableFromInline var boxPadding = BoxPadding()

  /// Creates a spec, by default one that stretches children across a stack without spaces.
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
  /// The space between the edges and the children, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages and `auto` count as 0.
  @inlinable
  public var padding: LayoutEdges {
    get { boxPadding.edges }
    set { boxPadding = BoxPadding(newValue) }
  }
}

extension StackSpec {
  /// The axis along which children follow one another.
  public enum Direction: String, Sendable, CaseIterable {
    /// A column: from top to bottom.
    case vertical
    /// A row: from the start edge to the end edge.
    case horizontal
  }

  /// The position of children along a stack.
  public enum JustifyContent: String, Sendable, CaseIterable {
    /// At the start.
    case start
    /// In the middle.
    case center
    /// At the end.
    case end
    /// Free space in equal parts between neighbors; at the start where there is only one child or
    /// none free.
    case spaceBetween
    /// Free space in equal parts on both sides of each child; in the middle where there is only one
    /// child or none free.
    case spaceAround
  }

  /// The alignment of children across a stack.
  public enum AlignItems: String, Sendable, CaseIterable {
    /// As large as the stack, unless a child has a size of its own on that axis.
    case stretch
    /// At the start edge of a column, at the top of a row.
    case start
    /// At the end edge of a column, at the bottom of a row.
    case end
    /// Centered, rounded down to a whole pixel.
    case center
    /// With first baselines aligned; for rows.
    case baselineFirst
    /// With last baselines aligned; for rows.
    case baselineLast
  }

  /// An alignment on the horizontal axis.
  public enum HorizontalAlignment: String, Sendable, CaseIterable {
    /// Not set.
    case none
    /// At the left in both directions of text.
    case left
    /// Centered.
    case middle
    /// At the right in both directions of text.
    case right
  }

  /// An alignment on the vertical axis.
  public enum VerticalAlignment: String, Sendable, CaseIterable {
    /// Not set.
    case none
    /// At the top.
    case top
    /// Centered.
    case center
    /// At the bottom.
    case bottom
  }

  /// Whether children that do not fit form further lines.
  public enum FlexWrap: String, Sendable, CaseIterable {
    /// All children form one line.
    case noWrap
    /// A child that would go beyond the stack's maximum length begins a line.
    case wrap
  }

  /// The position of the lines of a wrapping stack.
  public enum AlignContent: String, Sendable, CaseIterable {
    /// At the start.
    case start
    /// In the middle.
    case center
    /// At the end.
    case end
    /// Free space in equal parts between neighbors; at the start where there is only one line or
    /// none free.
    case spaceBetween
    /// Free space in equal parts on both sides of each line; in the middle where there is only one
    /// line or none free.
    case spaceAround
    /// Free space in equal parts added to the lines, where there are several.
    case stretch
  }
}

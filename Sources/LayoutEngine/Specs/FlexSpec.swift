/// A flex container: CSS Flexible Box Layout as Yoga, FlexLayout or browsers implement it.
///
/// A `flex` whose parent is not a `flex` is the root of a flexbox. A `flex` whose parent is one
/// belongs to the same flexbox, and all frames in a flexbox are rounded to pixels together.
///
/// Defaults are Yoga's: ``direction-swift.property`` is a column. Finite lengths are clamped to
/// their range, and a length that is not finite counts as not set. See <doc:Numbers> and
/// <doc:Flexbox>.
@frozen
public struct FlexSpec: Sendable, Equatable {
  /// The direction of the main axis (CSS Flexbox §5.1).
  public var direction: Direction
  /// Whether the container wraps items that do not fit into further lines (CSS Flexbox §5.2).
  public var wrap: Wrap
  /// The distribution of free space along the main axis (CSS Flexbox §8.2).
  public var justifyContent: JustifyContent
  /// The cross-axis alignment of items without an alignment of their own (CSS Flexbox §8.3).
  public var alignItems: AlignItems
  /// The distribution of free space across the lines of a wrapping container (CSS Flexbox §8.4).
  public var alignContent: AlignContent
  /// The gap between items and between lines, in points or percent (CSS Box Alignment §8).
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `nil`, `auto` and numbers
  /// that are not finite count as 0. Percentages refer to the container's content box on the same
  /// axis.
  public var gap: LayoutDimension?
  /// The vertical gap, in points or percent, which overrides ``gap``; `nil` uses ``gap``.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `auto` and numbers that
  /// are not finite count as 0. Percentages refer to the container's content box on the same axis.
  public var rowGap: LayoutDimension?
  /// The horizontal gap, in points or percent, which overrides ``gap``; `nil` uses ``gap``.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `auto` and numbers that
  /// are not finite count as 0. Percentages refer to the container's content box on the same axis.
  public var columnGap: LayoutDimension?
  /// The writing direction of the container, and of the containers in it that inherit the
  /// direction.
  public var layoutDirection: Direction.Layout
  /// The handling of content that does not fit.
  public var overflow: Overflow
  /// The padding, in points or percent of the parent's width.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `auto` and numbers that
  /// are not finite count as 0. An edge that is set here overrides the padding that the container,
  /// as a child of another `flex` or of a `grid`, has in its ``FlexItem`` or ``GridItem``.
  public var padding: LayoutEdges
  /// The border width, in points, clamped to `0...9_999_999`: space around the padding, in which
  /// the engine draws nothing.
  ///
  /// Percentages, `auto` and numbers that are not finite count as 0. An edge that is set here
  /// overrides the border width that the container, as a child of another `flex` or of a `grid`,
  /// has in its ``FlexItem`` or ``GridItem``.
  public var borderWidth: LayoutEdges
  /// The aspect ratio, width to height, clamped to `0.001...1_000`.
  ///
  /// With `nil`, or a value that is not positive or not finite, the container has no ratio. The
  /// root of a document ignores the ratio.
  public var aspectRatio: Float?
  /// The display type of the container; the root of a flexbox always has a box.
  public var display: FlexItem.Display
  /// The box to which the container's size, minimum and maximum apply: the border box or the
  /// content box.
  public var boxSizing: FlexItem.BoxSizing
  /// The implementation whose rules the container follows: Yoga, FlexLayout or browsers.
  public var flexbox: Flexbox

  /// Creates a container, by default one with Yoga's defaults.
  @inlinable
  public init(
    direction: Direction = .column,
    wrap: Wrap = .noWrap,
    justifyContent: JustifyContent = .flexStart,
    alignItems: AlignItems = .stretch,
    alignContent: AlignContent = .start,
    gap: LayoutDimension? = nil,
    rowGap: LayoutDimension? = nil,
    columnGap: LayoutDimension? = nil,
    layoutDirection: Direction.Layout = .inherit,
    overflow: Overflow = .visible,
    padding: LayoutEdges = .none,
    borderWidth: LayoutEdges = .none,
    aspectRatio: Float? = nil,
    display: FlexItem.Display = .flex,
    boxSizing: FlexItem.BoxSizing = .borderBox,
    flexbox: Flexbox = .yoga,
  ) {
    self.direction = direction
    self.wrap = wrap
    self.justifyContent = justifyContent
    self.alignItems = alignItems
    self.alignContent = alignContent
    self.gap = gap
    self.rowGap = rowGap
    self.columnGap = columnGap
    self.layoutDirection = layoutDirection
    self.overflow = overflow
    self.padding = padding
    self.borderWidth = borderWidth
    self.aspectRatio = aspectRatio
    self.display = display
    self.boxSizing = boxSizing
    self.flexbox = flexbox
  }
}

extension FlexSpec {
  /// The direction of the main axis of a flex container (CSS Flexbox §5.1).
  public enum Direction: String, Sendable, CaseIterable {
    /// From top to bottom.
    case column
    /// From bottom to top.
    case columnReverse
    /// From the start edge to the end edge.
    case row
    /// From the end edge to the start edge.
    case rowReverse

    /// The writing direction of a container.
    public enum Layout: String, Sendable, CaseIterable {
      /// The direction of the container around; at the root, the direction of the environment.
      case inherit
      /// Left to right.
      case ltr
      /// Right to left.
      case rtl
    }
  }

  /// Whether a flex container wraps its items, and the order of its lines (CSS Flexbox §5.2).
  public enum Wrap: String, Sendable, CaseIterable {
    /// All items form one line.
    case noWrap
    /// Lines follow one another from the cross-start edge.
    case wrap
    /// Lines follow one another from the cross-end edge.
    case wrapReverse
  }

  /// The distribution of free space along the main axis of a flex container (CSS Flexbox §8.2).
  ///
  /// In ``Flexbox/css``, `start` and `end` are edges of the writing direction, even if the items
  /// are in reverse order. In the other implementations they equal `flexStart` and `flexEnd`.
  public enum JustifyContent: String, Sendable, CaseIterable {
    /// The items are at the start edge.
    case start
    /// The items are at the main-start edge, with all of the free space after the last item.
    case flexStart
    /// The items are in the middle, with half of the free space before the first and half after the
    /// last.
    case center
    /// The items are at the end edge.
    case end
    /// The items are at the main-end edge, with all of the free space before the first item.
    case flexEnd
    /// Equal parts of the free space between neighbors.
    case spaceBetween
    /// Equal parts of the free space between neighbors, and half a part at both ends.
    case spaceAround
    /// Equal parts of the free space between neighbors and at both ends.
    case spaceEvenly
  }

  /// The cross-axis alignment of the items of a flex container (CSS Flexbox §8.3).
  ///
  /// In ``Flexbox/css``, `start` and `end` are edges of the writing direction, even if the lines
  /// are in reverse order. In the other implementations they equal `flexStart` and `flexEnd`.
  public enum AlignItems: String, Sendable, CaseIterable {
    /// As large as the line, unless the item has a definite cross size or an `auto` margin on that
    /// axis.
    case stretch
    /// At the start edge of the line.
    case start
    /// At the cross-start edge of the line.
    case flexStart
    /// At the end edge of the line.
    case end
    /// At the cross-end edge of the line.
    case flexEnd
    /// Centered in the line.
    case center
    /// With the first baselines of the items aligned; in a column, at the cross-start edge.
    case baseline
  }

  /// The distribution of free space across the lines of a flex container (CSS Flexbox §8.4).
  ///
  /// In ``Flexbox/css``, `start` and `end` are edges of the writing direction, even if the lines
  /// are in reverse order. In the other implementations they equal `flexStart` and `flexEnd`.
  public enum AlignContent: String, Sendable, CaseIterable {
    /// The lines are at the start edge.
    case start
    /// The lines are at the cross-start edge, with all of the free space after the last line.
    case flexStart
    /// The lines are at the end edge.
    case end
    /// The lines are at the cross-end edge, with all of the free space before the first line.
    case flexEnd
    /// The lines are in the middle, with half of the free space before the first and half after the
    /// last.
    case center
    /// Equal parts of the free space added to the lines.
    case stretch
    /// Equal parts of the free space between neighbors.
    case spaceBetween
    /// Equal parts of the free space between neighbors, and half a part at both ends.
    case spaceAround
    /// Equal parts of the free space between neighbors and at both ends.
    case spaceEvenly
  }

  /// The handling of content that does not fit.
  ///
  /// In ``Flexbox/css``, an item with ``hidden`` or ``scroll`` has no automatic minimum size (CSS
  /// Flexbox §4.5). In the other implementations only ``scroll`` has an effect on frames.
  public enum Overflow: String, Sendable, CaseIterable {
    /// The host draws the content.
    case visible
    /// The host clips the content.
    case hidden
    /// The host scrolls the content.
    ///
    /// In a flexbox of Yoga, items are measured without a limit along the main axis.
    case scroll
  }

  /// An implementation of CSS Flexible Box Layout, whose rules a container follows.
  public enum Flexbox: String, Sendable, CaseIterable {
    /// Yoga with its own defaults.
    ///
    /// A text may be rounded to a pixel less than it needs; see ``LayoutTree/shortTexts``.
    case yoga
    /// Yoga as FlexLayout configures it.
    ///
    /// An absolute child without insets ignores the padding of its parent. The child's percentages
    /// refer to the containing block within the padding. Flex bases are computed anew in each pass.
    /// A text has all the pixels that it needs.
    case flexLayout
    /// CSS Flexible Box Layout as browsers implement it.
    ///
    /// Items have an automatic minimum size (§4.5). Percentages of an indefinite length are
    /// resolved once that length is definite. Lengths are distributed as in §9.7. See
    /// <doc:Flexbox>.
    case css
  }
}

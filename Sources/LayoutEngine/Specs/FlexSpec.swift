/// A flex container: CSS Flexible Box Layout as Yoga, FlexLayout or browsers implement it.
///
/// A `flex` whose parent is not a `flex` is the root of a flexbox; those in it, child by child, are
/// parts of the same one, and the frames of all are rounded to pixels together. Defaults are
/// Yoga's: ``direction-swift.property`` is a column. Finite lengths are clamped to their range, and
/// a length that is not finite counts as not set. See <doc:Numbers> and <doc:Flexbox>.
@frozen
public struct FlexSpec: Sendable, Equatable {
  /// The direction of the main axis (CSS Flexbox §5.1).
  public var direction: Direction
  /// Whether items that do not fit form further lines (CSS Flexbox §5.2).
  public var wrap: Wrap
  /// How free space along the main axis is distributed (CSS Flexbox §8.2).
  public var justifyContent: JustifyContent
  /// The cross-axis alignment of items that do not set their own (CSS Flexbox §8.3).
  public var alignItems: AlignItems
  /// How free space across the lines of a wrapping container is distributed (CSS Flexbox §8.4).
  public var alignContent: AlignContent
  /// The gap between items and between lines, in points or percent of the container's content box
  /// on the same axis (CSS Box Alignment §8).
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `nil`, `auto` and numbers
  /// that are not finite count as 0.
  public var gap: LayoutDimension?
  /// The vertical gap, in points or percent with the ranges of ``gap``, in place of that; `nil`
  /// keeps it.
  public var rowGap: LayoutDimension?
  /// The horizontal gap, in points or percent with the ranges of ``gap``, in place of that; `nil`
  /// keeps it.
  public var columnGap: LayoutDimension?
  /// The inline base direction of the container and of the containers in it that inherit it.
  public var layoutDirection: Direction.Layout
  /// How content that does not fit is handled.
  public var overflow: Overflow
  /// The padding, in points or percent of the parent's width.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `auto` and numbers that
  /// are not finite count as 0. An edge that is set here overrides ``FlexItem/padding``.
  public var padding: LayoutEdges
  /// The border width, in points, clamped to `0...9_999_999`; percentages and `auto` count as 0.
  ///
  /// An edge that is set here overrides ``FlexItem/borderWidth``.
  public var borderWidth: LayoutEdges
  /// The aspect ratio, width to height, clamped to `0.001...1_000`.
  ///
  /// `nil`, and a value that is not positive or not finite, is no ratio. The root of a document
  /// ignores it.
  public var aspectRatio: Float?
  /// Whether the container makes a box; the root of a flexbox always does.
  public var display: FlexItem.Display
  /// Which box the container's size, minimum and maximum are those of.
  public var boxSizing: FlexItem.BoxSizing
  /// Whose flexbox the container follows.
  public var flexbox: Flexbox

  /// Creates a container, by default with Yoga's defaults.
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
  /// The direction of the main axis.
  public enum Direction: String, Sendable, CaseIterable {
    /// From top to bottom.
    case column
    /// From bottom to top.
    case columnReverse
    /// From the start edge to the end edge.
    case row
    /// From the end edge to the start edge.
    case rowReverse

    /// The inline base direction of a container.
    public enum Layout: String, Sendable, CaseIterable {
      /// That of the container around it; at the root, that of the environment.
      case inherit
      /// Left to right.
      case ltr
      /// Right to left.
      case rtl
    }
  }

  /// Whether items form further lines, and in which order these stand.
  public enum Wrap: String, Sendable, CaseIterable {
    /// All items form one line.
    case noWrap
    /// Lines follow one another from the cross-start edge.
    case wrap
    /// Lines follow one another from the cross-end edge.
    case wrapReverse
  }

  /// The distribution of free space along the main axis.
  ///
  /// In ``Flexbox/css`` `start` and `end` are edges of the writing direction, whichever way the items
  /// follow one another; in the other two they are the same as `flexStart` and `flexEnd`.
  public enum JustifyContent: String, Sendable, CaseIterable {
    /// Items at the start edge.
    case start
    /// Items at the main-start edge: all of the space after the last item.
    case flexStart
    /// Half of it before the first item, half after the last.
    case center
    /// Items at the end edge.
    case end
    /// Items at the main-end edge: all of the space before the first item.
    case flexEnd
    /// Equal parts between neighbors.
    case spaceBetween
    /// Equal parts between neighbors, and half a part at both ends.
    case spaceAround
    /// Equal parts between neighbors and at both ends.
    case spaceEvenly
  }

  /// The cross-axis alignment of the items of a container.
  ///
  /// In ``Flexbox/css`` `start` and `end` are edges of the writing direction, whichever way the lines
  /// follow one another; in the other two they are the same as `flexStart` and `flexEnd`.
  public enum AlignItems: String, Sendable, CaseIterable {
    /// As large as the line, unless the item has a definite cross size or an `auto` margin there.
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
    /// With the first baselines aligned; in a column, at the cross-start edge.
    case baseline
  }

  /// The distribution of free space across the lines.
  ///
  /// In ``Flexbox/css`` `start` and `end` are edges of the writing direction, whichever way the lines
  /// follow one another; in the other two they are the same as `flexStart` and `flexEnd`.
  public enum AlignContent: String, Sendable, CaseIterable {
    /// Lines at the start edge.
    case start
    /// Lines at the cross-start edge: all of the space after the last line.
    case flexStart
    /// Lines at the end edge.
    case end
    /// Lines at the cross-end edge: all of the space before the first line.
    case flexEnd
    /// Half of it before the first line, half after the last.
    case center
    /// Equal parts added to the lines.
    case stretch
    /// Equal parts between neighbors.
    case spaceBetween
    /// Equal parts between neighbors, and half a part at both ends.
    case spaceAround
    /// Equal parts between neighbors and at both ends.
    case spaceEvenly
  }

  /// How content that does not fit is handled.
  ///
  /// In ``Flexbox/css`` an item that does not show all of its content has no automatic minimum size;
  /// otherwise only ``scroll`` has an effect on frames.
  public enum Overflow: String, Sendable, CaseIterable {
    /// It is drawn.
    case visible
    /// The host cuts it off.
    case hidden
    /// The host scrolls it. In a flexbox of Yoga, items are measured without a limit along the main
    /// axis.
    case scroll
  }

  /// Whose flexbox is meant.
  public enum Flexbox: String, Sendable, CaseIterable {
    /// Yoga's own defaults.
    ///
    /// A text may be rounded to a pixel less than it takes; see ``LayoutTree/shortTexts``.
    case yoga
    /// Yoga as FlexLayout configures it.
    ///
    /// An absolute child without insets ignores the padding of its parent, its percentages are of
    /// the containing block within the padding, and flex bases are computed anew in each pass. A text
    /// has all pixels that it takes.
    case flexLayout
    /// CSS Flexible Box Layout as browsers have it.
    ///
    /// Items have an automatic minimum size, percentages of what is not definite are resolved once it
    /// is, and lengths are shared out by section 9.7. See <doc:Flexbox>.
    case css
  }
}

/// A grid container: CSS Grid Layout.
///
/// The items of a grid are measured by their own layouts, of whatever kind. A `grid` in a `grid` is
/// laid out together with the outer one, and the frames of both are rounded to pixels together.
/// Finite lengths are clamped to their range, and a length that is not finite counts as not set.
/// See <doc:Numbers> and <doc:Grids>.
public struct GridSpec: Sendable, Equatable {
  /// The explicit columns of the grid (CSS Grid §7.2).
  public var columns: GridTracks
  /// The explicit rows of the grid (CSS Grid §7.2).
  public var rows: GridTracks
  /// The implicit columns, which items create beyond the explicit ones (CSS Grid §7.6).
  ///
  /// The list is repeated as often as necessary; an empty list stands for `auto`.
  public var autoColumns: GridTracks
  /// The implicit rows, which items create beyond the explicit ones (CSS Grid §7.6).
  ///
  /// The list is repeated as often as necessary; an empty list stands for `auto`.
  public var autoRows: GridTracks
  /// The order in which items without a position of their own are placed (CSS Grid §7.7).
  public var autoFlow: AutoFlow
  /// The gap between columns and between rows, in points or percent (CSS Box Alignment §8).
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `nil`, `auto` and numbers
  /// that are not finite count as 0. Percentages refer to the grid's content box on the same axis.
  public var gap: LayoutDimension?
  /// The gap between rows, in points or percent, which overrides ``gap``; `nil` uses ``gap``.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `auto` and numbers that
  /// are not finite count as 0. Percentages refer to the grid's content box on the same axis.
  public var rowGap: LayoutDimension?
  /// The gap between columns, in points or percent, which overrides ``gap``; `nil` uses ``gap``.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `auto` and numbers that
  /// are not finite count as 0. Percentages refer to the grid's content box on the same axis.
  public var columnGap: LayoutDimension?
  /// The named areas of the grid (CSS Grid §7.3).
  public var areas: GridAreas
  /// The distribution of the free space beside the columns (CSS Grid §10.5).
  public var justifyContent: ContentAlignment
  /// The distribution of the free space beside the rows (CSS Grid §10.5).
  public var alignContent: ContentAlignment
  /// The horizontal alignment of items in their areas (CSS Grid §10.3).
  public var justifyItems: JustifyItems
  /// The vertical alignment of items in their areas (CSS Grid §10.4).
  public var alignItems: AlignItems
  /// The writing direction of the grid, and of the containers in it that inherit the direction.
  public var layoutDirection: FlexSpec.Direction.Layout
  /// The handling of content that does not fit; a grid that hides or scrolls content may be smaller
  /// than the content.
  public var overflow: FlexSpec.Overflow
  /// The padding, in points or percent of the parent's width; in a `grid`, of the area's width.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `auto` and numbers that
  /// are not finite count as 0. An edge that is set here overrides the padding that the grid, as a
  /// child of a `flex` or another `grid`, has in its ``FlexItem`` or ``GridItem``.
  public var padding: LayoutEdges
  /// The border width, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages, `auto` and numbers that are not finite count as 0. An edge that is set here
  /// overrides the border width that the grid, as a child of a `flex` or another `grid`, has in its
  /// ``FlexItem`` or ``GridItem``.
  public var borderWidth: LayoutEdges
  /// The aspect ratio, width to height, clamped to `0.001...1_000`.
  ///
  /// With `nil`, or a value that is not positive or not finite, the grid has no ratio.
  public var aspectRatio: Float?
  /// The box to which the grid's size, minimum and maximum apply: the border box or the content
  /// box.
  public var boxSizing: FlexItem.BoxSizing

  /// Creates a grid, by default of one column and as many rows as there are items.
  public init(
    columns: GridTracks = .none,
    rows: GridTracks = .none,
    autoColumns: GridTracks = .none,
    autoRows: GridTracks = .none,
    autoFlow: AutoFlow = .row,
    gap: LayoutDimension? = nil,
    rowGap: LayoutDimension? = nil,
    columnGap: LayoutDimension? = nil,
    areas: GridAreas = .none,
    justifyContent: ContentAlignment = .stretch,
    alignContent: ContentAlignment = .stretch,
    justifyItems: JustifyItems = .stretch,
    alignItems: AlignItems = .stretch,
    layoutDirection: FlexSpec.Direction.Layout = .inherit,
    overflow: FlexSpec.Overflow = .visible,
    padding: LayoutEdges = .none,
    borderWidth: LayoutEdges = .none,
    aspectRatio: Float? = nil,
    boxSizing: FlexItem.BoxSizing = .borderBox,
  ) {
    self.columns = columns
    self.rows = rows
    self.autoColumns = autoColumns
    self.autoRows = autoRows
    self.autoFlow = autoFlow
    self.gap = gap
    self.rowGap = rowGap
    self.columnGap = columnGap
    self.areas = areas
    self.justifyContent = justifyContent
    self.alignContent = alignContent
    self.justifyItems = justifyItems
    self.alignItems = alignItems
    self.layoutDirection = layoutDirection
    self.overflow = overflow
    self.padding = padding
    self.borderWidth = borderWidth
    self.aspectRatio = aspectRatio
    self.boxSizing = boxSizing
  }
}

extension GridSpec {
  /// The order in which items without a position of their own are placed in a grid (CSS Grid §7.7).
  public enum AutoFlow: String, Sendable, CaseIterable {
    /// Row by row, each item after the previous one.
    case row
    /// Column by column, each item after the previous one.
    case column
    /// Row by row, each item at the first free position with enough space.
    case rowDense
    /// Column by column, each item at the first free position with enough space.
    case columnDense
  }

  /// The distribution of the free space beside the tracks of an axis (CSS Grid §10.5).
  public enum ContentAlignment: String, Sendable, CaseIterable {
    /// Equal parts added to the tracks whose maximum is `auto`.
    case stretch
    /// All of the free space after the last track.
    case start
    /// Half of the free space before the first track, half after the last.
    case center
    /// All of the free space before the first track.
    case end
    /// Equal parts of the free space between neighbors.
    case spaceBetween
    /// Equal parts of the free space between neighbors, and half a part at both ends.
    case spaceAround
    /// Equal parts of the free space between neighbors and at both ends.
    case spaceEvenly
  }

  /// The horizontal alignment of items in their areas (CSS Grid §10.3).
  public enum JustifyItems: String, Sendable, CaseIterable {
    /// As wide as the area, unless the item has a width or an `auto` margin on that axis.
    case stretch
    /// At the start edge of the area.
    case start
    /// In the middle of the area.
    case center
    /// At the end edge of the area.
    case end
  }

  /// The vertical alignment of items in their areas (CSS Grid §10.4).
  public enum AlignItems: String, Sendable, CaseIterable {
    /// As high as the area, unless the item has a height or an `auto` margin on that axis.
    case stretch
    /// At the upper edge of the area.
    case start
    /// In the middle of the area.
    case center
    /// At the lower edge of the area.
    case end
    /// With the first baselines aligned, of all items that begin in the same row.
    case baseline
  }
}

/// A grid container: CSS Grid Layout.
///
/// The items of a grid are measured by their own layouts, of whatever family; a `grid` in a `grid` is
/// laid out along with it, and the frames of both are rounded to pixels together. Finite lengths are
/// clamped to their range, and a length that is not finite counts as not set. See <doc:Numbers> and
/// <doc:Grids>.
public struct GridSpec: Sendable, Equatable {
  /// The columns that the grid says itself (CSS Grid §7.2).
  public var columns: GridTracks
  /// The rows that the grid says itself (CSS Grid §7.2).
  public var rows: GridTracks
  /// The columns that items make beyond those, over and over again; none are `auto` (CSS Grid §7.6).
  public var autoColumns: GridTracks
  /// The rows that items make beyond those, over and over again; none are `auto` (CSS Grid §7.6).
  public var autoRows: GridTracks
  /// How items without a place are placed (CSS Grid §7.7).
  public var autoFlow: AutoFlow
  /// The gap between columns and between rows, in points or percent of the grid's content box on the
  /// same axis (CSS Box Alignment §8).
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
  /// Areas of the grid by their names (CSS Grid §7.3).
  public var areas: GridAreas
  /// How free space beside the columns is distributed (CSS Grid §10.5).
  public var justifyContent: ContentAlignment
  /// How free space beside the rows is distributed (CSS Grid §10.5).
  public var alignContent: ContentAlignment
  /// The horizontal alignment of items in their areas (CSS Grid §10.3).
  public var justifyItems: JustifyItems
  /// The vertical alignment of items in their areas (CSS Grid §10.4).
  public var alignItems: AlignItems
  /// The inline base direction of the grid and of the containers in it that inherit it.
  public var layoutDirection: FlexSpec.Direction.Layout
  /// How content that does not fit is handled; a grid that does not show it may be smaller than it.
  public var overflow: FlexSpec.Overflow
  /// The padding, in points or percent of the parent's width.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `auto` and numbers that
  /// are not finite count as 0. An edge that is set here overrides that of the item.
  public var padding: LayoutEdges
  /// The border width, in points, clamped to `0...9_999_999`; percentages and `auto` count as 0.
  ///
  /// An edge that is set here overrides that of the item.
  public var borderWidth: LayoutEdges
  /// The aspect ratio, width to height, clamped to `0.001...1_000`.
  ///
  /// `nil`, and a value that is not positive or not finite, is no ratio.
  public var aspectRatio: Float?
  /// Which box the grid's size, minimum and maximum are those of.
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
  /// How items without a place are placed.
  public enum AutoFlow: String, Sendable, CaseIterable {
    /// Row by row, each item behind the one before it.
    case row
    /// Column by column, each item behind the one before it.
    case column
    /// Row by row, each item in the first place with room for it.
    case rowDense
    /// Column by column, each item in the first place with room for it.
    case columnDense
  }

  /// The distribution of the space that the tracks of an axis leave free.
  public enum ContentAlignment: String, Sendable, CaseIterable {
    /// Equal parts added to the tracks whose greatest length is `auto`.
    case stretch
    /// All of it behind the last track.
    case start
    /// Half of it before the first track, half behind the last.
    case center
    /// All of it before the first track.
    case end
    /// Equal parts between neighbors.
    case spaceBetween
    /// Equal parts between neighbors, and half a part at both ends.
    case spaceAround
    /// Equal parts between neighbors and at both ends.
    case spaceEvenly
  }

  /// The horizontal alignment of items in their areas.
  public enum JustifyItems: String, Sendable, CaseIterable {
    /// As wide as the area, unless the item has a width or an `auto` margin there.
    case stretch
    /// At the start edge.
    case start
    /// In the middle.
    case center
    /// At the end edge.
    case end
  }

  /// The vertical alignment of items in their areas.
  public enum AlignItems: String, Sendable, CaseIterable {
    /// As high as the area, unless the item has a height or an `auto` margin there.
    case stretch
    /// At the upper edge.
    case start
    /// In the middle.
    case center
    /// At the lower edge.
    case end
    /// With the first baselines of the items that begin in the same row aligned.
    case baseline
  }
}

/// The attributes of a grid item, which a `grid` reads from each child (CSS Grid Layout).
///
/// Finite numbers are clamped to their range, and a length that is not finite counts as not set.
/// See <doc:Numbers> and <doc:Grids>.
public struct GridItem: FreeSpacePlacement, SizedPlacement, Equatable {
  /// The columns that the child spans (CSS Grid §8).
  public var column: GridRange
  /// The rows that the child spans (CSS Grid §8).
  public var row: GridRange
  /// The name of the area of the child, for ``column`` and ``row`` if these are ``GridRange/auto``
  /// (CSS Grid §8.4).
  ///
  /// An empty name is no area. A name that the grid does not define stands for the area between the
  /// first two implicit lines after the explicit grid (CSS Grid §8.3).
  public var area: String
  /// The horizontal alignment in the area, which overrides
  /// ``GridSpec/justifyItems-swift.property``.
  public var justifySelf: JustifySelf
  /// The vertical alignment in the area, which overrides ``GridSpec/alignItems-swift.property``.
  public var alignSelf: AlignSelf
  /// The margin, in points or percent of the area's width; `auto` takes up free space.
  ///
  /// Points are clamped to `-9_999_999...9_999_999`, percentages to `-100_000...100_000`; a number
  /// that is not finite counts as 0.
  public var margin: LayoutEdges
  /// The padding, in points or percent of the area's width.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `auto` and numbers that
  /// are not finite count as 0.
  public var padding: LayoutEdges
  /// The border width, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages, `auto` and numbers that are not finite count as 0.
  public var borderWidth: LayoutEdges
  /// The insets: the shift of the child or, if the child is absolute, the distances of its edges
  /// from those of its containing block (CSS Positioned Layout §3).
  ///
  /// Points are clamped to `-9_999_999...9_999_999`, percentages to `-100_000...100_000`; a number
  /// that is not finite counts as `auto`. Percentages refer to the length of the area on the same
  /// axis.
  public var insets: LayoutEdges
  /// The positioning scheme of the child.
  ///
  /// With ``FlexItem/Position-swift.enum/static`` the child is in the flow, and its insets have no
  /// effect.
  public var position: FlexItem.Position
  /// The aspect ratio, width to height, clamped to `0.001...1_000`.
  ///
  /// With `nil`, or a value that is not positive or not finite, the child has no ratio.
  public var aspectRatio: Float?
  /// The display type of the child: whether the child makes a box and takes a cell.
  ///
  /// With ``FlexItem/Display-swift.enum/contents``, the children of a `flex` replace the child; any
  /// other child is laid out as with ``FlexItem/Display-swift.enum/flex``.
  public var display: FlexItem.Display
  /// The box to which the child's size, minimum and maximum apply: the border box or the content
  /// box.
  public var boxSizing: FlexItem.BoxSizing

  /// Creates the attributes of a child of a `grid`, each for the property of the same name.
  ///
  /// By default, the grid places the child in one cell that the grid chooses, and aligns the child
  /// by its ``GridSpec/justifyItems-swift.property`` and ``GridSpec/alignItems-swift.property``.
  public init(
    column: GridRange = .auto,
    row: GridRange = .auto,
    area: String = "",
    justifySelf: JustifySelf = .auto,
    alignSelf: AlignSelf = .auto,
    margin: LayoutEdges = .none,
    padding: LayoutEdges = .none,
    borderWidth: LayoutEdges = .none,
    insets: LayoutEdges = .none,
    position: FlexItem.Position = .relative,
    aspectRatio: Float? = nil,
    display: FlexItem.Display = .flex,
    boxSizing: FlexItem.BoxSizing = .borderBox,
  ) {
    self.column = column
    self.row = row
    self.area = area
    self.justifySelf = justifySelf
    self.alignSelf = alignSelf
    self.margin = margin
    self.padding = padding
    self.borderWidth = borderWidth
    self.insets = insets
    self.position = position
    self.aspectRatio = aspectRatio
    self.display = display
    self.boxSizing = boxSizing
  }

  /// Creates the item of a child that sets no attribute.
  public init() { self.init(column: .auto) }

  /// The item as a ``PlacementRecord``.
  public var record: PlacementRecord { .grid(self) }
}

extension GridItem {
  /// The horizontal alignment of one grid item in its area (CSS Grid §10.3).
  public enum JustifySelf: String, Sendable, CaseIterable {
    /// As the grid's ``GridSpec/justifyItems-swift.property``.
    case auto
    /// At the start edge of the area.
    case start
    /// At the end edge of the area.
    case end
    /// In the middle of the area.
    case center
    /// As wide as the area, unless the child has a width or an `auto` margin on that axis.
    case stretch
  }

  /// The vertical alignment of one grid item in its area (CSS Grid §10.4).
  public enum AlignSelf: String, Sendable, CaseIterable {
    /// As the grid's ``GridSpec/alignItems-swift.property``.
    case auto
    /// At the upper edge of the area.
    case start
    /// At the lower edge of the area.
    case end
    /// In the middle of the area.
    case center
    /// As high as the area, unless the child has a height or an `auto` margin on that axis.
    case stretch
    /// With the first baselines aligned, of this child and all others that begin in the same row.
    case baseline
  }
}

/// The two lines between which a grid item is placed on an axis (CSS Grid §8.3).
///
/// Two lines in the wrong order are swapped, and of two equal lines the second is ignored (CSS Grid
/// §8.3.1).
@frozen
public struct GridRange: Sendable, Equatable {
  /// The line at which the item starts: the upper line of its first row, or the line at the start
  /// edge of its first column.
  public var start: GridLine
  /// The line at which the item ends: the lower line of its last row, or the line at the end edge
  /// of its last column.
  public var end: GridLine

  /// Creates a range from its start and its end.
  ///
  /// Without an end, the range is one track long, or as long as the ``GridLine/span(_:)`` at its
  /// start.
  @inlinable
  public init(_ start: GridLine, _ end: GridLine = .auto) {
    self.start = start
    self.end = end
  }

  /// A range of one track at a position that the grid chooses.
  public static let auto = GridRange(.auto, .auto)
}

/// A line of a grid, or the number of tracks to the other line of a range (CSS Grid §8.3).
@frozen
public enum GridLine: Sendable, Equatable {
  /// No line: the other line of the range and the grid decide.
  case auto
  /// A line by its number: 1 is the first line of the explicit tracks, −1 the last.
  ///
  /// The number is clamped to `-1_000...1_000`; 0 counts as ``auto``.
  case line(Int)
  /// A number of tracks from the other line of the range, clamped to `1...1_000`.
  case span(Int)
}

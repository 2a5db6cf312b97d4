/// What a `grid` reads from a child: the properties of a grid item, as CSS has them.
///
/// Finite numbers are clamped to their range, and a length that is not finite counts as not set. See
/// <doc:Numbers> and <doc:Grids>.
public struct GridItem: FreeSpacePlacement, SizedPlacement, Equatable {
  /// The columns that the child spans (CSS Grid §8).
  public var column: GridRange
  /// The rows that the child spans (CSS Grid §8).
  public var row: GridRange
  /// The name of the area that the child lies in, in place of ``column`` and ``row`` where these say
  /// nothing; "" and a name that the grid has not are none (CSS Grid §8.4).
  public var area: String
  /// The horizontal alignment in the area, in place of ``GridSpec/justifyItems-swift.property``.
  public var justifySelf: JustifySelf
  /// The vertical alignment in the area, in place of ``GridSpec/alignItems-swift.property``.
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
  /// The border width, in points, clamped to `0...9_999_999`; percentages and `auto` count as 0.
  public var borderWidth: LayoutEdges
  /// The insets: how far the child is shifted or, where it is absolute, how far its edges are from
  /// those of its containing block (CSS Positioned Layout §3).
  ///
  /// Points are clamped to `-9_999_999...9_999_999`, percentages to `-100_000...100_000`; a number
  /// that is not finite counts as `auto`. Percentages are of the area on the same axis.
  public var insets: LayoutEdges
  /// The positioning scheme of the child; ``FlexItem/Position-swift.enum/static`` is in the flow, and
  /// its insets have no effect.
  public var position: FlexItem.Position
  /// The aspect ratio, width to height, clamped to `0.001...1_000`.
  ///
  /// `nil`, and a value that is not positive or not finite, is no ratio.
  public var aspectRatio: Float?
  /// Whether the child makes a box and takes a cell; ``FlexItem/Display-swift.enum/contents`` counts as
  /// ``FlexItem/Display-swift.enum/flex``.
  public var display: FlexItem.Display
  /// Which box the child's size, minimum and maximum are those of.
  public var boxSizing: FlexItem.BoxSizing

  /// Creates a grid item.
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

  /// Creates the item of a child that sets nothing.
  public init() { self.init(column: .auto) }

  /// The item as a value of the common type.
  public var record: PlacementRecord { .grid(self) }
}

extension GridItem {
  /// The horizontal alignment of one grid item in its area (CSS Grid §10.3).
  public enum JustifySelf: String, Sendable, CaseIterable {
    /// As the grid's ``GridSpec/justifyItems-swift.property`` says.
    case auto
    /// At the start edge.
    case start
    /// At the end edge.
    case end
    /// In the middle.
    case center
    /// As wide as the area, unless the child has a width or an `auto` margin there.
    case stretch
  }

  /// The vertical alignment of one grid item in its area (CSS Grid §10.4).
  public enum AlignSelf: String, Sendable, CaseIterable {
    /// As the grid's ``GridSpec/alignItems-swift.property`` says.
    case auto
    /// At the upper edge.
    case start
    /// At the lower edge.
    case end
    /// In the middle.
    case center
    /// As high as the area, unless the child has a height or an `auto` margin there.
    case stretch
    /// With its first baseline on that of the items that begin in the same row.
    case baseline
  }
}

/// The lines between which a grid item lies on an axis (CSS Grid §8.3).
@frozen
public struct GridRange: Sendable, Equatable {
  /// The first line.
  public var start: GridLine
  /// The last line.
  public var end: GridLine

  /// Creates a range; the end is that of one track unless it is said.
  @inlinable
  public init(_ start: GridLine, _ end: GridLine = .auto) {
    self.start = start
    self.end = end
  }

  /// One track, wherever the grid puts it.
  public static let auto = GridRange(.auto, .auto)
}

/// One line of a grid, or how many tracks lie up to the other one (CSS Grid §8.3).
@frozen
public enum GridLine: Sendable, Equatable {
  /// Whatever the other line makes it.
  case auto
  /// A line by its number: 1 is the first of the tracks that the grid says itself, −1 the last.
  ///
  /// It is clamped to `-1_000...1_000`; 0 counts as ``auto``.
  case line(Int)
  /// So many tracks from the other line, clamped to `1...1_000`.
  case span(Int)
}

public import LayoutEngine

/// A layout of children in columns of equal width, each child under the shortest column.
///
/// If the width is bounded, the columns share all of it; otherwise they are as wide as the widest
/// child requires. The children decide their heights.
///
/// The type is public API of the package, and as stable as that of the engine. A document declares
/// the layout as follows:
///
/// ```xml
/// <element name="Masonry" class="MasonryLayout" children="any">
///   <attribute name="columns" type="Integer" default="2"/>
///   <attribute name="spacing" type="Points" default="0"/>
///   <attribute name="rowSpacing" type="Points" default="0"/>
///   <placement name="span" type="Integer" default="1"/>
/// </element>
/// ```
public struct MasonryLayout: InterpretedLayout {
  /// The number of columns, clamped to `1...1_000`.
  public var columns: Int
  /// The space between columns, in points, clamped to `0...9_999_999`; `NaN` counts as 0.
  public var spacing: Float
  /// The space between children of a column, in points, clamped to `0...9_999_999`; `NaN` counts as
  /// 0.
  public var rowSpacing: Float

  /// Creates a layout, by default with two columns without spaces.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, clamped to `1...1_000`.
  ///   - spacing: The space between columns, in points, clamped to `0...9_999_999`; `NaN` counts as
  ///     0.
  ///   - rowSpacing: The space between children of a column, in points, clamped to `0...9_999_999`;
  ///     `NaN` counts as 0.
  public init(columns: Int = 2, spacing: Float = 0, rowSpacing: Float = 0) {
    self.columns = columns
    self.spacing = spacing
    self.rowSpacing = rowSpacing
  }

  /// Creates the layout from the attributes `columns`, `spacing` and `rowSpacing`.
  public init(attributes: AttributeReader) {
    self.init(
      columns: attributes.integer("columns", default: 2),
      spacing: attributes.points("spacing", default: 0),
      rowSpacing: attributes.points("rowSpacing", default: 0))
  }

  /// The part of the range that the layout depends on: the maximum width.
  public var inputs: LayoutInputs { .maximumWidth }

  /// Places each child in the columns that end highest, or in the first of several such columns.
  ///
  /// - Parameters:
  ///   - children: The children to measure and place.
  ///   - range: The sizes that the layout may have, in points; only the maximum width is read.
  /// - Returns: The size of the layout, in points.
  /// - Complexity: O(n · c · s) for n children, c columns and the largest span s, without measuring
  ///   the children.
  public func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> LayoutSize {
    guard !children.isEmpty else { return LayoutSize(width: range.max.width) }
    let grid = ColumnGrid(self, &children, upTo: range.max.width)
    let between = ColumnGrid.sane(rowSpacing)
    let height = withUnsafeTemporaryAllocation(of: Float.self, capacity: grid.columns) { bottoms in
      bottoms.initialize(repeating: 0)
      for child in children.indices {
        let span = grid.span(of: children.item(of: child))
        let (column, top) = Self.shortest(bottoms, span)
        let width = grid.width(from: column, span)
        let size = children.measure(
          child, in: .width(width), parent: LayoutSize(width: width, height: .infinity))
        children.place(child, at: LayoutPoint(x: grid.start(of: column), y: top))
        for covered in column..<column + span { bottoms[covered] = top + size.height + between }
      }
      return bottoms.max() ?? 0
    }
    return LayoutSize(width: grid.length, height: height - between)
  }

  /// Returns the first of the places where `span` adjacent columns end highest.
  private static func shortest(
    _ bottoms: UnsafeMutableBufferPointer<Float>, _ span: Int
  ) -> (column: Int, top: Float) {
    var best = (column: 0, top: Float.infinity)
    for column in 0...bottoms.count - span {
      var top: Float = 0
      for covered in column..<column + span { top = max(top, bottoms[covered]) }
      if top < best.top { best = (column, top) }
    }
    return best.top < .infinity ? best : (0, 0)
  }
}

public import LayoutEngine

/// Children in columns of equal width, each under the shortest column.
///
/// Where the width is bounded, the columns share all of it; where it is not, they are as wide as the
/// widest child wants. Children are as high as they want to be. A document declares it like this:
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

  /// Creates a layout, by default of two columns without spaces.
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

  /// The maximum width; the height follows from the children.
  public var inputs: LayoutInputs { .maximumWidth }

  /// Places each child in the columns that end highest, the first where several do.
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

  /// Where so many columns beside one another end highest, the first where several do.
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

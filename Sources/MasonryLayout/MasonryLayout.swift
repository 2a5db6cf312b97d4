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
public struct MasonryLayout: CustomLayout {
  /// How many columns there are, from 1 to 1000.
  public var columns: Int
  /// Points between columns.
  public var spacing: Float
  /// Points between what stands one below the other.
  public var rowSpacing: Float

  /// The defaults, but for what is said.
  public init(columns: Int = 2, spacing: Float = 0, rowSpacing: Float = 0) {
    self.columns = columns
    self.spacing = spacing
    self.rowSpacing = rowSpacing
  }

  /// Takes `columns`, `spacing` and `rowSpacing`.
  public init(attributes: AttributeReader) {
    self.init(
      columns: attributes.integer("columns", default: 2),
      spacing: attributes.points("spacing", default: 0),
      rowSpacing: attributes.points("rowSpacing", default: 0))
  }

  /// The height is left to the children.
  public var inputs: LayoutInputs { .maximumWidth }

  /// Puts the children under the shortest columns.
  public func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> Size {
    guard !children.isEmpty else { return Size(width: range.max.width) }
    let grid = ColumnGrid(self, &children, upTo: range.max.width)
    let between = ColumnGrid.sane(rowSpacing)
    let height = withUnsafeTemporaryAllocation(of: Float.self, capacity: grid.columns) { bottoms in
      bottoms.initialize(repeating: 0)
      for child in children.indices {
        let span = grid.span(of: children.item(of: child))
        let (column, top) = Self.shortest(bottoms, span)
        let width = grid.width(from: column, span)
        let size = children.measure(
          child, in: .width(width), parent: Size(width: width, height: .infinity))
        children.place(child, at: Point(x: grid.start(of: column), y: top))
        for covered in column..<column + span { bottoms[covered] = top + size.height + between }
      }
      return bottoms.max() ?? 0
    }
    return Size(width: grid.length, height: height - between)
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

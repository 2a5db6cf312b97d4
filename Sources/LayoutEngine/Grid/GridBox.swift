/// An item of a grid.
struct GridBox: Sendable {
  let node: Int32
  /// The index of the item's box style in the solver's memory.
  let style: Int32
  var column = GridSpan.auto
  var row = GridSpan.auto
  var justify = GridAlignment.stretch
  var align = GridAlignment.stretch
  var spansFlexible = false
  /// Whether the item's width may change with the height of its area.
  var dependsOnHeight = false
  /// Whether the item takes exactly its area: it sets nothing, and is no grid and no CSS flexbox.
  var fillsArea = false
  /// Whether the item's size is the same for any height of its area.
  var ignoresHeight = false
  /// Whether the item is a subgrid on an axis, so that its own items size the tracks there.
  var sharesColumns = false
  var sharesRows = false
  /// Additional lengths around an item of a subgrid, in the tracks of the outer grid.
  ///
  /// They are the margins, borders and paddings of the subgrids around the item, or half the
  /// difference of the gaps.
  var before: Float = 0
  var after: Float = 0

  // The item's outer sizes, that is, with margins; NaN until measured.
  var minContent = Float.nan
  var maxContent = Float.nan
  var minimumWidth = Float.nan
  /// The outer height by content, at the width of the area.
  var content = Float.nan
  var minimumHeight = Float.nan

  /// The item's size at the width of its area, if the height of the area has no effect on it.
  var usedWidth = Float.nan
  var usedHeight = Float.nan

  var areaWidth: Float = 0
  /// The height of the area; NaN before the rows are sized.
  var areaHeight = Float.nan
  /// The distance from the upper edge of the item's margin to its baseline.
  var baseline: Float = 0
  /// The offset that aligns the item's baseline with those of its row.
  var shim: Float = 0

  init(_ node: Int32, style: Int32) {
    self.node = node
    self.style = style
  }

  /// The tracks that the item spans on both axes.
  var area: GridArea {
    @inline(__always) get { GridArea(column: column, row: row) }
    @inline(__always) set { (column, row) = (newValue.column, newValue.row) }
  }

  @inline(__always)
  func span(_ axis: Axis) -> GridSpan { axis == .row ? column : row }

  /// Whether the item is a subgrid on an axis.
  @inline(__always)
  func shares(_ axis: Axis) -> Bool { axis == .row ? sharesColumns : sharesRows }

  /// Moves the item to other tracks of an axis.
  mutating func set(_ axis: Axis, _ span: GridSpan) {
    if axis == .row { column = span } else { row = span }
  }

  mutating func forgetWidths() {
    minContent = .nan
    maxContent = .nan
    minimumWidth = .nan
  }

  mutating func forgetHeights() {
    content = .nan
    minimumHeight = .nan
    usedWidth = .nan
  }

  /// Returns the height of the item's border box in an area, or NaN if it follows from the content.
  func height(
    in area: Float, _ style: Borrowed<BoxStyle>, _ frame: UsedEdges, _ margin: UsedEdges
  ) -> Float {
    var height = style.pointee.height(of: area, frame)
    if height.isNaN && align == .stretch && style.pointee.flags.isDisjoint(with: .autoVertical) {
      height = Swift.max(area - margin.vertical, frame.vertical)
    }
    guard !height.isNaN, !area.isNaN || !style.pointee.percents.contains(.height) else {
      return .nan
    }
    let least = style.pointee.minHeight(of: area, frame)
    return Swift.max(
      // Equivalent, `…, least.isNaN ? 0 : least` as `least.isNaN ? 0 : least, …`: the maximum does
      // not depend on the order.
      Swift.min(height, style.pointee.maxHeight(of: area, frame)), least.isNaN ? 0 : least)
  }
}

/// An item of a grid.
struct GridBox: Sendable {
  let node: Int32
  /// Where in the solver's memory stands what it says of its box.
  let style: Int32
  var column = GridSpan.auto
  var row = GridSpan.auto
  var justify = GridAlignment.stretch
  var align = GridAlignment.stretch
  var spansFlexible = false
  /// Whether its width may change with the height of its area.
  var dependsOnHeight = false
  /// Whether it says nothing and is no container, so that it is its area.
  var fillsArea = false
  /// Whether its size is the same whatever the height of its area.
  var ignoresHeight = false
  /// On which axes it is a subgrid, whose items size the tracks in its place.
  var sharesColumns = false
  var sharesRows = false
  /// What lies around it in the tracks of the grid that it helps to size: edges of the subgrids that it
  /// stands in, and what their gaps differ by.
  var before: Float = 0
  var after: Float = 0

  // What it takes with its margins, no numbers where that was not asked for yet.
  var minContent = Float.nan
  var maxContent = Float.nan
  var minimumWidth = Float.nan
  /// By its content, at the width of its area.
  var content = Float.nan
  var minimumHeight = Float.nan

  /// Its size at the width of its area where the height of that is of no account to it.
  var usedWidth = Float.nan
  var usedHeight = Float.nan

  var areaWidth: Float = 0
  /// No number before the rows were sized.
  var areaHeight = Float.nan
  /// From the upper edge of its margin to its baseline.
  var baseline: Float = 0
  /// What brings its baseline to those of its row.
  var shim: Float = 0

  init(_ node: Int32, style: Int32) {
    self.node = node
    self.style = style
  }

  /// The tracks that it spans on both axes.
  var area: GridArea {
    @inline(__always) get { GridArea(column: column, row: row) }
    @inline(__always) set { (column, row) = (newValue.column, newValue.row) }
  }

  @inline(__always)
  func span(_ axis: Axis) -> GridSpan { axis == .row ? column : row }

  /// Whether it is a subgrid on an axis.
  @inline(__always)
  func shares(_ axis: Axis) -> Bool { axis == .row ? sharesColumns : sharesRows }

  /// Makes it lie on other tracks.
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

  /// The height of its border box in an area, where it does not follow from its content.
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
      Swift.min(height, style.pointee.maxHeight(of: area, frame)), least.isNaN ? 0 : least)
  }
}

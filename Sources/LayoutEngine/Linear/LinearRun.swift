/// A linear layout while it is measured or laid out.
struct LinearRun {
  let spec: LinearSpec
  let isRow: Bool
  let margin: CellEdges
  /// What separators and spaces take along the layout.
  let gaps: Float
  /// Along the layout, without margin and gaps.
  var main: CellRoom
  /// Across the layout, without the margin.
  let cross: CellRoom
  /// Whether the layout is as long as its content, so that there is nothing to share out.
  var isWrapped = false
  var validity = Validity()

  init(_ spec: LinearSpec, _ margin: CellEdges, gaps: Float, _ offer: Offer) {
    self.spec = spec
    self.margin = margin
    self.gaps = gaps
    isRow = spec.orientation == .horizontal
    main = CellRoom(
      isRow ? offer.width : offer.height, taken: margin.sum(isHorizontal: isRow) + gaps)
    cross = CellRoom(
      isRow ? offer.height : offer.width, taken: margin.sum(isHorizontal: !isRow))
  }

  @inline(__always)
  var mainValidity: AxisValidity {
    get { isRow ? validity.width : validity.height }
    set { if isRow { validity.width = newValue } else { validity.height = newValue } }
  }

  @inline(__always)
  var crossValidity: AxisValidity {
    get { isRow ? validity.height : validity.width }
    set { if isRow { validity.height = newValue } else { validity.width = newValue } }
  }

  var widthRoom: CellRoom { isRow ? main : cross }
  var heightRoom: CellRoom { isRow ? cross : main }

  /// The part of a size that lies along the layout.
  @inline(__always)
  func main(of size: Size) -> Float { isRow ? size.width : size.height }

  /// The part of a size that lies across the layout.
  @inline(__always)
  func cross(of size: Size) -> Float { isRow ? size.height : size.width }
}

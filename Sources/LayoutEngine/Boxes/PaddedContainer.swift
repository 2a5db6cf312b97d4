/// The layout of a container with padding: its contents are placed as in an inset, and its frame
/// includes the padding.
enum PaddedContainer {
  /// Measures the contents of a node inside its padding, and places the children in a layout.
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let space = solver.padding(of: node)
    let horizontal = AxisInsets(before: space.left, after: space.right)
    let vertical = AxisInsets(before: space.top, after: space.bottom)
    let inner = Constraints(
      width: horizontal.inside(constraints.width), height: vertical.inside(constraints.height))
    let content = solver.measureContent(node, inner, isPlacing)
    if isPlacing, solver.nodes[Int(node)].kind == .scroll {
      padContentSize(of: node, by: space, &solver)
    }
    var validity = Validity()
    let width = horizontal.outside(
      solver.rounded(content.size.width), content.validity.width, constraints.width, &validity.width
    )
    let height = vertical.outside(
      solver.rounded(content.size.height), content.validity.height, constraints.height,
      &validity.height)
    var measure = Measure(width, height, validity)
    if content.ascender != 0 { measure.ascender = content.ascender + space.top }
    if content.descender != 0 { measure.descender = content.descender - space.bottom }
    return measure
  }

  /// Adds the padding to the size of the scrolled content (`UIScrollView.contentInset`).
  private static func padContentSize(of node: Int32, by space: UsedEdges, _ solver: inout Solver) {
    guard solver.nodes[Int(node)].firstChild >= 0 else { return }
    let spec = Int(solver.nodes[Int(node)].spec)
    solver.contentSizes[spec].width += space.left + space.right
    solver.contentSizes[spec].height += space.top + space.bottom
  }
}

extension AxisInsets {
  fileprivate init(before: Float, after: Float) {
    self.init(.points(before), .points(after), parent: 0, safeBefore: 0, safeAfter: 0)
  }
}

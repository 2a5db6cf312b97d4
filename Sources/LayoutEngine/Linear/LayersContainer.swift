/// The layout of children on top of one another, each in the whole content area (MKLayoutLibrary).
enum LayersContainer {
  /// Measures layers, and places them in a layout.
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    if !isPlacing, constraints.isExact { return .exact(constraints) }
    let spec = solver.pools.pointee.layers[Int(solver.nodes[Int(node)].spec)]
    let isRightToLeft = solver.isRightToLeft(in: node)
    let margin = CellEdges(spec.margin, isRightToLeft: isRightToLeft)
    let width = CellRoom(constraints.width, taken: margin.sum(.row))
    let height = CellRoom(constraints.height, taken: margin.sum(.column))
    var validity = Validity()
    let content = cover(node, width, height, &validity, &solver)
    let size = LayoutSize(
      width: validity.width.settle(content.width, width, solver.pixels),
      height: validity.height.settle(content.height, height, solver.pixels))
    if isPlacing && solver.deferredMeasurements.isEmpty {
      let outer = solver.rect(of: node, size)
      let box = CellRect(
        left: Double(margin.start), top: Double(margin.top),
        right: outer.right - outer.left - Double(margin.end),
        bottom: outer.bottom - outer.top - Double(margin.bottom))
      var children = solver.cells(of: node)
      while let child = children.next() {
        solver.placeCell(
          child, in: box, of: outer, gravity: [],
          parents: LayoutSize(width: width.parent, height: height.parent),
          isRightToLeft: isRightToLeft)
      }
    }
    return Measure(size.width, size.height, validity)
  }

  /// Measures the children whose size depends on their content, and returns the size that covers
  /// all children.
  private static func cover(
    _ node: Int32, _ width: CellRoom, _ height: CellRoom, _ validity: inout Validity,
    _ solver: inout Solver
  ) -> LayoutSize {
    var size = LayoutSize.zero
    let isRightToLeft = solver.isRightToLeft(in: node)
    var children = solver.cells(of: node)
    while let child = children.next() {
      let cell = child.cell
      let padding = solver.padding(of: cell, isRightToLeft: isRightToLeft)
      child.state.pointee.isMeasured = false
      let constraints = cell.constraints(in: width, height)
      var content = LayoutSize.zero
      if constraints.isOpen {
        let answer = solver.measureCell(child, padding, constraints, in: width, height)
        content = answer.size
        let widthSum = padding.sum(.row)
        let heightSum = padding.sum(.column)
        if constraints.width.decided == nil {
          validity.width.meet(
            answer.validity.width, width, less: width.taken + widthSum,
            upTo: cell.width.greatest - widthSum, content: content.width)
        }
        if constraints.height.decided == nil {
          validity.height.meet(
            answer.validity.height, height, less: height.taken + heightSum,
            upTo: cell.height.greatest - heightSum, content: content.height)
        }
      }
      let outer = LayoutSize(
        width: cell.width.fixed
          ?? cell.width.outer(
            content.width, padding.sum(.row), upTo: width.most),
        height: cell.height.fixed
          ?? cell.height.outer(
            content.height, padding.sum(.column), upTo: height.most))
      if outer.width > size.width { size.width = outer.width }
      if outer.height > size.height { size.height = outer.height }
    }
    return size
  }
}

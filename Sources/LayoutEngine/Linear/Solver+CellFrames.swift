// From the places of the linear family's children to frames, by edges on pixels.
extension Solver {
  /// The rectangle of a layout in the coordinates of the outermost one of the family around it;
  /// `size` is its own, where it is the outermost itself.
  func rect(of node: Int32, _ size: Size) -> CellRect {
    if isInCell(node) { return cells[cellIndex(of: node)].rect }
    let origin = nodes[Int(node)].isFlexItem ? contentOrigin(of: node) : .zero
    return CellRect(
      left: Double(origin.x), top: Double(origin.y),
      right: Double(origin.x) + Double(size.width), bottom: Double(origin.y) + Double(size.height))
  }

  /// Gives the children of a layout of the family their places and writes their frames.
  mutating func layOutCells(_ node: Int32) {
    noteLaid(node, origin(of: Int(node)))
    if isInCell(node) { cells[cellIndex(of: node)].laidRect = cells[cellIndex(of: node)].rect }
    let offer = states[Int(node)].offer
    var size = Size.zero
    repeat {
      answerQuestions(after: 0)
      visits &+= 1
      size = answer(node, offer, isPlacing: true).size
    } while !questions.isEmpty
    let grid = CellGrid(scale: environment.scale)
    if node == 0 { frames[0] = documentFrame(size, offer) }
    let outer = isInCell(node) ? cells[cellIndex(of: node)].rect : CellRect()
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      if states[Int(child)].pass == pass {
        frames[Int(child)] = grid.frame(cells[cellIndex(of: child)].rect, in: outer)
      }
      child = nodes[Int(child)].nextSibling
    }
  }

  /// The frame of a layout of the family that is the document, and was measured to be so large.
  func documentFrame(_ size: Size, _ offer: Offer) -> Frame {
    let size = Size(
      width: offer.width.isExact ? offer.width.low : size.width,
      height: offer.height.isExact ? offer.height.low : size.height)
    return CellGrid(scale: environment.scale).frame(rect(of: 0, size), in: CellRect())
  }
}

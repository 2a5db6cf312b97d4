// What the three layouts of the linear family do alike with a child.
extension Solver {
  @inline(__always)
  func cell(of child: Int32) -> LinearCell {
    pools.pointee.cells[Int(nodes[Int(child)].placement)]
  }

  @inline(__always)
  func cellIndex(of child: Int32) -> Int { Int(nodes[Int(child)].placement) }

  /// Whether the parent is of the linear family, so that the node has a cell.
  @inline(__always)
  func isInCell(_ node: Int32) -> Bool {
    let parent = nodes[Int(node)].parent
    return parent >= 0 && nodes[Int(parent)].kind.isLinearFamily
  }

  /// The padding of a child.
  @inline(__always)
  func padding(of cell: LinearCell) -> CellEdges {
    CellEdges(cell.padding, isRightToLeft: isRightToLeft)
  }

  /// Measures what is in a cell and takes note of it.
  mutating func measureCell(
    _ child: Int32, _ padding: CellEdges, width: CellOffer, height: CellOffer,
    _ widthRoom: CellRoom, _ heightRoom: CellRoom,
  ) -> Measure {
    let offer = Offer(
      width: width.inside(padding.sum(isHorizontal: true), parent: widthRoom.parent),
      height: height.inside(padding.sum(isHorizontal: false), parent: heightRoom.parent))
    let answer = measure(child, offer)
    let index = cellIndex(of: child)
    cells[index].offer = offer
    cells[index].content = answer.size
    cells[index].isMeasured = true
    return answer
  }

  /// Places a child in its box: size, padding, gravity, offset, in this order (MKLayoutLibrary).
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - box: Its box, from the start edge and the top of `outer`.
  ///   - outer: The layout's rectangle.
  ///   - gravity: Where the child stands on an axis that it says nothing of.
  ///   - parents: What percents in the child are of.
  mutating func placeCell(
    _ child: Int32, in box: CellRect, of outer: CellRect, gravity: Gravity, parents: Size
  ) {
    let cell = cell(of: child)
    let index = cellIndex(of: child)
    let padding = padding(of: cell)
    let state = cells[index]
    let own = cell.gravity
    let (left, right) = span(
      (box.left, box.right), cell.width, (padding.start, padding.end), state.content.width,
      own.share(isHorizontal: true, isRightToLeft: isRightToLeft)
        ?? gravity.share(isHorizontal: true, isRightToLeft: isRightToLeft))
    let (top, bottom) = span(
      (box.top, box.bottom), cell.height, (padding.top, padding.bottom), state.content.height,
      own.share(isHorizontal: false, isRightToLeft: false)
        ?? gravity.share(isHorizontal: false, isRightToLeft: false))
    let (x, y) = (Double(cell.offset.x), Double(cell.offset.y))
    cells[index].rect = CellRect(
      left: isRightToLeft ? outer.right - (right + x) : outer.left + left + x,
      top: outer.top + top + y,
      right: isRightToLeft ? outer.right - (left + x) : outer.left + right + x,
      bottom: outer.top + bottom + y)
    let size = Size(
      width: Float(right - left).held(to: Limits.length),
      height: Float(bottom - top).held(to: Limits.length))
    var offer = state.offer
    if !state.isMeasured || !offer.width.yields(size.width, state.content.width)
      || !offer.height.yields(size.height, state.content.height)
    {
      offer = Offer(
        width: AxisOffer(exactly: size.width, parent: parents.width),
        height: AxisOffer(exactly: size.height, parent: parents.height))
    }
    place(child, at: .zero, offer, Measure(size.width, size.height))
  }

  /// Where a child begins and ends on one axis of its box.
  private func span(
    _ box: (start: Double, end: Double), _ length: CellLength,
    _ padding: (before: Float, after: Float), _ content: Float, _ share: Double?,
  ) -> (start: Double, end: Double) {
    let room = box.end - box.start
    let before = Double(padding.before)
    let after = Double(padding.after)
    var outer = room
    switch length.length {
    case .match:
      if Float(room) != length.clamped(Float(room)) { outer = Double(length.clamped(Float(room))) }
    case .wrap:
      outer = Double(length.outer(content, padding.before + padding.after, upTo: Float(room)))
    case .points(let points): outer = Double(length.clamped(points))
    }
    let start = box.start + before
    guard outer != room else {
      let end = box.end - after
      return (start, end > start ? end : start)
    }
    let inner = outer - before - after > 0 ? outer - before - after : 0
    let moved = start + (share.map { (room - before - after - inner) * $0 } ?? 0)
    return (moved, moved + inner)
  }
}

extension AxisOffer {
  /// Whether a content that was measured in this offer has the length it is given.
  @inline(__always)
  fileprivate func yields(_ length: Float, _ content: Float) -> Bool {
    isExact ? length == low : length == content
  }
}

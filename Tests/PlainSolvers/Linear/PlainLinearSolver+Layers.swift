// Overlapping elements (MKLayoutLibrary).

extension PlainLinearSolver {
  /// Lays out each element in the whole layout within its margin.
  func layers(_ edges: LinearNode.Edges, _ children: [LinearNode], in room: PlainRoom) -> Solved {
    let margin = insets(edges)
    var solved = Solved()
    var content = PlainPair()
    var cells = PlainAxis.allCases.map { axis in
      let inner = room[axis].inset(by: margin.sum(axis))
      return PlainCell(length: inner.isExact ? inner.least : nil, available: inner.most)
    }
    func itemRoom(_ item: LinearNode) -> PlainRoom {
      PlainRoom(width: span(item, .width, in: cells[0]), height: span(item, .height, in: cells[1]))
    }
    // Matching items wrap first, and are then as long as the longest item.
    let sizes = children.map { itemSize($0, in: itemRoom($0)) }
    for (index, axis) in PlainAxis.allCases.enumerated() where !room[axis].isExact {
      let longest = zip(children, sizes).reduce(0) { $1.0.isGone ? $0 : max($0, $1.1[axis]) }
      solved.size[axis] = length(of: longest + margin.sum(axis), in: room[axis])
      cells[index].length = solved.size[axis] - margin.sum(axis)
      cells[index].isSettled = true
    }
    for axis in PlainAxis.allCases {
      if room[axis].isExact { solved.size[axis] = room[axis].least }
      content[axis] = solved.size[axis] - margin.sum(axis)
    }
    let cell = PlainRect(origin: margin.before, size: content)
    solved.children = zip(children, sizes).map { child, size in
      child.isGone ? nil : place(child, in: cell, room: settled(itemRoom(child), at: size))
    }
    return solved
  }
}

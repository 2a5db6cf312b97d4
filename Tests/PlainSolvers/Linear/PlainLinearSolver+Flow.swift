// Lines that break before an item that does not fit (MKLayoutLibrary).

extension PlainLinearSolver {
  /// Lays out elements in lines.
  ///
  /// A line is as deep as its deepest element.
  func flow(_ spec: LinearNode.Flow, _ children: [LinearNode], in room: PlainRoom) -> Solved {
    let axis: PlainAxis = spec.isVertical ? .height : .width
    let margin = insets(spec.margin)
    let inner = PlainRoom(
      width: room.width.inset(by: margin.sum(.width)),
      height: room.height.inset(by: margin.sum(.height)))
    // An item has its own length, that of the whole content, or that of its own content.
    func itemRoom(_ item: LinearNode, size: PlainPair? = nil, depth: Double? = nil) -> PlainRoom {
      func cell(_ axis: PlainAxis) -> PlainCell {
        PlainCell(
          length: inner[axis].isExact ? inner[axis].least : nil, available: inner[axis].most)
      }
      var room = PlainRoom(
        width: span(item, .width, in: cell(.width)), height: span(item, .height, in: cell(.height)))
      if let size, let depth {
        var line = cell(axis.other)
        line.isSettled = line.length == nil
        line.length = depth
        room[axis.other] = span(item, axis.other, in: line)
        return settled(room, at: size)
      }
      return room
    }
    // The library finds breaks and depths in two passes that disagree. Here it is one pass.
    var lines: [Line] = []
    for index in children.indices where !children[index].isGone {
      let size = itemSize(children[index], in: itemRoom(children[index]))
      if let line = lines.last,
        line.length + Double(spec.spacing) + size[axis] <= inner[axis].most + 1e-6
      {
        lines[lines.count - 1].add(index, size, axis, spacing: Double(spec.spacing))
      } else {
        lines.append(Line())
        lines[lines.count - 1].add(index, size, axis, spacing: 0)
      }
    }
    var solved = Solved()
    solved.children = children.map { _ in nil }
    var start = 0.0
    for (number, line) in lines.enumerated() {
      if number > 0 { start += Double(spec.lineSpacing) }
      for item in line.items {
        var cell = PlainRect(origin: margin.before)
        cell.origin[axis] += item.start
        cell.origin[axis.other] += start
        cell.size[axis] = item.size[axis]
        cell.size[axis.other] = line.depth
        let child = children[item.index]
        solved.children[item.index] = place(
          child, in: cell, room: itemRoom(child, size: item.size, depth: line.depth))
      }
      start += line.depth
    }
    let longest = lines.reduce(0) { max($0, $1.length) }
    solved.size[axis] = length(of: longest + margin.sum(axis), in: room[axis])
    solved.size[axis.other] = length(of: start + margin.sum(axis.other), in: room[axis.other])
    return solved
  }
}

/// The items of one line.
private struct Line {
  var items: [(index: Int, start: Double, size: PlainPair)] = []
  var length = 0.0
  var depth = 0.0

  mutating func add(_ index: Int, _ size: PlainPair, _ axis: PlainAxis, spacing: Double) {
    items.append((index, length + spacing, size))
    length += spacing + size[axis]
    depth = max(depth, size[axis.other])
  }
}

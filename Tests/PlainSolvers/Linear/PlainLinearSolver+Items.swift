import LayoutEngine

// The rules for items that all layouts of the family share (MKLayoutLibrary).

/// The length of a cell on one axis, as far as it is known.
struct PlainCell {
  /// The length, which matching items take.
  ///
  /// `nil` while it depends on the content.
  var length: Double?
  /// The maximum length of a wrapping item.
  var available: Double
  /// Whether the length follows from the content.
  var isSettled = false

  /// Returns a cell with a length.
  static func definite(_ length: Double) -> PlainCell {
    PlainCell(length: length, available: length)
  }
}

extension PlainLinearSolver {
  /// Returns the range of an item's length with its padding: its own, its cell's, or its content's.
  func span(_ node: LinearNode, _ axis: PlainAxis, in cell: PlainCell) -> PlainSpan {
    let limits = node.limits(axis)
    var wrap = PlainSpan(limits.least, min(limits.most, max(0, cell.available)))
    switch (node.length(axis), cell.length) {
    case (.points(let length), _): return .exact(limits.clamped(Double(length)))
    case (.match, let length?):
      let length = limits.clamped(max(0, length))
      guard cell.isSettled else { return .exact(length) }
      wrap.settled = length
      return wrap
    case (.match, nil), (.wrap, _): return wrap
    }
  }

  /// Lays out an item in the constraints that include its padding.
  func solveItem(_ node: LinearNode, in room: PlainRoom) -> Solved {
    let padding = insets(node.item.padding)
    return solve(
      node,
      in: PlainRoom(
        width: room.width.inset(by: padding.sum(.width)),
        height: room.height.inset(by: padding.sum(.height))))
  }

  /// Returns the size of an item with its padding.
  ///
  /// A wrapping length is measured from 0 to the available length, and then clamped to its limits.
  func itemSize(_ node: LinearNode, in room: PlainRoom) -> PlainPair {
    var open = room
    for axis in PlainAxis.allCases where !room[axis].isExact {
      open[axis].least = 0
      open[axis].settled = nil
    }
    let solved = solveItem(node, in: open)
    let padding = insets(node.item.padding)
    var size = PlainPair()
    for axis in PlainAxis.allCases {
      size[axis] =
        room[axis].isExact
        ? room[axis].least : room[axis].clamped(solved.size[axis] + padding.sum(axis))
    }
    return size
  }

  /// Returns the constraints of a measured item, in which its wrapped lengths are settled.
  func settled(_ room: PlainRoom, at size: PlainPair) -> PlainRoom {
    var room = room
    for axis in PlainAxis.allCases where !room[axis].isExact {
      room[axis].settled = room[axis].settled ?? size[axis]
      room[axis].least = 0
    }
    return room
  }

  /// Returns the length of an item in its cell with its padding.
  ///
  /// A wrapping item is at most as long as the cell.
  private func borderLength(
    _ node: LinearNode, _ axis: PlainAxis, _ content: Double, _ span: PlainSpan, _ cell: Double
  ) -> Double {
    guard !span.isExact else { return span.least }
    guard node.length(axis) == .wrap else { return span.settled ?? span.clamped(content) }
    return node.limits(axis).clamped(min(cell, content))
  }

  /// Places an item in its cell: size, then padding, gravity and offset.
  func place(
    _ node: LinearNode, in cell: PlainRect, room: PlainRoom, gravity fallback: Gravity = []
  ) -> Placed {
    let solved = solveItem(node, in: room)
    let padding = insets(node.item.padding)
    let offset = PlainPair(width: Double(node.item.offset.x), height: Double(node.item.offset.y))
    var origin = PlainPair()
    for axis in PlainAxis.allCases {
      let share = share(node.item.gravity, axis) ?? share(fallback, axis) ?? 0
      let around = padding.sum(axis)
      let size = borderLength(node, axis, solved.size[axis] + around, room[axis], cell.size[axis])
      // Both the cell and the item are reduced by the padding. A length is never negative.
      let isFull = abs(size - cell.size[axis]) < 1e-6
      let free = isFull ? 0 : cell.size[axis] - max(size, around)
      origin[axis] =
        cell.origin[axis] + padding.before[axis] + share * free + offset[axis]
    }
    return Placed(origin: origin, solved: solved)
  }
}

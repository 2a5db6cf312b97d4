// Frames as in the engine's tree: relative to the parent, with edges on whole pixels.

/// The frame of an element, and those of its separators.
struct PlainFrame {
  var rect = PlainEdges()
  var separators: [PlainEdges] = []
}

/// Two edges on each axis, in points, before or after rounding to pixels.
struct PlainEdges {
  /// Left and top, relative to the outermost element.
  var low = PlainPair()
  /// Right and bottom, relative to the outermost element.
  var high = PlainPair()
  /// The top left of the parent, which frames are relative to.
  var parent = PlainPair()
}

extension PlainLinearSolver {
  /// Returns the frames of all elements in document order, with `nil` for elements whose visibility
  /// is `gone`.
  func frames(_ node: LinearNode, in room: PlainRoom) -> [PlainFrame?] {
    var frames: [PlainFrame?] = []
    guard !node.isGone else { return Array(repeating: nil, count: node.count) }
    let solved = solve(node, in: room)
    collect(node, solved, PlainEdges(high: solved.size), into: &frames)
    return frames
  }

  /// Adds the frames of an element and its descendants.
  private func collect(
    _ node: LinearNode, _ solved: Solved, _ edges: PlainEdges, into frames: inout [PlainFrame?]
  ) {
    frames.append(
      PlainFrame(
        rect: edges, separators: solved.separators.map { turned($0.origin, $0.size, in: edges) }))
    for (child, placed) in zip(node.children, solved.children) {
      if let placed {
        collect(
          child, placed.solved, turned(placed.origin, placed.solved.size, in: edges),
          into: &frames)
      } else {
        frames += Array(repeating: nil, count: child.count)
      }
    }
  }

  /// Converts coordinates that count from the start edge of a parent to those of the outermost
  /// element.
  private func turned(_ origin: PlainPair, _ size: PlainPair, in parent: PlainEdges) -> PlainEdges {
    var low = PlainPair(width: parent.low.width + origin.width, height: 0)
    if isRightToLeft { low.width = parent.high.width - origin.width - size.width }
    low.height = parent.low.height + origin.height
    return PlainEdges(
      low: low, high: PlainPair(width: low.width + size.width, height: low.height + size.height),
      parent: parent.low)
  }
}

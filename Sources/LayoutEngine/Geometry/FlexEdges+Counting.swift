// What counts on an edge of all that is said.
extension FlexEdges {
  /// What is said of the left edge.
  func left(_ direction: WritingDirection) -> LayoutDimension? {
    (direction == .ltr ? start : end) ?? left ?? horizontal ?? units.dimension(1, allAmounts[1])
  }

  /// What is said of the right edge.
  func right(_ direction: WritingDirection) -> LayoutDimension? {
    (direction == .ltr ? end : start) ?? right ?? horizontal ?? units.dimension(3, allAmounts[3])
  }

  /// What is said of the upper edge.
  var upper: LayoutDimension? { top ?? vertical ?? units.dimension(0, allAmounts[0]) }

  /// What is said of the lower edge.
  var lower: LayoutDimension? { bottom ?? vertical ?? units.dimension(2, allAmounts[2]) }

  /// The room that edges take, in points, from 0 to the longest length there is; percentages are taken of
  /// `whole`, and `auto` is 0.
  func space(_ direction: WritingDirection, of whole: Float) -> Edges {
    func points(_ length: LayoutDimension?) -> Float {
      let points: Float =
        switch length {
        case .points(let points): points
        case .percent(let percent): percent / 100 * whole
        case .auto, nil: 0
        }
      return points.heldPositive(to: Limits.length)
    }
    return Edges(
      top: points(upper), left: points(left(direction)), bottom: points(lower),
      right: points(right(direction)))
  }

  /// Whether all that is said is points.
  @inline(__always)
  var isPoints: Bool { units.bits & 0xAA_AAAA == 0 }

  /// Whether anything is said of the edge at which a line starts or ends.
  @inline(__always)
  var saysStartOrEnd: Bool { units.says(8) || units.says(9) }

  /// What counts on each edge where all that is said is points; 0 where nothing is.
  @inline(__always)
  func points(_ direction: WritingDirection) -> Edges {
    // The amount of what is not said is 0.
    let (left, right): (UInt32, UInt32) = direction == .ltr ? (8, 9) : (9, 8)
    let (start, end) =
      direction == .ltr ? (otherAmounts[0], otherAmounts[1]) : (otherAmounts[1], otherAmounts[0])
    return Edges(
      top: units.says(4)
        ? namedAmounts[0] : units.says(11) ? otherAmounts[3] : allAmounts[0],
      left: units.says(left)
        ? start
        : units.says(5) ? namedAmounts[1] : units.says(10) ? otherAmounts[2] : allAmounts[1],
      bottom: units.says(6)
        ? namedAmounts[2] : units.says(11) ? otherAmounts[3] : allAmounts[2],
      right: units.says(right)
        ? end
        : units.says(7) ? namedAmounts[3] : units.says(10) ? otherAmounts[2] : allAmounts[3])
  }

  /// These edges, and `other` where they say nothing.
  func over(_ other: FlexEdges) -> FlexEdges {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return FlexEdges(
      all: all ?? other.all, top: top ?? other.top, left: left ?? other.left,
      bottom: bottom ?? other.bottom, right: right ?? other.right, start: start ?? other.start,
      end: end ?? other.end, horizontal: horizontal ?? other.horizontal,
      vertical: vertical ?? other.vertical)
  }
}

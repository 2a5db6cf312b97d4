/// Points on the edges of a cell or a layout; start and end follow the direction.
struct CellEdges {
  var start: Float
  var top: Float
  var end: Float
  var bottom: Float

  init(_ edges: FlexEdges, isRightToLeft: Bool) {
    if edges == .none {
      (start, top, end, bottom) = (0, 0, 0, 0)
      return
    }
    let direction: LayoutDirection = isRightToLeft ? .rtl : .ltr
    let left = Self.points(edges.left(direction))
    let right = Self.points(edges.right(direction))
    start = isRightToLeft ? right : left
    end = isRightToLeft ? left : right
    top = Self.points(edges.upper)
    bottom = Self.points(edges.lower)
  }

  private static func points(_ edge: Dimension?) -> Float {
    if case .points(let points) = edge { return points.heldPositive(to: Limits.length) }
    return 0
  }

  @inline(__always)
  func before(isHorizontal: Bool) -> Float { isHorizontal ? start : top }

  @inline(__always)
  func sum(isHorizontal: Bool) -> Float { isHorizontal ? start + end : top + bottom }
}

/// One axis of a `scroll`, and the offsets along it at which scrolling comes to rest.
///
/// Offsets are in points from where the content starts to where the visible part starts: from the
/// right in a row from right to left.
struct ScrollAxis {
  /// The length of the visible part, in points.
  let shown: Float
  /// The length of the content with its padding, in points.
  let content: Float
  /// The padding at the start of the content and at its end, in points.
  let padding: (start: Float, end: Float)
  /// Whether the content starts at the right.
  let isReversed: Bool

  /// The greatest offset, in points.
  var end: Float { max(0, content - shown) }

  /// Returns the offset of a position from the left or the top, clamped to what can be scrolled;
  /// `NaN` is where the content starts.
  func offset(at position: Float) -> Float {
    guard !position.isNaN else { return 0 }
    let position = min(max(position, 0), end)
    return isReversed ? end - position : position
  }

  /// Returns the position from the left or the top that has an offset.
  func position(at offset: Float) -> Float { isReversed ? end - offset : offset }

  /// Returns the position from the left or the top at which scrolling comes to rest.
  func rest(
    near proposed: Float, from released: Float?, _ spec: ScrollSpec, scrolls: Bool,
    children: some Sequence<(start: Float, end: Float)>
  ) -> Float {
    let proposed = offset(at: proposed)
    let released = released.map { offset(at: $0) } ?? proposed
    guard scrolls else { return position(at: proposed) }
    if spec.paging { return position(at: page(near: proposed, from: released)) }
    return switch spec.snap {
    case .none: position(at: proposed)
    case .start: position(at: snap(near: proposed, from: released, children: children))
    }
  }

  /// Returns the page at which a swipe ends: the one nearest to where it would end otherwise, but
  /// at most one page from where it was released, and on that side of it.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the swipe would end, in points.
  ///   - released: The offset at which it was released, in points.
  /// - Returns: The offset; of two that are as near, the one nearer to the start.
  func page(near proposed: Float, from released: Float) -> Float {
    // Nothing is seen of the content, so that it has no pages.
    guard shown > 0 else { return proposed }
    // A page that starts less than a point before the end is the end.
    let last = max(1, ((end - Side.tolerance) / shown).rounded(.down) + 1)
    func start(of page: Float) -> Float { page < last ? page * shown : end }
    let before = min((released / shown).rounded(.down), last)
    let behind = min(before + 1, last)
    let side = Side(from: released, to: proposed)
    let here = [before, behind].first { abs(start(of: $0) - released) < Side.tolerance }
    let pages: [Float] =
      switch (side, here) {
      case (.forward, let here?): [here, min(here + 1, last)]
      case (.backward, let here?): [max(here - 1, 0), here]
      case (.none, let here?): [max(here - 1, 0), here, min(here + 1, last)]
      case (.forward, nil): [behind]
      case (.backward, nil): [before]
      case (.none, nil): [before, behind]
      }
    return pages.lazy.map(start(of:)).min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
  }

  /// Returns the offset at which a swipe ends: of those where the content starts or ends, or one of
  /// its children starts at the edge, the nearest to where it would end otherwise, on that side of
  /// where it was released.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the swipe would end, in points.
  ///   - released: The offset at which it was released, in points.
  ///   - children: The starts and the ends of the children, in points from the left or the top of
  ///     the content.
  /// - Returns: The offset; of two that are as near, the one nearer to the start.
  func snap(
    near proposed: Float, from released: Float, children: some Sequence<(start: Float, end: Float)>
  ) -> Float {
    let side = Side(from: released, to: proposed)
    let least = side == .forward ? released - Side.tolerance : 0
    let most = side == .backward ? released + Side.tolerance : end
    var rest = least <= 0 ? 0 : end
    func consider(_ first: Float, _ last: Float) {
      let (first, last) = (max(first, 0, least), min(last, end, most))
      guard first <= last else { return }
      let other = min(max(proposed, first), last)
      let (nearest, distance) = (abs(rest - proposed), abs(other - proposed))
      if distance < nearest || distance == nearest && other < rest { rest = other }
    }
    consider(end, end)
    for child in children {
      let start = (isReversed ? content - child.end : child.start) - padding.start
      // Where the child ends at the end of the room inside the padding, if it is longer.
      let last = start + (child.end - child.start) - (shown - padding.start - padding.end)
      consider(min(start, end), min(max(start, last, 0), end))
    }
    return rest
  }

  /// The side of the offset of release on which a swipe ends.
  private enum Side {
    case backward
    case none
    case forward

    /// The distance in which two offsets count as one, in points: toolkits round offsets.
    static let tolerance: Float = 1

    init(from released: Float, to proposed: Float) {
      self =
        proposed >= released + Self.tolerance
        ? .forward : proposed <= released - Self.tolerance ? .backward : .none
    }
  }
}

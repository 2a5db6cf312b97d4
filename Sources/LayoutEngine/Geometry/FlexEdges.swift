/// Lengths on the edges of an element in a flexbox, in the nine ways that one can be said.
///
/// The narrower wins, whatever was written first: the start or the end edge, then the named edge,
/// then both of its axis, then all.
public struct FlexEdges: Sendable, Equatable {
  /// Each of the four edges.
  public var all: EdgeDimensions?
  /// The upper edge.
  public var top: Dimension?
  /// The left edge.
  public var left: Dimension?
  /// The lower edge.
  public var bottom: Dimension?
  /// The right edge.
  public var right: Dimension?
  /// The edge at which a line starts.
  public var start: Dimension?
  /// The edge at which a line ends.
  public var end: Dimension?
  /// The left and the right edge.
  public var horizontal: Dimension?
  /// The upper and the lower edge.
  public var vertical: Dimension?

  /// Nothing, but for what is said.
  @inlinable
  public init(
    all: EdgeDimensions? = nil,
    top: Dimension? = nil,
    left: Dimension? = nil,
    bottom: Dimension? = nil,
    right: Dimension? = nil,
    start: Dimension? = nil,
    end: Dimension? = nil,
    horizontal: Dimension? = nil,
    vertical: Dimension? = nil,
  ) {
    self.all = all
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.start = start
    self.end = end
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Nothing said.
  public static let none = FlexEdges()

  /// The same number of points on every edge.
  @inlinable
  public static func all(_ points: Float) -> FlexEdges { FlexEdges(all: .all(points)) }
}

extension FlexEdges {
  /// What is said of the left edge.
  func left(_ direction: LayoutDirection) -> Dimension? {
    (direction == .ltr ? start : end) ?? left ?? horizontal ?? all?.left
  }

  /// What is said of the right edge.
  func right(_ direction: LayoutDirection) -> Dimension? {
    (direction == .ltr ? end : start) ?? right ?? horizontal ?? all?.right
  }

  /// What is said of the upper edge.
  var upper: Dimension? { top ?? vertical ?? all?.top }

  /// What is said of the lower edge.
  var lower: Dimension? { bottom ?? vertical ?? all?.bottom }

  /// These edges, and `other` where they say nothing.
  func over(_ other: FlexEdges) -> FlexEdges {
    if other == .none { return self }
    return FlexEdges(
      all: all ?? other.all, top: top ?? other.top, left: left ?? other.left,
      bottom: bottom ?? other.bottom, right: right ?? other.right, start: start ?? other.start,
      end: end ?? other.end, horizontal: horizontal ?? other.horizontal,
      vertical: vertical ?? other.vertical)
  }
}

/// Lengths on the edges of an element in a flexbox, in the nine ways that one can be said.
///
/// The narrower wins, whatever was written first: the start or the end edge, then the named edge,
/// then both of its axis, then all.
///
/// Every child of a flexbox carries four of these and most say nothing, so they are kept small:
/// twelve amounts, and two bits for each that tell what it counts.
public struct FlexEdges: Sendable, Equatable {
  @usableFromInline var allAmounts = SIMD4<Float>()
  /// Top, left, bottom, right.
  @usableFromInline var namedAmounts = SIMD4<Float>()
  /// Start, end, horizontal, vertical.
  @usableFromInline var otherAmounts = SIMD4<Float>()
  @usableFromInline var units = FlexEdgeUnits()

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

  @usableFromInline
  init(nothing: Void) {}

  /// Nothing said.
  @inlinable public static var none: FlexEdges { FlexEdges(nothing: ()) }

  /// The same number of points on every edge.
  @inlinable
  public static func all(_ points: Float) -> FlexEdges {
    var edges = none
    edges.all = .all(points)
    return edges
  }

  /// Whether nothing is said.
  @inlinable
  var isEmpty: Bool { units.bits == 0 }
}

// MARK: The nine ways

extension FlexEdges {
  /// Each of the four edges.
  @inlinable
  public var all: EdgeDimensions? {
    get {
      guard let top = units.dimension(0, allAmounts[0]) else { return nil }
      return EdgeDimensions(
        top: top, left: units.dimension(1, allAmounts[1]) ?? .points(0),
        bottom: units.dimension(2, allAmounts[2]) ?? .points(0),
        right: units.dimension(3, allAmounts[3]) ?? .points(0))
    }
    set {
      allAmounts[0] = units.store(newValue?.top, 0)
      allAmounts[1] = units.store(newValue?.left, 1)
      allAmounts[2] = units.store(newValue?.bottom, 2)
      allAmounts[3] = units.store(newValue?.right, 3)
    }
  }

  /// The upper edge.
  @inlinable
  public var top: Dimension? {
    get { units.dimension(4, namedAmounts[0]) }
    set { namedAmounts[0] = units.store(newValue, 4) }
  }

  /// The left edge.
  @inlinable
  public var left: Dimension? {
    get { units.dimension(5, namedAmounts[1]) }
    set { namedAmounts[1] = units.store(newValue, 5) }
  }

  /// The lower edge.
  @inlinable
  public var bottom: Dimension? {
    get { units.dimension(6, namedAmounts[2]) }
    set { namedAmounts[2] = units.store(newValue, 6) }
  }

  /// The right edge.
  @inlinable
  public var right: Dimension? {
    get { units.dimension(7, namedAmounts[3]) }
    set { namedAmounts[3] = units.store(newValue, 7) }
  }

  /// The edge at which a line starts.
  @inlinable
  public var start: Dimension? {
    get { units.dimension(8, otherAmounts[0]) }
    set { otherAmounts[0] = units.store(newValue, 8) }
  }

  /// The edge at which a line ends.
  @inlinable
  public var end: Dimension? {
    get { units.dimension(9, otherAmounts[1]) }
    set { otherAmounts[1] = units.store(newValue, 9) }
  }

  /// The left and the right edge.
  @inlinable
  public var horizontal: Dimension? {
    get { units.dimension(10, otherAmounts[2]) }
    set { otherAmounts[2] = units.store(newValue, 10) }
  }

  /// The upper and the lower edge.
  @inlinable
  public var vertical: Dimension? {
    get { units.dimension(11, otherAmounts[3]) }
    set { otherAmounts[3] = units.store(newValue, 11) }
  }
}

// MARK: What counts

extension FlexEdges {
  /// What is said of the left edge.
  func left(_ direction: LayoutDirection) -> Dimension? {
    (direction == .ltr ? start : end) ?? left ?? horizontal ?? units.dimension(1, allAmounts[1])
  }

  /// What is said of the right edge.
  func right(_ direction: LayoutDirection) -> Dimension? {
    (direction == .ltr ? end : start) ?? right ?? horizontal ?? units.dimension(3, allAmounts[3])
  }

  /// What is said of the upper edge.
  var upper: Dimension? { top ?? vertical ?? units.dimension(0, allAmounts[0]) }

  /// What is said of the lower edge.
  var lower: Dimension? { bottom ?? vertical ?? units.dimension(2, allAmounts[2]) }

  /// Whether all that is said is points.
  @inline(__always)
  var isPoints: Bool { units.bits & 0xAA_AAAA == 0 }

  /// Whether anything is said of the edge at which a line starts or ends.
  @inline(__always)
  var saysStartOrEnd: Bool { units.says(8) || units.says(9) }

  /// What counts on each edge where all that is said is points; 0 where nothing is.
  @inline(__always)
  func points(_ direction: LayoutDirection) -> Edges {
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

/// What each of twelve amounts counts, two bits each: nothing said, points, percent or `auto`.
@usableFromInline
struct FlexEdgeUnits: Sendable, Equatable {
  @usableFromInline var bits: UInt32 = 0

  @usableFromInline
  init() {}

  /// Whether anything is said in a place.
  @inline(__always)
  func says(_ place: UInt32) -> Bool { bits &>> (place &* 2) & 3 != 0 }

  @inlinable
  func dimension(_ place: UInt32, _ amount: Float) -> Dimension? {
    switch bits &>> (place &* 2) & 3 {
    case 0: nil
    case 1: .points(amount)
    case 2: .percent(amount)
    default: .auto
    }
  }

  /// Notes what a length counts, and gives its amount.
  @inlinable
  mutating func store(_ dimension: Dimension?, _ place: UInt32) -> Float {
    let shift = place &* 2
    bits &= ~(3 &<< shift)
    switch dimension {
    case nil: return 0
    case .points(let amount)?:
      bits |= 1 &<< shift
      return amount
    case .percent(let amount)?:
      bits |= 2 &<< shift
      return amount
    case .auto?:
      bits |= 3 &<< shift
      return 0
    }
  }
}

/// Lengths on the four edges of a box: a margin, padding, border or inset, with its shorthands.
///
/// The most specific property wins, in whatever order they are set, as in Yoga: ``start`` and
/// ``end``, then ``left``, ``right``, ``top`` and ``bottom``, then ``horizontal`` and ``vertical``,
/// then ``all``. A property that is `nil` is not set.
///
/// The property of ``FlexItem``, ``FlexSpec`` or of the linear family that holds the edges says
/// which units and ranges they have.
///
/// The value is stored without any allocation, since every child of a flexbox carries four of them.
@frozen
public struct FlexEdges: Sendable, Equatable {
  @usableFromInline var allAmounts = SIMD4<Float>()
  /// Top, left, bottom, right.
  @usableFromInline var namedAmounts = SIMD4<Float>()
  /// Start, end, horizontal, vertical.
  @usableFromInline var otherAmounts = SIMD4<Float>()
  @usableFromInline var units = FlexEdgeUnits()

  /// Creates edges; a property that is left out is not set.
  @inlinable
  public init(
    all: EdgeDimensions? = nil,
    top: LayoutDimension? = nil,
    left: LayoutDimension? = nil,
    bottom: LayoutDimension? = nil,
    right: LayoutDimension? = nil,
    start: LayoutDimension? = nil,
    end: LayoutDimension? = nil,
    horizontal: LayoutDimension? = nil,
    vertical: LayoutDimension? = nil,
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

  /// Edges of which none is set.
  @inlinable public static var none: FlexEdges { FlexEdges(nothing: ()) }

  /// Returns edges with the same number of points on all four sides.
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
  func dimension(_ place: UInt32, _ amount: Float) -> LayoutDimension? {
    switch bits &>> (place &* 2) & 3 {
    case 0: nil
    case 1: .points(amount)
    case 2: .percent(amount)
    default: .auto
    }
  }

  /// Notes what a length counts, and gives its amount.
  @inlinable
  mutating func store(_ dimension: LayoutDimension?, _ place: UInt32) -> Float {
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

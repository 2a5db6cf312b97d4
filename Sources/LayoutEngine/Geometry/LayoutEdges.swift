/// Lengths on the four edges of a rectangle: an inset, a margin, a padding, a border or the safe
/// area.
///
/// An edge can be set by several properties. The most specific one wins, in whatever order they are
/// set, as in Yoga: ``start`` and ``end``, then ``left``, ``right``, ``top`` and ``bottom``, then
/// ``horizontal`` and ``vertical``, then ``all``. A property that is `nil` is not set, and an edge
/// that no property sets has no length.
///
/// Edges may have any number. The property whose type this is, such as ``InsetSpec/insets``,
/// documents its units and ranges. ``sides(in:of:)`` returns the resolved lengths.
///
/// The value is stored without any allocation, since every child of a flexbox carries four of them.
@frozen
public struct LayoutEdges: Sendable, Equatable {
  @usableFromInline var allAmounts = SIMD4<Float>()
  /// Top, left, bottom, right.
  @usableFromInline var namedAmounts = SIMD4<Float>()
  /// Start, end, horizontal, vertical.
  @usableFromInline var otherAmounts = SIMD4<Float>()
  @usableFromInline var units = EdgeUnits()

  /// Creates edges; a property that is left out is `nil`, that is, not set.
  @inlinable
  public init(
    all: LayoutEdges? = nil,
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

  /// Edges with no property set.
  @inlinable public static var none: LayoutEdges { LayoutEdges(nothing: ()) }

  /// Whether no property is set.
  @inlinable
  var isEmpty: Bool { units.bits == 0 }
}

// All four edges at once, as documents set them with a shorthand; every other property overrides
// it.
extension LayoutEdges {
  /// Returns edges with the same number of points on all four sides, set as ``all``.
  ///
  /// The number is not clamped here, but by the property that the edges are assigned to.
  @inlinable
  public static func all(_ points: Float) -> LayoutEdges { .uniform(.points(points)) }

  /// Returns edges with the same length on all four sides, in points or percent, set as ``all``.
  ///
  /// The length is not clamped here, but by the property that the edges are assigned to.
  @inlinable
  public static func uniform(_ length: LayoutDimension) -> LayoutEdges {
    .lengths(top: length, left: length, bottom: length, right: length)
  }

  /// Returns edges with equal lengths on opposite sides, set as ``all``.
  ///
  /// The numbers are not clamped here, but by the property that the edges are assigned to.
  ///
  /// - Parameters:
  ///   - vertical: The length at the top and at the bottom, in points.
  ///   - horizontal: The length at the left and at the right, in points.
  /// - Returns: The edges.
  @inlinable
  public static func symmetric(vertical: Float = 0, horizontal: Float = 0) -> LayoutEdges {
    .points(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Returns edges in points, set as ``all``; an edge that is left out is 0.
  ///
  /// The numbers are not clamped here, but by the property that the edges are assigned to.
  @inlinable
  public static func points(
    top: Float = 0, left: Float = 0, bottom: Float = 0, right: Float = 0
  ) -> LayoutEdges {
    .lengths(
      top: .points(top), left: .points(left), bottom: .points(bottom), right: .points(right))
  }

  /// Returns edges in points or percent, set as ``all``; an edge that is left out is 0 points.
  ///
  /// The lengths are not clamped here, but by the property that the edges are assigned to.
  @inlinable
  public static func lengths(
    top: LayoutDimension = .points(0),
    left: LayoutDimension = .points(0),
    bottom: LayoutDimension = .points(0),
    right: LayoutDimension = .points(0),
  ) -> LayoutEdges {
    var edges = none
    edges.setAll(top, left, bottom, right)
    return edges
  }
}

/// The units of twelve amounts, two bits each: not set, points, percent or `auto`.
///
/// A mixed length has the unit of `auto`, which has an amount only then.
@usableFromInline
struct EdgeUnits: Sendable, Equatable {
  @usableFromInline var bits: UInt32 = 0

  @usableFromInline
  init() {}

  /// Whether the amount at a place is set.
  @inline(__always)
  func says(_ place: UInt32) -> Bool { bits &>> (place &* 2) & 3 != 0 }

  @inlinable
  func dimension(_ place: UInt32, _ amount: Float) -> LayoutDimension? {
    switch bits &>> (place &* 2) & 3 {
    case 0: nil
    case 1: .points(amount)
    case 2: .percent(amount)
    default: amount == 0 ? .auto : .mixed(MixedLength(code: amount))
    }
  }

  /// Stores the unit of a length at a place, and returns its amount.
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
    case .mixed(let length)?:
      bits |= 3 &<< shift
      return length.code
    }
  }
}

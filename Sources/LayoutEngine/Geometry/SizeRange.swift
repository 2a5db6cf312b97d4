/// The sizes that an element may have: its constraints, as in Texture's `ASSizeRange`.
///
/// Any range is valid for a solve, which clamps the lengths of ``min`` to `0...9_999_999` points,
/// with `NaN` as 0. A length of ``max`` that is above 9,999,999 or `NaN` is no limit, and one below
/// that of ``min`` counts as equal to it. See <doc:Numbers>.
@frozen
public struct SizeRange: Sendable, Equatable {
  /// The minimum size, in points.
  ///
  /// A solve clamps both lengths to `0...9_999_999`; `NaN` counts as 0.
  public var min: LayoutSize
  /// The maximum size, in points; an infinite length is no limit.
  ///
  /// To a solve, a length above 9,999,999 or `NaN` is no limit as well, and one below the minimum
  /// counts as equal to the minimum.
  public var max: LayoutSize

  /// Creates a range; without arguments it is unbounded.
  @inlinable
  public init(
    min: LayoutSize = .zero, max: LayoutSize = LayoutSize(width: .infinity, height: .infinity)
  ) {
    self.min = min
    self.max = max
  }

  /// The range of all sizes: at least 0 × 0, without a maximum.
  public static let unbounded = SizeRange()

  /// Returns the range that contains only the given size, in points.
  ///
  /// The numbers are not clamped here, but by a solve, as those of any ``SizeRange``.
  @inlinable
  public static func exact(_ size: LayoutSize) -> SizeRange { SizeRange(min: size, max: size) }

  /// Returns the range that contains only the size of the given width and height, in points.
  ///
  /// The numbers are not clamped here, but by a solve, as those of any ``SizeRange``.
  @inlinable
  public static func exact(width: Float, height: Float) -> SizeRange {
    .exact(LayoutSize(width: width, height: height))
  }

  /// Returns the range of one width, in points, with any height.
  ///
  /// The number is not clamped here, but by a solve, as those of any ``SizeRange``.
  @inlinable
  public static func width(_ width: Float) -> SizeRange {
    SizeRange(
      min: LayoutSize(width: width, height: 0), max: LayoutSize(width: width, height: .infinity))
  }

  /// Returns the range of one height, in points, with any width.
  ///
  /// The number is not clamped here, but by a solve, as those of any ``SizeRange``.
  @inlinable
  public static func height(_ height: Float) -> SizeRange {
    SizeRange(
      min: LayoutSize(width: 0, height: height), max: LayoutSize(width: .infinity, height: height))
  }

  /// Returns the size of the range that is nearest to a given one.
  ///
  /// If the minimum is above the maximum, the minimum wins (CSS 2 §10.4).
  public func clamped(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: Interval(min.width, max.width).clamped(size.width),
      height: Interval(min.height, max.height).clamped(size.height))
  }

  /// Returns the range of sizes that both ranges allow.
  ///
  /// If the ranges have no length in common on an axis, the result has the length of this range
  /// that is nearest to the other range, as in Texture.
  public func intersection(_ other: SizeRange) -> SizeRange {
    let width = Interval(min.width, max.width)
      .intersection(Interval(other.min.width, other.max.width))
    let height = Interval(min.height, max.height)
      .intersection(Interval(other.min.height, other.max.height))
    return SizeRange(
      min: LayoutSize(width: width.low, height: height.low),
      max: LayoutSize(width: width.high, height: height.high))
  }
}

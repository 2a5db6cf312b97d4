/// The sizes a layout may take: at least `min`, at most `max`, which may be infinite.
public struct SizeRange: Sendable, Equatable {
  /// The least size.
  public var min: Size
  /// The greatest size.
  public var max: Size

  /// Any size that is at least and at most so large.
  @inlinable
  public init(min: Size = .zero, max: Size = Size(width: .infinity, height: .infinity)) {
    self.min = min
    self.max = max
  }

  /// Any size at all.
  public static let unbounded = SizeRange()

  /// That size and no other.
  @inlinable
  public static func exact(_ size: Size) -> SizeRange { SizeRange(min: size, max: size) }

  /// That size and no other.
  @inlinable
  public static func exact(width: Float, height: Float) -> SizeRange {
    .exact(Size(width: width, height: height))
  }

  /// That width, and whatever height it takes.
  @inlinable
  public static func width(_ width: Float) -> SizeRange {
    SizeRange(
      min: Size(width: width, height: 0), max: Size(width: width, height: .infinity))
  }

  /// That height, and whatever width it takes.
  @inlinable
  public static func height(_ height: Float) -> SizeRange {
    SizeRange(
      min: Size(width: 0, height: height), max: Size(width: .infinity, height: height))
  }

  /// The size in the range that is nearest; the minimum wins where the range is inverted.
  public func clamped(_ size: Size) -> Size {
    Size(
      width: Interval(min.width, max.width).clamped(size.width),
      height: Interval(min.height, max.height).clamped(size.height))
  }

  /// What both ranges allow; where nothing is, the point of this range that is nearest to the other.
  public func intersection(_ other: SizeRange) -> SizeRange {
    let width = Interval(min.width, max.width)
      .intersection(Interval(other.min.width, other.max.width))
    let height = Interval(min.height, max.height)
      .intersection(Interval(other.min.height, other.max.height))
    return SizeRange(
      min: Size(width: width.low, height: height.low),
      max: Size(width: width.high, height: height.high))
  }
}

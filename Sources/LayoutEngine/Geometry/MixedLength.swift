/// A percentage of the parent's length and a number of points, added: `100% - 20`, as `calc()` in
/// CSS.
///
/// The percentage is stored in steps of a hundredth and clamped to `-125...125`, the points in
/// steps of an eighth and clamped to `-4096...4096`. `NaN` counts as 0. Both are stored in the four
/// bytes of a `Float`, so that elements with and without mixed lengths need the same memory.
///
/// Where a percentage has no length to refer to, a mixed length is what the percentage alone would
/// be. A sum below 0 counts as 0 in properties that take no negative number (CSS Values and Units
/// §10.12).
@frozen
public struct MixedLength: Sendable, Equatable {
  /// A finite number of a magnitude greater than any number of points or percent within the
  /// engine's limits, so that it can be stored in place of both.
  @usableFromInline package var code: Float

  /// The greatest magnitude of the percentage.
  package static var mostPercent: Float { 125 }
  /// The greatest magnitude of the points.
  package static var mostPoints: Float { 4096 }

  /// Creates the length with a code that was read from another.
  @usableFromInline
  package init(code: Float) { self.code = code }

  /// Creates the sum of a percentage and a number of points.
  ///
  /// - Parameters:
  ///   - percent: The percentage of the parent's length, rounded to hundredths and clamped to
  ///     `-125...125`: 40 is 40 %; `NaN` counts as 0.
  ///   - points: The points, rounded to eighths and clamped to `-4096...4096`; `NaN` counts as 0.
  public init(percent: Float, points: Float) {
    let share = UInt32((percent.clamped(to: Self.mostPercent) * 100).rounded() + Self.mostShare)
    let eighths = (points.clamped(to: Self.mostPoints) * 8).rounded()
    let place = UInt32(eighths.magnitude) &* Self.shares &+ share
    let magnitude = Float(bitPattern: Self.first &+ place)
    code = eighths < 0 ? -magnitude : magnitude
  }

  /// The percentage of the parent's length, within `-125...125`: 40 is 40 %.
  public var percent: Float { (Float(place % Self.shares) - Self.mostShare) / 100 }

  /// The points that are added to the percentage, within `-4096...4096`.
  public var points: Float {
    let points = Float(place / Self.shares) / 8
    return code < 0 ? -points : points
  }

  private var place: UInt32 { code.magnitude.bitPattern &- Self.first }

  /// The bits of the least code, the number 10,000,000.
  private static var first: UInt32 { 0x4B18_9680 }
  /// The number of percentages, each a hundredth greater than the one before.
  private static var shares: UInt32 { 25_001 }
  private static var mostShare: Float { 12_500 }
}

extension Float {
  /// Whether a length of a box, in points or percent, is the code of a mixed length.
  @inline(__always)
  var isMixed: Bool { magnitude > Limits.length }

  /// A length of a box, clamped to at least 0; a mixed length is clamped when it is resolved.
  @inline(__always)
  var positiveOrMixed: Float { isMixed ? self : clampedPositive(to: Limits.length) }
}

/// The limits of all numbers, so that no sum or product leaves the finite numbers.
package enum Limits {
  /// The greatest length in points; a greater maximum is no limit (Texture).
  package static let length: Float = 9_999_999
  /// The greatest percentage.
  package static let percent: Float = 100_000
  // Equivalent, `1_000_000` as `1_000_000 - 1`: a millionth of the greatest factor moves no edge by
  // a pixel.
  /// The greatest factor of any kind, such as a flex factor.
  package static let factor: Float = 1_000_000
  /// The greatest number of a grid line, and the most explicit tracks of a grid on an axis.
  static let gridLines = 1000
  /// The most tracks of a grid on an axis; items beyond them are placed in the last one.
  static let gridTracks: Int32 = 100_000
  /// The greatest aspect ratio in a flexbox or a grid; the least is the inverse.
  package static let ratio: Float = 1000
  /// The most levels of elements that are laid out; deeper elements have no size.
  package static let depth: Int32 = 1000
  /// The most levels that are measured on the stack; deeper measurements are deferred.
  ///
  /// A level takes up to 2 kB, and some 10 kB without optimisation. The smallest stacks in use,
  /// those of secondary threads on Apple's systems, have 512 kB. A grid takes 9 kB, or 21 kB
  /// without optimisation, and a CSS flexbox 5 kB, or 10 kB: each counts as several levels.
  #if DEBUG
    package static let calls = 24
    package static let levelsOfGrid = 2
    package static let levelsOfCSSFlexbox = 1
  #else
    package static let calls = 112
    package static let levelsOfGrid = 3
    package static let levelsOfCSSFlexbox = 2
  #endif
  /// The number of further levels on the stack for a flexbox that has a cached measurement.
  package static let furtherCalls = 8
  /// The most measurements of one element in a solve; after that the last one is used again.
  ///
  /// Only percents or ratios on many levels of a nest that overflows come near this number: the
  /// number of different constraints doubles with each such level.
  static let answers = 128
  /// The error of a length in single precision that rounding to pixels ignores, in points.
  ///
  /// A sum, a difference or a share is off by at most half a unit in the last place of the greatest
  /// number in it: 2⁻¹³ points up to 2048, which is about as far as screens go. Four such steps add
  /// up to this value; for example, from a flexbox's shares to the length inside an item's padding.
  /// The result may be much smaller than its operands, so the error is no fraction of the result.
  static let noise: Double = 0x1p-11
  /// The error that rounding ignores of lengths so great that `noise` is too small, as a fraction.
  ///
  /// Two units in the last place of a number in single precision are at most 2⁻²² of the number.
  static let relativeNoise: Double = 0x1p-22
  /// The greatest difference in points that counts as none when space is distributed (Texture).
  static let negligible: Float = 0.01
  /// The difference from which Yoga distinguishes two numbers: points, factors or fractions of a
  /// pixel.
  ///
  /// The value is Yoga's own and derived from nothing; only with it are results on a boundary
  /// Yoga's.
  static let inexact: Double = 1e-4
  /// The least magnitude that is not rounded to whole numbers any more, in pixels.
  ///
  /// Adding 3·2⁵¹ rounds numbers below 2⁵¹. A number as great as this limit has fractions of a
  /// quarter pixel in double precision, and none in the single precision of frames.
  static let fraction: Double = 0x1p50
}

extension Float {
  /// Whether Yoga treats both numbers as equal.
  @inline(__always)
  func isInexactly(_ other: Float) -> Bool { (self - other).magnitude < Float(Limits.inexact) }

  /// Returns the number clamped to −`limit`…`limit`, or 0 for NaN.
  @inline(__always)
  func clamped(to limit: Float) -> Float {
    if self > limit { return limit }
    if self < -limit { return -limit }
    return self == self ? self : 0
  }

  /// Returns the number clamped to 0…`limit`, or 0 for NaN.
  @inline(__always)
  func clampedPositive(to limit: Float) -> Float {
    if self > limit { return limit }
    return self > 0 ? self : 0
  }
}

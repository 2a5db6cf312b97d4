/// The bounds within which every number is kept, so that no sum or product leaves the finite ones.
package enum Limits {
  /// The greatest length in points; an offer beyond it is no limit (Texture).
  package static let length: Float = 9_999_999
  /// The greatest percentage.
  package static let percent: Float = 100_000
  /// The greatest factor of any kind.
  package static let factor: Float = 1_000_000
  /// The greatest number of a line of a grid, and the most tracks that it says itself on an axis.
  static let gridLines = 1000
  /// The most tracks of a grid on an axis; what lies beyond stands in the last one.
  static let gridTracks: Int32 = 100_000
  /// The greatest aspect ratio in a flexbox or a grid; the least is its inverse.
  package static let ratio: Float = 1000
  /// The most levels of elements that are laid out; what is deeper has no size.
  package static let depth: Int32 = 1000
  /// The most levels that are measured on the stack.
  ///
  /// A level takes up to 2 kB, and some 10 kB where nothing is optimised; the smallest stacks in
  /// use, those of secondary threads on Apple's systems, have 512 kB. A grid takes 9 kB, or 21 kB, and
  /// a flexbox of CSS 5 kB, or 10 kB: each counts as so many levels.
  #if DEBUG
    package static let calls = 24
    package static let levelsOfGrid = 2
    package static let levelsOfCSSFlexbox = 1
  #else
    package static let calls = 112
    package static let levelsOfGrid = 3
    package static let levelsOfCSSFlexbox = 2
  #endif
  /// How many levels more are measured in a flexbox where an answer is known already.
  package static let furtherCalls = 8
  /// The most answers that are found for one element in a solve; then the last one has to do.
  ///
  /// Only percents or ratios on many levels of a nest that overflows come near it: there the number
  /// of different offers doubles with each such level.
  static let answers = 128
  /// What single precision may lose of a length before it is rounded to pixels, in points.
  ///
  /// A sum, a difference or a share is off by at most half a unit in the last place of the greatest
  /// number in it: 2⁻¹³ points up to 2048, which is about as far as screens go. Four such steps, as
  /// from a flexbox's shares to the length that an element in it has inside its padding, come to this.
  /// The result may be much smaller than what it came of, so it is no share of that.
  static let noise: Double = 0x1p-11
  /// The same of lengths so great that two units in their last place are more than that: they are
  /// 2⁻²² of a number in single precision at most.
  static let relativeNoise: Double = 0x1p-22
  /// A difference in points that counts as none when space is shared out (Texture).
  static let negligible: Float = 0.01
  /// What two numbers differ by at least for Yoga to tell them apart, be they lengths in points,
  /// factors or fractions of a pixel.
  ///
  /// It is derived from nothing; what lies on a boundary comes out as in Yoga only with its figure.
  static let inexact: Double = 1e-4
  /// The least magnitude that is not rounded to whole numbers any more, in pixels.
  ///
  /// Adding 3·2⁵¹ rounds what is below 2⁵¹. What is as great as this has fractions of a quarter pixel
  /// in double precision, and none in the single precision of frames.
  static let fraction: Double = 0x1p50
}

extension Float {
  /// Whether Yoga takes both for the same number.
  @inline(__always)
  func isInexactly(_ other: Float) -> Bool { (self - other).magnitude < Float(Limits.inexact) }

  /// A number from −`limit` to `limit`; 0 in place of no number.
  @inline(__always)
  func held(to limit: Float) -> Float {
    if self > limit { return limit }
    if self < -limit { return -limit }
    return self == self ? self : 0
  }

  /// A number from 0 to `limit`; 0 in place of no number.
  @inline(__always)
  func heldPositive(to limit: Float) -> Float {
    if self > limit { return limit }
    return self > 0 ? self : 0
  }
}

/// The bounds within which every number is kept, so that no sum or product leaves the finite ones.
package enum Limits {
  /// The greatest length in points; an offer beyond it is no limit (Texture).
  package static let length: Float = 9_999_999
  /// The greatest percentage.
  package static let percent: Float = 100_000
  /// The greatest factor of any kind.
  package static let factor: Float = 1_000_000
  /// The most levels of elements that are laid out; what is deeper has no size.
  ///
  /// A level takes less than 1 kB of stack, so that the smallest threads in use, of 512 kB, do.
  package static let depth: Int32 = 450
  /// A difference in points that counts as none when space is shared out (Texture).
  static let negligible: Float = 0.01
}

extension Float {
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

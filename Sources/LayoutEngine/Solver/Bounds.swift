/// The values of one number for which an answer stays the same; a length that is not limited is
/// infinite.
struct Bounds: Sendable {
  var from: Float = -.infinity
  var to: Float = .infinity

  @inline(__always)
  init() {}

  @inline(__always)
  init(from: Float, to: Float) {
    self.from = from
    self.to = to
  }

  @inline(__always)
  init(only value: Float) { self.init(from: value, to: value) }

  /// Any length.
  static var lengths: Bounds { Bounds(from: 0, to: .infinity) }

  /// Any length but none: in a flexbox at most nothing is as good as exact.
  static var positive: Bounds { Bounds(from: .leastNonzeroMagnitude, to: .infinity) }

  /// No length at all, until one is held.
  static var none: Bounds { Bounds(from: .infinity, to: 0) }

  @inline(__always)
  func accepts(_ value: Float) -> Bool { value >= from && value <= to }

  /// Whether the answer does not depend on the number at all.
  @inline(__always)
  var isOpen: Bool { from == -.infinity && to == .infinity }

  /// Whether one value is all there is.
  @inline(__always)
  var isPoint: Bool { !(from < to) }

  @inline(__always)
  mutating func atLeast(_ value: Float) {
    if value > from { from = value }
  }

  @inline(__always)
  mutating func atMost(_ value: Float) {
    if value < to { to = value }
  }

  @inline(__always)
  mutating func below(_ value: Float) { atMost(value.nextDown) }

  @inline(__always)
  mutating func pin(_ value: Float) {
    from = value
    to = value
  }

  @inline(__always)
  mutating func meet(_ other: Bounds) {
    atLeast(other.from)
    atMost(other.to)
  }

  /// Takes in the offer that it was made for, in spite of rounding.
  @inline(__always)
  mutating func hold(_ value: Float) {
    if !(value >= from) { from = value }
    if !(value <= to) { to = value }
  }
}

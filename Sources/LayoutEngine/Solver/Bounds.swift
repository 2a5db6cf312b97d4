/// The range of one number for which a result stays the same; an unlimited length is infinite.
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

  /// The range of all lengths.
  static var lengths: Bounds { Bounds(from: 0, to: .infinity) }

  /// The range of all lengths but 0: in a flexbox, a maximum of 0 is equivalent to an exact 0.
  static var positive: Bounds { Bounds(from: .leastNonzeroMagnitude, to: .infinity) }

  /// An empty range, to which `hold(_:)` adds a first value.
  static var none: Bounds { Bounds(from: .infinity, to: 0) }

  @inline(__always)
  func accepts(_ value: Float) -> Bool { value >= from && value <= to }

  /// Whether the result does not depend on the number at all.
  @inline(__always)
  var isOpen: Bool { from == -.infinity && to == .infinity }

  /// Whether the range contains at most one value.
  @inline(__always)
  var isPoint: Bool { !(from < to) }

  @inline(__always)
  mutating func atLeast(_ value: Float) {
    if value > from { from = value }
  }

  @inline(__always)
  mutating func atMost(_ value: Float) {
    // Equivalent, `<` as `<=`: equal bounds are interchangeable.
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

  /// Extends the range to the number that the result was computed for, which rounding may exclude.
  @inline(__always)
  mutating func hold(_ value: Float) {
    // Equivalent, `>=` as `>`: equal bounds are interchangeable.
    if !(value >= from) { from = value }
    if !(value <= to) { to = value }
  }
}

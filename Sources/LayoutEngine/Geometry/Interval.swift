/// One axis of a size range.
package struct Interval: Sendable, Equatable {
  package var low: Float
  package var high: Float

  @inline(__always)
  package init(_ low: Float, _ high: Float) {
    self.low = low
    self.high = high
  }

  @inline(__always)
  package init(exactly value: Float) {
    self.init(value, value)
  }

  /// The interval of all lengths.
  package static let unbounded = Interval(0, .infinity)

  /// Returns the nearest value inside; `low` wins if it is greater than `high`.
  @inline(__always)
  package func clamped(_ value: Float) -> Float {
    let capped = value < high ? value : high
    return capped > low ? capped : low
  }

  /// Returns the common part; without one, the point of this interval nearest to the other
  /// (Texture).
  @inline(__always)
  package func intersection(_ other: Interval) -> Interval {
    let low = self.low > other.low ? self.low : other.low
    let high = self.high < other.high ? self.high : other.high
    if low <= high { return Interval(low, high) }
    return Interval(exactly: self.high < other.low ? self.high : self.low)
  }
}

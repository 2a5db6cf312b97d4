/// The lengths that give one answer; a free one is infinite.
struct FlexWindow: Sendable {
  var from: Float
  var to: Float

  static let open = FlexWindow(from: 0, to: .infinity)

  /// Any length but none: at most nothing is as good as exact.
  static var positive: FlexWindow { FlexWindow(from: .leastNonzeroMagnitude, to: .infinity) }

  @inline(__always)
  init(from: Float, to: Float) {
    self.from = from
    self.to = to
  }

  @inline(__always)
  init(only value: Float) { self.init(from: value, to: value) }

  /// No length at all, until one is held.
  static var none: FlexWindow { FlexWindow(from: .infinity, to: 0) }

  /// Whether one length is all there is.
  @inline(__always)
  var isPoint: Bool { !(from < to) }

  @inline(__always)
  mutating func meet(_ other: FlexWindow) {
    if other.from > from { from = other.from }
    if other.to < to { to = other.to }
  }

  /// Takes in the offer that it was made for, in spite of rounding.
  @inline(__always)
  mutating func hold(_ value: Float) {
    if !(value >= from) { from = value }
    if !(value <= to) { to = value }
  }

  @inline(__always)
  func accepts(_ value: Float) -> Bool { value >= from && value <= to }

  /// The offers from outside whose inside, less a margin and then padding and border, is in the window.
  ///
  /// Taking away is monotonic, so that it is enough to see to it that what is left of the bounds is in
  /// the window: rounding may have put them an ulp beyond.
  @inline(__always)
  func widened(by margin: Float, _ frame: Float) -> FlexWindow {
    var window = self
    if from > 0 {
      window.from = from + (margin + frame)
      if !(window.from - margin - frame >= from) {
        window.from = Self.rounded(window.from, up: true) { $0 - margin - frame >= from }
      }
    }
    if to < .infinity {
      window.to = to + (margin + frame)
      if !(window.to - margin - frame <= to) {
        window.to = Self.rounded(window.to, up: false) { $0 - margin - frame <= to }
      }
    }
    return window
  }

  /// The nearest bound that fits; well inside, where none of the next few does.
  @inline(never)
  private static func rounded(
    _ bound: Float, up isUp: Bool, until fits: (Float) -> Bool
  ) -> Float {
    var bound = bound
    for _ in 0..<3 {
      bound = isUp ? bound.nextUp : bound.nextDown
      if fits(bound) { return bound }
    }
    let slack = bound.magnitude * 2e-6
    return isUp ? bound + slack : bound - slack
  }
}

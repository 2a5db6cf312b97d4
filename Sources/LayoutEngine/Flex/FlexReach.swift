/// The inner lengths of a box for which its result holds; during a solve, those found so far.
///
/// The contents of a box do not see a length that was clamped to a limit. All lengths clamped to
/// the same limit are equivalent, whatever ranges the children report.
struct FlexReach: Sendable {
  /// The range of lengths before they were clamped to the limits.
  private(set) var window: Bounds
  private let isClamped: Bool

  static let open = FlexReach(.lengths)

  @inline(__always)
  init(_ window: Bounds, isClamped: Bool = false) {
    self.window = window
    self.isClamped = isClamped
  }

  @inline(__always)
  mutating func meet(_ other: Bounds) {
    if !isClamped { window.meet(other) }
  }

  /// Narrows the range by that of a child whose constraint is the available length up to a cap:
  /// above the cap, all lengths are equivalent.
  @inline(__always)
  mutating func meet(_ child: Bounds, cappedAt cap: Float) {
    guard !cap.isNaN else {
      meet(child)
      return
    }
    // Equivalent, `: child.to` as `: child.from`: a smaller range, which includes the current
    // length, only caches the result for fewer constraints.
    meet(Bounds(from: child.from, to: child.accepts(cap) ? .infinity : child.to))
  }
}

extension Bounds {
  /// The outer lengths whose inner length, without margin and then padding and border, is in the
  /// window.
  ///
  /// Subtraction is monotonic, rounding included: the inner length of an outer length between two
  /// others lies between theirs. So it is enough that the inner lengths of both bounds are in the
  /// window. Where no such bound is found the range is empty; `hold` then makes it the current
  /// length alone.
  @inline(__always)
  func widened(by margin: Float, _ frame: Float) -> Bounds {
    var window = self
    if from > -.infinity {
      window.from = from + (margin + frame)
      if !(window.from - margin - frame >= from) {
        window.from = rounded(window.from, up: true, margin, frame)
      }
    }
    if to < .infinity {
      // Equivalent, dropped: a bound without margin and padding fails the check below or narrows
      // the range.
      window.to = to + (margin + frame)
      if !(window.to - margin - frame <= to) {
        window.to = rounded(window.to, up: false, margin, frame)
      }
    }
    return window
  }

  /// The nearest bound whose inner length is in the window, mostly the next number; infinite if
  /// none is found.
  ///
  /// The sum and the two differences each lose half an ulp of the greatest number in them.
  @inline(never)
  private func rounded(
    _ bound: Float, up isUp: Bool, _ margin: Float, _ frame: Float
  ) -> Float {
    // Equivalent, `margin.magnitude, …` as `…, margin.magnitude`: the maximum does not depend on
    // the order.
    var step = Float.maximum(margin.magnitude, Float.maximum(frame.magnitude, bound.magnitude)).ulp
    var next = isUp ? bound.nextUp : bound.nextDown
    // Equivalent, `..<` as `...`: a bound found by one more step is checked like the others.
    for _ in 0..<4 {
      let inside = next - margin - frame
      if isUp ? inside >= from : inside <= to { return next }
      // Equivalent, `bound + step : bound - step` as `bound - step : bound + step`, `isUp` as
      // `!isUp`, `bound + step` as `bound - step`: each bound is checked before it is returned, and
      // without one the range is smaller.
      next = isUp ? bound + step : bound - step
      step *= 2
    }
    return isUp ? .infinity : -.infinity
  }
}

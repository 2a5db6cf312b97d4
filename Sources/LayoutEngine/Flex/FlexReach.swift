/// The lengths inside a box for which its answer is the same; while it is found, the lengths so far.
///
/// A length that was held to a limit is not seen by what is in the box: all that are held to the same
/// limit are as good, whatever the children say of theirs.
struct FlexReach: Sendable {
  /// The lengths before they were held to the limits.
  private(set) var window: Bounds
  private let isHeld: Bool

  static let open = FlexReach(.lengths)

  @inline(__always)
  init(_ window: Bounds, isHeld: Bool = false) {
    self.window = window
    self.isHeld = isHeld
  }

  @inline(__always)
  mutating func meet(_ other: Bounds) {
    if !isHeld { window.meet(other) }
  }

  /// For a child that was offered what there is, but no more than a cap: above that, all is one.
  @inline(__always)
  mutating func meet(_ child: Bounds, cappedAt cap: Float) {
    guard !cap.isNaN else {
      meet(child)
      return
    }
    meet(Bounds(from: child.from, to: child.accepts(cap) ? .infinity : child.to))
  }
}

extension Bounds {
  /// The offers from outside whose inside, less a margin and then padding and border, is in the window.
  ///
  /// Taking away is monotonic, rounding included: what is left of an offer between two others lies
  /// between what is left of those. So it is enough to see to it that what is left of the bounds is
  /// in the window. Where no such bound is found there is none, and the offer in hand is all that is
  /// known to be in it; `hold` makes it that.
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
      window.to = to + (margin + frame)
      if !(window.to - margin - frame <= to) {
        window.to = rounded(window.to, up: false, margin, frame)
      }
    }
    return window
  }

  /// The nearest bound that fits, which most often is the next; infinite where none is found.
  ///
  /// The sum and the two differences lose half an ulp each, of the greatest number in them.
  @inline(never)
  private func rounded(
    _ bound: Float, up isUp: Bool, _ margin: Float, _ frame: Float
  ) -> Float {
    var step = Float.maximum(margin.magnitude, Float.maximum(frame.magnitude, bound.magnitude)).ulp
    var next = isUp ? bound.nextUp : bound.nextDown
    for _ in 0..<4 {
      let inside = next - margin - frame
      if isUp ? inside >= from : inside <= to { return next }
      next = isUp ? bound + step : bound - step
      step *= 2
    }
    return isUp ? .infinity : -.infinity
  }
}

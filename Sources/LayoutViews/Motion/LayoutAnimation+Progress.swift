public import LayoutEngine

// How far something has moved at a time. All of it is arithmetic of 64 bits and depends on nothing
// else, so that every host draws the same at the same time.

extension LayoutAnimation {
  /// The longest time that hosts take for ``seconds`` and for ``delay``, in seconds.
  public static let longest: Double = 10

  /// The seconds after which what moves is in its new place: ``delay`` and ``seconds``, each of
  /// them from 0 to ``longest``.
  public var end: Double { Self.held(delay) + Self.held(seconds) }

  /// Returns the part of the way that is behind at a time, from 0 to 1, which never gets less.
  ///
  /// - Parameter time: The time since the update, in seconds.
  /// - Returns: Exactly 0 until ``delay``, also for `NaN`, and exactly 1 from ``end`` on.
  public func progress(at time: Double) -> Double {
    // An animation that takes no time is over when it begins.
    if time >= end { return 1 }
    let length = Self.held(seconds)
    let since = time - Self.held(delay)
    guard since > 0, length > 0 else { return 0 }
    return min(max(curve.part(of: since / length), 0), 1)
  }

  private static func held(_ seconds: Float) -> Double {
    seconds > 0 ? min(Double(seconds), longest) : 0
  }
}

extension LayoutAnimation.Curve {
  /// Returns the part of the way at a part of the time, both from 0 to 1.
  fileprivate func part(of time: Double) -> Double {
    switch self {
    case .linear: time
    case .easeIn: Self.bezier(0.42, 0, 1, 1, at: time)
    case .easeOut: Self.bezier(0, 0, 0.58, 1, at: time)
    case .easeInOut: Self.bezier(0.42, 0, 0.58, 1, at: time)
    case .spring: Self.spring(at: time)
    }
  }

  /// Returns y of a cubic Bézier curve from (0, 0) to (1, 1) where x is `time`.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double
  ) -> Double {
    func value(_ first: Double, _ second: Double, _ at: Double) -> Double {
      let rest = 1 - at
      return 3 * rest * rest * at * first + 3 * rest * at * at * second + at * at * at
    }
    // A bisection keeps the order of times, which Newton's method might not.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    // Equivalent, `low + high` as `low + low`: they differ by less than a billionth now.
    return value(y1, y2, (low + high) / 2)
  }

  /// The time of a spring in its own unit, after which a thousandth of the way is left.
  private static let settled = 9.233_413_476

  /// Returns the place of a critically damped spring that begins at rest, as a part of the place
  /// that it has at the end of the time: 1 − (1 + t) e⁻ᵗ.
  private static func spring(at time: Double) -> Double {
    func place(_ time: Double) -> Double { 1 - (1 + time) * power(-time) }
    return place(settled * time) / place(settled)
  }

  /// Returns e to a power from −10 to 0, by its series at a 1024th of it.
  ///
  /// Not all systems that the package is compiled for have a mathematical library.
  private static func power(_ exponent: Double) -> Double {
    let part = exponent / 1024
    var (sum, term) = (1.0, 1.0)
    for step in 1..<8 {
      term *= part / Double(step)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}

/// Yoga's rounding to pixels.
struct FlexGrid: Sendable {
  private let scale: Double
  /// Whether no length of a layout times the scale is beyond what has a fraction.
  private let isTame: Bool

  init(scale: Float) {
    self.scale = Double(scale)
    isTame = scale <= 1024
  }

  /// The frame of a box that stands at `x` and `y` from its root.
  @inline(__always)
  func frame(_ state: FlexState, x: Double, y: Double, isText: Bool) -> Frame {
    guard isTame else { return wildFrame(state, x: x, y: y, isText: isText) }
    if isText { return textFrame(state, SIMD2(x, y)) }
    let place = snapped(SIMD2(Double(state.left), Double(state.top)))
    let near = SIMD2(x, y)
    let far = near + SIMD2(Double(state.width), Double(state.height))
    let size = snapped(far) - snapped(near)
    return Frame(
      x: Float(place.x), y: Float(place.y), width: Float(size.x), height: Float(size.y))
  }

  /// The same for a text, which is moved towards the corner, and widened, not cut.
  @inline(__always)
  private func textFrame(_ state: FlexState, _ near: SIMD2<Double>) -> Frame {
    let place = floored(SIMD2(Double(state.left), Double(state.top)))
    let length = SIMD2(Double(state.width), Double(state.height))
    let scaled = scale == 1 ? length : length * scale
    let rest = scaled - ((scaled + 0x1.8p52) - 0x1.8p52)
    let far = near + length
    let (start, low, high) = (floored(near), floored(far), raised(far))
    let width = (rest.x.magnitude < 1e-4 ? low.x : high.x) - start.x
    let height = (rest.y.magnitude < 1e-4 ? low.y : high.y) - start.y
    return Frame(x: Float(place.x), y: Float(place.y), width: Float(width), height: Float(height))
  }

  @inline(never)
  private func wildFrame(_ state: FlexState, x: Double, y: Double, isText: Bool) -> Frame {
    Frame(
      x: position(state.left, isText: isText), y: position(state.top, isText: isText),
      width: length(state.width, from: x, isText: isText),
      height: length(state.height, from: y, isText: isText))
  }

  /// Two numbers at the pixels before them; what is a hair before one counts as there.
  @inline(__always)
  private func floored(_ value: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = scale == 1 ? value : value * scale
    let nearest = (scaled + 0x1.8p52) - 0x1.8p52
    let rest = scaled - nearest
    let floor = nearest - SIMD2(rest.x <= -1e-4 ? 1 : 0, rest.y <= -1e-4 ? 1 : 0)
    return scale == 1 ? floor : floor / scale
  }

  /// Two numbers at the pixels behind them; what is a hair behind one counts as there.
  @inline(__always)
  private func raised(_ value: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = scale == 1 ? value : value * scale
    let nearest = (scaled + 0x1.8p52) - 0x1.8p52
    let rest = scaled - nearest
    let ceiling = nearest + SIMD2(rest.x >= 1e-4 ? 1 : 0, rest.y >= 1e-4 ? 1 : 0)
    return scale == 1 ? ceiling : ceiling / scale
  }

  /// Two numbers at the nearest pixels; what is a hair below half a pixel counts as half.
  @inline(__always)
  private func snapped(_ value: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = scale == 1 ? value : value * scale
    let nearest = (scaled + 0x1.8p52) - 0x1.8p52
    let rest = scaled - nearest - 0.5
    let up = nearest + SIMD2(rest.x > -1e-4 ? 1 : 0, rest.y > -1e-4 ? 1 : 0)
    return scale == 1 ? up : up / scale
  }

  func position(_ value: Float, isText: Bool) -> Float {
    Float(round(Double(value), isText ? .floor : .nearest))
  }

  /// A length whose far edge is rounded on its own; a text's is widened, not cut.
  func length(_ length: Float, from start: Double, isText: Bool) -> Float {
    let length = Double(length)
    let scaled = length * scale
    let isWhole = (FlexGrid.nearest(scaled) - scaled).magnitude < 1e-4
    let far: Rounding = !isText ? .nearest : isWhole ? .floor : .ceil
    let near: Rounding = isText ? .floor : .nearest
    return Float(round(start + length, far) - round(start, near))
  }

  private enum Rounding {
    case nearest
    case floor
    case ceil
  }

  private func round(_ value: Double, _ rounding: Rounding) -> Double {
    let scaled = value * scale
    guard scaled.magnitude < 0x1p50 else { return value }
    let floor = FlexGrid.floor(scaled)
    let fraction = scaled - floor
    if fraction < 1e-4 { return floor / scale }
    if 1 - fraction < 1e-4 { return (floor + 1) / scale }
    switch rounding {
    case .ceil: return (floor + 1) / scale
    case .floor: return floor / scale
    case .nearest:
      return (fraction > 0.5 || (fraction - 0.5).magnitude < 1e-4 ? floor + 1 : floor) / scale
    }
  }

  /// Adding 3·2⁵¹ leaves no bits for a fraction.
  @inline(__always)
  private static func nearest(_ value: Double) -> Double {
    guard value.magnitude < 0x1p50 else { return value }
    return (value + 0x1.8p52) - 0x1.8p52
  }

  @inline(__always)
  private static func floor(_ value: Double) -> Double {
    let nearest = nearest(value)
    return nearest > value ? nearest - 1 : nearest
  }
}

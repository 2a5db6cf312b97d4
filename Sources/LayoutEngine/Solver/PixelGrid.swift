/// Rounding to pixels, in double precision, of a scale within its limits.
///
/// Lengths are rounded as Texture does, the edges in a layout of the linear family as MKLayoutLibrary
/// does, and the frames in a flexbox as Yoga does (`FlexFrames.swift`).
///
/// Texture forgives 2⁻²³ points of noise, in double precision. Lengths here are single, so that what
/// they lose is forgiven, and two units in the last place of the greatest.
struct PixelGrid: Sendable {
  /// Pixels per point.
  let scale: Double

  init(scale: Float) { self.scale = Double(scale) }

  @inline(__always)
  private func noise(_ value: Double) -> Double {
    let relative = value.magnitude * Limits.relativeNoise
    return relative > Limits.noise ? relative : Limits.noise
  }

  /// The next pixel at or above.
  @inline(__always)
  func ceil(_ value: Float) -> Float {
    let value = Double(value)
    return Float(Self.ceil((value - noise(value)) * scale) / scale)
  }

  /// The next pixel at or below.
  @inline(__always)
  func floor(_ value: Float) -> Float { floor(Double(value)) }

  /// The next pixel at or below.
  @inline(__always)
  func floor(_ value: Double) -> Float {
    Float(-Self.ceil(-(value + noise(value)) * scale) / scale)
  }

  /// The nearest pixel; away from zero where two are.
  @inline(__always)
  func round(_ value: Float) -> Float {
    let pixels = Double(value) * scale
    let magnitude = -Self.ceil(-(pixels.magnitude + 0.5))
    return Float((pixels < 0 ? -magnitude : magnitude) / scale)
  }

  /// The pixel nearest to an edge; away from zero where two are (MKLayoutLibrary).
  ///
  /// Edges are sums of lengths in single precision, which are forgiven what they lose.
  func snap(_ edge: Double) -> Double {
    let pixels = (edge.magnitude + Limits.noise) * scale
    guard pixels < Limits.fraction else { return edge }
    // Half a pixel more, cut off: what that leaves is no negative zero.
    let nearest = (pixels + 0.5).nearestWhole
    let magnitude = nearest > pixels + 0.5 ? nearest - 1 : nearest
    return (edge < 0 ? -magnitude : magnitude) / scale
  }

  /// The next whole number at or below.
  @inline(__always)
  static func wholeFloor(_ value: Float) -> Float {
    Float(-ceil(-Double(value)))
  }

  /// The next whole number at or above.
  @inline(__always)
  private static func ceil(_ value: Double) -> Double {
    guard value.magnitude < Limits.fraction else { return value }
    let nearest = value.nearestWhole
    return nearest < value ? nearest + 1 : nearest
  }
}

extension Double {
  /// The nearest whole number to one within `Limits.fraction`.
  ///
  /// Adding 3·2⁵¹ leaves no bits for a fraction; this is many times faster than a call of `rounded`.
  @inline(__always)
  var nearestWhole: Double { (self + 0x1.8p52) - 0x1.8p52 }
}

extension SIMD2<Double> {
  /// The same of two numbers.
  @inline(__always)
  var nearestWhole: SIMD2<Double> { (self + 0x1.8p52) - 0x1.8p52 }
}

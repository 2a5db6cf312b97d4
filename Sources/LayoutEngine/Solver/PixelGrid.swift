/// The rounding to pixels, in double precision; the scale is clamped already.
///
/// Lengths are rounded as in Texture, the edges in a layout of the linear family as in
/// MKLayoutLibrary, and the frames in a flexbox as in Yoga (`FlexFrames.swift`).
///
/// Texture ignores an error of 2⁻²³ points, in double precision. Lengths here are in single
/// precision, so the rounding ignores `Limits.noise`, or for great lengths `Limits.relativeNoise`.
package struct PixelGrid: Sendable {
  /// The number of pixels per point.
  package let scale: Double

  package init(scale: Float) { self.scale = Double(scale) }

  @inline(__always)
  private func noise(_ value: Double) -> Double {
    let relative = value.magnitude * Limits.relativeNoise
    return relative > Limits.noise ? relative : Limits.noise
  }

  /// Returns the length rounded up to pixels.
  @inline(__always)
  package func ceil(_ value: Float) -> Float {
    let value = Double(value)
    return Float(Self.ceil((value - noise(value)) * scale) / scale)
  }

  /// Returns the length rounded down to pixels.
  @inline(__always)
  package func floor(_ value: Float) -> Float { floor(Double(value)) }

  /// Returns the length rounded down to pixels.
  @inline(__always)
  func floor(_ value: Double) -> Float {
    Float(-Self.ceil(-(value + noise(value)) * scale) / scale)
  }

  /// Returns the length rounded to the nearest pixel; halves are rounded away from zero.
  @inline(__always)
  package func round(_ value: Float) -> Float {
    let pixels = Double(value) * scale
    let magnitude = -Self.ceil(-(pixels.magnitude + 0.5))
    return Float((pixels < 0 ? -magnitude : magnitude) / scale)
  }

  /// Returns the edge rounded to the nearest pixel; halves are rounded away from zero
  /// (MKLayoutLibrary).
  ///
  /// Edges are sums of lengths in single precision, so an error of `Limits.noise` is ignored.
  func snap(_ edge: Double) -> Double {
    let pixels = (edge.magnitude + Limits.noise) * scale
    guard pixels < Limits.fraction else { return edge }
    // Add half a pixel and cut off the fraction, so that the magnitude is never a negative zero.
    let nearest = (pixels + 0.5).nearestWhole
    let magnitude = nearest > pixels + 0.5 ? nearest - 1 : nearest
    // Equivalent, `<` as `<=`: frames have no negative zero.
    return (edge < 0 ? -magnitude : magnitude) / scale
  }

  /// Returns the number rounded down to a whole one.
  @inline(__always)
  package static func wholeFloor(_ value: Float) -> Float {
    Float(-ceil(-Double(value)))
  }

  /// Returns the number rounded up to a whole one.
  @inline(__always)
  private static func ceil(_ value: Double) -> Double {
    guard value.magnitude < Limits.fraction else { return value }
    let nearest = value.nearestWhole
    return nearest < value ? nearest + 1 : nearest
  }
}

extension Double {
  /// The nearest whole number; the magnitude must be below `Limits.fraction`.
  ///
  /// Adding 3·2⁵¹ leaves no bits for a fraction; this is many times faster than a call of
  /// `rounded`.
  @inline(__always)
  var nearestWhole: Double { (self + 0x1.8p52) - 0x1.8p52 }
}

extension SIMD2<Double> {
  /// The nearest whole numbers of both elements, whose magnitudes must be below `Limits.fraction`.
  @inline(__always)
  var nearestWhole: SIMD2<Double> { (self + 0x1.8p52) - 0x1.8p52 }
}

/// The rotation and the scale that an element is drawn with, about the center of its frame.
package struct DrawnTransform: Sendable, Equatable {
  /// The angle, in degrees clockwise.
  package let rotation: Float
  /// The factor, 0 or more.
  package let scale: Float
  /// The sine and the cosine of the angle.
  private let sine: Float
  private let cosine: Float

  /// Makes the transform of a look; nil if it changes nothing.
  package init?(_ look: ElementStyle) {
    guard look.rotation != 0 || look.drawScale != 1 else { return nil }
    rotation = look.drawnRotation
    scale = look.drawnScale
    guard rotation != 0 || scale != 1 else { return nil }
    (sine, cosine) = Self.sineAndCosine(ofDegrees: rotation)
  }

  /// The matrix that draws points of a frame of this size, in the frame's own coordinates: x
  /// becomes `a x + c y + x`, and y becomes `b x + d y + y`.
  package func matrix(
    in size: LayoutSize
  ) -> (a: Float, b: Float, c: Float, d: Float, x: Float, y: Float) {
    let (a, b) = (scale * cosine, scale * sine)
    let (x, y) = (size.width / 2, size.height / 2)
    return (a, b, -b, a, x - a * x + b * y, y - b * x - a * y)
  }

  /// Returns the point of the frame that is drawn at a point, both in the frame's own coordinates;
  /// nil if nothing is drawn.
  package func undone(_ point: LayoutPoint, in size: LayoutSize) -> LayoutPoint? {
    guard scale > 0 else { return nil }
    let (centerX, centerY) = (size.width / 2, size.height / 2)
    let (x, y) = ((point.x - centerX) / scale, (point.y - centerY) / scale)
    return LayoutPoint(
      x: centerX + x * cosine + y * sine, y: centerY - x * sine + y * cosine)
  }

  /// Returns the sine and cosine of an angle in degrees, by their series in the nearest quarter.
  ///
  /// Not all systems that the package is compiled for have a mathematical library.
  package static func sineAndCosine(ofDegrees degrees: Float) -> (sine: Float, cosine: Float) {
    let turned = Double(degrees).remainder(dividingBy: 360)
    let quarter = (turned / 90).rounded()
    let rest = (turned - quarter * 90) * .pi / 180
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for power in 0..<14 {
      if power % 2 == 0 {
        cosine += power % 4 == 0 ? term : -term
      } else {
        sine += power % 4 == 1 ? term : -term
      }
      term *= rest / Double(power + 1)
    }
    switch (Int(quarter) + 4) % 4 {
    case 0: return (Float(sine), Float(cosine))
    case 1: return (Float(cosine), Float(-sine))
    case 2: return (Float(-sine), Float(-cosine))
    default: return (Float(-cosine), Float(sine))
    }
  }
}

extension ElementStyle {
  /// The angle by which a host draws the element turned, in degrees clockwise: ``rotation``, or 0
  /// if that is not finite.
  public var drawnRotation: Float { rotation.isFinite ? rotation : 0 }

  /// The factor by which a host draws the element larger: ``drawScale``, or 1 if that is negative
  /// or not finite.
  public var drawnScale: Float { drawScale >= 0 && drawScale.isFinite ? drawScale : 1 }
}

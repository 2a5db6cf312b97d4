package import LayoutEngine

/// The line along which a gradient's colors are placed, as fractions of a frame.
///
/// The line runs through the frame's center. The perpendiculars through its ends each touch a
/// corner (CSS Images §3.1).
package struct GradientLine: Sendable, Equatable {
  package var startX: Double
  package var startY: Double
  package var endX: Double
  package var endY: Double

  /// - Parameters:
  ///   - angle: The angle in degrees, clockwise from 0, which points up. An angle that is not
  ///     finite counts as 0.
  ///   - size: The size of the frame, in points. For an empty frame, the line has no length.
  package init(angle: Float, in size: LayoutSize) {
    let radians = (angle.isFinite ? Double(angle) : 0) * .pi / 180
    let (x, y) = (Self.sine(radians), -Self.sine(radians + .pi / 2))
    let (width, height) = (Double(size.width), Double(size.height))
    let half = (abs(width * x) + abs(height * y)) / 2
    let (shareX, shareY) = (width > 0 ? half * x / width : 0, height > 0 ? half * y / height : 0)
    (startX, startY) = (0.5 - shareX, 0.5 - shareY)
    (endX, endY) = (0.5 + shareX, 0.5 + shareY)
  }

  /// The sine by its series, to twelve decimals.
  ///
  /// Not all systems that the package is compiled for have a mathematical library.
  private static func sine(_ radians: Double) -> Double {
    // Between −π/2 and π/2, where the series converges fast.
    var turned = radians.remainder(dividingBy: 2 * .pi)
    if turned > .pi / 2 { turned = .pi - turned }
    if turned < -.pi / 2 { turned = -.pi - turned }
    var (term, sum) = (turned, turned)
    for place in 1...9 {
      let divisor: Int = 2 * place * (2 * place + 1)
      term *= -turned * turned / Double(divisor)
      sum += term
    }
    return sum
  }
}

package import LayoutEngine

/// The corners of a frame with radii that do not overlap.
///
/// If the radii are too long for an edge, all are multiplied by the same factor (CSS Backgrounds
/// §5.5).
package struct CornerOutline: Sendable, Equatable {
  /// The radii in points, each 0 or more.
  package private(set) var radii: CornerRadii

  package init(_ radii: CornerRadii, in size: LayoutSize) {
    func sane(_ radius: Float) -> Float { radius > 0 ? min(radius, 9_999_999) : 0 }
    let (topLeft, topRight) = (sane(radii.topLeft), sane(radii.topRight))
    let (bottomRight, bottomLeft) = (sane(radii.bottomRight), sane(radii.bottomLeft))
    var factor: Float = 1
    for (length, sum) in [
      (size.width, topLeft + topRight), (size.width, bottomLeft + bottomRight),
      (size.height, topLeft + bottomLeft), (size.height, topRight + bottomRight),
    ] where sum > length {
      factor = min(factor, max(length, 0) / sum)
    }
    self.radii = CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }

  /// The radius of all rounded corners, or 0 if none is rounded; `nil` if the radii differ.
  package var common: Float? {
    let rounded = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      .filter { $0 > 0 }
    guard let first = rounded.first else { return 0 }
    return rounded.allSatisfy { $0 == first } ? first : nil
  }
}

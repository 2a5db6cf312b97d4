import LayoutEngine
import Testing

@testable import LayoutApple

/// The geometry of layers.
struct LooksTests {
  /// The ends of gradient lines, in points from the top left of 100 × 50 (CSS Images §3.1).
  @Test(
    arguments: [
      (0, 50, 50, 50, 0), (90, 0, 25, 100, 25), (180, 50, 0, 50, 50), (270, 100, 25, 0, 25),
      (45, 12.5, 62.5, 87.5, -12.5), (-90, 100, 25, 0, 25), (450, 0, 25, 100, 25),
    ] as [(Float, Double, Double, Double, Double)])
  func gradientsRunThroughTheMiddle(
    angle: Float, startX: Double, startY: Double, endX: Double, endY: Double
  ) {
    let line = GradientLine(angle: angle, in: LayoutSize(width: 100, height: 50))
    for (length, expected) in [
      (line.startX * 100, startX), (line.startY * 50, startY), (line.endX * 100, endX),
      (line.endY * 50, endY),
    ] {
      #expect(abs(length - expected) < 1e-6, "\(angle): \(line)")
    }
  }

  @Test(arguments: [Float.nan, .infinity, 1e30])
  func gradientsOfNoAngleHaveALine(angle: Float) {
    let line = GradientLine(angle: angle, in: LayoutSize(width: 100, height: 50))
    let isFinite = [line.startX, line.startY, line.endX, line.endY].allSatisfy(\.isFinite)
    #expect(isFinite)
    let empty = GradientLine(angle: 30, in: .zero)
    #expect(empty == GradientLine(angle: 60, in: .zero))
  }

  /// Radii that would overlap are all reduced by the same factor (CSS Backgrounds §5.5).
  @Test func cornersDoNotMeet() {
    let size = LayoutSize(width: 100, height: 40)
    #expect(CornerOutline(8, in: size).radii == 8)
    #expect(CornerOutline(80, in: size).radii == 20)
    let one = CornerRadii(topLeft: 100, topRight: 100, bottomRight: 0, bottomLeft: 0)
    #expect(
      CornerOutline(one, in: size).radii
        == CornerRadii(topLeft: 40, topRight: 40, bottomRight: 0, bottomLeft: 0))
    let wild = CornerRadii(topLeft: -4, topRight: .nan, bottomRight: .infinity, bottomLeft: 3)
    let held = CornerOutline(wild, in: size).radii
    #expect(held.topLeft == 0 && held.topRight == 0)
    #expect(held.bottomRight + held.bottomLeft <= 100.001 && held.bottomRight <= 40.001)
  }

  @Test func cornersOfOneRadiusAreSimple() {
    let size = LayoutSize(width: 100, height: 40)
    #expect(CornerOutline(0, in: size).common == 0)
    #expect(CornerOutline(5, in: size).common == 5)
    let top = CornerRadii(topLeft: 5, topRight: 5, bottomRight: 0, bottomLeft: 0)
    #expect(CornerOutline(top, in: size).common == 5)
    let both = CornerRadii(topLeft: 5, topRight: 6, bottomRight: 0, bottomLeft: 0)
    #expect(CornerOutline(both, in: size).common == nil)
  }
}

package import LayoutEngine

/// A flexbox for comparing engines, with the checksums of its frames.
package struct FlexTree: Sendable {
  package let name: String
  /// The root's sizes, used in turn.
  package let sizes: [ElementSize]
  package let checksums: [Int]
  package let fill: @Sendable (inout LayoutTree) -> Void

  package static let all: [FlexTree] = [
    FlexTree(
      name: "stack1000", sizes: [.points(1000, 10000), .points(900, 10000)],
      checksums: [20_130_000, 19_629_500],
      fill: { $0.fillStack() }),
    FlexTree(
      name: "nest10^4", sizes: [.points(2000, 2000), .points(1900, 2000)],
      checksums: [6_218_412, 6_202_462],
      fill: { $0.fillNest() }),
    FlexTree(
      name: "deep100", sizes: [.points(1000, 1000), .points(900, 1000)],
      checksums: [147_156, 146_156],
      fill: { $0.fillChain(hasText: false) }),
    FlexTree(
      name: "text100", sizes: [.points(1000, 1000), .points(300, 1000)],
      checksums: [287_396, 213_696],
      fill: { $0.fillChain(hasText: true) }),
    FlexTree(
      name: "feed100", sizes: [width(390), width(360)],
      checksums: [13_169_346, 12_741_358], fill: { $0.fillFeed() }),
    FlexTree(
      name: "feedcell", sizes: [width(390), width(360)], checksums: [53_061, 49_583],
      fill: { $0.fillCell(7) }),
    FlexTree(
      name: "deep20", sizes: [width(1000), width(900)], checksums: [292_614, 290_523],
      fill: { $0.fillAlternating(20) }),
  ]

  private static func width(_ points: Float) -> ElementSize {
    ElementSize(width: .points(points))
  }

  /// Returns a weighted sum of the left, top, width and height of all frames.
  package static func checksum(_ frames: [LayoutRect]) -> Int {
    let sum = frames.reduce(0) { sum, frame in
      sum + Double(frame.x) + 3 * Double(frame.y) + 5 * Double(frame.width)
        + 7 * Double(frame.height)
    }
    return Int(sum.rounded())
  }
}

/// Measures a text of n letters as 7·n points, which may break anywhere, in lines of 16 points.
package struct CountingMetrics: TextMeasuring {
  package init() {}

  package func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    let total = 7 * Float(text.content.utf8.count)
    let width = total < maxWidth ? total : maxWidth
    let lines = total <= width ? 1 : (total / max(width, 7)).rounded(.up)
    return TextMeasurement(size: LayoutSize(width: width, height: 16 * lines))
  }
}

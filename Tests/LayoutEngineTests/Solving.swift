import LayoutEngine

/// Returns the frames of a tree in document order, with texts of 10 points a letter and 20 a line.
func frames(
  in range: SizeRange = .unbounded,
  _ environment: LayoutEnvironment = LayoutEnvironment(),
  _ content: (inout Children<NoPlacement>) -> Void,
) -> [LayoutRect] {
  var tree = LayoutTree()
  tree.build { content(&$0) }
  tree.solve(
    in: range, environment: environment, measurer: FixedTextMetrics(width: 10, height: 20))
  return tree.frames
}

/// An environment from right to left.
let rightToLeft = LayoutEnvironment(direction: .rtl)

/// Makes a frame, in the short form of the tests.
func rect(_ x: Float, _ y: Float, _ width: Float, _ height: Float) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}

/// Measures without advances, as a host's measurer would.
struct HostMetrics: TextMeasuring {
  private let metrics: FixedTextMetrics

  init(_ metrics: FixedTextMetrics) { self.metrics = metrics }

  func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    metrics.measure(text, maxWidth: maxWidth, environment: environment)
  }
}

/// Measures every grapheme cluster as equally wide, whatever its font; for tests.
public struct FixedTextMetrics: TextMeasuring {
  /// The advance of a grapheme cluster, in points, clamped to `0...9_999_999`.
  public var width: Float
  /// The height of a line, in points, clamped to `0...9_999_999`; the baseline lies at four fifths
  /// of it.
  public var height: Float

  /// Creates metrics of one advance and one line height, in points.
  public init(width: Float, height: Float) {
    self.width = width
    self.height = height
  }

  /// Breaks lines at spaces, and within a word only where it is longer than a line.
  public func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    TextMeasurement(text, maxWidth: maxWidth, environment: environment, by: self)
  }

  /// Gives every grapheme cluster the same advance.
  public func shape(
    _ text: TextSpec, environment: LayoutEnvironment, into advances: inout TextAdvances
  ) -> Bool {
    let below = -0.2 * height
    advances.beginRun(ascender: height + below, descender: below)
    if text.runs.isEmpty {
      text.content.forEachGrapheme { append($0, to: &advances) }
    }
    for index in text.runs.indices {
      text.runs[index].content.forEachGrapheme { append($0, to: &advances) }
    }
    return true
  }

  private func append(_ grapheme: Grapheme, to advances: inout TextAdvances) {
    switch grapheme {
    case .lineBreak: advances.appendLineBreak()
    case .space: advances.appendSpace(width)
    case .letter: advances.append(width)
    }
  }
}

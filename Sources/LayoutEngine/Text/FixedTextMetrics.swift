/// Measures every grapheme alike, whatever its font, so that frames are the same on every system.
public struct FixedTextMetrics: TextMeasuring {
  /// The width of a grapheme in points.
  public var width: Float
  /// The height of a line in points; the baseline is at four fifths.
  public var height: Float

  /// So many points for every grapheme.
  public init(width: Float, height: Float) {
    self.width = width
    self.height = height
  }

  /// Breaks lines at spaces, and inside a word only where it alone is too long.
  public func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    TextMeasurement(text, maxWidth: maxWidth, environment: environment, by: self)
  }

  /// Gives every grapheme the same advance.
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

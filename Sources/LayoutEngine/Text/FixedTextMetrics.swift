/// A measurer for tests, which gives every grapheme cluster the same advance in every font.
public struct FixedTextMetrics: TextMeasuring {
  /// The advance of a grapheme cluster, in points, clamped to `0...9_999_999`.
  ///
  /// `NaN` counts as 0.
  public var width: Float
  /// The height of a line, in points, clamped to `0...9_999_999`.
  ///
  /// The baseline is at four fifths of the height from the top. `NaN` counts as 0.
  public var height: Float

  /// Creates a measurer from the advance of a grapheme cluster and the height of a line, in points.
  public init(width: Float, height: Float) {
    self.width = width
    self.height = height
  }

  /// Returns the size of a text in lines of at most `maxWidth` points.
  ///
  /// Lines break at spaces, and within a word only if the word is longer than a line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - maxWidth: The maximum width of a line, in points, which may be infinite.
  ///   - environment: The environment of the solve, which has no effect.
  /// - Returns: The size and the baselines of the text, in points.
  /// - Complexity: O(n) in the length of the text.
  public func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    TextMeasurement(text, maxWidth: maxWidth, environment: environment, by: self)
  }

  /// Adds the advances of a text, the same for every grapheme cluster.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - environment: The environment of the solve, which has no effect.
  ///   - advances: The advances to which those of the text are added.
  /// - Returns: Always `true`.
  /// - Complexity: O(n) in the length of the text.
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

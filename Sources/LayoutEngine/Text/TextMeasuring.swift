/// The size and the baselines of a text.
///
/// A solve clamps the size to `0...9_999_999` points and the baselines to `-9_999_999...9_999_999`;
/// `NaN` counts as 0.
public struct TextMeasurement: Sendable, Equatable {
  /// The size of all lines together, in points.
  public var size: LayoutSize
  /// The distance from the top of the text to its first baseline, in points.
  public var ascender: Float
  /// The distance from the bottom of the text to its last baseline, in points and negative.
  public var descender: Float

  /// Creates a measurement from a size and baselines, in points.
  public init(size: LayoutSize, ascender: Float = 0, descender: Float = 0) {
    self.size = size
    self.ascender = ascender
    self.descender = descender
  }
}

/// A measurer of texts for a layout.
///
/// A host conforms a type that measures with the fonts of the host. Measurements are cached, so
/// they must depend on nothing but the arguments, and equal values must return equal measurements.
/// A text whose size without a limit is no wider than `maxWidth` must have that size at `maxWidth`.
public protocol TextMeasuring: Equatable, Sendable {
  /// Returns the size of a text in lines of at most `maxWidth` points.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - maxWidth: The maximum width of a line, in points, which may be infinite.
  ///   - environment: The environment of the solve, without a safe area.
  /// - Returns: The size and the baselines of the text, in points.
  func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement

  /// Adds the advances of a text, if the text is measured by advances alone.
  ///
  /// The engine then breaks the lines itself and does not call
  /// ``measure(_:maxWidth:environment:)``.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - environment: The environment of the solve, without a safe area.
  ///   - advances: The advances to which those of the text are added.
  /// - Returns: Whether advances were added; if not, the engine measures the text.
  func shape(
    _ text: TextSpec, environment: LayoutEnvironment, into advances: inout TextAdvances
  ) -> Bool
}

extension TextMeasuring {
  /// Default implementation: adds no advances, so the engine calls
  /// ``measure(_:maxWidth:environment:)``.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - environment: The environment of the solve.
  ///   - advances: The advances, which stay the same.
  /// - Returns: Always `false`.
  public func shape(
    _ text: TextSpec, environment: LayoutEnvironment, into advances: inout TextAdvances
  ) -> Bool {
    false
  }
}

extension TextMeasurement {
  /// Breaks the lines of a text from its advances, for a measurer that measures by nothing else.
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

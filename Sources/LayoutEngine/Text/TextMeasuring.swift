/// How large a text is, and where its baselines are.
public struct TextMeasurement: Sendable, Equatable {
  /// The extent of all lines.
  public var size: Size
  /// From the top to the first baseline.
  public var ascender: Float
  /// From the bottom to the last baseline, negative.
  public var descender: Float

  /// A measured text.
  public init(size: Size, ascender: Float = 0, descender: Float = 0) {
    self.size = size
    self.ascender = ascender
    self.descender = descender
  }
}

/// Measures texts for a layout.
///
/// Hosts conform a value that knows their fonts. Equal values measure alike, and a measurement
/// depends on nothing but its arguments: it may be kept. A text that fits in lines of any width
/// measures the same wherever it is given as much. The environment has no safe area here, which moves
/// without any text.
public protocol TextMeasuring: Equatable, Sendable {
  /// The size of a text in lines of at most `maxWidth` points, which may be infinite.
  func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement

  /// Gives the advances of a text, where they are all there is to know.
  ///
  /// Then the layout breaks the lines itself, and asks for no measurement.
  ///
  /// - Returns: Whether `advances` was filled.
  func shape(
    _ text: TextSpec, environment: LayoutEnvironment, into advances: inout TextAdvances
  ) -> Bool
}

extension TextMeasuring {
  /// Gives nothing, so that the text is measured.
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

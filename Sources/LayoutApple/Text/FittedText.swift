package import LayoutEngine

extension TextSpec {
  /// Returns the text as small as its space requires, as a solve measures it.
  ///
  /// Only a text with a ``TextSpec/minScale`` that would be cut off becomes smaller.
  ///
  /// - Parameters:
  ///   - room: The space for the text's lines, in points.
  ///   - environment: The environment of the solve.
  ///   - measurer: The measurer of the solve.
  /// - Returns: The text with smaller letters, or the text itself.
  package func fitted(
    to room: LayoutSize, in environment: LayoutEnvironment, by measurer: any TextMeasuring
  ) -> TextSpec {
    guard leastHundredths < 100 else { return self }
    func set(_ hundredths: Int) -> TextSpec { scaled(by: Float(hundredths) / 100) }
    func fits(_ text: TextSpec) -> Bool {
      var whole = text
      whole.maxLines = 0
      func height(_ text: TextSpec) -> Float {
        measurer.measure(text, maxWidth: room.width, environment: environment).size.height
      }
      let needed = height(whole)
      return Self.isNoLonger(needed, than: room.height)
        && (text.maxLines <= 0 || Self.isNoLonger(needed, than: height(text)))
    }
    guard !fits(self) else { return self }
    var (fitting, tooLarge) = (Int(leastHundredths), 100)
    while tooLarge - fitting > 1 {
      let middle = (fitting + tooLarge) / 2
      if fits(set(middle)) { fitting = middle } else { tooLarge = middle }
    }
    return set(fitting)
  }

  /// Tolerates a rounding error.
  private static func isNoLonger(_ length: Float, than room: Float) -> Bool {
    length - (0x1p-10 + length * 0x1p-20) <= room
  }
}

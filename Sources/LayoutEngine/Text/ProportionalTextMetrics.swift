/// A measurer with built-in advances, which resemble those of a common sans-serif font.
///
/// Results are the same on every system. A line is 1.2 times as high as the font size, unless the
/// text sets its line height.
public struct ProportionalTextMetrics: TextMeasuring {
  /// Creates a measurer; all values are equal.
  public init() {}

  /// Returns the size of a text in lines of at most `maxWidth` points.
  ///
  /// Lines break at spaces, and within a word only if the word is longer than a line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - maxWidth: The maximum width of a line, in points, which may be infinite.
  ///   - environment: The environment of the solve; only its text scale has an effect.
  /// - Returns: The size and the baselines of the text, in points.
  /// - Complexity: O(n) in the length of the text.
  public func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    TextMeasurement(text, maxWidth: maxWidth, environment: environment, by: self)
  }

  /// Adds the advances of a text, each from the class of its grapheme cluster.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - environment: The environment of the solve; only its text scale has an effect.
  ///   - advances: The advances to which those of the text are added.
  /// - Returns: Always `true`.
  /// - Complexity: O(n) in the length of the text.
  public func shape(
    _ text: TextSpec, environment: LayoutEnvironment, into advances: inout TextAdvances
  ) -> Bool {
    if text.runs.isEmpty {
      append(text.content, in: Font(TextFont(text, environment)), to: &advances)
    }
    for index in text.runs.indices {
      let run = text.runs[index]
      append(run.content, in: Font(TextFont(run, of: text, environment)), to: &advances)
    }
    // Equivalent, `true` as `false`: without advances, each width is measured with the same ones.
    return true
  }

  private func append(_ content: String, in font: Font, to advances: inout TextAdvances) {
    advances.beginRun(ascender: font.ascender, descender: font.descender)
    content.forEachGrapheme { grapheme in
      switch grapheme {
      case .lineBreak: advances.appendLineBreak()
      case .space: advances.appendSpace(font.width * BuiltInAdvances.space + font.spacing)
      case .letter(let scalar):
        let scalar = font.hasMonospacedDigits && scalar.isDigit ? "0" : scalar
        advances.append(font.width * BuiltInAdvances.advance(of: scalar) + font.spacing)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is one of the digits 0 to 9, whose built-in advances differ.
  fileprivate var isDigit: Bool { value >= 0x30 && value <= 0x39 }
}

extension ProportionalTextMetrics {
  /// The numbers of a font at its size, in points.
  private struct Font {
    /// The factor by which built-in advances are multiplied.
    let width: Float
    /// The space that is added to each advance, in points.
    let spacing: Float
    let ascender: Float
    let descender: Float
    /// Whether each digit has the advance of a zero, which typographers call the figure width.
    let hasMonospacedDigits: Bool

    init(_ font: TextFont) {
      let points = font.size.clampedPositive(to: 10_000)
      let line = font.lineHeight?.clampedPositive(to: 10_000) ?? points * 1.2
      // The letters are in the middle of a line that is higher or lower than they need.
      let above = (line - points * 1.2) / 2 + points * 0.95
      spacing = font.letterSpacing.clamped(to: 10_000)
      width = points * BuiltInAdvances.widening(of: font.weight)
      ascender = above < 0 ? 0 : above > line ? line : above
      descender = ascender - line
      hasMonospacedDigits = font.hasMonospacedDigits
    }
  }
}

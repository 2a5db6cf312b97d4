/// Measures texts by built-in advances that resemble those of a common sans-serif font.
///
/// Results are the same on every system. A line is 1.2 times as high as its font size, unless the
/// text sets its line height.
public struct ProportionalTextMetrics: TextMeasuring {
  /// Creates the metrics.
  public init() {}

  /// Breaks lines at spaces, and within a word only where it is longer than a line.
  public func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    TextMeasurement(text, maxWidth: maxWidth, environment: environment, by: self)
  }

  /// Gives every grapheme cluster the advance of its kind.
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
    return true
  }

  private func append(_ content: String, in font: Font, to advances: inout TextAdvances) {
    advances.beginRun(ascender: font.ascender, descender: font.descender)
    content.forEachGrapheme { grapheme in
      switch grapheme {
      case .lineBreak: advances.appendLineBreak()
      case .space: advances.appendSpace(font.width * BuiltInAdvances.space + font.spacing)
      case .letter(let scalar):
        advances.append(font.width * BuiltInAdvances.advance(of: scalar) + font.spacing)
      }
    }
  }
}

extension ProportionalTextMetrics {
  /// The numbers of a font at its size.
  private struct Font {
    /// What advances are multiplied by.
    let width: Float
    /// What is added to each advance, in points.
    let spacing: Float
    let ascender: Float
    let descender: Float

    init(_ font: TextFont) {
      let points = font.size.heldPositive(to: 10_000)
      let line = font.lineHeight?.heldPositive(to: 10_000) ?? points * 1.2
      // The letters stand in the middle of a line that is higher or lower than theirs.
      let above = (line - points * 1.2) / 2 + points * 0.95
      spacing = font.letterSpacing.held(to: 10_000)
      width = points * BuiltInAdvances.widening(of: font.weight)
      ascender = above < 0 ? 0 : above > line ? line : above
      descender = ascender - line
    }
  }
}

/// A part of a text with all attributes resolved, for drawing.
///
/// ``TextSpec/resolvedRuns(in:)`` returns the runs of a text.
public struct ResolvedTextRun: Sendable, Equatable {
  /// The words, in the language of the environment for a text from a tree.
  public var content: String
  /// The font size, in points, multiplied by the text scale if the text is scaled.
  ///
  /// The number is not clamped.
  public var fontSize: Float
  /// The weight of the font.
  public var fontWeight: FontWeight
  /// The height of a line, in points, multiplied by the text scale if the text is scaled.
  ///
  /// `nil` is the line height of the font. The number is not clamped.
  public var lineHeight: Float?
  /// The space after each letter and space, in points, multiplied by the text scale if the text is
  /// scaled.
  ///
  /// The number is not clamped.
  public var letterSpacing: Float
  /// The name of the font family; `nil` is the host's default.
  public var fontFamily: String?
  /// Whether the letters are slanted.
  public var italic: Bool
  /// Whether all digits have the same advance.
  public var monospacedDigits: Bool
  /// Whether a line is drawn under the letters.
  public var underline: Bool
  /// Whether a line is drawn through the letters.
  public var strikethrough: Bool
  /// The color of the glyphs; `nil` leaves the color to the host.
  public var color: LayoutColor?
}

extension ResolvedTextRun {
  init(_ run: TextRun, of text: TextSpec, _ environment: LayoutEnvironment) {
    let font = TextFont(run, of: text, environment)
    content = run.content
    fontSize = font.size
    fontWeight = font.weight
    lineHeight = font.lineHeight
    letterSpacing = font.letterSpacing
    fontFamily = run.fontFamily ?? text.fontFamily
    italic = run.italic ?? text.italic
    monospacedDigits = font.hasMonospacedDigits
    underline = run.underline ?? text.underline
    strikethrough = run.strikethrough ?? text.strikethrough
    color = run.color ?? text.color
  }
}

/// The font of a text or a run, with its numbers multiplied by the text scale.
struct TextFont {
  let size: Float
  let weight: FontWeight
  let letterSpacing: Float
  let lineHeight: Float?
  let hasMonospacedDigits: Bool

  @inline(__always)
  init(_ text: TextSpec, _ environment: LayoutEnvironment) {
    let scale = text.scalesText ? environment.textScale : 1
    size = (text.fontSize ?? text.textStyle?.fontSize ?? 17) * scale
    weight = text.fontWeight ?? text.textStyle?.fontWeight ?? .regular
    letterSpacing = text.letterSpacing * scale
    lineHeight = text.lineHeight.map { $0 * scale }
    hasMonospacedDigits = text.monospacedDigits
  }

  /// Takes the attributes of a run, or else of the text; a text style of the run wins over the size
  /// and weight of the text.
  @inline(__always)
  init(_ run: TextRun, of text: TextSpec, _ environment: LayoutEnvironment) {
    let scale = run.scalesText ?? text.scalesText ? environment.textScale : 1
    let size =
      run.fontSize ?? run.textStyle?.fontSize ?? text.fontSize ?? text.textStyle?.fontSize ?? 17
    self.size = size * scale
    weight =
      run.fontWeight ?? run.textStyle?.fontWeight ?? text.fontWeight ?? text.textStyle?.fontWeight
      ?? .regular
    letterSpacing = (run.letterSpacing ?? text.letterSpacing) * scale
    lineHeight = (run.lineHeight ?? text.lineHeight).map { $0 * scale }
    hasMonospacedDigits = run.monospacedDigits ?? text.monospacedDigits
  }
}

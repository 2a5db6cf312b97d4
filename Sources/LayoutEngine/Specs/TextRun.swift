/// A part of a text with font attributes of its own; what it leaves out is the text's.
public struct TextRun: Sendable, Equatable {
  /// The words.
  public var content: String
  /// The size of the font in points.
  public var fontSize: Float?
  /// The name of the font.
  public var fontFamily: String?
  /// How heavy the font is.
  public var fontWeight: FontWeight?
  /// A named size and weight, where the font says none.
  public var textStyle: TextStyle?
  /// The height of a line in points, in place of the font's.
  public var lineHeight: Float?
  /// The color of the letters.
  public var color: LayoutColor?
  /// Whether it grows with the environment's text scale.
  public var scalesText: Bool?
  /// Whether a literal text is a key for the host's localisation.
  public var localized: Bool?

  /// The defaults, but for what is said.
  @inlinable
  public init(
    content: String,
    fontSize: Float? = nil,
    fontFamily: String? = nil,
    fontWeight: FontWeight? = nil,
    textStyle: TextStyle? = nil,
    lineHeight: Float? = nil,
    color: LayoutColor? = nil,
    scalesText: Bool? = nil,
    localized: Bool? = nil,
  ) {
    self.content = content
    self.fontSize = fontSize
    self.fontFamily = fontFamily
    self.fontWeight = fontWeight
    self.textStyle = textStyle
    self.lineHeight = lineHeight
    self.color = color
    self.scalesText = scalesText
    self.localized = localized
  }
}

/// How heavy a font is.
public enum FontWeight: String, Sendable, CaseIterable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black
}

/// A named size and weight.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle
  case title
  case headline
  case body
  case callout
  case footnote
  case caption
}

extension TextStyle {
  /// The font size in points.
  public var fontSize: Float {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .headline: 17
    case .body: 17
    case .callout: 16
    case .footnote: 13
    case .caption: 12
    }
  }

  /// The font's weight.
  public var fontWeight: FontWeight {
    switch self {
    case .headline: .semibold
    case .largeTitle, .title, .body, .callout, .footnote, .caption: .regular
    }
  }
}

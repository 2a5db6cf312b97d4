/// A part of a text with font attributes of its own; what it leaves out is the text's.
public struct TextRun: Sendable, Equatable {
  /// The words, or the key that they have in the environment's language; blanks around it are none of
  /// the key's.
  public var content: String
  /// The values for the placeholders in `content`; without any, a `%` in it is no placeholder.
  public var arguments: [TextArgument]
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
  /// Whether the words are a key, for which the environment's language may have others.
  public var localized: Bool?

  /// The defaults, but for what is said.
  @inlinable
  public init(
    content: String,
    arguments: [TextArgument] = [],
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
    self.arguments = arguments
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

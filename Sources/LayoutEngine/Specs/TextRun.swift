/// A part of a text with font attributes of its own; a `nil` attribute is that of the text.
public struct TextRun: Sendable, Equatable {
  /// The words of the run, or their key in the table of translations, without the white space
  /// around it.
  public var content: String
  /// The values of the placeholders in ``content``; without any, a `%` in it is itself.
  public var arguments: [TextArgument]
  /// The font size, in points; see ``TextSpec/fontSize``.
  public var fontSize: Float?
  /// The name of the font family, which the measurer looks up.
  public var fontFamily: String?
  /// The weight of the font.
  public var fontWeight: FontWeight?
  /// The text style, which gives font size and weight where these are `nil`.
  public var textStyle: TextStyle?
  /// The height of a line, in points; see ``TextSpec/lineHeight``.
  public var lineHeight: Float?
  /// The color of the glyphs.
  public var color: LayoutColor?
  /// Whether font size and line height are multiplied by ``LayoutEnvironment/textScale``.
  public var scalesText: Bool?
  /// Whether ``content`` is looked up in ``LayoutEnvironment/localization``.
  public var localized: Bool?

  /// Creates a run; an attribute that is left out is that of the text.
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

/// The weight of a font; the numbers are the usual ones of CSS Fonts §2.4.
public enum FontWeight: String, Sendable, CaseIterable {
  /// Weight 100.
  case ultraLight
  /// Weight 200.
  case thin
  /// Weight 300.
  case light
  /// Weight 400.
  case regular
  /// Weight 500.
  case medium
  /// Weight 600.
  case semibold
  /// Weight 700.
  case bold
  /// Weight 800.
  case heavy
  /// Weight 900.
  case black
}

/// A named font size and weight.
public enum TextStyle: String, Sendable, CaseIterable {
  /// 34 points, regular.
  case largeTitle
  /// 28 points, regular.
  case title
  /// 17 points, semibold.
  case headline
  /// 17 points, regular.
  case body
  /// 16 points, regular.
  case callout
  /// 13 points, regular.
  case footnote
  /// 12 points, regular.
  case caption
}

extension TextStyle {
  /// The font size, from 12 to 34 points at a text scale of 1.
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

  /// The weight of the font.
  public var fontWeight: FontWeight {
    switch self {
    case .headline: .semibold
    case .largeTitle, .title, .body, .callout, .footnote, .caption: .regular
    }
  }
}

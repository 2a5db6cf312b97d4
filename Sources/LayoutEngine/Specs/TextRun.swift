/// A part of a text with attributes of its own; an attribute that is `nil` is inherited from the
/// text.
@frozen
public struct TextRun: Sendable, Equatable {
  @usableFromInline var said: ExactWords
  @usableFromInline var saidArguments: [TextArgument]
  /// The font size, in points; `nil` is the size of ``textStyle``, or else of the text.
  ///
  /// The font size times the text scale is clamped to `0...10_000`; `NaN` counts as 0.
  public var fontSize: Float?
  /// The name of the font family, which the measurer looks up; `nil` is that of the text.
  public var fontFamily: String?
  /// The weight of the font; `nil` is the weight of ``textStyle``, or else of the text.
  public var fontWeight: FontWeight?
  /// The text style, which sets the font size and the weight if these are `nil`.
  public var textStyle: TextStyle?
  /// Whether the letters are slanted; `nil` is as in the text.
  public var italic: Bool?
  /// Whether all digits have the same advance; `nil` is as in the text.
  public var monospacedDigits: Bool?
  /// The space that is added after each letter and space, in points; `nil` is that of the text.
  ///
  /// A negative number removes space. ``ProportionalTextMetrics`` clamps the spacing times the text
  /// scale to `-10_000...10_000`, with `NaN` as 0, and no advance is below 0.
  public var letterSpacing: Float?
  /// Whether a line is drawn under the letters; `nil` is as in the text.
  public var underline: Bool?
  /// Whether a line is drawn through the letters; `nil` is as in the text.
  public var strikethrough: Bool?
  /// The height of a line, in points; `nil` is that of the text.
  ///
  /// The height times the text scale is clamped to `0...10_000`; `NaN` counts as 0.
  public var lineHeight: Float?
  /// The color of the glyphs; `nil` is that of the text.
  public var color: LayoutColor?
  /// Whether all lengths are multiplied by ``LayoutEnvironment/textScale``; `nil` is as in the
  /// text.
  public var scalesText: Bool?
  /// Whether ``content`` is looked up in ``LayoutEnvironment/localization``; `nil` is as in the
  /// text.
  public var localized: Bool?
  /// The action that a tap on the words fires, as a link does; `nil` if they are no link.
  ///
  /// ``LayoutTree/links(of:)`` returns where the words are.
  public var tap: LayoutAction?

  /// Creates a run; an attribute that is left out is inherited from the text.
  @inlinable
  public init(
    content: LayoutText = "",
    fontSize: Float? = nil,
    fontFamily: String? = nil,
    fontWeight: FontWeight? = nil,
    textStyle: TextStyle? = nil,
    italic: Bool? = nil,
    monospacedDigits: Bool? = nil,
    letterSpacing: Float? = nil,
    underline: Bool? = nil,
    strikethrough: Bool? = nil,
    lineHeight: Float? = nil,
    color: LayoutColor? = nil,
    scalesText: Bool? = nil,
    localized: Bool? = nil,
    tap: LayoutAction? = nil,
  ) {
    said = ExactWords(content.content)
    saidArguments = content.arguments
    self.fontSize = fontSize
    self.fontFamily = fontFamily
    self.fontWeight = fontWeight
    self.textStyle = textStyle
    self.italic = italic
    self.monospacedDigits = monospacedDigits
    self.letterSpacing = letterSpacing
    self.underline = underline
    self.strikethrough = strikethrough
    self.lineHeight = lineHeight
    self.color = color
    self.scalesText = scalesText
    self.localized = content.isVerbatim ? false : localized
    self.tap = tap
  }
}

extension TextRun {
  /// The words of the run, or their key in the table of translations if the run is ``localized``.
  ///
  /// Spaces at both ends are not part of the key. Set ``text`` to change the words, and whether
  /// they are a key.
  @inlinable
  public package(set) var content: String {
    get { said.string }
    set { said = ExactWords(newValue) }
  }

  /// The values of the placeholders in ``content``; without values, a `%` is a plain character.
  @inlinable
  public package(set) var arguments: [TextArgument] {
    get { saidArguments }
    set { saidArguments = newValue }
  }

  /// The words: ``content`` with ``arguments``, as a key unless ``localized`` is false.
  public var text: LayoutText {
    get {
      localized ?? true ? LayoutText(key: content, arguments: arguments) : .verbatim(content)
    }
    set {
      content = newValue.content
      arguments = newValue.arguments
      localized = newValue.isVerbatim ? false : nil
    }
  }
}

/// The weight of a font; the numbers are those of CSS Fonts §2.4.
public enum FontWeight: String, Sendable, CaseIterable {
  /// The weight 100 (CSS Fonts §2.4).
  case ultraLight
  /// The weight 200 (CSS Fonts §2.4).
  case thin
  /// The weight 300 (CSS Fonts §2.4).
  case light
  /// The weight 400 (CSS Fonts §2.4).
  case regular
  /// The weight 500 (CSS Fonts §2.4).
  case medium
  /// The weight 600 (CSS Fonts §2.4).
  case semibold
  /// The weight 700 (CSS Fonts §2.4).
  case bold
  /// The weight 800 (CSS Fonts §2.4).
  case heavy
  /// The weight 900 (CSS Fonts §2.4).
  case black
}

extension FontWeight {
  /// The number of the weight, from 100 to 900 (CSS Fonts §2.4).
  public var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

/// A named font size and weight, as in the text styles of Apple's systems.
///
/// The numbers are those that the Human Interface Guidelines publish for the content size *Large*.
public enum TextStyle: String, Sendable, CaseIterable {
  /// 34 points at a text scale of 1, in the weight ``FontWeight/regular``.
  case largeTitle
  /// 28 points at a text scale of 1, in the weight ``FontWeight/regular``.
  case title
  /// 22 points at a text scale of 1, in the weight ``FontWeight/regular``.
  case title2
  /// 20 points at a text scale of 1, in the weight ``FontWeight/regular``.
  case title3
  /// 17 points at a text scale of 1, in the weight ``FontWeight/semibold``.
  case headline
  /// 15 points at a text scale of 1, in the weight ``FontWeight/regular``.
  case subheadline
  /// 17 points at a text scale of 1, in the weight ``FontWeight/regular``.
  case body
  /// 16 points at a text scale of 1, in the weight ``FontWeight/regular``.
  case callout
  /// 13 points at a text scale of 1, in the weight ``FontWeight/regular``.
  case footnote
  /// 12 points at a text scale of 1, in the weight ``FontWeight/regular``.
  case caption
  /// 11 points at a text scale of 1, in the weight ``FontWeight/regular``.
  case caption2
}

extension TextStyle {
  /// The font size of the style, from 11 to 34 points at a text scale of 1.
  public var fontSize: Float {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline: 17
    case .subheadline: 15
    case .body: 17
    case .callout: 16
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The weight of the font of the style.
  public var fontWeight: FontWeight {
    switch self {
    case .headline: .semibold
    case .largeTitle, .title, .title2, .title3, .subheadline, .body, .callout, .footnote, .caption,
      .caption2:
      .regular
    }
  }
}

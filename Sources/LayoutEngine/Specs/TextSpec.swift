/// Words, in one style or in several.
public struct TextSpec: Sendable, Equatable {
  /// The words, or the key that they have in the environment's language.
  public var content: String
  /// The size of the font in points.
  public var fontSize: Float?
  /// How heavy the font is.
  public var fontWeight: FontWeight?
  /// A named size and weight, where the font says none.
  public var textStyle: TextStyle?
  /// The height of a line in points, in place of the font's.
  public var lineHeight: Float?
  /// The most lines there may be; 0 is no limit.
  public var maxLines: Int32
  /// What shows where the text is too long.
  public var truncation: Truncation
  /// Where lines stand in the frame.
  public var textAlign: Alignment
  /// The color of the letters by its components, where it is said so.
  @usableFromInline var rgba: UInt32?
  /// Whether it grows with the environment's text scale.
  public var scalesText: Bool
  /// Whether the words are a key, for which the environment's language may have others.
  public var localized: Bool
  /// What few texts say; nothing where none of it is said.
  @usableFromInline var extras: TextExtras?

  /// The defaults, but for what is said.
  @inlinable
  public init(
    content: String = "",
    arguments: [TextArgument] = [],
    runs: [TextRun] = [],
    fontSize: Float? = nil,
    fontFamily: String? = nil,
    fontWeight: FontWeight? = nil,
    textStyle: TextStyle? = nil,
    lineHeight: Float? = nil,
    maxLines: Int32 = 0,
    truncation: Truncation = .tail,
    textAlign: Alignment = .start,
    color: LayoutColor? = nil,
    scalesText: Bool = true,
    localized: Bool = true,
  ) {
    self.content = content
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.textStyle = textStyle
    self.lineHeight = lineHeight
    self.maxLines = maxLines
    self.truncation = truncation
    self.textAlign = textAlign
    self.scalesText = scalesText
    self.localized = localized
    extras = TextExtras.saying(arguments, runs, fontFamily, nil)
    if let color { self.color = color }
  }
}

extension TextSpec {
  /// The values for the placeholders in `content`; without any, a `%` in it is no placeholder.
  @inlinable
  public var arguments: [TextArgument] {
    get { extras?.arguments ?? [] }
    set { extras = TextExtras.saying(newValue, runs, fontFamily, extras?.colorAsset) }
  }

  /// Where it is not empty, said in place of `content`.
  @inlinable
  public var runs: [TextRun] {
    get { extras?.runs ?? [] }
    set { extras = TextExtras.saying(arguments, newValue, fontFamily, extras?.colorAsset) }
  }

  /// The name of the font.
  @inlinable
  public var fontFamily: String? {
    get { extras?.fontFamily }
    set { extras = TextExtras.saying(arguments, runs, newValue, extras?.colorAsset) }
  }

  /// The color of the letters.
  @inlinable
  public var color: LayoutColor? {
    get { rgba.map { .rgba($0) } ?? extras?.colorAsset.map { .asset($0) } }
    set {
      var asset: String?
      rgba = nil
      switch newValue {
      case nil: break
      case .rgba(let components)?: rgba = components
      case .asset(let name)?: asset = name
      }
      guard asset != nil || extras?.colorAsset != nil else { return }
      extras = TextExtras.saying(arguments, runs, fontFamily, asset)
    }
  }
}

extension TextSpec: ExpressibleByStringLiteral {
  /// A text in one style.
  @inlinable
  public init(stringLiteral value: String) { self.init(content: value) }
}

extension TextSpec {
  /// What shows where the text is longer than its lines; it has no effect on geometry.
  public enum Truncation: String, Sendable, CaseIterable {
    case tail
    case middle
    case head
    case clip
  }

  /// Where lines stand in their frame; it has no effect on geometry.
  public enum Alignment: String, Sendable, CaseIterable {
    case start
    case center
    case end
    case left
    case right
    case justified
  }
}

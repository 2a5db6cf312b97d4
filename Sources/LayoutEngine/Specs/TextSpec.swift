/// A text of one or several runs.
///
/// A ``TextMeasuring`` decides what its numbers mean; the ranges below are those of
/// ``ProportionalTextMetrics``. See <doc:Text>.
@frozen
public struct TextSpec: Sendable, Equatable {
  @usableFromInline var said: String
  /// The font size, in points; `nil` is that of ``textStyle``, and 17 without one.
  ///
  /// Multiplied by the text scale it is clamped to `0...10_000`; `NaN` counts as 0.
  public var fontSize: Float?
  /// The weight of the font; `nil` is that of ``textStyle``, and regular without one.
  public var fontWeight: FontWeight?
  /// The text style, which gives font size and weight where these are `nil`.
  public var textStyle: TextStyle?
  /// The height of a line, in points; `nil` is 1.2 times the font size.
  ///
  /// Multiplied by the text scale it is clamped to `0...10_000`; `NaN` counts as 0.
  public var lineHeight: Float?
  /// The maximum number of lines; 0 and negative numbers are no limit.
  public var maxLines: Int32
  /// How a text is shown that does not fit.
  public var truncation: Truncation
  /// The horizontal alignment of lines in the frame.
  public var textAlign: Alignment
  /// The color of the letters by its components, where it is given so.
  @usableFromInline var rgba: UInt32?
  /// Whether font size and line height are multiplied by ``LayoutEnvironment/textScale``.
  public var scalesText: Bool
  /// Whether ``content`` is looked up in ``LayoutEnvironment/localization``.
  public var localized: Bool
  /// What few texts say; nothing where none of it is said.
  @usableFromInline var extras: TextExtras?

  /// Creates a text; without arguments it is empty.
  @inlinable
  public init(
    content: LayoutText = "",
    runs: [TextRun] = [],
    spans: [TextRun] = [],
    fontSize: Float? = nil,
    fontFamily: String? = nil,
    fontWeight: FontWeight? = nil,
    textStyle: TextStyle? = nil,
    italic: Bool = false,
    monospacedDigits: Bool = false,
    letterSpacing: Float = 0,
    underline: Bool = false,
    strikethrough: Bool = false,
    lineHeight: Float? = nil,
    maxLines: Int32 = 0,
    minScale: Float = 1,
    truncation: Truncation = .tail,
    textAlign: Alignment = .start,
    color: LayoutColor? = nil,
    scalesText: Bool = true,
    localized: Bool = true,
  ) {
    said = content.content
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.textStyle = textStyle
    self.lineHeight = lineHeight
    self.maxLines = maxLines
    self.truncation = truncation
    self.textAlign = textAlign
    self.scalesText = scalesText
    self.localized = localized && !content.isVerbatim
    if let color { self.color = color }
    guard
      !content.arguments.isEmpty || !runs.isEmpty || !spans.isEmpty || fontFamily != nil || italic
        || monospacedDigits
        || letterSpacing != 0 || underline || strikethrough || minScale != 1
    else { return }
    sayExtra {
      $0.arguments = content.arguments
      $0.runs = runs
      $0.spans = spans
      $0.fontFamily = fontFamily
      $0.italic = italic
      $0.monospacedDigits = monospacedDigits
      $0.letterSpacing = letterSpacing
      $0.underline = underline
      $0.strikethrough = strikethrough
      $0.minScale = minScale
    }
  }
}

extension TextSpec {
  /// The words, or their key in the table of translations; ``text`` sets them, and which of both they
  /// are.
  @inlinable
  public package(set) var content: String {
    get { said }
    set { said = newValue }
  }

  /// The values of the placeholders in ``content``; without any, a `%` in it is itself.
  @inlinable
  public var arguments: [TextArgument] {
    get { extras?.values.arguments ?? [] }
    set { sayExtra { $0.arguments = newValue } }
  }

  /// The runs of the text, which are shown in place of ``content`` unless there are none.
  @inlinable
  public var runs: [TextRun] {
    get { extras?.values.runs ?? [] }
    set { sayExtra { $0.runs = newValue } }
  }

  /// The attributes of the parts of ``content`` that are marked by their numbers, from 1: the first is
  /// that of `care` in `Made with <1>care</1>`.
  ///
  /// A tree makes ``runs`` of it, in the order that the translation has. The words of these runs do
  /// not count. In such a text `<<` is a `<`.
  @inlinable
  public var spans: [TextRun] {
    get { extras?.values.spans ?? [] }
    set { sayExtra { $0.spans = newValue } }
  }

  /// What conditions and loops put together, which is shown in place of ``content`` unless it is
  /// nothing; a tree makes ``runs`` of it.
  package var parts: [TextParts.Part] {
    get { extras?.values.parts ?? [] }
    set { sayExtra { $0.parts = newValue } }
  }

  /// The words: ``content`` with ``arguments``, as a key where the text is ``localized``.
  @inlinable
  public var text: LayoutText {
    get { localized ? LayoutText(key: content, arguments: arguments) : .verbatim(content) }
    set {
      said = newValue.content
      if extras != nil || !newValue.arguments.isEmpty { arguments = newValue.arguments }
      localized = !newValue.isVerbatim
    }
  }

  /// Whether the words are those of ``content`` as they stand, unless a language has others.
  @inlinable
  var hasPlainWords: Bool {
    guard let values = extras?.values else { return true }
    return values.arguments.isEmpty && values.runs.isEmpty && values.spans.isEmpty
      && values.parts.isEmpty
  }

  /// The name of the font family, which the measurer looks up.
  @inlinable
  public var fontFamily: String? {
    get { extras?.values.fontFamily }
    set { sayExtra { $0.fontFamily = newValue } }
  }

  /// Whether the letters are slanted; the built-in metrics measure them like upright ones.
  @inlinable
  public var italic: Bool {
    get { extras?.values.italic ?? false }
    set { sayExtra { $0.italic = newValue } }
  }

  /// Whether all digits are equally wide, as they always are in the built-in metrics.
  @inlinable
  public var monospacedDigits: Bool {
    get { extras?.values.monospacedDigits ?? false }
    set { sayExtra { $0.monospacedDigits = newValue } }
  }

  /// What is added behind each letter and space, in points; a negative number takes away.
  ///
  /// It is multiplied by the text scale where ``scalesText`` is true. With the built-in metrics it
  /// is then clamped to `-10_000...10_000`, `NaN` counts as 0, and no letter is narrower than 0.
  @inlinable
  public var letterSpacing: Float {
    get { extras?.values.letterSpacing ?? 0 }
    set { sayExtra { $0.letterSpacing = newValue } }
  }

  /// Whether a line is drawn under the letters.
  @inlinable
  public var underline: Bool {
    get { extras?.values.underline ?? false }
    set { sayExtra { $0.underline = newValue } }
  }

  /// Whether a line is drawn through the letters.
  @inlinable
  public var strikethrough: Bool {
    get { extras?.values.strikethrough ?? false }
    set { sayExtra { $0.strikethrough = newValue } }
  }

  /// A factor, the least by which a text is set smaller that would be cut.
  ///
  /// A text that takes more lines than ``maxLines``, or is higher than it may be, is multiplied by the
  /// greatest hundredth with which all of it fits, down to this one; 1 never makes it smaller. With
  /// runs of several sizes a greater hundredth may be missed. It is clamped to `0.01...1`, and `NaN`
  /// counts as 1.
  @inlinable
  public var minScale: Float {
    get { extras?.values.minScale ?? 1 }
    set { sayExtra { $0.minScale = newValue } }
  }

  /// The color of the glyphs; `nil` leaves it to the host.
  @inlinable
  public var color: LayoutColor? {
    get { rgba.map { .rgba($0) } ?? extras?.values.colorAsset.map { .asset($0) } }
    set {
      var asset: String?
      rgba = nil
      switch newValue {
      case nil: break
      case .rgba(let components)?: rgba = components
      case .asset(let name)?: asset = name
      }
      guard asset != nil || extras?.values.colorAsset != nil else { return }
      sayExtra { $0.colorAsset = asset }
    }
  }
}

extension TextSpec {
  /// The runs of the text with all that the text says for them: one for a text without runs.
  ///
  /// The words are those of a tree that was solved; a text of an app's own is not translated here.
  ///
  /// - Parameter environment: Whose text scale the sizes are multiplied by.
  /// - Returns: The runs in the order of their words.
  public func resolvedRuns(in environment: LayoutEnvironment) -> [ResolvedTextRun] {
    runs.isEmpty
      ? [ResolvedTextRun(TextRun(content: .verbatim(content)), of: self, environment)]
      : runs.map { ResolvedTextRun($0, of: self, environment) }
  }
}

extension TextSpec: ExpressibleByStringLiteral {
  /// Creates a text of one run.
  @inlinable
  public init(stringLiteral value: String) { self.init(content: LayoutText(stringLiteral: value)) }
}

extension TextSpec {
  /// How a text is shown that is longer than its lines; it has no effect on frames.
  public enum Truncation: String, Sendable, CaseIterable {
    /// With an ellipsis at the end.
    case tail
    /// With an ellipsis in the middle.
    case middle
    /// With an ellipsis at the beginning.
    case head
    /// Cut off.
    case clip
  }

  /// The horizontal alignment of lines; it has no effect on frames.
  public enum Alignment: String, Sendable, CaseIterable {
    /// At the start edge.
    case start
    /// Centered.
    case center
    /// At the end edge.
    case end
    /// At the left in both directions of text.
    case left
    /// At the right in both directions of text.
    case right
    /// Stretched to both edges, but for the last line.
    case justified
  }
}

/// The attributes of a `text`, which consists of one or several runs.
///
/// The measurer of a solve, a ``TextMeasuring``, decides what the numbers mean. The ranges of the
/// properties are those of ``ProportionalTextMetrics``. See <doc:Text>.
@frozen
public struct TextSpec: Sendable, Equatable {
  @usableFromInline var said: ExactWords
  /// The font size, in points; `nil` is the size of ``textStyle``, and 17 without a style.
  ///
  /// The font size times the text scale is clamped to `0...10_000`; `NaN` counts as 0.
  public var fontSize: Float?
  /// The weight of the font; `nil` is the weight of ``textStyle``, and regular without a style.
  public var fontWeight: FontWeight?
  /// The text style, which sets the font size and the weight if these are `nil`.
  public var textStyle: TextStyle?
  /// The height of a line, in points; `nil` is 1.2 times the font size.
  ///
  /// The height times the text scale is clamped to `0...10_000`; `NaN` counts as 0.
  public var lineHeight: Float?
  /// The maximum number of lines; 0 and negative numbers are no limit.
  public var maxLines: Int32
  /// The truncation of a text that does not fit, without effect on frames.
  public var truncation: Truncation
  /// The horizontal alignment of the lines in the frame, without effect on frames.
  public var textAlign: Alignment
  /// The color of the glyphs, if the color is given by its components.
  @usableFromInline var rgba: UInt32?
  /// Whether font size and line height are multiplied by ``LayoutEnvironment/textScale``.
  public var scalesText: Bool
  /// Whether ``content`` is looked up in ``LayoutEnvironment/localization``.
  public var localized: Bool
  /// The attributes that few texts have; nil if none of them is set.
  @usableFromInline var extras: TextExtras?

  /// Creates a text, by default an empty one.
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
    padding: LayoutEdges = .none,
  ) {
    var arguments: [TextArgument]?
    if case .key(let words) = content.said {
      said = ExactWords(words)
      self.localized = localized
    } else {
      let parts = content.parts
      said = ExactWords(parts.content)
      self.localized = localized && !parts.isVerbatim
      arguments = parts.arguments
    }
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.textStyle = textStyle
    self.lineHeight = lineHeight
    self.maxLines = maxLines
    self.truncation = truncation
    self.textAlign = textAlign
    self.scalesText = scalesText
    var asset: String?
    switch color {
    case nil: rgba = nil
    case .rgba(let components)?: rgba = components
    case .asset(let name)?:
      rgba = nil
      asset = name
    }
    // Each condition folds to a constant where the attribute is left out, as in `ElementStyle`.
    guard
      asset != nil || !runs.isEmpty || !spans.isEmpty || fontFamily != nil || italic
        || monospacedDigits || letterSpacing != 0 || underline || strikethrough || minScale != 1
        || !padding.isEmpty
    else {
      extras = arguments.map(TextExtras.init(arguments:))
      return
    }
    var rare = TextExtras.Values()
    if let arguments { rare.arguments = arguments }
    if let asset { rare.colorAsset = asset }
    if !runs.isEmpty { rare.runs = runs }
    if !spans.isEmpty { rare.spans = spans }
    if let fontFamily { rare.fontFamily = fontFamily }
    if italic { rare.italic = italic }
    if monospacedDigits { rare.monospacedDigits = monospacedDigits }
    if letterSpacing != 0 { rare.letterSpacing = letterSpacing }
    if underline { rare.underline = underline }
    if strikethrough { rare.strikethrough = strikethrough }
    if minScale != 1 { rare.minScale = minScale }
    if !padding.isEmpty { rare.boxPadding = BoxPadding(padding) }
    extras = TextExtras.keeping(rare)
  }
}

extension TextSpec {
  /// The words, or their key in the table of translations if the text is ``localized``.
  ///
  /// Set ``text`` to change the words, and whether they are a key.
  @inlinable
  public package(set) var content: String {
    get { said.string }
    set { said = ExactWords(newValue) }
  }

  /// The values of the placeholders in ``content``; without values, a `%` is a plain character.
  @inlinable
  public var arguments: [TextArgument] {
    get { extras?.values.arguments ?? [] }
    set { sayExtra { $0.arguments = newValue } }
  }

  /// The runs of the text, which replace ``content`` if there are any.
  @inlinable
  public var runs: [TextRun] {
    get { extras?.values.runs ?? [] }
    set { sayExtra { $0.runs = newValue } }
  }

  /// The attributes of the parts of ``content`` that are marked by numbers, starting from 1.
  ///
  /// In `Made with <1>care</1>`, the first span has the attributes of `care`. A tree converts the
  /// spans to ``runs``, in the order of the translation. The words of the spans themselves are
  /// ignored. In a text with spans, `<<` stands for `<`.
  @inlinable
  public var spans: [TextRun] {
    get { extras?.values.spans ?? [] }
    set { sayExtra { $0.spans = newValue } }
  }

  /// The parts that conditions and loops put together, which replace ``content`` if there are any.
  ///
  /// A tree converts the parts to ``runs``.
  package var parts: [TextParts.Part] {
    get { extras?.values.parts ?? [] }
    set { sayExtra { $0.parts = newValue } }
  }

  /// The words: ``content`` with ``arguments``, as a key if the text is ``localized``.
  @inlinable
  public var text: LayoutText {
    get { localized ? LayoutText(key: content, arguments: arguments) : .verbatim(content) }
    set {
      said = ExactWords(newValue.content)
      if extras != nil || !newValue.arguments.isEmpty { arguments = newValue.arguments }
      localized = !newValue.isVerbatim
    }
  }

  /// Whether the words are ``content`` alone, without arguments, runs, spans or parts.
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

  /// Whether all digits have the same advance, in ``ProportionalTextMetrics`` that of a zero.
  @inlinable
  public var monospacedDigits: Bool {
    get { extras?.values.monospacedDigits ?? false }
    set { sayExtra { $0.monospacedDigits = newValue } }
  }

  /// The space that is added after each letter and space, in points; a negative number removes
  /// space.
  ///
  /// The spacing is multiplied by the text scale if ``scalesText`` is true.
  /// ``ProportionalTextMetrics`` then clamps the product to `-10_000...10_000`, with `NaN` as 0,
  /// and no advance is below 0.
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

  /// The minimum factor by which a text is set smaller instead of being cut.
  ///
  /// A text with more lines than ``maxLines``, or higher than its maximum height, is multiplied by
  /// a factor in hundredths. The factor is the greatest at which the whole text fits, down to this
  /// minimum. In a text with runs of several sizes, a greater one may be missed.
  ///
  /// The minimum is clamped to `0.01...1`. With 1, which is also the meaning of `NaN`, a text is
  /// never set smaller.
  @inlinable
  public var minScale: Float {
    get { extras?.values.minScale ?? 1 }
    set { sayExtra { $0.minScale = newValue } }
  }

  /// The space between the edges of the text and its lines, in points, clamped to
  /// `0...9_999_999`.
  ///
  /// Percentages, `auto` and `NaN` count as 0.
  @inlinable
  public var padding: LayoutEdges {
    get { boxPadding.edges }
    set {
      guard extras != nil || !newValue.isEmpty else { return }
      sayExtra { $0.boxPadding = BoxPadding(newValue) }
    }
  }

  @usableFromInline var boxPadding: BoxPadding { extras?.values.boxPadding ?? BoxPadding() }

  /// The color of the glyphs; `nil` leaves the color to the host.
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
  /// Returns the runs of the text with all attributes resolved; a text without runs returns one.
  ///
  /// The words are not translated. A text from a tree is already in the language of its
  /// environment.
  ///
  /// - Parameter environment: The environment whose text scale multiplies the lengths.
  /// - Returns: The runs in reading order.
  /// - Complexity: O(n) in the number of runs.
  public func resolvedRuns(in environment: LayoutEnvironment) -> [ResolvedTextRun] {
    runs.isEmpty
      ? [ResolvedTextRun(TextRun(content: .verbatim(content)), of: self, environment)]
      : runs.map { ResolvedTextRun($0, of: self, environment) }
  }
}

extension TextSpec: ExpressibleByStringLiteral {
  /// Creates a text whose content is a key, from a literal.
  @inlinable
  public init(stringLiteral value: String) { self.init(content: LayoutText(stringLiteral: value)) }
}

extension TextSpec {
  /// The truncation of a text that is longer than its lines, without effect on frames.
  public enum Truncation: String, Sendable, CaseIterable {
    /// An ellipsis replaces the end of the text.
    case tail
    /// An ellipsis replaces the middle of the text.
    case middle
    /// An ellipsis replaces the beginning of the text.
    case head
    /// The text is cut off without an ellipsis.
    case clip
  }

  /// The horizontal alignment of the lines of a text, without effect on frames.
  public enum Alignment: String, Sendable, CaseIterable {
    /// The lines are at the start edge of the frame.
    case start
    /// The lines are centered in the frame.
    case center
    /// The lines are at the end edge of the frame.
    case end
    /// The lines are at the left of the frame, in both writing directions.
    case left
    /// The lines are at the right of the frame, in both writing directions.
    case right
    /// The lines are stretched to both edges of the frame, except for the last line.
    case justified
  }
}

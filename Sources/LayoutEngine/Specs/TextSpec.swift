/// A text of one or several runs.
///
/// A ``TextMeasuring`` decides what its numbers mean; the ranges below are those of
/// ``ProportionalTextMetrics``. See <doc:Text>.
public struct TextSpec: Sendable, Equatable {
  /// The words, or their key in the table of translations.
  public var content: String
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
  /// The values of the placeholders in ``content``; without any, a `%` in it is itself.
  @inlinable
  public var arguments: [TextArgument] {
    get { extras?.arguments ?? [] }
    set { extras = TextExtras.saying(newValue, runs, fontFamily, extras?.colorAsset) }
  }

  /// The runs of the text, which are shown in place of ``content`` unless there are none.
  @inlinable
  public var runs: [TextRun] {
    get { extras?.runs ?? [] }
    set { extras = TextExtras.saying(arguments, newValue, fontFamily, extras?.colorAsset) }
  }

  /// The name of the font family, which the measurer looks up.
  @inlinable
  public var fontFamily: String? {
    get { extras?.fontFamily }
    set { extras = TextExtras.saying(arguments, runs, newValue, extras?.colorAsset) }
  }

  /// The color of the glyphs; `nil` leaves it to the host.
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
  /// Creates a text of one run.
  @inlinable
  public init(stringLiteral value: String) { self.init(content: value) }
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

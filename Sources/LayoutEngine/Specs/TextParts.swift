/// The words of a text that conditions and loops put together; see
/// ``Children/text(_:as:id:size:style:words:)``.
///
/// Each part has a key of its own in the table of translations. As in the document, two parts are
/// separated by one blank or by nothing.
public struct TextParts: Sendable {
  /// Words that are in the text or not, as a whole.
  @usableFromInline
  package struct Part: Sendable, Equatable {
    var words: LayoutText
    /// The attributes of the marked parts of the words; see ``TextSpec/spans``.
    var spans: [TextRun]
    /// Whether the words are looked up in the table of translations, if the text is localized.
    var localized: Bool
    /// Whether a blank separates the words from those before.
    var isBehindBlank: Bool
  }

  /// The constraints of the document, in points.
  public let range: SizeRange
  /// The environment for which the document is built.
  public let environment: LayoutEnvironment

  package private(set) var all: [Part] = []
  /// Whether the last addition was a blank.
  private var endsInBlank = false

  package init(for range: SizeRange, environment: LayoutEnvironment) {
    self.range = range
    self.environment = environment
  }

  /// Adds words to the text.
  ///
  /// - Parameters:
  ///   - words: The words, or their key in the table of translations. If there are spans, `<1>` to
  ///     `</1>` marks the words with the attributes of the first one, and `<<` stands for `<`.
  ///   - spans: The attributes of the marked words; the words of the spans themselves are ignored.
  ///   - localized: Whether the words are looked up in the table of translations, if the text is
  ///     localized.
  public mutating func add(
    _ words: LayoutText, spans: [TextRun] = [], localized: Bool = true
  ) {
    all.append(
      Part(
        words: words, spans: spans, localized: localized && !words.isVerbatim,
        isBehindBlank: endsInBlank && !all.isEmpty))
    endsInBlank = false
  }

  /// Adds a blank that separates two parts.
  ///
  /// Several blanks in a row count as one, and blanks at both ends of the text are ignored.
  public mutating func addBlank() { endsInBlank = true }

  /// Returns whether the content that a user gives a slot adds any element; false for a slot
  /// without content.
  ///
  /// The method builds the content once more, in a temporary tree.
  ///
  /// - Complexity: O(n) in the number of elements of the content.
  public func isFilled<Inner: Placement>(_ slot: Slot<Inner>?) -> Bool {
    Children<NoPlacement>.isFilled(slot, for: range, environment)
  }
}

/// The words of a text that conditions and loops put together; see
/// ``Children/text(_:as:id:size:look:words:)``.
///
/// Each part has a key of its own in the table of translations. What stands between two parts is one
/// blank or nothing, as in the document.
public struct TextParts: Sendable {
  /// Words that stand or do not stand as a whole.
  @usableFromInline
  package struct Part: Sendable, Equatable {
    var words: LayoutText
    /// The attributes of what is marked in the words; see ``TextSpec/spans``.
    var spans: [TextRun]
    /// Whether the words are looked up in the table of translations, if those of the text are.
    var localized: Bool
    /// Whether a blank parts it from the words before it.
    var isBehindBlank: Bool
  }

  /// The sizes that the document is offered.
  public let range: SizeRange
  /// The environment of the document.
  public let environment: LayoutEnvironment

  package private(set) var all: [Part] = []
  /// Whether a blank was added last.
  private var endsInBlank = false

  package init(for range: SizeRange, environment: LayoutEnvironment) {
    self.range = range
    self.environment = environment
  }

  /// Adds words.
  ///
  /// - Parameters:
  ///   - words: The words, or their key in the table of translations; `<1>` to `</1>` marks what looks
  ///     like the first of the `spans`, and `<<` is a `<` where there are any.
  ///   - spans: The attributes of what is marked. The words of these runs do not count.
  ///   - localized: Whether they are looked up in the table, if the text's are.
  public mutating func add(
    _ words: LayoutText, spans: [TextRun] = [], localized: Bool = true
  ) {
    all.append(
      Part(
        words: words, spans: spans, localized: localized && !words.isVerbatim,
        isBehindBlank: endsInBlank && !all.isEmpty))
    endsInBlank = false
  }

  /// Adds a blank: one of several that follow each other, and none at either end of the text.
  public mutating func addBlank() { endsInBlank = true }

  /// Returns whether the content that a user gives a slot adds any element; false where none is
  /// given.
  ///
  /// It builds that content once more, aside.
  public func isFilled<Inner: Placement>(_ slot: Slot<Inner>?) -> Bool {
    Children<NoPlacement>.isFilled(slot, for: range, environment)
  }
}

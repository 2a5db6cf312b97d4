/// A localizable text: a key of the table of translations, or a string that is shown as is.
///
/// A string literal is a key. A literal with interpolated values is a key with placeholders:
/// `"\(likes) likes"` is `%lld likes`. Use ``verbatim(_:)`` for a string that must not be
/// translated. Texts are equal only if their strings have the same bytes, unlike strings.
@frozen
public struct LayoutText: Sendable, Hashable {
  @usableFromInline
  enum Content: Sendable, Hashable {
    case key(String)
    case verbatim(String)
    /// A key with placeholders; indirect, because few texts have placeholders and all others stay
    /// smaller.
    indirect case pattern(String, [TextArgument])
    /// Placeholders without words between them, which are filled in and not translated.
    indirect case values(String, [TextArgument])

    /// Creates the content of a key with arguments.
    @usableFromInline
    init(_ key: String, _ arguments: [TextArgument]) {
      self = Self.hasWords(key) ? .pattern(key, arguments) : .values(key, arguments)
    }

    // Synthesized, it would take other forms of an accented letter for equal.
    @usableFromInline
    static func == (one: Content, other: Content) -> Bool {
      switch (one, other) {
      case (.key(let words), .key(let otherWords)),
        (.verbatim(let words), .verbatim(let otherWords)):
        words.isSame(as: otherWords)
      case (.pattern(let words, let arguments), .pattern(let otherWords, let otherArguments)),
        (.values(let words, let arguments), .values(let otherWords, let otherArguments)):
        words.isSame(as: otherWords) && arguments == otherArguments
      case (.key, _), (.verbatim, _), (.pattern, _), (.values, _): false
      }
    }

    private static func hasWords(_ key: String) -> Bool {
      // Most keys begin with a word.
      if let first = key.first, first != "%", !first.isWhitespace { return true }
      return TextPattern(key).parts.contains { part in
        switch part {
        case .words(let words): words.contains { !$0.isWhitespace }
        case .unknown: true
        case .placeholder: false
        }
      }
    }
  }

  @usableFromInline let said: Content

  @usableFromInline
  init(_ said: Content) { self.said = said }

  /// Creates a text that is looked up in the table of translations.
  ///
  /// - Parameters:
  ///   - key: The text in the document's language, with a placeholder for each argument:
  ///     `%lld likes`.
  ///   - arguments: The values of the placeholders, in the order of the key. Without arguments, a
  ///     `%` in the key is shown as is. A key of placeholders alone is not looked up.
  @inlinable
  public init(key: String, arguments: [TextArgument] = []) {
    said = arguments.isEmpty ? .key(key) : Content(key, arguments)
  }

  /// Creates a text that is shown as is, in every language.
  @inlinable
  public static func verbatim(_ string: String) -> LayoutText { LayoutText(.verbatim(string)) }

  /// The key, or the string that is shown as is.
  @inlinable
  public var content: String {
    switch said {
    case .key(let words), .verbatim(let words), .pattern(let words, _), .values(let words, _): words
    }
  }

  /// The values of the placeholders in the key, in the order of the key; empty for a verbatim text.
  @inlinable
  public var arguments: [TextArgument] {
    switch said {
    case .pattern(_, let arguments), .values(_, let arguments): arguments
    case .key, .verbatim: []
    }
  }

  /// Whether the text is shown without a translation; integers in it are numbers of the language.
  @inlinable
  public var isVerbatim: Bool {
    switch said {
    case .verbatim, .values: true
    case .key, .pattern: false
    }
  }

  /// The content, the arguments if there are any, and whether the text is verbatim.
  ///
  /// Not inlined: compiled documents would repeat the four cases for each text with values.
  @usableFromInline @inline(never)
  var parts: (content: String, arguments: [TextArgument]?, isVerbatim: Bool) {
    let arguments = arguments
    return (content, arguments.isEmpty ? nil : arguments, isVerbatim)
  }

  /// Returns the text in a language; without a translation, the key with its arguments filled in.
  ///
  /// - Parameter language: The language; `nil` has no translations.
  /// - Returns: The text to show.
  /// - Complexity: O(n) in the length of the text and its arguments, plus the time of the lookup.
  public func words(in language: TextLocalization?) -> String {
    words(in: language, isKey: true)
  }

  /// Returns the text in a language, translated only if it is a key; its integers are numbers of
  /// the language in any case.
  func words(in language: TextLocalization?, isKey: Bool) -> String {
    switch said {
    case .verbatim(let words): return words
    case .key(let key):
      return key.isEmpty || !isKey ? key : language?.words(for: key, []) ?? key
    case .pattern(let key, let arguments):
      return (isKey ? language?.words(for: key, arguments) : nil)
        ?? TextPattern(key).filled(with: arguments, formatting: language.usedFormatting)
    case .values(let pattern, let arguments):
      return TextPattern(pattern).filled(with: arguments, formatting: language.usedFormatting)
    }
  }
}

extension LayoutText: ExpressibleByStringInterpolation {
  /// Creates a key without placeholders.
  @inlinable
  public init(stringLiteral value: String) { said = .key(value) }

  /// Creates a key with a placeholder for each interpolated value.
  ///
  /// If a literal has strings but no words between them, the text is verbatim: the strings are
  /// shown as is. An integer is shown as a number of the language in any case.
  public init(stringInterpolation: StringInterpolation) {
    let (pattern, arguments) = (stringInterpolation.pattern, stringInterpolation.arguments)
    if arguments.isEmpty {
      said = .key(TextPattern(pattern).filled(with: []))
    } else if stringInterpolation.hasWords {
      said = .pattern(pattern, arguments)
    } else if stringInterpolation.hasIntegers {
      said = .values(pattern, arguments)
    } else {
      said = .verbatim(TextPattern(pattern).filled(with: arguments))
    }
  }

  /// A string literal with interpolated values, collected as a key and its arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pattern = ""
    fileprivate var arguments: [TextArgument] = []
    fileprivate var hasWords = false
    fileprivate var hasIntegers = false

    /// Creates an empty interpolation with the given capacities.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pattern.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends a literal part to the key; percent signs are escaped.
    public mutating func appendLiteral(_ literal: String) {
      pattern += TextPattern.escape(literal)
      hasWords = hasWords || literal.contains { !$0.isWhitespace }
    }

    /// Appends an integer as an argument; the key gets the placeholder `%lld`.
    public mutating func appendInterpolation(_ integer: Int) {
      pattern += "%lld"
      hasIntegers = true
      arguments.append(.integer(integer))
    }

    /// Appends a truth value as the argument `true` or `false`; the key gets the placeholder `%@`.
    public mutating func appendInterpolation(_ bool: Bool) {
      appendInterpolation(String(bool))
    }

    /// Appends a string as an argument; the key gets the placeholder `%@`.
    public mutating func appendInterpolation(_ string: String) {
      pattern += "%@"
      arguments.append(.string(string))
    }
  }
}

extension ElementStyle {
  /// The appearance with its accessibility label and hint translated.
  func resolved(in language: TextLocalization?) -> ElementStyle {
    guard accessibilityLabel != nil || accessibilityHint != nil else { return self }
    var look = self
    look.accessibilityLabel = accessibilityLabel?.resolved(in: language)
    look.accessibilityHint = accessibilityHint?.resolved(in: language)
    return look
  }
}

extension LayoutText {
  /// The text translated to a verbatim text.
  fileprivate func resolved(in language: TextLocalization?) -> LayoutText {
    .verbatim(words(in: language))
  }
}

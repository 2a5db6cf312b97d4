/// Words for people: a key of the table of translations, or a string that is shown as it is.
///
/// A string literal is a key, and one with values in it is a key with placeholders: `"\(likes) likes"`
/// is `%lld likes`. What comes from elsewhere is ``verbatim(_:)``.
@frozen
public struct LayoutText: Sendable, Hashable {
  @usableFromInline
  enum Content: Sendable, Hashable {
    case key(String)
    case verbatim(String)
    /// A key with placeholders. Few are, so that all others take less room.
    indirect case pattern(String, [TextArgument])
  }

  @usableFromInline let said: Content

  @usableFromInline
  init(_ said: Content) { self.said = said }

  /// Creates words that are looked up in the table of translations.
  ///
  /// - Parameters:
  ///   - key: The words of the document, with a placeholder for each argument: `%lld likes`.
  ///   - arguments: The values of the placeholders, in the order of the key; without any, a `%` in it
  ///     is itself.
  @inlinable
  public init(key: String, arguments: [TextArgument] = []) {
    said = arguments.isEmpty ? .key(key) : .pattern(key, arguments)
  }

  /// A string that is shown as it is, in every language.
  @inlinable
  public static func verbatim(_ string: String) -> LayoutText { LayoutText(.verbatim(string)) }

  /// The key, or the string that is shown as it is.
  @inlinable
  public var content: String {
    switch said {
    case .key(let words), .verbatim(let words), .pattern(let words, _): words
    }
  }

  /// The values of the placeholders in the key.
  @inlinable
  public var arguments: [TextArgument] {
    if case .pattern(_, let arguments) = said { return arguments }
    return []
  }

  /// Whether the words are no key.
  @inlinable
  public var isVerbatim: Bool {
    if case .verbatim = said { return true }
    return false
  }

  /// Returns the words in a language; where it has none for the key, the key's own.
  public func words(in language: TextLocalization?) -> String {
    switch said {
    case .verbatim(let words): return words
    case .key(let key):
      return key.isEmpty ? key : language?.words(for: key, []) ?? key
    case .pattern(let key, let arguments):
      return language?.words(for: key, arguments) ?? TextPattern(key).filled(with: arguments)
    }
  }
}

extension LayoutText: ExpressibleByStringInterpolation {
  /// Creates a key without placeholders.
  @inlinable
  public init(stringLiteral value: String) { said = .key(value) }

  /// Creates a key with a placeholder for each value; values without words between them are shown as
  /// they are.
  public init(stringInterpolation: StringInterpolation) {
    let (pattern, arguments) = (stringInterpolation.pattern, stringInterpolation.arguments)
    if arguments.isEmpty {
      said = .key(TextPattern(pattern).filled(with: []))
    } else if stringInterpolation.hasWords {
      said = .pattern(pattern, arguments)
    } else {
      said = .verbatim(TextPattern(pattern).filled(with: arguments))
    }
  }

  /// The pattern and the values of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pattern = ""
    fileprivate var arguments: [TextArgument] = []
    fileprivate var hasWords = false

    /// Creates an empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pattern.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      pattern += TextPattern.escape(literal)
      hasWords = hasWords || literal.contains { !$0.isWhitespace }
    }

    /// Adds an integer, for which the key has `%lld`.
    public mutating func appendInterpolation(_ integer: Int) {
      pattern += "%lld"
      arguments.append(.integer(integer))
    }

    /// Adds a truth value as `true` or `false`, for which the key has `%@`.
    public mutating func appendInterpolation(_ bool: Bool) {
      appendInterpolation(String(bool))
    }

    /// Adds a string, for which the key has `%@`.
    public mutating func appendInterpolation(_ string: String) {
      pattern += "%@"
      arguments.append(.string(string))
    }
  }
}

extension Appearance {
  /// The looks with what assistive technology says in a language, if there is one.
  func resolved(in language: TextLocalization?) -> Appearance {
    guard accessibilityLabel != nil || accessibilityHint != nil else { return self }
    var look = self
    look.accessibilityLabel = accessibilityLabel?.resolved(in: language)
    look.accessibilityHint = accessibilityHint?.resolved(in: language)
    return look
  }
}

extension LayoutText {
  /// The words in a language as they are shown.
  fileprivate func resolved(in language: TextLocalization?) -> LayoutText {
    .verbatim(words(in: language))
  }
}

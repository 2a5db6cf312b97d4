/// A table of translations.
public protocol TextLocalizing: Sendable {
  /// Returns the translation of a key with the arguments filled in; `nil` where there is none.
  ///
  /// ``TextPattern`` fills in arguments. Without a translation the key itself is shown.
  ///
  /// - Parameters:
  ///   - key: The words of the document, with a placeholder for each argument: `%lld likes`.
  ///   - arguments: The values of the placeholders, in the order of the key.
  /// - Returns: The words to show.
  func words(for key: String, _ arguments: [TextArgument]) -> String?
}

/// A language: a name, a table of translations, and how it writes numbers and lists.
///
/// Two values are equal if their names are, so that two of one name must say the same.
public struct TextLocalization: Sendable, Equatable {
  /// Shared, so that an environment stays small.
  private final class Language: Sendable {
    let name: String
    let texts: (any TextLocalizing)?
    let formatting: any TextFormatting

    init(
      _ name: String, _ texts: (any TextLocalizing)?, _ formatting: any TextFormatting
    ) {
      self.name = name
      self.texts = texts
      self.formatting = formatting
    }
  }

  private let language: Language

  /// Creates a language.
  ///
  /// - Parameters:
  ///   - name: The name, by which it is told from others.
  ///   - texts: The table of translations; `nil` has none.
  ///   - formatting: How it writes numbers, amounts and lists.
  public init(
    _ name: String, _ texts: (any TextLocalizing)? = nil,
    formatting: any TextFormatting = PlainTextFormatting(),
  ) {
    language = Language(name, texts, formatting)
  }

  /// The name, by which languages are told apart.
  public var name: String { language.name }

  /// How the language writes numbers, amounts and lists.
  public var formatting: any TextFormatting { language.formatting }

  /// Returns the translation of a key with the arguments filled in; `nil` where there is none.
  public func words(for key: String, _ arguments: [TextArgument]) -> String? {
    language.texts?.words(for: key, arguments)
  }

  /// Whether both have the same name.
  public static func == (one: TextLocalization, other: TextLocalization) -> Bool {
    one.language === other.language || one.name == other.name
  }
}

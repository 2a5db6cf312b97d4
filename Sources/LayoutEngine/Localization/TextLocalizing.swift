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

  /// Returns whether another table has the same words.
  ///
  /// What shows a language is laid out again where its table is another one. A table that is `Equatable`
  /// is compared by that; one that is not, and does not implement this, equals none, itself included.
  ///
  /// - Parameter other: The other table, of any type.
  /// - Returns: Whether the two are known to have the same words.
  func isEqual(to other: any TextLocalizing) -> Bool
}

extension TextLocalizing {
  /// Default implementation: returns `false`, as nothing is known of the words.
  public func isEqual(to other: any TextLocalizing) -> Bool { false }
}

extension TextLocalizing where Self: Equatable {
  /// Default implementation: returns whether `other` is of the same type and equal.
  public func isEqual(to other: any TextLocalizing) -> Bool { (other as? Self) == self }
}

/// A language: a name, a table of translations, and how it writes numbers and lists.
///
/// Two values are equal if one is a copy of the other, or if their names, their tables and their
/// formattings are. See ``TextLocalizing/isEqual(to:)`` for tables and ``TextFormatting/isEqual(to:)`` for
/// formattings.
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

    func isEqual(to other: Language) -> Bool {
      guard name == other.name, formatting.isEqual(to: other.formatting) else { return false }
      guard let texts, let others = other.texts else { return texts == nil && other.texts == nil }
      return texts.isEqual(to: others)
    }
  }

  private let language: Language

  /// Creates a language.
  ///
  /// - Parameters:
  ///   - name: The name, such as `de` or `pt-BR`.
  ///   - texts: The table of translations; `nil` has none.
  ///   - formatting: How it writes numbers, amounts and lists.
  public init(
    _ name: String, _ texts: (any TextLocalizing)? = nil,
    formatting: any TextFormatting = PlainTextFormatting(),
  ) {
    language = Language(name, texts, formatting)
  }

  /// The name, such as `de` or `pt-BR`.
  public var name: String { language.name }

  /// How the language writes numbers, amounts and lists.
  public var formatting: any TextFormatting { language.formatting }

  /// Returns the translation of a key with the arguments filled in; `nil` where there is none.
  public func words(for key: String, _ arguments: [TextArgument]) -> String? {
    language.texts?.words(for: key, arguments)
  }

  /// Returns whether both have the same name, the same words and the same formats.
  public static func == (one: TextLocalization, other: TextLocalization) -> Bool {
    one.language === other.language || one.language.isEqual(to: other.language)
  }
}

/// A table of translations.
public protocol TextLocalizing: Sendable {
  /// Returns the translation of a key with the arguments filled in, or `nil` if there is no
  /// translation.
  ///
  /// A conforming type can fill in arguments with ``TextPattern``. Without a translation, the key
  /// itself is shown.
  ///
  /// - Parameters:
  ///   - key: The text in the document's language, with a placeholder for each argument:
  ///     `%lld likes`.
  ///   - arguments: The values of the placeholders, in the order of the key.
  /// - Returns: The text to show.
  func words(for key: String, _ arguments: [TextArgument]) -> String?

  /// Returns the translation of a key with the arguments filled in as the language writes them, or
  /// `nil` if there is no translation.
  ///
  /// The engine calls this method. A table whose texts have integers in them implements it, so that
  /// they are in the digits of the language.
  ///
  /// - Parameters:
  ///   - key: The text in the document's language, with a placeholder for each argument.
  ///   - arguments: The values of the placeholders, in the order of the key.
  ///   - formatting: The formatting of the language, for ``TextPattern/filled(with:formatting:)``.
  /// - Returns: The text to show.
  func words(
    for key: String, _ arguments: [TextArgument], formatting: any TextFormatting
  ) -> String?

  /// Returns whether another table has the same translations.
  ///
  /// An update lays out texts again if the table changes. An `Equatable` table is compared with
  /// `==`. A table that is not `Equatable` and does not implement this method is unequal to every
  /// table, including itself.
  ///
  /// - Parameter other: The other table, of any type.
  /// - Returns: Whether both tables are known to have the same translations.
  func isEqual(to other: any TextLocalizing) -> Bool
}

extension TextLocalizing {
  /// Default implementation: returns ``words(for:_:)``, in which integers are in plain digits if
  /// the table has no other.
  public func words(
    for key: String, _ arguments: [TextArgument], formatting: any TextFormatting
  ) -> String? {
    words(for: key, arguments)
  }

  /// Default implementation: returns `false`, because the translations cannot be compared.
  public func isEqual(to other: any TextLocalizing) -> Bool { false }
}

extension TextLocalizing where Self: Equatable {
  /// Default implementation: returns whether `other` is of the same type and equal.
  public func isEqual(to other: any TextLocalizing) -> Bool { (other as? Self) == self }
}

/// A language: its name, its table of translations, and its formatting of numbers, lists and dates.
///
/// Two values are equal if one is a copy of the other, or if their names, tables and formattings
/// are equal. See ``TextLocalizing/isEqual(to:)`` for tables and ``TextFormatting/isEqual(to:)``
/// for formattings.
public struct TextLocalization: Sendable, Equatable {
  /// The content of a language, shared by reference so that an environment stays small.
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
  ///   - identifier: The identifier, such as `de` or `pt-BR` (BCP 47).
  ///   - table: The table of translations; `nil` is an empty table.
  ///   - formatting: The formatting of numbers, amounts, lists, dates and times.
  public init(
    identifier: String, table: (any TextLocalizing)? = nil,
    formatting: any TextFormatting = PlainTextFormatting(),
  ) {
    language = Language(identifier, table, formatting)
  }

  /// The identifier of the language, such as `de` or `pt-BR` (BCP 47).
  public var identifier: String { language.name }

  /// The formatting of numbers, amounts of money, lists, dates and times.
  public var formatting: any TextFormatting { language.formatting }

  /// Returns the translation of a key with the arguments filled in, or `nil` if there is no
  /// translation.
  ///
  /// - Parameters:
  ///   - key: The text in the document's language, with a placeholder for each argument:
  ///     `%lld likes`.
  ///   - arguments: The values of the placeholders, in the order of the key.
  /// - Returns: The text to show.
  /// - Complexity: That of the table's own ``TextLocalizing/words(for:_:)``; O(1) without a table.
  public func words(for key: String, _ arguments: [TextArgument]) -> String? {
    language.texts?.words(for: key, arguments, formatting: language.formatting)
  }

  /// Returns whether two languages have equal names, tables and formattings.
  ///
  /// Copies of one value are equal without a comparison of their tables.
  public static func == (one: TextLocalization, other: TextLocalization) -> Bool {
    one.language === other.language || one.language.isEqual(to: other.language)
  }
}

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

/// A language: a name and a table of translations.
///
/// Two values are equal if their names are, so that two tables of one name must have the same
/// translations.
public struct TextLocalization: Sendable, Equatable {
  /// Shared, so that an environment stays small.
  private final class Language: Sendable {
    let name: String
    let texts: any TextLocalizing

    init(_ name: String, _ texts: any TextLocalizing) {
      self.name = name
      self.texts = texts
    }
  }

  private let language: Language

  /// Creates a language of a name with its table of translations.
  public init(_ name: String, _ texts: any TextLocalizing) {
    language = Language(name, texts)
  }

  /// The name, by which languages are told apart.
  public var name: String { language.name }

  /// Returns the translation of a key with the arguments filled in; `nil` where there is none.
  public func words(for key: String, _ arguments: [TextArgument]) -> String? {
    language.texts.words(for: key, arguments)
  }

  /// Whether both have the same name.
  public static func == (one: TextLocalization, other: TextLocalization) -> Bool {
    one.language === other.language || one.name == other.name
  }
}

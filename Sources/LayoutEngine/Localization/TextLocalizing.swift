/// What knows the words of a language for the keys in documents.
public protocol TextLocalizing: Sendable {
  /// The words for a key, with the arguments in them; nil where there are none.
  ///
  /// ``TextPattern`` puts arguments into words with placeholders. The key itself is shown where there
  /// are no words.
  ///
  /// - Parameters:
  ///   - key: The words of the document, each argument being a placeholder: `%lld likes`.
  ///   - arguments: The values for the placeholders, in the key's order.
  /// - Returns: The words as they are shown.
  func words(for key: String, _ arguments: [TextArgument]) -> String?
}

/// A language, as part of an environment.
///
/// It is compared by its name: two that are called the same must say the same.
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

  /// A language of some name that `texts` knows.
  public init(_ name: String, _ texts: any TextLocalizing) {
    language = Language(name, texts)
  }

  /// What tells it apart from others.
  public var name: String { language.name }

  /// The words for a key, with the arguments in them; nil where there are none.
  public func words(for key: String, _ arguments: [TextArgument]) -> String? {
    language.texts.words(for: key, arguments)
  }

  /// Whether both are of one name.
  public static func == (one: TextLocalization, other: TextLocalization) -> Bool {
    one.language === other.language || one.name == other.name
  }
}

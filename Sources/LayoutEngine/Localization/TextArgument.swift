/// The value of a placeholder in the key of a text.
public enum TextArgument: Sendable, Hashable {
  /// A string, for the placeholder `%@`.
  case string(String)
  /// An integer, for the placeholder `%lld`.
  case integer(Int)

  /// The value as a string that does not depend on a language: an integer in plain digits.
  public var text: String { text(in: PlainTextFormatting()) }

  /// Returns the value as a language writes it: a string as is, an integer as a number.
  ///
  /// - Parameter formatting: The formatting of the language.
  /// - Returns: The string for the placeholder.
  public func text(in formatting: any TextFormatting) -> String {
    switch self {
    case .string(let string): string
    case .integer(let integer): formatting.number(integer)
    }
  }
}

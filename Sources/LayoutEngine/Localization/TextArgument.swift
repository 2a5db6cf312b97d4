/// A value in the words of a text, for which its key has a placeholder.
public enum TextArgument: Sendable, Hashable {
  /// `%@` in the key.
  case string(String)
  /// `%lld` in the key.
  case integer(Int)

  /// The value in digits or letters, the same in every language.
  public var text: String {
    switch self {
    case .string(let string): string
    case .integer(let integer): String(integer)
    }
  }
}

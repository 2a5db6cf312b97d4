/// The value of a placeholder in the key of a text.
public enum TextArgument: Sendable, Hashable {
  /// A string, for the placeholder `%@`.
  case string(String)
  /// An integer, for the placeholder `%lld`.
  case integer(Int)

  /// The value as a string that does not depend on a language: an integer in plain digits.
  public var text: String {
    switch self {
    case .string(let string): string
    case .integer(let integer): String(integer)
    }
  }
}

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

extension TextArgument {
  /// Returns whether two values are of one kind and equal; strings are compared by their bytes.
  public static func == (one: TextArgument, other: TextArgument) -> Bool {
    switch (one, other) {
    case (.string(let string), .string(let otherString)): string.isSame(as: otherString)
    case (.integer(let integer), .integer(let otherInteger)): integer == otherInteger
    case (.string, _), (.integer, _): false
    }
  }
}

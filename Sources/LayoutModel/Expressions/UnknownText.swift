import LayoutEngine

/// The mark that stands for a text of which nothing is known.
///
/// A proof for any text gives a document marks in place of words, and looks where they arrive. Each
/// is one character of a private plane of Unicode, so that no author's text has any.
package enum UnknownText {
  /// The numbers of marks; more texts than these cannot be told apart.
  package static let numbers = 0..<0x8000

  private static let first: UInt32 = 0xF0000

  /// Returns the mark with a number.
  package static func mark(_ number: Int) -> Character {
    Character(Unicode.Scalar(first + UInt32(number)) ?? "\u{F0000}")
  }

  /// Returns the number of a mark; nil for any other character.
  package static func number(of character: Character) -> Int? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
      scalar.value >= first, numbers.contains(Int(scalar.value - first))
    else { return nil }
    return Int(scalar.value - first)
  }

  /// Whether a text has a mark in it.
  package static func isIn(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value >= first && $0.value < first + UInt32(numbers.count) }
  }
}

extension ConstantValue {
  /// Whether a text with a mark is anywhere in the value.
  var holdsUnknownText: Bool {
    switch self {
    case .string(let text): UnknownText.isIn(text)
    case .text(let text):
      UnknownText.isIn(text.content)
        || text.arguments.contains(where: \.holdsUnknownText)
    case .record(let values), .list(let values): values.contains(where: \.holdsUnknownText)
    case .number, .integer, .bool, .date, .color, .asset, .symbol, .url, .length, .insets, .choice,
      .none:
      false
    }
  }
}

extension TextArgument {
  fileprivate var holdsUnknownText: Bool {
    switch self {
    case .string(let words): UnknownText.isIn(words)
    case .integer: false
    }
  }
}

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
  package static func isIn(_ text: String) -> Bool { !numbers(in: text).isEmpty }

  /// Returns the numbers of the marks in a text.
  static func numbers(in text: String) -> [Int] {
    text.unicodeScalars.compactMap { scalar in
      scalar.value >= first && scalar.value < first + UInt32(numbers.count)
        ? Int(scalar.value - first) : nil
    }
  }

  /// Whether a text has marks and no other letters.
  static func isAll(of text: String) -> Bool {
    !text.isEmpty && numbers(in: text).count == text.unicodeScalars.count
  }
}

extension ConstantValue {
  /// The numbers of the marks in all texts of the value.
  var unknownTexts: [Int] {
    switch self {
    case .string(let text): UnknownText.numbers(in: text)
    case .text(let text):
      UnknownText.numbers(in: text.content) + text.arguments.flatMap(\.unknownTexts)
    case .record(let values), .list(let values): values.flatMap(\.unknownTexts)
    case .number, .integer, .bool, .date, .color, .asset, .symbol, .url, .length, .insets, .choice,
      .none:
      []
    }
  }

  /// The words of a text that is unknown as a whole; nil for any other value.
  var whollyUnknown: String? {
    switch self {
    case .string(let text): UnknownText.isAll(of: text) ? text : nil
    case .text(let text):
      text.isVerbatim && UnknownText.isAll(of: text.content) ? text.content : nil
    default: nil  // open: no other value is a text.
    }
  }
}

extension TextArgument {
  fileprivate var unknownTexts: [Int] {
    switch self {
    case .string(let words): UnknownText.numbers(in: words)
    case .integer: []
    }
  }
}

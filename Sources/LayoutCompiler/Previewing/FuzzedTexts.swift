package import LayoutEngine
import LayoutModel

/// Replacements for a document's words, to test a layout.
///
/// Placeholders and the marks of spans stay.
package enum FuzzedTexts: String, CaseIterable, Sendable {
  /// Each run of text twice, with its longest word doubled between them, as in a language of long
  /// words.
  case long
  /// The first letter of each run of text.
  case short
  /// As many Hebrew letters as the text has letters.
  case rtl

  /// Creates a localization that replaces the words of another one, and formats numbers and lists
  /// like that one.
  package func localization(over other: TextLocalization?) -> TextLocalization {
    TextLocalization(
      identifier: rawValue + (other?.identifier ?? ""), table: Words(kind: self, other: other),
      formatting: other?.formatting ?? PlainTextFormatting())
  }

  /// Returns a data value with its words replaced.
  func fuzzed(_ value: ConstantValue) -> ConstantValue {
    switch value {
    case .string(let string): .string(fuzzed(string))
    case .text(let text) where text.isVerbatim: .text(.verbatim(fuzzed(text.content)))
    case .record(let fields): .record(fields.map(fuzzed))
    case .list(let elements): .list(elements.map(fuzzed))
    case .text, .number, .integer, .bool, .color, .date, .asset, .symbol, .url, .length, .insets,
      .choice, .none:
      value
    }
  }

  /// Returns a text with its words replaced; marks such as `<1>` stay.
  package func fuzzed(_ text: String) -> String {
    var result = ""
    var words: Substring = ""
    var rest = text[...]
    func flush() -> String {
      defer { words = "" }
      return fuzzedWords(words)
    }
    while let first = rest.first {
      if let mark = Self.mark(at: rest) {
        result += flush() + mark
        rest = rest.dropFirst(mark.count)
      } else {
        words.append(first)
        rest.removeFirst()
      }
    }
    return result + flush()
  }

  /// Returns the mark of a span at the beginning of a text.
  private static func mark(at text: Substring) -> Substring? {
    guard text.first == "<" else { return nil }
    let inside = text.dropFirst().prefix { $0.isNumber || $0 == "/" }
    let end = text.dropFirst(1 + inside.count)
    return !inside.isEmpty && end.first == ">" ? text.prefix(inside.count + 2) : nil
  }

  private func fuzzedWords(_ words: Substring) -> String {
    let trimmed = words.drop(while: \.isWhitespace)
    let start = words.prefix(words.count - trimmed.count)
    let core = trimmed.reversed().drop(while: \.isWhitespace).reversed()
    let end = trimmed.suffix(trimmed.count - core.count)
    guard core.contains(where: \.isLetter) else { return String(words) }
    let text = String(core)
    switch self {
    case .short: return start + String(core.first { $0.isLetter } ?? "i") + end
    case .long:
      let longest = text.split(separator: " ").max { $0.count < $1.count } ?? ""
      return start + text + " " + longest + longest.lowercased() + " " + text + end
    case .rtl:
      return start + String(String.UnicodeScalarView(text.unicodeScalars.map(Self.hebrew))) + end
    }
  }

  /// Returns a Hebrew letter for any letter, and other scalars unchanged.
  private static func hebrew(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.isAlphabetic else { return scalar }
    return Unicode.Scalar(0x05D0 + scalar.value % 27) ?? scalar
  }

  private struct Words: TextLocalizing {
    var kind: FuzzedTexts
    var other: TextLocalization?

    func words(for key: String, _ arguments: [TextArgument]) -> String? {
      words(for: key, arguments, formatting: PlainTextFormatting())
    }

    func words(
      for key: String, _ arguments: [TextArgument], formatting: any TextFormatting
    ) -> String? {
      // The arguments are filled in last, since the words of data values were replaced before.
      let pattern = other?.words(for: key, []) ?? key
      if arguments.isEmpty { return kind.fuzzed(pattern) }
      return TextPattern(pattern).mappingWords(kind.fuzzed)
        .filled(with: arguments, formatting: formatting)
    }
  }
}

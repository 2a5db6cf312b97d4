/// A text with placeholders, in the notation of tables of strings.
///
/// A placeholder is `%@`, `%lld` or another integer conversion of `printf`. It may name the
/// position of its argument, from 1, as in `%2$@`. `%%` is a percent sign.
public struct TextPattern: Sendable, Equatable {
  /// A part of a pattern.
  public enum Part: Sendable, Equatable {
    /// Text that is shown as is.
    case words(String)
    /// A placeholder: the index of its argument, from 0, and whether the argument should be an
    /// integer.
    case placeholder(Int, isInteger: Bool)
    /// A conversion that is not supported; its notation is shown as is.
    case unknown(String)
  }

  /// The words and placeholders, in order.
  public let parts: [Part]

  /// Creates a pattern from its notation; any string is valid.
  ///
  /// - Complexity: O(n) in the length of the notation.
  public init(_ pattern: String) {
    var reader = PatternReader(pattern)
    parts = reader.read()
  }

  /// Returns the text with its placeholders replaced; a placeholder without an argument is left
  /// out.
  ///
  /// - Parameters:
  ///   - arguments: The values, by the indices of the placeholders.
  ///   - formatting: The formatting of the language, which writes the integers.
  /// - Returns: The text to show.
  /// - Complexity: O(n) in the length of the result and the number of parts.
  public func filled(
    with arguments: [TextArgument], formatting: any TextFormatting = PlainTextFormatting(),
  ) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .words(let words), .unknown(let words): text += words
      case .placeholder(let place, isInteger: _):
        if arguments.indices.contains(place) {
          text += arguments[place].text(in: formatting)
        }
      }
    }
    return text
  }

  /// Returns the pattern with the text between its placeholders transformed.
  package func mappingWords(_ change: (String) -> String) -> TextPattern {
    TextPattern(
      parts: parts.map { part in
        if case .words(let words) = part { .words(change(words)) } else { part }
      })
  }

  private init(parts: [Part]) { self.parts = parts }

  /// Returns the notation of a text without placeholders, in which each percent sign is doubled.
  ///
  /// - Complexity: O(n) in the length of the text.
  public static func escape(_ text: String) -> String {
    text.contains("%")
      ? text.split(separator: "%", omittingEmptySubsequences: false)
        .joined(separator: "%%") : text
  }
}

private struct PatternReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var words = String.UnicodeScalarView()
  private var parts: [TextPattern.Part] = []
  /// The argument of the next placeholder that does not name its own.
  private var next = 0

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
  }

  mutating func read() -> [TextPattern.Part] {
    while position < scalars.count {
      if scalars[position] == "%" {
        readConversion()
      } else {
        words.append(scalars[position])
        position += 1
      }
    }
    flush()
    return parts
  }

  private mutating func readConversion() {
    let start = position
    position += 1
    if position < scalars.count, scalars[position] == "%" {
      words.append("%")
      position += 1
      return
    }
    let place = readPlace()
    while position < scalars.count, "lhqzjt".unicodeScalars.contains(scalars[position]) {
      position += 1
    }
    guard position < scalars.count else { return takeAsWritten(from: start) }
    let sign = scalars[position]
    position += 1
    let isInteger = "diu".unicodeScalars.contains(sign)
    guard isInteger || sign == "@" else { return takeAsWritten(from: start) }
    flush()
    parts.append(.placeholder(place ?? next, isInteger: isInteger))
    if place == nil { next += 1 }
  }

  /// Reads the `2$` of `%2$@` and returns the index from 0; nil if there is none.
  private mutating func readPlace() -> Int? {
    let start = position
    var place = 0
    while position < scalars.count, let digit = scalars[position].digit {
      place = min(place * 10 + digit, 1_000)
      position += 1
    }
    guard position > start, position < scalars.count, scalars[position] == "$", place > 0 else {
      position = start
      return nil
    }
    position += 1
    return place - 1
  }

  private mutating func takeAsWritten(from start: Int) {
    flush()
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<position])
    parts.append(.unknown(String(text)))
  }

  private mutating func flush() {
    guard !words.isEmpty else { return }
    parts.append(.words(String(words)))
    words = String.UnicodeScalarView()
  }
}

extension Unicode.Scalar {
  fileprivate var digit: Int? {
    ("0"..."9").contains(self) ? Int(value) - 0x30 : nil
  }
}

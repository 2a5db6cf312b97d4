/// Makes string literals.
///
/// Literals are made scalar by scalar: what Swift counts as one character may be a quote of the
/// literal together with a combining mark of the text.
enum SwiftString {
  /// Returns the literal on one line, with its quotes.
  static func literal(_ string: String) -> String {
    "\"\(content(string))\""
  }

  /// Returns the text between the quotes of a literal on one line.
  static func content(_ string: String) -> String {
    // Most texts need no escapes.
    if string.utf8.allSatisfy({
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }) {
      return string
    }
    var text = ""
    var last: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      text += escaped(scalar, after: last, inLines: false)
      last = scalar
    }
    return text
  }

  /// Returns the lines of a multiline literal that is broken after spaces, quotes included.
  ///
  /// No line is wider than `width` if a break is possible.
  static func lines(_ string: String, width: Int) -> [String] {
    var lines = ["\"\"\""]
    var line = Line()
    for character in string {
      var piece = ""
      var last = line.last
      for scalar in character.unicodeScalars {
        piece += escaped(scalar, after: last, inLines: true)
        last = scalar
      }
      if line.count + piece.count + 1 > width, let full = line.broken() {
        lines.append(full + "\\")
      }
      line.add(piece, count: piece.count, last)
      if character == " " { line.mayBreak() }
    }
    lines.append(line.text)
    lines.append("\"\"\"")
    return lines
  }

  /// A line that is being filled, in two parts: up to the last space, and the rest.
  private struct Line {
    private var start = ""
    private var rest = ""
    private var startCount = 0
    private var restCount = 0
    /// The scalar of the text that was written last; nil at the start of a line.
    private(set) var last: Unicode.Scalar?

    var text: String { start + rest }

    var count: Int { startCount + restCount }

    mutating func add(_ piece: String, count: Int, _ last: Unicode.Scalar?) {
      rest += piece
      restCount += count
      self.last = last
    }

    mutating func mayBreak() {
      start += rest
      startCount += restCount
      rest = ""
      restCount = 0
    }

    /// Removes and returns the line up to its last possible break; nil if the line is empty.
    mutating func broken() -> String? {
      if startCount == 0 { mayBreak() }
      guard startCount > 0 else { return nil }
      defer { (start, startCount) = ("", 0) }
      if restCount == 0 { last = nil }
      return start
    }
  }

  /// Returns a scalar as the literal contains it; `last` is the scalar before it in the text.
  private static func escaped(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?, inLines: Bool
  ) -> String {
    switch scalar {
    case "\\": return "\\\\"
    // In a multiline literal only three quotes in a row end it.
    case "\"": return inLines && last != "\"" ? "\"" : "\\\""
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0": return "\\0"
    default:
      // A combining mark would join the character before it in the literal: a quote, or the end of
      // a value or an escape.
      let isBehindText = last.map { isPlain($0) && $0 != "\\" && $0 != "\"" } ?? false
      if isPlain(scalar), isBehindText || !joins(scalar) { return String(Character(scalar)) }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether a scalar forms one character with any text before it.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    var text = "\""
    text.unicodeScalars.append(scalar)
    return text.count == 1
  }

  /// Whether a reader of the source can see the scalar.
  ///
  /// Controls, scalars that turn the writing direction or break lines, and spaces that look like
  /// another are not plain.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    // The properties of a scalar are looked up in large tables.
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    // Swift does not accept these by number, only literally.
    if (0xFDD0...0xFDEF).contains(scalar.value) { return true }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
    case .spaceSeparator: scalar == " "
    // The joiner and the tags that emoji are made of.
    case .format: scalar == "\u{200D}" || ("\u{E0020}"..."\u{E007F}").contains(scalar)
    default: true  // open: Unicode's list, which may grow.
    }
  }
}

/// String literals.
enum SwiftString {
  /// The literal on one line.
  static func literal(_ string: String) -> String {
    "\"\(escaped(string, inLines: false))\""
  }

  /// The lines of a literal that is broken after blanks, quotes included, none wider than `width`
  /// where that can be.
  static func lines(_ string: String, width: Int) -> [String] {
    var lines = ["\"\"\""]
    var line = ""
    var count = 0
    /// The part of `line` up to the last blank, and how many columns it has.
    var breakable: (line: String, count: Int)?
    for character in string {
      let piece = escaped(String(character), inLines: true, after: line.last)
      if count + piece.count + 1 > width {
        if let fitting = breakable {
          lines.append(fitting.line + "\\")
          line = String(line.dropFirst(fitting.line.count))
          count -= fitting.count
        } else if count > 0 {
          lines.append(line + "\\")
          line = ""
          count = 0
        }
        breakable = nil
      }
      line += piece
      count += piece.count
      if character == " " { breakable = (line, count) }
    }
    lines.append(line)
    lines.append("\"\"\"")
    return lines
  }

  private static func escaped(
    _ string: String, inLines: Bool, after last: Character? = nil
  ) -> String {
    var text = ""
    var previous = last
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      // In a literal of several lines only three quotes in a row would end it.
      case "\"": text += inLines && previous != "\"" ? "\"" : "\\\""
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0": text += "\\0"
      default:
        // A mark at the start would join the quote before it.
        let isLoneMark = text.isEmpty && previous == nil && scalar.properties.isGraphemeExtend
        if isPlain(scalar), !isLoneMark {
          text.unicodeScalars.append(scalar)
        } else {
          text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
      previous = Character(scalar)
    }
    return text
  }

  /// Whether a reader of the source sees what is there: no controls, nothing that turns the writing
  /// direction or breaks lines, no blank that looks like another.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
    case .spaceSeparator: scalar == " "
    // The joiner and the tags that emoji are made of.
    case .format: scalar == "\u{200D}" || ("\u{E0020}"..."\u{E007F}").contains(scalar)
    default: true
    }
  }
}

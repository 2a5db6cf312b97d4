/// Turns the Swift of a documentation page into a program.
///
/// A line `expression  // value` becomes a check at run time.
enum CheckedSwift {
  /// Returns a line of the page as a line of the program.
  static func checked(_ line: String) -> String {
    guard let parts = line.wholeMatch(of: #/( *)(\S.*?) +// (.+)/#) else { return line }
    let value = parts.3.replacing(#"""#, with: #"\""#)
    return "\(parts.1)check(\(parts.2), \"\(value)\")"
  }

  /// Swift code that prints each value that differs from the one on the page.
  static let checking = """
    func number(_ value: Float) -> String {
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\\(Int(rounded))" : "\\(rounded)"
    }
    func text(_ value: Any?) -> String {
      guard let value else { return "nil" }
      return switch value {
      case let float as Float: number(float)
      case let size as LayoutSize: "\\(number(size.width)) × \\(number(size.height))"
      case let frame as LayoutRect:
        "\\(number(frame.x)) \\(number(frame.y)) \\(text(frame.size))"
      default: "\\(value)"
      }
    }
    func check(_ value: Any?, _ said: String, line: Int = #line) {
      if text(value) != said {
        print("line \\(line) of the program: the page says \\(said), and it is \\(text(value))")
      }
    }

    """
}

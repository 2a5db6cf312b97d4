/// A document split into its lines and the findings drawn beneath them.
struct DrawnText {
  struct Line {
    var text: String
    /// The line's ending: LF, CR LF or nothing.
    var ending: String
  }

  /// The lines that are not drawings.
  private(set) var lines: [Line] = []
  private(set) var expectations: [Expectation] = []
  /// The number in the file of each line that is not a drawing.
  private(set) var fileLines: [Int] = []

  init(_ text: String) {
    for (index, line) in Self.split(text).enumerated() {
      if let expectation = Expectation(line.text) {
        expectations.append(expectation)
      } else {
        lines.append(line)
        fileLines.append(index + 1)
      }
    }
  }

  /// The document without its drawings.
  var source: String {
    lines.map { $0.text + $0.ending }.joined()
  }

  private static func split(_ text: String) -> [Line] {
    var lines: [Line] = []
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard scalar == "\n" else {
        line.append(scalar)
        continue
      }
      let hasReturn = line.last == "\r"
      if hasReturn { line.removeLast() }
      lines.append(Line(text: String(line), ending: hasReturn ? "\r\n" : "\n"))
      line.removeAll()
    }
    if !line.isEmpty { lines.append(Line(text: String(line), ending: "")) }
    return lines
  }
}

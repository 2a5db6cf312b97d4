import LayoutDiagnostics

/// A drawn finding: `<!--   ^^^^ error(unknown-choice) message -->` beneath its line, or
/// `<!-- @3:1-6 error(unknown-element) -->` where carets cannot reach.
struct Expectation: Hashable {
  /// The position of a finding, drawn with carets or written in numbers.
  enum Marks: Hashable {
    /// A column, counted from 1, and a number of carets beneath the nearest line above that is not
    /// a drawing.
    case carets(column: Int, count: Int)
    /// A range as written: `line:column-column` or `line:column-line:column`.
    case absolute(String)
  }

  var marks: Marks
  var severity: String
  var id: String
  /// The finding's message; nil where the wording does not matter.
  var message: String?

  init?(_ line: some StringProtocol) {
    let pattern =
      /^(\s*<!--\s*)(\^+|@[0-9:\-]+) (error|warning|note)\(([a-z\-]+)\)(?: (.*))? -->\s*$/
    guard let match = String(line).wholeMatch(of: pattern) else { return nil }
    let mark = match.output.2
    marks =
      mark.hasPrefix("@")
      ? .absolute(String(mark.dropFirst()))
      : .carets(column: match.output.1.unicodeScalars.count + 1, count: mark.count)
    severity = String(match.output.3)
    id = String(match.output.4)
    message = match.output.5.map(String.init)
  }

  init(_ diagnostic: Diagnostic, _ marks: Marks, hasMessage: Bool) {
    self.marks = marks
    severity = diagnostic.severity.rawValue
    id = diagnostic.id.name
    // A comment may not contain two hyphens.
    message = hasMessage ? diagnostic.message.replacing("--", with: "- -") : nil
  }

  /// The expectation as a comment.
  var text: String {
    let words = "\(severity)(\(id))" + (message.map { " \($0)" } ?? "")
    switch marks {
    case .carets(let column, let count):
      let margin = String(repeating: " ", count: column - 5)
      return "<!--\(margin)\(String(repeating: "^", count: count)) \(words) -->"
    case .absolute(let place):
      return "<!-- @\(place) \(words) -->"
    }
  }
}

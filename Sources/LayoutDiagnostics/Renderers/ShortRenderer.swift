/// A renderer of one line per finding, for editors and scripts.
///
/// A line is `path:line:column: severity: message [id]`, with the label in parentheses behind the
/// message.
package struct ShortRenderer: Sendable {
  package init() {}

  /// Returns one line for each finding, in order.
  package func render(_ findings: [FileFindings]) -> String {
    findings
      .flatMap { file in file.diagnostics.map { render($0, in: file.source) } }
      .joined()
  }

  private func render(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    let place =
      source.bytes == nil ? "\(source.name.printable):1:1" : source.place(of: diagnostic.range)
    let severity = diagnostic.severity.rawValue
    return "\(place): \(severity): \(diagnostic.sentence.printable) [\(diagnostic.id.name)]\n"
  }
}

extension Diagnostic {
  /// The message, with the label in parentheses if there is one.
  package var sentence: String { label.map { "\(message) (\($0))" } ?? message }
}

extension SourceText {
  /// Returns `path:line:column` of the first character of a range.
  func place(of range: SourceRange) -> String {
    let position = position(of: range.start)
    return "\(name.printable):\(position.line):\(position.column)"
  }
}

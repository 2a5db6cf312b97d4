/// Findings one a line, as editors and scripts read them: `path:line:column: severity: message [id]`
/// with what the carets say behind the message, in parentheses.
package struct ShortRenderer: Sendable {
  package init() {}

  /// One line for each finding, in order.
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
  /// The message, and in parentheses what the carets say.
  var sentence: String { label.map { "\(message) (\($0))" } ?? message }
}

extension SourceText {
  /// `path:line:column` of the first character of a range.
  func place(of range: SourceRange) -> String {
    let position = position(of: range.start)
    return "\(name.printable):\(position.line):\(position.column)"
  }
}

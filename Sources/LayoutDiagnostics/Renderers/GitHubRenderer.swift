/// A renderer of workflow commands, which GitHub shows beside the changed lines.
package struct GitHubRenderer: Sendable {
  package init() {}

  /// Returns one command a line: `::error file=…,line=…,col=…::message`.
  package func render(_ findings: [FileFindings]) -> String {
    findings
      .flatMap { file in file.diagnostics.map { render($0, in: file.source) } }
      .joined()
  }

  private func render(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    let start = source.position(of: diagnostic.range.start)
    let end = source.position(of: max(diagnostic.range.start, diagnostic.range.end))
    var properties = ["file=\(property(source.name))", "line=\(start.line)"]
    // GitHub reads columns only if the range lies on one line.
    if start.line == end.line {
      properties += ["col=\(start.column)", "endColumn=\(end.column)"]
    } else {
      properties += ["endLine=\(end.line)"]
    }
    properties.append("title=\(property(diagnostic.id.name))")
    let command = command(for: diagnostic.severity)
    let related = diagnostic.related.map { related in
      "\((related.source ?? source).place(of: related.range)): \(related.message)"
    }
    let fix = diagnostic.fixes.prefix(1).map { "fix: \($0.title)" }
    let text = ([diagnostic.sentence] + related + fix).joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(escaped(text))\n"
  }

  private func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func escaped(_ text: String, beyond more: [Unicode.Scalar] = []) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if ["%", "\r", "\n"].contains(scalar) || more.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private func property(_ text: String) -> String {
    escaped(text, beyond: [":", ","])
  }
}

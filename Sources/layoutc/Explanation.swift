import LayoutDiagnostics

/// The explanation of a kind of finding, for a terminal.
enum Explanation {
  /// Returns severity and id, the summary, the explanation, the examples and the options.
  static func text(of id: DiagnosticID) -> String {
    let entry = id.entry
    var parts = [
      "\(entry.severity.rawValue)[\(id.name)]" + (entry.ruleWords.map { " \($0)" } ?? ""),
      wrapped(entry.summary),
      wrapped(entry.explanation),
    ]
    if let bad = entry.bad.text { parts.append(indented(bad)) }
    if let good = entry.good.text { parts.append("Instead:\n\n" + indented(good)) }
    if !entry.options.isEmpty {
      let rows = entry.options.map { option in
        "  \(option.name): \(RuleOption.text(option.standard))\n"
          + indented(wrapped("\(option.summary) It is \(option.phrase)."), by: 4)
      }
      parts.append("Options:\n\n" + rows.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Returns every id with its summary, one a line.
  static func list(_ ids: [DiagnosticID]) -> String {
    let width = ids.map(\.name.count).max() ?? 0
    return
      ids
      .map { id in
        let padding = String(repeating: " ", count: width - id.name.count)
        return "\(id.name)\(padding)  \(id.entry.summary)\n"
      }
      .joined()
  }

  private static let width = 80

  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines.removeLast()
      if line.isEmpty {
        lines.append(String(word))
      } else if line.count + 1 + word.count <= width {
        lines.append("\(line) \(word)")
      } else {
        lines += [line, String(word)]
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func indented(_ text: String, by columns: Int = 2) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: columns) + $0 }
      .joined(separator: "\n")
  }
}

import Foundation
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// `Docs/Findings.md` has all kinds of findings, to which editors lead from each of them.
struct FindingPageTests {
  @Test func thePageIsCurrent() throws {
    let file = PackageRoot.appending("Docs/Findings.md")
    let page = Self.page
    if ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"] == "1" {
      try Data(page.utf8).write(to: file)
    }
    let written = try? String(contentsOf: file, encoding: .utf8)
    #expect(written == page, "Docs/Findings.md: 'make generate' writes it anew")
  }

  private static var page: String {
    let all = DiagnosticCatalog.all.sorted { $0.name < $1.name }
    return """
      # Findings

      All kinds of findings of `layoutc check`, by the id in brackets behind the severity.
      [`layoutc explain ID`](Commands/explain.md) prints the same, and [Linting.md](Linting.md) tells how rules are
      chosen and silenced.

      """ + all.map { "\n" + section($0) }.joined()
  }

  private static func section(_ id: DiagnosticID) -> String {
    let entry = id.entry
    let words = [entry.severity.rawValue, entry.ruleWords].compactMap(\.self)
    var parts = [
      "## \(id.name)", "*\(words.joined(separator: ", "))*", wrapped(entry.summary),
      wrapped(entry.explanation),
    ]
    if let bad = fenced(entry.bad.text) { parts.append(bad) }
    if let good = fenced(entry.good.text) { parts += ["Instead:", good] }
    let options = entry.options.map { option in
      "- `\(option.name): \(RuleOption.text(option.standard))`: "
        + escaped("\(option.summary) It is \(option.phrase).")
    }
    if !options.isEmpty { parts += ["Options:", options.joined(separator: "\n")] }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Returns an example as a block, without a language since what is wrong is not to be drawn; nil
  /// for one with lines that nobody reads.
  private static func fenced(_ text: String?) -> String? {
    guard let text, text.split(separator: "\n").allSatisfy({ $0.count <= 120 }) else { return nil }
    return "```\n\(text.trimmingCharacters(in: .newlines))\n```"
  }

  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in escaped(text).split(separator: " ") {
      let line = lines.removeLast()
      if line.isEmpty {
        lines.append(String(word))
      } else if line.count + 1 + word.count <= 110 {
        lines.append("\(line) \(word)")
      } else {
        lines += [line, String(word)]
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a text whose signs stand for themselves in Markdown.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for letter in text {
      if letter == "<" {
        escaped += "&lt;"
      } else {
        if "*_`[]|".contains(letter) { escaped += "\\" }
        escaped.append(letter)
      }
    }
    return escaped
  }
}

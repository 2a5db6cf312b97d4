import Foundation
import LayoutDiagnostics
import LayoutRules
import LayoutXML
import TestSupport
import Testing

@testable import LayoutCompiler

/// What rules say of their examples when one word of these is another: an attribute is left out, a
/// number is 0, one more or a hundred times as much.
///
/// `Snapshots/varied-examples.txt` has what is then found and was not before, and what no longer
/// is. A changed answer is read there as a change of a line, and is right if an author would prefer
/// it.
struct RecordedRuleTests {
  @Test func variedExamplesHaveTheRecordedFindings() async throws {
    var lines: [String] = []
    for rule in RuleRegistry.examples where !rule.asksProof && !rule.asksOthers {
      for (number, example) in (rule.wrong + rule.right).enumerated() {
        let variants = Self.variants(of: example)
        let found = try await findings(
          in: [example] + variants.map(\.document), asking: rule.finding)
        lines.append("# \(rule.finding), \(number < rule.wrong.count ? "wrong" : "right")")
        lines += found[0]
        for (variant, findings) in zip(variants, found.dropFirst()) where findings != found[0] {
          let gone = found[0].filter { !findings.contains($0) }.map { "  - \($0)" }
          let new = findings.filter { !found[0].contains($0) }.map { "  + \($0)" }
          lines += [variant.name] + gone + new
        }
        lines.append("")
      }
    }
    try SnapshotFolder().expect(lines.joined(separator: "\n"), named: "varied-examples.txt")
  }

  /// Returns what is found in documents, a line each with the repairs.
  private func findings(
    in documents: [String], asking id: DiagnosticID
  ) async throws -> [[String]] {
    let folder = try TemporaryFolder()
    for (number, document) in documents.enumerated() {
      try folder.write(document, to: "\(1000 + number).layout.xml")
    }
    var check = CheckRun([folder.url.path()])
    check.rules = .all
    for example in RuleRegistry.examples where example.asksProof || example.asksOthers {
      check.rules.set(example.finding, isOn: false)
    }
    let files = await check.run().findings
    var lines = documents.map { _ in [String]() }
    for file in files {
      let name = file.source.name.split(separator: "/").last?.prefix(4) ?? ""
      guard let number = Int(name) else { continue }
      // They all have one name.
      lines[number - 1000] = file.diagnostics.filter { $0.id.name != "duplicate-document" }
        .map { Self.line(about: $0, in: file.source) }
    }
    return lines
  }

  private static func line(about finding: Diagnostic, in source: SourceText) -> String {
    let line = source.line(of: Int(finding.range.start))
    let text = String(decoding: source.bytes(in: finding.range.offsets), as: UTF8.self)
    let first = text.split(separator: "\n").first ?? ""
    let fixes = finding.fixes.map { ($0.isSafe ? "safe: " : "") + $0.title }
    let said = [finding.message, finding.label].compactMap(\.self).joined(separator: ": ")
    return "\(line) \(finding.id) ‘\(first)’: \(said)"
      + (fixes.isEmpty ? "" : "; \(fixes.joined(separator: "; "))")
  }

  /// Returns a document with one word changed in each way, with a name for each.
  private static func variants(of document: String) -> [(name: String, document: String)] {
    var variants: [(String, String)] = []
    for attribute in document.matches(of: #/\s+([\w.]+)="([^"]*)"/#) {
      let line = document[..<attribute.range.lowerBound].count { $0 == "\n" } + 1
      guard line > 1 || attribute.1 != "name" else { continue }
      let name = "\(attribute.1) in line \(line)"
      var without = document
      without.removeSubrange(attribute.range)
      variants.append(("without \(name)", without))
      for number in attribute.2.matches(of: #/\d+(?:\.\d+)?/#) {
        guard let value = Double(number.output) else { continue }
        for other in [0, value + 1, value * 100] where other != value {
          let written = Int(exactly: other).map { "\($0)" } ?? "\(other)"
          let changed = document.replacingCharacters(in: number.range, with: written)
          variants.append(("\(number.output) as \(written) of \(name)", changed))
        }
      }
    }
    return variants
  }
}

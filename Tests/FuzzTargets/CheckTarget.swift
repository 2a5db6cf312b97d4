import LayoutDiagnostics
import Oracles

/// The whole of `check`.
enum CheckTarget {
  static func fault(_ bytes: [UInt8]) -> String? {
    let input = CheckedInput(bytes)
    if let fault = FindingFault.of(input.findings, in: input.bytes) { return fault }
    render(input)
    // Most findings of a text with hundreds are alike.
    let fixes = input.findings.prefix(6).flatMap(\.fixes)
    return fixes.lazy.compactMap { fault(of: $0, in: input) }.first
  }

  private static func render(_ input: CheckedInput) {
    let source = SourceText(name: "input.layout.xml", bytes: input.bytes)
    let file = FileFindings(source: source, diagnostics: Array(input.findings.prefix(20)))
    _ = TextRenderer().render([file])
    _ = ShortRenderer().render([file])
    _ = JSONRenderer().render([file], files: 1)
    _ = SARIFRenderer(version: "0").render([file])
    _ = GitHubRenderer().render([file])
  }

  /// What is wrong with a repair: of the only mistake of a text, it leaves nothing.
  private static func fault(of fix: FixIt, in input: CheckedInput) -> String? {
    let repaired = CheckedInput(Repairing.apply(fix.edits, to: input.bytes))
    if let fault = FindingFault.of(repaired.findings, in: repaired.bytes) {
      return "after '\(fix.title)', \(fault)"
    }
    // An ellipsis is for the author to fill in; the same mistake further on is the next to be found.
    guard input.findings.count == 1, let finding = input.findings.first,
      !fix.title.contains("…"),
      repaired.findings.contains(where: {
        $0.id == finding.id && $0.message == finding.message
          && $0.range.start <= finding.range.start
      })
    else { return nil }
    return "'\(fix.title)' does not cure \(finding.id.name) '\(finding.message)'"
  }
}

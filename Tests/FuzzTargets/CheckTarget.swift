import LayoutDiagnostics
import Oracles

/// All of `check`.
enum CheckTarget {
  static func fault(_ bytes: [UInt8]) -> String? {
    let input = CheckedInput(bytes)
    if let fault = FindingFault.of(input.findings, in: input.bytes) { return fault }
    render(input)
    // If a text has hundreds of findings, most of them are alike.
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

  /// Returns the fault of a repair, if any.
  ///
  /// A repair of a text's only mistake must remove it.
  private static func fault(of fix: FixIt, in input: CheckedInput) -> String? {
    let repaired = CheckedInput(Repairing.apply(fix.edits, to: input.bytes))
    if let fault = FindingFault.of(repaired.findings, in: repaired.bytes) {
      return "after '\(fix.title)', \(fault)"
    }
    // An ellipsis marks a part that the author fills in. A further occurrence of the mistake is
    // found next.
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

import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules

extension Layoutc {
  /// `layoutc explain`: explains a kind of finding.
  struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "explain",
      abstract: "Explain a finding: why it is one, an example, how to put it right.",
      discussion: """
        Without a rule it lists them all. Rules of a project's own are those of the nearest \
        .layoutc.json upwards of the current folder, and of --rules.

        EXAMPLES
          layoutc explain placement
          layoutc explain --rules House.rule.xml literal-color
          layoutc explain
        """,
    )

    @Argument(
      help: "The id in brackets behind the severity, such as placement.",
      completion: .list(DiagnosticCatalog.all.map(\.name)),
    )
    var rule: String?

    @OptionGroup var sources: RuleSourceOptions

    func run() throws {
      if let rule, let id = DiagnosticCatalog.id(named: rule) {
        CommandOutput.print(Explanation.text(of: id))
        return
      }
      let effective = LintPlan.effective(for: ".", sources.request)
      guard effective.findings.isEmpty else {
        let report = CheckReport(findings: effective.findings, files: 0, hasUnreadable: false)
        CommandOutput.complainAsIs(FindingsFormat.text.render(report))
        throw ExitCode(.usage)
      }
      let rules = effective.settings.choice.own
      let all = (DiagnosticCatalog.all + rules.findings).sorted { $0.name < $1.name }
      guard let rule else {
        CommandOutput.print(Explanation.list(all))
        return
      }
      guard let id = rules.id(named: rule) else {
        let near = NearestName.find(rule, among: all.map(\.name)).first
        CommandOutput.complain(
          "there is no rule '\(rule)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        throw ExitCode(.usage)
      }
      CommandOutput.print(Explanation.text(of: id))
    }
  }
}

import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics
import LayoutSemantics

extension Layoutc {
  /// `layoutc explain`: a finding in full.
  struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "explain",
      abstract: "Explain a finding: why it is one, an example, how to put it right.",
      discussion: """
        Without a rule it lists them all.

        EXAMPLES
          layoutc explain placement
          layoutc explain
        """,
    )

    @Argument(
      help: "The id in brackets behind the severity, such as placement.",
      completion: .list(DiagnosticCatalog.all.map(\.name)),
    )
    var rule: String?

    func run() throws {
      guard let rule else {
        CommandOutput.print(Explanation.list)
        return
      }
      guard let id = DiagnosticCatalog.id(named: rule) else {
        let near = NearestName.find(rule, among: DiagnosticCatalog.all.map(\.name)).first
        CommandOutput.complain(
          "there is no rule '\(rule)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        throw ExitCode(.usage)
      }
      CommandOutput.print(Explanation.text(of: id))
    }
  }
}

import ArgumentParser
import LayoutCompiler
import LayoutEngine
import MasonryLayout

extension Layoutc {
  /// `layoutc check`: findings, and nothing else.
  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Parse and check documents; print what is wrong with them.",
      discussion: """
        EXAMPLES
          layoutc check Cards
          layoutc check --format short Cards/Profile.layout.xml
          layoutc check --strings Texts.xcstrings --language de,fr Cards layoutc check --fail-on warning --report sarif=findings.sarif .
          generate-card | layoutc check -
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup(title: "Texts") var texts: StringsOptions
    @OptionGroup var findings: FindingOptions

    @Option(help: "The form of the findings.")
    var format = FindingsFormat.text

    func validate() throws {
      if texts.language != nil, texts.strings == nil {
        throw ValidationError("'--language' needs '--strings'")
      }
    }

    func run() async throws {
      let strings = try texts.file(findings)
      let check = LayoutCompiler.Check(
        input.paths, pool: input.pool, strings: strings, registry: .shipped)
      let report = await check.run()
      try findings.write(report, as: format, to: .standardOutput)
      try input.end(with: report, failingOn: findings.failOn.severity)
    }
  }
}

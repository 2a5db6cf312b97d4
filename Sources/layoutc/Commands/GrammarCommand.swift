import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics

extension Layoutc {
  /// `layoutc grammar`: writes the grammars and reference pages for other tools.
  struct Grammar: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "grammar",
      abstract: "Write the grammars and the reference pages.",
      discussion: """
        EXAMPLES
          layoutc grammar -o Grammar
          layoutc grammar -o Grammar --verify
          layoutc grammar -o Editor Screens Shared
        """,
    )

    @Option(
      name: [.customShort("o"), .customLong("output"), .customLong("output-directory")],
      help: ArgumentHelp("The folder for the files; it is made if need be.", valueName: "dir"),
      completion: .directory,
    )
    var folder: String

    @Argument(
      help: """
        Files and folders whose components and elements, and those that they import, are to be in \
        the grammars; without any there is the language alone.
        """,
      completion: .file(extensions: ["xml"]),
    )
    var paths: [String] = []

    @Flag(help: "Write nothing; fail with status 4 if a file would change.")
    var verify = false

    func run() throws {
      let (files, report) = GrammarFiles.outputs(in: folder, declaredAt: paths)
      if !report.findings.isEmpty {
        CommandOutput.complainAsIs(FindingsFormat.text.render(report))
      }
      let stale = files.filter { !$0.isCurrent }
      if verify {
        for file in stale { CommandOutput.remark("'\(file.path)' would change") }
        if !stale.isEmpty { throw ExitCode(.wouldChange) }
      } else {
        for file in stale { try file.writeIfChanged() }
      }
      try report.exitStatus(failingOn: .error).end()
    }
  }
}

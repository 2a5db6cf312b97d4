import ArgumentParser
import LayoutCompiler

extension Layoutc {
  /// `layoutc grammar`: what other tools know the language by.
  struct Grammar: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "grammar",
      abstract: "Write the grammars and the reference pages.",
      discussion: """
        EXAMPLES
          layoutc grammar -o Grammar
          layoutc grammar -o Grammar --verify
        """,
    )

    @Option(
      name: [.customShort("o"), .customLong("output-directory")],
      help: ArgumentHelp("The folder for the files; it is made if need be.", valueName: "dir"),
      completion: .directory,
    )
    var folder: String

    @Flag(help: "Write nothing; fail with status 4 if a file would change.")
    var verify = false

    func run() throws {
      let files = GrammarFiles.outputs(in: folder)
      guard verify else {
        for file in files { try file.writeIfChanged() }
        return
      }
      let stale = files.filter { !$0.isCurrent }
      for file in stale { CommandOutput.remark("'\(file.path)' would change") }
      if !stale.isEmpty { throw ExitCode(.wouldChange) }
    }
  }
}

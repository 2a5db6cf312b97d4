import ArgumentParser
import LayoutCodeGeneration
import LayoutCompiler

extension Layoutc {
  /// `layoutc build`: Swift.
  struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "build",
      abstract: "Generate one Swift file for each document.",
      discussion: """
        place-card.layout.xml becomes PlaceCard.layout.swift. A file is written only if it says \
        something new. A document with errors becomes a type without a layout, so that the errors \
        of the document are the only ones.

        EXAMPLES
          layoutc build Cards -o Sources/Cards/Generated
          layoutc build Cards -o Generated --verify
          layoutc build Cards -o Generated --depfile Generated/cards.d
          layoutc build Cards -o Generated --access internal
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup var findings: FindingOptions

    @Option(
      name: [.customShort("o"), .customLong("output"), .customLong("output-directory")],
      help: ArgumentHelp(
        "The folder for the Swift files; it is made if need be.", valueName: "dir"),
      completion: .directory,
    )
    var folder: String

    @Option(
      help: ArgumentHelp("Also write which file depends on which, for Make.", valueName: "file"))
    var depfile: String?

    @Option(
      help: "Who may use the types: internal for the module alone, package, or public for anyone.")
    var access = SwiftAccess.public

    @Flag(
      inversion: .prefixedNo,
      help: "Keep what an earlier run has left in the folder and that still says what it should.")
    var incremental = true

    @Flag(help: "Write nothing; fail with status 4 if a file would change.")
    var verify = false

    func validate() throws {
      try input.requirePaths()
    }

    func run() async throws {
      let result = await BuildRun(
        input.paths, folder: folder, target: SwiftTarget(access: access), pool: input.pool,
        isIncremental: incremental && !verify
      ).run()
      try findings.writeAside(result.report)
      let changes = verify ? result.changes : []
      if verify {
        for path in changes { CommandOutput.remark("'\(path)' would change") }
      } else {
        try result.write()
        if let depfile {
          try OutputFile(path: depfile, text: result.dependencies.text).writeIfChanged()
        }
      }
      try input.end(with: result.report, failingOn: findings.threshold)
      if !changes.isEmpty { throw ExitCode(.wouldChange) }
    }
  }
}

extension SwiftAccess: ExpressibleByArgument {}

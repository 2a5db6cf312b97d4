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
        of the document are the only ones. Rules are told as a .layoutc.json chooses them, but for \
        those that ask the frames of previews, which are for 'check'.

        EXAMPLES
          layoutc build Cards -o Sources/Cards/Generated
          layoutc build Cards -o Generated --verify
          layoutc build Cards -o Generated --depfile Generated/cards.d
          layoutc build Cards -o Generated --access internal
          layoutc build Cards -o Generated --fixed-outputs --full-paths --format short
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup(title: "Rules") var rules: RuleSourceOptions
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

    @Flag(
      help: """
        Name files after those of documents, place-card.layout.swift, and write one for each library \
        that comes with layoutc, so that a build knows beforehand what there will be.
        """)
    var fixedOutputs = false

    @Flag(
      help: """
        Name documents in the code by the paths that are given here and not by their names alone, so \
        that editors can open what Swift complains about.
        """)
    var fullPaths = false

    @Option(
      help: ArgumentHelp(
        """
        For builds in parts: keep in this folder what each document shows those that import it, and \
        read of documents of other parts only that. It is the same as long as only bodies change.
        """, valueName: "dir"),
      completion: .directory,
    )
    var interfaces: String?

    @Option(help: "The form of the findings.")
    var format = FindingsFormat.text

    @Flag(help: "Write nothing; fail with status 4 if a file would change.")
    var verify = false

    func validate() throws {
      try input.requirePaths()
    }

    func run() async throws {
      var build = BuildRun(
        input.paths, folder: folder,
        target: SwiftTarget(access: access, lineMarks: fullPaths ? .paths : .names),
        pool: input.pool, isIncremental: incremental && !verify)
      build.hasFixedOutputs = fixedOutputs
      build.hasFullPaths = fullPaths
      build.interfaces = interfaces
      build.lint = rules.request
      let result = await build.run()
      try findings.writeAside(result.report, as: format)
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

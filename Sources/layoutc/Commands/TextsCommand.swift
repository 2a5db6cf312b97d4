import ArgumentParser
import LayoutCompiler

extension Layoutc {
  /// `layoutc texts`: updates the keys of a String Catalog.
  struct Texts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "texts",
      abstract: "Keep the keys of a String Catalog up to date with documents.",
      discussion: """
        What documents say literally is added to the catalog. Keys that none of them has any more are \
        marked as stale, unless they are kept by hand ('manual'). Nothing else in the file changes; \
        one that is not there is made. With errors in a document nothing is written.

        EXAMPLES
          layoutc texts Cards --strings Texts.xcstrings
          layoutc texts Cards --strings Texts.xcstrings --check
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup var findings: FindingOptions

    @Option(
      help: ArgumentHelp("The String Catalog (.xcstrings).", valueName: "file"),
      completion: .file(extensions: ["xcstrings"]),
    )
    var strings: String

    @Flag(help: "Write nothing; say what would change.")
    var dryRun = false

    @Flag(help: "Write nothing; fail with status 4 if the catalog would change.")
    var check = false

    func validate() throws {
      try input.requirePaths()
      guard TextsRun.takes(strings) else {
        let reason =
          strings.hasSuffix(".strings")
          ? "; lines of a '.strings' file are written by hand, and 'check --strings' finds what it lacks"
          : ""
        throw ValidationError("'\(strings)' is no String Catalog (.xcstrings)\(reason)")
      }
    }

    func run() async throws {
      let result: TextsRun.Result
      do throws(FileError) {
        result = try await TextsRun(input.paths, catalog: strings, pool: input.pool).run()
      } catch {
        CommandOutput.complain("cannot read '\(error.path)': \(error.explanation)")
        throw ExitCode(.unreadable)
      }
      try findings.writeAside(result.report)
      var replacements = Replacements()
      let isWritten = check || dryRun || replacements.make(result.write)
      if result.output != nil, isWritten { CommandOutput.print(summary(of: result)) }
      try replacements.status(besides: result.report.exitStatus(failingOn: findings.threshold))
        .end()
      if check, result.output?.isCurrent == false { throw ExitCode(.wouldChange) }
    }

    /// Returns a line for each change, and a summary line.
    private func summary(of result: TextsRun.Result) -> String {
      let changes = [
        ("new", result.added), ("stale", result.stale), ("used again", result.revived),
      ]
      var lines = changes.flatMap { name, keys in keys.map { "\(name): \($0)" } }
      let counts = changes.filter { !$0.1.isEmpty }.map { "\($0.1.count) \($0.0)" }
      let texts = result.keys == 1 ? "1 text" : "\(result.keys) texts"
      lines.append(
        "\(texts) in '\(strings)'"
          + (counts.isEmpty ? ", nothing changes" : ": \(counts.joined(separator: ", "))"))
      return lines.map { "\($0)\n" }.joined()
    }
  }
}

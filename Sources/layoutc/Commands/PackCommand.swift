import ArgumentParser
import LayoutCompiler
import LayoutPack

extension Layoutc {
  /// `layoutc pack`: makes a pack that apps load at run time.
  struct Pack: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pack",
      abstract: "Make one file of documents, which apps load at run time.",
      discussion: """
        The pack holds the documents with all components and elements that they import, checked and \
        without previews, tests and comments. Equal documents give equal bytes. With errors in a \
        document nothing is written. 'layoutc unpack' prints what is in a pack.

        EXAMPLES
          layoutc pack Screens -o app.layoutpack
          layoutc pack Screens -o app.layoutpack --strings Texts.xcstrings
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup var findings: FindingOptions

    @Option(
      name: [.customShort("o"), .customLong("output")],
      help: ArgumentHelp("The pack.", valueName: "file"),
      completion: .file(extensions: ["layoutpack"]),
    )
    var output: String

    @Option(
      help: ArgumentHelp(
        "Words for the texts, which the pack holds too: a String Catalog (.xcstrings) or a .strings file.",
        valueName: "file"),
      completion: .file(extensions: ["xcstrings", "strings"]),
    )
    var strings: [String] = []

    func validate() throws { try input.requirePaths() }

    func run() async throws {
      let files = try strings.map(catalog)
      let result: PackRun.Result
      do throws(PackingError) {
        result = try await PackRun(input.paths, to: output, strings: files, pool: input.pool).run()
      } catch {
        CommandOutput.complain("\(error)")
        throw ExitCode(.usage)
      }
      try findings.writeAside(result.report)
      if let output = result.output {
        try output.writeIfChanged()
        let count = result.documents.count
        CommandOutput.remark(
          "\(count == 1 ? "1 document" : "\(count) documents") in '\(output.path)', "
            + "\(output.bytes.count) bytes")
      }
      try input.end(with: result.report, failingOn: findings.threshold)
    }

    /// Reads a strings file; mistakes in it end the command.
    private func catalog(_ path: String) throws -> StringsFile {
      do throws(FileError) {
        let read = try StringsFile.read(path, languages: [])
        if let file = read.file { return file }
        let report = CheckReport(findings: [read.findings], files: 1, hasUnreadable: false)
        try? findings.writeAside(report)
      } catch {
        CommandOutput.complain("cannot read '\(path)': \(error.explanation)")
        throw ExitCode(.unreadable)
      }
      throw ExitCode(.findings)
    }
  }
}

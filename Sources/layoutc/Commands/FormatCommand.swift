import ArgumentParser
import LayoutCompiler

extension Layoutc {
  /// `layoutc format`: writes documents in one style.
  struct Format: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "format",
      abstract: "Write documents in one form: indentation, order of attributes, lines and blanks.",
      discussion: """
        Files are replaced where they would change, folders are searched for *.layout.xml. With - or \
        --stdin-filepath the standard input goes formatted to the standard output. A document with \
        mistakes of XML stays as it is. What a document means never changes.

        EXAMPLES
          layoutc format Cards
          layoutc format --check Cards
          layoutc format --lines 12:18 Cards/Profile.layout.xml
          layoutc format --stdin-filepath Profile.layout.xml < Profile.layout.xml
        """,
    )

    @Argument(
      help: "Files, folders (searched for *.layout.xml) or - for the standard input.",
      completion: .file(extensions: ["xml"]),
    )
    var path: [String] = []

    @Flag(help: "Write nothing; print what would change, and fail with status 4 if anything would.")
    var check = false

    @Option(
      help: ArgumentHelp(
        "Change only what touches these lines, counted from 1; may be repeated.",
        valueName: "first:last",
      ))
    var lines: [LinesArgument] = []

    @Option(
      help: ArgumentHelp(
        "Format the standard input, and call it so where something is wrong with it.",
        valueName: "path",
      ),
      completion: .file(extensions: ["xml"]),
    )
    var stdinFilepath: String?

    @Option(
      help: ArgumentHelp("Documents worked on at once (default: the processors).", valueName: "n"))
    var jobs: Int?

    @Flag(help: "Do not fail where a folder holds no document.")
    var allowEmpty = false

    @OptionGroup var findings: FindingOptions

    init() {}

    /// The command of a command line that was read without the parser.
    init?(_ line: inout PlainCommandLine) {
      guard let input = InputOptions(&line), let findings = FindingOptions(&line) else {
        return nil
      }
      path = input.path
      check = false
      lines = []
      stdinFilepath = nil
      jobs = input.jobs
      allowEmpty = false
      self.findings = findings
    }

    func validate() throws {
      if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be at least 1") }
      if path.isEmpty, stdinFilepath == nil {
        throw ValidationError("name a file or a folder, or - for the standard input")
      }
      if stdinFilepath != nil, path.contains(where: { $0 != FileFinder.standardInput }) {
        throw ValidationError(
          "'--stdin-filepath' names the standard input; it excludes other files")
      }
      if path.contains(FileFinder.standardInput), path.count > 1 {
        throw ValidationError("the standard input is formatted alone")
      }
      if !lines.isEmpty, path.count > 1 {
        throw ValidationError("'--lines' are those of one document")
      }
      if !check, let library = path.first(where: ShippedLibrary.isMeant(by:)) {
        throw ValidationError("'\(library)' comes with layoutc and cannot be written")
      }
    }

    /// The documents of the command line.
    private var paths: [String] {
      stdinFilepath == nil
        ? LongArgumentList.ofProcess.completing(path) : [FileFinder.standardInput]
    }

    func run() async throws {
      let paths = paths
      let run = FormatRun(
        paths, standardInputName: stdinFilepath, lines: lines.map(\.range),
        pool: WorkerPool(jobs: jobs))
      let result = await run.run()
      try findings.writeAside(result.report)
      let isFilter = paths == [FileFinder.standardInput]
      var replacements = Replacements()
      if check {
        for change in result.changes where change.isChange { printDifference(change) }
      } else if isFilter {
        for change in result.changes { FileDescriptor.standardOutput.write(bytes: change.new) }
      } else {
        for change in result.changes { _ = replacements.make(change.write) }
      }
      if !isFilter { remark(on: result, left: replacements.left) }
      // The command ends like those with `InputOptions`.
      var input = InputOptions()
      input.allowEmpty = allowEmpty
      let status = result.report.exitStatus(failingOn: findings.threshold)
      try input.end(with: result.report, replacements.status(besides: status))
      if check, result.changes.contains(where: \.isChange) { throw ExitCode(.wouldChange) }
    }

    private func printDifference(_ change: FormatRun.Change) {
      CommandOutput.print(change.difference)
      if change.isReencoded { CommandOutput.remark("'\(change.name)' would be in UTF-8") }
    }

    /// Writes the number of changed documents to the standard error.
    private func remark(on result: FormatRun.Result, left: Int) {
      guard !findings.quiet else { return }
      let files = result.report.files
      let all = files == 1 ? "1 file" : "\(files) files"
      let count = result.changes.count - left
      let some = count == files ? all : "\(count) of \(all)"
      CommandOutput.remark(
        count == 0
          ? "\(all), nothing \(check ? "would change" : "changes")"
          : "\(some) \(check ? "would change" : "formatted")")
    }
  }
}

/// A range of lines of a document, `12:18` or `12`.
struct LinesArgument: ExpressibleByArgument {
  let range: ClosedRange<Int>

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { $0 &- 0x30 < 10 } ? Int(part) : nil
    }
    guard (1...2).contains(parts.count), numbers.count == parts.count, let first = numbers.first,
      let last = numbers.last, first >= 1, first <= last
    else { return nil }
    range = first...last
  }
}

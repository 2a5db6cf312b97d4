import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics

/// The documents to read, and the number of workers.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Files, folders (searched for *.layout.xml) or - for the standard input.",
    completion: .file(extensions: ["xml"]),
  )
  var path: [String] = []

  @Option(
    help: ArgumentHelp("Documents worked on at once (default: the processors).", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Do not fail where a folder holds no document.")
  var allowEmpty = false

  init() {}

  /// The options of a command line that was read without the parser.
  init?(_ line: inout PlainCommandLine) {
    path = line.paths
    jobs = nil
    allowEmpty = false
    if let word = line.value(of: "--jobs") {
      guard let count = Int(word), count > 0 else { return nil }
      jobs = count
    }
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be at least 1") }
  }

  /// Throws if the command line names no document.
  func requirePaths() throws {
    if path.isEmpty { throw ValidationError("Missing expected argument '<path> ...'") }
  }

  /// All paths of the command line.
  var paths: [String] { LongArgumentList.ofProcess.completing(path) }

  /// Ends the command with the report's status, unless it is `clean`.
  func end(with report: CheckReport, failingOn severity: Severity?) throws {
    try end(with: report, report.exitStatus(failingOn: severity))
  }

  /// Ends the command with a status, unless it is `clean`.
  ///
  /// Folders without documents are a usage error, unless they are allowed.
  func end(with report: CheckReport, _ status: CommandStatus) throws {
    if !allowEmpty {
      for folder in report.emptyFolders {
        CommandOutput.complain(
          "there is no document (*\(FileFinder.suffix)) in '\(folder)'; "
            + "if that is all right, say '--allow-empty'")
      }
    }
    if status == .unreadable || allowEmpty || report.emptyFolders.isEmpty {
      try status.end()
    } else {
      try CommandStatus.usage.end()
    }
  }

  var pool: WorkerPool { WorkerPool(jobs: jobs) }
}

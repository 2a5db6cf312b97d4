import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics

/// Which documents, and how many at once.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Files, folders (searched for *.layout.xml) or - for the standard input.",
    completion: .file(extensions: ["xml"]),
  )
  var path: [String]

  @Option(
    help: ArgumentHelp("Documents worked on at once (default: the processors).", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Do not fail where a folder holds no document.")
  var allowEmpty = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be at least 1") }
  }

  /// All paths of the command line.
  var paths: [String] { LongArgumentList.ofProcess.completing(path) }

  /// Ends the command as a report demands, unless all is well.
  func end(with report: CheckReport, failingOn severity: Severity?) throws {
    if !allowEmpty {
      for folder in report.emptyFolders {
        CommandOutput.complain(
          "there is no document (*\(FileFinder.suffix)) in '\(folder)'; "
            + "if that is all right, say '--allow-empty'")
      }
    }
    let status = report.exitStatus(failingOn: severity)
    if status == .unreadable || allowEmpty || report.emptyFolders.isEmpty {
      try status.end()
    } else {
      try CommandStatus.usage.end()
    }
  }

  var pool: WorkerPool { WorkerPool(jobs: jobs) }
}

import ArgumentParser
import LayoutCompiler

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

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be at least 1") }
  }

  /// All paths of the command line.
  var paths: [String] { LongArgumentList.ofProcess.completing(path) }

  var pool: WorkerPool { WorkerPool(jobs: jobs) }
}

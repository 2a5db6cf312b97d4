import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter

/// Solves documents for whoever shows them: finds the files, shares the work out, and gathers what there
/// is to say.
struct SolvingRun<Shown: Sendable>: Sendable {
  /// What is shown of documents, and what there was to say about them.
  struct Result: Sendable {
    /// Of each document in which there is something to show, in the order of the paths.
    var shown: [(path: String, shown: [Shown])]
    var report: CheckReport
    /// The previews asked for that documents lack.
    var missingPreviews: [PreviewChoice.Missing]
  }

  var paths: [String]
  var request: LayoutRequest
  /// What each preview is solved for besides what it says itself; what the request says where there is
  /// nothing here.
  var variants: [PreviewOverrides] = []
  var pool: WorkerPool
  /// The layouts written in Swift that documents may name.
  var registry: LayoutRegistry
  var show: LayoutWorker<Shown>.Show

  /// Solves every document; one with errors does not keep the others from it.
  func run() async -> Result {
    let found = FileFinder(paths)
    let files = found.files
    let modules = ModuleLoader()
    let variants = variants.isEmpty ? [PreviewOverrides(request)] : variants
    let solved = await pool.map(
      count: files.count,
      makeState: {
        LayoutWorker(
          request: request, variants: variants, modules: modules, registry: registry, show: show)
      },
      body: { (path: files[$1], outcome: $0.solve(files[$1])) },
    )
    let outcomes = solved.map(\.outcome)
    return Result(
      shown: solved.map { (path: $0.path, shown: $0.outcome.shown) },
      report: CheckReport(
        findings: StringsFile.findings(
          with: request.strings, words: outcomes.flatMap(\.words),
          found.failures.map { FileFindings(file: $0) } + outcomes.flatMap(\.findings)),
        files: files.count,
        hasUnreadable: !found.failures.isEmpty || outcomes.contains(where: \.isUnreadable),
        emptyFolders: found.emptyFolders,
      ),
      missingPreviews: outcomes.compactMap(\.missingPreview),
    )
  }
}

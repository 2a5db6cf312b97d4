import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter

/// Finds documents, solves them in parallel, and collects the shown values and the findings.
struct SolvingRun<Shown: Sendable>: Sendable {
  /// The shown values of documents, and the findings on them.
  struct Result: Sendable {
    /// The values of each document, in the order of the paths.
    var shown: [(path: String, shown: [Shown])]
    var report: CheckReport
    /// The requested previews that documents lack.
    var missingPreviews: [PreviewChoice.Missing]
  }

  var paths: [String]
  var request: LayoutRequest
  /// The overrides to solve each preview with, one after another; if empty, the request's own.
  var variants: [PreviewOverrides] = []
  var pool: WorkerPool
  /// The layouts written in Swift that documents may name.
  var registry: LayoutRegistry
  var show: LayoutWorker<Shown>.Show

  /// Solves every document; errors in one document do not affect the rest.
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

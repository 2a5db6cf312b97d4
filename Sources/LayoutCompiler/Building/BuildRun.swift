package import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutSemantics
import LayoutXML

/// Generates code, one file for each document; see ``BuildResult/write()``.
package struct BuildRun: Sendable {
  /// What the name of each file of code ends in.
  static let suffix = ".layout.swift"

  package var paths: [String]
  package var folder: String
  package var target: any CodeTarget
  package var pool: WorkerPool
  /// Whether code is kept that an earlier run has left in the folder and that still says what it
  /// should; see ``BuildRecord``.
  package var isIncremental: Bool

  package init(
    _ paths: [String],
    folder: String,
    target: any CodeTarget = SwiftTarget(),
    pool: WorkerPool,
    isIncremental: Bool = true,
  ) {
    self.paths = paths
    self.folder = folder
    self.target = target
    self.pool = pool
    self.isIncremental = isIncremental
  }

  /// Generates the file of every document that can be read; of two whose types have one name, the
  /// first.
  package func run() async -> BuildResult {
    let found = FileFinder(paths)
    let modules = ModuleLoader()
    let kept = isIncremental ? KeptWork(in: folder, madeBy: maker, modules) : nil
    return await run(found, modules, keeping: kept)
  }

  private func run(
    _ found: FileFinder, _ modules: ModuleLoader, keeping kept: KeptWork?
  ) async -> BuildResult {
    let files = found.files
    var built = await pool.map(
      count: files.count,
      makeState: { [target] in BuildWorker(target: target, modules: modules, keeping: kept) },
      body: { $0.build(files[$1]) },
    )
    built += shippedLibraries(of: built, besides: files, modules, keeping: kept)
    let losers = losers(among: built)
    if let kept, !losers.isEmpty {
      return await run(found, modules, keeping: kept.without(losers))
    }
    var result = BuildResult(
      report: CheckReport(
        findings: found.failures.map { FileFindings(file: $0) },
        files: files.count,
        hasUnreadable: !found.failures.isEmpty || built.contains { $0.document == nil },
        emptyFolders: found.emptyFolders,
      ), in: folder)
    if let kept { result.takeOver(kept, others: files, maker) }
    var owners = NameOwners()
    for outcome in built {
      var findings = outcome.findings
      if let document = outcome.document {
        if owners.takes(document.names) {
          result.add(document, to: path(of: document.names), kept, modules)
        }
        if let duplicate = owners.claim(document.names, besides: findings.diagnostics) {
          findings.diagnostics.append(duplicate)
        }
      }
      if !findings.diagnostics.isEmpty { result.report.findings.append(findings) }
    }
    result.report.findings = result.report.findings.withEachLoopOnce
    return result
  }

  /// The documents whose code was kept and that have lost their names to others since: where they
  /// declare them is to be said.
  private func losers(among built: [BuildWorker.Outcome]) -> Set<String> {
    var owners = NameOwners()
    var losers: Set<String> = []
    for case let document? in built.map(\.document) {
      if case .kept = document.code, !owners.takes(document.names) {
        losers.insert(document.names.path)
      }
      _ = owners.claim(document.names, besides: [])
    }
    return losers
  }

  /// What the documents import of the libraries that come with the compiler, which nobody else makes
  /// Swift of.
  private func shippedLibraries(
    of built: [BuildWorker.Outcome], besides files: [String], _ modules: ModuleLoader,
    keeping kept: KeptWork?,
  ) -> [BuildWorker.Outcome] {
    let imported = Set(built.flatMap { $0.document?.shipped ?? [] })
    let libraries = ShippedLibrary.all.map(\.path)
      .filter { imported.contains($0) && !files.contains($0) }
    guard !libraries.isEmpty else { return [] }
    var worker = BuildWorker(target: target, modules: modules, keeping: kept)
    return libraries.map { worker.build($0) }
  }

  private func path(of names: DocumentNames) -> String {
    FolderPath.appending(names.file + Self.suffix, to: folder)
  }

  /// What wrote a record, and where paths in it start: another one's says nothing here.
  private var maker: String {
    let program = System.program.flatMap { System.stamp(of: $0) }
    let stamp = program.map { "\($0.size) \($0.seconds) \($0.nanoseconds)" } ?? "-"
    return "\(Version.current) \(stamp) \(target.identity) \(System.currentFolder)"
  }
}

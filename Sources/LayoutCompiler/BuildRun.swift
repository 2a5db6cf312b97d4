package import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutSemantics
import LayoutXML

/// Generates code, one file for each document; writing it is left to the caller.
package struct BuildRun: Sendable {
  /// The files to be, and what there was to say about the documents.
  package struct Result: Sendable {
    package var outputs: [OutputFile]
    package var dependencies: DependencyFile
    package var report: CheckReport
  }

  /// What the name of each file of code ends in.
  static let suffix = ".layout.swift"

  package var paths: [String]
  package var folder: String
  package var target: any CodeTarget
  package var pool: WorkerPool

  package init(
    _ paths: [String],
    folder: String,
    target: any CodeTarget = SwiftTarget(),
    pool: WorkerPool,
  ) {
    self.paths = paths
    self.folder = folder
    self.target = target
    self.pool = pool
  }

  /// Generates the file of every document that can be read; of two whose types have one name, the
  /// first.
  package func run() async -> Result {
    let found = FileFinder(paths)
    let files = found.files
    let modules = ModuleLoader()
    var built = await pool.map(
      count: files.count,
      makeState: { [target] in BuildWorker(target: target, modules: modules) },
      body: { $0.build(files[$1]) },
    )
    built += shippedLibraries(of: built, besides: files, modules)
    var result = Result(
      outputs: [],
      dependencies: DependencyFile(),
      report: CheckReport(
        findings: found.failures.map { FileFindings(file: $0) },
        files: files.count,
        hasUnreadable: !found.failures.isEmpty || built.contains { $0.document == nil },
        emptyFolders: found.emptyFolders,
      ),
    )
    var owners = NameOwners()
    for outcome in built {
      var findings = outcome.findings
      if let document = outcome.document {
        if owners.takes(document.names) { add(document, to: &result) }
        if let duplicate = owners.claim(document.names, besides: findings.diagnostics) {
          findings.diagnostics.append(duplicate)
        }
      }
      if !findings.diagnostics.isEmpty { result.report.findings.append(findings) }
    }
    result.report.findings = result.report.findings.withEachLoopOnce
    return result
  }

  /// What the documents import of the libraries that come with the compiler, which nobody else makes
  /// Swift of.
  private func shippedLibraries(
    of built: [BuildWorker.Outcome], besides files: [String], _ modules: ModuleLoader
  ) -> [BuildWorker.Outcome] {
    let imported = Set(built.flatMap { $0.document?.shipped ?? [] })
    let libraries = ShippedLibrary.all.map(\.path)
      .filter { imported.contains($0) && !files.contains($0) }
    guard !libraries.isEmpty else { return [] }
    var worker = BuildWorker(target: target, modules: modules)
    return libraries.map { worker.build($0) }
  }

  private func add(_ document: BuildWorker.Document, to result: inout Result) {
    let file = document.names.file + Self.suffix
    let path = folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
    result.outputs.append(OutputFile(path: path, text: document.code))
    result.dependencies.add(
      path,
      madeOf: ([document.names.path] + document.imports).filter { !ShippedLibrary.isMeant(by: $0) })
  }
}

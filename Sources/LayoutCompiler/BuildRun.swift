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
  /// Whether the paths alone say which files are made: one named after the file of each document, and
  /// one for each library that comes with the compiler, be it imported or not.
  package var hasFixedOutputs = false
  /// Whether configurations, which nobody gave a path, are named so that editors can open them from
  /// any folder.
  package var hasFullPaths = false
  /// Which rules are asked of the documents, but for those that take frames or data.
  package var lint = LintRequest()

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
    let plan = LintPlan(files, lint)
    let settings = plan.settings(ofEach: files)
    var built = await pool.map(
      count: files.count,
      makeState: { [target] in BuildWorker(target: target, modules: modules) },
      body: { $0.build(files[$1], settings[$1]) },
    )
    built += shippedLibraries(of: built, besides: files, modules)
    if hasFixedOutputs {
      for index in built.indices { built[index].document?.names.keepNameOfFile() }
    }
    var result = Result(
      outputs: [],
      dependencies: DependencyFile(),
      report: CheckReport(
        findings: found.failures.map { FileFindings(file: $0) }
          + (hasFullPaths ? plan.findings.map(\.withFullPath) : plan.findings),
        files: files.count,
        hasUnreadable: !found.failures.isEmpty || plan.isUnreadable
          || built.contains { $0.document == nil },
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
    if hasFixedOutputs { addUnusedLibraries(to: &result) }
    result.report.findings = result.report.findings.withEachLoopOnce.withoutEchoes
    return result
  }

  /// What the documents import of the libraries that come with the compiler, which nobody else makes
  /// Swift of.
  private func shippedLibraries(
    of built: [BuildWorker.Outcome], besides files: [String], _ modules: ModuleLoader
  ) -> [BuildWorker.Outcome] {
    let imported = Set(built.flatMap { $0.document?.imports ?? [] })
    let libraries = ShippedLibrary.all.map(\.path)
      .filter { imported.contains($0) && !files.contains($0) }
    guard !libraries.isEmpty else { return [] }
    var worker = BuildWorker(target: target, modules: modules)
    return libraries.map { worker.build($0, .standard) }
  }

  /// Adds a file without code for each library that comes with the compiler and is not there yet.
  private func addUnusedLibraries(to result: inout Result) {
    let made = Set(result.outputs.map(\.path))
    for library in ShippedLibrary.all {
      let path = path(of: DocumentName.fromPath(library.path))
      guard !made.contains(path) else { continue }
      let text = "// Made by layoutc: no document here imports \(library.path).\n"
      result.outputs.append(OutputFile(path: path, text: text))
    }
  }

  /// Where the file of code of that name goes.
  private func path(of name: String) -> String {
    folder.hasSuffix("/") ? folder + name + Self.suffix : "\(folder)/\(name)\(Self.suffix)"
  }

  private func add(_ document: BuildWorker.Document, to result: inout Result) {
    let path = path(of: document.names.file)
    result.outputs.append(OutputFile(path: path, text: document.code))
    result.dependencies.add(
      path,
      madeOf: ([document.names.path] + document.imports).filter { !ShippedLibrary.isMeant(by: $0) })
  }
}

extension FileFindings {
  /// The same, with the path of the file from the root on.
  fileprivate var withFullPath: FileFindings {
    FileFindings(
      source: SourceText(name: FolderPath.absolute(source.name), bytes: source.bytes),
      diagnostics: diagnostics)
  }
}

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
  /// Whether the paths alone say which files are made.
  ///
  /// There is one named after the file of each document, and one for each library that comes with the
  /// compiler, be it imported or not.
  package var hasFixedOutputs = false
  /// Whether configurations, which nobody gave a path, are named so that editors can open them from
  /// any folder.
  package var hasFullPaths = false
  /// The folder where builds keep what documents show each other.
  ///
  /// That of each of these is written there, and of others it is read in place of them; see
  /// ``DocumentInterface``. Nothing is kept of an earlier run then.
  package var interfaces: String?
  /// Which rules are asked of the documents, but for those that take frames or data.
  package var lint = LintRequest()

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
    let interfaces = interfaces.map { InterfaceFolder($0, besides: found.files) }
    let modules = ModuleLoader(interfaces: interfaces)
    let plan = LintPlan(found.files, lint)
    let keeps = isIncremental && interfaces == nil
    let kept = keeps ? KeptWork(in: folder, madeBy: maker(plan), modules) : nil
    var result = await run(found, plan, modules, keeping: kept)
    if let interfaces { result.replace(modules.readByInterface, byInterfacesIn: interfaces) }
    return result
  }

  private func run(
    _ found: FileFinder, _ plan: LintPlan, _ modules: ModuleLoader, keeping kept: KeptWork?
  ) async -> BuildResult {
    let start = System.now
    let files = found.files
    let settings = plan.settings(ofEach: files)
    var built = await pool.map(
      count: files.count,
      makeState: { [target, interfaces] in
        BuildWorker(
          target: target, modules: modules, keeping: kept, makingInterfaces: interfaces != nil)
      },
      body: { $0.build(files[$1], settings[$1]) },
    )
    built += shippedLibraries(of: built, besides: files, modules, keeping: kept)
    let losers = losers(among: built)
    if let kept, !losers.isEmpty {
      return await run(found, plan, modules, keeping: kept.without(losers))
    }
    if hasFixedOutputs {
      for index in built.indices { built[index].document?.names.keepNameOfFile() }
    }
    var result = BuildResult(
      report: CheckReport(
        findings: found.failures.map { FileFindings(file: $0) }
          + (hasFullPaths ? plan.findings.map(\.withFullPath) : plan.findings),
        files: files.count,
        hasUnreadable: !found.failures.isEmpty || plan.isUnreadable
          || built.contains { $0.document == nil },
        emptyFolders: found.emptyFolders,
      ), in: folder, since: start)
    if let kept { result.takeOver(kept, others: files, maker(plan)) }
    var owners = NameOwners(isWriting: true)
    for outcome in built {
      var findings = outcome.findings
      if let document = outcome.document {
        if owners.takes(document.names) {
          result.add(document, to: path(of: document.names.file), kept, modules)
          addInterface(of: document, to: &result)
        }
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

  /// The documents whose code was kept and that have lost their names to others since: where they
  /// declare them is to be said.
  private func losers(among built: [BuildWorker.Outcome]) -> Set<String> {
    var owners = NameOwners(isWriting: true)
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
    var worker = BuildWorker(
      target: target, modules: modules, keeping: kept, makingInterfaces: false)
    return libraries.map { worker.build($0, .standard) }
  }

  private func addInterface(of document: BuildWorker.Document, to result: inout BuildResult) {
    guard let interfaces, let text = document.interface,
      let path = InterfaceFolder(interfaces, besides: []).path(of: document.names.path)
    else { return }
    result.add(OutputFile(path: path, bytes: text), madeOf: document)
  }

  /// Adds a file without code for each library that comes with the compiler and is not there yet.
  private func addUnusedLibraries(to result: inout BuildResult) {
    for library in ShippedLibrary.all {
      let path = path(of: DocumentName.fromPath(library.path))
      guard !result.outputs.contains(where: { $0.path == path }) else { continue }
      let text = "// Made by layoutc: no document here imports \(library.path).\n"
      result.add(OutputFile(path: path, text: text))
    }
  }

  /// Where the file of code of that name goes.
  private func path(of name: String) -> String {
    FolderPath.appending(name + Self.suffix, to: folder)
  }

  /// What wrote a record, where paths in it start and which rules were asked: another one's says
  /// nothing here.
  private func maker(_ plan: LintPlan) -> String {
    let program = System.program.flatMap { System.stamp(of: $0) }
    var words = "\(lint.source) \(lint.only) \(lint.disabled)"
    for path in plan.sources {
      words += "\n\(path) \(System.stamp(of: path).map { "\($0)" } ?? "")"
    }
    let rules = Digest(of: Array(words.utf8).span)
    let stamp = program.map { "\($0.size) \($0.seconds) \($0.nanoseconds)" } ?? "-"
    return "\(Version.current) \(stamp) \(target.identity) \(rules) \(System.currentFolder)"
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

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
  /// Whether files are only compared with what they should say.
  package var isComparison = false
  /// Where code is kept by what it was made of; see ``BuildCache``.
  package var cache: CacheFolder?
  /// Who is told how far it is.
  package var progress: ProgressLine?
  /// Whether the paths alone say which files are made.
  ///
  /// There is one for each document, and one for each library that comes with the compiler, be it
  /// imported or not.
  package var hasFixedOutputs = false
  /// The folder from which the paths of documents name their files of code; nil for the folder that is
  /// named alone, else the current one.
  package var root: String?
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

  /// Generates the file of every document that can be read, beside its place where it says something
  /// new; of two whose types have one name, the first.
  ///
  /// What comes of it is to be written or discarded.
  package func run() async -> BuildResult {
    let found = FileFinder(paths)
    let interfaces = interfaces.map { InterfaceFolder($0, besides: found.files) }
    let modules = ModuleLoader(interfaces: interfaces)
    let lint = LintPlan(found.files, lint)
    var plan = BuildPlan(
      target: target, folder: folder, files: CodeFileNames(paths, from: root),
      isComparison: isComparison,
      interfaces: self.interfaces, modules: modules)
    guard let interfaces else {
      if isIncremental { plan.kept = KeptWork(in: folder, madeBy: maker(lint), modules) }
      plan.cache = cache.map { BuildCache($0, for: target, lint.sources) }
      return await run(found, lint, plan)
    }
    var result = await run(found, lint, plan)
    result.replace(modules.readByInterface, byInterfacesIn: interfaces)
    return result
  }

  private func run(_ found: FileFinder, _ lint: LintPlan, _ plan: BuildPlan) async -> BuildResult {
    let start = System.now
    let files = found.files
    let settings = lint.settings(ofEach: files)
    progress?.begin(files.count)
    let built = await pool.map(
      count: files.count,
      makeState: { BuildWorker(plan) },
      body: { [progress] in
        defer { progress?.advance() }
        return $0.build(files[$1], settings[$1])
      },
    )
    progress?.end()
    let rivals = rivals(among: built, plan)
    if !rivals.isEmpty {
      for case .new(let file, of: _)? in built.map(\.document?.code) { file.discard() }
      var plan = plan
      plan.lookedAtAnew.formUnion(rivals)
      return await run(found, lint, plan)
    }
    var result = BuildResult(
      report: CheckReport(
        findings: found.failures.map { FileFindings(file: $0) }
          + (hasFullPaths ? lint.findings.map(\.withFullPath) : lint.findings),
        files: files.count,
        hasUnreadable: !found.failures.isEmpty || lint.isUnreadable
          || built.contains { $0.document == nil && $0.failure == nil },
        emptyFolders: found.emptyFolders,
      ), in: folder, since: start)
    if let kept = plan.kept { result.takeOver(kept, others: files, maker(lint), plan) }
    var owners = NameOwners(plan.files)
    for outcome in built {
      var findings = outcome.findings
      if let failure = outcome.failure { result.note(failure) }
      if let document = outcome.document {
        if owners.takes(document.names) {
          result.add(document, to: plan.path(ofCode: document.names.path), plan.kept, plan.modules)
          addInterface(of: document, to: &result, plan)
        } else if case .new(let file, of: _) = document.code {
          file.discard()
        }
        if let duplicate = owners.claim(document.names, besides: findings.diagnostics) {
          if findings.diagnostics.isEmpty, let source = document.names.source {
            findings.source = source
          }
          findings.diagnostics.append(duplicate)
        }
      }
      if !findings.diagnostics.isEmpty { result.report.findings.append(findings) }
    }
    result.otherSources =
      Set(built.flatMap { $0.document?.imports ?? [] }.map { PathKey($0) }).map(\.path)
      + lint.possibleSources
    if hasFixedOutputs { addUnusedLibraries(to: &result, plan) }
    result.report.findings = result.report.findings.withEachLoopOnce.withoutEchoes
    plan.cache?.tidy()
    return result
  }

  /// The documents that were not looked at and have one name with another: where they declare it is to
  /// be said.
  private func rivals(among built: [BuildWorker.Outcome], _ plan: BuildPlan) -> Set<PathKey> {
    var owners = NameOwners(plan.files)
    var rivals: Set<PathKey> = []
    for case let document? in built.map(\.document) {
      if let owner = owners.owner(ofOneOf: document.names) {
        rivals.formUnion([PathKey(owner.path), PathKey(document.names.path)])
      }
      _ = owners.claim(document.names, besides: [])
    }
    return rivals.intersection(
      built.compactMap { $0.document }.filter(\.isRecalled).map { PathKey($0.names.path) })
  }

  private func addInterface(
    of document: BuildWorker.Document, to result: inout BuildResult, _ plan: BuildPlan
  ) {
    guard let folder = plan.interfaces, let text = document.interface,
      let path = InterfaceFolder(folder, besides: []).path(of: document.names.path)
    else { return }
    do throws(FileError) {
      result.add(
        try plan.pending(
          OutputFile(path: path, bytes: text, replacing: DocumentInterface.mark)), madeOf: document)
    } catch {
      result.note(error)
    }
  }

  /// Adds a file without code for each library that comes with the compiler and is not there yet: build
  /// systems may count on them from when each module had the types of its own.
  private func addUnusedLibraries(to result: inout BuildResult, _ plan: BuildPlan) {
    let made = Set(result.made.map { PathKey($0) })
    for library in ShippedLibrary.all {
      guard !made.contains(PathKey(plan.path(ofCode: library.path))) else { continue }
      let text = "\(target.mark): the types of \(library.path) are those of LayoutEngine.\n"
      do throws(FileError) {
        result.add(try plan.draft(Array(text.utf8), of: library.path))
      } catch {
        result.note(error)
      }
    }
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
    let stamp = program.map { $0.numbers.map(String.init).joined(separator: " ") } ?? "-"
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

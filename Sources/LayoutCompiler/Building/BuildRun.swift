package import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutXML

/// Generates code, one file for each document; see ``BuildResult/write()``.
package struct BuildRun: Sendable {
  /// The suffix of generated files.
  static let suffix = ".layout.swift"

  package var paths: [String]
  package var folder: String
  package var target: any CodeTarget
  package var pool: WorkerPool
  /// Whether code that an earlier run left in the folder is reused while it is valid; see
  /// ``BuildRecord``.
  package var isIncremental: Bool
  /// Whether files are only compared with their wanted contents.
  package var isComparison = false
  /// The cache of code by its inputs; see ``BuildCache``.
  package var cache: CacheFolder?
  /// The line that shows the progress.
  package var progress: ProgressLine?
  /// Whether the paths alone determine which files are generated.
  ///
  /// Each document then has one, and so has each shipped library, imported or not.
  package var hasFixedOutputs = false
  /// The folder to which the names of generated files are relative; nil for the only path if it is
  /// a folder, else the current folder.
  package var root: String?
  /// Whether findings show absolute paths of configuration files, so that editors can open them
  /// from any folder.
  package var hasFullPaths = false
  /// The folder of the interfaces that builds write and read.
  ///
  /// The interfaces of this run's documents are written there; interfaces of other documents are
  /// read in their place, see ``DocumentInterface``. Results of earlier runs are then not used.
  package var interfaces: String?
  /// The rules to run, except those that need frames or data.
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

  /// Generates the code of every readable document and writes changed files under temporary names.
  ///
  /// Of two documents whose types have one name, the first is used.
  ///
  /// The result must be written or discarded.
  package func run() async -> BuildResult {
    let found = FileFinder(paths)
    let interfaces = interfaces.map { InterfaceFolder($0, besides: found.files) }
    let modules = ModuleLoader(interfaces: interfaces)
    modules.expect(
      documents: found.files.count, withInterfaces: isIncremental && interfaces == nil)
    // Configurations are read from here on; a later change gives them another stamp.
    let start = System.now
    let lint = LintPlan(found.files, lint)
    var plan = BuildPlan(
      target: target, folder: folder, files: CodeFileNames(paths, from: root),
      isComparison: isComparison,
      interfaces: self.interfaces, modules: modules)
    guard let interfaces else {
      if isIncremental {
        let maker = maker(lint)
        var kept = KeptWork(in: folder, madeBy: maker, modules)
        if kept.isWhole(plan.run(of: found.files), of: found.files),
          let result = result(recalling: kept, found, lint, plan)
        {
          return result
        }
        plan.kept = kept
        let areSettled = lint.sources.allSatisfy {
          System.stamp(of: $0)?.isSettled(at: start) ?? true
        }
        plan.maker = areSettled ? maker : nil
      }
      plan.cache = cache.map { BuildCache($0, for: target, lint.sources) }
      return await run(found, lint, plan)
    }
    var result = await run(found, lint, plan)
    result.replace(modules.readByInterface, byInterfacesIn: interfaces)
    return result
  }

  /// Returns the result of a run in which nothing has changed; nil if findings of the earlier one
  /// cannot be shown.
  private func result(
    recalling kept: KeptWork, _ found: FileFinder, _ lint: LintPlan, _ plan: BuildPlan
  ) -> BuildResult? {
    var findings: [FileFindings] = []
    var reader = FileReader()
    var settings: [RuleSettings]?
    for (number, entry) in kept.record.entries.enumerated() where !entry.findings.isEmpty {
      let all = settings ?? lint.settings(ofEach: found.files)
      settings = all
      guard (try? reader.read(entry.path)) != nil,
        let found = FileFindings(
          kept: entry.findings, of: entry.path, in: reader.bytes, all[number])
      else { return nil }
      if !found.diagnostics.isEmpty { findings.append(found) }
    }
    var result = BuildResult(
      report: report(on: found, lint, hasUnreadable: false), in: folder, recalling: kept.record)
    result.report.findings += findings
    finish(&result, importing: kept.record.libraries.map(\.path), lint, plan)
    return result
  }

  /// Returns a report with the findings on configurations and paths alone.
  private func report(
    on found: FileFinder, _ lint: LintPlan, hasUnreadable: Bool
  ) -> CheckReport {
    CheckReport(
      findings: found.failures.map { FileFindings(file: $0) }
        + (hasFullPaths ? lint.findings.map(\.withFullPath) : lint.findings),
      files: found.files.count,
      hasUnreadable: !found.failures.isEmpty || lint.isUnreadable || hasUnreadable,
      emptyFolders: found.emptyFolders)
  }

  /// Adds what a result has besides its documents and their code.
  private func finish(
    _ result: inout BuildResult, importing imports: [String], _ lint: LintPlan, _ plan: BuildPlan
  ) {
    result.otherSources = Set(imports.map { PathKey($0) }).map(\.path) + lint.possibleSources
    if hasFixedOutputs { addUnusedLibraries(to: &result, plan) }
    result.report.findings = result.report.findings.withEachLoopOnce.withoutEchoes
  }

  private func run(_ found: FileFinder, _ lint: LintPlan, _ plan: BuildPlan) async -> BuildResult {
    let start = System.now
    let files = found.files
    let settings = lint.settings(ofEach: files)
    progress?.begin(files.count)
    var recaller = Recaller(plan)
    var outcomes = zip(files, settings).map { recaller.recalled($0, $1) }
    let others = outcomes.indices.filter { outcomes[$0] == nil }
    for _ in others.count..<files.count { progress?.advance() }
    let made = await pool.map(
      count: others.count,
      makeState: { BuildWorker(plan) },
      body: { [progress] in
        defer { progress?.advance() }
        return $0.build(files[others[$1]], settings[others[$1]])
      },
    )
    progress?.end()
    for (number, outcome) in zip(others, made) { outcomes[number] = outcome }
    let built = outcomes.compactMap(\.self)
    let (rivals, areDistinct) = rivals(among: built, plan)
    if !rivals.isEmpty {
      for case .new(let file, of: _)? in built.map(\.document?.code) { file.discard() }
      var plan = plan
      plan.lookedAtAnew.formUnion(rivals)
      return await run(found, lint, plan)
    }
    let hasUnreadable = built.contains { $0.document == nil && $0.failure == nil }
    var result = BuildResult(
      report: report(on: found, lint, hasUnreadable: hasUnreadable), in: folder, since: start)
    if let kept = plan.kept { result.takeOver(kept, others: files, plan) }
    var owners = NameOwners(plan.files)
    for outcome in built {
      var findings = outcome.findings
      if let failure = outcome.failure { result.note(failure) }
      if let document = outcome.document {
        if areDistinct || owners.takes(document.names) {
          result.add(document, to: plan.path(ofCode: document.names.path), plan.kept, plan.modules)
          addInterface(of: document, to: &result, plan)
        } else if case .new(let file, of: _) = document.code {
          file.discard()
        }
        if !areDistinct,
          let duplicate = owners.claim(document.names, besides: findings.diagnostics)
        {
          if findings.diagnostics.isEmpty, let source = document.names.source() {
            findings.source = source
          }
          findings.diagnostics.append(duplicate)
        }
      }
      if !findings.diagnostics.isEmpty { result.report.findings.append(findings) }
    }
    if areDistinct { result.areAll(files, of: plan.run(of: files)) }
    finish(
      &result, importing: built.flatMap { $0.document?.imports ?? $0.imports }, lint, plan)
    plan.cache?.tidy()
    return result
  }

  /// Returns the recalled documents that share a name with another document, and whether all
  /// documents have different names.
  ///
  /// The rivals must be checked so that the finding can show where they declare the name.
  private func rivals(
    among built: [BuildWorker.Outcome], _ plan: BuildPlan
  ) -> (rivals: Set<PathKey>, areDistinct: Bool) {
    var owners = NameOwners(plan.files)
    var rivals: Set<PathKey> = []
    for outcome in built {
      guard let names = outcome.document?.names, let owner = owners.take(names) else { continue }
      rivals.formUnion([PathKey(owner.path), PathKey(names.path)])
    }
    guard !rivals.isEmpty else { return (rivals, owners.areDistinct) }
    let recalled = built.compactMap(\.document).filter(\.isRecalled)
    return (rivals.intersection(recalled.map { PathKey($0.names.path) }), owners.areDistinct)
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

  /// Adds an empty file for each shipped library without one.
  ///
  /// Build systems may still expect such files from when each module contained the types of its
  /// libraries.
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

  /// Returns the maker of a record: the tool, the target, the settings of rules and the current
  /// folder.
  ///
  /// A record of another maker is not valid here.
  private func maker(_ plan: LintPlan) -> String {
    let program = System.program.flatMap { System.stamp(of: $0) }
    var words = PartList()
    words.add(lint.source.words)
    for list in [lint.only, lint.disabled] {
      words.add(list.count)
      for word in list { words.add(word) }
    }
    for path in plan.sources {
      words.add(path)
      for number in System.stamp(of: path)?.numbers ?? [] {
        words.add(word: UInt64(bitPattern: number))
      }
    }
    let rules = words.digest
    let stamp = program.map { $0.numbers.map(String.init).joined(separator: " ") } ?? "-"
    return "\(Version.current) \(stamp) \(target.identity) \(rules) \(System.currentFolder)"
  }
}

extension FileFindings {
  /// The findings with the absolute path of the file.
  fileprivate var withFullPath: FileFindings {
    FileFindings(
      source: SourceText(name: FolderPath.absolute(source.name), bytes: source.bytes),
      diagnostics: diagnostics)
  }
}

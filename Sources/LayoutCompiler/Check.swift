import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutXML

/// Parses, type-checks and lints documents; nothing is written.
package struct Check: Sendable {
  /// Files, folders and `-`, as on the command line.
  package var paths: [String]
  package var pool: WorkerPool
  /// What the documents import; it is kept from run to run.
  package let modules = ModuleLoader()
  /// The words that every text should have, or nil.
  package var strings: StringsFile?
  /// The layouts written in Swift that documents may name.
  package var registry: LayoutRegistry

  package init(
    _ paths: [String], pool: WorkerPool = WorkerPool(), strings: StringsFile? = nil,
    registry: LayoutRegistry = LayoutRegistry(),
  ) {
    self.paths = paths
    self.pool = pool
    self.strings = strings
    self.registry = registry
  }

  /// Looks at every document once.
  package func run() async -> CheckReport {
    let found = FileFinder(paths)
    let files = found.files
    let results = await pool.map(
      count: files.count,
      makeState: { [modules, strings, registry] in
        CheckWorker(modules: modules, strings: strings, registry: registry)
      },
      body: { $0.check(files[$1]) },
    )
    return CheckReport(
      findings: StringsFile.findings(
        with: strings,
        found.failures.map { FileFindings(file: $0) } + results.flatMap(\.findings)),
      files: files.count,
      hasUnreadable: !found.failures.isEmpty || results.contains(where: \.isUnreadable),
    )
  }
}

/// What one worker needs to look at documents, kept from one to the next.
private struct CheckWorker: ~Copyable {
  struct Outcome: Sendable {
    /// Those of the document, then those of the data that its previews name.
    var findings: [FileFindings]
    var isUnreadable = false
  }

  private let strings: StringsFile?
  private var checker: DocumentChecker
  private var prover: FrameProver

  init(modules: ModuleLoader, strings: StringsFile?, registry: LayoutRegistry) {
    self.strings = strings
    checker = DocumentChecker(sharing: modules)
    prover = FrameProver(registry: registry)
  }

  /// What there is to say about a file; for most there is nothing, and nothing is kept.
  mutating func check(_ path: String) -> Outcome? {
    if strings == nil, path != FileFinder.standardInput, checker.isFaultless(path) { return nil }
    do throws(FileError) {
      var diagnostics = try checker.check(path)
      if strings != nil { diagnostics += checker.missingTranslations(strings) }
      let data = lookAtPreviews(of: path, &diagnostics)
      if diagnostics.isEmpty { return data.isEmpty ? nil : Outcome(findings: data) }
      let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
      return Outcome(findings: [FileFindings(source: source, diagnostics: diagnostics)] + data)
    } catch {
      return Outcome(findings: [FileFindings(document: error)], isUnreadable: true)
    }
  }

  /// Adds what the previews and their frames show; gives what is wrong with the data.
  private mutating func lookAtPreviews(
    of path: String, _ diagnostics: inout [Diagnostic]
  ) -> [FileFindings] {
    let suspicions = checker.suspicions
    guard !suspicions.isEmpty || PreviewValues.areRead(by: checker.document),
      !diagnostics.contains(where: { $0.severity == .error })
    else { return [] }
    let (previews, read) = PreviewValues.all(of: checker, path: path)
    diagnostics += read.findings
    if !suspicions.isEmpty {
      let proved = prover.findings(of: checker.document, suspecting: suspicions, in: previews)
      if !proved.isEmpty {
        diagnostics += proved
        diagnostics.sort { $0.range.start < $1.range.start }
      }
    }
    return read.dataFindings
  }
}

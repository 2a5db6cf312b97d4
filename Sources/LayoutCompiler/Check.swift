import LayoutCodeGeneration
import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
package import LayoutSemantics
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
  /// The rules that are asked.
  package var rules = RuleChoice.standard

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
      makeState: { [modules, strings, registry, rules] in
        CheckWorker(modules: modules, strings: strings, registry: registry, rules: rules)
      },
      body: { $0.check(files[$1]) },
    )
    var findings = found.failures.map { FileFindings(file: $0) }
    var owners = NameOwners()
    for result in results {
      findings += result.withNames(claimedFrom: &owners)
    }
    return CheckReport(
      findings: StringsFile.findings(with: strings, words: results.flatMap(\.words), findings),
      files: files.count,
      hasUnreadable: !found.failures.isEmpty || results.contains { $0.names == nil },
      emptyFolders: found.emptyFolders,
    )
  }
}

/// What there is to say about a file.
private struct CheckOutcome: Sendable {
  /// What the document is called; nothing if it could not be read.
  var names: DocumentNames?
  /// Those on the document, if there are any.
  var findings: FileFindings?
  /// Those on the data that its previews name.
  var data: [FileFindings] = []
  /// What there is to say about the words of a file of strings.
  var words: [Diagnostic] = []

  /// All findings, that its name is another document's among them.
  func withNames(claimedFrom owners: inout NameOwners) -> [FileFindings] {
    var own = findings
    if let names, let duplicate = owners.claim(names, besides: own?.diagnostics ?? []),
      let source = own?.source ?? names.source
    {
      own = own ?? FileFindings(source: source, diagnostics: [])
      own?.diagnostics.append(duplicate)
    }
    return (own.map { [$0] } ?? []).filter { !$0.diagnostics.isEmpty } + data
  }
}

/// What one worker needs to look at documents, kept from one to the next.
private struct CheckWorker: ~Copyable {
  private let strings: StringsFile?
  private var checker: DocumentChecker
  private var prover: FrameProver

  init(
    modules: ModuleLoader, strings: StringsFile?, registry: LayoutRegistry, rules: RuleChoice
  ) {
    self.strings = strings
    checker = DocumentChecker(sharing: modules, rules: rules)
    prover = FrameProver(registry: registry)
  }

  /// What there is to say about a file; of most there is nothing but the names.
  mutating func check(_ path: String) -> CheckOutcome {
    let isStandardInput = path == FileFinder.standardInput
    if strings == nil, !isStandardInput, var names = checker.names(ofFaultless: path) {
      names.path = path
      return CheckOutcome(names: names)
    }
    do throws(FileError) {
      var diagnostics = try checker.check(path)
      var outcome = CheckOutcome(names: DocumentNames(of: checker, path: path, for: SwiftTarget()))
      if let strings {
        let translations = checker.translations(strings.checkedTables, path: path)
        diagnostics += translations.texts
        outcome.words = translations.words
      }
      outcome.data = lookAtPreviews(of: path, &diagnostics)
      // The text of the standard input cannot be asked for again.
      if !diagnostics.isEmpty || isStandardInput {
        let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
        outcome.findings = FileFindings(source: source, diagnostics: diagnostics)
      }
      return outcome
    } catch {
      return CheckOutcome(findings: FileFindings(document: error))
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

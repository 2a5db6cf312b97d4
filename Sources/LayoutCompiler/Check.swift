import LayoutCodeGeneration
import LayoutDiagnostics
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

  package init(
    _ paths: [String], pool: WorkerPool = WorkerPool(), strings: StringsFile? = nil
  ) {
    self.paths = paths
    self.pool = pool
    self.strings = strings
  }

  /// Looks at every document once.
  package func run() async -> CheckReport {
    let found = FileFinder(paths)
    let files = found.files
    let results = await pool.map(
      count: files.count,
      makeState: { [modules] in DocumentChecker(sharing: modules) },
      body: { [strings] in Self.check(files[$1], with: &$0, strings) },
    )
    var findings = StringsFile.findings(
      with: strings, found.failures.map { FileFindings(file: $0) })
    var owners = NameOwners()
    for result in results {
      findings += result.withNames(claimedFrom: &owners)
    }
    return CheckReport(
      findings: findings,
      files: files.count,
      hasUnreadable: !found.failures.isEmpty || results.contains { $0.names == nil },
      emptyFolders: found.emptyFolders,
    )
  }

  /// What there is to say about a file.
  private struct Outcome: Sendable {
    /// What the document is called; nothing if it could not be read.
    var names: DocumentNames?
    /// Those on the document, if there are any.
    var findings: FileFindings?
    /// Those on the data that its previews name.
    var data: [FileFindings] = []

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

  private static func check(
    _ path: String, with checker: inout DocumentChecker, _ strings: StringsFile?
  ) -> Outcome {
    let isStandardInput = path == FileFinder.standardInput
    if strings == nil, !isStandardInput, var names = checker.names(ofFaultless: path) {
      names.path = path
      return Outcome(names: names)
    }
    do throws(FileError) {
      var diagnostics = try checker.check(path)
      var outcome = Outcome(names: DocumentNames(of: checker, path: path, for: SwiftTarget()))
      if strings != nil { diagnostics += checker.missingTranslations(strings) }
      if PreviewValues.areRead(by: checker.document),
        !diagnostics.contains(where: { $0.severity == .error })
      {
        let read = PreviewValues.all(of: checker, path: path).read
        diagnostics += read.findings
        outcome.data = read.dataFindings
      }
      // Its text cannot be asked for again.
      if !diagnostics.isEmpty || isStandardInput {
        let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
        outcome.findings = FileFindings(source: source, diagnostics: diagnostics)
      }
      return outcome
    } catch {
      return Outcome(findings: FileFindings(document: error))
    }
  }
}

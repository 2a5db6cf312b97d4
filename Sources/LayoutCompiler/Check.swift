import LayoutDiagnostics
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
    return CheckReport(
      findings: StringsFile.findings(
        with: strings, words: results.flatMap(\.words),
        found.failures.map { FileFindings(file: $0) } + results.compactMap(\.findings)),
      files: files.count,
      hasUnreadable: !found.failures.isEmpty || results.contains(where: \.isUnreadable),
    )
  }

  private struct Outcome: Sendable {
    var findings: FileFindings?
    /// What there is to say about the words of a file of strings.
    var words: [Diagnostic] = []
    var isUnreadable = false
  }

  /// What there is to say about a file; for most there is nothing, and nothing is kept.
  private static func check(
    _ path: String, with checker: inout DocumentChecker, _ strings: StringsFile?
  ) -> Outcome? {
    if strings == nil, path != FileFinder.standardInput, checker.isFaultless(path) { return nil }
    do throws(FileError) {
      var diagnostics = try checker.check(path)
      var outcome = Outcome()
      if let strings {
        let translations = checker.translations(strings.checkedTables, path: path)
        diagnostics += translations.texts
        outcome.words = translations.words
      }
      guard !diagnostics.isEmpty || !outcome.words.isEmpty else { return nil }
      guard !diagnostics.isEmpty else { return outcome }
      let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
      outcome.findings = FileFindings(source: source, diagnostics: diagnostics)
      return outcome
    } catch {
      return Outcome(findings: FileFindings(document: error), isUnreadable: true)
    }
  }
}

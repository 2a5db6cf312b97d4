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
    return CheckReport(
      findings: StringsFile.findings(
        with: strings,
        found.failures.map { FileFindings(file: $0) } + results.flatMap(\.findings)),
      files: files.count,
      hasUnreadable: !found.failures.isEmpty || results.contains(where: \.isUnreadable),
    )
  }

  private struct Outcome: Sendable {
    /// Those of the document, then those of the data that its previews name.
    var findings: [FileFindings]
    var isUnreadable = false
  }

  /// What there is to say about a file; for most there is nothing, and nothing is kept.
  private static func check(
    _ path: String, with checker: inout DocumentChecker, _ strings: StringsFile?
  ) -> Outcome? {
    if strings == nil, path != FileFinder.standardInput, checker.isFaultless(path) { return nil }
    do throws(FileError) {
      var diagnostics = try checker.check(path)
      if strings != nil { diagnostics += checker.missingTranslations(strings) }
      var data: [FileFindings] = []
      if PreviewValues.areRead(by: checker.document),
        !diagnostics.contains(where: { $0.severity == .error })
      {
        let read = PreviewValues.all(of: checker, path: path).read
        diagnostics += read.findings
        data = read.dataFindings
      }
      if diagnostics.isEmpty { return data.isEmpty ? nil : Outcome(findings: data) }
      let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
      return Outcome(findings: [FileFindings(source: source, diagnostics: diagnostics)] + data)
    } catch {
      return Outcome(findings: [FileFindings(document: error)], isUnreadable: true)
    }
  }
}

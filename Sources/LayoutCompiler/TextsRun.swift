import LayoutDiagnostics
import LayoutInterpreter
import LayoutLanguages
import LayoutSemantics
import LayoutXML

/// Collects the keys of documents and brings a String Catalog up to date; writing it is left to the
/// caller.
package struct TextsRun: Sendable {
  /// The catalog to be, and what there was to say about the documents.
  package struct Result: Sendable {
    /// Nil where the keys of some document are not known, or the catalog cannot be read.
    package var output: OutputFile?
    /// What was read of the catalog; nil where there is none.
    fileprivate var read: [UInt8]?
    package var added: [String] = []
    package var stale: [String] = []
    package var revived: [String] = []
    package var keys = 0
    package var report: CheckReport

    /// Puts the new catalog in place of the old one, which must still be there.
    package func write() throws(FileError) {
      guard let output, !output.isCurrent else { return }
      try output.replaceOriginal(of: read)
    }
  }

  package var paths: [String]
  /// The String Catalog; it is made where it is not there.
  package var catalog: String
  package var pool: WorkerPool

  package init(_ paths: [String], catalog: String, pool: WorkerPool) {
    self.paths = paths
    self.catalog = catalog
    self.pool = pool
  }

  /// Whether a file of that name can be kept up to date.
  package static func takes(_ name: String) -> Bool { StringTable.isCatalog(name) }

  private struct Outcome: Sendable {
    var keys: [String] = []
    var findings: FileFindings?
    var isUnreadable = false
  }

  /// Looks at every document once.
  ///
  /// With errors in one, no key is known to be used no longer, so that nothing is to be written.
  package func run() async throws(FileError) -> Result {
    let found = FileFinder(paths)
    let files = found.files
    let modules = ModuleLoader()
    let outcomes = await pool.map(
      count: files.count,
      makeState: { DocumentChecker(sharing: modules) },
      body: { Self.read(files[$1], with: &$0) },
    )
    var result = Result(
      report: CheckReport(
        findings: found.failures.map { FileFindings(file: $0) }
          + outcomes.compactMap(\.findings),
        files: files.count,
        hasUnreadable: !found.failures.isEmpty || outcomes.contains(where: \.isUnreadable),
      ))
    let hasErrors = result.report.summary.worst == .error
    guard !hasErrors, !result.report.hasUnreadable else { return result }
    let keys = Set(outcomes.flatMap(\.keys))
    result.keys = keys.count
    result.read = try catalogText()
    let bytes = result.read ?? CatalogEdit.empty(in: "en")
    let (edit, finding) = CatalogEdit.make(bytes, keys: keys)
    if let finding {
      let source = SourceText(name: catalog, bytes: bytes)
      result.report.findings.append(FileFindings(source: source, diagnostics: [finding]))
    }
    guard let edit else { return result }
    result.output = OutputFile(path: catalog, bytes: edit.bytes)
    result.added = edit.added
    result.stale = edit.stale
    result.revived = edit.revived
    return result
  }

  private func catalogText() throws(FileError) -> [UInt8]? {
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(file: catalog)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
    return reader.bytes
  }

  private static func read(_ path: String, with checker: inout DocumentChecker) -> Outcome? {
    do throws(FileError) {
      let diagnostics = try checker.check(path)
      var outcome = Outcome(keys: DocumentText.all(in: checker.document).map(\.key))
      if diagnostics.contains(where: { $0.severity == .error }) {
        let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
        outcome.findings = FileFindings(source: source, diagnostics: diagnostics)
      }
      return outcome
    } catch {
      return Outcome(findings: FileFindings(document: error), isUnreadable: true)
    }
  }
}

import LayoutDiagnostics
import LayoutInterpreter
import LayoutLanguages
import LayoutXML

/// Collects the keys of documents and updates a String Catalog.
///
/// Writing the result is left to the caller.
package struct TextsRun: Sendable {
  /// The updated catalog, and the findings on the documents.
  package struct Result: Sendable {
    /// The updated catalog; nil if a document has errors or cannot be read, or the catalog is
    /// malformed.
    package var output: OutputFile?
    /// The catalog's text as it was read; nil if there was none.
    fileprivate var read: [UInt8]?
    package var added: [String] = []
    package var stale: [String] = []
    package var revived: [String] = []
    package var keys = 0
    package var report: CheckReport

    /// Replaces the old catalog with the new one, if the file still contains the old one.
    package func write() throws(FileError) {
      guard let output, !output.isCurrent else { return }
      try output.replaceOriginal(of: read)
    }
  }

  package var paths: [String]
  /// The path of the String Catalog, which is created if missing.
  package var catalog: String
  package var pool: WorkerPool

  package init(_ paths: [String], catalog: String, pool: WorkerPool) {
    self.paths = paths
    self.catalog = catalog
    self.pool = pool
  }

  /// Whether a file of this name is a String Catalog.
  package static func takes(_ name: String) -> Bool { StringTable.isCatalog(name) }

  private struct Outcome: Sendable {
    var keys: [String] = []
    var findings: FileFindings?
    var isUnreadable = false
  }

  /// Reads every document once.
  ///
  /// If a document has errors, unused keys cannot be determined, so nothing is written.
  package func run() async throws(FileError) -> Result {
    let found = FileFinder(paths)
    let files = found.files
    let modules = ModuleLoader()
    let outcomes = await pool.map(
      count: files.count,
      makeState: { DocumentFrontEnd(sharing: modules) },
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

  private static func read(_ path: String, with checker: inout DocumentFrontEnd) -> Outcome? {
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

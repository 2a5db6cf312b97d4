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

  /// Reads every document once.
  ///
  /// If a document has errors, unused keys cannot be determined, so nothing is written.
  package func run() async throws(FileError) -> Result {
    let read = await DocumentReading(paths, pool: pool) { checker, _ in
      DocumentText.all(in: checker.document).map(\.key)
    }
    var result = Result(report: read.report)
    guard read.isWhole else { return result }
    let keys = Set(read.values.joined())
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
}

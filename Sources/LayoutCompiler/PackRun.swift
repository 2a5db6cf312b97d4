import LayoutDiagnostics
import LayoutModel
package import LayoutPack

/// Makes a pack of documents, for apps that load them at run time.
///
/// Writing the result is left to the caller.
package struct PackRun: Sendable {
  /// The pack, and the findings on the documents.
  package struct Result: Sendable {
    /// The pack; nil if a document has errors or a file cannot be read.
    package var output: OutputFile?
    /// The documents of the pack.
    package var documents: [LayoutPack.Document] = []
    package var report: CheckReport
  }

  package var paths: [String]
  /// The path of the pack.
  package var output: String
  /// The strings files that the pack holds.
  package var strings: [StringsFile]
  package var pool: WorkerPool

  package init(_ paths: [String], to output: String, strings: [StringsFile], pool: WorkerPool) {
    self.paths = paths
    self.output = output
    self.strings = strings
    self.pool = pool
  }

  private struct Outcome: Sendable {
    var path: String
    var document: TypedDocument?
    var findings: FileFindings?
    var isUnreadable = false
  }

  /// Reads every document once.
  ///
  /// Libraries are packed with the documents that import them.
  package func run() async throws(PackingError) -> Result {
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
        findings: found.failures.map { FileFindings(file: $0) } + outcomes.compactMap(\.findings),
        files: files.count,
        hasUnreadable: !found.failures.isEmpty || outcomes.contains(where: \.isUnreadable),
        emptyFolders: found.emptyFolders,
      ))
    guard result.report.summary.worst != .error, !result.report.hasUnreadable else { return result }
    let bytes = try Self.bytes(of: outcomes, strings)
    do throws(PackError) {
      // No pack is written that an app could not load.
      result.documents = try LayoutPack(bytes).documents
    } catch {
      throw PackingError("the pack cannot be read: \(error)")
    }
    result.output = OutputFile(path: output, bytes: bytes)
    return result
  }

  private static func bytes(
    of outcomes: [Outcome], _ strings: [StringsFile]
  ) throws(PackingError) -> [UInt8] {
    var writer = PackWriter()
    for outcome in outcomes {
      guard let document = outcome.document, !document.structure.isLibrary else { continue }
      try writer.add(
        document, named: DocumentName.of(document, path: outcome.path),
        path: ImportPath.normalized(outcome.path))
    }
    for file in strings {
      let name = file.source.name.split(separator: "/").last.map(String.init) ?? file.source.name
      writer.add(LayoutPack.Catalog(name: name, bytes: file.source.bytes ?? []))
    }
    return try writer.bytes()
  }

  private static func read(_ path: String, with checker: inout DocumentFrontEnd) -> Outcome? {
    do throws(FileError) {
      let diagnostics = try checker.check(path)
      guard diagnostics.contains(where: { $0.severity == .error }) else {
        return Outcome(path: path, document: checker.document)
      }
      let source = SourceText(name: FileFinder.displayName(of: path), bytes: checker.text)
      return Outcome(
        path: path, findings: FileFindings(source: source, diagnostics: diagnostics))
    } catch {
      return Outcome(path: path, findings: FileFindings(document: error), isUnreadable: true)
    }
  }
}

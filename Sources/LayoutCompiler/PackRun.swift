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

  /// Reads every document once.
  ///
  /// Libraries are packed with the documents that import them.
  package func run() async throws(PackingError) -> Result {
    let read = await DocumentReading(paths, pool: pool) { (document: $0, path: $1) }
    var result = Result(report: read.report)
    guard read.isWhole else { return result }
    let bytes = try Self.bytes(of: read.values, strings)
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
    of documents: [(document: TypedDocument, path: String)], _ strings: [StringsFile]
  ) throws(PackingError) -> [UInt8] {
    var writer = PackWriter()
    for (document, path) in documents where !document.structure.isLibrary {
      try writer.add(
        document, named: DocumentName.of(document, path: path), path: ImportPath.normalized(path))
    }
    for file in strings {
      let name = file.source.name.split(separator: "/").last.map(String.init) ?? file.source.name
      writer.add(LayoutPack.Catalog(name: name, bytes: file.source.bytes ?? []))
    }
    return try writer.bytes()
  }
}

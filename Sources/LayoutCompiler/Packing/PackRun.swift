import LayoutDiagnostics
import LayoutModel
package import LayoutPack

/// Makes a pack of documents, for apps that load them at run time.
///
/// Writing the result is left to the caller.
package struct PackRun: Sendable {
  /// The pack, and the findings on the documents.
  package struct Result: Sendable {
    /// The pack; nil if a document has errors, a file cannot be read or the app lacks something.
    package var output: OutputFile?
    /// The documents of the pack.
    package var documents: [LayoutPack.Document] = []
    /// The patch that makes the pack of the older one, if that was asked for.
    package var patch: OutputFile?
    package var report: CheckReport
  }

  /// An older pack, of which a patch makes the new one.
  package struct Older: Sendable {
    package var bytes: [UInt8]
    /// The path of the patch.
    package var patch: String

    package init(bytes: [UInt8], patch: String) {
      self.bytes = bytes
      self.patch = patch
    }
  }

  package var paths: [String]
  /// The path of the pack.
  package var output: String
  /// The strings files that the pack holds.
  package var strings: [StringsFile]
  package var origin = LayoutPack.Origin()
  /// The catalogue of the app that must be able to show the documents, if there is one.
  package var catalogue: AppCatalogue?
  /// The older pack, if a patch is asked for.
  package var older: Older?
  /// The signer; nil for a pack without a signature.
  package var signer: (any PackSigner)?
  package var pool: WorkerPool
  /// The imported files, with the view in which all files are read.
  package let modules = ModuleLoader()

  package init(_ paths: [String], to output: String, strings: [StringsFile], pool: WorkerPool) {
    self.paths = paths
    self.output = output
    self.strings = strings
    self.pool = pool
  }

  /// A document as it was read.
  private struct Read: Sendable {
    var document: TypedDocument
    var path: String
    /// What the app lacks for it.
    var missing: FileFindings?

    init(_ checker: borrowing DocumentFrontEnd, _ path: String, for catalogue: AppCatalogue?) {
      document = checker.document
      self.path = path
      missing = catalogue.flatMap { CatalogueCheck(checker, path, $0).findings }
    }
  }

  /// Reads every document once.
  ///
  /// Libraries are packed with the documents that import them.
  package func run() async throws(PackingError) -> Result {
    if let format = catalogue?.format, format != PackFormat.major {
      throw PackingError(
        "the app reads packs of the format \(format); this layoutc writes \(PackFormat.major)")
    }
    let read = await DocumentReading(paths, pool: pool, modules: modules) { [catalogue] in
      Read($0, $1, for: catalogue)
    }
    var result = Result(report: read.report)
    guard read.isWhole else { return result }
    result.report.findings += missing(for: read.values).withEachNeedOnce
    guard result.report.summary.worst != .error else { return result }
    let bytes = try bytes(of: read.values)
    do throws(PackError) {
      // No pack is written that an app could not load.
      result.documents = try LayoutPack(bytes).documents
    } catch {
      throw PackingError("the pack cannot be read: \(error)")
    }
    result.output = OutputFile(path: output, bytes: bytes)
    if let older {
      let patch = PackDifference.bytes(from: older.bytes, to: bytes)
      result.patch = OutputFile(path: older.patch, bytes: patch)
    }
    return result
  }

  /// Returns what the app lacks for the documents and for all files that they import.
  private func missing(for documents: [Read]) -> [FileFindings] {
    guard let catalogue else { return [] }
    let packed = documents.filter { !$0.document.structure.isLibrary }
    var findings = packed.compactMap(\.missing)
    var seen = Set(packed.map { PathKey(ImportPath.normalized($0.path)) })
    var pending = packed.flatMap(\.document.structure.imports)
    var checker = DocumentFrontEnd(sharing: modules)
    while let module = pending.popLast() {
      let path = module.signature.path
      guard seen.insert(PathKey(path)).inserted else { continue }
      pending += module.document.structure.imports
      guard (try? checker.check(path)) != nil else { continue }
      if let missing = CatalogueCheck(checker, path, catalogue).findings {
        findings.append(missing)
      }
    }
    return findings
  }

  private func bytes(of documents: [Read]) throws(PackingError) -> [UInt8] {
    let writer = try writer(PackWriter(origin), with: documents)
    guard let older else { return try writer.bytes(signedBy: signer) }
    let like: PackWriter
    do throws(PackError) {
      like = try PackWriter(like: older.bytes, for: writer)
    } catch {
      throw PackingError("the older pack is damaged: \(error)")
    }
    return try self.writer(like, with: documents).bytes(signedBy: signer)
  }

  private func writer(
    _ writer: PackWriter, with documents: [Read]
  ) throws(PackingError) -> PackWriter {
    var writer = writer
    for read in documents where !read.document.structure.isLibrary {
      try writer.add(
        read.document, named: DocumentName.of(read.document, path: read.path),
        path: ImportPath.normalized(read.path))
    }
    for file in strings {
      writer.add(LayoutPack.Catalog(file.source))
    }
    return writer
  }
}

extension LayoutPack.Catalog {
  /// Creates the catalog of a strings file, under the name of the file without its folder.
  init(_ source: SourceText) {
    self.init(name: String(source.name[source.name.nameStart...]), bytes: source.bytes ?? [])
  }
}

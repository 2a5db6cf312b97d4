import LayoutDiagnostics
import LayoutModel
import LayoutPack

/// Makes the catalogue of an app from its documents and assets.
///
/// Writing the result is left to the caller.
package struct CatalogueRun: Sendable {
  /// The catalogue, and the findings on the documents.
  package struct Result: Sendable {
    /// The catalogue; nil if a document has errors or a file cannot be read.
    package var output: OutputFile?
    package var catalogue = AppCatalogue()
    package var report: CheckReport
  }

  package var paths: [String]
  /// The path of the catalogue.
  package var output: String
  /// Folders with images and colors, such as asset catalogs of Xcode.
  package var assets: [String]
  /// The families of the app's fonts.
  package var fonts: [String]
  package var pool: WorkerPool

  package init(
    _ paths: [String], to output: String, assets: [String], fonts: [String], pool: WorkerPool
  ) {
    self.paths = paths
    self.output = output
    self.assets = assets
    self.fonts = fonts
    self.pool = pool
  }

  /// Reads every document once.
  package func run() async throws(FileError) -> Result {
    let read = await DocumentReading(paths, pool: pool) { (document: $0.document, path: $1) }
    var result = Result(report: read.report)
    guard read.isWhole else { return result }
    var catalogue = AppCatalogue()
    var added: Set<PathKey> = []
    for (document, path) in read.values {
      catalogue.add(document)
      addImports(of: document, &catalogue, &added)
      guard !document.structure.isLibrary else { continue }
      catalogue.add(parametersOf: document, named: DocumentName.of(document, path: path))
    }
    for font in fonts { catalogue.has.insert(AppNeed(.font, font)) }
    for folder in assets { try Self.addAssets(in: folder, to: &catalogue) }
    result.catalogue = catalogue
    result.output = OutputFile(path: output, text: catalogue.text)
    return result
  }

  private func addImports(
    of document: TypedDocument, _ catalogue: inout AppCatalogue, _ added: inout Set<PathKey>
  ) {
    for module in document.structure.imports
    where added.insert(PathKey(module.signature.path)).inserted {
      catalogue.add(module.document)
      addImports(of: module.document, &catalogue, &added)
    }
  }

  /// Adds the images and colors of a folder and the folders in it, by their names.
  private static func addAssets(
    in folder: String, to catalogue: inout AppCatalogue
  ) throws(FileError) {
    do throws(SystemError) {
      _ = try System.entries(of: folder)
    } catch {
      throw FileError(path: folder, error)
    }
    let assets = AssetFolder(folder)
    for name in assets.imageNames { catalogue.has.insert(AppNeed(.image, name)) }
    for name in assets.colorNames { catalogue.has.insert(AppNeed(.color, name)) }
  }
}

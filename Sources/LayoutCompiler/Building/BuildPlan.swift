import LayoutCodeGeneration
import LayoutDiagnostics

/// The settings that all workers of a build share.
struct BuildPlan: Sendable {
  var target: any CodeTarget
  var folder: String
  /// The names of the generated files.
  var files: CodeFileNames
  /// Whether files are only compared, not written.
  var isComparison: Bool
  /// The folder of the documents' interfaces, if they are written.
  var interfaces: String?
  var modules: ModuleLoader
  /// The valid results of an earlier run in the folder.
  var kept: KeptWork?
  /// The maker of the record to write; nil if none is written.
  var maker: String?
  var cache: BuildCache?
  /// The documents that are checked even if earlier results are valid.
  var lookedAtAnew: Set<PathKey> = []

  /// The mark that distinguishes generated code from other files.
  var mark: FileMark { FileMark(name: "code", words: target.mark) }

  /// Returns a digest of documents and of what determines the paths of their code.
  func run(of documents: [String]) -> Digest {
    var words = PartList()
    words.add(files.folder)
    words.add(folder)
    for path in documents { words.add(path) }
    return words.digest
  }

  /// Returns the path of a document's generated code.
  func path(ofCode document: String) -> String {
    FolderPath.appending(files.name(of: document) + BuildRun.suffix, to: folder)
  }

  /// Writes a document's code under a temporary name.
  func draft(_ code: [UInt8], of document: String) throws(FileError) -> PendingFile {
    try pending(OutputFile(path: path(ofCode: document), bytes: code, replacing: mark))
  }

  /// Writes a file under a temporary name, or compares it.
  func pending(_ file: OutputFile) throws(FileError) -> PendingFile {
    isComparison ? file.compared : try file.drafted()
  }
}

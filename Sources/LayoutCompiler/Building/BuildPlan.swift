import LayoutCodeGeneration
import LayoutDiagnostics

/// What all workers of a build share.
struct BuildPlan: Sendable {
  var target: any CodeTarget
  var folder: String
  /// What the files of code are called.
  var files: CodeFileNames
  /// Whether files are only compared and not written.
  var isComparison: Bool
  /// The folder of what documents show each other, where it is written.
  var interfaces: String?
  var modules: ModuleLoader
  /// What the folder has of an earlier run.
  var kept: KeptWork?
  var cache: BuildCache?
  /// Documents that are looked at, whatever is known of them.
  var lookedAtAnew: Set<PathKey> = []

  /// What tells code from files of somebody else's.
  var mark: FileMark { FileMark(name: "code", words: target.mark) }

  /// Where the code of a document goes.
  func path(ofCode document: String) -> String {
    FolderPath.appending(files.name(of: document) + BuildRun.suffix, to: folder)
  }

  /// Code of a document, written beside its place.
  func draft(_ code: [UInt8], of document: String) throws(FileError) -> PendingFile {
    try pending(OutputFile(path: path(ofCode: document), bytes: code, replacing: mark))
  }

  /// A file, written beside its place.
  func pending(_ file: OutputFile) throws(FileError) -> PendingFile {
    isComparison ? file.compared : try file.drafted()
  }
}

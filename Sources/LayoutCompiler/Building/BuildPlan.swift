import LayoutCodeGeneration

/// What all workers of a build share.
struct BuildPlan: Sendable {
  var target: any CodeTarget
  var folder: String
  var hasFixedOutputs: Bool
  /// Whether files are only compared and not written.
  var isComparison: Bool
  /// The folder of what documents show each other, where it is written.
  var interfaces: String?
  var modules: ModuleLoader
  /// What the folder has of an earlier run.
  var kept: KeptWork?
  var cache: BuildCache?
  /// Documents that are looked at, whatever is known of them.
  var lookedAtAnew: Set<String> = []

  /// The names as this build gives them.
  func names(_ names: DocumentNames) -> DocumentNames {
    guard hasFixedOutputs else { return names }
    var names = names
    names.keepNameOfFile()
    return names
  }

  /// Where the file of code of that name goes.
  func path(of name: String) -> String {
    FolderPath.appending(name + BuildRun.suffix, to: folder)
  }

  /// Code, written beside its place; `number` tells apart what documents of one name make.
  func draft(
    _ code: [UInt8], named name: String, _ number: Int = 0
  ) throws(FileError) -> PendingFile {
    try pending(OutputFile(path: path(of: name), bytes: code), number)
  }

  /// A file, written beside its place.
  func pending(_ file: OutputFile, _ number: Int = 0) throws(FileError) -> PendingFile {
    isComparison ? file.compared : try file.drafted(number)
  }
}

package import LayoutDiagnostics
package import LayoutSemantics

/// The files that documents import, shared by all workers: each is read and checked once, whoever
/// asks for it and however often.
///
/// Whoever asks first loads a file with all that it imports while the others wait; there are far
/// fewer such files than documents.
package final class ModuleLoader: Sendable {
  private let files: Locked<ModuleFiles>

  package init() {
    files = Locked(ModuleFiles())
  }

  /// Makes one that reads interfaces in place of files.
  init(interfaces: InterfaceFolder?) {
    files = Locked(ModuleFiles(interfaces: interfaces))
  }

  /// What becomes of the imports of the document at `path`, in their order.
  package func outcomes(
    of requests: [ImportRequest], from path: String, _ source: () -> SourceText
  ) -> [ImportOutcome] {
    files.withLock { $0.outcomes(of: requests, from: ImportPath.normalized(path), source) }
  }

  /// The names of a file that was imported already and in which nothing was found, so that it needs
  /// no second look.
  func names(ofFaultless path: String) -> DocumentNames? {
    files.withLock { files in
      files.faultless.isEmpty ? nil : files.faultless[PathKey(ImportPath.normalized(path))]
    }
  }

  /// What a build notes of the file at a path, which may be one that comes with the tool; nil where it
  /// has errors or cannot be read.
  func library(at path: String) -> BuildRecord.Library? {
    files.withLock { $0.library(at: ImportPath.normalized(path)) }
  }

  /// The files whose interfaces were read in place of them.
  var readByInterface: Set<PathKey> { files.withLock { $0.readByInterface } }

  /// The files that anything has asked for, those that cannot be read among them; not those that come with
  /// the tool.
  var asked: Set<PathKey> { files.withLock { $0.asked } }

  /// How often each imported file was read and checked.
  package var loads: [PathKey: Int] { files.withLock { $0.loads } }
}

package import LayoutChecking
package import LayoutDiagnostics
import LayoutInterpreter
import LayoutModel
import LayoutRules

/// The files that documents import, shared by all workers.
///
/// Each file is read and checked once.
///
/// The first worker that needs a file loads it with all of its imports while the other workers
/// wait. There are far fewer such files than documents.
package final class ModuleLoader: Sendable {
  private let files: Locked<ModuleFiles>

  /// Creates a loader that finds errors alone in files.
  package init() {
    files = Locked(ModuleFiles(.none))
  }

  /// Creates a loader that finds errors alone in files, which it reads in a view.
  convenience init(reading view: FileView) {
    self.init()
    files.withLock { $0.view = view }
  }

  /// Creates a loader that reads interfaces instead of files where there are any.
  init(interfaces: InterfaceFolder?) {
    files = Locked(ModuleFiles(.none, interfaces: interfaces))
  }

  /// Checks files by rules too, so that ``names(ofFaultless:)`` knows those in which they find
  /// nothing.
  ///
  /// Does nothing after files were read.
  func ask(_ rules: RuleChoice) {
    files.withLock { if $0.isEmpty { $0 = $0.empty(rules) } }
  }

  /// Keeps documents that are checked by themselves, a few at a time, for others that import them:
  /// of several documents one may import another.
  ///
  /// Without it, an imported document is read and checked a second time. `withInterfaces` is
  /// whether ``library(at:)`` is asked for what they import.
  func expect(documents count: Int, withInterfaces: Bool = false) {
    files.withLock { files in
      files.keepsDocuments = count > 1
      files.keepsInterfaces = withInterfaces
    }
  }

  /// Makes the loader last while files change; see ``forget(_:in:)``.
  func last() { files.withLock { $0.isLasting = true } }

  /// The files as they are read.
  var view: FileView { files.withLock { $0.view } }

  /// Reads files in a view from now on, and again those that have changed and those that import
  /// them.
  package func forget(_ changed: Set<PathKey>, in view: FileView) {
    files.withLock { files in
      files.view = view
      files.forget(changed)
    }
  }

  /// Returns the files that the imports of the document at `path` lead to, directly or through
  /// others, without shipped libraries.
  func reached(by requests: [ImportRequest], from path: String) -> Set<PathKey> {
    files.withLock { $0.reached(by: requests, from: ImportPath.normalized(path)) }
  }

  /// Whether ``library(at:)`` is asked for what documents import.
  var keepsInterfaces: Bool { files.withLock { $0.keepsInterfaces } }

  /// Whether the document at a path is kept after it was checked by itself.
  func expectsDocuments(at path: String) -> Bool {
    path != FileFinder.standardInput && !ShippedLibrary.isMeant(by: path)
      && files.withLock { $0.keepsDocuments }
  }

  /// Keeps a document without errors that was checked by itself.
  ///
  /// `path` is normalized.
  func keep(_ document: ModuleFiles.Checked, at path: String) {
    files.withLock { $0.keep(document, at: path) }
  }

  /// Returns the outcomes of the imports of the document at `path`, in order.
  package func outcomes(
    of requests: [ImportRequest], from path: String, _ source: () -> SourceText
  ) -> [ImportOutcome] {
    files.withLock { $0.outcomes(of: requests, from: ImportPath.normalized(path), source) }
  }

  /// Returns the names of a file that was imported before and in which the rules found nothing, so
  /// that it need not be checked again by the same rules.
  func names(ofFaultless path: String) -> DocumentNames? {
    files.withLock { files in
      files.faultless.isEmpty ? nil : files.faultless[PathKey(ImportPath.normalized(path))]
    }
  }

  /// Returns the build record's description of the file at a path, which may be a shipped library;
  /// nil if it has errors or cannot be read.
  func library(at path: String) -> BuildRecord.Library? {
    files.withLock { $0.library(at: ImportPath.normalized(path)) }
  }

  /// Returns a file without errors as it was read, and what it imports; nil for other files.
  func sound(at path: String) -> (file: FileState, imports: [Module])? {
    files.withLock { $0.sound(at: ImportPath.normalized(path)) }
  }

  /// The files that were read through their interfaces.
  var readByInterface: Set<PathKey> { files.withLock { $0.readByInterface } }

  /// The requested files, including unreadable ones, but no shipped libraries.
  package var asked: Set<PathKey> { files.withLock { $0.asked } }

  /// The number of times that each imported file was read and checked.
  package var loads: [PathKey: Int] { files.withLock { $0.loads } }
}

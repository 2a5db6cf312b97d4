import LayoutCompiler
import LayoutDiagnostics

/// The files that a pack was made of, in their states at that time.
public struct PackSources: Sendable {
  /// The documents, the files that they import and the strings files, as absolute paths in byte
  /// order, whether they could be read or not.
  public var files: [String] { stamps.files.sorted().map(\.path) }

  /// The files and folders that were asked for.
  private let paths: [String]
  /// The documents that were found there.
  private let documents: [String]
  private var stamps = FileStamps()

  /// Texts in place of files are left out: the program itself knows when they change.
  init(
    _ paths: [String], _ documents: [String], and others: Set<PathKey>, in view: FileView,
    since start: (seconds: Int64, nanoseconds: Int64)
  ) {
    self.paths = paths
    self.documents = documents
    let files = others.union(documents.map { PathKey($0) })
    stamps.note(files.filter { view.text(at: $0.path) == nil }, readSince: start)
  }

  /// Whether a pack that is made now may be another one.
  ///
  /// A file that was written while it was read, or in the moment before, counts as changed, because
  /// a second change in the same moment could not be seen.
  ///
  /// - Complexity: O(n) in the number of files and of the entries of folders; no file is read.
  public var haveChanged: Bool {
    !stamps.changed.isEmpty || FileFinder(paths).files != documents
  }
}

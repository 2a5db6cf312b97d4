import LayoutChecking
import LayoutDiagnostics

/// The names that the documents of a run use of its libraries.
struct SharedUses: Sendable {
  /// The used names of each library, by absolute path.
  private var names: [PathKey: Set<SharedName>] = [:]
  /// The libraries that another document imports.
  private var imported: Set<PathKey> = []
  /// Whether some uses are unknown, because a document has errors or was not read.
  private var isUncertain = false

  /// Collects the uses of each document, by path.
  init(_ documents: [(path: String, uses: LibraryUses?)]) {
    for (path, uses) in documents {
      guard let uses, !uses.isUncertain else {
        isUncertain = true
        continue
      }
      let own = PathKey(FolderPath.absolute(path))
      for (library, names) in uses.names {
        let key = PathKey(FolderPath.absolute(library.path))
        self.names[key, default: []].formUnion(names)
        if key != own { imported.insert(key) }
      }
    }
  }

  /// Returns the names that all documents use of the library at a path; nil if no other one imports
  /// it, or if some uses are unknown.
  func ofOthers(at path: String) -> Set<SharedName>? {
    let key = PathKey(FolderPath.absolute(path))
    guard !isUncertain, imported.contains(key) else { return nil }
    return names[key] ?? []
  }
}

import LayoutDiagnostics
import LayoutSemantics

/// What the documents of a run use of its libraries.
struct SharedUses: Sendable {
  /// By library, its path from the root, what is used of it.
  private var names: [PathKey: Set<SharedName>] = [:]
  /// The libraries that another document imports.
  private var imported: Set<PathKey> = []
  /// Whether something may be used that is not known: a document has a mistake, or was not read.
  private var isUncertain = false

  /// Takes in what each document uses, by its path.
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

  /// What all documents together use of the library at a path; nil where no other one imports it, or
  /// where that cannot be known.
  func ofOthers(at path: String) -> Set<SharedName>? {
    let key = PathKey(FolderPath.absolute(path))
    guard !isUncertain, imported.contains(key) else { return nil }
    return names[key] ?? []
  }
}

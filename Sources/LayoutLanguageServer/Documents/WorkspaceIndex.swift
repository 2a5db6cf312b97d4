import LayoutCompiler
import LayoutDiagnostics

/// The names in the documents of the workspace that are not open.
///
/// Documents are found and read one after another while no message waits, and all that are left
/// where a request asks for the whole workspace.
struct WorkspaceIndex {
  /// The folders of the workspace, as absolute paths.
  private(set) var folders: [String] = []
  private var scan = DocumentScan([])
  private var files: [PathKey: FileNames] = [:] {
    didSet { revision += 1 }
  }
  /// A number that each change of the documents that were read has raised.
  private(set) var revision = 0
  /// The documents that were found and not read yet.
  private var unread: Set<PathKey> = []
  /// The documents that are read again for the next request about the workspace.
  private var stale: Set<PathKey> = []
  /// The documents that cannot be read, with the reasons.
  private(set) var unreadable: [PathKey: String] = [:]
  /// The documents that are open, which are not read here.
  private var edited: Set<PathKey> = []
  /// The files that were read, and those that their documents depend on, as they were.
  private var stamps = FileStamps()
  /// The documents that depend on each file, themselves among them.
  private var dependents: [PathKey: Set<PathKey>] = [:]

  /// Whether documents are left to be found or to be read for the first time.
  var hasWork: Bool { !scan.isAtEnd || !unread.isEmpty }

  /// The numbers of the documents that are read, and of those that are found and not read yet.
  var progress: (read: Int, left: Int) { (files.count, unread.count) }

  /// The documents that were read, by their paths.
  var all: [PathKey: FileNames] { files }

  /// The documents that are not open, also those that cannot be read.
  var closed: Set<PathKey> { Set(files.keys).union(stale).union(unread).union(unreadable.keys) }

  /// Returns the documents that were read and depend on a file, itself among them.
  func dependents(of path: PathKey) -> Set<PathKey> {
    (dependents[path] ?? []).filter { files[$0] != nil }
  }

  // MARK: Changes

  /// Changes the folders of the workspace.
  mutating func add(_ added: [String], removing removed: [String] = []) {
    folders = folders.filter { !removed.contains($0) } + added
    scan = DocumentScan(folders)
    guard !removed.isEmpty else { return }
    let left = folders
    for path in files.keys where !DocumentScan.reaches(path.path, from: left) { files[path] = nil }
    unread = unread.filter { DocumentScan.reaches($0.path, from: left) }
    stale = stale.filter { DocumentScan.reaches($0.path, from: left) }
  }

  /// Adds documents, such as those that open ones import from elsewhere.
  mutating func add(_ paths: some Sequence<PathKey>) {
    for path in paths where path.path.hasSuffix(FileFinder.suffix) && !edited.contains(path) {
      if files[path] == nil, unreadable[path] == nil, !stale.contains(path) { unread.insert(path) }
    }
  }

  /// Leaves a document to the editor.
  mutating func open(_ path: PathKey) {
    edited.insert(path)
    unread.remove(path)
    stale.remove(path)
    files[path] = nil
    unreadable[path] = nil
  }

  /// Takes a document back from the editor.
  mutating func close(_ path: PathKey) {
    edited.remove(path)
    if DocumentScan.reaches(path.path, from: folders) { add([path]) }
  }

  /// Forgets what was made from files that have changed, come or gone.
  mutating func forget(_ changed: Set<PathKey>) {
    for path in changed {
      unreadable[path] = nil
      for document in dependents.removeValue(forKey: path) ?? []
      where files.removeValue(forKey: document) != nil {
        stale.insert(document)
      }
      if !edited.contains(path), DocumentScan.reaches(path.path, from: folders) { add([path]) }
    }
    stamps.forget(changed)
  }

  /// The files that have another state than when they were read.
  var changedFiles: Set<PathKey> { stamps.changed }

  /// Looks for new documents once more.
  mutating func rescan() { scan = DocumentScan(folders) }

  // MARK: Reading

  /// Reads one folder or one document.
  mutating func step(_ checker: LiveChecker, _ client: ClientCapabilities) {
    if !scan.isAtEnd { return add(scan.next().map { PathKey($0) }) }
    guard let path = unread.popFirst() ?? stale.popFirst() else { return }
    read(path, checker, client)
  }

  /// Reads all that is left.
  mutating func finish(_ checker: LiveChecker, _ client: ClientCapabilities) {
    while hasWork || !stale.isEmpty { step(checker, client) }
  }

  private mutating func read(
    _ path: PathKey, _ checker: LiveChecker, _ client: ClientCapabilities
  ) {
    stamps.note([path])
    dependents[path, default: []].insert(path)
    do throws(FileError) {
      let live = try checker.read(path.path)
      let document = OpenDocument(closed: live, client.encoding)
      let view = DocumentView(document, live, client)
      files[path] = FileNames(view, Occurrences(view))
      stamps.formUnion(live.stamps)
      for file in live.files { dependents[file, default: []].insert(path) }
    } catch {
      // A document that is gone has no names.
      if FileFinder.isFile(path.path) { unreadable[path] = error.reason }
    }
  }
}

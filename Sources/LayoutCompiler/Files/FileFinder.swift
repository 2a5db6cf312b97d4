import LayoutDiagnostics

/// Finds the documents that command-line paths name.
///
/// A file path is used whatever its name. A folder stands for every `*.layout.xml` in it and its
/// subfolders, in byte order. Hidden entries and links to folders are skipped.
package struct FileFinder: Sendable {
  /// The documents in the order of the paths, each once.
  package private(set) var files: [String] = []
  /// Folders that could not be listed.
  package private(set) var failures: [FileError] = []
  /// The named folders that contain no document.
  package private(set) var emptyFolders: [String] = []
  /// The number of documents found, including duplicates.
  private var findings = 0
  /// Whether a document may be found twice: only with several paths, or through a link.
  private var mayRepeat: Bool

  package static let suffix = ".layout.xml"
  /// The path that stands for the standard input.
  package static let standardInput = "-"

  /// Returns the form of a path for messages.
  package static func displayName(of path: String) -> String {
    path == standardInput ? "<stdin>" : path
  }

  /// Whether a path leads to a file, or to anything else but a folder.
  package static func isFile(_ path: String) -> Bool {
    System.entry(at: path).map { $0 != .folder } ?? false
  }

  package init(_ paths: [String]) {
    mayRepeat = paths.count > 1
    for path in paths {
      if path != Self.standardInput, System.entry(at: path) == .folder {
        let before = (findings, failures.count)
        search(path.withoutTrailingSlashes)
        if before == (findings, failures.count) { emptyFolders.append(path) }
      } else {
        add(path)
      }
    }
    guard mayRepeat else { return }
    // One document may have several paths: absolute, through a link, with a leading dot.
    var seen: Set<PathKey> = []
    files = files.filter { path in
      // What is not on the disk has no target, but a text may be shown in its place.
      let target = path == Self.standardInput ? path : FolderPath.absolute(System.target(of: path))
      return seen.insert(PathKey(target)).inserted
    }
  }

  private mutating func add(_ path: String) {
    findings += 1
    files.append(path)
  }

  private mutating func search(_ folder: String) {
    var entries: [(name: String, entry: System.Entry?)]
    do throws(SystemError) {
      entries = try System.entries(of: folder)
    } catch {
      failures.append(FileError(path: folder, error))
      return
    }
    entries.removeAll { $0.name.utf8.first == UInt8(ascii: ".") }
    if entries.allSatisfy(\.name.isASCII) {
      entries.sort { $0.name < $1.name }
    } else {
      entries.sort { PathKey($0.name) < PathKey($1.name) }
    }
    let beginning = folder == "." ? "" : folder == "/" ? "/" : "\(folder)/"
    for (name, entry) in entries {
      // Most other files are data.
      if entry == .file, !name.hasSuffix(Self.suffix) { continue }
      visit(beginning + name, entry)
    }
  }

  private mutating func visit(_ path: String, _ entry: System.Entry?) {
    let isNamedLikeDocument = path.hasSuffix(Self.suffix)
    switch entry ?? System.entry(at: path, followingLinks: isNamedLikeDocument) {
    case .folder: search(path)
    case .file: if isNamedLikeDocument { add(path) }
    case .link:
      guard isNamedLikeDocument, System.entry(at: path) == .file else { return }
      mayRepeat = true
      add(path)
    case .other, nil: break
    }
  }
}

extension String {
  /// The path without slashes at its end, unless it is the root.
  fileprivate var withoutTrailingSlashes: String {
    var path = self
    while path.utf8.last == UInt8(ascii: "/"), path.utf8.count > 1 { path.removeLast() }
    return path
  }
}

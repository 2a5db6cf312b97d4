#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The documents that paths on a command line stand for.
///
/// A file stands for itself whatever its name; a folder for every `*.layout.xml` in it and in its
/// folders, in the order of their bytes. Hidden folders and links to folders are passed over.
package struct FileFinder: Sendable {
  /// The documents in the order of the paths, each once.
  package private(set) var files: [String] = []
  /// Folders that could not be listed.
  package private(set) var failures: [FileError] = []
  private var seen: Set<String> = []
  /// One path finds every document once.
  private let mayRepeat: Bool

  package static let suffix = ".layout.xml"
  /// Stands for the standard input where a path is asked for.
  package static let standardInput = "-"

  /// What people are shown for a path.
  package static func displayName(of path: String) -> String {
    path == standardInput ? "<stdin>" : path
  }

  package init(_ paths: [String]) {
    mayRepeat = paths.count > 1
    for path in paths {
      if path != Self.standardInput, kind(of: path) == .folder {
        search(path.withoutTrailingSlashes)
      } else {
        add(path)
      }
    }
  }

  private enum Kind {
    case file
    case folder
    case other
  }

  private mutating func add(_ path: String) {
    if !mayRepeat || seen.insert(path).inserted { files.append(path) }
  }

  private mutating func search(_ folder: String) {
    guard let stream = opendir(folder) else {
      failures.append(FileError(path: folder, code: errno))
      return
    }
    var entries: [(name: String, type: Int32)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        // The array is as long as the name needs, not as its type says.
        UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self).string
      }
      if !name.hasPrefix(".") { entries.append((name, Int32(entry.pointee.d_type))) }
    }
    closedir(stream)
    entries.sort { $0.name < $1.name }
    for entry in entries {
      let path =
        folder == "." ? entry.name : folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)"
      visit(path, type: entry.type)
    }
  }

  private mutating func visit(_ path: String, type: Int32) {
    let isNamedLikeDocument = path.hasSuffix(Self.suffix)
    switch type {
    case Int32(DT_DIR): search(path)
    case Int32(DT_REG): if isNamedLikeDocument { add(path) }
    case Int32(DT_LNK): if isNamedLikeDocument, kind(of: path) == .file { add(path) }
    case Int32(DT_UNKNOWN):
      // Some file systems do not say what an entry is.
      switch kind(of: path, followingLinks: isNamedLikeDocument) {
      case .folder: search(path)
      case .file: if isNamedLikeDocument { add(path) }
      case .other: break
      }
    default: break
    }
  }

  private func kind(of path: String, followingLinks: Bool = true) -> Kind {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }
}

extension String {
  /// The path without slashes at its end, unless it is the root.
  fileprivate var withoutTrailingSlashes: String {
    var path = self
    while path.hasSuffix("/"), path != "/" { path.removeLast() }
    return path
  }
}

extension UnsafePointer<CChar> {
  fileprivate var string: String { String(cString: self) }
}

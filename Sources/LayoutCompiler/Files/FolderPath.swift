import LayoutDiagnostics

/// Operations on absolute paths and paths relative to folders, by text alone.
enum FolderPath {
  /// Returns the absolute path, without `.` and `..`.
  ///
  /// A relative path begins in `current`.
  static func absolute(
    _ path: String, in current: @autoclosure () -> String = System.currentFolder
  ) -> String {
    let whole = path.isFromRoot ? path : "\(current())/\(path)"
    let normalized = ImportPath.normalized(whole)
    return normalized.isEmpty ? "/" : normalized
  }

  /// Returns the folder that contains an absolute path; the root for the root.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else {
      return "/"
    }
    return String(path[..<slash])
  }

  /// Returns the path of an entry in a folder.
  static func appending(_ name: String, to folder: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns an absolute path as one relative to a folder; neither contains `.` or `..`.
  static func relative(_ path: String, to folder: String) -> String {
    let target = path.pathParts
    let base = folder.pathParts
    let common = zip(target, base).prefix { $0.isSamePath(as: $1) }.count
    let up = base.dropFirst(common).map { _ in ".." }
    return (up + target.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// Returns a path for messages: relative to the current folder if inside it.
  static func shown(_ path: String) -> String {
    let relative = relative(path, to: System.currentFolder)
    return relative.pathParts.first == ".." ? path : relative.isEmpty ? "." : relative
  }
}

import LayoutDiagnostics

/// Paths from the root and between folders, worked out by their text.
enum FolderPath {
  /// The path from the root, without `.` and `..`.
  static func absolute(_ path: String) -> String {
    let whole = path.isFromRoot ? path : "\(System.currentFolder)/\(path)"
    let normalized = ImportPath.normalized(whole)
    return normalized.isEmpty ? "/" : normalized
  }

  /// The folder that a path from the root lies in; that of the root is the root.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else {
      return "/"
    }
    return String(path[..<slash])
  }

  /// The path of something in a folder.
  static func appending(_ name: String, to folder: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }

  /// A path from the root as one from a folder on, both without `.` and `..`.
  static func relative(_ path: String, to folder: String) -> String {
    let target = path.pathParts
    let base = folder.pathParts
    let common = zip(target, base).prefix { $0.isSamePath(as: $1) }.count
    let up = base.dropFirst(common).map { _ in ".." }
    return (up + target.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// The path of a file as people are shown it: from the current folder on where it lies in that.
  static func shown(_ path: String) -> String {
    let relative = relative(path, to: System.currentFolder)
    return relative.pathParts.first == ".." ? path : relative.isEmpty ? "." : relative
  }
}

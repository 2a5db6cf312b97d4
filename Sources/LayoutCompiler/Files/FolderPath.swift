import LayoutDiagnostics

/// Operations on absolute paths and paths relative to folders, by text alone.
enum FolderPath {
  /// Returns the absolute path, without `.` and `..`.
  ///
  /// Relative paths start at `folder`.
  static func absolute(
    _ path: String, from folder: @autoclosure () -> String = System.currentFolder
  ) -> String {
    let whole = path.isFromRoot ? path : "\(folder())/\(path)"
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
    if let rest = path.part(inside: folder) { return rest }
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

extension String {
  /// Returns the part of an absolute path behind `folder`; nil if the path is not inside it.
  ///
  /// Both are as ``FolderPath/absolute(_:from:)`` returns them.
  func part(inside folder: String) -> String? {
    let length = folder.utf8.count
    guard utf8.count > length + 1, hasBytes(of: folder) else { return nil }
    let slash = utf8.index(startIndex, offsetBy: length)
    guard utf8[slash] == UInt8(ascii: "/") else { return nil }
    return String(self[utf8.index(after: slash)...])
  }
}

extension String {
  /// Whether the text begins with the bytes of another one.
  func hasBytes(of beginning: String) -> Bool {
    let count = beginning.utf8.count
    guard utf8.count >= count else { return false }
    return self[..<utf8.index(startIndex, offsetBy: count)].isSamePath(as: beginning)
  }
}

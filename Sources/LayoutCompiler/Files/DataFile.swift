import LayoutDiagnostics

/// Paths of files that documents name.
enum DataFile {
  /// Returns the path of a file that the document at `path` names, relative to the document's
  /// folder.
  static func path(of name: String, besides path: String) -> String {
    guard !name.isFromRoot, path != FileFinder.standardInput else { return name }
    return String(path[..<path.nameStart]) + name
  }
}

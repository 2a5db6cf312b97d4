/// Files that documents name.
enum DataFile {
  /// The path of a file that the document at `path` names, relative to the document's folder.
  static func path(of name: String, besides path: String) -> String {
    guard !name.hasPrefix("/"), path != FileFinder.standardInput,
      let slash = path.lastIndex(of: "/")
    else { return name }
    return String(path[...slash]) + name
  }
}

import LayoutDiagnostics

/// Finds the documents in folders, one folder at a time.
///
/// Hidden entries and links to folders are skipped, and so is what git ignores.
package struct DocumentScan: Sendable {
  /// The folders that are left, the next one last.
  private var pending: [Folder]
  private var found = 0
  /// The end of the names of what is found.
  private let suffix: String

  private struct Folder {
    var path: String
    var ignored: IgnoredPaths
  }

  /// The most documents that are found.
  package static let most = 20_000

  /// Creates a scan of folders with absolute paths.
  package init(_ folders: [String], suffix: String = FileFinder.suffix) {
    self.suffix = suffix
    pending = folders.sortedByBytes().reversed().map { folder in
      Folder(path: folder, ignored: IgnoredPaths(above: folder))
    }
  }

  /// Whether all folders are read, or as many documents are found as may be.
  package var isAtEnd: Bool { pending.isEmpty || found >= Self.most }

  /// Reads a folder, and returns the absolute paths of the documents directly in it.
  ///
  /// A folder that cannot be read has none.
  package mutating func next() -> [String] {
    guard !isAtEnd, var folder = pending.popLast() else { return [] }
    folder.ignored.read(in: folder.path)
    var documents: [String] = []
    var folders: [Folder] = []
    for (name, entry) in (try? System.entries(of: folder.path)) ?? [] {
      guard name.utf8.first != UInt8(ascii: ".") else { continue }
      let path = FolderPath.appending(name, to: folder.path)
      switch entry ?? System.entry(at: path, followingLinks: false) {
      case .folder where !folder.ignored.contains(path, isFolder: true):
        folders.append(Folder(path: path, ignored: folder.ignored))
      case .file where name.hasSuffix(suffix):
        if !folder.ignored.contains(path, isFolder: false) { documents.append(path) }
      case .file, .folder, .link, .other, nil: continue
      }
    }
    pending += folders.sorted { PathKey($1.path) < PathKey($0.path) }
    documents = documents.sortedByBytes().prefix(Self.most - found).map(\.self)
    found += documents.count
    return documents
  }

  /// Whether a scan of folders would find a document at a path, if it is there.
  package static func reaches(_ path: String, from folders: [String]) -> Bool {
    guard path.hasSuffix(FileFinder.suffix) else { return false }
    return folders.contains { folder in
      guard let rest = path.part(inside: folder) else { return false }
      var ignored = IgnoredPaths(above: folder)
      var place = folder
      for (index, name) in rest.pathParts.enumerated() {
        guard name.utf8.first != UInt8(ascii: ".") else { return false }
        ignored.read(in: place)
        place = FolderPath.appending(String(name), to: place)
        let isFolder = index + 1 < rest.pathParts.count
        if ignored.contains(place, isFolder: isFolder) { return false }
      }
      return true
    }
  }
}

/// The patterns of `.gitignore` files that count in a folder.
///
/// Patterns with classes of characters or escapes are not used, so that what they mean is found.
struct IgnoredPaths: Sendable {
  private struct Rule {
    /// The folder of the file with the pattern.
    var folder: String
    var glob: Glob
    /// Whether the pattern takes back what others ignore.
    var isException: Bool
    var isOfFolders: Bool
  }

  /// The rules, of which the last one that matches counts.
  private var rules: [Rule] = []

  /// Reads the patterns of the folders around one, up to the root of its repository.
  ///
  /// Those that ignore the folder itself do not count: somebody has opened it.
  init(above folder: String) {
    var folders: [String] = []
    var place = folder
    while System.entry(at: FolderPath.appending(".git", to: place)) == nil {
      guard place != "/" else { return }
      place = FolderPath.folder(of: place)
      folders.append(place)
    }
    read(FolderPath.appending(".git/info/exclude", to: place), in: place)
    for folder in folders.reversed() { read(in: folder) }
    rules.removeAll { rule in folder.part(inside: rule.folder).map(rule.glob.matches) ?? false }
  }

  /// Reads the patterns in a folder.
  mutating func read(in folder: String) {
    read(FolderPath.appending(".gitignore", to: folder), in: folder)
  }

  private mutating func read(_ file: String, in folder: String) {
    var reader = FileReader()
    guard (try? reader.read(file: file)) != nil else { return }
    for line in reader.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      var pattern = String(decoding: line, as: UTF8.self)[...]
      while pattern.last == " " { pattern.removeLast() }
      let isException = pattern.first == "!"
      if isException { pattern.removeFirst() }
      guard pattern.first != "#", !pattern.contains("["), !pattern.contains("\\"),
        let glob = Glob(String(pattern))
      else { continue }
      rules.append(
        Rule(
          folder: folder, glob: glob, isException: isException,
          isOfFolders: pattern.last == "/"))
    }
  }

  /// Whether git ignores an entry, of which it does not ignore the folder.
  func contains(_ path: String, isFolder: Bool) -> Bool {
    let last = rules.last { rule in
      guard isFolder || !rule.isOfFolders, let rest = path.part(inside: rule.folder) else {
        return false
      }
      return rule.glob.matches(rest)
    }
    return last?.isException == false
  }
}

import LayoutDiagnostics

/// The folder where builds of several sets of documents keep what each shows the others.
///
/// `design/theme.layout.xml` has its ``DocumentInterface`` in `design/theme.layout.interface`. Documents
/// that are built together read each other; of all others they read the interface, where there is one.
struct InterfaceFolder: Sendable {
  private let folder: String
  /// What is built, by normalised paths.
  private let built: Set<PathKey>

  private static let suffix = ".interface"

  init(_ folder: String, besides files: [String]) {
    self.folder = folder
    built = Set(files.map { PathKey(ImportPath.normalized($0)) })
  }

  /// Where the interface of the document at a path lies; nil for one that comes with the tool, and for
  /// the standard input.
  func path(of document: String) -> String? {
    guard !ShippedLibrary.isMeant(by: document), document != FileFinder.standardInput else {
      return nil
    }
    let path = ImportPath.normalized(document)
    let name = path.hasSuffix(".xml") ? String(path.dropLast(".xml".count)) : path
    // A way out of the current folder stays in this one.
    let inside = name.pathParts.map { $0 == ".." ? "_up" : String($0) }
    return FolderPath.appending(inside.joined(separator: "/") + Self.suffix, to: folder)
  }

  /// What is read in place of a document.
  enum Reading {
    case interface(DocumentInterface)
    /// A file of another version, or one that no build wrote.
    case unusable(reason: String)
  }

  /// What is read in place of a document; nil where that is the document itself.
  func reading(insteadOf document: String) -> Reading? {
    guard !built.contains(PathKey(document)), let path = path(of: document),
      System.entry(at: path) == .file
    else { return nil }
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(file: path)
    } catch {
      return .unusable(reason: "of '\(path)', \(error.explanation)")
    }
    // That of a document with errors, which says more itself.
    guard !reader.bytes.isEmpty else { return nil }
    return DocumentInterface(reader.bytes).map { .interface($0) }
      ?? .unusable(reason: "'\(path)' is no interface that this version of layoutc wrote")
  }
}

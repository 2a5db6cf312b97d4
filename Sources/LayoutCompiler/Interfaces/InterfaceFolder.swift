import LayoutDiagnostics

/// The folder of the interfaces of several separately built sets of documents.
///
/// `design/theme.layout.xml` has its ``DocumentInterface`` in `design/theme.layout.interface`.
/// Documents of one build read each other. All other documents are read through their interfaces,
/// if there are any.
struct InterfaceFolder: Sendable {
  private let folder: String
  /// The documents of this build, by normalised paths.
  private let built: Set<PathKey>

  private static let suffix = ".interface"

  init(_ folder: String, besides files: [String]) {
    self.folder = folder
    built = Set(files.map { PathKey(ImportPath.normalized($0)) })
  }

  /// Returns the path of a document's interface; nil for a shipped library and for the standard
  /// input.
  func path(of document: String) -> String? {
    guard !ShippedLibrary.isMeant(by: document), document != FileFinder.standardInput else {
      return nil
    }
    let path = ImportPath.normalized(document)
    let name = path.hasSuffix(".xml") ? String(path.dropLast(".xml".count)) : path
    // Replace `..`, so that the path stays inside this folder.
    let inside = name.pathParts.map { $0 == ".." ? "_up" : String($0) }
    return FolderPath.appending(inside.joined(separator: "/") + Self.suffix, to: folder)
  }

  /// The interface that is read instead of a document.
  enum Reading {
    case interface(DocumentInterface)
    /// A file of another version, or one that no build wrote.
    case unusable(reason: String)
  }

  /// Returns the interface of a document; nil if the document itself is to be read.
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
    // The interface of a document with errors is empty; reading the document reports them.
    guard !reader.bytes.isEmpty else { return nil }
    return DocumentInterface(reader.bytes).map { .interface($0) }
      ?? .unusable(reason: "'\(path)' is no interface that this version of layoutc wrote")
  }
}

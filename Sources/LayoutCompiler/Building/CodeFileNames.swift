import LayoutDiagnostics
import LayoutModel

/// The names of generated files, derived from the documents' paths alone.
///
/// Build tools can compute them before anything is read, and no two paths give one name.
///
/// `Cards/place-card.layout.xml` gives `Cards+place-card`, relative to a folder: the requested one,
/// else the only path if it is a folder, else the current folder.
struct CodeFileNames: Sendable {
  /// The absolute path of the folder.
  private let folder: String
  /// The absolute path of the current folder, where relative paths start.
  private let currentFolder = System.currentFolder

  init(_ paths: [String], from folder: String? = nil) {
    let named = paths.count == 1 && System.entry(at: paths[0]) == .folder ? paths[0] : "."
    self.folder = FolderPath.absolute(folder ?? named)
  }

  /// Returns the name of a document's generated file, without its suffix.
  func name(of path: String) -> String {
    // The standard input and shipped libraries have no path in the author's folders.
    if path == FileFinder.standardInput || ShippedLibrary.isMeant(by: path) {
      return DocumentName.fromPath(path)
    }
    let whole = FolderPath.absolute(path, from: currentFolder)
    var name = FolderPath.relative(whole, to: folder)
    // A document outside the folder is named by its absolute path, whose first slash gives an empty
    // part, which no other name has.
    if name.utf8.starts(with: "../".utf8) { name = whole }
    let file = name[name.nameStart...]
    let ending = [FileFinder.suffix, ".xml"].first { file.hasSuffix($0) && file != $0 }
    return Self.escaped(name.utf8.dropLast(ending?.utf8.count ?? 0))
  }

  /// Joins the parts of a path by `+`, and escapes `+` and `=` in them.
  private static func escaped(_ path: Substring.UTF8View) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(path.count)
    for byte in path {
      switch byte {
      case UInt8(ascii: "/"): name.append(UInt8(ascii: "+"))
      case UInt8(ascii: "="): name += "=e".utf8
      case UInt8(ascii: "+"): name += "=p".utf8
      default: name.append(byte)  // open: bytes.
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}

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
  let folder: String
  /// The absolute path of the current folder, where relative paths start.
  private let currentFolder = System.currentFolder
  /// The folder as a beginning of paths, if it is the current one or inside it.
  private let beginning: String?

  init(_ paths: [String], from folder: String? = nil) {
    let named = paths.count == 1 && System.entry(at: paths[0]) == .folder ? paths[0] : "."
    let whole = FolderPath.absolute(folder ?? named, from: currentFolder)
    self.folder = whole
    beginning =
      whole.isSamePath(as: currentFolder)
      ? "" : whole.part(inside: currentFolder).map { "\($0)/" }
  }

  /// Returns the name of a document's generated file, without its suffix.
  func name(of path: String) -> String {
    // The standard input and shipped libraries have no path in the author's folders.
    if path == FileFinder.standardInput || ShippedLibrary.isMeant(by: path) {
      return DocumentName.fromPath(path)
    }
    if let beginning, !path.isFromRoot, path.hasBytes(of: beginning), !ImportPath.needsWork(path) {
      return Self.escaped(path, after: beginning.utf8.count)
    }
    let whole = FolderPath.absolute(path, from: currentFolder)
    let name = FolderPath.relative(whole, to: folder)
    // A document outside the folder is named by its absolute path, whose first slash gives an empty
    // part, which no other name has.
    return Self.escaped(name.hasBytes(of: "../") ? whole : name, after: 0)
  }

  /// Joins the parts of a path by `+`, and escapes `+` and `=` in them.
  ///
  /// Leaves out a number of bytes at the beginning, and the ending of a document.
  private static func escaped(_ path: String, after count: Int) -> String {
    var path = path
    return path.withUTF8 { bytes in
      let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      let rest = bytes.count - max(start, count)
      let ending = endings.first { rest > $0.count && isEnd($0, of: bytes) }
      let last = max(count, bytes.count - (ending?.count ?? 0))
      var name: [UInt8] = []
      name.reserveCapacity(last - count + 8)
      for byte in bytes[count..<last] {
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

  private static func isEnd(_ ending: [UInt8], of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = bytes.count - ending.count
    for place in ending.indices where bytes[start + place] != ending[place] { return false }
    return true
  }

  private static let endings = [FileFinder.suffix, ".xml"].map { Array($0.utf8) }
}

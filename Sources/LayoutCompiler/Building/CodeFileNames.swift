import LayoutDiagnostics
import LayoutModel

/// The names of generated files, derived from the documents' paths alone.
///
/// Build tools can compute them before anything is read, and no two paths give one name.
///
/// `Cards/place-card.layout.xml` gives `Cards+place-card`, relative to a folder: the requested one,
/// else the only path if it is a folder, else the current folder.
struct CodeFileNames: Sendable {
  /// The current folder, asked for once.
  private let current = System.currentFolder
  /// The absolute path of the folder as bytes, without a slash at its end.
  private let folder: [UInt8]

  init(_ paths: [String], from folder: String? = nil) {
    let named = paths.count == 1 && System.entry(at: paths[0]) == .folder ? paths[0] : "."
    let whole = FolderPath.absolute(folder ?? named, in: current)
    self.folder = whole == "/" ? [] : Array(whole.utf8)
  }

  /// Returns the name of a document's generated file, without its suffix.
  func name(of path: String) -> String {
    // The standard input and shipped libraries have no path in the author's folders.
    if path == FileFinder.standardInput || ShippedLibrary.isMeant(by: path) {
      return DocumentName.fromPath(path)
    }
    // A document outside the folder is named by its absolute path, whose first part is empty, as
    // that of no other name is.
    var parts = Array(FolderPath.absolute(path, in: current).utf8)[...]
    if parts.starts(with: folder), parts.count == folder.count || parts[folder.count] == Self.slash
    {
      parts = parts.dropFirst(folder.count + 1)
    }
    let file = parts[((parts.lastIndex(of: Self.slash) ?? parts.startIndex - 1) + 1)...]
    let ending = Self.endings.first { file.count > $0.count && file.suffix($0.count) == $0[...] }
    return Self.escaped(parts.dropLast(ending?.count ?? 0))
  }

  private static let slash = UInt8(ascii: "/")

  private static let endings = [Array(FileFinder.suffix.utf8), Array(".xml".utf8)]

  /// Returns a path with `+` between its parts, and with `+` and `=` escaped in them.
  private static func escaped(_ path: ArraySlice<UInt8>) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(path.count)
    for byte in path {
      switch byte {
      case slash: name.append(UInt8(ascii: "+"))
      case UInt8(ascii: "="): name += "=e".utf8
      case UInt8(ascii: "+"): name += "=p".utf8
      default: name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}

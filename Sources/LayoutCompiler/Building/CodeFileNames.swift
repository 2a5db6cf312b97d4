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
  /// The absolute path of the folder, without a slash at its end.
  private let folder: String

  init(_ paths: [String], from folder: String? = nil) {
    let named = paths.count == 1 && System.entry(at: paths[0]) == .folder ? paths[0] : "."
    let whole = FolderPath.absolute(folder ?? named, in: current)
    self.folder = whole == "/" ? "" : whole
  }

  /// Returns the name of a document's generated file, without its suffix.
  func name(of path: String) -> String {
    // The standard input and shipped libraries have no path in the author's folders.
    if path == FileFinder.standardInput || ShippedLibrary.isMeant(by: path) {
      return DocumentName.fromPath(path)
    }
    let whole = FolderPath.absolute(path, in: current)
    var parts = whole.utf8[...]
    // A document outside the folder is named by its absolute path, whose first part is empty, as
    // that of no other name is.
    if let inside = Self.path(parts, inside: folder.utf8) { parts = inside }
    let file = parts[(parts.lastIndex(of: Self.slash).map(parts.index(after:)) ?? parts.startIndex)...]
    let ending = [FileFinder.suffix.utf8, ".xml".utf8].first {
      file.count > $0.count && file.suffix($0.count).elementsEqual($0)
    }
    return Self.escaped(parts.dropLast(ending?.count ?? 0))
  }

  private static let slash = UInt8(ascii: "/")

  /// Returns what follows a folder in an absolute path; nil for a path outside the folder.
  private static func path(
    _ path: Substring.UTF8View, inside folder: String.UTF8View
  ) -> Substring.UTF8View? {
    guard path.starts(with: folder) else { return nil }
    let rest = path.dropFirst(folder.count)
    return rest.first.map { $0 == slash } ?? true ? rest.dropFirst() : nil
  }

  /// Returns a path with `+` between its parts, and with `+` and `=` escaped in them.
  private static func escaped(_ path: Substring.UTF8View) -> String {
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

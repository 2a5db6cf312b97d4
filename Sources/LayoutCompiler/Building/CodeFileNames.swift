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
    let whole = FolderPath.absolute(path)
    let relative = FolderPath.relative(whole, to: folder)
    var parts = relative.pathParts.map(String.init)
    // A document outside the folder is named by its absolute path after an empty part, which no
    // other name has.
    if parts.first == ".." { parts = [""] + whole.pathParts.map(String.init) }
    let file = parts.popLast() ?? ""
    let ending = [FileFinder.suffix, ".xml"].first { file.hasSuffix($0) && file != $0 }
    parts.append(String(file.dropLast(ending?.count ?? 0)))
    return parts.map { Self.escaped($0) }.joined(separator: "+")
  }

  /// Escapes `+` and `=` in a part, since `+` separates parts.
  private static func escaped(_ part: String) -> String {
    part.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "=": text += "=e"
      case "+": text += "=p"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

import LayoutDiagnostics
import LayoutSemantics

/// What the files of code are called: each after the path of its document alone, so that build tools
/// know it before anything is read, and no two paths give one name.
///
/// `Cards/place-card.layout.xml` gives `Cards+place-card`, counted from a folder: the one that is asked
/// for, else the one that is named alone, else the current one.
struct CodeFileNames: Sendable {
  /// From the root on.
  private let folder: String

  init(_ paths: [String], from folder: String? = nil) {
    let named = paths.count == 1 && System.entry(at: paths[0]) == .folder ? paths[0] : "."
    self.folder = FolderPath.absolute(folder ?? named)
  }

  /// The name of a document's file of code, without its ending.
  func name(of path: String) -> String {
    // These are no files of the author's.
    if path == FileFinder.standardInput || ShippedLibrary.isMeant(by: path) {
      return DocumentName.fromPath(path)
    }
    let whole = FolderPath.absolute(path)
    let relative = FolderPath.relative(whole, to: folder)
    var parts = relative.pathParts.map(String.init)
    // What lies elsewhere is called by its whole path, behind an empty part that no other has.
    if parts.first == ".." { parts = [""] + whole.pathParts.map(String.init) }
    let file = parts.popLast() ?? ""
    let ending = [FileFinder.suffix, ".xml"].first { file.hasSuffix($0) && file != $0 }
    parts.append(String(file.dropLast(ending?.count ?? 0)))
    return parts.map { Self.escaped($0) }.joined(separator: "+")
  }

  /// A part in which no `+` stands for itself.
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

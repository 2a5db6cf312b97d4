import LayoutDiagnostics
import LayoutModel

/// A library shipped with the compiler.
///
/// `<import src="layoutc:Controls"/>` imports one, and the path `layoutc:Controls` names it on the
/// command line.
///
/// Its text is part of the executable, so that an installed command needs no further files.
package struct ShippedLibrary: Sendable {
  /// The name after the scheme.
  package let name: String
  /// The text of the document, in UTF-8.
  package let bytes: [UInt8]

  /// The libraries in alphabetical order.
  package static let all = [
    ShippedLibrary(name: "Controls", bytes: PackageResources.Controls_layout_xml)
  ]

  private static let scheme = EngineNames.libraryScheme

  /// The path by which documents import it.
  package var path: String { Self.scheme + name }

  /// Returns the library with a name or a path, or nil.
  package static func named(_ word: String) -> ShippedLibrary? {
    all.first { $0.name == word || $0.path == word }
  }

  /// Whether a path has the scheme of shipped libraries, even if there is no such library.
  package static func isMeant(by path: String) -> Bool { path.hasPrefix(scheme) }

  /// Returns the path of the library with the most similar path, or nil.
  static func nearest(to path: String) -> String? {
    guard isMeant(by: path) else { return nil }
    return NearestName.find(path, among: all.map(\.path)).first
  }
}

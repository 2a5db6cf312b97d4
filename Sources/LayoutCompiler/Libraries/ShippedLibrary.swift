import LayoutDiagnostics
import LayoutSemantics

/// A library that comes with the compiler: `<import src="layoutc:Controls"/>` is legal wherever a file
/// may be imported, and the path `layoutc:Controls` wherever a file may be named.
///
/// Its text is part of the program, so that an installed command needs no files beside it.
package struct ShippedLibrary: Sendable {
  /// What stands behind the scheme.
  package let name: String
  /// The document, in UTF-8.
  package let bytes: [UInt8]

  /// The libraries in alphabetical order.
  package static let all = [
    ShippedLibrary(name: "Controls", bytes: PackageResources.Controls_layout_xml)
  ]

  private static let scheme = EngineNames.libraryScheme

  /// The path by which documents import it.
  package var path: String { Self.scheme + name }

  /// The library of a name or a path, or nil.
  package static func named(_ word: String) -> ShippedLibrary? {
    all.first { $0.name == word || $0.path == word }
  }

  /// Whether a path is that of a shipped library, be there one or not.
  package static func isMeant(by path: String) -> Bool { path.hasPrefix(scheme) }

  /// The path of the library that a path nearly is, or nil.
  static func nearest(to path: String) -> String? {
    guard isMeant(by: path) else { return nil }
    return NearestName.find(path, among: all.map(\.path)).first
  }
}

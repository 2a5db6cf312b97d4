import LayoutDiagnostics

/// The folder in which the tool keeps what it may forget, where the system has such folders.
package enum UserCache {
  /// The variable that names another folder; empty for none.
  package static let variable = "LAYOUTC_CACHE"

  /// The path of the folder, which may be missing; nil if nothing is to be kept.
  ///
  /// Only absolute paths count, as the XDG base directory specification says. So nothing is ever
  /// written beside documents unless the user names a folder there.
  package static var path: String? { path(in: System.variable) }

  static func path(in environment: (String) -> String?) -> String? {
    if let named = environment(variable) { return named.isEmpty ? nil : named }
    if let folder = environment("XDG_CACHE_HOME"), folder.isFromRoot {
      return FolderPath.appending("layoutc", to: folder)
    }
    guard let home = environment("HOME"), home.isFromRoot else { return nil }
    return FolderPath.appending("\(System.cachesOfUser)/layoutc", to: home)
  }

  /// Opens the folder; nil if there is none, or if it cannot be written.
  package static var folder: CacheFolder? { path.flatMap { try? CacheFolder($0) } }
}

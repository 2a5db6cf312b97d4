package import Foundation

/// The root folder of the package, for tests that read its files.
package enum PackageRoot {
  package static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder given by its path in the package.
  package static func appending(_ path: String) -> URL {
    url.appending(path: path)
  }
}

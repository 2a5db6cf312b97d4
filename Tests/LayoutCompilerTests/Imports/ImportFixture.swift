import Foundation
import TestSupport
import Testing

/// A folder of documents that import each other, as a named case of a test.
///
/// The expected findings are beside the folder, in `NAME.expected`.
struct ImportFixture: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  var folder: URL { Self.root.appending(path: name) }

  static let root = PackageRoot.appending("Tests/LayoutCompilerTests/Imports/Fixtures")

  static var all: [ImportFixture] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path())) ?? []
    return names.filter { !$0.contains(".") }.sorted().map { ImportFixture(name: $0) }
  }

  /// The recorded findings, or nothing.
  var expected: String? {
    (try? Data(contentsOf: recording)).map { String(decoding: $0, as: UTF8.self) }
  }

  func record(_ text: String) throws {
    try Data(text.utf8).write(to: recording)
  }

  static let isUpdating =
    ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"].map { $0 != "" && $0 != "0" } ?? false

  private var recording: URL { Self.root.appending(path: "\(name).expected") }
}

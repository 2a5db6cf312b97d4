import Foundation
package import Testing

/// The `Snapshots` folder beside a test file: texts that a reviewer reads as prose.
///
/// With `LAYOUTC_UPDATE=1` in the environment the files are rewritten. Without it a missing file is
/// written and the test fails, and a file with another text makes the test fail.
package struct SnapshotFolder: Sendable {
  private let url: URL

  /// The `Snapshots` folder beside `testFile`, or the subfolder `name` in it unless `name` is
  /// empty.
  package init(_ name: String = "", beside testFile: String = #filePath) {
    url = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: name.isEmpty ? "Snapshots" : "Snapshots/\(name)")
  }

  /// Records an issue unless the file `name` contains exactly `text`.
  package func expect(
    _ text: String,
    named name: String,
    sourceLocation: SourceLocation = #_sourceLocation,
  ) throws {
    let file = url.appending(path: name)
    let recorded = try? Data(contentsOf: file)
    guard recorded != Data(text.utf8) else { return }
    if recorded == nil || Self.isUpdating {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    if recorded == nil, !Self.isUpdating {
      Issue.record("\(file.path()) was missing and is now written", sourceLocation: sourceLocation)
    } else if !Self.isUpdating {
      #expect(
        text == recorded.map { String(decoding: $0, as: UTF8.self) },
        "\(file.path()) says something else; LAYOUTC_UPDATE=1 rewrites it",
        sourceLocation: sourceLocation,
      )
    }
  }

  /// Records an issue for every file that is not in `names`.
  ///
  /// With `LAYOUTC_UPDATE=1`, such files are removed instead.
  package func expectNothing(
    but names: some Sequence<String>,
    sourceLocation: SourceLocation = #_sourceLocation,
  ) throws {
    let known = Set(names)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []
    for orphan in files.sorted() where !known.contains(orphan) {
      if Self.isUpdating {
        try FileManager.default.removeItem(at: url.appending(path: orphan))
      } else {
        Issue.record("no test writes the snapshot \(orphan)", sourceLocation: sourceLocation)
      }
    }
  }

  private static let isUpdating =
    ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"].map { $0 != "" && $0 != "0" } ?? false
}

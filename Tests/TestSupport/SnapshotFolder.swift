import Foundation
package import Testing

/// The `Snapshots` folder beside a test file: texts that a reviewer reads as prose.
///
/// With `LAYOUTC_UPDATE=1` in the environment the files are rewritten. Without it a missing file is
/// written and the test fails, and a file that says something else fails.
package struct SnapshotFolder: Sendable {
  private let url: URL

  /// The folder beside `testFile`, in it the one of that `name` if there is one.
  package init(_ name: String = "", beside testFile: String = #filePath) {
    url = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: name.isEmpty ? "Snapshots" : "Snapshots/\(name)")
  }

  /// Records an issue unless the file `name` says exactly `text`.
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

  /// Records an issue for every file that no test of `names` writes; updating removes them.
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

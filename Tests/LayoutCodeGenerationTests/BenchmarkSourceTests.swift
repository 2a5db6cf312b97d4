import Foundation
import LayoutCodeGeneration
import TestSupport
import Testing

/// The benchmarks' feed is the Swift that the command generates from its document.
struct BenchmarkSourceTests {
  @Test func theFeedIsWhatItsDocumentBecomes() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Benchmarks/Updates")
    let markup = try String(contentsOf: folder.appending(path: "feed.layout.xml"), encoding: .utf8)
    let source = SwiftTarget().source(of: typed(markup), name: "Feed", path: "feed.layout.xml")
    let file = folder.appending(path: "Feed.swift")
    if isUpdating { try Data(source.utf8).write(to: file) }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == source,
      "\(file.path()) says something else; LAYOUTC_UPDATE=1 rewrites it")
  }

  private var isUpdating: Bool {
    ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"].map { $0 != "" && $0 != "0" } ?? false
  }
}

import LayoutCodeGeneration
import LayoutCompiler
import LayoutDiagnostics
import TestSupport
import Testing

/// What `check` says of documents together is what `build` says of them, and the other way round.
struct CheckedBuildTests {
  /// Paths and names that are alike in one way or another.
  private static let paths = [
    "card", "Card", "CARD", "ca-rd", "ca rd", "screens/card", "screens-card", "größe", "Größe",
    "日本", "中国", "e\u{301}", "é", "_card", "1", "_1", "-", "layout", "controls",
  ]
  private static let names: [(String, String)] = [
    ("One", "Two"), ("Card", "Card"), ("Card", "card"), ("Card", "CARD"), ("Stack", "StackLayout"),
  ]

  @Test(arguments: paths)
  func checkPassesWhatBuildBuilds(path: String) async throws {
    for other in Self.paths where other > path {
      for (first, second) in Self.names {
        let folder = try TemporaryFolder()
        try folder.write(Self.document(first), to: "in/\(path).layout.xml")
        try folder.write(Self.document(second), to: "in/\(other).layout.xml")
        let checked = await Check([folder.path("in")]).run()
        let built = await BuildRun(
          [folder.path("in")], folder: folder.path("out"), target: SwiftTarget(),
          pool: WorkerPool(jobs: 1)
        ).run()
        let case_ = "\(path) \(first), \(other) \(second)"
        #expect(Self.errors(checked.findings) == Self.errors(built.report.findings), "\(case_)")
        if Self.errors(checked.findings).isEmpty {
          #expect(Set(built.made.map { $0.lowercased() }).count == 2, "\(case_)")
        }
        built.discard()
      }
    }
  }

  private static func document(_ name: String) -> String {
    "<layout name=\"\(name)\"><text content=\"a\"/></layout>"
  }

  private static func errors(_ findings: [FileFindings]) -> [String] {
    findings.flatMap(\.diagnostics).filter { $0.severity == .error }.map(\.message).sorted()
  }
}

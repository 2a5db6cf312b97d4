import Foundation
import LayoutCodeGeneration
import LayoutDiagnostics
import TestSupport
import Testing

@testable import LayoutCompiler

/// `check` and `build` report the same errors for several documents.
struct CheckedBuildTests {
  /// Paths and names that resemble each other.
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
        let checked = await CheckRun([folder.path("in")]).run()
        let built = await BuildRun(
          [folder.path("in")], folder: folder.path("out"), target: SwiftTarget(),
          pool: WorkerPool(jobs: 1)
        ).run()
        let example = "\(path) \(first), \(other) \(second)"
        #expect(Self.errors(checked.findings) == Self.errors(built.report.findings), "\(example)")
        if Self.errors(checked.findings).isEmpty {
          #expect(Set(built.made.map { $0.lowercased() }).count == 2, "\(example)")
        }
        built.discard()
      }
    }
  }

  /// Each path gives a unique name, whatever characters its parts contain.
  @Test func noTwoPathsGiveOneName() throws {
    let folder = try TemporaryFolder()
    let parts = [
      "a", "b", "a+b", "a=b", "a=pb", "+", "=", "a b", "A", "größe", "日本", "..a", "a.layout",
    ]
    var paths = parts + parts.flatMap { part in parts.map { "\(part)/\($0)" } }
    paths += parts.map { "../\($0)" } + parts.map { "a/b/\($0)" }
    let names = CodeFileNames([folder.url.path()])
    let home = folder.url.path(percentEncoded: false)
    let found = paths.map { names.name(of: "\(home)/in/\($0).layout.xml") }
    #expect(Set(found).count == paths.count)
    #expect(found.allSatisfy { !$0.contains("/") })
  }

  @Test(arguments: [
    (["Cards"], nil, "Cards/place-card.layout.xml", "place-card"),
    (["Cards"], nil, "Cards/deep/größe.layout.xml", "deep+größe"),
    (["Cards", "."], nil, "Cards/日本.layout.xml", "Cards+日本"),
    (["Cards/a.layout.xml"], nil, "Cards/a.layout.xml", "Cards+a"),
    (["Cards"], "Cards/deep", "Cards/deep/a.layout.xml", "a"), (["-"], nil, "-", "Layout"),
    (["Cards"], nil, "layoutc:Controls", "LayoutcControls"), (["."], nil, "./a.xml", "a"),
  ])
  func aPathIsCountedFromAFolder(
    paths: [String], root: String?, path: String, name: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("<layout/>", to: "Cards/a.layout.xml")
    func whole(_ path: String) -> String {
      path == "-" || path.hasPrefix("layoutc:")
        ? path : "\(folder.url.path(percentEncoded: false))/\(path)"
    }
    // For several inputs the root is the current folder, represented here by the temporary folder.
    let isAlone = paths == ["Cards"]
    let names = CodeFileNames(
      paths.map(whole), from: root.map(whole) ?? (isAlone ? nil : folder.path("")))
    #expect(names.name(of: whole(path)) == name)
  }

  private static func document(_ name: String) -> String {
    "<layout name=\"\(name)\"><text content=\"a\"/></layout>"
  }

  private static func errors(_ findings: [FileFindings]) -> [String] {
    findings.flatMap(\.diagnostics).filter { $0.severity == .error }.map(\.message).sorted()
  }
}

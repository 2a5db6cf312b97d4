import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// Builds that skip a document repeat its findings word for word.
struct KeptFindingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let corpora = [
    "Samples", "Tests/LayoutCheckingTests/Fixtures/check",
    "Tests/LayoutCheckingTests/Fixtures/own",
    "Tests/LayoutCompilerTests/Imports/Fixtures",
  ]

  @Test(arguments: corpora)
  func theFindingsOfACorpusAreThoseOfTheFirstBuild(corpus: String) async throws {
    try FileManager.default.copyItem(
      atPath: PackageRoot.appending(corpus).path(), toPath: folder.path("in"))
    try age()
    let first = try await build(to: "out")
    let kept = try await build(to: "out")
    let cached = try await build(to: "other")
    for (name, again) in [("recorded", kept), ("cached", cached)] {
      #expect(said(again) == said(first), "\(name)")
    }
    // Documents with errors, or in conflict with another document, are checked by each build.
    let spoken = Set(first.report.findings.map(\.source.name))
    let anew = Set(kept.compiled)
    #expect(spoken.contains { !anew.contains($0) }, "of none with findings was anything kept")
  }

  @Test func aDocumentThatPointsIntoAnotherIsLookedAtEachTime() async throws {
    try folder.write("<library><define name=\"a\" value=\"1\"/></library>", to: "in/a.layout.xml")
    try folder.write(
      "<layout><import src=\"a.layout.xml\"/><text>{a}</text></layout>", to: "in/b.layout.xml")
    try folder.write("<library name=\"A\"/>", to: "in/deep/c.layout.xml")
    try age()
    let first = try await build(to: "out")
    #expect(said(first).contains("duplicate-document"), "\(said(first))")
    #expect(said(try await build(to: "out")) == said(first))
  }

  private func build(to output: String) async throws -> BuildResult {
    var run = BuildRun(
      [folder.path("in")], folder: folder.path(output), pool: WorkerPool(jobs: 1))
    run.lint.rules = .all
    run.cache = try CacheFolder(folder.path("cache"))
    let result = await run.run()
    try result.write()
    return result
  }

  private func said(_ result: BuildResult) -> String {
    let findings = result.report.findings
    return TextRenderer().render(findings)
      + JSONRenderer().render(findings, files: result.report.files)
  }

  /// Makes all documents older, because a build does not trust files written a moment ago.
  private func age() throws {
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path("in")) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
        ofItemAtPath: folder.path("in/\(file)"))
    }
    // The change time of a file cannot be set, so wait until it is old enough.
    letFilesSettle()
  }
}

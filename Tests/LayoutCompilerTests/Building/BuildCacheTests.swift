import Foundation
import LayoutCodeGeneration
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import SeededRandom
import TestSupport
import Testing

/// Builds that find the results of other builds in a cache.
struct BuildCacheTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  private static let library = """
    <library name="Kit">
      <define name="gap" value="8pt"/>
      <component name="Badge">
        <param name="title" type="String"/>
        <center><text id="title">{title}</text></center>
      </component>
      <style name="quiet" fontSize="13"/>
    </library>
    """

  /// Writes a library, two documents that import it, and one that does not.
  private func writeProject(in place: String) throws {
    try folder.write(Self.library, to: "\(place)/kit.layout.xml")
    for name in ["a", "b"] {
      try folder.write(
        """
        <layout>
          <import src="../kit.layout.xml"/>
          <stack direction="vertical" spacing="{gap}">
            <Badge id="badge" title="\(name)"/>
            <text style="quiet">now</text>
          </stack>
        </layout>
        """, to: "\(place)/screens/\(name).layout.xml")
    }
    try folder.write("<layout><text>alone</text></layout>", to: "\(place)/screens/c.layout.xml")
  }

  /// Builds into a new folder, and returns the names of the documents that were compiled.
  ///
  /// The code and findings must equal those of a build without a cache.
  @discardableResult
  private func compiled(
    _ place: String, _ target: any CodeTarget = SwiftTarget(), cache: String = "cache",
    limit: Int64 = 1 << 30, _ change: (inout BuildRun) -> Void = { _ in }
  ) async throws -> [String] {
    var codes: [[String: String]] = []
    var findings: [String] = []
    var compiled: [String] = []
    for hasCache in [true, false] {
      let output = UUID().uuidString
      var run = BuildRun(
        [folder.path(place)], folder: folder.path(output), target: target,
        pool: WorkerPool(jobs: 1))
      run.lint.source = .nearest
      change(&run)
      if hasCache { run.cache = try CacheFolder(folder.path(cache), limit: limit) }
      let result = await run.run()
      try result.write()
      if hasCache {
        compiled = result.compiled.map { String($0.split(separator: "/").last ?? "") }
          .map { $0.replacing(".layout.xml", with: "") }
      }
      codes.append(try code(in: output))
      findings.append(TextRenderer().render(result.report.findings))
      try FileManager.default.removeItem(atPath: folder.path(output))
    }
    #expect(codes[0] == codes[1])
    #expect(findings[0] == findings[1])
    return compiled
  }

  private func code(in output: String) throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: folder.path(output)) else { return [:] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path(output))
      .filter { $0.hasSuffix(".swift") }
      .reduce(into: [:]) { $0[$1] = try folder.read("\(output)/\($1)") }
  }

  private func replace(_ text: String, with other: String, in file: String) throws {
    let old = try folder.read(file)
    #expect(old.contains(text))
    try folder.write(old.replacing(text, with: other), to: file)
  }

  // MARK: Entries that are found

  @Test func anotherCheckoutCompilesNothing() async throws {
    try writeProject(in: "one")
    #expect(try await compiled("one") == ["kit", "a", "b", "c"])
    #expect(try await compiled("one") == [])
    try writeProject(in: "elsewhere/two")
    #expect(try await compiled("elsewhere/two") == [])
  }

  @Test func whatWasBuiltOnceIsFoundAgain() async throws {
    try writeProject(in: "one")
    try await compiled("one")
    try replace("8pt", with: "9pt", in: "one/kit.layout.xml")
    #expect(try await compiled("one") == ["kit", "a", "b"])
    try replace("9pt", with: "8pt", in: "one/kit.layout.xml")
    #expect(try await compiled("one") == [])
  }

  @Test func aLibraryThatChangesInsideIsCompiledAlone() async throws {
    try writeProject(in: "one")
    try await compiled("one")
    try replace("<center>", with: "<center sizing=\"minimumX\">", in: "one/kit.layout.xml")
    #expect(try await compiled("one") == ["kit"])
  }

  @Test func aLibraryThatImportsAnotherBringsItAlong() async throws {
    try writeProject(in: "one")
    try folder.write(
      "<library><define name=\"base\" value=\"4pt\"/></library>", to: "one/base.layout.xml")
    try folder.write(
      "<library><define name=\"base\" value=\"5pt\"/></library>", to: "one/more.layout.xml")
    try replace(
      "<define", with: "<import src=\"base.layout.xml\"/><define", in: "one/kit.layout.xml")
    try replace("\"8pt\"", with: "\"{base}\"", in: "one/kit.layout.xml")
    try await compiled("one")
    try replace("base.layout.xml", with: "more.layout.xml", in: "one/kit.layout.xml")
    #expect(try await compiled("one") == ["kit", "a", "b"])
    try replace("more.layout.xml", with: "base.layout.xml", in: "one/kit.layout.xml")
    #expect(try await compiled("one") == [])
    try replace("4pt", with: "6pt", in: "one/base.layout.xml")
    #expect(try await compiled("one") == ["base", "kit", "a", "b"])
  }

  // MARK: Entries that are not found

  /// Everything besides a document's text that changes its code or its findings.
  @Test func whatElseCountsIsKeptApart() async throws {
    try writeProject(in: "one")
    try await compiled("one")
    let all = ["kit", "a", "b", "c"]
    #expect(try await compiled("one", SwiftTarget(access: .internal)) == all)
    #expect(try await compiled("one", SwiftTarget(lineMarks: .paths)) == all)
    #expect(try await compiled("one") { $0.lint.disabled = ["spacing-of-one"] } == all)
    #expect(try await compiled("one") { $0.lint.rules = .all } == all)
    try folder.write("{ \"rules\": { \"spacing-of-one\": \"off\" } }", to: "one/.layoutc.json")
    #expect(try await compiled("one") == all)
    #expect(try await compiled("one") == [])
  }

  /// A type's name is made from the name of its file.
  @Test func aDocumentOfAnotherNameIsAnother() async throws {
    try folder.write("<layout><text>alone</text></layout>", to: "one/a.layout.xml")
    try folder.write("<layout><text>alone</text></layout>", to: "one/b.layout.xml")
    #expect(try await compiled("one") == ["a", "b"])
  }

  @Test func aDocumentWithErrorsIsCompiledEachTime() async throws {
    try folder.write("<layout><text flexGrow=\"1\">a</text></layout>", to: "one/a.layout.xml")
    for _ in 0..<2 { #expect(try await compiled("one") == ["a"]) }
  }

  @Test func whoLosesItsNameIsToldWhere() async throws {
    try folder.write("<layout name=\"Card\"><text>b</text></layout>", to: "one/b.layout.xml")
    try await compiled("one")
    try folder.write("<layout name=\"Card\"><text>a</text></layout>", to: "one/a.layout.xml")
    var run = BuildRun([folder.path("one")], folder: folder.path("out"), pool: WorkerPool(jobs: 1))
    run.cache = try CacheFolder(folder.path("cache"))
    let result = await run.run()
    try result.write()
    let finding = try #require(result.report.findings.first)
    #expect(finding.source.name.hasSuffix("one/b.layout.xml"))
    #expect(finding.diagnostics.map(\.id) == [.duplicateDocument])
    #expect(finding.diagnostics.map(\.range.offsets) == [14..<18])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
        == [".layoutc-build", "a.layout.swift"])
  }

  /// After random edits, a build with a cache gives the same code as a build without one.
  @Test func editsAtRandomGiveWhatABuildWithoutOneGives() async throws {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 11
    var random = SeededGenerator(seed: seed)
    let edits = [
      ("kit", "8pt", "9pt"), ("kit", "\"title\"", "\"label\""), ("kit", "{title}", "{label}"),
      ("kit", "<center>", "<center sizing=\"minimumX\">"), ("kit", "13", "14"),
      ("kit", "<style", "\n<style"), ("kit", "name=\"Badge\"", "name=\"Mark\""),
      ("screens/a", "now", "then"), ("screens/a", "<Badge", "<Mark"),
      ("screens/b", "quiet", "loud"), ("kit", "quiet", "loud"), ("screens/c", "alone", "{gone}"),
      ("screens/a", "{gap}", "{gap}\" padding=\"0"),
      ("screens/c", "<text>", "<text maxLines=\"0\">"),
    ]
    try writeProject(in: "one")
    for round in 0..<40 {
      let (file, one, other) = edits[Int.random(in: 0..<edits.count, using: &random)]
      let path = "one/\(file).layout.xml"
      let old = try folder.read(path)
      try folder.write(
        old.contains(other) ? old.replacing(other, with: one) : old.replacing(one, with: other),
        to: path)
      try await compiled("one")
      if try await compiled("one").contains("c")
        != folder.read("one/screens/c.layout.xml").contains("gone")
      {
        Issue.record("seed \(seed), round \(round)")
      }
    }
  }

  // MARK: Damaged caches

  /// A cache file that was cut short or altered is ignored.
  @Test func whatIsSpoiltIsMadeAnew() async throws {
    try writeProject(in: "one")
    try await compiled("one")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path("cache"))
      .filter { $0.hasSuffix(".code") || $0.hasSuffix(".list") }
    #expect(files.count >= 8)
    for (number, file) in files.enumerated() {
      let path = folder.path("cache/\(file)")
      let whole = try Data(contentsOf: URL(filePath: path))
      for cut in [0, 1, 32, 33, whole.count - 1] {
        try whole.prefix(cut).write(to: URL(filePath: path))
        try await compiled("one")
      }
      var other = whole
      other[(number * 37) % whole.count] ^= 1
      try other.write(to: URL(filePath: path))
      try await compiled("one")
      #expect(try await compiled("one") == [])
    }
  }

  @Test func aFolderThatCannotBeIsSaid() throws {
    try folder.write("a file", to: "cache")
    try folder.write("<layout><text>a</text></layout>", to: "in/a.layout.xml")
    let outcome = try command.run(["build", "in", "-o", "out", "--cache", "cache"])
    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: cannot write 'cache/README': Not a directory\n")
    #expect(try code(in: "out") == [:])
  }

  /// Above the size limit, the cache evicts the least recently used entries.
  @Test func itStaysBelowItsLimit() async throws {
    let limit: Int64 = 400 << 10
    func write(_ state: Int) throws {
      for number in 0..<10 {
        try folder.write(
          "<layout><text>\(state) \(number)</text></layout>", to: "one/d\(number).layout.xml")
      }
    }
    for state in 0..<12 {
      try write(state)
      try await compiled("one", limit: limit)
      try write(0)
      // These documents are used in each round, though an hour apart.
      #expect(try await compiled("one", limit: limit).isEmpty, "\(state)")
      try age(byHours: 1)
      var size = 0
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path("cache")) {
        var status = stat()
        #expect(stat(folder.path("cache/\(file)"), &status) == 0)
        if status.st_mode & S_IFMT == S_IFREG { size += Int(status.st_blocks) * 512 }
      }
      // Besides entries, the cache contains a note, its recorded size, and the lock.
      #expect(size <= Int(limit) + (16 << 10))
    }
    try write(11)
    #expect(try await compiled("one", limit: limit) == [])
    try write(1)
    #expect(try await compiled("one", limit: limit).count == 10)
  }

  /// Makes all files of the cache older by `hours`.
  private func age(byHours hours: Double) throws {
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path("cache")) {
      let path = folder.path("cache/\(file)")
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      guard let date else { continue }
      try FileManager.default.setAttributes(
        [.modificationDate: date.addingTimeInterval(-hours * 3_600)], ofItemAtPath: path)
    }
  }

  // MARK: Concurrent and interrupted builds

  private static let names = (0..<120).map { "Doc\($0)" }

  private func writeMany(_ state: Int) throws -> [String: String] {
    for name in Self.names {
      try folder.write(
        "<layout><stack direction=\"vertical\"><text>\(name) \(state)</text></stack></layout>",
        to: "in/\(name).layout.xml")
    }
    let clean = "clean\(state)"
    if !FileManager.default.fileExists(atPath: folder.path(clean)) {
      #expect(try command.run(["build", "in", "-o", clean, "--no-incremental"]).status == 0)
    }
    return try code(in: clean)
  }

  @Test func whenItIsEndedTheCacheIsWhole() throws {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 7
    var random = SeededGenerator(seed: seed)
    for round in 0..<TestLength.rounds(100) {
      // The documents change every ten rounds, so that builds have new entries to write.
      let clean = try writeMany(round / 10)
      try command.run(
        [
          "build", "in", "-o", "out", "--cache", "cache", "--no-incremental", "--cache-limit", "2M",
        ],
        killedAfter: .random(in: 0.002...0.08, using: &random))
      guard round % 5 == 4 else { continue }
      try? FileManager.default.removeItem(atPath: folder.path("out"))
      let outcome = try command.run(["build", "in", "-o", "out", "--cache", "cache"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try code(in: "out") == clean, "seed \(seed), round \(round)")
    }
  }

  @Test func severalAtOnceMakeWhatOneMakes() async throws {
    for round in 0..<4 {
      let clean = try writeMany(round)
      let ends = try await withThrowingTaskGroup(of: Int32.self) { group in
        for number in 0..<4 {
          group.addTask {
            try command.run(
              ["build", "in", "-o", "out\(number)", "--cache", "cache", "--cache-limit", "300K"]
            ).status
          }
        }
        return try await group.reduce(into: [Int32]()) { $0.append($1) }
      }
      #expect(ends == [0, 0, 0, 0])
      for number in 0..<4 { #expect(try code(in: "out\(number)") == clean) }
    }
  }
}

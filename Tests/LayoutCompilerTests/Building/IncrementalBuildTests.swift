import Foundation
import LayoutCodeGeneration
import LayoutCompiler
import LayoutDiagnostics
import SeededRandom
import Synchronization
import TestSupport
import Testing

/// The results that a build takes from the build before, and those that it makes again.
struct IncrementalBuildTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

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
  private func writeProject() throws {
    try folder.write(Self.library, to: "in/kit.layout.xml")
    for name in ["a", "b"] {
      try folder.write(
        """
        <layout>
          <import src="kit.layout.xml"/>
          <stack direction="vertical" spacing="{gap}">
            <Badge id="badge" title="\(name)"/>
            <text style="quiet">now</text>
          </stack>
        </layout>
        """, to: "in/\(name).layout.xml")
    }
    try folder.write("<layout><text>alone</text></layout>", to: "in/c.layout.xml")
  }

  /// Makes all files older, because a build does not trust files written a moment ago.
  private func age() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path())
    for file in files where file.hasSuffix(".xml") || file.hasSuffix(".json") {
      let path = folder.path(file)
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      guard let date, date > Date.now - 60 else { continue }
      // Whole milliseconds survive being written and read.
      let older = (date.timeIntervalSince1970 * 1_000).rounded() / 1_000 - 3_600.5
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: older)], ofItemAtPath: path)
    }
    // The change time of a file cannot be set, so wait until it is old enough.
    letFilesSettle()
  }

  /// Builds, and returns the names of the files that were made again.
  @discardableResult
  private func build(
    _ target: any CodeTarget = SwiftTarget(), isIncremental: Bool = true, to output: String = "out"
  ) async throws -> (made: [String], result: BuildResult) {
    try age()
    let result = await BuildRun(
      [folder.path("in")], folder: folder.path(output), target: target, pool: WorkerPool(jobs: 1),
      isIncremental: isIncremental
    ).run()
    try result.write()
    return (
      result.made.map { String($0.split(separator: "/").last ?? "") }
        .map { $0.replacing(".layout.swift", with: "") }, result
    )
  }

  /// Returns the names and texts of the code files in a folder.
  private func code(in output: String) throws -> [String: String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(output))
      .filter { $0.hasSuffix(".swift") }
      .reduce(into: [:]) { $0[$1] = try folder.read("\(output)/\($1)") }
  }

  private func errors(_ result: BuildResult) -> [String] {
    result.report.findings.flatMap(\.diagnostics).filter { $0.severity == .error }.map(\.message)
  }

  private func replace(_ text: String, with other: String, in file: String) throws {
    let old = try folder.read("in/\(file)")
    #expect(old.contains(text))
    try folder.write(old.replacing(text, with: other), to: "in/\(file)")
  }

  // MARK: Changes during a build

  /// A configuration that changes after it was read belongs to the next build.
  @Test func aConfigurationThatChangesMeanwhileIsReadAgain() async throws {
    try folder.write(
      #"<layout><stack direction="vertical" spacing="4"><text>a</text></stack></layout>"#,
      to: "in/a.layout.xml")
    try folder.write(#"{ "rules": { "spacing-of-one": "off" } }"#, to: "in/.layoutc.json")
    try age()
    let folder = folder
    let calls = Calls()
    var run = BuildRun(
      [folder.path("in")], folder: folder.path("out"), pool: WorkerPool(jobs: 1))
    run.progress = ProgressLine(
      now: {
        // The first call is that of the initializer.
        if calls.count.add(1, ordering: .relaxed).newValue == 2 {
          _ = try? folder.write(
            #"{ "rules": { "spacing-of-one": "error" } }"#, to: "in/.layoutc.json")
        }
        return .now
      }, write: { _ in })
    run.lint.source = .nearest
    let first = await run.run()
    try first.write()
    #expect(errors(first) == [])
    run.progress = nil
    letFilesSettle()
    let second = await run.run()
    try second.write()
    #expect(errors(second).count == 1)
  }

  /// The record describes no file that another run has put in the place of this run's.
  @Test func twoBuildsAtOnceLeaveWhatTheNextMakesAnew() async throws {
    try writeProject()
    try await build()
    let clean = try code(in: "out")
    try FileManager.default.removeItem(atPath: folder.path("out/.layoutc-build"))
    func run(_ access: SwiftAccess) async -> BuildResult {
      await BuildRun(
        [folder.path("in")], folder: folder.path("out"), target: SwiftTarget(access: access),
        pool: WorkerPool(jobs: 1)
      ).run()
    }
    let (one, other) = (await run(.public), await run(.internal))
    try other.write()
    try one.write()
    #expect(try code(in: "out") != clean)
    try await build()
    #expect(try code(in: "out") == clean)
  }

  // MARK: Outputs that are rebuilt

  @Test func withNothingChangedNothingIsMade() async throws {
    try writeProject()
    #expect(try await build().made == ["a", "b", "c", "kit"])
    #expect(try await build().made == [])
    let (_, result) = try await build()
    #expect(result.report.exitStatus(failingOn: .note) == .clean)
    #expect(
      result.dependencies.text
        == (try await build(isIncremental: false)).result.dependencies.text)
  }

  /// `cp -p`, `rsync -t` and `tar` give a file the date of another file, which may have the same
  /// length.
  @Test(arguments: [
    ("in/a.layout.xml", "now", "new", ["a"]),
    ("in/kit.layout.xml", "8pt", "9pt", ["a", "b", "kit"]),
    ("out/c.layout.swift", "alone", "alive", ["c"]),
    ("out/c.layout.swift", "// Made by layoutc", "// Made by layoutc", ["c"]),
  ])
  func aChangeThatKeepsLengthAndDateIsSeen(
    file: String, text: String, other: String, made: [String]
  ) async throws {
    try writeProject()
    try await build()
    #expect(try await build().made == [])
    var before = stat()
    #expect(stat(folder.path(file), &before) == 0)
    try folder.write(try folder.read(file).replacing(text, with: other), to: file)
    #expect(utimensat(AT_FDCWD, folder.path(file), [before.st_atim, before.st_mtim], 0) == 0)
    var after = stat()
    #expect(stat(folder.path(file), &after) == 0)
    #expect(after.st_size == before.st_size && after.st_ino == before.st_ino)
    #expect(after.st_mtim.tv_sec == before.st_mtim.tv_sec)
    #expect(after.st_mtim.tv_nsec == before.st_mtim.tv_nsec)
    #expect(try await build().made == made)
    #expect(try folder.read("out/c.layout.swift").contains("alone"))
  }

  /// Dates before 1970, at 1970, and in the future.
  @Test(arguments: [-1_000_000, 0, 4_000_000_000])
  func anyDateIsADate(seconds: Int) async throws {
    try writeProject()
    for file in ["a", "b", "c", "kit"] {
      let date = timespec(tv_sec: seconds, tv_nsec: 5)
      #expect(utimensat(AT_FDCWD, folder.path("in/\(file).layout.xml"), [date, date], 0) == 0)
    }
    try await build()
    let again = try await build().made
    // A future date cannot be distinguished from the date of a later change.
    #expect(seconds > 2_000_000_000 || again == [])
    #expect(try code(in: "out").count == 4)
  }

  @Test func aChangedDocumentIsMadeAlone() async throws {
    try writeProject()
    try await build()
    try replace("now", with: "then", in: "a.layout.xml")
    #expect(try await build().made == ["a"])
    #expect(try await build().made == [])
  }

  /// Changes of a library, with the documents that must be built again.
  @Test(arguments: [
    ("<center>", "<center sizing=\"minimumX\">", ["kit"]),
    (
      "<text id=\"title\">{title}</text>", "<text id=\"title\" maxLines=\"2\">{title}!</text>",
      ["kit"]
    ),
    ("<!", "<!", []),
    ("<library name=\"Kit\">", "<library name=\"Kit\"><!-- said -->", ["kit"]),
    ("8pt", "9pt", ["a", "b", "kit"]),
    ("id=\"title\"", "id=\"label\"", ["a", "b", "kit"]),
    ("fontSize=\"13\"", "fontSize=\"14\"", ["a", "b", "kit"]),
    // The code made from a style contains the number of its line.
    ("<define", "\n\n<define", ["a", "b", "kit"]),
  ])
  func importersAreMadeAnewForWhatTheySee(
    text: String, other: String, made: [String]
  ) async throws {
    try writeProject()
    try await build()
    if text != other { try replace(text, with: other, in: "kit.layout.xml") }
    #expect(try await build().made == made)
    #expect(try await build().made == [])
    try await build(isIncremental: false, to: "clean")
    #expect(try code(in: "out") == code(in: "clean"))
  }

  @Test func codeThatSomebodyChangedIsMadeAnew() async throws {
    try writeProject()
    try await build()
    let code = try folder.read("out/a.layout.swift")
    try folder.write(code + "// and mine\n", to: "out/a.layout.swift")
    try FileManager.default.removeItem(atPath: folder.path("out/c.layout.swift"))
    #expect(try await build().made == ["a", "c"])
  }

  @Test func anotherKindOfCodeIsMadeAnew() async throws {
    try writeProject()
    try await build()
    #expect(try await build(SwiftTarget(access: .internal)).made == ["a", "b", "c", "kit"])
    #expect(try await build(SwiftTarget(access: .internal)).made == [])
  }

  /// A rule that is turned on reports its findings in unchanged documents too.
  @Test func otherRulesAreAskedOfAll() async throws {
    try folder.write(
      """
      <layout><stack direction="vertical" spacing="4"><text>a</text></stack></layout>
      """, to: "in/a.layout.xml")
    func found() async throws -> [String] {
      try age()
      var run = BuildRun([folder.path("in")], folder: folder.path("out"), pool: WorkerPool(jobs: 1))
      run.lint.source = .nearest
      let result = await run.run()
      try result.write()
      return result.report.findings.flatMap(\.diagnostics).map(\.id.name)
    }
    try folder.write(#"{ "rules": { "spacing-of-one": "off" } }"#, to: "in/.layoutc.json")
    #expect(try await found() == [])
    #expect(try await found() == [])
    try folder.write(#"{ "rules": { "spacing-of-one": "error" } }"#, to: "in/.layoutc.json")
    #expect(try await found() == ["spacing-of-one"])
    try folder.write("{}", to: "in/.layoutc.json")
    #expect(try await found() == ["spacing-of-one"])
  }

  @Test func whatWasFoundIsFoundEachTime() async throws {
    try writeProject()
    try replace("<text>alone", with: "<text flexGrow=\"1\">alone", in: "c.layout.xml")
    for _ in 0..<3 {
      let (_, result) = try await build()
      #expect(result.report.findings.flatMap(\.diagnostics).map(\.id) == [.placement])
    }
  }

  @Test func whoLosesItsNameIsToldWhere() async throws {
    try folder.write("<layout name=\"Card\"><text>b</text></layout>", to: "in/b.layout.xml")
    try await build()
    #expect(try await build().made == [])
    try folder.write("<layout name=\"Card\"><text>a</text></layout>", to: "in/a.layout.xml")
    let finding = try #require(try await build().result.report.findings.first)
    #expect(finding.source.name.hasSuffix("in/b.layout.xml"))
    #expect(finding.diagnostics.map(\.id) == [.duplicateDocument])
    #expect(finding.diagnostics.map(\.range.offsets) == [14..<18])
  }

  // MARK: Outputs of removed documents

  @Test func theCodeOfADocumentGoesWithIt() async throws {
    try writeProject()
    try await build()
    try FileManager.default.removeItem(atPath: folder.path("in/c.layout.xml"))
    try await build()
    #expect(
      try code(in: "out").keys.sorted() == ["a.layout.swift", "b.layout.swift", "kit.layout.swift"])
  }

  /// The code of a removed document is removed, also if errors made each build check the document.
  @Test func theCodeOfADocumentWithErrorsGoesWithIt() async throws {
    try folder.write("<layout><text flexGrow=\"1\">a</text></layout>", to: "in/a.layout.xml")
    try folder.write("<layout><text>b</text></layout>", to: "in/b.layout.xml")
    try await build()
    try FileManager.default.removeItem(atPath: folder.path("in/a.layout.xml"))
    try await build()
    #expect(try code(in: "out").keys.sorted() == ["b.layout.swift"])
  }

  @Test func codeThatSomebodyChangedStays() async throws {
    try writeProject()
    try await build()
    try FileManager.default.removeItem(atPath: folder.path("in/c.layout.xml"))
    try folder.write("mine now", to: "out/c.layout.swift")
    try await build()
    #expect(try folder.read("out/c.layout.swift") == "mine now")
  }

  /// Another run may build other documents into the same folder.
  @Test func theCodeOfOthersStays() async throws {
    try writeProject()
    try await build()
    try folder.write("<layout><text>d</text></layout>", to: "more/d.layout.xml")
    let run = BuildRun(
      [folder.path("more")], folder: folder.path("out"), pool: WorkerPool(jobs: 1))
    try await run.run().write()
    #expect(try code(in: "out").count == 5)
    #expect(try await build().made == [])
    #expect(try code(in: "out").count == 5)
  }

  /// A run's record of a library has no effect on another run's.
  @Test func runsThatShareALibraryKeepApart() async throws {
    try writeProject()
    try folder.write(
      """
      <layout name="D">
        <import src="../in/kit.layout.xml"/>
        <stack direction="vertical" spacing="{gap}"><text>d</text><text>e</text></stack>
      </layout>
      """, to: "more/d.layout.xml")
    func buildMore() async throws -> Int {
      try age()
      let result = await BuildRun(
        [folder.path("more")], folder: folder.path("out"), pool: WorkerPool(jobs: 1)
      ).run()
      try result.write()
      return result.made.count
    }
    let old = try folder.read("in/kit.layout.xml")
    try await build()
    #expect(try await buildMore() == 1)
    try replace("8pt", with: "9pt", in: "kit.layout.xml")
    #expect(try await build().made == ["a", "b", "kit"])
    #expect(try await build().made == [])
    try folder.write(old, to: "in/kit.layout.xml")
    #expect(try await build().made == ["a", "b", "kit"])
  }

  // MARK: Damaged records and random changes

  /// A record cut off at any byte only causes more work.
  @Test func halfARecordDoesNoHarm() async throws {
    try writeProject()
    try await build()
    let whole = try code(in: "out")
    let record = try folder.read("out/.layoutc-build")
    try replace("now", with: "then", in: "a.layout.xml")
    try replace("8pt", with: "9pt", in: "kit.layout.xml")
    try await build(isIncremental: false, to: "clean")
    let clean = try code(in: "clean")
    let lineEnds = record.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }
      .map(\.offset)
    for count in Array(stride(from: 0, through: record.utf8.count, by: 17)) + lineEnds {
      for (name, text) in whole where try folder.read("out/\(name)") != text {
        try folder.write(text, to: "out/\(name)")
      }
      try folder.write(
        String(decoding: record.utf8.prefix(count), as: UTF8.self), to: "out/.layoutc-build")
      try await build()
      #expect(try code(in: "out") == clean, "cut at \(count)")
    }
  }

  /// After random changes, the code is that of a clean build.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func whateverChangesItIsAsIfMadeAnew(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    try writeProject()
    try await build()
    let edits: [(file: String, texts: [String])] = [
      ("kit", ["8pt", "9pt", "80pt"]), ("kit", ["\"title\">", "\"label\">"]),
      ("kit", ["<center>", "<center >", "\n<center>"]), ("kit", ["13", "14", "1"]),
      ("kit", ["name=\"Kit\"", "name=\"Set\""]), ("kit", ["\"Badge\"", "\"Mark\""]),
      ("a", ["now", "then", "{"]), ("a", ["spacing", "spaced"]), ("a", ["\"a\"", "\"aa\""]),
      ("b", ["style=\"quiet\"", "style=\"loud\"", ""]), ("b", ["Badge", "Mark"]),
      ("c", ["alone", "again", "<"]), ("c", ["<layout>", "<layout name=\"A\">"]),
    ]
    var gone: [String: String] = [:]
    for step in 0..<10 {
      let (file, texts) = edits[Int.random(in: edits.indices, using: &random)]
      let name = "\(file).layout.xml"
      if let text = gone.removeValue(forKey: name) {
        try folder.write(text, to: "in/\(name)")
      } else if Int.random(in: 0..<6, using: &random) == 0 {
        gone[name] = try folder.read("in/\(name)")
        try FileManager.default.removeItem(atPath: folder.path("in/\(name)"))
      } else {
        let text = try folder.read("in/\(name)")
        if let known = texts.first(where: { !$0.isEmpty && text.contains($0) }),
          let other = texts.randomElement(using: &random)
        {
          try folder.write(text.replacing(known, with: other), to: "in/\(name)")
        }
      }
      let (_, result) = try await build()
      if FileManager.default.fileExists(atPath: folder.path("clean")) {
        try FileManager.default.removeItem(atPath: folder.path("clean"))
      }
      let (_, clean) = try await build(isIncremental: false, to: "clean")
      // A document that lost its name to another keeps the code of an earlier build.
      let losers = clean.report.findings.filter {
        $0.diagnostics.contains { $0.id == .duplicateDocument }
      }
      let (made, whole) = try (code(in: "out"), code(in: "clean"))
      #expect(
        whole == (losers.isEmpty ? made : made.filter { whole[$0.key] != nil }),
        "seed \(seed), step \(step)")
      #expect(errors(result) == errors(clean), "seed \(seed), step \(step)")
    }
  }
}

/// The number of calls of a closure.
private final class Calls: Sendable {
  let count = Atomic(0)
}

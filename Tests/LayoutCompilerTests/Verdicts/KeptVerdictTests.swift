import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import SeededRandom
import TestSupport
import Testing

/// Checks that find the verdicts of an earlier check, and those that must not.
struct KeptVerdictTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  /// The files of a project in which each is read by some document, and something is found.
  private static let files = [
    "in/tokens.layout.xml": """
    <library name="Tokens">
      <define name="gap" value="8pt"/>
      <style name="quiet" fontSize="13"/>
    </library>
    """,
    "in/kit.layout.xml": """
    <library name="Kit">
      <import src="tokens.layout.xml"/>
      <component name="Badge">
        <param name="title" type="String"/>
        <center><text id="title" style="quiet">{title}</text></center>
      </component>
    </library>
    """,
    "in/a.layout.xml": """
    <layout>
      <import src="kit.layout.xml"/>
      <import src="tokens.layout.xml"/>
      <param name="name" type="String"/>
      <preview name="phone" width="390" data="a.json"/>
      <stack direction="vertical" spacing="{gap}">
        <Badge id="badge" title="{name}"/>
        <text style="quiet">now</text>
      </stack>
    </layout>
    """,
    "in/a.json": #"{ "name": "Ada" }"#,
    "in/b.layout.xml": """
    <layout>
      <import src="tokens.layout.xml"/>
      <stack direction="vertical" spacing="4"><text style="quiet">alone</text></stack>
    </layout>
    """,
    "in/c.layout.xml": "<layout><stack direction=\"up\"><text>up</text></stack></layout>",
    "in/d.layout.xml": "<layout><text>plain</text></layout>",
    "in/.layoutc.json": #"{ "extends": "../base.json", "ruleFiles": "../house.rule.xml" }"#,
    "base.json": #"{ "rules": { "spacing-of-one": "warning" } }"#,
    "house.rule.xml": """
    <rules>
      <rule id="unsteady-spacing" summary="A distance is none of those that the app has.">
        <match element="stack"><attribute name="spacing" noneOf="0 8"/></match>
        <message>'{attribute}' is {value}</message>
        <why>What stands at distances of its own looks like a mistake.</why>
        <example fires="yes">
          <stack direction="vertical" spacing="5"><text>a</text><text>b</text></stack>
        </example>
        <example fires="no">
          <stack direction="vertical" spacing="8"><text>a</text><text>b</text></stack>
        </example>
      </rule>
    </rules>
    """,
  ]

  private func writeProject() throws {
    for (name, text) in Self.files { try folder.write(text, to: name) }
  }

  /// Makes all files older, because a check does not trust the dates of files written a moment ago.
  private func age() throws {
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path()) {
      if !file.hasPrefix("cache") { setDate(of: file) }
    }
    letFilesSettle()
  }

  /// Sets the date of a file to one and the same in the past.
  private func setDate(of file: String) {
    var times = [timeval](repeating: timeval(tv_sec: 1_700_000_000, tv_usec: 5), count: 2)
    #expect(utimes(folder.path(file), &times) == 0)
  }

  /// Checks with the cache and without, and holds both to the same findings.
  ///
  /// Returns the number of documents on which earlier verdicts held.
  @discardableResult
  private func recalled(
    _ paths: [String] = ["in"], jobs: Int = 1, cache: String = "cache",
    _ change: (inout CheckRun) -> Void = { _ in }
  ) async throws -> Int {
    var reports: [CheckReport] = []
    for hasCache in [true, false] {
      var run = CheckRun(paths.map { folder.path($0) }, pool: WorkerPool(jobs: jobs))
      run.lint.source = .nearest
      change(&run)
      if hasCache { run.cache = try CacheFolder(folder.path(cache)) }
      reports.append(await run.run())
    }
    for format in FindingsFormat.allCases {
      #expect(format.render(reports[0]) == format.render(reports[1]))
    }
    #expect(reports[0].summary == reports[1].summary)
    #expect(reports[0].verdict == reports[1].verdict)
    #expect(reports[0].fixable == reports[1].fixable)
    let tried = reports.map {
      $0.proof?.sentence.replacing(#/, \d+ of them in an earlier run/#, with: "")
    }
    #expect(tried[0] == tried[1])
    #expect(reports[1].recalled == 0)
    return reports[0].recalled
  }

  private func replace(_ text: String, with other: String, in file: String) throws {
    let old = try folder.read(file)
    #expect(old.contains(text))
    try folder.write(old.replacing(text, with: other), to: file)
  }

  // MARK: Verdicts that hold

  @Test(arguments: [false, true]) func withNothingChangedNothingIsChecked(isOld: Bool) async throws
  {
    try writeProject()
    if isOld { try age() } else { letFilesSettle() }
    #expect(try await recalled() == 0)
    #expect(try await recalled() == 6)
    #expect(try await recalled(jobs: 2) == 6)
  }

  /// Contents count, and not dates.
  @Test func whatWasOnlyTouchedIsNotChecked() async throws {
    try writeProject()
    letFilesSettle()
    try await recalled()
    try age()
    #expect(try await recalled() == 6)
    #expect(try await recalled() == 6)
  }

  /// What holds is proved once; what does not, and what cannot be proved, in each run.
  @Test func onlyWhatChangedIsProvedAgain() async throws {
    try writeProject()
    letFilesSettle()
    func recalledProofs(_ widths: ClosedRange<Int>, isFine: Bool = false) async throws -> Int {
      var domain = ProofDomain()
      domain.widths = widths
      domain.isFine = isFine
      return try await recalled { $0.lint.proof = domain }
    }
    #expect(try await recalledProofs(320...330) == 0)
    #expect(try await recalledProofs(320...330) == 6)
    #expect(try await recalledProofs(320...331) == 0)
    #expect(try await recalledProofs(320...331, isFine: true) == 0)
    #expect(try await recalled() == 0)
    try folder.write(#"{ "name": "Bob" }"#, to: "in/a.json")
    #expect(try await recalledProofs(320...330) == 5)
    try folder.write(
      "<layout><stack direction=\"horizontal\"><view size=\"400 9\"/></stack></layout>",
      to: "in/d.layout.xml")
    letFilesSettle()
    #expect(try await recalledProofs(320...330) == 5)
    #expect(try await recalledProofs(320...330) == 5)
    var run = CheckRun([folder.path("in")], pool: WorkerPool(jobs: 1))
    run.cache = try CacheFolder(folder.path("cache"))
    run.lint.source = .nearest
    run.lint.proof = ProofDomain()
    run.lint.proof?.widths = 320...330
    let sentence = try #require(await run.run().proof?.sentence)
    #expect(sentence.hasSuffix(" of 3 documents, 2 of them in an earlier run"), "\(sentence)")
  }

  @Test func aChangedDocumentIsCheckedAlone() async throws {
    try writeProject()
    letFilesSettle()
    try await recalled()
    try replace("alone", with: "lonely", in: "in/b.layout.xml")
    #expect(try await recalled() == 5)
    letFilesSettle()
    #expect(try await recalled() == 6)
  }

  /// The number of findings that repairs would fix is counted for one form of findings only.
  @Test func anotherFormAsksForMore() async throws {
    try writeProject()
    letFilesSettle()
    try await recalled { $0.countsFixable = false }
    #expect(try await recalled { $0.countsFixable = false } == 6)
    #expect(try await recalled() < 6)
    #expect(try await recalled() == 6)
    #expect(try await recalled { $0.countsFixable = false } == 6)
  }

  // MARK: Verdicts that do not hold

  /// Whatever byte of whatever file changes, or whatever file goes, the verdict is a new one.
  @Test(arguments: files.keys.sorted()) func whateverIsReadCounts(file: String) async throws {
    try writeProject()
    letFilesSettle()
    try await recalled()
    let text = try folder.read(file)
    var holds = 0
    let isWhole = ProcessInfo.processInfo.environment["LAYOUTC_TESTS"] == "all"
    let places = text.indices.filter { !text[$0].isWhitespace }
    for (number, place) in places.enumerated() where isWhole || number % 12 == 0 {
      var other = text
      other.replaceSubrange(place...place, with: text[place] == "7" ? "8" : "7")
      try folder.write(other, to: file)
      holds = max(holds, try await recalled())
    }
    #expect(holds < 6)
    try FileManager.default.removeItem(atPath: folder.path(file))
    #expect(try await recalled() < 6)
    try FileManager.default.createDirectory(
      atPath: folder.path(file), withIntermediateDirectories: true)
    // A configuration that is a folder is none, as one that is gone.
    let isLess = try await recalled() < 6
    #expect(isLess || file == "in/.layoutc.json")
    try FileManager.default.removeItem(atPath: folder.path(file))
    try folder.write(text, to: file)
    try await recalled()
    letFilesSettle()
    #expect(try await recalled() == 6)
  }

  /// Contents of the same length under the old date are other contents.
  @Test(arguments: files.keys.sorted()) func aDateThatIsSetBackHidesNothing(
    file: String
  ) async throws {
    try writeProject()
    try age()
    try await recalled()
    #expect(try await recalled() == 6)
    let text = try folder.read(file)
    let place = try #require(text.lastIndex(of: "e"))
    try folder.write(text.replacingCharacters(in: place...place, with: "i"), to: file)
    setDate(of: file)
    letFilesSettle()
    #expect(try await recalled() < 6)
  }

  @Test func aFileThatAppearsCounts() async throws {
    try writeProject()
    try FileManager.default.removeItem(atPath: folder.path("in/a.json"))
    try FileManager.default.removeItem(atPath: folder.path("in/.layoutc.json"))
    try FileManager.default.removeItem(atPath: folder.path("in/tokens.layout.xml"))
    letFilesSettle()
    for file in ["in/tokens.layout.xml", "in/a.json", "in/.layoutc.json"] {
      try await recalled()
      try await recalled()
      try folder.write(try #require(Self.files[file]), to: file)
      try await recalled()
      letFilesSettle()
    }
    // A document that takes the name of another one.
    try await recalled()
    try folder.write("<layout name=\"D\"><text>2</text></layout>", to: "in/e.layout.xml")
    try await recalled()
    #expect(try await recalled() == 7)
  }

  /// Options of the command line are part of the question.
  @Test func otherOptionsAreOtherQuestions() async throws {
    try writeProject()
    letFilesSettle()
    try await recalled()
    #expect(try await recalled { $0.lint.disabled = ["spacing-of-one"] } == 0)
    #expect(try await recalled { $0.lint.only = ["style"] } == 0)
    #expect(try await recalled { $0.lint.source = .none } == 0)
    #expect(
      try await recalled {
        $0.lint.source = .none
        $0.lint.ruleFiles = [folder.path("house.rule.xml")]
      } == 0)
    #expect(try await recalled(["in/b.layout.xml"]) == 0)
    // The limits of a run are no part of a verdict.
    #expect(try await recalled { $0.lint.failOn = .severity(.note) } == 6)
    #expect(try await recalled { $0.lint.maxWarnings = 0 } == 6)
  }

  /// A rule that asks all documents keeps the verdicts of all or none.
  @Test func verdictsThatDependOnEachOtherFallTogether() async throws {
    try writeProject()
    try folder.write(
      #"{ "rules": { "unused-shared-declaration": "warning" } }"#, to: "in/.layoutc.json")
    letFilesSettle()
    try await recalled { $0.countsFixable = false }
    #expect(try await recalled { $0.countsFixable = false } == 6)
    // One verdict lacks the number of repairs.
    #expect(try await recalled() == 0)
    #expect(try await recalled() == 6)
    try replace("style=\"quiet\"", with: "fontSize=\"13\"", in: "in/b.layout.xml")
    #expect(try await recalled() == 0)
    try replace("style=\"quiet\"", with: "fontSize=\"13\"", in: "in/a.layout.xml")
    #expect(try await recalled() == 0)
    letFilesSettle()
    #expect(try await recalled() == 6)
  }

  /// After random changes, the findings are those of a check without a cache.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func whateverChangesItIsAsIfCheckedAnew(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    try writeProject()
    let names = Self.files.keys.sorted()
    for _ in 0..<20 {
      let name = try #require(names.randomElement(using: &random))
      let path = folder.path(name)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: try? FileManager.default.removeItem(atPath: path)
      case 1: try folder.write(try #require(Self.files[name]), to: name)
      case 2:
        // A link to another file in its place.
        try? FileManager.default.removeItem(atPath: path)
        let other = try #require(names.randomElement(using: &random))
        _ = symlink(folder.path(other), path)
      case 3: letFilesSettle()
      default:
        guard var text = try? Array(folder.read(name).utf8), !text.isEmpty else { break }
        let place = Int.random(in: text.indices, using: &random)
        text[place] = try #require(Array("<>\"{}aé4 ".utf8).randomElement(using: &random))
        try? Data(text).write(to: folder.url.appending(path: name))
      }
      try await recalled(jobs: Int.random(in: 1...2, using: &random))
    }
    for name in ["in", "base.json", "house.rule.xml"] {
      try? FileManager.default.removeItem(atPath: folder.path(name))
    }
    try writeProject()
    try await recalled()
    letFilesSettle()
    try await recalled()
    #expect(try await recalled() == 6, "seed \(seed)")
  }

  // MARK: Damaged caches, and many runs

  private func records() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path("cache"))
      .filter { $0.hasSuffix(".verdicts") }
  }

  @Test func aDamagedRecordIsNone() async throws {
    try writeProject()
    letFilesSettle()
    try await recalled()
    let record = "cache/" + (try #require(try records().first))
    let whole = try Data(contentsOf: folder.url.appending(path: record))
    for count in stride(from: 0, to: whole.count, by: 61) {
      try whole.prefix(count).write(to: folder.url.appending(path: record))
      #expect(try await recalled() == 0)
      var other = whole
      other[count] ^= 1
      try other.write(to: folder.url.appending(path: record))
      #expect(try await recalled() == 0)
    }
    try FileManager.default.removeItem(atPath: folder.path(record))
    try FileManager.default.createDirectory(
      atPath: folder.path(record), withIntermediateDirectories: true)
    #expect(try await recalled() == 0)
  }

  /// A record with a correct digest may still hold anything; that is no verdict, or a wrong one,
  /// but ends nothing.
  @Test(arguments: 0..<4 as Range<UInt64>) func aForgedRecordEndsNothing(seed: UInt64) async throws
  {
    var random = SeededGenerator(seed: seed)
    try writeProject()
    letFilesSettle()
    try await recalled()
    let record = folder.url.appending(path: "cache/" + (try #require(try records().first)))
    let whole = Array(try Data(contentsOf: record))
    let head = try #require(whole.firstIndex(of: UInt8(ascii: "\n")))
    for _ in 0..<60 {
      var body = Array(whole[(head + 1)...])
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: body.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: body[place] = UInt8.random(in: .min ... .max, using: &random)
        case 1: body[place] = UInt8(ascii: "9")
        case 2: body.remove(at: place)
        default: body.insert(UInt8(ascii: "9"), at: place)
        }
      }
      let digest = Digest(of: body.span).description
      let forged = whole[..<(head - digest.utf8.count)] + digest.utf8 + [UInt8(ascii: "\n")] + body
      try Data(forged).write(to: record)
      var run = CheckRun([folder.path("in")], pool: WorkerPool(jobs: 1))
      run.lint.source = .nearest
      run.cache = try CacheFolder(folder.path("cache"))
      let report = await run.run()
      for format in FindingsFormat.allCases { _ = format.render(report) }
    }
  }

  @Test func manyRunsShareACache() async throws {
    try writeProject()
    letFilesSettle()
    let path = folder.path("in")
    let cache = folder.path("cache")
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<8 {
        group.addTask {
          var run = CheckRun([path], pool: WorkerPool(jobs: number % 2 + 1))
          run.lint.source = .nearest
          run.cache = try CacheFolder(cache)
          return TextRenderer().render(await run.run().findings)
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
    let held = try await recalled()
    #expect(held == 6)
  }

  // MARK: The command

  @Test func theCommandKeepsVerdictsInTheFolderOfTheUser() throws {
    try writeProject()
    letFilesSettle()
    let there = ["LAYOUTC_CACHE": folder.path("cache")]
    let first = try command.run(["check", "in"], environment: there)
    #expect(try records().count == 1)
    let second = try command.run(["check", "in"], environment: there)
    #expect(first.output == second.output)
    #expect(first.status == second.status)
    #expect(
      try command.run(["check", "--no-cache", "in"], environment: there).output == first.output)
    #expect(try command.run(["check", "in"]).output == first.output)
    #expect(try command.run(["check", "--cache", "cache", "in"]).output == first.output)
    for form in ["json", "sarif", "short", "github"] {
      let outputs = try (0..<2).map { _ in
        try command.run(["check", "--format", form, "in"], environment: there).output
      }
      let plain = try command.run(["check", "--format", form, "in"]).output
      #expect(Set(outputs + [plain]).count == 1)
    }
    #expect(try records().count == 1)
    let both = try command.run(["check", "--cache", "cache", "--no-cache", "in"])
    #expect(CommandStatus(rawValue: both.status) == .usage)
  }

  /// Repairs look at the documents themselves, and the next check at what they have made of them.
  @Test func repairsAreMadeOfTheDocuments() throws {
    try writeProject()
    try folder.write(
      "<layout><stack direction=\"vertical\" spacing=\"4\"><text>d</text></stack></layout>",
      to: "in/d.layout.xml")
    letFilesSettle()
    let there = ["LAYOUTC_CACHE": folder.path("cache")]
    for words in [["in"], ["in"], ["--fix", "--dry-run", "in"], ["--fix", "in"], ["in"], ["in"]] {
      let plain = try command.run(["check", "--no-cache"] + (words.contains("--fix") ? [] : words))
      let kept = try command.run(["check"] + words, environment: there)
      if words == ["in"] { #expect(kept.output == plain.output) }
    }
    #expect(!(try folder.read("in/d.layout.xml").contains("spacing")))
  }

  @Test func withoutAFolderNothingIsKept() throws {
    try writeProject()
    #expect(try command.run(["check", "in"]).status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("cache")))
    // A folder that cannot be made is no reason to fail, unless it was named.
    let wrong = try command.run(["check", "in"], environment: ["LAYOUTC_CACHE": "base.json"])
    #expect(wrong.status == 1)
    #expect(wrong.errors.isEmpty)
    let named = try command.run(["check", "--cache", "base.json", "in"])
    #expect(CommandStatus(rawValue: named.status) == .usage)
  }
}

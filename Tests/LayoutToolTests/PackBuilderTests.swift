import Foundation
import LayoutEngine
import LayoutRuntime
import LayoutTool
import TestSupport
import Testing

/// What a server makes of documents in its own process.
struct PackBuilderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let card = """
    <layout name="Card">
      <import src="parts.layout.xml"/>
      <param name="title" type="String"/>
      <stack direction="vertical">
        <Badge label="{title}"/>
      </stack>
    </layout>

    """

  private static let parts = """
    <library name="Parts">
      <component name="Badge">
        <param name="label" type="String"/>
        <text>{label}</text>
      </component>
    </library>

    """

  private static func screen(_ name: String, _ text: String = "Hello") -> String {
    "<layout name=\"\(name)\"><text id=\"words\">\(text)</text></layout>\n"
  }

  /// Writes the card and its components, and returns a builder of the folder.
  private func builder() throws -> PackBuilder {
    try folder.write(Self.card, to: "card.layout.xml")
    try folder.write(Self.parts, to: "parts.layout.xml")
    return PackBuilder(folder.path(""))
  }

  /// Returns the errors of a builder that should not make a pack.
  private func errors(of builder: PackBuilder) async -> DocumentErrors? {
    do throws(DocumentErrors) {
      _ = try await builder.pack()
      Issue.record("there is a pack")
      return nil
    } catch {
      return error
    }
  }

  // MARK: Packs

  @Test func aPackIsThatOfTheCommand() async throws {
    let pack = try await builder().pack()
    #expect(pack.documents == ["Card"])
    let file = folder.path("app.layoutpack")
    let outcome = try BuiltCommand().run(["pack", folder.path(""), "-o", file])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try Array(Data(contentsOf: URL(filePath: file))) == pack.bytes)
    let screen = try LoadedLayout(pack.bytes).with(Values(["title": "Café"]))
    let card = RunningLayout(
      screen, in: .width(390), measurer: FixedTextMetrics(width: 10, height: 20))
    #expect(card.result.size == LayoutSize(width: 390, height: 20))
  }

  @Test func aPackIsForAnAppThatCanShowIt() async throws {
    var builder = try builder()
    (builder.name, builder.number) = ("shop", 12)
    builder.catalogue = folder.path("app-3.json")
    let outcome = try BuiltCommand().run(
      ["catalogue", folder.path(""), "-o", folder.path("app-3.json")])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let pack = try await builder.pack()
    let screen = try LoadedLayout(pack.bytes, named: "shop", notOlderThan: 12)
    #expect(screen.packNumber == 12)
    try folder.write(
      """
      <layout name="Map"><element name="Map" view="MapView"/><Map/></layout>

      """, to: "map.layout.xml")
    let findings = await errors(of: builder)?.findings ?? []
    #expect(findings.map(\.kind) == ["missing-in-app"])
    #expect(findings.first?.message.contains("MapView") == true)
    builder.catalogue = folder.path("none.json")
    #expect(await errors(of: builder)?.findings.map(\.kind) == ["unreadable-file"])
    builder.catalogue = nil
    builder.number = -1
    #expect(await errors(of: builder)?.description.contains("the number -1") == true)
  }

  @Test func aPackIsSignedByWhatKeepsTheKey() async throws {
    let key = Array(repeating: UInt8(7), count: 32)
    var builder = try builder()
    let plain = try await builder.pack().bytes
    builder.signing = PackSigning(publicKey: key) { message in
      Array(repeating: UInt8(truncatingIfNeeded: message.count), count: 64)
    }
    let signed = try await builder.pack().bytes
    #expect(signed.count == plain.count + 104)
    #expect(Array(signed.suffix(104).prefix(40)) == Array("LAYOUTSG".utf8) + key)
    #expect(signed.last == UInt8(truncatingIfNeeded: signed.count - 64))
    #expect(throws: Never.self) { try LoadedLayout(signed) }
    #expect(PackSigning(publicKey: [1]) { $0 } == nil)
  }

  @Test func aPackWithoutItsSignatureIsAnError() async throws {
    var builder = try builder()
    let key = Array(repeating: UInt8(7), count: 32)
    builder.signing = PackSigning(publicKey: key) { (_) throws(PackSigning.Failure) in
      throw PackSigning.Failure("the service is away")
    }
    #expect(
      await errors(of: builder)?.findings.map(\.message)
        == ["the pack cannot be signed: the service is away"])
    builder.signing = PackSigning(publicKey: key) { _ in [1, 2, 3] }
    #expect(
      await errors(of: builder)?.findings.map(\.message)
        == ["the pack cannot be signed: a signature of 3 bytes"])
  }

  @Test func aTagStandsForTheContent() async throws {
    let builder = try builder()
    let first = try await builder.pack()
    let same = try await builder.pack()
    #expect(first.tag == same.tag)
    #expect(first.tag == PackPatch.hash(of: first.bytes))
    try folder.write(Self.parts.replacing("{label}", with: "{label}!"), to: "parts.layout.xml")
    let other = try await builder.pack()
    #expect(first.tag != other.tag)
  }

  @Test func aPatchMakesANewerPackOfAnOlderOne() async throws {
    var builder = try builder()
    builder.number = 1
    let old = try await builder.pack()
    builder.number = 2
    let new = try await builder.pack()
    let patch = try #require(new.patch(from: old.bytes))
    #expect(patch.count < new.bytes.count)
    #expect(try PackPatch(patch).applied(to: old.bytes) == new.bytes)
    #expect(new.patch(from: [1, 2, 3]) == nil)
  }

  @Test func stringsFilesAreInThePack() async throws {
    var builder = try builder()
    builder.texts = ["words/de.strings": "\"Hello\" = \"Hallo\";"]
    builder.strings = ["words/de.strings"]
    let pack = try await builder.pack()
    #expect(try LoadedLayout(pack.bytes).catalogs().count == 1)
    builder.strings = ["words/fr.strings"]
    let errors = await errors(of: builder)
    #expect(errors?.findings.map(\.kind) == ["unreadable-file"])
    let found = await builder.findings()
    #expect(found == errors?.findings)
  }

  @Test func eachStringsFileShouldHaveEachText() async {
    let words = "\"Hello\" = \"Hallo\";\n"
    var builder = PackBuilder(
      texts: [
        "a.layout.xml": "<layout name=\"A\"><text>Hello</text></layout>\n",
        "de.strings": words, "fr.strings": "\"Goodbye\" = \"Adieu\";\n",
      ], strings: ["de.strings"])
    let whole = await builder.findings()
    #expect(whole == [])
    builder.strings = ["de.strings", "fr.strings", "fr.strings"]
    let found = await builder.findings()
    #expect(found.map(\.kind) == ["missing-translation"])
  }

  // MARK: Texts in memory

  @Test func documentsMayBeInMemoryOnly() async throws {
    let builder = PackBuilder(
      texts: ["memory/card.layout.xml": Self.card, "memory/parts.layout.xml": Self.parts])
    let found = await builder.findings()
    #expect(found == [])
    let pack = try await builder.pack()
    #expect(pack.documents == ["Card"])
    #expect(pack.sources.files == [])
    #expect(!pack.sources.haveChanged)
  }

  @Test func aTextIsReadInPlaceOfItsFile() async throws {
    var builder = try builder()
    let saved = try await builder.pack()
    builder.texts[folder.path("parts.layout.xml")] = Self.parts.replacing("Badge", with: "Label")
    let errors = await errors(of: builder)
    #expect(errors?.findings.map(\.kind) == ["unknown-element"])
    builder.texts[folder.path("card.layout.xml")] = Self.card.replacing("Badge", with: "Label")
    let pack = try await builder.pack()
    #expect(pack.documents == saved.documents)
    #expect(pack.bytes != saved.bytes)
  }

  @Test func aFolderWithATextIsNotEmpty() async throws {
    var builder = PackBuilder(folder.path(""))
    let errors = await errors(of: builder)
    #expect(errors?.findings.map(\.message) == ["it has no documents"])
    builder.texts[folder.path("new.layout.xml")] = Self.screen("New")
    let found = await builder.findings()
    #expect(found == [])
    let pack = try await builder.pack()
    #expect(pack.documents == ["New"])
  }

  @Test func twoTextsOfOneNameAreFound() async throws {
    let builder = PackBuilder(
      texts: ["a.layout.xml": Self.screen("Same"), "b.layout.xml": Self.screen("Same")])
    let found = await builder.findings()
    #expect(found.map(\.kind) == ["duplicate-document"])
    let errors = await errors(of: builder)
    #expect(errors?.description == ":1: two documents have the name 'Same' [pack]")
  }

  // MARK: Findings

  @Test func findingsAreValues() async throws {
    let text = "<layout name=\"Häuser\">\n  <!-- ä --><view colour=\"red\"/>\n</layout>\n"
    let builder = PackBuilder(texts: ["a.layout.xml": text])
    let found = await builder.findings()
    let errors = await errors(of: builder)
    #expect(errors?.findings == found)
    let finding = try #require(found.first)
    #expect(finding.file == "a.layout.xml")
    #expect((finding.line, finding.column) == (2, 19))
    #expect(finding.severity == .error)
    #expect(finding.kind == "unknown-attribute")
    let json = JSONEncoder()
    json.outputFormatting = .sortedKeys
    let written = String(decoding: try json.encode(finding), as: UTF8.self)
    #expect(
      written.hasPrefix(
        #"{"column":19,"file":"a.layout.xml","kind":"unknown-attribute","line":2,"message":"'colour'"#
      ), "\(written)")
    #expect(written.hasSuffix(#","severity":"error"}"#))
  }

  @Test func warningsDoNotPreventAPack() async throws {
    let text = "<layout name=\"A\"><param name=\"b\" type=\"String\"/><text>A</text></layout>\n"
    let builder = PackBuilder(texts: ["a.layout.xml": text])
    let found = await builder.findings()
    #expect(!found.isEmpty && !found.contains(where: \.isError), "\(found)")
    #expect(try await builder.pack().documents == ["A"])
  }

  @Test func proofsTryAllWidths() async {
    let text = """
      <layout name="Row" widths="200...320">
        <stack direction="horizontal">
          <text flexShrink="1">Two coffees</text>
          <view size="180 20"/>
        </stack>
      </layout>

      """
    let builder = PackBuilder(texts: ["row.layout.xml": text])
    let found = await builder.findings()
    #expect(found == [])
    let proved = await builder.findings(proving: true)
    #expect(proved.contains { $0.kind == "broken-word" }, "\(proved)")
  }

  @Test(arguments: ["-", "missing.layout.xml", ""])
  func whatCannotBeReadIsAFinding(_ path: String) async {
    let errors = await errors(of: PackBuilder(path))
    #expect(errors?.findings.map(\.kind) == ["unreadable-file"])
    let found = await PackBuilder(path).findings()
    #expect(found.map(\.kind) == ["unreadable-file"])
  }

  @Test func aPackOfNothingIsAnError() async throws {
    let errors = await errors(of: PackBuilder(texts: ["parts.layout.xml": Self.parts]))
    #expect(errors?.findings.map(\.message) == ["there is no document to pack"])
  }

  // MARK: Sources

  /// Returns the sources of a pack whose files were not written a moment ago.
  private func settledSources(of builder: PackBuilder) async throws -> PackSources {
    for _ in 0..<100 {
      let sources = try await builder.pack().sources
      if !sources.haveChanged { return sources }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("the files do not settle")
    return try await builder.pack().sources
  }

  @Test func sourcesTellWhenAnythingHasChanged() async throws {
    let builder = try builder()
    let sources = try await settledSources(of: builder)
    let names = sources.files.map { $0.split(separator: "/").last }
    #expect(names == ["card.layout.xml", "parts.layout.xml"])
    try folder.write(Self.parts.replacing("{label}", with: "{label}!"), to: "parts.layout.xml")
    #expect(sources.haveChanged)
    let second = try await settledSources(of: builder)
    try folder.write(Self.screen("New"), to: "deeper/new.layout.xml")
    #expect(second.haveChanged)
    let third = try await settledSources(of: builder)
    try FileManager.default.removeItem(atPath: folder.path("deeper"))
    #expect(third.haveChanged)
  }

  @Test func aMissingImportIsASource() async throws {
    let path = try folder.write(Self.card, to: "card.layout.xml")
    try await Task.sleep(for: .milliseconds(100))
    let errors = try #require(await errors(of: PackBuilder(path)))
    #expect(!errors.sources.haveChanged)
    try folder.write(Self.parts, to: "parts.layout.xml")
    #expect(errors.sources.haveChanged)
  }

  // MARK: Many at once

  /// What a call gives, to be compared with that of another one.
  private struct Answer: Equatable {
    var bytes: [UInt8] = []
    var errors: [LayoutFinding] = []
    var findings: [LayoutFinding] = []
  }

  private static func answer(of builder: PackBuilder) async -> Answer {
    var answer = Answer()
    do throws(DocumentErrors) {
      answer.bytes = try await builder.pack().bytes
    } catch {
      answer.errors = error.findings
    }
    answer.findings = await builder.findings()
    return answer
  }

  @Test func manyTasksGetWhatEachGetsAlone() async throws {
    let folder = try builder()
    let builders =
      (0..<6).map { number in
        PackBuilder(
          texts: [
            "m/card.layout.xml": Self.card, "m/parts.layout.xml": Self.parts,
            "m/s\(number).layout.xml": Self.screen("S\(number)", "Number \(number)"),
          ])
      } + [
        folder, folder,
        PackBuilder(texts: ["broken.layout.xml": "<layout><view colour=\"red\"/><text>"]),
        PackBuilder(texts: ["broken.layout.xml": "<layout>\u{1}&nothing;"]),
        PackBuilder(texts: ["m/card.layout.xml": Self.card]),
        PackBuilder(PackageRoot.appending("Samples").path()),
      ]
    var alone: [Answer] = []
    for builder in builders { alone.append(await Self.answer(of: builder)) }
    #expect(alone.count { $0.bytes.isEmpty } == 3)
    #expect(Set(alone.map(\.bytes)).count == 9)
    let together = await withTaskGroup(of: (Int, Answer).self) { group in
      for number in 0..<60 {
        let place = number % builders.count
        group.addTask { (place, await Self.answer(of: builders[place])) }
      }
      var answers: [(Int, Answer)] = []
      for await answer in group { answers.append(answer) }
      return answers
    }
    #expect(together.count == 60)
    for (place, answer) in together { #expect(answer == alone[place], "\(place)") }
  }

  #if os(Linux)
    /// The memory of this process in KiB.
    private static func memory() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      return try #require(status.firstMatch(of: #/VmRSS:\s+(\d+)/#).flatMap { Int($0.1) })
    }

    /// Other tests would change the memory of this process, so that another one is measured.
    @Test func hundredsOfPacksLeaveNothingBehind() async {
      await #expect(processExitsWith: .success) {
        let builders = [
          PackBuilder(texts: ["m/card.layout.xml": Self.card, "m/parts.layout.xml": Self.parts]),
          PackBuilder(texts: ["a.layout.xml": "<layout><view colour=\"red\"/><text>"]),
        ]
        func work(_ count: Int) async {
          for _ in 0..<count { for builder in builders { _ = await Self.answer(of: builder) } }
        }
        // What is kept for good is there by then.
        await work(240)
        // What leaks is more in each stretch; the system's own pages are in some of them.
        var grown: [Int] = []
        while grown.count < 3, grown.allSatisfy({ $0 >= 1_024 }) {
          let before = try Self.memory()
          await work(120)
          grown.append(try Self.memory() - before)
        }
        #expect(grown.contains { $0 < 1_024 }, "\(grown) KiB more")
      }
    }
  #endif
}

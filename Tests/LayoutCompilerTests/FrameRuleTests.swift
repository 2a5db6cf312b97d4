import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import Oracles
import TestSupport
import Testing

/// Rules that need solved frames find what their examples show, name the trial, and have working
/// repairs.
struct FrameRuleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let rules = RuleRegistry.examples.filter(\.asksFrames)

  private func findings(
    in document: some Collection<UInt8>, asking id: DiagnosticID? = nil
  ) async throws -> [FileFindings] {
    try folder.write(String(decoding: document, as: UTF8.self), to: "example.layout.xml")
    var check = CheckRun([folder.url.appending(path: "example.layout.xml").path()])
    if let id { check.rules.set(id, isOn: true) }
    if Self.rules.contains(where: { $0.asksProof && $0.finding == id }) {
      check.lint.proof = ProofDomain()
      // It would report what other examples say only to be complete.
      if id != IdleAttribute.finding { check.rules.set(IdleAttribute.finding, isOn: false) }
    }
    return await check.run().findings
  }

  private func findings(
    in document: String, asking id: DiagnosticID? = nil
  ) async throws -> [FileFindings] {
    try await findings(in: document.utf8, asking: id)
  }

  @Test(arguments: rules.map(\.finding))
  func examplesAreWhatTheySay(finding: DiagnosticID) async throws {
    let rule = try #require(Self.rules.first { $0.finding == finding })
    for document in rule.wrong {
      let found = try await findings(in: document, asking: finding).flatMap(\.diagnostics)
      #expect(!found.isEmpty && found.allSatisfy { $0.id == finding }, "\(document)")
    }
    for document in rule.right {
      let found = try await findings(in: document, asking: finding).flatMap(\.diagnostics)
      #expect(found.map(\.id) == [])
    }
  }

  @Test(arguments: rules.map(\.finding))
  func repairsCureThem(finding: DiagnosticID) async throws {
    let rule = try #require(Self.rules.first { $0.finding == finding })
    for document in rule.wrong {
      let found = try await findings(in: document, asking: finding).flatMap(\.diagnostics)
      for fix in found.flatMap(\.fixes) {
        let repaired = Repairing.apply(fix.edits, to: Array(document.utf8))
        let left = try await findings(in: repaired, asking: finding).flatMap(\.diagnostics)
        #expect(left.count < found.count, "\(fix.title)")
        #expect(left.allSatisfy { $0.id == finding }, "\(fix.title)")
      }
    }
  }

  @Test func theyAreToldWithTheTrialThatShowsThem() async throws {
    var text = ""
    for rule in Self.rules {
      for document in rule.wrong {
        let found = try await findings(in: document, asking: rule.finding).map { file in
          FileFindings(
            source: SourceText(name: "example.layout.xml", bytes: Array(document.utf8)),
            diagnostics: file.diagnostics)
        }
        text += TextRenderer().render(found) + "\n"
      }
    }
    try SnapshotFolder().expect(text, named: "frame-rules.txt")
  }

  /// Previews with the same data are solved together, but reported in the order of the document.
  @Test func theFirstPreviewThatProvesItIsTold() async throws {
    try folder.write(#"{ "name": "A" }"#, to: "short.json")
    try folder.write(#"{ "name": "A name that is longer than the row is wide" }"#, to: "long.json")
    let found = try await findings(
      in: """
        <layout name="Example">
          <param name="name" type="String"/>
          <preview name="wide" width="300" data="short.json"/>
          <preview name="long" width="100" data="long.json"/>
          <preview name="narrow" width="30" data="short.json"/>
          <stack direction="horizontal">
            <view id="icon" size="24 24"/>
            <text>{name}</text>
          </stack>
        </layout>

        """)
    let labels = found.flatMap(\.diagnostics).compactMap(\.label)
    #expect(labels.count == 1)
    #expect(labels.allSatisfy { $0.hasPrefix("in the preview 'long' by ") }, "\(labels)")
  }

  /// Of a row that is too long the widest child is told, whichever of them ends outside.
  @Test func aRowIsToldOnce() async throws {
    let document = """
      <layout name="Example">
        <preview width="200"/>
        <stack direction="horizontal" spacing="8">
          <text content="A name that is long enough"/>
          <text content="12.50"/>
          <center><text content="x"/></center>
        </stack>
      </layout>

      """
    let told = try await findings(in: document).flatMap(\.diagnostics)
      .filter { $0.id.name == "text-runs-out" }
    let widest = try #require(document.firstRange(of: "text content=\"A name"))
    #expect(told.map(\.range.start) == [UInt32(widest.lowerBound.utf16Offset(in: document))])
    #expect(told.first?.label?.hasPrefix("in the preview by ") == true)
  }

  /// The words of a placeholder are nobody's, and the words of data somebody's.
  @Test(arguments: [("", 0), (" data=\"day.json\"", 1)])
  func aWordIsSplitIfSomebodyWroteIt(data: String, count: Int) async throws {
    try folder.write(#"{ "day": "Wednesday" }"#, to: "day.json")
    let found = try await findings(
      in: """
        <layout name="Example">
          <param name="day" type="String"/>
          <preview width="200"\(data)/>
          <stack direction="horizontal">
            <text width="24">{day}</text>
          </stack>
        </layout>

        """)
    #expect(found.flatMap(\.diagnostics).count { $0.id.name == "split-word" } == count)
  }

  /// Letters are lower than their line, which is 20.67 points high here.
  @Test(arguments: [(18, 0), (12, 1)])
  func aLineMayStandOutALittle(height: Int, count: Int) async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="120"/>
          <stack direction="vertical">
            <stack direction="vertical" height="\(height)"><text content="A line"/></stack>
          </stack>
        </layout>

        """)
    #expect(found.flatMap(\.diagnostics).count { $0.id.name == "overflowing-text" } == count)
  }

  /// Of boxes in one another the innermost is told, which is the one to grow.
  @Test func theInnermostBoxIsTold() async throws {
    let document = """
      <layout name="Example">
        <preview width="120"/>
        <stack direction="vertical">
          <stack direction="vertical" height="44">
            <stack direction="vertical" height="40">
              <text content="A sentence that needs three lines"/>
            </stack>
          </stack>
        </stack>
      </layout>

      """
    let told = try await findings(in: document).flatMap(\.diagnostics)
      .filter { $0.id.name == "overflowing-text" }
    let inner = try #require(document.firstRange(of: "height=\"40\""))
    #expect(told.map(\.range.start) == [UInt32(inner.lowerBound.utf16Offset(in: document))])
  }

  /// A bar of a share is as long as its value only if nothing else makes it so.
  @Test(arguments: [("wrapper", 1), ("stack direction=\"horizontal\"", 0)])
  func aComputedLengthCounts(parent: String, count: Int) async throws {
    let name = parent.prefix { $0 != " " }
    let found = try await findings(
      in: """
        <layout name="Example">
          <param name="share" type="Number" default="0.4"/>
          <preview width="200"/>
          <stack direction="vertical">
            <\(parent) height="4"><view width="{share * 100}" backgroundColor="#000"/></\(name)>
          </stack>
        </layout>

        """)
    #expect(found.flatMap(\.diagnostics).count { $0.id.name == "overruled-size" } == count)
  }

  /// A text that keeps its length is as narrow as its author says.
  @Test(arguments: [("0", 0), ("1", 1)])
  func aTextVanishesOnlyIfItMayShrink(factor: String, count: Int) async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="200"/>
          <stack direction="horizontal">
            <text content="Name" flexShrink="\(factor)" maxWidth="3"/>
            <view id="bar" size="20 20"/>
          </stack>
        </layout>

        """)
    #expect(found.flatMap(\.diagnostics).count { $0.id.name == "text-vanishes" } == count)
  }

  /// The body of a component of the same file is checked where the component is used.
  @Test func bodiesOfComponentsAreLookedAt() async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <component name="Row">
            <param name="title" type="Text"/>
            <stack direction="horizontal">
              <view id="icon" size="24 24"/>
              <text>{title}</text>
            </stack>
          </component>
          <preview width="100"/>
          <stack direction="vertical">
            <Row title="A title that is too long"/>
            <Row title="Short"/>
          </stack>
        </layout>

        """)
    #expect(found.flatMap(\.diagnostics).map(\.id.name) == ["text-runs-out"])
  }

  /// A text fits in one preview and not in another, depending on the data.
  @Test func dataOfAPreviewAreTakenAsTheyAre() async throws {
    let document = """
      <layout name="Example">
        <param name="title" type="String"/>
        <preview name="phone" width="100" data="data.json"/>
        <stack direction="horizontal">
          <text>{title}</text>
        </stack>
      </layout>

      """
    try folder.write(#"{"title": "Hi"}"#, to: "data.json")
    #expect(try await findings(in: document).flatMap(\.diagnostics).map(\.id.name) == [])
    try folder.write(#"{"title": "A title that is too long"}"#, to: "data.json")
    let found = try await findings(in: document).flatMap(\.diagnostics)
    #expect(found.map(\.id.name) == ["text-runs-out"])
    #expect(found.first?.label?.hasPrefix("in the preview 'phone' by ") == true)
  }

  @Test func documentsWithErrorsAreNotSolved() async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="100"/>
          <stack direction="horizontal">
            <text content="A title that is too long" flexGrow="much"/>
          </stack>
        </layout>

        """)
    #expect(found.flatMap(\.diagnostics).allSatisfy { $0.severity == .error })
  }
}

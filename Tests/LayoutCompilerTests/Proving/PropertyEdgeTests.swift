import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutRules
import TestSupport
import Testing

/// Each property breaks exactly from the point on at which its page says so, with figures worked
/// out by hand: at a width of 320 and a scale of 2, a pixel is half a point.
struct PropertyEdgeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func report(
    on document: String, _ change: (inout ProofDomain) -> Void = { _ in }
  ) async throws -> CheckReport {
    try folder.write(document, to: "example.layout.xml")
    var check = CheckRun([folder.path("example.layout.xml")])
    var domain = ProofDomain()
    domain.widths = 320...320
    domain.textSizes = [1]
    domain.appearances = []
    change(&domain)
    check.lint.proof = domain
    // Where a rule has the reason, a proof is silent.
    check.lint.disabled = [IdleAttribute.finding.name, "split-word", "overflowing-text"]
    return await check.run()
  }

  /// Returns the findings of a proof on elements at a width of 320, as `name: label`.
  private func findings(
    in elements: String, _ change: (inout ProofDomain) -> Void = { _ in }
  ) async throws -> [String] {
    let report = try await report(
      on: "<layout name=\"E\">\n<preview width=\"320\" scale=\"2\"/>\n\(elements)\n</layout>\n",
      change
    )
    return report.findings.flatMap(\.diagnostics).filter { $0.proof != nil }.map {
      "\($0.id.name): \(($0.label ?? "").replacing(" at a width of 320", with: ""))"
    }
  }

  @Test(arguments: [
    // A clip cuts what leaves it.
    (#"<clip width="100" height="20"><view size="400 20"/></clip>"#, []),
    (
      #"<stack direction="horizontal"><view size="400 20"/></stack>"#,
      ["leaves-parent: outside by 80 points"]
    ),
    // Of a text in a flexbox of Yoga's, rounding takes two pixels, and no third.
    (
      #"<stack direction="vertical"><flex direction="row" width="100">"#
        + #"<text width="101" height="30" flexShrink="0">A</text></flex></stack>"#, []
    ),
    (
      #"<stack direction="vertical"><flex direction="row" width="100">"#
        + #"<text width="101.5" height="30" flexShrink="0">A</text></flex></stack>"#,
      ["leaves-parent: outside by 1.5 points"]
    ),
    // What a flexbox rounds around a stack is a pixel.
    (
      #"<flex direction="row"><stack direction="horizontal" width="100" flexShrink="0">"#
        + #"<view size="100.5 20"/></stack></flex>"#, []
    ),
    // A child that grows is rounded up by a pixel, and all else by half of one.
    (
      #"<stack direction="vertical"><stack direction="horizontal" width="100">"#
        + #"<view size="100.5 20" flexGrow="1"/></stack></stack>"#, []
    ),
    (
      #"<stack direction="vertical"><stack direction="horizontal" width="100">"#
        + #"<view size="101 20" flexGrow="1"/></stack></stack>"#,
      ["leaves-parent: outside by 1 point"]
    ),
    // What is in an alternative that was not taken is not there.
    (
      #"<fit axis="horizontal"><stack direction="horizontal"><stack direction="horizontal" width="330">"#
        + #"<view size="350 20"/></stack></stack><view size="10"/></fit>"#, []
    ),
  ])
  func whatLeavesItsParent(elements: String, found: [String]) async throws {
    #expect(try await findings(in: elements) == found)
  }

  /// What an alternative held at the last width at which it was taken is no longer there.
  @Test func anAlternativeCountsWhereItIsTaken() async throws {
    let found = try await findings(
      in: #"<fit axis="horizontal"><stack direction="horizontal"><view size="325 20"/></stack>"#
        + #"<stack direction="horizontal"><stack direction="horizontal" width="300">"#
        + #"<view size="310 20"/></stack></stack></fit>"#
    ) { $0.widths = 320...330 }
    #expect(found == ["leaves-parent: outside by 10 points; from 320 to 324"])
  }

  @Test(arguments: [
    // The first child is 20 points higher than its row, over the third one.
    (
      #"<grid columns="100 100" rows="20 20"><view size="60 40"/><view size="60 20"/>"#
        + #"<view size="60 20"/></grid>"#, ["overlap: by 20 points"]
    ),
    // Cells by name may be the same.
    (
      #"<grid columns="100 100" rows="40"><view size="60 20" column="1" row="1"/>"#
        + #"<view size="60 20" column="1" row="1"/></grid>"#, []
    ),
    // The second line begins where the first one ends.
    (
      #"<stack direction="horizontal" flexWrap="wrap"><text width="200" height="30">A</text>"#
        + #"<text width="100" height="30">B</text><text width="100" height="30">C</text></stack>"#,
      []
    ),
    // A row with a direction of its own is read in that.
    (
      #"<flex direction="row" layoutDirection="rtl"><text>A</text><text>B</text></flex>"#, []
    ),
    (
      #"<flex direction="rowReverse"><text>A</text><text>B</text></flex>"#,
      ["reading-order: it stands before the one before in its line"]
    ),
  ])
  func whatStandsBesideOthers(elements: String, found: [String]) async throws {
    let all = try await findings(in: elements)
    #expect(all.map { String($0.prefix { $0 != ";" }) } == found)
  }

  @Test(arguments: [
    // A number of lines does not allow none.
    (#"<text maxLines="1" height="4">Hello</text>"#, ["cut-text: no line of it can be seen"]),
    (#"<text maxLines="1" width="60">Hello there</text>"#, []),
    // A word may break where the text says how it is cut.
    (#"<text width="20" truncation="tail">Donau</text>"#, []),
    (#"<text width="20">Donau</text>"#, ["broken-word: a word is wider than 20 points"]),
  ])
  func whatIsCut(elements: String, found: [String]) async throws {
    #expect(
      try await findings(in: "<stack direction=\"vertical\">\(elements)</stack>") == found)
  }

  /// Words may break in the five largest sizes of text.
  @Test(arguments: [(1.353, false, 1), (1.647, false, 0), (1.647, true, 1)])
  func brokenWordsAreAskedUpToASize(textSize: Float, isFull: Bool, count: Int) async throws {
    let text = "<stack direction=\"vertical\"><text width=\"20\">Donau</text></stack>"
    let found = try await findings(in: text) {
      $0.textSizes = [textSize]
      $0.isFull = isFull
    }
    #expect(found.count { $0.hasPrefix("broken-word: ") } == count, "\(found)")
  }

  /// A grey of 3.95 to 1 on white is enough for letters of 24 points.
  @Test(arguments: [
    (24, []), (23, ["unreadable: a contrast of 3.95, less than 4.5, in the light"]),
  ])
  func largeLettersNeedLess(fontSize: Int, found: [String]) async throws {
    let text = "<text fontSize=\"\(fontSize)\" color=\"#808080\">Hello</text>"
    #expect(try await findings(in: text) { $0.appearances = [.light] } == found)
  }

  /// What is narrower than a phone stands on something of which nothing is known.
  @Test(arguments: [(319, 0), (320, 1)])
  func aFragmentHasNoBackground(widest: Int, count: Int) async throws {
    let found = try await findings(in: "<text color=\"#DDDDDD\">Hello</text>") {
      $0.widths = 310...widest
      $0.appearances = [.light]
    }
    #expect(found.count == count, "\(found)")
  }

  /// Colors are compared in the data of each preview, at its width and at both ends.
  @Test func colorsOfEachPreviewAreCompared() async throws {
    try folder.write(#"{"isPale": true}"#, to: "pale.json")
    try folder.write(#"{"isPale": false}"#, to: "dark.json")
    let report = try await report(
      on: """
        <layout name="E">
          <param name="isPale" type="Bool"/>
          <preview name="dark" width="322" data="dark.json"/>
          <preview name="pale" width="322" data="pale.json"/>
          <stack direction="horizontal">
            <if test="{isPale}"><if minWidth="324"><text color="#DDDDDD">Hello</text></if></if>
          </stack>
        </layout>

        """
    ) {
      $0.widths = 320...324
      $0.appearances = nil
    }
    #expect(
      report.findings.flatMap(\.diagnostics).map { $0.label ?? "" } == [
        "a contrast of 1.36, less than 4.5 at a width of 324, in the light, in the preview 'pale'"
      ])
  }

  // MARK: The domain

  /// Halves and thirds are between all whole points, also at the end.
  @Test(arguments: [(320.3, 320.4), (320.45, 320.55), (320.6, 320.7)])
  func partsOfPointsAreTried(from: Double, to: Double) async throws {
    let found = try await findings(
      in: """
        <stack direction="horizontal">
        <if minWidth="\(from)" maxWidth="\(to)"><view size="400 20"/></if>
        </stack>
        """
    ) {
      $0.widths = 320...321
      $0.isFine = true
    }
    #expect(found.count == 1)
  }

  /// Previews that differ in one of these respects are tried both.
  @Test(arguments: [
    "scale=\"3\"", "language=\"de\"", "safeArea=\"10\"", "appearance=\"dark\"", "height=\"400\"",
  ])
  func previewsThatDifferAreTriedEach(attribute: String) async throws {
    let document = """
      <layout name="E">
        <preview name="one" width="320"/>
        <preview name="other" width="321" \(attribute)/>
        <view size="20"/>
      </layout>

      """
    let other = try await report(on: document)
    #expect(other.proof?.json.contains("\"previews\": 2,") == true)
    let same = try await report(on: document.replacing(attribute, with: ""))
    #expect(same.proof?.json.contains("\"previews\": 1,") == true)
  }

  /// All texts of a known length are empty in one trial, and as long as they may be in another.
  @Test(arguments: [
    ("", "with all texts empty"), ("mmm", "with all texts as long as they may be"),
  ])
  func textsAreTriedTogether(text: String, words: String) async throws {
    try folder.write(#"{"a": "x", "b": "y"}"#, to: "texts.json")
    let report = try await report(
      on: """
        <layout name="E">
          <param name="a" type="String" maxLength="3"/>
          <param name="b" type="String" maxLength="3"/>
          <preview width="320" data="texts.json"/>
          <stack direction="horizontal">
            <if test="{a == '\(text)' and b == '\(text)'}"><view size="400 20"/></if>
          </stack>
        </layout>

        """)
    #expect(
      report.findings.flatMap(\.diagnostics).map { $0.label ?? "" } == [
        "outside by 80 points at a width of 320, \(words)"
      ])
  }

  /// All heights are tried in the data of previews, and both ends in data that differ.
  @Test func heightsAreTriedInPart() async throws {
    try folder.write(#"{"isOpen": true}"#, to: "open.json")
    let report = try await report(
      on: """
        <layout name="E" heights="10...19">
          <param name="isOpen" type="Bool"/>
          <preview width="320" data="open.json"/>
          <stack direction="vertical"><if test="{isOpen}"><view size="9"/></if></stack>
        </layout>

        """)
    // One width in both directions: at both ends in both data, and at ten heights in one.
    #expect(report.proof?.json.contains("\"solves\": 28,") == true, "\(report.proof?.json ?? "")")
  }

  /// The report counts the variants of a component, and says of which subject a violation is.
  @Test func componentsHaveTheirOwnTrials() async throws {
    let report = try await report(
      on: """
        <layout name="E">
          <component name="Row" widths="100...101">
            <param name="isOpen" type="Bool"/>
            <stack direction="horizontal"><view size="110 20"/></stack>
          </component>
          <preview width="320"/>
          <stack direction="vertical"><Row isOpen="true" width="200"/></stack>
        </layout>

        """)
    let json = report.proof?.json ?? ""
    #expect(json.contains("\"variants\": 1,") && json.contains("\"subject\": 1,"), "\(json)")
    #expect(!json.contains("\"subject\": 0,"))
    #expect(report.proof?.sentence.contains(", 1 variant of the data") == true)
  }
}

import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutRules
import SeededRandom
import TestSupport
import Testing

/// `check --prove` finds a property broken at exactly the widths, text sizes and directions at
/// which it is, and nothing else.
struct ProofTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func report(
    on document: String, widths: ClosedRange<Int>? = 320...420, isFull: Bool = false,
    appearances: [LayoutEnvironment.ColorScheme]? = nil, source: LintRequest.Source = .none
  ) async throws -> CheckReport {
    try folder.write(document, to: "example.layout.xml")
    var check = CheckRun([folder.path("example.layout.xml")])
    var domain = ProofDomain()
    domain.widths = widths
    domain.isFull = isFull
    domain.appearances = appearances
    check.lint.proof = domain
    check.lint.source = source
    // These have tests of their own, and a proof is silent where a rule has the reason.
    check.lint.disabled = [IdleAttribute.finding.name, "split-word", "overflowing-text"]
    return await check.run()
  }

  /// Returns each finding as `name: label`.
  private func findings(
    in document: String, widths: ClosedRange<Int>? = 320...420
  ) async throws -> [String] {
    try await report(on: document, widths: widths).findings.flatMap(\.diagnostics).map {
      "\($0.id.name): \($0.label ?? "")"
    }
  }

  /// A text that is cut may be unreadable as well, which another finding says.
  @Test func colorsAreToldBesideFrames() async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390"/>
          <stack direction="vertical" backgroundColor="#FFFFFF">
            <text height="24" color="#EEEEEE">\(String(repeating: "words ", count: 20))</text>
          </stack>
        </layout>

        """)
    let names = found.map { $0.prefix { $0 != ":" } }
    #expect(names.contains("cut-text") && names.contains("unreadable"), "\(found)")
  }

  @Test func librariesAreNotProved() async throws {
    let report = try await report(
      on: "<library name=\"Parts\"><define name=\"gap\" value=\"8\"/></library>")
    #expect(report.proof?.sentence == "tried nothing: no document can be laid out")
  }

  @Test func everyPropertyIsAsked() {
    #expect(
      ProofProperty.all.map(\.finding) + [IdleAttribute.finding]
        == RuleRegistry.examples.filter(\.asksProof).map(\.finding))
  }

  // MARK: Planted faults

  /// Rows whose children need a known width leave the row below it, and nowhere else.
  @Test(arguments: 1...(TestLength.isWhole ? 30 : 8) as ClosedRange<UInt64>)
  func aPlantedBreakIsFoundExactlyWhereItIs(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...5, using: &random)
    let needed = Int.random(in: 330...410, using: &random)
    let padding = Int.random(in: 0...16, using: &random)
    let first = Int.random(in: 20...40, using: &random)
    let last = needed - padding - first * (count - 1)
    let children = (1..<count).map { _ in "<view size=\"\(first) 20\"/>" }.joined()
    let row =
      Bool.random(using: &random) ? "stack direction=\"horizontal\"" : "flex direction=\"row\""
    let name = row.split(separator: " ")[0]
    let noShrink = name == "flex" ? " flexShrink=\"0\"" : ""
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390" scale="2"/>
          <stack direction="vertical" alignItems="stretch">
            <\(row) paddingStart="\(padding)">
              \(children)
              <view size="\(last) 20"\(noShrink)/>
            </\(name)>
            <text>Hello</text>
          </stack>
        </layout>

        """)
    // A flexbox may be off by a pixel from rounding.
    let outside = needed - 320
    let interval = needed - 1 == 320 ? "" : "; from 320 to \(needed - 1)"
    #expect(
      found == ["leaves-parent: outside by \(outside) points at a width of 320\(interval)"],
      "\(row), \(count) children, \(padding) of padding, seed \(seed)")
  }

  /// The same documents, with a last child that shrinks, are proved.
  @Test(arguments: 1...(TestLength.isWhole ? 30 : 8) as ClosedRange<UInt64>)
  func aRowThatShrinksIsProved(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let padding = Int.random(in: 0...16, using: &random)
    let width = Int.random(in: 200...600, using: &random)
    let report = try await report(
      on: """
        <layout name="Example">
          <preview width="390" scale="3"/>
          <stack direction="horizontal" paddingStart="\(padding)">
            <view size="40 40"/>
            <view width="\(width)" height="20" flexShrink="1"/>
            <text flexShrink="1">So it goes, on and on</text>
          </stack>
        </layout>

        """)
    #expect(report.findings.flatMap(\.diagnostics).map(\.message) == [], "seed \(seed)")
    #expect(report.proof?.json.contains("\"verdict\": \"violated\"") == false)
    #expect(report.proof?.json.contains("\"verdict\": \"open\"") == false)
  }

  /// Conditions on the width make a break that no usual width shows.
  @Test func aBreakInTheMiddleIsFound() async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390"/>
          <stack direction="horizontal">
            <if minWidth="333">
              <if maxWidth="337.5"><view size="400 10"/></if>
            </if>
          </stack>
        </layout>

        """)
    #expect(
      found == ["leaves-parent: outside by 67 points at a width of 333; from 333 to 337"])
  }

  /// Each width has its own alternative, and only those that show count.
  @Test func onlyTheAlternativeThatShowsCounts() async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390"/>
          <fit axis="horizontal">
            <stack direction="horizontal"><view size="380 20"/></stack>
            <stack direction="horizontal"><view id="narrow" size="340 20"/></stack>
            <stack direction="horizontal"><view id="least" size="330 20"/></stack>
          </fit>
        </layout>

        """)
    #expect(found == ["leaves-parent: outside by 10 points at a width of 320; from 320 to 329"])
  }

  // MARK: Passes

  @Test func aBreakInLargeLettersNamesTheirSize() async throws {
    let document = """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="vertical" height="60">
          <text flexShrink="1">Hello there</text>
        </stack>
      </layout>

      """
    #expect(
      try await findings(in: document, widths: 320...320)
        == ["cut-text: no line of it can be seen at a width of 320, text size 3.118"])
    let all = try await findings(in: document, widths: 320...390)
    #expect(
      all == [
        "cut-text: no line of it can be seen at a width of 320, text size 3.118; "
          + "at 4 wider devices too"
      ])
    // What may be cut may not be left without a line.
    let one = try await findings(
      in: document.replacing("flexShrink", with: "maxLines=\"1\" flexShrink"), widths: 320...320)
    #expect(one == all.map { $0.replacing("; at 4 wider devices too", with: "") })
    // The rows of a loop are one element.
    let rows = document.replacing("height=\"60\"", with: "height=\"180\"")
      .replacing("Hello there</text>", with: "{word}</text></for>")
      .replacing("<text flex", with: #"<for each="word" in="{['a', 'b', 'c']}"><text flex"#)
    let inRows = try await findings(in: rows, widths: 320...390)
    #expect(inRows.count == 1)
    #expect(inRows.first?.hasSuffix("; at 4 wider devices too") == true, "\(inRows)")
  }

  @Test func aBreakFromRightToLeftSaysSo() async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390"/>
          <stack direction="horizontal">
            <if test="{environment.direction == .rtl}"><view size="330 10"/></if>
          </stack>
        </layout>

        """)
    #expect(
      found == [
        "leaves-parent: outside by 10 points at a width of 320, right to left; from 320 to 329"
      ])
  }

  @Test func previewsWithOtherDataAreTriedByThemselves() async throws {
    try folder.write(#"{"title": "Hi"}"#, to: "short.json")
    try folder.write(#"{"title": "Incomprehensibilities of all kinds"}"#, to: "long.json")
    let found = try await findings(
      in: """
        <layout name="Example">
          <param name="title" type="String"/>
          <preview name="short" width="390" data="short.json"/>
          <preview name="wide" width="800" data="short.json"/>
          <preview name="long" width="390" data="long.json"/>
          <scroll>
            <stack direction="vertical" height="21">
              <text fontSize="17" scalesText="false" flexShrink="1">{title}, {title}</text>
            </stack>
          </scroll>
        </layout>

        """)
    #expect(found.count == 1)
    #expect(found.first?.contains("in the preview 'long'") == true, "\(found)")
  }

  /// What is kept from one width to the next changes nothing: a run over many widths finds what
  /// runs for each of them find.
  ///
  /// Nothing is found in the samples, so they are asked without what makes them hold.
  @Test(
    arguments: TestLength.sample(
      [
        "screens/inbox", "comment-thread", "dashboard", "notification", "adaptive-page",
        "price-table", "pull-request", "screens/map", "design-system/settings-screen",
      ], every: 4))
  func aRunOverWidthsIsLikeOneForEach(sample: String) async throws {
    let samples = PackageRoot.appending("Samples")
    let files = FileManager.default.enumerator(atPath: samples.path())
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".xml") || file.hasSuffix(".json") else { continue }
      let text = try String(contentsOf: samples.appending(path: file), encoding: .utf8)
        .replacing(#/\s(dark|flexShrink|minScale|maxLines|flexWrap|wrap)="[^"]*"/#, with: "")
        .replacing("environment.textScale", with: "1")
      try folder.write(text, to: file)
    }
    let path = folder.path("\(sample).layout.xml")
    func findings(_ widths: ClosedRange<Int>) async -> Set<String> {
      var check = CheckRun([path])
      var domain = ProofDomain()
      domain.widths = widths
      check.lint.proof = domain
      let found = await check.run().findings.flatMap(\.diagnostics)
      return Set(found.map { "\($0.id.name) \($0.range.start)" })
    }
    let all = 598...605
    var each: Set<String> = []
    for width in all { each.formUnion(await findings(width...width)) }
    #expect(await findings(all) == each)
    #expect(each.count > 1)
  }

  @Test func aPixelOfRoundingInAGridIsNoFinding() async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390" scale="3"/>
          <grid columns="1fr 1fr" gap="12">
            <stack direction="vertical"><view height="90"/></stack>
            <stack direction="vertical"><view height="90"/></stack>
          </grid>
        </layout>

        """, widths: 365...368)
    #expect(found == [])
  }

  /// Both lengths of a target count, and half a point less than 44 is rounding.
  @Test(arguments: [(43, true), (43.5, false), (44, false)] as [(Double, Bool)])
  func aTargetIsAsLargeAsAFinger(length: Double, isFound: Bool) async throws {
    for size in ["\(length) 60", "60 \(length)"] {
      let found = try await findings(
        in: """
          <layout name="Example">
            <action name="open"/>
            <preview width="390" scale="2"/>
            <stack direction="vertical" alignItems="start">
              <view size="\(size)" tap="{open()}" accessibilityRole="button"
                accessibilityLabel="Open"/>
            </stack>
          </layout>

          """)
      #expect(found.map { $0.prefix { $0 != ":" } } == (isFound ? ["small-target"] : []), "\(size)")
    }
  }

  // MARK: Words and order

  /// A word breaks where its letters are too large for its width, and large ones are not asked.
  @Test func aBrokenWordIsFoundUpToASize() async throws {
    let document = """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal">
          <text width="46">Settings</text>
        </stack>
      </layout>

      """
    #expect(
      try await findings(in: document, widths: 320...321)
        == ["broken-word: a word is wider than 46 points at a width of 320; from 320 to 321"])
    let wide = document.replacing("46", with: "100")
    #expect(try await findings(in: wide, widths: 320...321) == [])
    let full = try await report(on: wide, widths: 320...321, isFull: true)
    #expect(
      full.findings.flatMap(\.diagnostics).compactMap(\.label) == [
        "a word is wider than 100 points at a width of 320, text size 1.647; from 320 to 321"
      ])
  }

  @Test(arguments: [
    (#"<text width="46" truncation="tail">Settings</text>"#, false),
    // Letters shrink where lines are left out, and here none is.
    (#"<text width="46" minScale="0.5">Settings</text>"#, true),
    (#"<text width="46">Set up</text>"#, false),
    // The part of the word that is left out breaks no line.
    (#"<text width="46" maxLines="1">Settings</text>"#, false),
    (#"<text width="46" maxLines="2">Settings</text>"#, true),
  ])
  func whatBreaksAWord(text: String, isFound: Bool) async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390"/>
          <stack direction="horizontal">
            \(text)
          </stack>
        </layout>

        """, widths: 320...321)
    #expect(found.contains { $0.hasPrefix("broken-word:") } == isFound, "\(found)")
  }

  @Test(arguments: [
    (#"<flex direction="rowReverse"><text>One</text><text>Two</text></flex>"#, true),
    (#"<flex direction="columnReverse"><text>One</text><text>Two</text></flex>"#, true),
    (#"<flex direction="row"><text>One</text><text>Two</text></flex>"#, false),
    (#"<flex direction="row" wrap="wrap"><text>One</text><text>Two</text></flex>"#, false),
    (
      #"<grid columns="1fr 1fr"><text column="2" row="1">One</text><text column="1" row="1">Two</text></grid>"#,
      true
    ),
    (#"<grid columns="1fr 1fr"><text>One</text><text>Two</text><text>Three</text></grid>"#, false),
    // Nobody reads a line, and what is put on top of another has no place in the order.
    (#"<flex direction="rowReverse"><text>One</text><view size="8"/></flex>"#, false),
    (#"<zstack><text>One</text><text>Two</text></zstack>"#, false),
    (
      #"<flex direction="row"><text>One</text><text position="absolute" start="0">Two</text></flex>"#,
      false
    ),
    // An island runs in its own direction from right to left too.
    (
      #"<stack direction="horizontal" writingDirection="leftToRight"><text>One</text><text>Two</text></stack>"#,
      false
    ),
  ])
  func orderIsSeenAsItIsRead(body: String, isFound: Bool) async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390"/>
          <stack direction="vertical">
            \(body)
          </stack>
        </layout>

        """, widths: 320...321)
    #expect(found.map { String($0.prefix { $0 != ":" }) } == (isFound ? ["reading-order"] : []))
  }

  // MARK: Consents

  @Test(arguments: [
    #"<absolute size="20 20"><view layoutPosition="10 10" size="20 20"/></absolute>"#,
    #"<linear size="20 20"><view offset="10 10" width="20" height="20"/></linear>"#,
    #"<stack direction="vertical" size="20 20" clipsContent="true"><view size="30 30"/></stack>"#,
    #"<flex size="20 20" overflow="hidden"><view flexShrink="0" size="30 30"/></flex>"#,
    #"<flex direction="row"><view size="20 20"/><view marginStart="-10" size="20 20"/></flex>"#,
    #"<scroll axis="horizontal"><view size="2000 10"/></scroll>"#,
    #"<scroll axis="both" height="20"><view size="2000 40"/></scroll>"#,
    #"<stack direction="horizontal"><text maxLines="1" flexShrink="1">\#(long)</text></stack>"#,
    #"<stack direction="vertical" height="80"><text flexShrink="1" truncation="middle">\#(long)</text></stack>"#,
    #"<zstack size="20 20"><view size="20 20"/><view size="20 20"/></zstack>"#,
  ])
  func whatIsSaidOnPurposeIsNoFinding(body: String) async throws {
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390"/>
          <stack direction="vertical" alignItems="start">
            \(body)
          </stack>
        </layout>

        """, widths: 320...321)
    #expect(found == [])
  }

  private static let long = "A sentence that is certainly longer than any of the phones is wide"

  // MARK: The report

  @Test func whatCannotBeSolvedIsOpen() async throws {
    let report = try await report(
      on: """
        <layout name="Example">
          <element name="Badge" class="Unknown" size="20 20"/>
          <preview width="390"/>
          <stack direction="vertical"><Badge/></stack>
        </layout>

        """)
    #expect(report.proof?.json.contains("\"verdict\": \"open\"") == true)
    #expect(report.proof?.json.contains("\"verdict\": \"proved\"") == false)
    #expect(report.proof?.sentence.hasSuffix("; 1 could not be proved") == true)
  }

  @Test func colorsAreComparedInTheAppearancesOfTheProject() async throws {
    let document = """
      <layout name="Example" widths="320...330">
        <preview width="325"/>
        <stack direction="vertical" backgroundColor="#FFFFFF">
          <text>White in the dark</text>
          <text color="#DDDDDD">Grey on white</text>
          <text color="#DDDDDD" isEnabled="false">Not enabled</text>
          <text opacity="0.3">Faint</text>
        </stack>
      </layout>

      """
    let labels = try await report(on: document, widths: nil).findings.flatMap(\.diagnostics)
    #expect(
      labels.map { $0.label ?? "" } == [
        "a contrast of 1.12, less than 4.5 at a width of 325, in the dark",
        "a contrast of 1.36, less than 4.5 at a width of 325, in the light",
        "a contrast of 1.94, less than 4.5 at a width of 325, in the light",
      ])
    let light = try await report(on: document, widths: nil, appearances: [.light])
      .findings.flatMap(\.diagnostics)
    #expect(light.count == 2)
    // A project says it for all of its documents, which may say their widths themselves.
    try folder.write(
      #"{"prove": {"widths": "300...310", "appearance": "dark"}}"#, to: ".layoutc.json")
    let dark = try await report(on: document, widths: nil, source: .nearest)
    #expect(
      dark.findings.flatMap(\.diagnostics).map { $0.label ?? "" } == [
        "a contrast of 1.12, less than 4.5 at a width of 325, in the dark",
        "a contrast of 1.36, less than 4.5 at a width of 325, in the dark",
        "a contrast of 1.03, less than 4.5 at a width of 325, in the dark",
      ])
    let other = try await report(
      on: document.replacing(" widths=\"320...330\"", with: ""), widths: nil, source: .nearest)
    #expect(other.proof?.sentence.hasPrefix("tried widths of 300...310 ") == true)
    // A color with a value for the dark is compared with its ground there.
    let mended = try await report(
      on: """
        <layout name="Example" widths="320...330">
          <define name="surface" type="Color" value="#FFFFFF" dark="#1C1C1E"/>
          <preview width="325"/>
          <stack direction="vertical" backgroundColor="{surface}">
            <text>Read in the dark</text>
            <text color="asset:Brand">By name</text>
          </stack>
        </layout>

        """, widths: nil)
    #expect(mended.findings.flatMap(\.diagnostics).map(\.id.name) == [])
  }

  /// What is behind a text, with the contrast that is told, or nil where that is not known.
  private static let grounds: [(row: String, told: String?)] = [
    ("<text backgroundColor='#FFF' color='#DDD'>On its own</text>", "1.36"),
    ("<text backgroundColor='#FFF' color='#777'>Nearly enough</text>", "4.48"),
    ("<text backgroundColor='#FFF' color='#767676'>Just enough</text>", nil),
    ("<text fontSize='24' backgroundColor='#FFF' color='#949494'>Large</text>", nil),
    ("<text fontSize='23' backgroundColor='#FFF' color='#949494'>Not large</text>", "3.03"),
    (
      "<text fontSize='19' fontWeight='bold' backgroundColor='#FFF' color='#949494'>Bold</text>",
      nil
    ),
    // A veil mixes with what is behind it.
    (
      """
      <wrapper backgroundColor='#000'>
        <text backgroundColor='#FFFC' color='#DDD'>On a veil</text>
      </wrapper>
      """, "1.18"
    ),
    // The worse part counts.
    (
      """
      <zstack>
        <view width='390' height='300' backgroundColor='#000'/>
        <view width='20' height='300' backgroundColor='#FFF'/>
        <text color='#EEE'>Partly on white</text>
      </zstack>
      """, "1.16"
    ),
    // Of a gradient the best color counts, since the letters may lie on it.
    ("<text gradient='90 #FFF #000' color='#EEE'>On the dark end</text>", nil),
    ("<text gradient='90 #FFF #EEE' color='#DDD'>Light on both ends</text>", "1.36"),
    // What nobody knows.
    (
      """
      <overlay backgroundColor='#FFF'>
        <image source='asset:Photo' size='390 300' accessibilityHidden='true'/>
        <center><text color='#EEE'>On a picture</text></center>
      </overlay>
      """, nil
    ),
    ("<text backgroundColor='asset:Brand' color='#EEE'>By name</text>", nil),
    ("<text backgroundColor='#FFF' color='asset:Brand'>By name</text>", nil),
    (
      "<wrapper rotation='10' backgroundColor='#FFF'><text color='#EEE'>Turned</text></wrapper>",
      nil
    ),
    (
      "<wrapper opacity='0.5' backgroundColor='#FFF'><text color='#EEE'>Faded</text></wrapper>",
      nil
    ),
    // What is not seen.
    (
      "<wrapper opacity='0' backgroundColor='#FFF'><text color='#EEE'>Hidden</text></wrapper>", nil
    ),
    ("<text visibility='invisible' backgroundColor='#FFF' color='#EEE'>Hidden</text>", nil),
  ]

  @Test(arguments: grounds.indices) func lettersAreComparedWithWhatIsBehindThem(
    number: Int
  ) async throws {
    let (row, told) = Self.grounds[number]
    let report = try await report(
      on: """
        <layout name="Example">
          <preview width="390"/>
          <stack direction="vertical">
            \(row)
          </stack>
        </layout>

        """, widths: 390...390, appearances: [.light])
    let labels = report.findings.flatMap(\.diagnostics).filter { $0.id.name == "unreadable" }
      .map { $0.label ?? "" }
    #expect(labels.count == (told == nil ? 0 : 1), "\(row): \(labels)")
    if let told { #expect(labels.first?.hasPrefix("a contrast of \(told),") == true, "\(labels)") }
  }

  @Test func aConfigurationKeepsWhatItExtends() async throws {
    try folder.write(
      #"{"prove": {"widths": "300...310", "appearance": "dark"}}"#, to: "base.json")
    try folder.write(
      #"{"extends": "base.json", "prove": {"widths": "300...304"}}"#, to: ".layoutc.json")
    let report = try await report(
      on: """
        <layout name="Example">
          <text>Hello</text>
        </layout>

        """, widths: nil, source: .nearest)
    let sentence = report.proof?.sentence ?? ""
    #expect(sentence.hasPrefix("tried widths of 300...304 "), "\(sentence)")
    #expect(sentence.contains(", in the dark: "), "\(sentence)")
  }

  @Test func whatWasTriedIsTold() async throws {
    let report = try await report(
      on: """
        <layout name="Example">
          <preview width="390"/>
          <text>Hello</text>
        </layout>

        """, widths: 320...330)
    let proof = try #require(report.proof)
    // Eleven widths at the standard size, and two at eleven others, in both directions; and the two
    // ends in the light and in the dark.
    #expect(
      proof.sentence
        == "tried widths of 320...330 in both directions and 12 text sizes, "
        + "in the light and in the dark: 70 solves of 1 document"
    )
    #expect(proof.json.contains("\"widths\": [320, 330]"))
  }

  @Test func machinesGetTheWitness() async throws {
    let report = try await report(
      on: """
        <layout name="Example">
          <preview width="390" height="700" scale="2"/>
          <stack direction="horizontal"><view size="345 20"/></stack>
        </layout>

        """)
    let proof =
      #""proof":{"property":"leaves-parent","verdict":"violated","witness":{"width":320,"#
      + #""height":700,"scale":2,"textScale":1,"direction":"ltr"},"widths":[[320,344]],"worst":25}"#
    let json = JSONRenderer().render(report.findings, files: 1)
    #expect(json.contains(proof), "\(json)")
    let sarif = SARIFRenderer(version: "1").render(report.findings)
    #expect(sarif.contains(#""properties":{"# + proof + "}"), "\(sarif)")
  }

  @Test func whatIsPreviewedNarrowIsNoScreen() async throws {
    let document = """
      <layout name="Example">
        <preview width="120"/>
        <preview width="200"/>
        <text>Hello</text>
      </layout>

      """
    #expect(
      try await report(on: document, widths: nil).proof?.sentence.hasPrefix(
        "tried widths of 120...200")
        == true)
    let screen = document.replacing("200", with: "390")
    #expect(
      try await report(on: screen, widths: nil).proof?.sentence
        .hasPrefix("tried widths of 320...1366") == true)
  }

  @Test func aDocumentSaysItsWidths() async throws {
    let document = """
      <layout name="Example" widths="340 ... 350">
        <preview width="390"/>
        <stack direction="horizontal"><view size="345 20"/></stack>
      </layout>

      """
    #expect(
      try await findings(in: document, widths: nil)
        == ["leaves-parent: outside by 5 points at a width of 340; from 340 to 344"])
    // Whoever asks decides.
    #expect(try await findings(in: document, widths: 346...348) == [])
  }

  @Test func propertiesCanBeSwitchedOffAndSilenced() async throws {
    let document = """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal">
          <!-- layoutc:disable leaves-parent: a ribbon -->
          <view size="400 20"/>
        </stack>
      </layout>

      """
    #expect(try await findings(in: document) == [])
    try folder.write(
      document.replacing("layoutc:disable leaves-parent: ", with: ""), to: "example.layout.xml")
    var check = CheckRun([folder.path("example.layout.xml")])
    check.lint.proof = ProofDomain()
    check.lint.disabled = ["leaves-parent", "overflowing-content"]
    #expect(await check.run().findings.flatMap(\.diagnostics).map(\.id.name) == [])
  }

  @Test(arguments: [
    ("320...440", 320...440), ("1...1", 1...1), ("320..440", nil), ("440...320", nil),
    ("320", nil), ("0...10", nil), ("10...10001", nil), ("a...b", nil), ("320....440", nil),
    ("", nil),
  ])
  func rangesOfWidthsAreRead(text: String, widths: ClosedRange<Int>?) {
    #expect(ProofDomain.range(text) == widths)
  }
}

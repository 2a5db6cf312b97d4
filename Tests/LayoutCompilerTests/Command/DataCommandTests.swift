import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// `layoutc layout` with data, translations and layouts written in Swift.
struct DataCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write(Self.card, to: "cards/card.layout.xml")
    try folder.write(#"{"title": "Hello", "likes": 2}"#, to: "cards/card.json")
  }

  private static let card = """
    <layout name="Card">
      <param name="title" type="String"/>
      <param name="likes" type="Integer"/>
      <preview name="phone" data="card.json"/>
      <preview name="bare"/>
      <stack direction="vertical" alignItems="start">
        <text>{title}</text>
        <text>{likes} likes</text>
      </stack>
    </layout>

    """

  private func widths(_ arguments: String...) throws -> (widths: [Double], errors: String) {
    struct Line: Decodable {
      struct Element: Decodable {
        var frame: [Double]
        var children: [Element]?
      }
      var root: Element
    }
    let outcome = try command.run(
      ["layout", "--format", "json", "--text-metrics", "fixed:10x20"] + arguments
        + ["cards/card.layout.xml"])
    let line = try JSONDecoder().decode(Line.self, from: Data(outcome.output.utf8))
    return (line.root.children?.map { $0.frame[2] } ?? [], outcome.errors)
  }

  @Test func aPreviewNamesItsData() throws {
    let found = try widths()
    #expect(found.widths == [50, 70])
    #expect(found.errors == "")
  }

  @Test func theCommandLineWinsOverThePreview() throws {
    try folder.write(#"{"title": "Hi", "likes": 1000}"#, to: "other.json")
    #expect(try widths("--data", "other.json").widths == [20, 100])
  }

  @Test func withoutDataThereAreStandInsAndANote() throws {
    let found = try widths("--preview", "bare")
    #expect(found.widths == [50, 70])
    #expect(found.errors.contains("note[placeholder-data]"))
  }

  @Test func dataThatDoNotFitAreFoundInTheirFile() throws {
    try folder.write("{\"title\": 1,\n \"likes\": 2}", to: "cards/card.json")
    let outcome = try command.run(["layout", "--format", "json", "cards/card.layout.xml"])
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
    #expect(outcome.output.contains("\"rule\":\"invalid-data\""))
    #expect(outcome.output.contains("\"file\":\"cards/card.json\""))
    #expect(outcome.errors.contains("cards/card.json:1:11"))
  }

  @Test func checkReadsTheDataOfEveryPreview() throws {
    #expect(try command.run(["check", "cards"]).output == "no findings in 1 file\n")
    try folder.write(
      Self.card.replacing("name=\"bare\"", with: "name=\"bare\" data=\"../more/bare.json\""),
      to: "cards/card.layout.xml")
    try folder.write(#"{"title": "Hello", "like": 2}"#, to: "more/bare.json")
    let check = try command.run(["check", "cards"])
    #expect(CommandStatus(rawValue: check.status) == .findings)
    #expect(
      check.output == """
        error[unknown-data]: 'like' is no parameter of 'Card'
          --> cards/../more/bare.json:1:21
           1 | {"title": "Hello", "like": 2}
             |                     ^^^^
          ::: cards/card.layout.xml:5:30
           5 |   <preview name="bare" data="../more/bare.json"/>
             |                              ----------------- the preview 'bare' shows these data
             = fix: write 'likes'

        error[missing-data]: the parameter 'likes' of 'Card' has no value
          --> cards/../more/bare.json:1:1
           1 | {"title": "Hello", "like": 2}
             | ^
          ::: cards/card.layout.xml:3:16
           3 |   <param name="likes" type="Integer"/>
             |                ----- it is declared here
          ::: cards/card.layout.xml:5:30
           5 |   <preview name="bare" data="../more/bare.json"/>
             |                              ----------------- the preview 'bare' shows these data

        2 errors in 1 file

        """)
  }

  /// A field is shown in the file that declares it, also if an import has imported that file.
  @Test func aFieldIsShownWhereItIsDeclared() throws {
    try folder.write(
      """
      <layout name="Base">
        <record name="Person"><field name="age" type="Integer"/></record>
        <view/>
      </layout>
      """, to: "teams/base.layout.xml")
    try folder.write(
      """
      <layout name="Kit">
        <import src="base.layout.xml"/>
        <record name="Team"><field name="lead" type="Person"/></record>
        <view/>
      </layout>
      """, to: "teams/kit.layout.xml")
    try folder.write(
      """
      <layout name="Standing">
        <import src="kit.layout.xml"/>
        <param name="team" type="Team"/>
        <preview name="first" data="team.json"/>
        <text>{team.lead.age}</text>
      </layout>
      """, to: "teams/standing.layout.xml")
    try folder.write(#"{"team": {"lead": {}}}"#, to: "teams/team.json")
    let check = try command.run(["check", "teams/standing.layout.xml"])
    #expect(
      check.output.contains(
        """
          ::: teams/base.layout.xml:2:38
           2 |   <record name="Person"><field name="age" type="Integer"/></record>
             |                                      --- it is declared here
        """), "\(check.output)")
  }

  @Test(arguments: ["check", "layout"])
  func aFileOfDataThatIsNotThereIsAFindingWhereItIsNamed(subcommand: String) throws {
    try folder.write(Self.card.replacing("card.json", with: "no.json"), to: "cards/card.layout.xml")
    let outcome = try command.run([subcommand, "--quiet", "cards"])
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
    #expect(
      outcome.output + outcome.errors == """
        error[unreadable-file]: 'cards/no.json' cannot be read: there is no such file
          --> cards/card.layout.xml:4:31
           4 |   <preview name="phone" data="no.json"/>
             |                               ^^^^^^^

        """)
  }

  @Test func dataOfSeveralPreviewsAreReadAndReportedOnce() throws {
    let dark = """
        <preview name="night" data="./card.json" appearance="dark"/>
        <preview name="bare"/>
      """
    try folder.write(
      Self.card.replacing("  <preview name=\"bare\"/>", with: dark), to: "cards/card.layout.xml")
    try folder.write(Self.card.replacing("Card", with: "Deck"), to: "cards/deck.layout.xml")
    try folder.write("{\"title\": 1, \"likes\": 2,}", to: "cards/card.json")
    let malformed = try command.run(["check", "cards"]).output
    #expect(malformed.hasSuffix("\n1 error in 2 files\n"))
    try folder.write("{\"title\": 1, \"likes\": 2}", to: "cards/card.json")
    let wrong = try command.run(["check", "cards/card.layout.xml"]).output
    #expect(wrong.hasSuffix("\n1 error in 1 file\n"))
  }

  @Test func theDataOfADocumentWithErrorsAreNotJudged() throws {
    try folder.write(
      Self.card.replacing("type=\"Integer\"", with: "type=\"Intger\""), to: "cards/card.layout.xml")
    try folder.write("{}", to: "cards/card.json")
    #expect(try command.run(["check", "cards"]).output.hasSuffix("\n1 error in 1 file\n"))
  }

  @Test func dataOfAnImportedLayoutAreJudgedToo() throws {
    let deck = """
      <layout>
        <import src="card.layout.xml"/>
        <Card title="One" likes="1"/>
      </layout>

      """
    try folder.write(deck, to: "cards/a-deck.layout.xml")
    try folder.write("{}", to: "cards/card.json")
    let check = try command.run(["check", "cards"])
    #expect(check.output.hasSuffix("\n2 errors in 2 files\n"))
  }

  @Test func missingDataAreUnreadable() throws {
    try folder.write(Self.card.replacing("card.json", with: "no.json"), to: "cards/card.layout.xml")
    let outcome = try command.run(["layout", "cards/card.layout.xml"])
    #expect(CommandStatus(rawValue: outcome.status) != .clean)
    #expect(outcome.errors.contains("cards/no.json"))
  }

  @Test func textsAreTranslated() throws {
    try folder.write(#""%lld likes" = "%lld Mal gemocht";"#, to: "de.strings")
    #expect(try widths("--strings", "de.strings").widths == [50, 130])
  }

  @Test func aTextWithoutWordsIsAWarning() throws {
    try folder.write(#""likes" = "mag";"#, to: "de.strings")
    let found = try widths("--strings", "de.strings")
    #expect(found.errors.contains("warning[missing-translation]: '%lld likes' has no words"))
    let check = try command.run(["check", "--strings", "de.strings", "cards"])
    #expect(CommandStatus(rawValue: check.status) == .clean)
    #expect(check.output.contains("missing-translation"))
  }

  @Test func otherPlaceholdersAreAWarning() throws {
    try folder.write(#""%lld likes" = "%2$@ mag";"#, to: "de.strings")
    let check = try command.run(["check", "--strings", "de.strings", "cards"])
    #expect(check.output.contains("warning[mismatched-translation]"))
    #expect(check.output.contains("de.strings:1:17"))
  }

  @Test func aBrokenTableEndsTheCommand() throws {
    try folder.write("{", to: "Texts.xcstrings")
    let check = try command.run(["check", "--strings", "Texts.xcstrings", "cards"])
    #expect(CommandStatus(rawValue: check.status) == .findings)
    #expect(check.errors.contains("malformed-json"))
    let missing = try command.run(["check", "--strings", "no.strings", "cards"])
    #expect(CommandStatus(rawValue: missing.status) == .unreadable)
    let alone = try command.run(["check", "--language", "de", "cards"])
    #expect(CommandStatus(rawValue: alone.status) == .usage)
  }

  @Test func theMasonryLayoutIsKnown() throws {
    let page = """
      <layout name="Page">
        <element name="Masonry" class="MasonryLayout" children="any">
          <attribute name="columns" type="Integer" default="2"/>
          <attribute name="spacing" type="Points" default="0"/>
          <placement name="span" type="Integer" default="1"/>
        </element>
        <preview name="phone" width="100"/>
        <Masonry spacing="10">
          <view height="20"/>
          <view height="30"/>
          <view height="10" span="2"/>
        </Masonry>
      </layout>

      """
    try folder.write(page, to: "page.layout.xml")
    let outcome = try command.run(["layout", "--format", "json", "page.layout.xml"])
    #expect(outcome.output.contains("\"element\":\"Masonry\",\"frame\":[0,0,100,"))
    #expect(outcome.output.contains("[55,0,45,30]"))
  }

  private static let unknownLayouts = """
    <layout name="Page">
      <element name="Grid" class="MyGrid" children="any"/>
      <element name="Gauge" class="MyGauge"/>
      <element name="Chart" class="MyChart" intrinsicSize="60 30"/>
      <stack direction="vertical" alignItems="start">
        <Grid><view size="30 10"/><view size="20"/></Grid>
        <Grid/>
        <Gauge/>
        <Chart/>
      </stack>
    </layout>

    """

  @Test func anUnknownLayoutHasAStandInAndOneNote() throws {
    try folder.write(Self.unknownLayouts, to: "page.layout.xml")
    let outcome = try command.run(["layout", "page.layout.xml"])
    #expect(CommandStatus(rawValue: outcome.status) == .clean)
    #expect(
      outcome.output == """
        Page  100 × 160  page.layout.xml
        stack     0   0  100 × 160
          Grid    0   0   30 ×  30  stand-in
            view  0   0   30 ×  10
            view  0  10   20 ×  20
          Grid    0  30  100 ×  50  stand-in
          Gauge   0  80  100 ×  50  stand-in
          Chart   0 130   60 ×  30  stand-in

        """)
    #expect(
      outcome.errors == """
        note[unregistered-layout]: a stand-in is shown for 'Grid': 'MyGrid' is not known here
          --> page.layout.xml:6:6
           6 |     <Grid><view size="30 10"/><view size="20"/></Grid>
             |      ^^^^ its children in a column; 'intrinsicSize' of its declaration would say a size

        note[unregistered-layout]: a stand-in is shown for 'Gauge': 'MyGauge' is not known here
          --> page.layout.xml:8:6
           8 |     <Gauge/>
             |      ^^^^^ 100 × 50; 'intrinsicSize' of its declaration would say a size

        note[unregistered-layout]: a stand-in is shown for 'Chart': 'MyChart' is not known here
          --> page.layout.xml:9:6
           9 |     <Chart/>
             |      ^^^^^ 60 × 30, as its declaration says

        3 notes in 1 file

        """)
  }

  @Test func aStandInIsAsLargeAsTheCommandLineSays() throws {
    try folder.write(Self.unknownLayouts, to: "page.layout.xml")
    let outcome = try command.run([
      "layout", "--format", "json", "--stand-in", "80x40.5", "page.layout.xml",
    ])
    #expect(CommandStatus(rawValue: outcome.status) == .clean)
    #expect(outcome.output.contains(#""element":"Grid","frame":[0,0,80,41],"standIn":true,"#))
    #expect(outcome.output.contains(#""element":"Gauge","frame":[0,82,80,41],"standIn":true}"#))
    // The size in the declaration takes precedence over `--stand-in`.
    #expect(outcome.output.contains(#""element":"Chart","frame":[0,123,60,30],"standIn":true}"#))
    #expect(outcome.errors.contains("80 × 40.5, as '--stand-in' says"))
  }

  @Test(arguments: ["80", "80x", "80x-1", "x", "1x2x3", "infx1", "80 x 40"])
  func aStandInIsTwoNumbers(size: String) throws {
    try folder.write(Self.unknownLayouts, to: "page.layout.xml")
    let outcome = try command.run(["layout", "--stand-in", size, "page.layout.xml"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
  }

  @Test func otherCommandsShowStandInsToo() throws {
    try folder.write(Self.unknownLayouts, to: "page.layout.xml")
    let picture = try command.run(["render", "page.layout.xml"])
    #expect(CommandStatus(rawValue: picture.status) == .clean)
    #expect(picture.output.contains(">Gauge<"))
    let reason = try command.run(["explain-size", "page.layout.xml", "Chart"])
    #expect(CommandStatus(rawValue: reason.status) == .clean)
    #expect(reason.output.hasSuffix("30, as its stand-in is\n"))
    let check = try command.run(["check", "page.layout.xml"])
    #expect(check.output + check.errors == "no findings in 1 file\n")
  }
}

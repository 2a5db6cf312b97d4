import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// What a proof tries beside the data of previews: what they leave open, the longest texts that
/// there may be, heights and translations.
struct ProofDataTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func report(
    on document: String, strings: StringsFile? = nil, heights: ClosedRange<Int>? = nil,
    isFull: Bool = false
  ) async throws -> CheckReport {
    try folder.write(document, to: "example.layout.xml")
    var check = CheckRun([folder.path("example.layout.xml")], strings: strings)
    var domain = ProofDomain()
    domain.widths = 320...420
    domain.heights = heights
    domain.isFull = isFull
    check.lint.proof = domain
    check.lint.source = .none
    check.lint.disabled = [IdleAttribute.finding.name]  // has tests of its own
    return await check.run()
  }

  /// Returns each finding as `name: label`.
  private func findings(
    in document: String, strings: StringsFile? = nil, heights: ClosedRange<Int>? = nil
  ) async throws -> [String] {
    try await report(on: document, strings: strings, heights: heights).findings
      .flatMap(\.diagnostics).map { "\($0.id.name): \($0.label ?? "")" }
  }

  /// A document with one parameter, whose preview has data, and a view that is 400 points wide
  /// where `test` is true.
  private func document(_ parameter: String, test: String) throws -> String {
    """
    <layout name="Example">
      <preview width="390" data="data.json"/>
      \(parameter)
      <stack direction="vertical">
        <text>Hello</text>
        <if test="{\(test)}"><view width="400" height="20"/></if>
      </stack>
    </layout>

    """
  }

  @Test(arguments: [
    (#"<param name="isNew" type="Bool"/>"#, "false", "isNew", "with 'isNew' true"),
    (#"<param name="isNew" type="Bool"/>"#, "true", "not isNew", "with 'isNew' false"),
    (
      #"<param name="kind" type="Choice" values="a b c"/>"#, #""a""#, "kind == .c",
      "with 'kind' c"
    ),
    (#"<param name="note" type="String?"/>"#, #""A""#, "note == nil", "without 'note'"),
    (#"<param name="note" type="String?"/>"#, "null", "note != nil", "with 'note'"),
    (#"<param name="rows" type="[String]"/>"#, #"["A", "B"]"#, "isEmpty(rows)", "with no 'rows'"),
    (#"<param name="rows" type="[String]"/>"#, "[]", "count(rows) == 1", "with one of 'rows'"),
    (
      #"<param name="rows" type="[String]"/>"#, #"["A", "B", "C"]"#, "count(rows) == 2",
      "with two of 'rows'"
    ),
  ])
  func whatThePreviewLeavesOpenIsTried(
    parameter: String, value: String, test: String, words: String
  ) async throws {
    let name = try #require(parameter.split(separator: "\"").dropFirst().first)
    try folder.write("{\"\(name)\": \(value)}", to: "data.json")
    let found = try await findings(in: document(parameter, test: test)).map {
      $0.prefix { $0 != ";" }
    }
    #expect(
      found == [
        "leaves-parent: outside by 80 points at a width of 320, \(words)"
      ])
  }

  /// What a preview shows is not tried again, and no more is told than is so.
  @Test func whatPreviewsShowIsNoVariant() async throws {
    try folder.write(#"{"isNew": true, "note": null}"#, to: "data.json")
    try folder.write(#"{"isNew": false, "note": "A"}"#, to: "other.json")
    let report = try await report(
      on: """
        <layout name="Example">
          <preview width="390" data="data.json"/>
          <preview width="390" data="other.json"/>
          <param name="isNew" type="Bool"/>
          <param name="note" type="String?"/>
          <text visibility="{isNew ? .visible : .gone}">{note ?? 'B'}</text>
        </layout>

        """)
    let sentence = try #require(report.proof?.sentence)
    #expect(!sentence.contains("variant"), "\(sentence)")
  }

  /// In the fields of records, in lists of these and in optionals.
  @Test func fieldsOfRecordsAreTried() async throws {
    try folder.write(
      #"{"rows": [{"title": "A", "isNew": false}, {"title": "B", "isNew": false}]}"#,
      to: "data.json")
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390" data="data.json"/>
          <record name="Row">
            <field name="title" type="String" maxLength="30"/>
            <field name="isNew" type="Bool"/>
          </record>
          <param name="rows" type="[Row]"/>
          <stack direction="vertical" alignItems="start">
            <for each="row" in="{rows}">
              <stack direction="horizontal">
                <text>{row.title}</text>
                <if test="{row.isNew}"><view width="400" height="20"/></if>
              </stack>
            </for>
          </stack>
        </layout>

        """)
    #expect(
      found.map { $0.prefix { $0 != ";" } } == [
        "leaves-parent: outside by 99 points at a width of 320, "
          + "with 'rows.title' in 30 wide letters",
        "leaves-parent: outside by 92 points at a width of 320, with 'rows.isNew' true",
      ], "\(found)")
  }

  @Test func textsAreAsLongAsTheyMayBe() async throws {
    try folder.write(#"{"first": "A", "last": "B"}"#, to: "data.json")
    func found(_ length: Int) async throws -> [Substring] {
      try await findings(
        in: """
          <layout name="Example">
            <preview width="390" data="data.json"/>
            <param name="first" type="String" maxLength="\(length)"/>
            <param name="last" type="Text" maxLength="\(length)"/>
            <stack direction="horizontal" width="300">
              <text fontSize="10">{first}</text>
              <text fontSize="10">{last}</text>
            </stack>
          </layout>

          """
      ).map { $0.prefix { $0 != ";" } }
    }
    let short = try await found(5)
    #expect(short == [])
    // Each fits beside the other one's data.
    let long = try await found(11)
    #expect(
      long == [
        "leaves-parent: outside by 270 points at a width of 320, text size 3.118, "
          + "with all texts as long as they may be"
      ])
    let longer = try await found(30).first.map(String.init)
    #expect(
      longer
        == "leaves-parent: outside by 14 points at a width of 320, text size 1.353, "
        + "with 'first' in 30 wide letters")
  }

  /// Of a length between the ends, a text may break what neither end breaks.
  @Test func textsAreTriedOfPartsOfTheirLength() async throws {
    try folder.write(#"{"title": "A"}"#, to: "data.json")
    let found = try await findings(
      in: """
        <layout name="Example">
          <preview width="390" data="data.json"/>
          <param name="title" type="String" maxLength="20"/>
          <stack direction="vertical">
            <text maxLines="1">{title}</text>
            <if test="{count(title) > 4 and count(title) lt 11}"><view width="400" height="20"/></if>
          </stack>
        </layout>

        """
    ).map { $0.prefix { $0 != ";" } }
    #expect(
      found == [
        "leaves-parent: outside by 80 points at a width of 320, with 'title' in 10 wide letters"
      ])
  }

  /// What is known of a text by its previews alone is told.
  @Test func textsOfAnyLengthAreTold() async throws {
    try folder.write(#"{"title": "A", "rows": [{"name": "B", "note": null}]}"#, to: "data.json")
    let proof = try await report(
      on: """
        <layout name="Example">
          <record name="Row">
            <field name="name" type="String"/>
            <field name="note" type="String?" maxLength="9"/>
          </record>
          <param name="title" type="Text"/>
          <param name="rows" type="[Row]"/>
          <preview width="390" data="data.json"/>
          <stack direction="vertical">
            <text>{title}</text>
            <for each="row" in="{rows}"><text>{row.name} {row.note ?? ''}</text></for>
          </stack>
        </layout>

        """
    ).proof
    #expect(proof?.json.contains(#""textsAsShown": ["title", "rows.name"]"#) == true)
    #expect(proof?.sentence.contains(", 2 texts only as shown in previews: ") == true)
  }

  @Test func withoutDataThereAreSomeThatAreMadeUp() async throws {
    let document = """
      <layout name="Example">
        <preview width="390"/>
        <param name="title" type="String"/>
        <stack direction="horizontal"><text>{title}</text></stack>
      </layout>

      """
    let plain = try await findings(in: document).map { $0.prefix { $0 != ";" } }.first.map(
      String.init)
    #expect(
      plain
        == "leaves-parent: outside by 6 points at a width of 320, text size 1.353, with made-up data"
    )
    let other = document.replacing("\"String\"", with: "\"String\" maxLength=\"6\"")
    let limited = try await findings(in: other)
    #expect(limited == [])
  }

  /// What only two values together break is found where pairs are asked for.
  @Test func pairsOfValuesAreTriedInFull() async throws {
    try folder.write(
      #"{"isNew": false, "note": "A", "rows": ["B", "C", "D"]}"#, to: "data.json")
    let document = """
      <layout name="Example">
        <preview width="390" data="data.json"/>
        <param name="isNew" type="Bool"/>
        <param name="note" type="String?"/>
        <param name="rows" type="[String]"/>
        <stack direction="vertical">
          <text>{note ?? ''} {count(rows)}</text>
          <if test="{isNew and note == nil}"><view width="400" height="20"/></if>
          <if test="{isNew and count(rows) == 1}"><view width="500" height="20"/></if>
        </stack>
      </layout>

      """
    let one = try await findings(in: document)
    #expect(one == [])
    let two = try await report(on: document, isFull: true).findings.flatMap(\.diagnostics).map {
      String(($0.label ?? "").prefix { $0 != ";" })
    }
    #expect(
      two == [
        "outside by 80 points at a width of 320, with 'isNew' true and without 'note'",
        "outside by 180 points at a width of 320, with 'isNew' true and with one of 'rows'",
      ])
  }

  // MARK: Components

  /// A component that says its widths is proved by itself, also in a library.
  @Test(arguments: ["layout", "library"])
  func aComponentIsProvedOverItsWidths(kind: String) async throws {
    let body = kind == "layout" ? "<preview width=\"390\"/><stack direction=\"vertical\"/>" : ""
    let document = """
      <\(kind) name="Parts">
        <component name="Card" widths="160...420">
          <param name="isWide" type="Bool" default="false"/>
          <stack direction="horizontal">
            <view size="{isWide ? 200 : 150} 20"/>
          </stack>
        </component>
        <component name="Free"><stack direction="horizontal"><view size="900 20"/></stack></component>
        \(body)
      </\(kind)>

      """
    let report = try await report(on: document)
    let findings = report.findings.flatMap(\.diagnostics).filter { $0.id.name == "leaves-parent" }
    #expect(
      findings.map { $0.label ?? "" } == [
        "outside by 40 points at a width of 160; from 160 to 199"
      ])
    // The finding stands in the component.
    let text = Array(document.utf8)[Int(findings.first?.range.start ?? 0)...].prefix(4)
    #expect(String(decoding: text, as: UTF8.self) == "view")
    let sentence = report.proof?.sentence ?? ""
    #expect(
      sentence.hasSuffix(kind == "layout" ? "of 1 document and 1 component" : "of 1 component"),
      "\(sentence)")
  }

  /// A component may say heights too, alone or beside its widths.
  @Test func aComponentIsProvedOverItsHeights() async throws {
    let found = try await findings(
      in: """
        <library name="Parts">
          <component name="Bar" widths="300...301" heights="40...60">
            <stack direction="vertical"><view size="20 50"/></stack>
          </component>
        </library>

        """)
    #expect(
      found == [
        "leaves-parent: outside by 10 points at a width of 300, a height of 40; from 300 to 301"
      ])
  }

  /// Slots have their own content, and without one nothing.
  @Test func slotsOfAComponentByItselfHaveTheirOwnContent() async throws {
    let found = try await findings(
      in: """
        <library name="Parts">
          <component name="Row" widths="100...200">
            <stack direction="horizontal">
              <slot><view size="150 20"/></slot>
              <slot name="end"/>
            </stack>
          </component>
        </library>

        """)
    #expect(found == ["leaves-parent: outside by 50 points at a width of 100; from 100 to 149"])
  }

  /// A variant is like the data that it differs from, which are not always the first.
  @Test func aVariantNamesWhatItIsLike() async throws {
    let report = try await report(
      on: """
        <layout name="Example" widths="320...321">
          <param name="rows" type="[String]"/>
          <preview width="320"/>
          <stack direction="vertical"><for each="row" in="{rows}"><text>{row}</text></for></stack>
        </layout>

        """)
    let json = try #require(report.proof?.json)
    #expect(json.contains("\"differs\": \"with made-up data\""))
    #expect(json.contains("\"like\": 1,\n              \"differs\": \"with one of 'rows'\""))
    #expect(!json.contains("\"like\": 0"))
  }

  // MARK: Heights

  private static let tall = """
    <layout name="Example" heights="400...600">
      <preview width="390" height="844"/>
      <stack direction="vertical">
        <if minHeight="500" maxHeight="510"><view width="20" height="508"/></if>
        <else><view width="20" height="390"/></else>
      </stack>
    </layout>

    """

  /// Every height is tried at the narrowest width and at the widest.
  @Test func aBreakAtSomeHeightsIsFound() async throws {
    let found = try await findings(in: Self.tall)
    #expect(
      found == [
        "leaves-parent: outside by 8 points at a width of 320, a height of 500; "
          + "at 1 wider device too"
      ])
    let report = try await report(on: Self.tall)
    #expect(report.proof?.sentence.contains(" and heights of 400...600 in both ") == true)
    #expect(report.proof?.json.contains("\"heights\": [400, 600]") == true)
  }

  /// The ends of the heights are tried at every width.
  @Test func aBreakAtTheEndsIsFoundAtItsWidths() async throws {
    let document = """
      <layout name="Example" heights="400...600">
        <preview width="390"/>
        <stack direction="vertical">
          <if minWidth="350" maxWidth="360"><view width="20" height="500"/></if>
        </stack>
      </layout>

      """
    let found = try await findings(in: document)
    #expect(
      found == [
        "leaves-parent: outside by 100 points at a width of 350, a height of 400; from 350 to 360"
      ])
    // Whoever asks decides.
    let asked = try await findings(in: document, heights: 500...520)
    #expect(asked == [])
  }

  // MARK: Languages

  @Test func everyTranslationIsTried() async throws {
    try folder.write(
      """
      {"version": "1.0", "sourceLanguage": "en", "strings": {
        "Save": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Änderungen sichern"}}}}
      }}
      """, to: "Texts.xcstrings")
    let document = """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal" width="120"><text>Save</text></stack>
      </layout>

      """
    let written = try await findings(in: document)
    #expect(written == [])
    let strings = try StringsFile.read(folder.path("Texts.xcstrings"), languages: []).file
    let translated = try await findings(in: document, strings: strings).map {
      $0.prefix { $0 != ";" }
    }
    #expect(
      translated == [
        "leaves-parent: outside by 56 points at a width of 320, text size 2.353, in 'de'"
      ])
  }
}

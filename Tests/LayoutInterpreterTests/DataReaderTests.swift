import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutInterpreter

struct DataReaderTests {
  private static let document = """
    <layout name="Card">
      <record name="User">
        <field name="name" type="String"/>
        <field name="age" type="Integer" default="18"/>
        <field name="photo" type="Image?"/>
      </record>
      <param name="title" type="String"/>
      <param name="user" type="User"/>
      <param name="others" type="[User]" default="{[]}"/>
      <param name="side" type="Points" default="{12}"/>
      <param name="share" type="Percent" default="40%"/>
      <param name="tone" type="Choice" values="plain loud" default="plain"/>
      <param name="tint" type="Color?"/>
      <param name="shape" type="Ratio" default="1"/>
      <param name="isNew" type="Bool" default="false"/>
      <param name="edges" type="Insets" default="0"/>
      <param name="tag" type="String?" maxLength=" 4 "/>
      <param name="tags" type="[Text]?" maxLength="1"/>
      <param name="at" type="Date?"/>
      <text content="{title}"/>
    </layout>
    """

  private func read(_ data: String) -> (values: [ConstantValue]?, findings: [String]) {
    let document = checked(Self.document.replacing(" default=\"{[]}\"", with: ""))
    let source = SourceText(name: "card.layout.xml", text: Self.document)
    let read = DataReader.read(Array(data.utf8), for: document, named: "Card", in: source)
    let findings = read.findings.map {
      "\($0.id.name) @\($0.range.start)-\($0.range.end) \($0.message)"
    }
    return (read.values, findings)
  }

  @Test func valuesHaveTheTypesOfTheirParameters() {
    let data = """
      {"title": "Hi", "user": {"name": "Ann", "photo": "asset:Ann"}, "others": [{"name": "B", \
      "age": 3, "photo": null}], "side": "10pt", "share": "12.5%", "tone": "loud", "tint": "#F00", \
      "shape": "16:9", "isNew": true, "edges": "4 8", "tags": ["🇩🇪"]}
      """
    let read = read(data)
    #expect(read.findings == [])
    let four = DimensionValue.points(4)
    let eight = DimensionValue.points(8)
    #expect(
      read.values == [
        .string("Hi"), .record([.string("Ann"), .integer(18), .asset("Ann")]),
        .list([.record([.string("B"), .integer(3), .none])]), .number(10), .number(12.5),
        .choice("loud"), .color(0xFF00_00FF), .number(16.0 / 9), .bool(true),
        .insets(EdgeValues(top: four, left: eight, bottom: four, right: eight)), .none,
        .list([.text(LayoutText(literal: "🇩🇪"))]), .none,
      ])
  }

  @Test(arguments: [
    ("\"2024-05-03T14:05:07+02:00\"", 1_714_737_907.0), ("\"2024-05-03\"", 1_714_694_400),
    ("1714745107.5", 1_714_745_107.5), ("-62135596800", -62_135_596_800),
    ("253402300799", 253_402_300_799),
  ])
  func datesAreTextsOrSeconds(written: String, seconds: Double) {
    let read = read(#"{"title":"","user":{"name":""},"others":[],"at":\#(written)}"#)
    #expect(read.findings == [])
    #expect(read.values?.last == .date(LayoutInstant(secondsSince1970: seconds)))
  }

  @Test func whatIsLeftOutHasItsDefault() {
    let read = read(#"{"title": "", "user": {"name": ""}, "others": []}"#)
    #expect(read.findings == [])
    #expect(
      read.values?.dropFirst(3).prefix(4) == [.number(12), .number(40), .choice("plain"), .none])
  }

  @Test(arguments: [
    (
      #"{"user":{"name":""},"others":[]}"#,
      "missing-data @0-1 the parameter 'title' of 'Card' has no value"
    ),
    (
      #"{"title":"","user":{},"others":[]}"#,
      "missing-data @19-20 the field 'name' of 'User' has no value"
    ),
    (
      #"{"titel":"","title":"","user":{"name":""},"others":[]}"#,
      "unknown-data @2-7 'titel' is no parameter of 'Card'"
    ),
    (
      #"{"title":"","user":{"name":""},"others":[],"at":"2024-02-30"}"#,
      "invalid-data @49-59 'at' of 'Card' is a date such as \"2024-05-03T14:05Z\", or seconds since 1970, which '2024-02-30' is not"
    ),
    (
      #"{"title":"","user":{"name":""},"others":[],"at":1e300}"#,
      "invalid-data @48-53 'at' of 'Card' is a date of the years 1 to 9999, which 1e300 seconds since 1970 are not"
    ),
    (
      #"{"title":"","user":{"name":""},"others":[],"at":true}"#,
      "invalid-data @48-52 'at' of 'Card' is a date such as \"2024-05-03T14:05Z\", or seconds since 1970, not true"
    ),
    (
      #"{"title":1,"user":{"name":""},"others":[]}"#,
      "invalid-data @9-10 'title' of 'Card' is a string, not a number"
    ),
    (
      #"{"title":"","user":{"name":""},"others":[],"tag":"12345","tags":["a"]}"#,
      "invalid-data @50-55 'tag' of 'Card' has at most 4 characters, not 5"
    ),
    (
      #"{"title":"","user":{"name":""},"others":[],"tag":"1234","tags":["a","bc"]}"#,
      "invalid-data @69-71 'tags' of 'Card' has at most 1 character, not 2"
    ),
    (
      #"{"title":"","title":"","user":{"name":""},"others":[]}"#,
      "invalid-data @13-18 'title' has a value already"
    ),
    (
      #"{"title":"","user":{"name":"","age":1.5},"others":[]}"#,
      "invalid-data @36-39 'age' of 'User' is a whole number"
    ),
    (
      #"{"title":"","user":{"name":"","age":99999999999999999999},"others":[]}"#,
      "invalid-data @36-56 'age' of 'User' is an Integer, which 99999999999999999999 is too large for"
    ),
    (
      #"{"title":"","user":null,"others":[]}"#,
      "invalid-data @19-23 'user' of 'Card' is an object, User, not null"
    ),
    (
      #"{"title":"","user":{"name":""},"others":[],"tone":"lout"}"#,
      "invalid-data @51-55 'tone' of 'Card' is one of 'plain', 'loud'"
    ),
    (
      #"{"title":"","user":{"name":""},"others":[],"side":"12px"}"#,
      "invalid-data @51-55 'side' of 'Card' is a length such as 12, which '12px' is not"
    ),
    (
      #"{"title":"","user":{"name":""},"others":[],"side":1e9}"#,
      "invalid-data @50-53 'side' of 'Card' cannot be as large as 1e9"
    ),
    (
      #"{"title":"","user":{"name":""},"others":[],"share":0.4}"#,
      "invalid-data @51-54 'share' of 'Card' is a percentage such as \"40%\", not a number"
    ),
    (#"[]"#, "invalid-data @0-1 the data of 'Card' are an object, not a list"),
    (#"{"title":"#, "malformed-json @9-9 the text ends too early"),
  ])
  func whatDoesNotFitIsFoundInItsPlace(data: String, finding: String) {
    let read = read(data)
    #expect(read.findings == [finding])
    #expect(read.values == nil)
  }

  @Test func aMisspeltNameAndAMisspeltWordHaveRepairs() throws {
    let document = checked(Self.document.replacing(" default=\"{[]}\"", with: ""))
    let data = #"{"titel":"","title":"","user":{"name":""},"others":[],"tone":"lout"}"#
    let source = SourceText(name: "card.layout.xml", text: Self.document)
    let read = DataReader.read(Array(data.utf8), for: document, named: "Card", in: source)
    #expect(read.findings.flatMap(\.fixes).map(\.title) == ["write 'title'", "write 'loud'"])
    #expect(read.findings.last?.related.map(\.source) == [source])
  }

  @Test func withoutDataThereAreStandIns() {
    let document = checked(Self.document.replacing(" default=\"{[]}\"", with: ""))
    let values = DataRecords(document, isDark: false).placeholders(
      for: document.structure.parameters)
    #expect(
      values.prefix(4) == [
        .string("title"), .record([.string("name"), .integer(18), .none]), .list([]), .number(12),
      ])
  }
}

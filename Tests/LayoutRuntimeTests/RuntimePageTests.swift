import Foundation
import FuzzTargets
import LayoutEngine
import LayoutPack
import LayoutRuntime
import TestSupport
import Testing

/// The example of `Docs/Runtime.md`.
struct RuntimePageTests {
  private static func blocks(_ language: String) throws -> [CodeBlock] {
    try MarkdownPage("Docs/Runtime.md").blocks.filter { $0.language == language }
  }

  /// The functions below have the lines of the page, with a test of each value in a comment.
  @Test func theExampleIsTheOneThatIsRun() throws {
    // The examples of signatures need a trait; those of other libraries have tests of their own.
    let others = /LayoutPackSigning|LiveScreen|PackBuilder|traits/
    let page = try Self.blocks("swift").filter { !$0.text.contains(others) }.flatMap(\.lines)
    #expect(page.count > 20)
    let source = try String(
      contentsOf: PackageRoot.appending("Tests/LayoutRuntimeTests/RuntimePageTests.swift"),
      encoding: .utf8)
    let lines = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    for line in page where !line.isEmpty {
      let parts = line.components(separatedBy: "  // ")
      let line = parts[0].trimmingCharacters(in: .whitespaces)
      let tested = parts.count > 1 ? "#expect(\(line) == \(parts[1]))" : line
      #expect(lines.contains(tested), "the test lacks '\(tested)'")
    }
  }

  @Test func theExampleGivesWhatItSays() throws {
    let markup = try #require(try Self.blocks("xml").first).text
    let bytes = try #require(PackTarget.pack(Array(markup.utf8)))
    struct Product: Encodable {
      var title: String
      var likes: Int
    }

    let screen = try LoadedLayout(bytes)
    let first = try screen.with(Values(Product(title: "Café", likes: 0)))
    let metrics = FixedTextMetrics(width: 10, height: 20)
    var card = RunningLayout(first, in: .width(390), measurer: metrics)
    #expect(card.result.outlets["title"]?.frame.width == 40)
    #expect(card.result.outlets["likes"] == nil)

    card.update(try screen.with(Values(["title": "Café Luna", "likes": 3])))
    #expect(card.result.outlets["likes"]?.frame.y == 20)
  }

  @Test func componentsHaveOutlets() throws {
    let markup = """
      <layout name="Inbox">
        <element name="Badge" view="BadgeView"><attribute name="count" type="Integer"/></element>
        <param name="senders" type="[String]"/>
        <component name="Header">
          <zstack><text id="title">Inbox</text><Badge id="badge" count="3"/></zstack>
        </component>
        <component name="Row">
          <param name="words" type="String"/>
          <stack direction="vertical"><text id="title">{words}</text></stack>
        </component>
        <stack direction="vertical" alignItems="start">
          <Header id="header"/>
          <for each="sender" in="{senders}"><Row id="row" words="{sender}"/></for>
        </stack>
      </layout>
      """
    let pack = try #require(PackTarget.pack(Array(markup.utf8)))
    let values = try Values(["senders": ["Ada", "Grace"]])
    let metrics = FixedTextMetrics(width: 10, height: 20)
    let inbox = try LoadedLayout(pack).with(values).layout(in: .width(390), measurer: metrics)
    #expect(inbox.outlets.component("header")?["title"]?.frame.width == 50)
    #expect(inbox.outlets.components("row").map { $0["title"]?.frameInRoot.y } == [20, 40])
    let header = inbox.outlets.component("header")?.outlets
    #expect(header?.view("badge")?.attributes?.integer("count") == 3)
  }

  struct MapAttributes: TypedAttributes {
    let zoom: Double
    let title: LayoutText?

    init(attributes: AttributeReader) throws(AttributeError) {
      zoom = try attributes.value("zoom")
      title = try attributes.value("title")
    }
  }

  @Test func viewsOfTheAppHaveTypes() throws {
    let markup = """
      <layout name="Places">
        <element name="Map" view="MapView">
          <attribute name="zoom" type="Number" default="4"/>
          <attribute name="title" type="Text?"/>
        </element>
        <element name="Chart" view="ChartView"/>
        <stack direction="vertical"><Map/><Chart/></stack>
      </layout>
      """
    let bytes = try #require(PackTarget.pack(Array(markup.utf8)))
    var views = ViewRegistry()
    views.register("MapView", reading: MapAttributes.self)
    let places = try LoadedLayout(bytes, views: views)
    #expect(places.standIns.map(\.description) == ["view 'ChartView'"])
    let other = try #require(
      PackTarget.pack(Array(markup.replacing("\"Number\"", with: "\"String\"").utf8)))
    let error = #expect(throws: LoadingError.self) { try LoadedLayout(other, views: views) }
    #expect(
      error?.description
        == "'Map' does not suit the view 'MapView': 'zoom' is a String; wanted is Number")
  }

  @Test func thePartsOfAnAppAreCompared() throws {
    let markup = try #require(try Self.blocks("xml").first).text
    let origin = LayoutPack.Origin(name: "shop", number: 12)
    let bytes = try #require(PackTarget.pack(Array(markup.utf8), origin))
    let app = AppParts(views: ["MapView", "ChartView"], actions: ["open", "buy"])
    do {
      let screen = try LoadedLayout(bytes, app: app, named: "shop", notOlderThan: 12)
      #expect(screen.documents == ["Input"])
    }

    func screen(downloaded: [UInt8]?, bundled: [UInt8], isOn: Bool) throws -> LoadedLayout {
      let own = try LoadedLayout(bundled)
      guard isOn, let downloaded else { return own }
      let least = own.packNumber
      let newer = try? LoadedLayout(downloaded, app: app, named: "shop", notOlderThan: least)
      return newer ?? own
    }

    let other = try #require(PackTarget.pack(Array(markup.utf8)))
    #expect(try screen(downloaded: bytes, bundled: other, isOn: true).packNumber == 12)
    #expect(try screen(downloaded: other, bundled: bytes, isOn: true).packNumber == 12)
    #expect(try screen(downloaded: bytes, bundled: other, isOn: false).packNumber == 0)
    #expect(try screen(downloaded: [1], bundled: other, isOn: true).packNumber == 0)
  }

  @Test func aUserHasAVariant() throws {
    let tall = try #require(try Self.blocks("xml").last).text
    let plain = tall.replacing("HomeTall", with: "Home").replacing(" padding=\"20\"", with: "")
    let packed = PackTarget.pack(
      ["Home": Array(plain.utf8), "HomeTall": Array(tall.utf8)], LayoutPack.Origin(name: "home"))
    let bytes = try #require(packed)
    let values = try Values(["title": "Hello"])
    func height(of user: (name: String, number: Int)) throws -> Float? {
      let home = try LoadedLayout(bytes, named: "home")
      let variants = home.documents.filter { $0.hasPrefix("Home") }
      #expect(variants == ["Home", "HomeTall"])
      let chosen = variants[user.number % variants.count]
      let shown = try home.document(named: chosen)?.with(values) ?? home.with(values)
      let metrics = FixedTextMetrics(width: 10, height: 20)
      return shown.layout(in: .width(390), measurer: metrics).outlets["title"]?.frame.height
    }

    #expect(try height(of: ("Ada", 4)) == 20)
    #expect(try height(of: ("Grace", 7)) == 60)
  }

  @Test func aPatchMakesANewerPack() throws {
    let (bytes, patch) = (PackTarget.versions[0], PackTarget.patch)
    let newer = try PackPatch(patch).applied(to: bytes)
    #expect(newer == PackTarget.versions[1])
  }
}

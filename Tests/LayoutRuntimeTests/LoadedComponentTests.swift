import FuzzTargets
import LayoutEngine
import LayoutRuntime
import LayoutViews
import ParitySupport
import RecordingViews
import Testing

/// The ids in components of a loaded document, which are outlets as in generated code.
struct LoadedComponentTests {
  private static let inbox = """
    <layout name="Inbox">
      <element name="Badge" view="BadgeView" intrinsicSize="10 10"><attribute name="count" type="Integer"/></element>
      <param name="senders" type="[String]"/>
      <param name="hasNote" type="Bool" default="true"/>
      <component name="Row">
        <param name="title" type="String"/>
        <stack direction="horizontal">
          <text id="title">{title}</text>
          <Badge id="badge" count="3"/>
          <slot/>
        </stack>
      </component>
      <component name="Note"><param name="words" type="String"/><Row id="inner" title="{words}"><slot/></Row></component>
      <stack direction="vertical" alignItems="start">
        <text id="title">Inbox</text>
        <for each="sender" in="{senders}" key="{sender}">
          <Row id="row" title="{sender}"><view id="mark" size="5 5"/></Row>
        </for>
        <if test="{hasNote}"><Note id="note" words="Note"><view id="end" size="7 7"/></Note></if>
      </stack>
    </layout>
    """

  private func loaded(_ document: String = inbox) throws -> LoadedLayout {
    try LoadedLayout(#require(PackTarget.pack(Array(document.utf8))))
  }

  private func outlets(of values: KeyValuePairs<String, any Encodable>) throws -> LoadedOutlets {
    try loaded().with(Values(values))
      .layout(in: .width(320), measurer: FixedTextMetrics(width: 10, height: 20)).outlets
  }

  @Test func aComponentHasOutletsOfItsOwn() throws {
    let outlets = try outlets(of: ["senders": ["Ada", "Grace"]])
    #expect(outlets.names == ["title", "row", "mark", "note", "end"])
    #expect(outlets["title"]?.frame.width == 50)
    let rows = outlets.components("row")
    #expect(rows.map { $0["title"]?.frame.width } == [30, 50])
    #expect(rows.map(\.frame.y) == [20, 40])
    #expect(rows.first?.names == ["title", "badge"])
    #expect(rows.first?["mark"] == nil)
    // What fills a slot belongs to the document that fills it.
    #expect(outlets.all("mark").map(\.frameInRoot.x) == [40, 60])
    #expect(outlets["end"]?.frame.width == 7)
    #expect(outlets.component("note")?["title"] == nil)
    #expect(outlets.component("title")?.names == [])
    #expect(outlets.component("other") == nil)
  }

  @Test func aComponentThatIsTheRootOfAnotherIsFoundByItsID() throws {
    let note = try outlets(of: ["senders": [String]()]).component("note")
    let inner = note?.outlets.component("inner")
    #expect(inner?.element == note?.element)
    #expect(inner?["title"]?.frame.width == 40)
    let none = try outlets(of: ["senders": [String](), "hasNote": false])
    #expect(none.component("note") == nil)
    #expect(none.components("row").isEmpty)
  }

  @Test func aViewOfTheHostHasItsAttributes() throws {
    let row = try outlets(of: ["senders": ["Ada"]]).component("row")
    #expect(row?.outlets.view("badge")?.frame.width == 10)
    #expect(row?.outlets.view("badge")?.attributes?.integer("count") == 3)
    #expect(row?.outlets.views("badge").count == 1)
    #expect(row?.outlets.view("title")?.attributes == nil)
  }

  @Test func aLayoutTellsTheIDsOfItsComponents() throws {
    let layout = try loaded()
    let row = try #require(layout.outlets.first { $0.name == "row" })
    #expect(row.element == "Row" && row.count == .many)
    #expect(row.outlets.map(\.name) == ["title", "badge"])
    let note = try #require(layout.outlets.first { $0.name == "note" })
    #expect(note.outlets.map(\.name) == ["inner"])
    #expect(note.outlets.first?.outlets.map(\.name) == ["title", "badge"])
    #expect(layout.outlets.first?.outlets == [])
  }

  /// Tests and assistive technology find elements by these names.
  @Test func viewsAreNamedByIDsInComponents() throws {
    let host = ViewHost(
      try loaded().with(Values(["senders": ["Ada"]])), in: .width(320),
      backend: RecordingBackend())
    host.mount()
    let title = try #require(host.outlets.component("row")?["title"]?.element)
    #expect(host.mounter.view(of: title)?.content?.name == "title")
    let note = try #require(host.outlets.component("note")?.outlets.component("inner"))
    let words = try #require(note["title"]?.element)
    #expect(host.mounter.view(of: words)?.content?.name == "title")
  }

  // MARK: Other versions

  private static func form(_ row: String, _ more: String = "") -> String {
    """
    <layout name="Form">
      \(more)
      <component name="Field"><stack direction="vertical">\(row)</stack></component>
      <stack direction="vertical"><Field id="first"/><Field id="second"/></stack>
    </layout>
    """
  }

  /// A new id in a component, and a component before it, move the numbers of all others.
  @Test(arguments: [
    (#"<text id="label">Name</text><view id="name" class="Field" size="100 20"/>"#, ""),
    (
      #"<inset insets="2"><view id="name" class="Field" size="90 20"/></inset>"#,
      #"<component name="Other"><text id="a">A</text></component>"#
    ),
  ])
  func aSaveKeepsTheViewsInComponents(_ row: String, _ more: String) throws {
    let backend = RecordingBackend()
    let before = try loaded(Self.form(#"<view id="name" class="Field" size="100 20"/>"#)).with()
    let host = ViewHost(before, in: .width(320), backend: backend)
    host.mount()
    func fields() throws -> [RecordedView] {
      try ["first", "second"].map { name in
        let element = try #require(host.outlets.component(name)?["name"]?.element)
        return try #require(host.mounter.view(of: element))
      }
    }
    let old = try fields()
    host.update(try loaded(Self.form(row, more)).with())
    let new = try fields()
    #expect(zip(old, new).allSatisfy { $0 === $1 })
    #expect(host.outlets.component("first")?.names.contains("name") == true)
    #expect(backend.mistakes == [])
  }

  @Test func updatesLeaveTheOutletsOfANewTree() throws {
    let layout = try loaded()
    let metrics = FixedTextMetrics(width: 10, height: 20)
    var running = RunningLayout(
      try layout.with(Values(["senders": ["Ada", "Grace"]])), in: .width(320), measurer: metrics)
    for senders in [["Grace", "Ada"], ["Grace", "Joan", "Ada"], [], ["Ada"]] {
      for hasNote in [false, true] {
        let screen = try layout.with(Values(["senders": senders, "hasNote": hasNote]))
        running.update(screen)
        let fresh = screen.layout(in: .width(320), measurer: metrics)
        #expect(
          LoadedOutletLines.lines(of: layout, running.result.outlets)
            == LoadedOutletLines.lines(of: layout, fresh.outlets))
      }
    }
  }
}

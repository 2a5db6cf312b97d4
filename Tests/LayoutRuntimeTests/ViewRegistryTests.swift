import FuzzTargets
import LayoutEngine
import LayoutRuntime
import LayoutViews
import Testing

/// Views of an app in loaded documents: their attributes have the types that the app reads.
struct ViewRegistryTests {
  private struct MapAttributes: TypedAttributes, Equatable {
    enum Ground: String, AttributeConvertible { case plain, satellite }

    let zoom: Double
    let pins: [String]
    let ground: Ground
    let title: LayoutText?

    init(attributes: AttributeReader) throws(AttributeError) {
      zoom = try attributes.value("zoom")
      pins = try attributes.value("pins")
      ground = try attributes.value("ground")
      title = try attributes.value("title")
    }
  }

  private static func document(_ attributes: String, _ use: String = "<Map/>") -> String {
    """
    <layout name="Places">
      <element name="Map" view="MapView" intrinsicSize="40 30">\(attributes)</element>
      <element name="Chart" view="ChartView" intrinsicSize="20 20"/>
      <element name="Wall" class="WallLayout" intrinsicSize="10 10"/>
      <stack direction="vertical" alignItems="start">\(use)</stack>
    </layout>
    """
  }

  private static let right = """
    <attribute name="zoom" type="Number" default="4"/>\
    <attribute name="pins" type="[String]" default="{[]}"/>\
    <attribute name="ground" type="Choice" values="plain satellite" default="plain"/>\
    <attribute name="title" type="Text?"/>\
    <attribute name="unread" type="Bool" default="true"/>
    """

  private static let registry: ViewRegistry = {
    var registry = ViewRegistry()
    registry.register("MapView", reading: MapAttributes.self)
    return registry
  }()

  private func load(_ document: String, _ views: ViewRegistry? = registry) throws -> LoadedLayout {
    try LoadedLayout(#require(PackTarget.pack(Array(document.utf8))), views: views)
  }

  private func error(_ attributes: String) throws -> LoadingError? {
    let bytes = try #require(PackTarget.pack(Array(Self.document(attributes).utf8)))
    do throws(LoadingError) {
      _ = try LoadedLayout(bytes, views: Self.registry)
      return nil
    } catch {
      return error
    }
  }

  @Test func attributesAreReadAsATypeOfTheApp() throws {
    let use = #"<Map id="map" zoom="7.5" pins="{['a', 'b']}" ground="satellite" title="Café"/>"#
    let screen = try load(Self.document(Self.right, use)).with()
    let view = try #require(screen.layout(in: .width(320)).outlets.view("map"))
    let map = try ViewValues(view.attributes).attributes(as: MapAttributes.self)
    #expect(map.zoom == 7.5)
    #expect(map.pins == ["a", "b"])
    #expect(map.ground == .satellite)
    #expect(map.title == LayoutText(key: "Café"))
  }

  @Test func aMissingAttributeIsAnErrorThatNamesIt() throws {
    let error = try error(Self.right.replacing(#"name="zoom""#, with: #"name="scale""#))
    #expect(error?.cause == .wrongAttribute)
    #expect(
      error?.description
        == "'Map' does not suit the view 'MapView': 'zoom' is missing; wanted is Number")
  }

  @Test(arguments: [
    (
      #"<attribute name="zoom" type="Number" default="4"/>"#,
      #"<attribute name="zoom" type="String" default="4"/>"#,
      "'zoom' is a String; wanted is Number"
    ),
    (#"type="[String]""#, #"type="[Number]""#, "'pins' is a [Number]; wanted is [String]"),
    (
      #"values="plain satellite""#, #"values="plain relief""#,
      "'ground' is a Choice with the word 'relief'; wanted is Choice"
    ),
    (
      #"<attribute name="zoom" type="Number" default="4"/>"#,
      #"<attribute name="zoom" type="Number?"/>"#, "'zoom' is missing; wanted is Number"
    ),
    (#"type="Text?""#, #"type="Integer?""#, "'title' is an Integer; wanted is Text?"),
  ])
  func anAttributeOfAnotherTypeIsAnErrorThatNamesIt(
    _ right: String, _ wrong: String, _ words: String
  ) throws {
    let error = try error(Self.right.replacing(right, with: wrong))
    #expect(error?.cause == .wrongAttribute)
    #expect(error?.description.hasSuffix(words) == true, "\(String(describing: error))")
  }

  @Test func aTypeThatIsWidenedIsRight() throws {
    #expect(try error(Self.right.replacing("\"Number\"", with: "\"Integer\"")) == nil)
    #expect(try error(Self.right.replacing("\"Text?\"", with: "\"String?\"")) == nil)
  }

  @Test func onlyWhatADocumentUsesIsCompared() throws {
    let wrong = #"<attribute name="zoom" type="String" default=""/>"#
    #expect(throws: Never.self) { try load(Self.document(wrong, "<Chart/>")) }
    #expect(throws: Never.self) { try load(Self.document(wrong), nil) }
    #expect(throws: Never.self) { try load(Self.document(wrong), ViewRegistry()) }
  }

  // MARK: Stand-ins

  @Test func whatIsNotRegisteredHasAStandInOfItsSizeAndANote() throws {
    let uses = #"<Map id="map"/><Chart id="chart"/><Chart/><Wall id="wall"/>"#
    let layout = try load(Self.document(Self.right, uses))
    #expect(layout.standIns.map(\.description) == ["view 'ChartView'", "layout 'WallLayout'"])
    let outlets = try layout.with().layout(in: .width(320)).outlets
    #expect(outlets["chart"]?.frame.size == LayoutSize(width: 20, height: 20))
    #expect(outlets["wall"]?.frame.size == LayoutSize(width: 10, height: 10))
  }

  @Test func withoutARegistryOnlyLayoutsAreCompared() throws {
    let layout = try load(Self.document(Self.right, "<Chart/><Wall/>"), nil)
    #expect(layout.standIns.map(\.description) == ["layout 'WallLayout'"])
  }

  @Test func everyHostHasTheControls() throws {
    let document = """
      <layout name="Form">
        <element name="Name" view="TextField" intrinsicSize="240 36"/>
        <Name/>
      </layout>
      """
    #expect(try load(document, ViewRegistry()).standIns == [])
  }

  @Test func aReaderTellsTheTypes() throws {
    let reader = AttributeReader([
      "on": .bool(true), "at": .date(.epoch), "color": .color(.rgba(0xFF)), "ratio": .ratio(2),
      "width": .dimension(.percent(40)), "edges": .edges(.none), "image": .image(.asset("A")),
      "word": .choice("plain"), "count": .integer(3), "words": .string("a"),
    ])
    #expect(try reader.value("on", as: Bool.self))
    #expect(try reader.value("at", as: LayoutInstant.self) == .epoch)
    #expect(try reader.value("color", as: LayoutColor.self) == .rgba(0xFF))
    #expect(try reader.value("ratio", as: Ratio.self) == 2)
    #expect(try reader.value("width", as: LayoutDimension.self) == .percent(40))
    #expect(try reader.value("count", as: LayoutDimension.self) == .points(3))
    #expect(try reader.value("edges", as: LayoutEdges.self) == .none)
    #expect(try reader.value("image", as: ImageSource.self) == .asset("A"))
    #expect(try reader.value("word", as: String.self) == "plain")
    #expect(try reader.value("count", as: Float?.self) == 3)
    #expect(try reader.value("none", as: Float?.self) == nil)
    #expect(try reader.value("words", as: LayoutText.self) == .verbatim("a"))
    #expect(throws: AttributeError.self) { try reader.value("on", as: [Bool].self) }
  }
}

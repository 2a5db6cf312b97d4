import FuzzTargets
import LayoutEngine
import LayoutInterpreter
import LayoutRuntime
import LayoutViews
import RecordingViews
import Testing

/// A document of a pack in an app: what it declares, its values, its frames and its actions.
struct LoadedLayoutTests {
  private static let shop = """
    <layout name="Shop">
      <record name="Row"><field name="title" type="String"/><field name="price" type="Number"/><field name="seen" type="Bool" default="false"/></record>
      <param name="title" type="Text" maxLength="20"/>
      <param name="rows" type="[Row]"/>
      <param name="tone" type="Choice" values="calm loud" default="calm"/>
      <param name="gap" type="Points" default="8"/>
      <param name="ends" type="Date?"/>
      <action name="open"><param name="title" type="String"/></action>
      <stack direction="vertical" spacing="{gap}" alignItems="start">
        <text id="title">{title}</text>
        <for each="row" in="{rows}" key="{row.title}">
          <text id="row" tap="{open(row.title)}">{row.title}</text>
        </for>
        <if test="{ends != nil}"><view id="ends" size="{tone == .loud ? 20 : 10}"/></if>
      </stack>
    </layout>
    """

  private struct Row: Encodable {
    var title: String
    var price: Double
    var seen: Bool?
  }

  private struct Shop: Encodable {
    enum Tone: String, Encodable { case calm, loud }
    var title: String
    var rows: [Row]
    var tone: Tone?
    var ends: LayoutInstant?
  }

  private func loaded(_ document: String = shop) throws -> LoadedLayout {
    try LoadedLayout(#require(PackTarget.pack(Array(document.utf8))))
  }

  private let shop = Shop(
    title: "Café", rows: [Row(title: "Tea", price: 2), Row(title: "Cake", price: 3.5, seen: true)])

  @Test func aLoadedLayoutShowsWhatItDeclares() throws {
    let layout = try loaded()
    #expect(layout.documents == ["Input"])
    #expect(layout.document(named: "Other") == nil)
    #expect(layout.parameters.map(\.name) == ["title", "rows", "tone", "gap", "ends"])
    #expect(
      layout.parameters.map(\.type) == ["Text", "[Row]", "Choice(calm loud)", "Points", "Date?"])
    #expect(layout.parameters.map(\.isRequired) == [true, true, false, false, false])
    #expect(layout.outlets.map(\.name) == ["title", "row", "ends"])
    #expect(layout.outlets.map(\.count) == [.one, .many, .optional])
    #expect(layout.outlets.map(\.element) == ["text", "text", "view"])
    #expect(layout.actions.map(\.name) == ["open"])
    #expect(layout.actions[0].parameters.map(\.type) == ["String"])
  }

  @Test func valuesComeFromAnyEncodable() throws {
    let screen = try loaded().with(Values(shop))
    let result = screen.layout(in: .width(320), measurer: FixedTextMetrics(width: 10, height: 20))
    #expect(result.outlets["title"]?.frame == LayoutRect(x: 0, y: 0, width: 40, height: 20))
    #expect(result.outlets.all("row").map(\.frame.y) == [28, 56])
    #expect(result.outlets["ends"] == nil)
    #expect(result.outlets["other"] == nil)
  }

  @Test func valuesComeFromPairs() throws {
    let values = try Values([
      "title": "A", "rows": [Row](), "tone": "loud", "gap": 2,
      "ends": LayoutInstant(secondsSince1970: 0),
    ])
    let result = try loaded().with(values)
      .layout(in: .width(320), measurer: FixedTextMetrics(width: 10, height: 20))
    #expect(result.outlets["ends"]?.frame == LayoutRect(x: 0, y: 22, width: 20, height: 20))
  }

  @Test func anUpdateTouchesOnlyWhatChanged() throws {
    let layout = try loaded()
    var running = RunningLayout(
      try layout.with(Values(shop)), in: .width(320),
      measurer: FixedTextMetrics(width: 10, height: 20))
    var other = shop
    other.rows.append(Row(title: "Pie", price: 1))
    let changes = running.update(try layout.with(Values(other)))
    #expect(changes.inserted.count == 1)
    #expect(running.result.outlets.all("row").count == 3)
    let fresh = try layout.with(Values(other))
      .layout(in: .width(320), measurer: FixedTextMetrics(width: 10, height: 20))
    #expect(running.result.frames == fresh.frames)
    #expect(running.document == (try layout.with(Values(other))))
    #expect(running.document != (try layout.with(Values(shop))))
  }

  /// A list of rows, which hang on what `loop` reads.
  private func list(_ loop: String) throws -> LoadedLayout {
    let document = """
      <layout name="List">
        <element name="Bar" class="Bar" children="none"><attribute name="label" type="String"/></element>
        <record name="Row"><field name="id" type="Integer"/><field name="label" type="String"/></record>
        <param name="rows" type="[Row]"/>
        <param name="mark" type="String" default=""/>
        <param name="other" type="String" default=""/>
        <stack direction="vertical">
          <text>{other}</text>
          \(loop)
        </stack>
      </layout>
      """
    return try LoadedLayout(
      #require(PackTarget.pack(Array(document.utf8))), registry: LayoutRegistry([Bar.self]))
  }

  private struct Labelled: Encodable {
    var id: Int
    var label: String
  }

  private static let labelled = [
    Labelled(id: 1, label: "a"), Labelled(id: 2, label: "b"), Labelled(id: 3, label: "c"),
  ]

  /// What a row hangs on is compared, so only the rows that changed are made anew.
  @Test func anUpdateMakesOnlyTheRowsThatChanged() throws {
    let rows = Self.labelled
    var changed = rows
    changed[1].label = "d"

    // The element and a value from outside, in the loop or in a `let` of it.
    for loop in [
      #"<for each="row" in="{rows}" key="{row.id}"><Bar label="{row.label}{mark}"/></for>"#,
      """
      <for each="row" in="{rows}" key="{row.id}">
        <let name="words" value="{'{row.label}{mark}'}"/>
        <let name="line" value="{words}"/>
        <Bar label="{line}"/>
      </for>
      """,
    ] {
      let layout = try list(loop)
      var running = RunningLayout(try layout.with(Values(["rows": rows])), in: .width(320))
      #expect(Bar.takeLabels() == ["a", "b", "c"], "\(loop)")
      running.update(try layout.with(Values(["rows": rows, "other": "x"])))
      #expect(Bar.takeLabels() == [], "\(loop)")
      running.update(try layout.with(Values(["rows": changed])))
      #expect(Bar.takeLabels() == ["d"], "\(loop)")
      running.update(try layout.with(Values(["rows": changed.reversed()])))
      #expect(Bar.takeLabels() == [], "\(loop)")
      running.update(try layout.with(Values(["rows": changed, "mark": "!"])))
      #expect(Bar.takeLabels() == ["a!", "d!", "c!"], "\(loop)")
      running.update(try layout.with(Values(["rows": rows, "mark": "!"])))
      #expect(Bar.takeLabels() == ["b!"], "\(loop)")
    }

    // The position, with a key that is more than a field.
    let numbered = try list(
      #"<for each="row" index="n" in="{rows}" key="{row.id + 1}"><Bar label="{n}{mark}"/></for>"#)
    var running = RunningLayout(try numbered.with(Values(["rows": rows])), in: .width(320))
    #expect(Bar.takeLabels() == ["0", "1", "2"])
    running.update(try numbered.with(Values(["rows": changed])))
    #expect(Bar.takeLabels() == [])
    running.update(try numbered.with(Values(["rows": rows.reversed()])))
    #expect(Bar.takeLabels() == ["0", "2"])

    // The whole list.
    let counted = try list(
      #"<for each="row" in="{rows}" key="{row.id}"><Bar label="{count(rows)}{row.label}"/></for>"#)
    running = RunningLayout(try counted.with(Values(["rows": rows])), in: .width(320))
    #expect(Bar.takeLabels() == ["3a", "3b", "3c"])
    running.update(try counted.with(Values(["rows": rows, "other": "x"])))
    #expect(Bar.takeLabels() == [])
    running.update(try counted.with(Values(["rows": Array(rows.dropLast())])))
    #expect(Bar.takeLabels() == ["2a", "2b"])
  }

  @Test func actionsHaveTheirNamesAndValues() throws {
    let running = RunningLayout(try loaded().with(Values(shop)), in: .width(320))
    let row = try #require(running.result.outlets.all("row").last?.element)
    let action = try #require(running.tree.style(of: row)?.actions.first?.action)
    #expect(LoadedScreen.FiredAction(action) == LayoutAction("open", [.string("Cake")]))
  }

  @Test func theViewsOfAHostShowIt() throws {
    let screen = try loaded().with(Values(shop))
    let backend = RecordingBackend()
    let host = ViewHost(screen, in: .width(320), backend: backend)
    host.mount()
    var done: [LayoutAction] = []
    host.onAction { done.append($0) }
    let result = screen.layout(in: .width(320), measurer: backend.measurer)
    let row = try #require(result.outlets.all("row").first?.frameInRoot)
    #expect(host.tap(at: LayoutPoint(x: row.x + 1, y: row.y + 1)))
    #expect(done == [LayoutAction("open", [.string("Tea")])])
  }

  // MARK: Wrong values

  private func fault(_ pairs: KeyValuePairs<String, any Encodable>) throws -> ValueError? {
    let values = try Values(pairs)
    let layout = try loaded()
    do throws(ValueError) {
      _ = try layout.with(values)
      return nil
    } catch {
      return error
    }
  }

  @Test func aMissingValueIsAnError() throws {
    let error = try fault(["title": "A"])
    #expect(error?.path == ["rows"])
    #expect(error?.description == "'rows' of 'Input' is missing; wanted is [Row]")
  }

  @Test func aWrongValueIsAnErrorWithItsPath() throws {
    struct Wrong: Encodable {
      var title = "Tea"
      var price = "dear"
    }
    let error = try fault(["title": "A", "rows": [Wrong()]])
    #expect(error?.path == ["rows", "0", "price"])
    #expect(error?.wanted == "Number")
    #expect(error?.given == "a String")
    #expect(error?.description == "'rows.0.price' of 'Input' is a String; wanted is Number")
  }

  @Test(arguments: [
    ("tone", "shrill", "'tone' of 'Input' is 'shrill', which is none; wanted is Choice(calm loud)"),
    ("ends", "soon", "'ends' of 'Input' is 'soon', which is none; wanted is Date"),
    ("other", "A", "'other' is no parameter of 'Input'"),
    ("title", String(repeating: "A", count: 21), "'title' of 'Input' has more than 20 characters"),
  ])
  func aValueOfTheRightKindMayBeWrong(_ name: String, _ value: String, _ words: String) throws {
    let error = try fault(["title": "A", "rows": [Row](), name: value])
    #expect(error?.description.hasPrefix(words) == true, "\(String(describing: error))")
  }

  @Test func aNumberIsNoDateAndNoInfinity() throws {
    #expect(try fault(["title": "A", "rows": [Row](), "ends": 12])?.given == "an Integer")
    #expect(
      try fault(["title": "A", "rows": [Row](), "gap": Double.infinity])?.description
        == "'gap' of 'Input' is inf; wanted is Points")
  }

  // MARK: Damaged packs

  @Test func damagedBytesAreAnErrorWithItsPlace() throws {
    var bytes = try #require(PackTarget.pack(Array(Self.shop.utf8)))
    bytes[bytes.count - 1] ^= 1
    let error = #expect(throws: LoadingError.self) { try LoadedLayout(bytes) }
    #expect(error?.cause == .damaged)
    #expect(error?.section == "DOCS")
    #expect(error?.reason == "the check sum is wrong")
    #expect(throws: LoadingError.self) { try LoadedLayout([]) }
  }
}

/// A layout that notes what it was made of; one test uses it.
private struct Bar: InterpretedLayout {
  private static let labels = Locked<[String]>([])

  init(attributes: AttributeReader) {
    Self.labels.withLock { $0.append(attributes.string("label") ?? "") }
  }

  /// Returns the labels since the last call.
  static func takeLabels() -> [String] {
    labels.withLock { labels in
      defer { labels = [] }
      return labels
    }
  }

  func layOut(_ children: inout CustomChildren<NoPlacement>, in range: SizeRange) -> LayoutSize {
    .zero
  }
}

import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// `layoutc catalogue`, and `layoutc pack --for`, which compares documents with a catalogue.
struct CatalogueCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write(Self.shop, to: "app/shop.layout.xml")
    try folder.write(Self.kit, to: "app/kit.layout.xml")
  }

  private static let shop = """
    <layout name="Shop">
      <import src="kit.layout.xml"/>
      <record name="Row"><field name="title" type="String"/><field name="price" type="Number"/></record>
      <param name="rows" type="[Row]"/>
      <param name="tone" type="Choice" values="calm loud" default="calm"/>
      <action name="open"><param name="title" type="String"/></action>
      <stack direction="vertical">
        <Map zoom="3"/>
        <for each="row" in="{rows}">
          <text fontFamily="Inter" tap="{open(row.title)}">{row.title}</text>
        </for>
        <image source="asset:Cafe" size="20"/>
      </stack>
    </layout>

    """

  private static let kit = """
    <library name="Kit">
      <element name="Map" view="MapView" intrinsicSize="fill"><attribute name="zoom" type="Number"/></element>
      <element name="Falls" class="Waterfall" children="any"/>
    </library>

    """

  private func catalogue(_ more: String...) throws -> BuiltCommand.Outcome {
    try command.run(["catalogue", "app", "-o", "app.json"] + more)
  }

  /// Packs a document for the app, and returns the lines that say what it lacks.
  private func missing(_ document: String) throws -> [String] {
    try folder.write(document, to: "new/shop.layout.xml")
    let packed = try command.run(["pack", "new", "-o", "new.layoutpack", "--for", "app.json"])
    let isWritten = FileManager.default.fileExists(atPath: folder.path("new.layoutpack"))
    #expect(isWritten == (packed.status == 0), "\(packed)")
    return packed.errors.matches(of: #/(?m)^error\[missing-in-app\]: (.*)\n  --> (.*)$/#)
      .map { "\($0.2): \($0.1)" }
  }

  @Test func aCatalogueHoldsWhatTheAppHas() throws {
    let made = try catalogue()
    #expect(made.status == 0)
    #expect(
      made.errors == """
        1 document, 1 view, 1 layout in Swift, 1 action, 1 font, 1 image in 'app.json'

        """)
    let text = try folder.read("app.json")
    #expect(text.hasPrefix("{\n  \"catalogue\": 1,\n  \"layoutc\": \"\(Version.current)\",\n"))
    #expect(
      text.hasSuffix(
        """
          "views": {"MapView": ["zoom: Number"]},
          "layouts": {"Waterfall": []},
          "actions": ["open(String)"],
          "fonts": ["Inter"],
          "images": ["Cafe"],
          "colors": [],
          "documents": {
            "Shop": {
              "rows": {
                "type": {
                  "list": {
                    "record": "Row",
                    "fields": {
                      "price": {"type": "Number", "isRequired": true},
                      "title": {"type": "String", "isRequired": true}
                    }
                  }
                },
                "isRequired": true
              },
              "tone": {"type": {"choice": ["calm", "loud"]}, "isRequired": false}
            }
          }
        }

        """), "\(text.suffix(900))")
  }

  @Test func equalAppsHaveEqualCatalogues() throws {
    #expect(try catalogue().status == 0)
    let first = try folder.read("app.json")
    try folder.write("\n" + Self.kit, to: "app/kit.layout.xml")
    #expect(try catalogue().status == 0)
    #expect(try folder.read("app.json") == first)
  }

  @Test func assetsAndFontsAreAdded() throws {
    try folder.write("{}", to: "Assets.xcassets/Drinks/Tea.imageset/Contents.json")
    try folder.write("{}", to: "Assets.xcassets/Ink.colorset/Contents.json")
    let made = try catalogue("--assets", "Assets.xcassets", "--font", "Papyrus")
    #expect(made.errors.contains("2 fonts, 2 images, 1 color in"))
    let text = try folder.read("app.json")
    #expect(text.contains("\"images\": [\"Cafe\", \"Tea\"]"))
    #expect(text.contains("\"colors\": [\"Ink\"]"))
    let missing = try catalogue("--assets", "nowhere")
    #expect(CommandStatus(rawValue: missing.status) == .unreadable)
    #expect(missing.errors.contains("nowhere"))
  }

  @Test func withAnErrorNoCatalogueIsWritten() throws {
    try folder.write("<layout><text></layout>", to: "app/bad.layout.xml")
    #expect(CommandStatus(rawValue: try catalogue().status) == .findings)
    #expect(!FileManager.default.fileExists(atPath: folder.path("app.json")))
  }

  @Test func theAppCanShowItsOwnDocuments() throws {
    #expect(try catalogue().status == 0)
    let packed = try command.run(
      [
        "pack", "app", "-o", "app.layoutpack", "--for", "app.json", "--name", "shop", "--number",
        "12",
      ])
    #expect(packed.status == 0, "\(packed)")
    let shown = try command.run(["unpack", "app.layoutpack"])
    #expect(shown.output.contains("\nname shop\nnumber 12\nmade for "))
  }

  @Test func everythingThatTheAppLacksIsToldOnceWithItsPlace() throws {
    #expect(try catalogue().status == 0)
    let found = try missing(
      """
      <layout name="Shop">
      <element name="Chart" view="ChartView" intrinsicSize="20 20"/>
      <element name="Map" view="MapView" intrinsicSize="fill"><attribute name="zoom" type="Integer"/></element>
      <element name="Wall" class="Wall"/>
      <record name="Row"><field name="title" type="String"/><field name="stars" type="Integer"/></record>
      <param name="rows" type="[Row]"/>
      <param name="tone" type="Choice" values="calm" default="calm"/>
      <param name="user" type="String"/>
      <param name="since" type="Date?"/>
      <action name="open"/>
      <define name="ink" value="asset:Ink"/>
      <stack direction="vertical">
      <Chart/><Chart/><Map zoom="3"/><Wall/>
      <text fontFamily="{user == 'me' ? 'Inter' : 'Papyrus'}" color="{ink}" tap="{open}">{user}</text>
      <view gradient="45 #FF0000 asset:Line" size="2"/>
      <image source="asset:Tea" size="20"/>
      </stack>
      </layout>

      """)
    #expect(
      found == [
        "new/shop.layout.xml:6:14: the app gives 'rows.price', which the document does not take",
        "new/shop.layout.xml:7:14: the app gives 'loud' for 'tone', which the document does not take",
        "new/shop.layout.xml:8:14: the app does not give 'user', which has no default",
        "new/shop.layout.xml:10:15: the app has no action 'open()'",
        "new/shop.layout.xml:13:2: the app has no view 'ChartView'",
        "new/shop.layout.xml:13:18: the view 'MapView' of the app has no attribute 'zoom: Integer'",
        "new/shop.layout.xml:13:33: the app has no layout 'Wall'",
        "new/shop.layout.xml:14:45: the app has no font 'Papyrus'",
        "new/shop.layout.xml:14:65: the app has no color 'Ink' among its assets",
        "new/shop.layout.xml:15:7: the app has no color 'Line' among its assets",
        "new/shop.layout.xml:16:8: the app has no image 'Tea' among its assets",
      ])
  }

  /// An app of an older version knows less of the language.
  @Test func theLanguageOfAnOlderAppIsCompared() throws {
    #expect(try catalogue().status == 0)
    var text = try folder.read("app.json")
    for word in ["\"grid\"", "\"sorted\"", "\"safeArea.top\""] {
      let count = text.count
      text = text.replacing(try Regex("\\s*\(word),(?= *\n)"), with: "")
      #expect(text.count < count, "\(word)")
    }
    text = text.replacing("\n      \"maxLines\": [],", with: "")
    text = text.replacing("\"spaceBetween\"", with: "\"other\"")
    try folder.write(text, to: "app.json")
    let found = try missing(
      """
      <layout name="New">
      <param name="words" type="[String]"/>
      <stack direction="vertical" spacing="{environment.safeArea.top}" justifyContent="spaceBetween">
      <grid columns="1fr"><text>a</text></grid>
      <text maxLines="2">{join(sorted(words, x => x), ', ')}</text>
      </stack>
      </layout>

      """)
    #expect(
      found.map { $0.replacing(/^new.shop.layout.xml:/, with: "") } == [
        "3:39: the app does not know the value 'safeArea.top' of the environment",
        "3:66: the app does not know the word 'spaceBetween' of 'justifyContent'",
        "4:2: the app does not know the element 'grid'",
        "5:7: the app does not know the attribute 'maxLines' here",
        "5:26: the app does not know the function 'sorted'",
      ])
  }

  /// What an imported file needs is told there, and what a shipped library needs where it is used.
  @Test func importedFilesAreComparedToo() throws {
    try folder.write("<layout name=\"Shop\"><text>a</text></layout>", to: "app/shop.layout.xml")
    #expect(try catalogue().status == 0)
    try folder.write(
      """
      <library name="Parts">
      <component name="Badge"><image source="asset:Star" size="8"/></component>
      </library>

      """, to: "parts/parts.layout.xml")
    let found = try missing(
      """
      <layout name="New"><import src="../parts/parts.layout.xml"/><import src="layoutc:Controls"/>
      <stack direction="vertical"><Badge/><Badge/><Spinner/></stack>
      </layout>

      """)
    #expect(
      found == [
        "new/shop.layout.xml:2:46: the app has no view 'Spinner'",
        "parts/parts.layout.xml:2:32: the app has no image 'Star' among its assets",
      ])
  }

  @Test func whatIsNoCatalogueIsToldWithItsPlace() throws {
    #expect(try catalogue().status == 0)
    let text = try folder.read("app.json")
    for (old, new, words) in [
      (
        "\"catalogue\": 1", "\"catalogue\": 2",
        "the catalogue has the version 2; this layoutc knows 1"
      ),
      ("\"catalogue\"", "\"catalog\"", "this is no catalogue of 'layoutc catalogue'"),
      ("\"views\"", "\"sights\"", "the catalogue has no 'views'"),
      ("[\"Inter\"]", "[7]", "wanted is a string, and this is a number"),
      ("{\"Waterfall\": []}", "[]", "wanted is an object, and this is a list"),
      ("[\"Inter\"]", "[\"Inter\"", "there is neither ',' nor ']' behind the value"),
    ] {
      try folder.write(text.replacing(old, with: new), to: "app.json")
      let packed = try command.run(["pack", "app", "-o", "new.layoutpack", "--for", "app.json"])
      #expect(CommandStatus(rawValue: packed.status) == .findings)
      #expect(packed.errors.contains(": \(words)\n  --> app.json:"), "\(packed.errors)")
    }
    try folder.write(text.replacing("\"packs\": 1", with: "\"packs\": 9"), to: "app.json")
    let packed = try command.run(["pack", "app", "-o", "new.layoutpack", "--for", "app.json"])
    #expect(CommandStatus(rawValue: packed.status) == .usage)
    #expect(packed.errors.contains("the app reads packs of the format 9; this layoutc writes 1"))
    let missing = try command.run(["pack", "app", "-o", "new.layoutpack", "--for", "none.json"])
    #expect(CommandStatus(rawValue: missing.status) == .unreadable)
  }
}

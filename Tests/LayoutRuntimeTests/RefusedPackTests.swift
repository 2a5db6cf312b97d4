import FuzzTargets
import LayoutEngine
import LayoutPack
import LayoutRuntime
import MasonryLayout
import Testing

/// Packs that are whole, and that an app does not want: of another name, older, or for other apps.
struct RefusedPackTests {
  private static let places = """
    <layout name="Places">
      <action name="open"><param name="id" type="String"/></action>
      <element name="Map" view="MapView" intrinsicSize="20 20"/>
      <element name="Wall" class="MasonryLayout" children="any"/>
      <component name="Row"><text fontFamily="Inter" color="asset:Ink">Row</text></component>
      <stack direction="vertical" tap="{open('one')}">
        <Map/>
        <Map/>
        <Row/>
        <Wall><image source="asset:Cafe" size="20"/></Wall>
      </stack>
    </layout>
    """

  private static let registry = LayoutRegistry([MasonryLayout.self])

  private func bytes(_ name: String = "", _ number: Int = 0) throws -> [UInt8] {
    let catalogue = ContentHash(of: Array("catalogue".utf8))
    let origin = LayoutPack.Origin(name: name, number: number, catalogue: catalogue)
    return try #require(PackTarget.pack(Array(Self.places.utf8), origin))
  }

  private func error(_ load: () throws(LoadingError) -> LoadedLayout) -> LoadingError? {
    do throws(LoadingError) {
      _ = try load()
      return nil
    } catch {
      return error
    }
  }

  @Test func aPackTellsItsNameItsNumberAndItsCatalogue() throws {
    let screen = try LoadedLayout(bytes("places", 12), named: "places", notOlderThan: 12)
    #expect(screen.packName == "places")
    #expect(screen.packNumber == 12)
    #expect(screen.catalogueHash == ContentHash(of: Array("catalogue".utf8)).description)
    let plain = try #require(PackTarget.pack(Array(Self.places.utf8)))
    let other = try LoadedLayout(plain)
    #expect(other.packName == "" && other.packNumber == 0 && other.catalogueHash == nil)
  }

  @Test func anOlderPackIsRefused() throws {
    let bytes = try bytes("places", 12)
    let error = error { () throws(LoadingError) in try LoadedLayout(bytes, notOlderThan: 13) }
    #expect(error?.cause == .older)
    #expect(error?.description == "the pack has the number 12; wanted is 13 or a greater one")
  }

  @Test func aPackOfAnotherNameIsRefused() throws {
    let bytes = try bytes("places", 12)
    let error = error { () throws(LoadingError) in try LoadedLayout(bytes, named: "shop") }
    #expect(error?.cause == .otherName)
    #expect(error?.description == "the pack is named 'places'; wanted is 'shop'")
  }

  @Test func anAppWithAllPartsLoadsThePack() throws {
    let app = AppParts(
      views: ["MapView", "ChartView"], actions: ["open"], fonts: ["Inter"], images: ["Cafe"],
      colors: ["Ink"])
    #expect(throws: Never.self) {
      try LoadedLayout(bytes(), registry: Self.registry, app: app)
    }
    // What is not given is not compared.
    #expect(throws: Never.self) {
      try LoadedLayout(bytes(), registry: Self.registry, app: AppParts())
    }
    #expect(throws: Never.self) { try LoadedLayout(bytes()) }
  }

  @Test func whatTheAppLacksIsNamedOnce() throws {
    let bytes = try bytes()
    let app = AppParts(views: [], actions: ["close"], fonts: ["Arial"], images: [], colors: [])
    let error = error { () throws(LoadingError) in try LoadedLayout(bytes, app: app) }
    #expect(error?.cause == .missingParts)
    #expect(
      error?.missing.map(\.description).sorted() == [
        "action 'open'", "color 'Ink'", "font 'Inter'", "image 'Cafe'", "layout 'MasonryLayout'",
        "view 'MapView'",
      ])
    #expect(error?.description.hasPrefix("the app has no view 'MapView', no layout ") == true)
  }
}

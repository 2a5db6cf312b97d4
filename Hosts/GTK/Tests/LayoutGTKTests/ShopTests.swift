import CGTK4
import Foundation
import LayoutEngine
import LayoutRuntime
import LayoutViews
import Testing

@testable import LayoutGTK
@testable import Shop

extension WindowTests {
  /// An app whose five screens come in a pack, and which is sent a patch of it while it is used.
  @MainActor struct ShopTests {
    private static let command = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "layoutc-tool")

    private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

    private static func run(_ words: [String]) throws {
      let process = Process()
      process.executableURL = command
      process.arguments = words
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let told = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "\(String(decoding: told, as: UTF8.self))")
    }

    /// Copies the app's documents, and returns their pack.
    private func firstPack() throws -> [UInt8] {
      let screens = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Shop/Screens")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: screens, to: folder.appending(path: "Screens"))
      return try pack(1)
    }

    private func pack(_ number: Int, _ more: String...) throws -> [UInt8] {
      let file = folder.appending(path: "\(number).layoutpack")
      try Self.run(
        [
          "pack", folder.appending(path: "Screens").path(), "-o", file.path(), "--name", "shop",
          "--number", "\(number)",
        ] + more)
      return try [UInt8](Data(contentsOf: file))
    }

    /// Packs the documents again, and returns the patch of the pack before.
    private func patch(_ number: Int) throws -> [UInt8] {
      let file = folder.appending(path: "\(number).layoutpatch")
      let old = folder.appending(path: "\(number - 1).layoutpack")
      _ = try pack(number, "--patch-from", old.path(), "--patch", file.path())
      return try [UInt8](Data(contentsOf: file))
    }

    private func edit(_ name: String, _ old: String, _ new: String) throws {
      let file = folder.appending(path: "Screens/\(name).layout.xml")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(old))
      try text.replacingOccurrences(of: old, with: new)
        .write(to: file, atomically: true, encoding: .utf8)
    }

    private func view(
      _ name: String, of view: LayoutView<LoadedScreen>
    ) throws -> ElementView {
      let element = try #require(view.host.outlets[name]?.element)
      return try #require(view.host.mounter.view(of: element))
    }

    @Test func fiveScreensComeFromAPack() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let shop = try Shop(firstPack())
      #expect(shop.names == ["About", "Home", "Menu", "Order", "Reviews"])
      for name in shop.names {
        let view = try #require(try shop.view(of: name))
        let stage = try Stage(view)
        expectFrames(view)
        try stage.takePicture("shop-\(name)")
      }
      #expect(Stage.complaints == 0)
    }

    @Test func actionsOpenScreens() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let shop = try Shop(firstPack())
      let home = try #require(try shop.view(of: "Home"))
      let stage = try Stage(home)
      let pointer = Pointer(stage: stage)
      try pointer.click(try #require(home.host.outlets["menu"]))
      #expect(shop.shown == "Menu")
      // The title is in the component of all pages.
      let menu = try #require(try shop.view(of: "Menu"))
      #expect(menu.host.outlets.component("page")?["title"] != nil)
    }

    @Test func aViewOfTheAppShowsItsAttributes() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let shop = try Shop(firstPack())
      let reviews = try #require(try shop.view(of: "Reviews"))
      _ = try Stage(reviews)
      let stars = reviews.host.outlets.views("stars")
      #expect(stars.map { $0.attributes?.integer("count") } == [5, 3, 4])
      let words = stars.map { star in
        star.element.flatMap { reviews.host.mounter.view(of: $0) }
          .flatMap { gtk_label_get_text($0.accessibleWidget.opaque) }.map { String(cString: $0) }
      }
      #expect(words == ["★★★★★", "★★★☆☆", "★★★★☆"])
    }

    @Test func aPatchKeepsWhatPeopleScrolledAndTyped() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let shop = try Shop(firstPack())
      let order = try #require(try shop.view(of: "Order"))
      let stage = try Stage(order)
      let pointer = Pointer(stage: stage)
      let list = try #require(order.host.outlets["list"])
      try pointer.turnWheel(4, at: list.middle)
      let scroll = try #require(try view("list", of: order) as? ScrollView)
      let offset = scroll.offset.y
      #expect(offset > 50)
      try pointer.click(try #require(order.host.outlets["wish"]))
      try pointer.type("no on")
      let field = try view("wish", of: order)
      let before = list.frame.y

      try edit("order", "What would you like?", "Anything you would like to add, for the kitchen?")
      try edit("order", "textStyle=\"footnote\"", "textStyle=\"title\"")
      let patch = try patch(2)
      let start = g_get_monotonic_time()
      try shop.take(patch: patch)
      stage.settle(frames: 1)
      let time = Double(g_get_monotonic_time() - start) / 1_000
      print("patch of \(patch.count) bytes to new frames: \(String(format: "%.1f", time)) ms")
      stage.settle()
      #expect(shop.edition == 2)
      expectFrames(order)
      #expect(try #require(order.host.outlets["list"]).frame.y > before + 10)
      #expect(try view("list", of: order) === scroll)
      #expect(scroll.offset.y == offset)
      #expect(try view("wish", of: order) === field)
      // The focus and the cursor are where they were.
      try pointer.type("ions")
      let typed = gtk_editable_get_text(field.accessibleWidget.opaque).map { String(cString: $0) }
      #expect(typed == "no onions")
      #expect(patch.count < shop.pack.count / 2)
      #expect(Stage.complaints == 0)
      try stage.takePicture("shop-patched")
    }

    @Test func aPatchThatDoesNotFitChangesNothing() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let first = try firstPack()
      let shop = try Shop(first)
      let about = try #require(try shop.view(of: "About"))
      try edit("about", "from seven to ten", "all day")
      let second = try patch(2)
      try edit("about", "all day", "never")
      let third = try patch(3)
      #expect(throws: LoadingError.self) { try shop.take(patch: third) }
      #expect(shop.edition == 1 && shop.pack == first)
      try shop.take(patch: second)
      #expect(shop.edition == 2)
      #expect(throws: LoadingError.self) { try shop.take(patch: second) }
      try shop.take(patch: third)
      // A parameter that the app does not know is an error, and the screens stay.
      let parameter = "type=\"Integer\"/>"
      try edit("about", parameter, parameter + "<param name=\"owner\" type=\"Text\"/>")
      let fourth = try patch(4)
      #expect(throws: ValueError.self) { try shop.take(patch: fourth) }
      #expect(shop.edition == 3)
      #expect(about.host.outlets["words"] != nil)
    }

    /// The app reads other types than this document has.
    @Test func aPatchWithOtherTypesChangesNothing() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let shop = try Shop(firstPack())
      try edit("parts", "name=\"most\" type=\"Integer\"", "name=\"most\" type=\"Number\"")
      let patch = try patch(2)
      let error = #expect(throws: LoadingError.self) { try shop.take(patch: patch) }
      #expect(error?.cause == .wrongAttribute)
      #expect(error?.description.hasSuffix("'most' is a Number; wanted is Integer") == true)
      #expect(shop.edition == 1)
    }

    @Test func theAppLooksForNews() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let shop = try Shop(firstPack())
      let home = try #require(try shop.view(of: "Home"))
      let stage = try Stage(home)
      let pointer = Pointer(stage: stage)
      try pointer.click(try #require(home.host.outlets["update"]))
      func news() -> String? {
        let element = home.host.outlets["news"]?.element
        return element.flatMap { home.host.layout.tree.text(of: $0)?.content }
      }
      #expect(news() == "There is nothing new.")
      try edit("home", "Look for news", "Look again")
      let patch = try patch(2)
      shop.newestPatch = { $0 == PackPatch.hash(of: shop.pack) ? patch : nil }
      try pointer.click(try #require(home.host.outlets["update"]))
      #expect(news() == "These are the screens of edition 2.")
    }
  }
}

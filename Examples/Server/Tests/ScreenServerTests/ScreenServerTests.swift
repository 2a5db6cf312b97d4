import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import LayoutEngine
import LayoutPackSigning
import LayoutRuntime
import LayoutTool
import Logging
import ScreenClient
import ScreenServer
import Testing

/// The server as a client sees it, over a socket.
final class ScreenServerTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private static let home = """
    <layout name="Home"><param name="name" type="Text"/><text id="words">Hello, {name}</text></layout>

    """
  private static let broken = "<layout name=\"Home\"><text colour=\"red\">Hello</text></layout>\n"

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Calls `body` with a client of the server.
  private func serve(
    _ apps: [String: Screens.App] = ["": Screens.App()],
    _ body: @Sendable (any TestClientProtocol) async throws -> Void
  ) async throws {
    let screens = Screens(folder: folder.path(), apps: apps, logger: Logger(label: "test"))
    try await Application(router: Router(serving: screens)).test(.live, body)
  }

  private static let errors = HTTPField.Name("Layout-Errors")

  @Test func aDocumentIsSentAsAPack() async throws {
    try write(Self.home, to: "home.layout.xml")
    try await serve { client in
      let answer = try await client.execute(uri: "/screens/home", method: .get)
      #expect(answer.status == .ok)
      let home = try LoadedLayout(Array(answer.body.readableBytesView))
      #expect(home.parameters.map(\.name) == ["name"])
      let shown = RunningLayout(
        try home.with(Values(["name": "Ada"])), in: .width(60),
        measurer: FixedTextMetrics(width: 10, height: 20))
      // "Hello," and "Ada" are a line each.
      #expect(shown.result.outlets["words"]?.frame.height == 40)
    }
  }

  @Test func aFolderIsOnePack() async throws {
    try write(Self.home, to: "shop/home.layout.xml")
    try write("<layout name=\"List\"><text>List</text></layout>\n", to: "shop/list.layout.xml")
    try await serve { client in
      let answer = try await client.execute(uri: "/screens/shop", method: .get)
      let shop = try LoadedLayout(Array(answer.body.readableBytesView))
      #expect(shop.documents == ["Home", "List"])
    }
  }

  // MARK: Keys and apps

  /// The keys of the first test of RFC 8032, which everybody knows.
  private static func pem(_ kind: String, _ key: String) -> String {
    "-----BEGIN \(kind) KEY-----\n\(key)\n-----END \(kind) KEY-----\n"
  }
  private static let privatePEM = pem(
    "PRIVATE", "MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g")
  private static let publicPEM = pem(
    "PUBLIC", "MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=")

  @Test func aPackIsSignedWithTheKeyOfItsApp() async throws {
    try write(Self.home, to: "home.layout.xml")
    let signing = try #require(PackSigning(pem: Self.privatePEM))
    let key = try #require(PackKey(pem: Self.publicPEM))
    try await serve(["": Screens.App(), "shop-3": Screens.App(signing: signing)]) { client in
      let signed = try await client.execute(uri: "/screens/home?app=shop-3", method: .get)
      let bytes = Array(signed.body.readableBytesView)
      #expect(try LoadedLayout(bytes, trusting: [key], named: "home").documents == ["Home"])
      let plain = try await client.execute(uri: "/screens/home", method: .get)
      #expect(throws: LoadingError.self) {
        try LoadedLayout(Array(plain.body.readableBytesView), trusting: [key])
      }
      #expect(signed.headers[.eTag] != plain.headers[.eTag])
      let other = try await client.execute(uri: "/screens/home?app=other", method: .get)
      #expect(other.status == .notFound)
    }
  }

  @Test func anAppGetsNoScreenThatItCannotShow() async throws {
    try write(Self.home, to: "home.layout.xml")
    try write("{}", to: "apps/old.json")
    let old = Screens.App(catalogue: folder.appending(path: "apps/old.json").path())
    try await serve(["": Screens.App(), "old": old]) { client in
      let refused = try await client.execute(uri: "/screens/home?app=old", method: .get)
      #expect(refused.status == .unprocessableContent)
      let good = try await client.execute(uri: "/screens/home", method: .get)
      #expect(good.status == .ok)
    }
  }

  // MARK: Patches

  @Test func anAppGetsWhatHasChanged() async throws {
    let signing = try #require(PackSigning(pem: Self.privatePEM))
    let key = try #require(PackKey(pem: Self.publicPEM))
    try write(Self.home, to: "home.layout.xml")
    try await serve(["shop-3": Screens.App(signing: signing)]) { [self] client in
      let place = "/screens/home?app=shop-3"
      let port = try #require(client.port)
      let address = try #require(URL(string: "http://127.0.0.1:\(port)\(place)"))
      let first = try await client.execute(uri: place, method: .get)
      var app = ScreenClient(having: Array(first.body.readableBytesView), from: address) {
        (bytes) throws(LoadingError) in
        try LoadedLayout(bytes, trusting: [key], named: "home")
      }
      #expect(try await app.update() == nil)
      let old = app.bytes

      try write(Self.home.replacing("Hello", with: "Welcome"), to: "home.layout.xml")
      let since = "\(place)&since=\(PackPatch.hash(of: old))"
      let patch = try await client.execute(uri: since, method: .get)
      let whole = try await client.execute(uri: place, method: .get)
      #expect(patch.status == .ok)
      #expect(patch.headers[.contentType] == "application/vnd.layoutpatch")
      #expect(patch.headers[.eTag] == whole.headers[.eTag])
      #expect(patch.body.readableBytes < whole.body.readableBytes)

      let screen = try #require(try await app.update())
      #expect(app.bytes == Array(whole.body.readableBytesView))
      let shown = try screen.with(Values(["name": "Ada"])).layout(in: .width(390))
      #expect(shown.outlets["words"] != nil)
      #expect(try await app.update() == nil)
    }
  }

  @Test func anAppWithAnotherPackGetsTheWholeOne() async throws {
    try write(Self.home, to: "home.layout.xml")
    try await serve { client in
      let port = try #require(client.port)
      let address = try #require(URL(string: "http://127.0.0.1:\(port)/screens/home"))
      var app = ScreenClient(having: [1, 2, 3], from: address) { (bytes) throws(LoadingError) in
        try LoadedLayout(bytes)
      }
      #expect(try await app.update()?.documents == ["Home"])
      let missing = try #require(URL(string: "http://127.0.0.1:\(port)/screens/none"))
      var other = ScreenClient(having: app.bytes, from: missing) { (bytes) throws(LoadingError) in
        try LoadedLayout(bytes)
      }
      await #expect(throws: ScreenClient.Failure.refused(status: 404)) { try await other.update() }
      #expect(other.bytes == app.bytes)
    }
  }

  @Test func patchesAreOfTheLastPacksWhileADocumentIsBroken() async throws {
    try write(Self.home, to: "home.layout.xml")
    try await serve { [self] client in
      let first = try await client.execute(uri: "/screens/home", method: .get)
      let tag = try #require(first.headers[.eTag]).filter { $0 != "\"" }
      #expect(tag == PackPatch.hash(of: Array(first.body.readableBytesView)))
      try write(Self.home.replacing("Hello", with: "Welcome"), to: "home.layout.xml")
      let second = try await client.execute(uri: "/screens/home", method: .get)
      try write(Self.broken, to: "home.layout.xml")
      let patch = try await client.execute(uri: "/screens/home?since=\(tag)", method: .get)
      let bytes = try PackPatch(Array(patch.body.readableBytesView))
        .applied(to: Array(first.body.readableBytesView))
      #expect(bytes == Array(second.body.readableBytesView))
      let errors = try #require(Self.errors)
      #expect(patch.headers[errors] == "1")
    }
  }

  // MARK: Requests

  @Test(arguments: ["\"TAG\"", "W/\"TAG\"", "\"other\", \"TAG\"", "*"])
  func whatAClientHasIsNotSentAgain(_ form: String) async throws {
    try write(Self.home, to: "home.layout.xml")
    try await serve { client in
      let first = try await client.execute(uri: "/screens/home", method: .get)
      let quoted = try #require(first.headers[.eTag])
      let tag = quoted.filter { $0 != "\"" }
      let same = try await client.execute(
        uri: "/screens/home", method: .get,
        headers: [.ifNoneMatch: form.replacing("TAG", with: tag)])
      #expect(same.status == .notModified)
      #expect(same.body.readableBytes == 0)
      #expect(same.headers[.eTag] == quoted)
      let other = try await client.execute(
        uri: "/screens/home", method: .get, headers: [.ifNoneMatch: "\"other\""])
      #expect(other.status == .ok)
    }
  }

  @Test(arguments: ["missing", "home.layout.xml", "..", "%2e%2e%2fhome", "a%00", "caf%C3%A9"])
  func otherNamesAreNotFound(_ name: String) async throws {
    try write(Self.home, to: "home.layout.xml")
    try await serve { client in
      let answer = try await client.execute(uri: "/screens/\(name)", method: .get)
      #expect(answer.status == .notFound)
    }
  }

  @Test func errorsAreSentAsJSON() async throws {
    struct Answer: Decodable { var findings: [LayoutFinding] }
    try write(Self.broken, to: "home.layout.xml")
    try await serve { client in
      let answer = try await client.execute(uri: "/screens/home", method: .get)
      #expect(answer.status == .unprocessableContent)
      #expect(answer.headers[.contentType]?.hasPrefix("application/json") == true)
      let found = try JSONDecoder().decode(Answer.self, from: Data(buffer: answer.body)).findings
      #expect(found.map(\.kind) == ["unknown-attribute"])
      #expect(found.first?.line == 1)
      #expect(found.first?.file.hasSuffix("/home.layout.xml") == true)
    }
  }

  @Test func theLastGoodPackIsServedWhileADocumentIsBroken() async throws {
    let errors = try #require(Self.errors)
    try write(Self.home, to: "home.layout.xml")
    try await serve { [self] client in
      let good = try await client.execute(uri: "/screens/home", method: .get)
      #expect(good.headers[errors] == nil)
      try write(Self.broken, to: "home.layout.xml")
      let stale = try await client.execute(uri: "/screens/home", method: .get)
      #expect(stale.status == .ok)
      #expect(stale.headers[errors] == "1")
      #expect(stale.body == good.body)
      let findings = try await client.execute(uri: "/findings", method: .get)
      let broken = try JSONDecoder().decode(
        [String: [LayoutFinding]].self, from: Data(buffer: findings.body))
      #expect(broken["home"]?.map(\.kind) == ["unknown-attribute"])

      try write(Self.home.replacing("Hello", with: "Welcome"), to: "home.layout.xml")
      let mended = try await client.execute(uri: "/screens/home", method: .get)
      #expect(mended.headers[errors] == nil)
      #expect(mended.headers[.eTag] != good.headers[.eTag])
      let none = try await client.execute(uri: "/findings", method: .get)
      #expect(String(buffer: none.body) == "{}")

      try FileManager.default.removeItem(at: folder.appending(path: "home.layout.xml"))
      let gone = try await client.execute(uri: "/screens/home", method: .get)
      #expect(gone.status == .notFound)
    }
  }

  @Test func theSampleScreensAreRight() async {
    let package = (0..<3).reduce(URL(filePath: #filePath)) { path, _ in
      path.deletingLastPathComponent()
    }
    let found = await PackBuilder(package.appending(path: "Screens").path()).findings()
    #expect(found == [])
  }
}

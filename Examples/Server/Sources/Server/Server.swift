import Foundation
import Hummingbird
import LayoutTool
import Logging
import ScreenServer

/// `Server [FOLDER [PORT]]` serves the screens of a folder, by default `Screens` at port 8080.
///
/// `SCREENS_KEY` is the file of the private key that signs packs, and `SCREENS_APPS` a folder with
/// the catalogue `APP.json` of each app, and its own key `APP.private.pem` if it has one.
@main
struct Server {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let folder = arguments.first ?? "Screens"
    guard arguments.count <= 2, let port = Int(arguments.dropFirst().first ?? "8080") else {
      print("usage: Server [FOLDER [PORT]]")
      return
    }
    let logger = Logger(label: "screens")
    let screens = Screens(folder: folder, apps: try apps(), logger: logger)
    let server = Application(
      router: Router(serving: screens),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      logger: logger)
    try await server.runService()
  }

  private static func apps() throws -> [String: Screens.App] {
    let environment = ProcessInfo.processInfo.environment
    let signing = try environment["SCREENS_KEY"].map { try Self.signing(at: URL(filePath: $0)) }
    var apps = ["": Screens.App(signing: signing)]
    guard let folder = environment["SCREENS_APPS"].map({ URL(filePath: $0) }) else { return apps }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
      guard let app = name.wholeMatch(of: /([A-Za-z0-9_-]{1,100})\.json/)?.1 else { continue }
      let key = folder.appending(path: "\(app).private.pem")
      let own = FileManager.default.fileExists(atPath: key.path()) ? try Self.signing(at: key) : nil
      apps[String(app)] = Screens.App(
        catalogue: folder.appending(path: name).path(), signing: own ?? signing)
    }
    return apps
  }

  private static func signing(at file: URL) throws -> PackSigning {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let signing = PackSigning(pem: text) else {
      throw PackSigning.Failure("'\(file.path())' is no private key of Ed25519 in PEM")
    }
    return signing
  }
}

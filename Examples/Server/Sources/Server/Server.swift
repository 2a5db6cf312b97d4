import Hummingbird
import Logging
import ScreenServer

/// `Server [FOLDER [PORT]]` serves the screens of a folder, by default `Screens` at port 8080.
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
    let screens = Screens(folder: folder, logger: logger)
    let server = Application(
      router: Router(serving: screens),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      logger: logger)
    try await server.runService()
  }
}

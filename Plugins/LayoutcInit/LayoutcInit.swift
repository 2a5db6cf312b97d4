import Foundation
import PackagePlugin

/// Creates a first document: `swift package layoutc-init Sources/App/Screens`.
@main
struct LayoutcInit: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "layoutc").url
    process.arguments = ["init"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return Diagnostics.error("layoutc init ended with status \(process.terminationStatus)")
    }
  }
}

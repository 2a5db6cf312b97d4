import Foundation
import PackagePlugin

/// Formats the documents of a package: `swift package layoutc-format`.
@main
struct LayoutcFormat: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PackageDocuments(context, arguments).run("format")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LayoutcFormat: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try PackageDocuments(context, arguments).run("format")
    }
  }
#endif

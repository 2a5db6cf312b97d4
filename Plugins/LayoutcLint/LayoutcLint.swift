import Foundation
import PackagePlugin

/// Checks the documents of a package: `swift package layoutc-lint`.
@main
struct LayoutcLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PackageDocuments(context, arguments).run("check")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LayoutcLint: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try PackageDocuments(context, arguments).run("check")
    }
  }
#endif

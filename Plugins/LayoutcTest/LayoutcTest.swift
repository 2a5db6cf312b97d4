import Foundation
import PackagePlugin

/// Compares the frames of a package with those that are kept: `swift package layoutc-test`.
@main
struct LayoutcTest: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PackageDocuments(context, arguments).run("test")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LayoutcTest: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try PackageDocuments(context, arguments).run("test")
    }
  }
#endif

import Foundation
import PackagePlugin

/// Runs the command on the documents of a package, or of the targets that `--target` names.
///
/// Each plugin is a module, so several plugin folders contain links to this file.
struct PackageDocuments {
  private let tool: URL
  private let folder: URL
  private let documents: [URL]
  /// The arguments to pass to the command.
  private let arguments: [String]

  init(_ context: PluginContext, _ arguments: [String]) throws {
    var rest = ArgumentExtractor(arguments)
    let names = rest.extractOption(named: "target")
    let targets =
      try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    tool = try context.tool(named: "layoutc").url
    folder = context.package.directoryURL
    documents = Self.documents(among: targets.compactMap { $0.sourceModule?.sourceFiles })
    self.arguments = rest.remainingArguments
  }

  private static func documents(among files: [FileList]) -> [URL] {
    files.flatMap { $0.map(\.url) }.filter { $0.lastPathComponent.hasSuffix(suffix) }
      .sorted { $0.absoluteString < $1.absoluteString }
  }

  private static let suffix = ".layout.xml"

  /// Runs a subcommand, with the documents unless the arguments name others.
  func run(_ subcommand: String) throws {
    let own = arguments.contains(where: isDocument) ? [] : documents.map(relativePath)
    if own.isEmpty, !arguments.contains(where: isDocument) {
      return Diagnostics.remark("there is no document (*\(Self.suffix)) in the targets")
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = [subcommand] + arguments + own
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return Diagnostics.error(
        "layoutc \(subcommand) ended with status \(process.terminationStatus)")
    }
  }

  /// Whether an argument names documents.
  ///
  /// Values of options are files of other types.
  private func isDocument(_ argument: String) -> Bool {
    guard !argument.hasPrefix("-") else { return argument == "-" }
    return argument.hasSuffix(Self.suffix)
      || (try? URL(filePath: argument, relativeTo: folder)
        .resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }

  /// Returns a path for messages, relative to the package.
  private func relativePath(_ file: URL) -> String {
    let path = file.path(percentEncoded: false)
    let base = folder.path(percentEncoded: false)
    let start = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PackageDocuments {
    init(_ context: XcodePluginContext, _ arguments: [String]) throws {
      var rest = ArgumentExtractor(arguments)
      let names = rest.extractOption(named: "target")
      let targets = context.xcodeProject.targets
        .filter { names.isEmpty || names.contains($0.displayName) }
      tool = try context.tool(named: "layoutc").url
      folder = context.xcodeProject.directoryURL
      documents = Self.documents(among: targets.map(\.inputFiles))
      self.arguments = rest.remainingArguments
    }
  }
#endif

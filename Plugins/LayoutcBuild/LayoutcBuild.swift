import Foundation
import PackagePlugin

/// Generates Swift code for the documents of a target whenever one of them changes.
///
/// One command builds all documents of a target, not one command each. Their imports are found only
/// by the command, and SwiftPM calls a plugin again only when files are added or removed, so inputs
/// read from documents would soon be outdated. The command writes only changed files, and Swift
/// compiles only these.
@main
struct LayoutcBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try commands(
      for: Self.documents(among: module.sourceFiles), in: target.directoryURL,
      importing: target.recursiveTargetDependencies.compactMap(\.sourceModule),
      to: context.pluginWorkDirectoryURL, of: target.name, openTo: Self.access(of: module),
      by: context.tool(named: "layoutc").url)
  }

  /// Returns the access level of the generated types: `internal`, unless the target defines another
  /// one.
  private static func access(of module: any SourceModuleTarget) -> String {
    let conditions = (module as? SwiftSourceModuleTarget)?.compilationConditions ?? []
    if conditions.contains("LAYOUTC_PUBLIC") { return "public" }
    return conditions.contains("LAYOUTC_PACKAGE") ? "package" : "internal"
  }

  /// The command-line options except for the documents and folders.
  private static let options = [
    // The outputs must be known here, before any document is read.
    "--fixed-outputs",
    // Findings can be opened in editors, whether layoutc or Swift reports them.
    "--format", "short", "--full-paths",
  ]

  /// The names of the files for the libraries shipped with the command.
  private static let shippedLibraries = ["LayoutcControls"]

  private static let suffix = ".layout.xml"

  private func commands(
    for documents: [URL], in root: URL, importing modules: [any SourceModuleTarget], to folder: URL,
    of target: String, openTo access: String = "internal", by tool: URL
  ) -> [Command] {
    guard !documents.isEmpty else { return [] }
    let outputs = (documents.map { Self.name(of: $0, from: root) } + Self.shippedLibraries).sorted()
    let imported = modules.flatMap { Self.documents(among: $0.sourceFiles) }
    return [
      .buildCommand(
        displayName: "Compiling layouts of \(target)",
        executable: tool,
        arguments: [
          "build", "--output", folder.path(percentEncoded: false), "--access", access,
          "--root", root.path(percentEncoded: false),
        ] + Self.options + documents.map { $0.path(percentEncoded: false) },
        inputFiles: documents + imported + Self.configurations(of: documents + imported),
        outputFiles: outputs.map { folder.appending(path: "\($0).layout.swift") })
    ]
  }

  /// Returns the command's name for a document's generated file: its path relative to a folder,
  /// with `+` for each slash.
  private static func name(of document: URL, from root: URL) -> String {
    let base = root.standardizedFileURL.pathComponents
    let path = document.standardizedFileURL.pathComponents
    // A document outside the folder is named by its absolute path.
    let parts = path.starts(with: base) ? path.dropFirst(base.count) : [""] + path.dropFirst()
    return parts.map { $0.replacing("=", with: "=e").replacing("+", with: "=p") }
      .joined(separator: "+").replacing(/\.layout\.xml$/, with: "")
  }

  /// Returns the configurations of the documents, and the files that these name.
  private static func configurations(of documents: [URL]) -> [URL] {
    var found: Set<URL> = []
    for folder in Set(documents.map { $0.deletingLastPathComponent() }) {
      var folder = folder.standardizedFileURL
      while true {
        let file = folder.appending(path: ".layoutc.json")
        if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
          follow(file, &found)
          break
        }
        let above = folder.deletingLastPathComponent().standardizedFileURL
        if above.pathComponents.count >= folder.pathComponents.count { break }
        folder = above
      }
    }
    return found.sorted { $0.absoluteString < $1.absoluteString }
  }

  /// Adds a configuration, the files that it extends and its rule files.
  ///
  /// The command reports mistakes in them.
  private static func follow(_ file: URL, _ found: inout Set<URL>) {
    guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)),
      found.insert(file).inserted, let data = try? Data(contentsOf: file),
      let members = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return }
    for key in ["extends", "ruleFiles"] {
      let names = members[key] as? [String] ?? (members[key] as? String).map { [$0] } ?? []
      for name in names {
        follow(URL(filePath: name, relativeTo: file).standardizedFileURL, &found)
      }
    }
  }

  private static func documents(among files: FileList) -> [URL] {
    files.map(\.url).filter { $0.lastPathComponent.hasSuffix(suffix) }
      .sorted { $0.absoluteString < $1.absoluteString }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LayoutcBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        // Xcode does not list the dependencies of a project's target.
        for: Self.documents(among: target.inputFiles), in: context.xcodeProject.directoryURL,
        importing: [],
        to: context.pluginWorkDirectoryURL, of: target.displayName,
        by: context.tool(named: "layoutc").url)
    }
  }
#endif

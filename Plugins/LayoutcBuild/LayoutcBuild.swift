import Foundation
import PackagePlugin

/// Makes Swift of the documents of a target whenever one of them changes.
///
/// One command for a target and not one for a document: what a document imports is its own affair, and
/// SwiftPM asks a plugin again only when files come and go, so that inputs which were read from
/// documents would soon be others. The command writes only what says something new, and Swift compiles
/// only that.
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

  /// Who may use the types: the module alone, unless the target defines that it is a library of them.
  private static func access(of module: any SourceModuleTarget) -> String {
    let conditions = (module as? SwiftSourceModuleTarget)?.compilationConditions ?? []
    if conditions.contains("LAYOUTC_PUBLIC") { return "public" }
    return conditions.contains("LAYOUTC_PACKAGE") ? "package" : "internal"
  }

  /// What is said on the command line but for the documents.
  private static let options = [
    // What there will be is known here, before any document is read.
    "--fixed-outputs",
    // What is wrong can be clicked on, be it found here or by Swift.
    "--format", "short", "--full-paths",
  ]

  /// The libraries that come with the command, as their files are called.
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

  /// What the command calls the file of a document's code: its path from a folder on, `+` for each slash.
  private static func name(of document: URL, from root: URL) -> String {
    let base = root.standardizedFileURL.pathComponents
    let path = document.standardizedFileURL.pathComponents
    // What lies elsewhere is called by its whole path.
    let parts = path.starts(with: base) ? path.dropFirst(base.count) : [""] + path.dropFirst()
    return parts.map { $0.replacing("=", with: "=e").replacing("+", with: "=p") }
      .joined(separator: "+").replacing(/\.layout\.xml$/, with: "")
  }

  /// The configurations that say which rules are told, with the files that they name.
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

  /// Adds a configuration with what it extends and its files of rules; what is wrong with it is told
  /// by the command.
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
        // Xcode does not say what a target of a project depends on.
        for: Self.documents(among: target.inputFiles), in: context.xcodeProject.directoryURL,
        importing: [],
        to: context.pluginWorkDirectoryURL, of: target.displayName,
        by: context.tool(named: "layoutc").url)
    }
  }
#endif

import Foundation
import TestSupport
import Testing

/// The package with a prebuilt command, which apps and hosts use like this one.
struct ArtifactBundleTests {
  /// The part of a package's description that the tests read.
  private struct Description: Decodable {
    struct Named: Decodable { var name: String }
    var products: [Named]
    var targets: [Named]
    var traits: [Named]
  }

  private func describe(_ folder: String) throws -> Description {
    // The build folder belongs to the user who runs the tests.
    let scratch = try TemporaryFolder()
    let output = try run([
      "swift", "package", "--package-path", folder, "--scratch-path", scratch.path("build"),
      "dump-package",
    ])
    return try JSONDecoder().decode(Description.self, from: Data(output.utf8))
  }

  private func run(_ words: [String], _ environment: [String: String] = [:]) throws -> String {
    // Apps get the plugins, whatever the tests were built with.
    let outcome = try BuiltCommand.run(
      tool: ["-u", "LAYOUTC_PLUGINLESS"] + words, environment: environment)
    #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    return outcome.output
  }

  @Test func itOffersWhatThePackageDoes() throws {
    let folder = try TemporaryFolder()
    let bundle = folder.path("layoutc")
    _ = try run(["Scripts/artifact-bundle", bundle], ["TOOL": BuiltCommand.executable.path()])
    let (whole, made) = try (describe(PackageRoot.appending("").path()), describe(bundle))
    // Without what stands on the compiler's sources.
    let left = whole.products.map(\.name).filter {
      !["layoutc", "LayoutTesting", "LayoutTool"].contains($0)
    }
    #expect(made.products.map(\.name) == left)
    #expect(Set(made.traits.map(\.name)) == Set(whole.traits.map(\.name)))
    // The bundle contains all targets of each library, complete.
    let manifest = try Manifest()
    let libraries = Set(made.targets.map(\.name)).subtracting(["layoutc"])
    for target in manifest.targets where libraries.contains(target.name) {
      for dependency in target.dependencies where target.folder.hasPrefix("Sources/") {
        #expect(libraries.contains(dependency), "\(target.name)")
      }
    }
    for host in try FileManager.default.contentsOfDirectory(
      atPath: PackageRoot.appending("Hosts").path())
    {
      #expect(try describe("\(bundle)/Hosts/\(host)").products.isEmpty == false)
      let text = try String(
        contentsOfFile: "\(bundle)/Hosts/\(host)/Package.swift", encoding: .utf8)
      for product in text.matches(of: #/\.product\(name: "(\w+)", package: "layoutc"\)/#) {
        #expect(made.products.map(\.name).contains(String(product.1)), "\(host)")
      }
      // The folder contains no symbolic links.
      let links =
        FileManager.default.enumerator(atPath: "\(bundle)/Hosts/\(host)")?
        .compactMap { $0 as? String } ?? []
      for file in links {
        let kind =
          try FileManager.default.attributesOfItem(
            atPath: "\(bundle)/Hosts/\(host)/\(file)")[.type] as? FileAttributeType
        #expect(kind != .typeSymbolicLink, "\(file)")
      }
    }
  }
}

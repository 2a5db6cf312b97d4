import Foundation
import TestSupport
import Testing

/// Traits of the package, of which a build needs one at a time.
///
/// SwiftPM passes the flags of several traits to the compiler in any order, and rebuilds everything
/// if the order changes.
struct TraitTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: PackageRoot.appending(path), encoding: .utf8)
  }

  @Test func noTraitEnablesAnother() throws {
    let traits = try text("Package.swift").matches(of: #/enabledTraits: \[([^\]]*)\]/#)
    #expect(traits.map(\.1) == ["\"Tool\""])
  }

  /// No package of hosts or examples and no documentation for apps uses two traits at once.
  @Test func nobodyAsksForTwo() throws {
    let files =
      FileManager.default.enumerator(atPath: PackageRoot.appending("").path())?
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix("Package.swift") || $0.hasSuffix(".md") } ?? []
    var count = 0
    for file in files where !file.split(separator: "/").contains(".build") {
      count += 1
      // A condition on either of two traits enables neither.
      for list in try text(file).replacing("when(traits:", with: "").matches(
        of: #/traits: \[([^\]]*)\]/#)
      {
        #expect(!list.1.contains(","), "\(file): \(list.0)")
      }
      for option in try text(file).matches(of: #/--traits (\S+)/#) {
        #expect(!option.1.contains(","), "\(file): \(option.0)")
      }
      // A host sets no traits, so it gets the default trait and no other.
      guard file.hasPrefix("Hosts/") else { continue }
      #expect(try !text(file).contains("traits:"), "\(file)")
    }
    #expect(count > 20)
  }

  /// The plugins run the command, which is left out without traits.
  ///
  /// The first module of the command reports that.
  @Test(arguments: [nil, "Tool", "Pango"])
  func withoutTheCommandASentenceHelps(trait: String?) throws {
    let source = PackageRoot.appending("Sources/LayoutSchema/ToolTrait.swift").path()
    let outcome = try BuiltCommand.run(
      tool: ["swiftc", "-typecheck", source] + (trait.map { ["-D", $0] } ?? []))
    #expect((outcome.status == 0) == (trait != nil), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("is left out by 'traits: []': remove that") == (trait == nil))
  }

  /// All other modules of the command are compiled after this one, so its message comes first.
  @Test func theSentenceIsInALeafOfTheCommand() throws {
    let targets = try Manifest().targets
    let schema = try #require(targets.first { $0.name == "LayoutSchema" })
    #expect(schema.dependencies == [])
    var reached: Set<String> = ["layoutc"]
    for target in targets.reversed() where reached.contains(target.name) {
      reached.formUnion(target.dependencies)
    }
    #expect(reached.contains("LayoutSchema"))
  }
}

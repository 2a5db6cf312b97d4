import Foundation
import TestSupport
import Testing

/// Traits of the package, of which nobody needs two at a time.
///
/// SwiftPM hands the flags of several to the compiler in any order, and compiles all anew where that is another
/// one than before.
struct TraitTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: PackageRoot.appending(path), encoding: .utf8)
  }

  @Test func noTraitEnablesAnother() throws {
    let traits = try text("Package.swift").matches(of: #/enabledTraits: \[([^\]]*)\]/#)
    #expect(traits.map(\.1) == ["\"Tool\""])
  }

  /// Neither the packages of hosts and examples nor what is shown to apps.
  @Test func nobodyAsksForTwo() throws {
    let files =
      FileManager.default.enumerator(atPath: PackageRoot.appending("").path())?
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix("Package.swift") || $0.hasSuffix(".md") } ?? []
    var count = 0
    for file in files where !file.split(separator: "/").contains(".build") {
      count += 1
      // What is there with either of two asks for none.
      for list in try text(file).replacing("when(traits:", with: "").matches(
        of: #/traits: \[([^\]]*)\]/#)
      {
        #expect(!list.1.contains(","), "\(file): \(list.0)")
      }
      for option in try text(file).matches(of: #/--traits (\S+)/#) {
        #expect(!option.1.contains(","), "\(file): \(option.0)")
      }
      // What asks for none gets the default, and beside that no other one.
      guard file.hasPrefix("Hosts/") else { continue }
      #expect(try !text(file).contains("traits:"), "\(file)")
    }
    #expect(count > 20)
  }

  /// The plugins run the command, which is left out without traits; so the first of its modules says.
  @Test(arguments: [nil, "Tool", "Pango"])
  func withoutTheCommandASentenceHelps(trait: String?) throws {
    let source = PackageRoot.appending("Sources/LayoutSchema/ToolTrait.swift").path()
    let outcome = try BuiltCommand.run(
      tool: ["swiftc", "-typecheck", source] + (trait.map { ["-D", $0] } ?? []))
    #expect((outcome.status == 0) == (trait != nil), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("is left out by 'traits: []': remove that") == (trait == nil))
  }

  /// All modules of the command come after it, so that nothing is said before.
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

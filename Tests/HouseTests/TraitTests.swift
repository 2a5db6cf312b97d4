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
  @Test(arguments: [nil, "Tool", "Pango", "Signing"])
  func withoutTheCommandASentenceHelps(trait: String?) throws {
    let source = PackageRoot.appending("Sources/LayoutGrammar/ToolTrait.swift").path()
    let outcome = try BuiltCommand.run(
      tool: ["swiftc", "-typecheck", source] + (trait.map { ["-D", $0] } ?? []))
    #expect((outcome.status == 0) == (trait != nil), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("is left out by 'traits: []': remove that") == (trait == nil))
  }

  /// An app that says `traits: []` to have a library alone must not meet the sentence.
  @Test func theSentenceIsInAModuleOfTheCommandAlone() throws {
    let targets = try Manifest().targets
    func reached(from name: String) -> Set<String> {
      var reached: Set<String> = [name]
      for target in targets.reversed() where reached.contains(target.name) {
        reached.formUnion(target.dependencies)
      }
      return reached
    }
    #expect(reached(from: "layoutc").contains("LayoutGrammar"))
    #expect(!reached(from: "LayoutGrammar").contains("CLibXML2"))
    let manifest = try text("Package.swift")
    let libraries = manifest.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.1) }
    // The tests of an app and a server of its screens have the compiler in them.
    for library in libraries where !["LayoutTesting", "LayoutTool"].contains(library) {
      #expect(!reached(from: library).contains("LayoutGrammar"), "\(library)")
    }
  }

  /// What only a trait needs is neither fetched nor built without it.
  @Test func otherPackagesAreNeededWithATraitAlone() throws {
    let manifest = try text("Package.swift")
    let products = manifest.matches(
      of: #/package: "(swift-\w+(?:-parser)?)",\s*condition: \.when\([^)]*traits: \[([^\]]*)\]/#)
    let traits = Dictionary(products.map { ($0.1, $0.2) }, uniquingKeysWith: { first, _ in first })
    #expect(traits["swift-crypto"] == "\"Signing\"")
    #expect(traits["swift-argument-parser"] == "\"Pango\", \"Signing\", \"Tool\"")
  }
}

import Foundation
import TestSupport
import Testing

/// The dependencies of the targets on each other.
struct ModuleTests {
  @Test func everyTargetHasItsLineInTheOrderOfTheManifest() throws {
    let lines = try MarkdownPage("Docs/Modules.md").text.matches(of: #/(?m)^\| `([^`]+)` \| ./#)
    let targets = try Manifest().targets.filter { !$0.isTest }
    #expect(lines.map { String($0.1) } == targets.map(\.name))
  }

  @Test func dependenciesPointUpTheList() throws {
    let targets = try Manifest().targets.filter { !$0.isTest }
    for (index, target) in targets.enumerated() where target.folder.hasPrefix("Sources/") {
      let above = Set(targets[..<index].map(\.name))
      #expect(target.dependencies.filter { !above.contains($0) } == [], "\(target.name)")
    }
  }

  @Test func importsAreDeclared() throws {
    let targets = try Manifest().targets
    let names = Set(targets.map(\.name))
    for target in targets {
      let imported = try Set(swiftFiles(in: target.folder).flatMap { try imports(of: $0) })
      let undeclared = imported.intersection(names).subtracting(target.dependencies + [target.name])
      #expect(undeclared == [], "\(target.name)")
    }
  }

  /// Programs that tests run, and what the manifest alone names.
  private static let neverImported: Set<String> = ["layoutc"]

  @Test func declaredDependenciesAreImported() throws {
    for target in try Manifest().targets where !target.folder.hasPrefix("Plugins/") {
      let files = swiftFiles(in: target.folder)
      guard !files.isEmpty else { continue }
      let imported = try Set(files.flatMap { try imports(of: $0) })
      let unused = target.dependencies.filter {
        !imported.contains($0) && !Self.neverImported.contains($0)
      }
      #expect(unused == [], "\(target.name)")
    }
  }

  @Test(arguments: ["LayoutDiagnostics", "LayoutEngine", "LayoutSchema"])
  func leavesImportNothing(_ name: String) throws {
    let files = swiftFiles(in: "Sources/\(name)")
    #expect(!files.isEmpty)
    for file in files {
      #expect(try imports(of: file) == [], "\(file)")
    }
  }

  /// Apps that load layouts have neither libxml2 nor the checker in them.
  @Test func theRuntimeStandsOnFewTargets() throws {
    let targets = try Manifest().targets
    var needed: Set<String> = []
    var pending = ["LayoutRuntime"]
    while let name = pending.popLast() {
      guard needed.insert(name).inserted else { continue }
      pending += targets.first { $0.name == name }?.dependencies ?? []
    }
    #expect(
      needed.sorted() == [
        "LayoutDiagnostics", "LayoutEngine", "LayoutInterpreter", "LayoutLanguages", "LayoutModel",
        "LayoutPack", "LayoutRuntime", "LayoutSchema",
      ])
  }

  @Test func noSourceUsesFoundation() throws {
    for file in swiftFiles(in: "Sources") {
      #expect(try !imports(of: file).contains("Foundation"), "\(file)")
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Properties of every hand-written file.
struct SourceTests {
  /// A rule consists of its file and its line in the registry.
  @Test func everyRuleStandsInTheRegistry() throws {
    let folder = "Sources/LayoutRules/Rules"
    let names = swiftFiles(in: folder).filter { !$0.dropFirst(folder.count + 1).contains("/") }
      .map { String($0.dropFirst(folder.count + 1).dropLast(".swift".count)) }
    let registry = try String(
      contentsOf: PackageRoot.appending("\(folder)/RuleRegistry.swift"), encoding: .utf8)
    let missing = names.filter { $0 != "RuleRegistry" && !registry.contains(" \($0).self,") }
    #expect(names.count > 10)
    #expect(missing == [])
  }

  /// Every kind of finding without a rule is declared in the catalog and listed there.
  @Test func everyFindingStandsInTheCatalogue() throws {
    let folder = "Sources/LayoutDiagnostics/Catalog"
    let catalog = try String(
      contentsOf: PackageRoot.appending("\(folder)/DiagnosticCatalog.swift"), encoding: .utf8)
    let declared = try swiftFiles(in: folder).flatMap { path in
      try String(contentsOf: PackageRoot.appending(path), encoding: .utf8)
        .matches(of: #/static let (\w+) = DiagnosticID\(/#).map { String($0.1) }
    }
    #expect(declared.count > 50)
    #expect(declared.filter { !catalog.contains(" .\($0),") } == [])
  }

  /// One file calls the system for files, clocks and terminals.
  ///
  /// Libraries for apps, which need nothing else of the compiler, have a lock and a socket of their
  /// own. The hosts of Apple's toolkits are compiled only where these exist, and signatures are
  /// Apple's there.
  @Test func oneFileAsksTheSystem() throws {
    let hosts = [
      "LayoutApple", "LayoutAppKit", "LayoutPackSigning", "LayoutSwiftUI", "LayoutUIKit",
    ]
    let files = swiftFiles(in: "Sources").filter { file in
      !hosts.contains { file.hasPrefix("Sources/\($0)/") }
    }
    let asking = try files.filter { file in
      try String(contentsOf: PackageRoot.appending(file), encoding: .utf8)
        .contains(#/canImport|import (?:Foundation|Glibc|Musl|Darwin)/#)
    }
    #expect(
      asking.sorted() == [
        "Sources/LayoutCompiler/Files/System.swift",
        "Sources/LayoutInterpreter/Solving/Locked.swift",
        "Sources/LayoutLive/ClientSystem.swift",
        "Sources/LayoutTool/PackSigning.swift",
      ])
  }

  /// The tests of the engine are also run against it as it ships, where nothing is testable.
  @Test func theTestsOfTheEngineSeeWhatThePackageSees() throws {
    for target in ["LayoutEngineTests", "LayoutViewsTests", "MasonryLayoutTests"] {
      for file in swiftFiles(in: "Tests/\(target)") {
        let text = try String(contentsOf: PackageRoot.appending(file), encoding: .utf8)
        #expect(!text.contains("@testable import"), "\(file): `make test-release` refuses it")
      }
    }
  }

  @Test func noFileNamesAPlaceOnSomeonesMachine() throws {
    // The folder around this clone as well, unless it is one that any system has.
    let around = PackageRoot.url.deletingLastPathComponent().path()
    let temporary = FileManager.default.temporaryDirectory.path()
    let isOwn = around != "/" && !temporary.hasPrefix(around)
    let place = #/(?:^|[\s"'`(=:])/(?:home|root|Users)/(?!me/)\w/#
    let found = try Self.textFiles(with: ["/home/", "/root/", "/Users/"] + (isOwn ? [around] : []))
      .filter { isOwn && $0.text.contains(around) || $0.text.contains(place) }
    #expect(found.map(\.name) == [])
  }

  /// A path that leads out of the package, to something that is there, is of one machine.
  @Test func noFileNamesWhatLiesBesideThePackage() throws {
    let root = PackageRoot.url.standardized.path()
    var found: [String] = []
    for (name, text) in try Self.textFiles(with: ["../"]) {
      let folder = PackageRoot.appending(name).deletingLastPathComponent()
      for path in text.matches(of: #/(?:\.\./)+\w[\w.]*/#) {
        let place = folder.appending(path: String(path.output)).standardized.path()
        guard !place.hasPrefix(root), FileManager.default.fileExists(atPath: place) else {
          continue
        }
        found.append("\(name): \(path.output)")
      }
    }
    #expect(found == [])
  }

  /// Git leaves conflict markers where it cannot merge two changes.
  @Test func noFileHoldsTwoVersionsOfItself() throws {
    let found = try Self.textFiles(with: [
      String(repeating: "<", count: 7), String(repeating: ">", count: 7),
    ]).filter { $0.text.contains(#/(?m)^(?:<{7}|>{7}) /#) }
    #expect(found.map(\.name) == [])
  }

  @Test func everyScriptIsRunByMake() throws {
    let makefile = try String(contentsOf: PackageRoot.appending("Makefile"), encoding: .utf8)
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: PackageRoot.appending("Scripts").path())
    let programs = scripts.filter { !$0.contains(".") }
    #expect(programs.filter { !makefile.contains("Scripts/\($0)") } == [])
  }

  /// Pages write `ADDRESS`, and scripts read the file.
  @Test func theAddressOfTheProjectIsInOneFile() throws {
    let address = try String(
      contentsOf: PackageRoot.appending("Scripts/project.address"), encoding: .utf8
    ).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(address.hasPrefix("https://"))
    #expect(try Self.textFiles(with: [address]).map(\.name) == ["Scripts/project.address"])
  }

  /// Returns the text files that contain one of some words, which is sooner found than a pattern.
  private static func textFiles(with words: [String]) throws -> [(name: String, text: String)] {
    let words = words.map { Data($0.utf8) }
    return try textFiles().compactMap { file in
      guard let bytes = try? Data(contentsOf: PackageRoot.appending(file)),
        words.contains(where: { bytes.range(of: $0) != nil })
      else { return nil }
      return String(data: bytes, encoding: .utf8).map { (file, $0) }
    }
  }

  /// Returns the package's files, without built files, checkouts and the referees' figures.
  private static func textFiles() throws -> [String] {
    let top = try FileManager.default.contentsOfDirectory(atPath: PackageRoot.url.path())
    let folders = [
      ".ci", "Benchmarks", "Docs", "Editors", "Examples", "Grammar", "Plugins", "Samples",
      "Scripts", "Sources", "Tests",
    ]
    let nested = folders.filter(top.contains).flatMap { folder in
      let files = FileManager.default.enumerator(
        atPath: PackageRoot.appending(folder).path())?.compactMap { $0 as? String }
      return (files ?? []).filter { !$0.hasSuffix(".jsonl") && !$0.contains(".build/") }.map {
        "\(folder)/\($0)"
      }
    }
    return nested + top.filter { $0.contains(".") && $0 != ".git" && $0 != ".build" } + ["Makefile"]
  }
}

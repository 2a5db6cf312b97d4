import Foundation
import TestSupport

/// The targets in `Package.swift`, as far as the tests need them.
struct Manifest {
  struct Target {
    let name: String
    let isTest: Bool
    /// The names of targets that the target depends on, without those of other packages.
    let dependencies: [String]
    /// The folder of the target's sources.
    let folder: String
  }

  let targets: [Target]

  init() throws {
    let text = try String(contentsOf: PackageRoot.appending("Package.swift"), encoding: .utf8)
    let pattern =
      #/\.(target|executableTarget|testTarget|systemLibrary|plugin)\(\s*name: "([^"]+)"(?!, targets:)(?:,\s*dependencies: \[([^\]]*)\])?(?:,\s*(?:exclude: \[[^\]]*\],\s*)?path: "([^"]+)")?/#
    let found = text.matches(of: pattern)
    let names = Set(found.map { String($0.2) })
    targets = found.map { match in
      let name = String(match.2)
      let isTest = match.1 == "testTarget"
      let folder = isTest ? "Tests" : match.1 == "plugin" ? "Plugins" : "Sources"
      let words = (match.3 ?? "").matches(of: #/"([^"]+)"/#).map { String($0.1) }
      return Target(
        name: name,
        isTest: isTest,
        dependencies: words.filter { names.contains($0) },
        folder: match.4.map(String.init) ?? "\(folder)/\(name)")
    }
  }
}

/// Returns the Swift files of a folder, in order.
func swiftFiles(in folder: String) -> [String] {
  let root = PackageRoot.appending(folder)
  let files = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String }
  return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
}

/// Returns the modules that a file imports.
func imports(of file: String) throws -> [String] {
  let text = try Data(contentsOf: PackageRoot.appending(file))
  let mark = Data("import ".utf8)
  // Few lines have the word at all, which bytes show sooner than a regular expression.
  return text.split(separator: UInt8(ascii: "\n")).filter { $0.range(of: mark) != nil }
    .compactMap { line in
      String(decoding: line, as: UTF8.self)
        .firstMatch(of: #/^\s*(?:@\w+ )?(?:package |public )?import (?:\w+ )?(\w+)/#)
        .map { String($0.1) }
    }
}

import Foundation
import TestSupport
import Testing

/// What holds of every file that is written by hand.
struct SourceTests {
  @Test func noFileNamesAPlaceOnSomeonesMachine() throws {
    // Or in a folder that is not part of the package.
    let elsewhere = #/\bshared/(?:conformance|design|reference)\b/#
    let place = #/(?:^|[\s"'`(=:])/(?:home|root|work|Users)/(?!me/)\w/#
    var found: [String] = []
    for file in try Self.textFiles() {
      guard let text = try? String(contentsOf: PackageRoot.appending(file), encoding: .utf8) else {
        continue
      }
      if text.contains(place) || text.contains(elsewhere) { found.append(file) }
    }
    #expect(found == [])
  }

  @Test func everyScriptIsRunByMake() throws {
    let makefile = try String(contentsOf: PackageRoot.appending("Makefile"), encoding: .utf8)
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: PackageRoot.appending("Scripts").path())
    let programs = scripts.filter { !$0.contains(".") }
    #expect(programs.filter { !makefile.contains("Scripts/\($0)") } == [])
  }

  /// The package's files without what is built or checked out, and without the referees' figures.
  private static func textFiles() throws -> [String] {
    let top = try FileManager.default.contentsOfDirectory(atPath: PackageRoot.url.path())
    let folders = [
      ".ci", "Benchmarks", "Docs", "Grammar", "Samples", "Scripts", "Sources", "Tests",
    ]
    let nested = folders.filter(top.contains).flatMap { folder in
      let files = FileManager.default.enumerator(
        atPath: PackageRoot.appending(folder).path())?.compactMap { $0 as? String }
      return (files ?? []).filter { !$0.hasSuffix(".jsonl") }.map { "\(folder)/\($0)" }
    }
    return nested + top.filter { $0.contains(".") && $0 != ".git" && $0 != ".build" } + ["Makefile"]
  }
}

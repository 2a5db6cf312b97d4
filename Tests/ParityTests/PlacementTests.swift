import Foundation
import ParitySupport
import TestSupport
import Testing

/// What a parent does not read cannot be written in Swift either.
///
/// The folder holds snippets with the errors they expect in comments, and one without any.
struct PlacementTests {
  static let folder = PackageRoot.appending("Tests/ParityTests/Placement")

  static var snippets: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.filePath)
    return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  @Test(arguments: snippets)
  func swiftSaysWhatIsMisplaced(_ snippet: String) throws {
    let file = Self.folder.appending(path: snippet)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("expected-error") == (snippet != "everything-in-its-place.swift"))
    try ParityToolchain().verify(file)
  }

  @Test func everyMisplacementIsTried() {
    #expect(Self.snippets.count >= 11)
  }
}

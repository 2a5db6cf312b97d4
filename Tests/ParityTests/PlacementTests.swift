import Foundation
import ParitySupport
import TestSupport
import Testing

/// An attribute that the parent does not read does not compile in Swift either.
///
/// The folder contains snippets with the expected errors in comments, and one snippet without
/// errors.
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

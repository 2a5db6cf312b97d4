import Foundation
import FuzzTargets
import LayoutEngine
import LayoutRuntime
import TestSupport
import Testing

/// The example of `Docs/Runtime.md`.
struct RuntimePageTests {
  private static func blocks(_ language: String) throws -> [CodeBlock] {
    try MarkdownPage("Docs/Runtime.md").blocks.filter { $0.language == language }
  }

  /// The function below has the lines of the page, with a test of each value in a comment.
  @Test func theExampleIsTheOneThatIsRun() throws {
    let page = try #require(try Self.blocks("swift").first).lines
    let source = try String(
      contentsOf: PackageRoot.appending("Tests/LayoutRuntimeTests/RuntimePageTests.swift"),
      encoding: .utf8)
    let lines = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    for line in page where !line.isEmpty {
      let parts = line.components(separatedBy: "  // ")
      let line = parts[0].trimmingCharacters(in: .whitespaces)
      let tested = parts.count > 1 ? "#expect(\(line) == \(parts[1]))" : line
      #expect(lines.contains(tested), "the test lacks '\(tested)'")
    }
  }

  @Test func theExampleGivesWhatItSays() throws {
    let markup = try #require(try Self.blocks("xml").first).text
    let bytes = try #require(PackTarget.pack(Array(markup.utf8)))
    struct Product: Encodable {
      var title: String
      var likes: Int
    }

    let screen = try LoadedLayout(bytes)
    let first = try screen.with(Values(Product(title: "Café", likes: 0)))
    let metrics = FixedTextMetrics(width: 10, height: 20)
    var card = RunningLayout(first, in: .width(390), measurer: metrics)
    #expect(card.result.outlets["title"]?.frame.width == 40)
    #expect(card.result.outlets["likes"] == nil)

    card.update(try screen.with(Values(["title": "Café Luna", "likes": 3])))
    #expect(card.result.outlets["likes"]?.frame.y == 20)
  }
}

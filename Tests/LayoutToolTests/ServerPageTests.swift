import Foundation
import LayoutRuntime
import LayoutTool
import TestSupport
import Testing

/// The example of servers in `Docs/Runtime.md`.
struct ServerPageTests {
  private static func blocks(_ language: String) throws -> [CodeBlock] {
    try MarkdownPage("Docs/Runtime.md").blocks.filter { $0.language == language }
  }

  /// The function below has the lines of the page.
  @Test func theExampleIsTheOneThatIsRun() throws {
    let page = try #require(try Self.blocks("swift").first { $0.text.contains("PackBuilder") })
    let source = try String(
      contentsOf: PackageRoot.appending("Tests/LayoutToolTests/ServerPageTests.swift"),
      encoding: .utf8)
    let lines = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    for line in page.lines {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(line.isEmpty || lines.contains(line), "the test lacks '\(line)'")
    }
  }

  @Test func theExampleKeepsTheLastGoodPack() async throws {
    let place = try TemporaryFolder()
    let markup = try #require(try Self.blocks("xml").first).text
    try place.write(markup, to: "likes.layout.xml")
    let folder = place.path("")
    var sent: [UInt8] = []
    var reported: [LayoutFinding] = []
    func send(_ bytes: [UInt8], tag: String) { sent = bytes }
    func report(_ findings: [LayoutFinding]) { reported = findings }

    let screens = PackBuilder(folder)
    var pack = try await screens.pack()
    send(pack.bytes, tag: pack.tag)
    let documents = try LoadedLayout(sent).documents
    #expect(documents == ["Likes"])
    try place.write(markup.replacing("</stack>", with: ""), to: "likes.layout.xml")

    if pack.sources.haveChanged {
      do throws(DocumentErrors) {
        pack = try await screens.pack()
      } catch {
        report(error.findings)
      }
    }
    #expect(reported.map(\.severity).contains(.error))
    #expect(pack.bytes == sent)
  }
}

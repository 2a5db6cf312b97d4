import Foundation
import FuzzTargets
import LayoutEngine
import LayoutLive
import LayoutRuntime
import TestSupport
import Testing

/// The example of live layouts in `Docs/Runtime.md`.
struct LivePageTests {
  private static func blocks(_ language: String) throws -> [CodeBlock] {
    try MarkdownPage("Docs/Runtime.md").blocks.filter { $0.language == language }
  }

  /// The function below has the lines of the page.
  @Test func theExampleIsTheOneThatIsRun() throws {
    let page = try #require(try Self.blocks("swift").first { $0.text.contains("LiveScreen") })
    let source = try String(
      contentsOf: PackageRoot.appending("Tests/LayoutLiveTests/LivePageTests.swift"),
      encoding: .utf8)
    let lines = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    for line in page.lines {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(line.isEmpty || lines.contains(line), "the test lacks '\(line)'")
    }
  }

  @Test func theExampleShowsEachSave() async throws {
    let folder = try TemporaryFolder()
    let markup = try #require(try Self.blocks("xml").first).text
    try folder.write(markup, to: "likes.layout.xml")
    let server = await LiveServer(folder)
    let address = server.address
    let bundled = try LoadedLayout(#require(PackTarget.pack(Array(markup.utf8))))
    let metrics = FixedTextMetrics(width: 10, height: 20)
    var widths: [Float?] = []

    var screen = try LiveScreen(bundled, Values(["title": "Café", "likes": 0]))
    var shown = RunningLayout(screen.document, in: .width(390), measurer: metrics)
    #if DEBUG
      let live = try LiveLayouts.connect(address)
      for await update in live.updates(of: "Likes") {
        screen.take(update)
        shown.update(screen.document)
        widths.append(shown.result.outlets["title"]?.frame.width)
        if widths.count == 2 { break }
        let changed = markup.split(separator: "{title}").joined(separator: "My {title}")
        try folder.write(changed, to: "likes.layout.xml")
      }
      #expect(widths == [40, 70])
    #endif
  }
}

import Foundation
import TestSupport
import Testing

/// Checks the output of commands that the README and other pages show.
///
/// Blocks of XML with a file name are written to a folder, and each command of the `console` blocks
/// is run there. With `LAYOUTC_UPDATE=1` its output replaces the shown one.
struct ReadmeTests {
  @Test(arguments: MarkdownPage.run)
  func commandsPrintWhatIsShown(path: String) throws {
    let page = try MarkdownPage(path)
    let folder = try TemporaryFolder()
    var shown = page.text
    for block in try MarkdownPage.withTheCard(path) {
      if let file = block.file { try folder.write(block.text, to: file) }
      guard block.language == "console" else { continue }
      let printed = try block.commands.map { command in
        "$ \(command)\n" + (try Self.output(of: command, in: folder))
      }
      if Self.isUpdating {
        shown = shown.replacing(
          "```console\n\(block.text)```", with: "```console\n\(printed.joined())```")
      } else {
        #expect(block.text == printed.joined(), "LAYOUTC_UPDATE=1 rewrites it")
      }
    }
    if shown != page.text {
      try Data(shown.utf8).write(to: PackageRoot.appending(page.path))
    }
  }

  @Test(arguments: ["README.md", "Docs/Tour.md"])
  func thereIsSomethingToRun(path: String) throws {
    let commands = try MarkdownPage(path).blocks.flatMap(\.commands)
    for name in ["check", "layout"] {
      #expect(commands.contains { $0.hasPrefix("layoutc \(name) ") })
    }
  }

  /// Each command has its page, and the README a row that leads there.
  @Test func everyCommandHasItsPage() throws {
    let folder = try TemporaryFolder()
    let help = try BuiltCommand(in: folder.url).run(["--help"]).output
    let list = try #require(help.components(separatedBy: "SUBCOMMANDS:\n").dropFirst().first)
    let names = list.matches(of: #/(?m)^  ([a-z-]+) /#).map { String($0.1) }
    #expect(names.count > 10)
    #expect(MarkdownPage.commands == names.map { "Docs/Commands/\($0).md" }.sorted())
    let readme = try MarkdownPage("README.md").text
    for name in names {
      #expect(readme.contains("| [`layoutc \(name)`](Docs/Commands/\(name).md) | "))
      #expect(try MarkdownPage("Docs/Commands/\(name).md").text.hasPrefix("# layoutc \(name)\n"))
    }
  }

  /// The chart of speed has the ratios of the table in `Docs/Performance.md`.
  @Test func theChartIsThatOfTheTable() throws {
    let page = try MarkdownPage("Docs/Performance.md").text
    let section = try #require(page.components(separatedBy: "## The engine beside Yoga\n").last)
    let rows = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let ratios = try rows.map { row in
      let cells = row.split(separator: "|").map {
        $0.filter { $0 != " " && $0 != "," }
      }
      let (ours, yoga) = try (#require(Double(cells[2])), #require(Double(cells[3])))
      return String(format: yoga / ours >= 10 ? "%.0f×" : "%.1f×", yoga / ours)
    }
    #expect(ratios.count == 7)
    let chart = try MarkdownPage("Docs/Pictures/speed.svg").text
    let drawn = chart.matches(of: #/>([\d.]+×)</#).map { String($0.1) }
    #expect(drawn == ratios, "'make speed-chart' draws it again")
  }

  /// Pictures of a page's documents, at the widths that the page tells of.
  private static let pictures = [
    (page: "README.md", document: "place-card", widths: "390,240"),
    (page: "Docs/Proving.md", document: "order", widths: "320,390"),
    (page: "Docs/Tour.md", document: "Screens/inbox", widths: "320,390"),
  ]

  @Test(arguments: pictures)
  func thePictureIsTheOneOfTheDocument(page: String, document: String, widths: String) throws {
    let folder = try TemporaryFolder()
    for block in try MarkdownPage(page).blocks {
      if let file = block.file { try folder.write(block.text, to: file) }
    }
    let drawn = try BuiltCommand(in: folder.url)
      .run(["render", "--width", widths, "--sheet", "\(document).layout.xml"]).output
    let name = document.components(separatedBy: "/").last ?? document
    let picture = PackageRoot.appending("Docs/Pictures/\(name).svg")
    if Self.isUpdating {
      try Data(drawn.utf8).write(to: picture)
    } else {
      #expect(try String(contentsOf: picture, encoding: .utf8) == drawn)
    }
  }

  @Test func theReadmeIsReadInOneGo() throws {
    #expect(try MarkdownPage("README.md").text.split(separator: "\n").count <= 200)
  }

  private static func output(of command: String, in folder: TemporaryFolder) throws -> String {
    let words = command.split(separator: " ").map(String.init)
    switch words.first {
    case "layoutc":
      let outcome = try BuiltCommand(in: folder.url).run(Array(words.dropFirst()))
      return outcome.output + outcome.errors
    case "cat":
      return try words.dropFirst().map { try folder.read($0) }.joined()
    default:
      Issue.record("'\(command)' is not run by this test")
      return ""
    }
  }

  private static let isUpdating =
    ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"].map { $0 != "" && $0 != "0" } ?? false
}

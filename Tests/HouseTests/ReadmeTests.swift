import Foundation
import TestSupport
import Testing

/// Checks the output of commands that the README and the tour show.
///
/// Blocks of XML with a file name are written to a folder, and each command of the `console` blocks
/// is run there. With `LAYOUTC_UPDATE=1` its output replaces the shown one.
struct ReadmeTests {
  @Test(arguments: MarkdownPage.run)
  func commandsPrintWhatIsShown(path: String) throws {
    let page = try MarkdownPage(path)
    let folder = try TemporaryFolder()
    var shown = page.text
    for block in page.blocks {
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

  @Test(arguments: MarkdownPage.run)
  func thereIsSomethingToRun(path: String) throws {
    let commands = try MarkdownPage(path).blocks.flatMap(\.commands)
    for name in ["build", "check", "layout"] {
      #expect(commands.contains { $0.hasPrefix("layoutc \(name) ") })
    }
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

import Foundation
import ParitySupport
import TestSupport
import Testing

/// The Swift of the README and of other pages compiles against the code that their commands
/// generate, and gives the values in its comments.
///
/// The blocks without the name of a file are one program, in order. A line `expression  // value`
/// is checked.
struct ReadmeSwiftTests {
  private static func pages() throws -> [String] {
    try MarkdownPage.run.filter { try MarkdownPage($0).blocks.contains { $0.language == "swift" } }
  }

  @Test func thePagesForAppsHaveSwift() throws {
    #expect(try Self.pages() == ["README.md", "Docs/Apps.md", "Docs/Tour.md"])
  }

  @Test(arguments: try pages())
  func theSwiftOfThePageGivesWhatItSays(path: String) throws {
    let blocks = try MarkdownPage(path).blocks
    let folder = try TemporaryFolder()
    for block in blocks where block.language != "swift" {
      if let file = block.file { try folder.write(block.text, to: file) }
    }
    for command in blocks.flatMap(\.commands) where command.hasPrefix("layoutc ") {
      let words = command.split(separator: " ").dropFirst().map(String.init)
      _ = try BuiltCommand(in: folder.url).run(words)
    }
    // One of the documents has errors, so its type is generated without a layout.
    _ = try BuiltCommand(in: folder.url).run(["build", ".", "-o", "Generated"])
    let lines = blocks.filter { $0.language == "swift" && $0.file == nil }.flatMap(\.lines)
    let program = lines.map(CheckedSwift.checked) + [CheckedSwift.checking]
    try folder.write(program.joined(separator: "\n"), to: "main.swift")
    #expect(lines.contains { CheckedSwift.checked($0) != $0 })

    let generated = try FileManager.default.contentsOfDirectory(atPath: folder.path("Generated"))
      .filter { $0.hasSuffix(".swift") }.map { folder.path("Generated/\($0)") }
    let executable = folder.url.appending(path: "readme")
    let toolchain = ParityToolchain()
    try toolchain.compile(generated + [folder.path("main.swift")], to: executable, strictly: true)
    let complaints = try toolchain.run(executable, [])
    #expect(complaints == "")
  }
}

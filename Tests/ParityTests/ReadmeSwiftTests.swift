import Foundation
import ParitySupport
import TestSupport
import Testing

/// The README's Swift compiles against what its commands generate, and gives what its comments say.
///
/// The blocks are one program, in their order; `expression  // value` is a line that is checked.
struct ReadmeSwiftTests {
  @Test func theSwiftOfTheReadmeGivesWhatItSays() throws {
    let blocks = try MarkdownPage("README.md").blocks
    let folder = try TemporaryFolder()
    for block in blocks where block.file?.hasSuffix(".layout.xml") == true {
      try folder.write(block.text, to: try #require(block.file))
    }
    // One of the documents has errors, and becomes a type without a layout.
    _ = try BuiltCommand(in: folder.url).run(["build", ".", "-o", "Generated"])
    let lines = blocks.filter { $0.language == "swift" }.flatMap(\.lines)
    let program = lines.map(CheckedSwift.checked) + [CheckedSwift.checking]
    try folder.write(program.joined(separator: "\n"), to: "main.swift")
    #expect(lines.count { CheckedSwift.checked($0) != $0 } >= 5)

    let generated = try FileManager.default.contentsOfDirectory(atPath: folder.path("Generated"))
      .filter { $0.hasSuffix(".swift") }.map { folder.path("Generated/\($0)") }
    let executable = folder.url.appending(path: "readme")
    let toolchain = ParityToolchain()
    try toolchain.compile(generated + [folder.path("main.swift")], to: executable, strictly: true)
    let complaints = try toolchain.run(executable, [])
    #expect(complaints == "")
  }
}

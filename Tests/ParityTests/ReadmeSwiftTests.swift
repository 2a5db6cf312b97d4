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
    try folder.write(
      (lines.map(checked) + [Self.checking]).joined(separator: "\n"), to: "main.swift")
    #expect(lines.count { checked($0) != $0 } >= 5)

    let generated = try FileManager.default.contentsOfDirectory(atPath: folder.path("Generated"))
      .filter { $0.hasSuffix(".swift") }.map { folder.path("Generated/\($0)") }
    let program = folder.url.appending(path: "readme")
    let toolchain = ParityToolchain()
    try toolchain.compile(generated + [folder.path("main.swift")], to: program, strictly: true)
    let complaints = try toolchain.run(program, [])
    #expect(complaints == "")
  }

  /// A line of the page as the program has it.
  private func checked(_ line: String) -> String {
    guard let parts = line.wholeMatch(of: #/(\S.*?) +// (.+)/#) else { return line }
    return "check(\(parts.1), \"\(parts.2)\")"
  }

  /// What the program prints where a value is another one than the page says.
  private static let checking = """
    func number(_ value: Float) -> String {
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\\(Int(rounded))" : "\\(rounded)"
    }
    func text(_ value: Any) -> String {
      switch value {
      case let size as Size: "\\(number(size.width)) × \\(number(size.height))"
      case let frame as Frame:
        "\\(number(frame.x)) \\(number(frame.y)) \\(text(frame.size))"
      default: "\\(value)"
      }
    }
    func check(_ value: Any, _ said: String) {
      if text(value) != said { print("the README says \\(said), and it is \\(text(value))") }
    }

    """
}

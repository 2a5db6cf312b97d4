import Foundation
import LayoutDiagnostics
import LayoutSemantics
import TestSupport
import Testing

struct CheckCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write("<layout><text>", to: "bad.layout.xml")
  }

  @Test func severalFormatsAreWrittenAtOnce() throws {
    _ = try command.run([
      "check", "--output", "sarif=out/a.sarif", "--output", "json=out/a.json", ".",
    ])
    #expect(try folder.read("out/a.sarif").contains("\"version\":\"2.1.0\""))
    #expect(try folder.read("out/a.json").hasPrefix("{\"findings\":["))
  }

  @Test func textIsColoredOnlyWhenAsked() throws {
    let plain = try command.run(["check", "bad.layout.xml"])
    #expect(!plain.output.contains("\u{1B}"))
    let colored = try command.run(["check", "--color", "always", "bad.layout.xml"])
    #expect(colored.output.contains("\u{1B}[1;31merror["))
  }

  @Test func theCountStandsAtTheEndUnlessQuiet() throws {
    let usual = try command.run(["check", "bad.layout.xml"])
    #expect(usual.output.hasSuffix(" in 1 file\n"))
    let quiet = try command.run(["check", "--quiet", "bad.layout.xml"])
    #expect(!quiet.output.contains(" in 1 file"))
  }

  @Test func theNumberOfWorkersChangesNothing() throws {
    for number in 0..<100 {
      let text = number.isMultiple(of: 3) ? "<layout>" : "<layout><text content=\"a\"/></layout>"
      try folder.write(text, to: "many/\(number).layout.xml")
    }
    let one = try command.run(["check", "--jobs", "1", "many"])
    let four = try command.run(["check", "--jobs", "4", "many"])
    #expect(one.output == four.output)
    #expect(one.output.contains("34 errors"))
  }

  @Test(arguments: ["build", "check", "explain", "grammar", "layout"])
  func helpShowsExamples(subcommand: String) throws {
    let help = try command.run([subcommand, "--help"]).output
    #expect(help.contains("EXAMPLES\n  layoutc \(subcommand) "))
  }

  @Test func explainListsEveryRule() throws {
    let list = try command.run(["explain"]).output
    #expect(list.split(separator: "\n").count == DiagnosticCatalog.all.count)
  }
}

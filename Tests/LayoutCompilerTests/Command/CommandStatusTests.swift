import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// The statuses of the built command, as a shell sees them.
struct CommandStatusTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write(Self.good, to: "good.layout.xml")
    try folder.write("<layout><text>", to: "bad/bad.layout.xml")
  }

  private static let good = "<layout name=\"Good\">\n  <text content=\"Hi\"/>\n</layout>\n"

  private func status(_ arguments: String...) throws -> CommandStatus? {
    CommandStatus(rawValue: try command.run(arguments).status)
  }

  @Test func aGoodDocumentIsClean() throws {
    #expect(try status("check", "good.layout.xml") == .clean)
  }

  @Test func anErrorIsAFinding() throws {
    #expect(try status("check", ".") == .findings)
  }

  @Test func nothingCountsIfNothingShall() throws {
    #expect(try status("check", "--fail-on", "never", ".") == .clean)
  }

  @Test func aMissingFileIsUnreadable() throws {
    #expect(try status("check", "good.layout.xml", "missing.layout.xml") == .unreadable)
  }

  @Test func unreadableOutweighsFindings() throws {
    #expect(try status("check", "bad", "missing.layout.xml") == .unreadable)
  }

  @Test(arguments: [
    ["check"], ["check", "--nonsense", "."], ["nonsense"], ["check", "--jobs", "0", "."],
    ["check", "--format", "xml", "."], ["check", "--output", "sarif", "."],
    ["check", "--report", "sarif", "."],
    ["explain", "nonsense"],
  ])
  func aWrongCommandLineIsAUsageError(arguments: [String]) throws {
    let outcome = try command.run(arguments)
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.isEmpty)
  }

  @Test(arguments: [["--help"], ["--version"], ["explain"], ["explain", "placement"]])
  func whatAnswersAQuestionIsClean(arguments: [String]) throws {
    let outcome = try command.run(arguments)
    #expect(CommandStatus(rawValue: outcome.status) == .clean)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
  }

  /// A line of documents alone is read without the parser, and one with an option by it; a debug
  /// build also compares the commands that both make of a line.
  @Test(
    arguments: ["check", "format"],
    [["good.layout.xml"], ["bad"], ["good.layout.xml", "bad"]])
  func aPlainCommandLineIsThatOfTheParser(name: String, paths: [String]) throws {
    let plain = try command.run([name] + paths)
    let parsed = try command.run([name, "--color", "auto"] + paths)
    #expect(plain.status == parsed.status)
    #expect(plain.output == parsed.output)
    #expect(plain.errors == parsed.errors)
  }

  @Test(arguments: [
    ["--disable", "style,accessibility"], ["--only", "one-child-stack"], ["--fix"],
    ["--only", "unclosed-element"], ["--fix", "--fix-unsafe"], ["--quiet", "--disable", "style"],
  ])
  func aPlainOptionOfCheckIsThatOfTheParser(options: [String]) throws {
    let plain = try command.run(["check", "bad"] + options)
    // The repairs of the first run are undone.
    try folder.write("<layout><text>", to: "bad/bad.layout.xml")
    let parsed = try command.run(["check", "bad", "--color", "auto"] + options)
    #expect(plain.status == parsed.status)
    #expect(plain.output == parsed.output)
    #expect(plain.errors == parsed.errors)
  }

  @Test(arguments: [
    "init", "check", "layout", "render", "preview", "test", "build", "format", "texts", "explain",
    "explain-size", "grammar", "library", "pack", "catalogue",
  ])
  func aWrongOptionIsToldWithTheUsageOfTheWholeCommandLine(name: String) throws {
    let wrong = try command.run([name, "good.layout.xml", "--nonsense"])
    #expect(CommandStatus(rawValue: wrong.status) == .usage)
    #expect(wrong.errors.contains("\nUsage: layoutc \(name) "))
    let help = try command.run([name, "--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("\nUSAGE: layoutc \(name) "))
  }

  @Test func aDocumentMayComeFromTheStandardInput() throws {
    let good = try command.run(["check", "-"], input: Data(Self.good.utf8))
    #expect(CommandStatus(rawValue: good.status) == .clean)
    let bad = try command.run(["check", "-", "--format", "short"], input: Data("<a".utf8))
    #expect(CommandStatus(rawValue: bad.status) == .findings)
    #expect(bad.output.hasPrefix("<stdin>:1:"))
  }
}

import Foundation
import LayoutCompiler
import TestSupport
import Testing

struct GrammarCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  @Test func theGrammarsAreWrittenAndThenCurrent() throws {
    let first = try command.run(["grammar", "-o", "out"])
    #expect(CommandStatus(rawValue: first.status) == .clean)
    #expect(try folder.read("out/layout.rng").contains("<grammar"))
    let second = try command.run(["grammar", "-o", "out", "--verify"])
    #expect(CommandStatus(rawValue: second.status) == .clean)
  }

  @Test func aStaleGrammarWouldChange() throws {
    try folder.write("old", to: "out/layout.rng")
    let outcome = try command.run(["grammar", "-o", "out", "--verify"])
    #expect(CommandStatus(rawValue: outcome.status) == .wouldChange)
    #expect(outcome.errors.contains("'out/layout.rng' would change\n"))
    #expect(try folder.read("out/layout.rng") == "old")
  }

  @Test func aFolderThatCannotBeMadeIsAUsageError() throws {
    try folder.write("", to: "file")
    let outcome = try command.run(["grammar", "-o", "file/out"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
    #expect(outcome.errors.hasPrefix("error: cannot write 'file/out"))
  }
}

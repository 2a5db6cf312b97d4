import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// `layoutc init`, and the message about an unknown subcommand.
struct InitCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  @Test(arguments: ["Screens", "More/Screens/", "."])
  func whatIsMadePassesEveryCommand(name: String) throws {
    let made = try command.run(["init", name])
    #expect(CommandStatus(rawValue: made.status) == .clean)
    let paths = made.output.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(paths.prefix(5).allSatisfy { (try? folder.read(String($0)))?.isEmpty == false })
    #expect(made.output.contains("Next: layoutc check \(name)\n"))
    let check = try command.run(["check", "--fail-on", "note", name])
    #expect(CommandStatus(rawValue: check.status) == .clean)
    #expect(check.output == "no findings in 1 file\n")
    let layout = try command.run(["layout", "--fail-on", "note", name])
    #expect(CommandStatus(rawValue: layout.status) == .clean)
    #expect(layout.output.contains("\"Hello, Ada\""))
    #expect(layout.output.contains("\"3 unread\""))
    let build = try command.run(["build", "--fail-on", "note", name, "-o", "Generated"])
    #expect(CommandStatus(rawValue: build.status) == .clean)
    #expect(try folder.read("Generated/welcome.layout.swift").contains("struct Welcome"))
  }

  @Test func theGrammarIsWhereTheDocumentAndTheEditorLook() throws {
    _ = try command.run(["init", "Screens"])
    let document = try folder.read("Screens/welcome.layout.xml")
    #expect(document.contains("<?xml-model href=\"Editor/layout.rng\""))
    let grammar = try String(
      contentsOf: PackageRoot.appending("Grammar/layout.rng"), encoding: .utf8)
    #expect(try folder.read("Screens/Editor/layout.rng") == grammar)
    for name in ["settings", "extensions"] {
      let text = try folder.read("Screens/.vscode/\(name).json")
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
    #expect(
      try folder.read("Screens/.vscode/settings.json")
        .contains("\"${workspaceFolder}/Editor/layout.rng\""))
  }

  @Test func nothingIsOverwritten() throws {
    try folder.write("mine", to: "Screens/welcome.json")
    let outcome = try command.run(["init", "Screens"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
    #expect(
      outcome.errors
        == "error: 'Screens/welcome.json' is there already; nothing was written\n")
    #expect(try folder.read("Screens/welcome.json") == "mine")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("Screens")) == [
        "welcome.json"
      ])
    try folder.write("", to: "file")
    let onFile = try command.run(["init", "file"])
    #expect(CommandStatus(rawValue: onFile.status) == .usage)
    #expect(onFile.errors.hasPrefix("error: cannot write 'file"))
  }

  @Test(arguments: [
    (["chek", "."], "there is no command 'chek'; did you mean 'check'?"),
    (["Layout", "--width", "3"], "there is no command 'Layout'; did you mean 'layout'?"),
    (["init", ""], "word 2 of the command line is empty"),
    (["build", "a.layout.xml", "-o", ""], "the word after '-o' is empty"),
    (["build", "a.layout.xml", "--cache="], "there is nothing after '--cache='"),
    (["validate"], "there is no command 'validate'; did you mean 'check'?"),
    (["help", "buld"], "there is no command 'buld'; did you mean 'build'?"),
    (["Cards/a"], "'Cards/a' is no command; did you mean 'layoutc check Cards/a'?"),
    (["-"], "'-' is no command; did you mean 'layoutc check -'?"),
    (
      ["tv"],
      "there is no command 'tv'; the commands are 'init', 'check', 'layout', 'render', 'preview', "
        + "'test', 'build', "
    ),
  ])
  func aSubcommandThatIsNoneIsAnswered(arguments: [String], answer: String) throws {
    let outcome = try command.run(arguments)
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
    #expect(outcome.errors.hasPrefix("error: \(answer)"))
    #expect(outcome.errors.hasSuffix("\nSee 'layoutc --help'.\n"))
  }

  @Test(arguments: ["bash", "fish", "zsh"])
  func shellsAreToldWhatCompletes(shell: String) throws {
    let script = try command.run(["--generate-completion-script", shell])
    #expect(CommandStatus(rawValue: script.status) == .clean)
    #expect(script.output.contains("layoutc"))
  }

  @Test(arguments: [[], ["--help"], ["help"], ["help", "check"], ["--version"]])
  func helpIsNoMistake(arguments: [String]) throws {
    let outcome = try command.run(arguments)
    #expect(CommandStatus(rawValue: outcome.status) == .clean)
    #expect(!outcome.output.isEmpty)
  }
}

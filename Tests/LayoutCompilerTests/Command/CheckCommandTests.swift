import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
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

  @Test func twoDocumentsOfOneTypeAreAFindingOnTheSecond() throws {
    try folder.write("<layout>\n  <view/>\n</layout>", to: "cards/chat-row.layout.xml")
    try folder.write("<library name=\"ChatRow\"/>", to: "cards/rows.layout.xml")
    let outcome = try command.run(["check", "cards"])
    #expect(
      outcome.output == """
        error[duplicate-document]: 'cards/chat-row.layout.xml' makes 'ChatRow' too
          --> cards/rows.layout.xml:1:16
           1 | <library name="ChatRow"/>
             |                ^^^^^^^
          ::: cards/chat-row.layout.xml:1:2
           1 | <layout>
             |  ------ the first is here

        1 error in 2 files

        """)
    let build = try command.run(["build", "--quiet", "cards", "-o", "out"])
    #expect(outcome.output == build.errors + "\n1 error in 2 files\n")
  }

  /// The name of a code file contains its folders, and many systems ignore the case of letters.
  @Test func twoDocumentsOfOneFileAreAFindingToo() throws {
    try folder.write("<library name=\"A\"/>", to: "a/card.layout.xml")
    try folder.write("<library name=\"B\"/>", to: "b/card.layout.xml")
    #expect(try command.run(["check", "a", "b"]).status == 0)
    try folder.write("<library name=\"C\"/>", to: "b/CARD.layout.xml")
    let outcome = try command.run(["check", "a", "b"])
    #expect(
      outcome.output.contains(
        "'b/CARD.layout.xml' makes 'b+CARD.layout.swift', which may be the same file as "
          + "'b+card.layout.swift'"))
  }

  @Test func whatIsImportedHasANameToo() throws {
    try folder.write("<library name=\"Card\"/>", to: "cards/tokens.layout.xml")
    try folder.write(
      "<layout name=\"Row\"><import src=\"tokens.layout.xml\"/><view/></layout>",
      to: "cards/row.layout.xml")
    try folder.write("<layout><view/></layout>", to: "cards/card.layout.xml")
    let outcome = try command.run(["check", "--jobs", "1", "--format", "short", "cards"])
    #expect(
      outcome.output.contains("cards/tokens.layout.xml:1:16: error: 'cards/card.layout.xml' makes"))
  }

  @Test func theStandardInputMayBeTheSecondOrTheFirst() throws {
    let input = Data("<layout name=\"Card\"><view/></layout>".utf8)
    try folder.write("<layout><view/></layout>", to: "card.layout.xml")
    let second = try command.run(
      ["check", "--format", "short", "card.layout.xml", "-"], input: input)
    #expect(second.output.hasPrefix("<stdin>:1:15: error: 'card.layout.xml' makes 'Card' too"))
    let first = try command.run(
      ["check", "--format", "short", "-", "card.layout.xml"], input: input)
    #expect(first.output.hasPrefix("card.layout.xml:1:2: error: '<stdin>' makes 'Card' too"))
  }

  @Test func aDocumentThatIsNamedTwiceIsOne() throws {
    try folder.write("<layout><view/></layout>", to: "card.layout.xml")
    let outcome = try command.run(["check", "card.layout.xml", "./card.layout.xml"])
    #expect(outcome.output == "no findings in 1 file\n")
    try folder.write("<layout name=\"Alone\"><view/></layout>", to: "alone/card.layout.xml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("linked"), withDestinationPath: "alone")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("alone/other.layout.xml"), withDestinationPath: "card.layout.xml")
    let whole = folder.path("alone/card.layout.xml")
    for paths in [["alone", "linked"], [whole, "alone/card.layout.xml"], ["alone"]] {
      #expect(try command.run(["check"] + paths).output == "no findings in 1 file\n", "\(paths)")
    }
  }

  @Test(arguments: [["check"], ["layout"], ["build", "-o", "out"]])
  func aFolderWithoutDocumentsFailsUnlessItMay(subcommand: [String]) throws {
    try folder.write("<layout><view/></layout>", to: "cards/card.layout.xml")
    try folder.write("", to: "screens/home.xml")
    let outcome = try command.run(subcommand + ["cards", "screens"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
    #expect(
      outcome.errors == """
        error: there is no document (*.layout.xml) in 'screens'; if that is all right, say \
        '--allow-empty'

        """)
    let allowed = try command.run(subcommand + ["cards", "screens", "--allow-empty"])
    #expect(CommandStatus(rawValue: allowed.status) == .clean)
    #expect(allowed.errors == "")
    let again = try command.run(subcommand + ["cards/card.layout.xml", "cards"])
    #expect(CommandStatus(rawValue: again.status) == .clean)
  }

  @Test func severalFormatsAreWrittenAtOnce() throws {
    _ = try command.run([
      "check", "--report", "sarif=out/a.sarif", "--output", "json=out/a.json",
      "--output=short=out/a.txt", ".",
    ])
    #expect(try folder.read("out/a.sarif").contains("\"version\":\"2.1.0\""))
    #expect(try folder.read("out/a.json").hasPrefix("{\"findings\":["))
    #expect(try folder.read("out/a.txt").hasPrefix("bad.layout.xml:1:"))
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

  @Test(arguments: ["build", "check", "explain", "grammar", "init", "layout"])
  func helpShowsExamples(subcommand: String) throws {
    let help = try command.run([subcommand, "--help"]).output
    #expect(help.contains("EXAMPLES\n  layoutc \(subcommand) "))
  }

  @Test func aReportOfAProofIsWrittenAndVerified() throws {
    try folder.write("<layout name=\"Card\"><view size=\"20\"/></layout>", to: "card.layout.xml")
    let proof = try command.run([
      "check", "--prove", "--widths", "320...322", "--prove-report", "proof.json",
      "card.layout.xml",
    ])
    #expect(proof.status == 0)
    let verified = try command.run([
      "check", "--verify-report", "proof.json", "--widths", "320...322", "card.layout.xml",
    ])
    #expect(verified.status == 0)
    #expect(verified.output.hasSuffix("; all of it holds\nno findings in 1 file\n"))
    let wider = try command.run(["check", "--verify-report", "proof.json", "--format", "short"])
    #expect(wider.status == 1)
    #expect(wider.output.contains("widths of 320...1366 are asked for, and these are 320...322"))
    try folder.write("<layout name=\"Card\"><view size=\"21\"/></layout>", to: "card.layout.xml")
    let changed = try command.run(["check", "--verify-report", "proof.json", "--format", "short"])
    #expect(changed.status == 1)
    #expect(changed.output.contains("'card.layout.xml' was changed after it was proved"))
    #expect(try command.run(["check", "--verify-report", "none.json"]).status == 3)
    for wrong in [["--prove"], ["--fix"], ["--prove-report", "other.json"]] {
      let outcome = try command.run(["check", "--verify-report", "proof.json"] + wrong)
      #expect(CommandStatus(rawValue: outcome.status) == .usage, "\(wrong)")
    }
  }

  @Test func explainListsEveryRule() throws {
    let list = try command.run(["explain"]).output
    #expect(list.split(separator: "\n").count == DiagnosticCatalog.all.count)
  }
}

import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// `layoutc test`: frames beside documents, and what is said of those that differ.
struct TestCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try write("<text id=\"title\">Hi</text>")
  }

  private func write(
    _ body: String,
    previews: String = "<preview name=\"a\" width=\"100\"/><preview width=\"200\"/>",
    to path: String = "card.layout.xml"
  ) throws {
    try folder.write(
      """
      <layout name="Card">
        \(previews)
        <stack direction="vertical">\(body)</stack>
      </layout>

      """, to: path)
  }

  @discardableResult
  private func run(_ words: String...) throws -> BuiltCommand.Outcome {
    try command.run(["test"] + words + ["."])
  }

  private func files(in path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(path)).sorted()
  }

  @discardableResult
  private func record() throws -> BuiltCommand.Outcome { try run("--record") }

  // MARK: Recording

  @Test func eachElementIsALine() throws {
    try write(
      "<text id=\"title\">Hi</text><stack direction=\"vertical\"><view size=\"4\"/></stack>"
        + "<text>Bye</text>")
    #expect(try record().output == "frames of 1 document, 1 written\n")
    #expect(
      try folder.read("card.frames.json") == """
        {"frames":"card.layout.xml","previews":[
        {"preview":"a","elements":[
        {"level":0,"element":"stack","frame":[0,0,100,46]},
         {"level":1,"element":"text","id":"title","frame":[0,0,100,21],"lines":1},
         {"level":1,"element":"stack","frame":[0,21,100,4]},
          {"level":2,"element":"view","frame":[0,0,4,4]},
         {"level":1,"element":"text","frame":[0,25,100,21],"lines":1}
        ]},
        {"preview":"2","elements":[
        {"level":0,"element":"stack","frame":[0,0,200,46]},
         {"level":1,"element":"text","id":"title","frame":[0,0,200,21],"lines":1},
         {"level":1,"element":"stack","frame":[0,21,200,4]},
          {"level":2,"element":"view","frame":[0,0,4,4]},
         {"level":1,"element":"text","frame":[0,25,200,21],"lines":1}
        ]}
        ]}

        """)
  }

  @Test func nothingIsWrittenWhereNothingChanges() throws {
    try record()
    #expect(try record().output == "frames of 1 document, nothing changes\n")
  }

  /// A recorded document passes, however its elements are nested.
  @Test func whatIsRecordedPasses() throws {
    let deep = String(repeating: "<stack direction=\"vertical\">", count: 120)
    let ends = String(repeating: "</stack>", count: 120)
    try write("\(deep)<text>Hi</text>\(ends)<view size=\"4\"/>")
    try record()
    let outcome = try run()
    #expect(outcome.output == "2 tests passed\n")
    #expect(outcome.status == 0)
  }

  @Test func librariesAndDocumentsWithErrorsAreNotRecorded() throws {
    try folder.write(
      "<library name=\"Parts\"><define name=\"gap\" value=\"8\"/></library>",
      to: "parts.layout.xml")
    try folder.write("<layout name=\"Bad\"><stack/></layout>", to: "bad.layout.xml")
    let outcome = try record()
    #expect(outcome.output == "frames of 1 document, 1 written\n")
    #expect(outcome.errors.contains("bad.layout.xml"))
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
    #expect(
      try files() == [
        "bad.layout.xml", "card.frames.json", "card.layout.xml", "parts.layout.xml",
      ])
  }

  // MARK: Comparing

  @Test func differencesAreToldInPoints() throws {
    try record()
    try write("<text id=\"title\" paddingTop=\"4\">Hi</text>")
    let outcome = try run()
    #expect(
      outcome.output == """
        card.layout.xml (a)
          stack was 0 0  100 × 21 and is 0 0  100 × 25
          stack / #title was 0 0  100 × 21 and is 0 0  100 × 25

        card.layout.xml (2)
          stack was 0 0  200 × 21 and is 0 0  200 × 25
          stack / #title was 0 0  200 × 21 and is 0 0  200 × 25

        2 tests, 2 failed

        """)
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
  }

  @Test func aTextWithOtherLinesFailsThoughItsFrameIsTheSame() throws {
    let box = "<text id=\"t\" size=\"90 44\">"
    try write("\(box)One two</text>")
    try record()
    try write("\(box)One two three four</text>")
    #expect(
      try run().output.hasPrefix(
        """
        card.layout.xml (a)
          stack / #t had 1 line and has 2 lines

        """))
    try write("\(box)One two three four five six seven</text>")
    #expect(try run().output.contains("\n  stack / #t had 1 line and has 2 lines, cut off\n"))
  }

  @Test func previewsThatComeAndGoFail() throws {
    try record()
    try write(
      "<text id=\"title\">Hi</text>", previews: "<preview name=\"b\" width=\"100\"/>")
    #expect(
      try run().output == """
        card.layout.xml (b)
          no frames are recorded for this preview

        card.layout.xml (a)
          frames are recorded for it, and the document has no such preview

        card.layout.xml (2)
          frames are recorded for it, and the document has no such preview

        3 tests, 3 failed

        """)
  }

  @Test func aDocumentWithErrorsFails() throws {
    try record()
    try folder.write("<layout name=\"Card\"><stack/></layout>", to: "card.layout.xml")
    let outcome = try run()
    #expect(outcome.output == "card.layout.xml\n  it has errors\n\n1 test, 1 failed\n")
    #expect(outcome.errors.contains("missing-attribute"))
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
  }

  @Test func documentsWithoutFramesAreCounted() throws {
    let one = try run()
    #expect(one.output == "0 tests; no frames are recorded of card.layout.xml\n")
    #expect(one.status == 0)
    try write("<text>Hi</text>", to: "other.layout.xml")
    #expect(try run().output == "0 tests; no frames are recorded of 2 documents\n")
  }

  @Test func filtersChooseDocumentsAndPreviews() throws {
    try write("<text>Hi</text>", to: "row.layout.xml")
    try record()
    #expect(try run("--filter", "(a)").output == "2 tests passed\n")
    #expect(try run("--filter", "row").output == "2 tests passed\n")
    #expect(
      try run("--filter", "row", "--filter", "card.layout.xml (2)").output == "3 tests passed\n")
    #expect(try run("--filter", "nothing").output == "0 tests\n")
  }

  // MARK: Files that are no frames

  @Test(arguments: [
    ("", "this is no JSON"),
    ("{\"frames\":\"card.layout.xml\"}", "these are no frames that 'layoutc test --record' wrote"),
    ("{\"previews\":[{\"preview\":\"a\"}]}", "this is no preview"),
    (
      "{\"previews\":[{\"preview\":\"a\",\"elements\":[{\"level\":1,\"element\":\"text\",\"frame\":[0,0,1,1]}]}]}",
      "this is no preview"
    ),
    (
      "{\"previews\":[{\"preview\":\"a\",\"elements\":[{\"level\":0,\"element\":\"text\",\"frame\":[0,0,1]}]}]}",
      "this is no preview"
    ),
  ])
  func aFileThatIsNoneIsAFinding(text: String, message: String) throws {
    try folder.write(text, to: "card.frames.json")
    let outcome = try run()
    #expect(outcome.errors.contains(message))
    #expect(outcome.errors.contains("card.frames.json:1:"))
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
  }

  // MARK: For other programs

  @Test func tapHasALineForEachTest() throws {
    try record()
    try write(
      "<text id=\"title\" size=\"10\">Hi</text>",
      previews: "<preview name=\"a\" width=\"100\"/><preview name=\"#b\" width=\"1\"/>")
    #expect(
      try run("--format", "tap").output == """
        TAP version 14
        1..3
        not ok 1 - card.layout.xml (a)
          ---
          differences:
            - "stack was 0 0  100 × 21 and is 0 0  100 × 10"
            - "stack / #title was 0 0  100 × 21 and is 0 0  10 × 10"
          ...
        not ok 2 - card.layout.xml (\\#b)
          ---
          differences:
            - "no frames are recorded for this preview"
          ...
        not ok 3 - card.layout.xml (2)
          ---
          differences:
            - "frames are recorded for it, and the document has no such preview"
          ...

        """)
  }

  @Test func junitIsXML() throws {
    try write("<text>Hi</text>", to: "a & b.layout.xml")
    try record()
    try write(
      "<text id=\"title\">Hi</text>", previews: "<preview name=\"&lt;&quot;\" width=\"9\"/>")
    let outcome = try run("--format", "junit", "-o", "tests.xml")
    #expect(outcome.output == "")
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
    let text = try folder.read("tests.xml")
    #expect(
      text.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layoutc test" tests="5" failures="3">
          <testsuite name="a &amp; b.layout.xml" tests="2" failures="0">
            <testcase classname="a &amp; b.layout.xml" name="a"/>
        """))
    #expect(text.contains("name=\"&lt;&quot;\">\n      <failure message=\"no frames are recorded"))
    // The parser of documents has nothing against it but its elements.
    let read = try command.run(["check", "--format", "short", "tests.xml"])
    #expect(!read.output.contains("xml]"), "\(read.output)")
  }

  @Test func picturesAreOfWhatFailed() throws {
    try write("<text>Hi</text>", to: "row.layout.xml")
    try record()
    #expect(try run("--pictures", "out").status == 0)
    #expect(try !files().contains("out"))
    try write("<text id=\"title\" size=\"10\">Hi</text>")
    #expect(try run("--pictures", "out").status == 1)
    #expect(try files(in: "out") == ["card.2.svg", "card.a.svg"])
    #expect(try folder.read("out/card.a.svg").contains("stack / #title was 0 0  100 × 21"))
  }
}

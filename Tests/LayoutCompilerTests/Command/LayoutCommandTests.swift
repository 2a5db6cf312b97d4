import Foundation
import LayoutCompiler
import TestSupport
import Testing

struct LayoutCommandTests {
  private struct Line: Decodable {
    struct Element: Decodable {
      var element: String
      var id: String?
      var frame: [Double]
      var children: [Element]?
    }
    struct Finding: Decodable {
      var rule: String
    }
    var file: String
    var layout: String?
    var preview: String?
    var size: [Double]?
    var root: Element?
    var errors: [Finding]?
  }

  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write(Self.card, to: "card.layout.xml")
  }

  private static let card = """
    <layout name="Card">
      <preview name="phone" width="390"/>
      <preview name="small" width="320"/>
      <view id="box" height="40" width="100%" backgroundColor="#336699"/>
    </layout>

    """

  private func lines(_ arguments: String...) throws -> [Line] {
    let outcome = try command.run(["layout", "--format", "json"] + arguments)
    return try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test func jsonIsOneObjectALineInTheOrderOfTheFiles() throws {
    try folder.write("<layout name=\"B\"><text content=\"b\"/></layout>", to: "b.layout.xml")
    let lines = try lines("card.layout.xml", "b.layout.xml")
    #expect(lines.map(\.file) == ["card.layout.xml", "b.layout.xml"])
    #expect(lines.map(\.layout) == ["Card", "B"])
    #expect(lines.first?.root?.element == "view")
    #expect(lines.first?.root?.id == "box")
  }

  @Test func aBrokenDocumentSaysSoAndTheOthersAreSolved() throws {
    try folder.write("<layout><txt/></layout>", to: "a.layout.xml")
    let outcome = try command.run(["layout", "--format", "json", "."])
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
    let lines = try lines(".")
    #expect(lines.map(\.file) == ["a.layout.xml", "card.layout.xml"])
    #expect(lines.first?.errors?.map(\.rule) == ["unknown-element"])
    #expect(lines.last?.root != nil)
  }

  @Test func theFirstPreviewCountsUnlessAnotherIsNamed() throws {
    #expect(try lines("card.layout.xml").first?.size == [390, 40])
    #expect(try lines("--preview", "small", "card.layout.xml").first?.size == [320, 40])
    #expect(try lines("--width", "200", "card.layout.xml").first?.size == [200, 40])
  }

  @Test(arguments: [
    (["all"], ["phone", "small", "a,b"]), (["phone"], [nil]),
    (["small,phone"], ["small", "phone"]), (["phone,phone"], [nil]),
    (["small", "--preview", "a,b"], ["small", "a,b"]),
    (["phone", "--preview", "all"], ["phone", "small", "a,b"]),
  ])
  func severalPreviewsAreSolvedAndNamed(arguments: [String], names: [String?]) throws {
    try folder.write(
      Self.card.replacing("  <view", with: "  <preview name=\"a,b\" width=\"10\"/>\n  <view"),
      to: "card.layout.xml")
    let outcome = try command.run(
      ["layout", "--format", "json", "--preview"] + arguments + ["card.layout.xml"])
    let lines = try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(lines.map(\.preview) == names)
  }

  @Test func allPreviewsOfADocumentWithoutAnyAreTheDocument() throws {
    try folder.write("<layout><view width=\"7\" height=\"3\"/></layout>", to: "a.layout.xml")
    #expect(try lines("--preview", "all", "a.layout.xml").map(\.size) == [[7, 3]])
  }

  @Test func treesOfSeveralPreviewsSayWhichOneItIs() throws {
    let outcome = try command.run(["layout", "--preview", "all", "card.layout.xml"])
    #expect(
      outcome.output == """
        Card  390 × 40  card.layout.xml  preview phone
        view #box  0 0  390 × 40

        Card  320 × 40  card.layout.xml  preview small
        view #box  0 0  320 × 40

        """)
  }

  @Test func aPreviewThatFailsLeavesTheOthers() throws {
    try folder.write(
      """
      <layout name="Card">
        <param name="words" type="String"/>
        <preview name="phone" data="no.json"/>
        <preview name="bare"/>
        <preview name="empty" data="empty.json" appearance="dark"/>
        <text>{words}</text>
      </layout>

      """, to: "card.layout.xml")
    try folder.write("{}", to: "empty.json")
    let outcome = try command.run(
      ["layout", "--preview", "all", "--format", "json", "card.layout.xml"])
    let lines = try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(lines.map(\.preview) == ["phone", "bare", "empty"])
    #expect(lines.first?.errors?.map(\.rule) == ["unreadable-file"])
    #expect(lines.dropFirst().first?.root != nil)
    #expect(lines.last?.errors?.map(\.rule).contains("missing-data") == true)
    #expect(outcome.errors.hasSuffix("\n2 errors, 1 note in 1 file\n"))
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
  }

  @Test(arguments: [
    ("tv", "it has 'phone', 'small'"),
    ("small,smal", "it has 'phone', 'small'; did you mean 'small'?"),
  ])
  func anUnknownPreviewIsAUsageErrorThatNamesTheOthers(name: String, rest: String) throws {
    let outcome = try command.run(["layout", "--preview", name, "card.layout.xml"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
    let last = name.split(separator: ",").last ?? ""
    #expect(outcome.errors == "error: 'card.layout.xml' has no preview '\(last)', \(rest)\n")
  }

  @Test func looksAreShownWhereTheyAreAskedFor() throws {
    let colors = try command.run(["layout", "--colors", "card.layout.xml"])
    #expect(colors.output.hasSuffix("390 × 40  backgroundColor #336699\n"))
    let plain = try command.run(["layout", "card.layout.xml"])
    #expect(plain.output.hasSuffix("390 × 40\n"))
  }

  /// A preview says when and where it is; the command wins over it.
  @Test func timesAreThoseOfThePreview() throws {
    try folder.write(
      """
      <layout name="Now">
        <param name="at" type="Date" default="2024-05-03T12:00Z"/>
        <preview width="300" now="2024-05-03T14:05Z" timeZone="+02:00"/>
        <preview width="300" now="2024-05-04" timeZone="Mars/Olympus"/>
        <stack direction="vertical"><text>{relative(at)}</text><text>{time(at)}</text></stack>
      </layout>
      """, to: "now.layout.xml")
    func words(_ arguments: [String]) throws -> [String] {
      let outcome = try command.run(
        ["layout", "--format", "json"] + arguments + ["now.layout.xml"])
      return outcome.output.matches(of: #/"text":"(.*?)"/#).map { String($0.1) }
    }
    #expect(try words(["--preview", "all"]) == ["-2 h", "14:00", "-12 h", "12:00"])
    #expect(try words(["--now", "2024-05-03T12:10Z"]) == ["-10 min", "14:00"])
    #expect(try words(["--time-zone", "+05:00"]) == ["-2 h", "17:00"])
    let unknown = try command.run(["layout", "--preview", "all", "now.layout.xml"])
    #expect(unknown.errors.contains("there is no time zone 'Mars/Olympus' here"))
  }

  /// A preview says how far a scroll is scrolled; the command wins over it.
  @Test func positionsAreThoseOfThePreview() throws {
    try folder.write(
      """
      <layout name="List">
        <preview width="100" height="100" scrolled="list 30"/>
        <scroll id="list"><stack direction="vertical">
          <text id="title" height="20" pinned="true">A</text><view height="200"/>
        </stack></scroll>
      </layout>
      """, to: "list.layout.xml")
    func places(_ arguments: [String]) throws -> [String] {
      let outcome = try command.run(
        ["layout", "--format", "json"] + arguments + ["list.layout.xml"])
      #expect(outcome.output.contains(#""id":"title","frame":[0,0,100,20]"#))
      return outcome.output.matches(of: #/"(?:offset|stuck)":\[(.*?)\]/#).map { String($0.1) }
    }
    #expect(try places([]) == ["0,30", "0,30,100,20"])
    #expect(try places(["--scrolled", "list 45.5"]) == ["0,45.5", "0,45.5,100,20"])
    #expect(try places(["--scrolled", "list 900"]) == ["0,120", "0,120,100,20"])
    #expect(try places(["--scrolled", "list 0"]) == [])
    #expect(try command.run(["layout", "list.layout.xml"]).output.contains("pinned at 0 30"))
    let unknown = try command.run(["layout", "--scrolled", "lists 3", "list.layout.xml"])
    #expect(unknown.errors.contains("there is no 'scroll' with the id 'lists' here"))
  }

  @Test(arguments: [
    ["--scrolled", "list"], ["--scrolled", "list -1"], ["--scrolled", ""],
    ["--width", "nan"], ["--width", "-1"], ["--width", "inf"], ["--width", "1e3"],
    ["--width", "0x10"], ["--width", ""], ["--height", "."], ["--max-width", "12pt"],
    ["--width", "3", "--max-width", "3"], ["--height", "3", "--min-height", "3"],
    ["--min-width", "4", "--max-width", "3"], ["--scale", "0"], ["--text-scale", "-1"],
    ["--direction", "up"], ["--safe-area", "1 2 3"], ["--safe-area", "-1"],
    ["--text-metrics", "fixed:7"], ["--text-metrics", "fixed:7xnan"], ["--format", "xml"],
    ["--time-zone", "Mars/Olympus"], ["--now", "yesterday"], ["--now", "2024-02-30"],
  ])
  func whatIsNoSizeIsAUsageError(arguments: [String]) throws {
    let outcome = try command.run(["layout"] + arguments + ["card.layout.xml"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
    #expect(outcome.output.isEmpty)
  }

  @Test func unreadableDataIsUnreadable() throws {
    let outcome = try command.run(["layout", "--data", "no.json", "card.layout.xml"])
    #expect(CommandStatus(rawValue: outcome.status) == .unreadable)
  }

  @Test func theTreeShowsIdsAndNoColorInAFile() throws {
    let outcome = try command.run(["layout", "card.layout.xml"])
    #expect(outcome.output.contains("#box"))
    #expect(!outcome.output.contains("\u{1B}"))
  }
}

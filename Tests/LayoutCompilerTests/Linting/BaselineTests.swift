import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// Baselines silence the findings they contain, also after their lines have moved.
struct BaselineTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  private static let idle = "<!-- layoutc:disable unequal-grow -->"

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try write(before: "")
    _ = try command.run(["check", "--write-baseline", "Lint/known.json", "."])
  }

  private func write(before: String, after: String = "") throws {
    try folder.write(
      """
      <layout name="Card">
        \(before)
        <stack id="card" direction="vertical">
          \(Self.idle)
          <text id="a">a</text>\(after)
        </stack>
      </layout>

      """, to: "Cards/card.layout.xml")
  }

  private func check(_ path: String = ".") throws -> String {
    try command.run(
      ["check", "--format", "short", "--baseline", "Lint/known.json", path]
    ).output
  }

  @Test func itHoldsNoLineNumbers() throws {
    #expect(
      try folder.read("Lint/known.json") == """
        {
          "version": 1,
          "findings": [
            {"file":"../Cards/card.layout.xml","rule":"unused-suppression","element":"stack#card",\
        "message":"'unequal-grow' finds nothing that this comment could silence"}
          ]
        }

        """)
  }

  @Test(arguments: [".", "Cards", "./Cards/card.layout.xml", "Cards/../Cards/card.layout.xml"])
  func linesAndPathsMayChange(path: String) throws {
    #expect(try check(path) == "")
    try write(before: "<!-- one -->\n\n\n<!-- two -->")
    #expect(try check(path) == "")
  }

  @Test func oneMoreOfAKindIsTold() throws {
    try write(before: "", after: "\n    \(Self.idle)\n    <text id=\"b\">b</text>")
    let told = try check().split(separator: "\n")
    #expect(told.count == 1)
    #expect(told.first?.contains("card.layout.xml:6:26: warning") == true)
  }

  @Test func whatIsGoneIsTold() throws {
    let text = try folder.read("Cards/card.layout.xml").replacing(Self.idle, with: "")
    try folder.write(text, to: "Cards/card.layout.xml")
    #expect(
      try check() == "Lint/known.json:4:\(column): note: 'unused-suppression' is found no more in "
        + "'../Cards/card.layout.xml' [stale-baseline]\n")
    // A file that was not checked has no stale entries.
    try folder.write("<layout name=\"B\"><text id=\"b\">b</text></layout>", to: "B/b.layout.xml")
    #expect(try check("B") == "")
  }

  private var column: Int {
    get throws {
      let line = try folder.read("Lint/known.json").split(separator: "\n")[3]
      let range = try #require(line.range(of: "\"message\":\""))
      return line.distance(from: line.startIndex, to: range.upperBound) + 1
    }
  }

  /// Errors of the language cannot be silenced by a baseline.
  @Test func errorsAreInNoBaseline() throws {
    try folder.write("<layout><nonsense/></layout>", to: "Cards/other.layout.xml")
    let outcome = try command.run(["check", "--write-baseline", "all.json", "."])
    #expect(CommandStatus(rawValue: outcome.status) == .findings)
    #expect(try !folder.read("all.json").contains("nonsense"))
    #expect(try check().contains("'nonsense'"))
  }

  @Test func writingTwiceWritesTheSame() throws {
    let first = try folder.read("Lint/known.json")
    let outcome = try command.run(["check", "--write-baseline", "Lint/known.json", "."])
    #expect(try folder.read("Lint/known.json") == first)
    #expect(outcome.errors == "'Lint/known.json' knows 1 finding now\n")
    #expect(CommandStatus(rawValue: outcome.status) == .clean)
  }
}

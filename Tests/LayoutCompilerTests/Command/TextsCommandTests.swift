import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// `layoutc texts`, and `check` with a String Catalog of several languages.
struct TextsCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write(Self.card, to: "cards/card.layout.xml")
    try folder.write(Self.catalog, to: "Texts.xcstrings")
  }

  private static let card = """
    <layout name="Card">
      <param name="title" type="Text" default="Inbox"/>
      <param name="likes" type="Integer" default="3"/>
      <preview name="german" language="de" textMetrics="fixed:10x20"/>
      <component name="Row">
        <param name="label" type="Text"/>
        <text>{label}</text>
      </component>
      <stack direction="vertical" alignItems="start">
        <text>{title}</text>
        <text>With <span fontWeight="bold">care</span>, {likes} times</text>
        <Row label="{likes > 2 ? 'Many' : 'Few'}"/>
        <text>{number(1234.5, 1)}</text>
        <text localized="false">Never</text>
      </stack>
    </layout>

    """

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Few" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Wenige" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Peu" } }
          }
        },
        "Gone" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Weg" } }
          }
        },
        "Inbox" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Eingang" } }
          }
        },
        "With <1>care</1>, %lld times" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Mal mit Sorgfalt" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "%lld fois <1>avec <1>soin</1>" } }
          }
        }
      },
      "version" : "1.0"
    }

    """

  @Test func everyLanguageOfTheCatalogIsChecked() throws {
    let all = try command.run([
      "check", "--format", "short", "--strings", "Texts.xcstrings", "cards",
    ])
    #expect(
      all.output == """
        Texts.xcstrings:22:70: warning: '%lld Mal mit Sorgfalt' leaves out '<1>' of 'With <1>care</1>, %lld times' [mismatched-translation]
        Texts.xcstrings:23:63: warning: '%lld fois <1>avec <1>soin</1>' has '<1>' twice, unlike 'With <1>care</1>, %lld times' [mismatched-translation]
        cards/card.layout.xml:12:30: warning: 'Many' has no words in 'en', 'de' or 'fr' [missing-translation]
        cards/card.layout.xml:2:16: warning: 'Inbox' has no words in 'fr' [missing-translation]

        """)
    let german = try command.run(
      [
        "check", "--format", "short", "--strings", "Texts.xcstrings", "--language", "de,xx",
        "cards",
      ])
    #expect(german.output.contains("'Many' has no words in 'de'"))
    #expect(german.output.components(separatedBy: "there are no words in 'xx'").count == 2)
    #expect(!german.output.contains("'fr'\n"))
  }

  @Test func aPreviewHasALanguage() throws {
    let shown = try command.run(
      ["layout", "--strings", "Texts.xcstrings", "cards/card.layout.xml"])
    // Eingang, 3 Mal mit Sorgfalt, Many, 1.234,5
    #expect(shown.output.contains("  0  0   70 ×  20"))
    #expect(shown.output.contains("  0 20  180 ×  20"))
    let unknown = try command.run(["layout", "--language", "tlh", "cards/card.layout.xml"])
    #expect(unknown.errors.contains("how 'tlh' writes numbers and lists is not known here"))
    let two = try command.run(["layout", "--language", "de,fr", "cards/card.layout.xml"])
    #expect(two.status == CommandStatus.usage.rawValue)
  }

  @Test func keysAreAddedAndMarked() throws {
    let arguments = ["texts", "cards", "--strings", "Texts.xcstrings"]
    let check = try command.run(arguments + ["--check"])
    #expect(check.status == CommandStatus.wouldChange.rawValue)
    #expect(
      check.output == """
        new: Many
        stale: Gone
        4 texts in 'Texts.xcstrings': 1 new, 1 stale

        """)
    #expect(try folder.read("Texts.xcstrings") == Self.catalog)
    #expect(try command.run(arguments).status == 0)
    let expected = Self.catalog
      .replacing(
        "    \"Gone\" : {\n", with: "    \"Gone\" : {\n      \"extractionState\" : \"stale\",\n"
      )
      .replacing("    \"With <", with: "    \"Many\" : {\n\n    },\n    \"With <")
    #expect(try folder.read("Texts.xcstrings") == expected)
    let again = try command.run(arguments + ["--check"])
    #expect(again.status == 0)
    #expect(again.output == "4 texts in 'Texts.xcstrings', nothing changes\n")
  }

  @Test func aCatalogIsMadeWhereThereIsNone() throws {
    let arguments = ["texts", "cards", "--strings", "New.xcstrings"]
    #expect(try command.run(arguments + ["--dry-run"]).status == 0)
    #expect(throws: (any Error).self) { try folder.read("New.xcstrings") }
    #expect(try command.run(arguments).status == 0)
    #expect(try folder.read("New.xcstrings").contains("\"Inbox\" : {"))
  }

  @Test func partsOfATextAreKeysOfTheirOwn() throws {
    try folder.write(
      """
      <layout name="Readers">
        <param name="names" type="[String]"/>
        <text>Read by <for each="name" in="{names}" index="place"><if test="{place > 0}"> and </if>
          <span fontWeight="bold">{name}</span> <span>({place} th)</span></for> of {count(names)}.</text>
      </layout>

      """, to: "readers/readers.layout.xml")
    #expect(try command.run(["texts", "readers", "--strings", "Readers.xcstrings"]).status == 0)
    let keys = try folder.read("Readers.xcstrings").split(separator: "\n")
      .filter { $0.hasPrefix("    \"") && $0.hasSuffix("\" : {") }.map {
        $0.split(separator: "\"")[1]
      }
    #expect(keys == ["<1>%@</1> <2>(%lld th)</2>", "and", "of %lld.", "Read by"])
  }

  @Test func withErrorsNothingIsWritten() throws {
    try folder.write("<layout><text>{nobody}</text></layout>", to: "cards/wrong.layout.xml")
    let outcome = try command.run(["texts", "cards", "--strings", "Texts.xcstrings"])
    #expect(outcome.status == CommandStatus.findings.rawValue)
    #expect(outcome.output == "")
    #expect(try folder.read("Texts.xcstrings") == Self.catalog)
    let strings = try command.run(["texts", "cards", "--strings", "Texts.strings"])
    #expect(strings.status == CommandStatus.usage.rawValue)
  }
}

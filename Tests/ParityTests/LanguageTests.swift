import Foundation
import ParitySupport
import TestSupport
import Testing

/// An app and the command show the same formats and translations, and read them from the same file.
struct LanguageTests {
  private static let document = """
    <layout name="Bill">
      <param name="names" type="[String]" default="{['Ada', 'Bob', 'Cleo']}"/>
      <param name="due" type="Date" default="2024-05-03T22:15:07Z"/>
      <param name="days" type="[Date]" default="{['2024-12-31', '1969-07-20T20:17:40Z']}"/>
      <component name="Tag">
        <param name="title" type="Text"/>
        <stack direction="vertical"><text>{title}</text><text>in {title}</text></stack>
      </component>
      <stack direction="vertical">
        <text>Welcome</text>
        <text>{number(1234567)} and {number(-2.5)}</text>
        <text>{number(12345.678, 2)}</text>
        <text>{percent(0.256)}</text>
        <text>{money(261.42, 'EUR')}</text>
        <text>{money(-1261.5, 'JPY')}</text>
        <text>{list(names)}</text>
        <text>{count(range(1))} files</text>
        <text>{count(range(3))} files</text>
        <text>{count(range(5))} files</text>
        <text>Nobody has words for this</text>
        <text>{count(range(1234))}</text>
        <text>{count(range(1234))} rows</text>
        <text localized="false">{count(range(1234))} rows</text>
        <text>{names[0] ?? ''}{count(range(5))}</text>
        <text><span fontWeight="bold">{count(range(12))}</span></text>
        <text>of <span fontWeight="bold">{count(range(12))}</span></text>
        <text>Some <if test="{count(names) > 2}">{count(names)}</if></text>
        <Tag title="{count(range(4321))}"/>
        <Tag title="{count(range(3))} files"/>
        <text>{date(due)}, {date(due, 'full')}, {date(due + 86400, .short)}</text>
        <text>{time(due)}, {time(due, count(names) > 2 ? 'long' : 'medium')}</text>
        <text>{relative(due)}, {relative(environment.now - 90)}</text>
        <text>{duration(due - environment.now)}, {duration(3725, 'short')}</text>
        <text>{duration(3725.5, 'long')}, {date(max(days) ?? due, 'medium')}</text>
        <for each="day" in="{sorted(days)}"><text>{date(day, 'short')}</text></for>
      </stack>
    </layout>
    """

  private static let catalog = """
    {
      "sourceLanguage" : "en", "version" : "1.0",
      "strings" : {
        "Welcome" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Willkommen" } },
          "de-CH" : { "stringUnit" : { "state" : "translated", "value" : "Grüezi" } },
          "ar-EG" : { "stringUnit" : { "state" : "translated", "value" : "أهلا" } },
          "fa" : { "stringUnit" : { "state" : "translated", "value" : "خوش آمدید" } },
          "ar" : { "stringUnit" : { "state" : "translated", "value" : "مرحبا" } } } },
        "%lld files" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
          "pl" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
            "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliki" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } } } } } } }
      }
    }
    """

  @Test func anAppShowsWhatTheCommandDoes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "in/bill.layout.xml")
    try folder.write(Self.catalog, to: "Texts.xcstrings")
    let command = BuiltCommand(in: folder.url)
    #expect(try command.run(["build", "in", "-o", "out"]).status == 0)
    let languages = ["ar", "ar-EG", "de", "de-CH", "en", "fa", "pl"]
    let main = try folder.write(
      """
      import Foundation
      import LayoutEngine
      import LayoutLanguages

      let file = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
      let catalog = try StringCatalog(file, named: "Texts.xcstrings")
      print(catalog.languages.sorted().joined(separator: " "))
      for language in \(languages) {
        let environment = LayoutEnvironment(
          localization: catalog.localization(for: [language]),
          timeZone: LayoutTimeZone(secondsFromUTC: 7200),
          now: LayoutInstant(secondsSince1970: 1_714_766_400))
        var tree = LayoutTree()
        tree.build(environment: environment) { Bill().build(into: &$0) }
        for element in tree.elements {
          guard let text = tree.text(of: element) else { continue }
          print("\\(language): \\(text.content)\\(text.runs.map(\\.content).joined())")
        }
      }
      """, to: "main.swift")
    let program = folder.url.appending(path: "program")
    try ParityToolchain().compile(
      [folder.path("out/bill.layout.swift"), main], to: program, strictly: false)
    let app = try ParityToolchain().run(program, [folder.path("Texts.xcstrings")])
      .split(separator: "\n").map(String.init)
    var shown: [String] = []
    for language in languages {
      let outcome = try command.run([
        "layout", "in", "--format", "json", "--strings", "Texts.xcstrings", "--language", language,
        "--time-zone", "+02:00", "--now", "2024-05-03T20:00:00Z",
      ])
      shown += outcome.output.matches(of: #/"text":"((?:[^"\\]|\\.)*)"/#)
        .map { "\(language): \($0.1)" }
    }
    #expect(app == [languages.joined(separator: " ")] + shown)
    #expect(shown.contains("de: 261,42\u{A0}€"))
    // The integers of texts are in the digits of the language, with its separators.
    #expect(shown.contains("ar-EG: ١٬٢٣٤") && shown.contains("fa: ۱٬۲۳۴ rows"))
    #expect(shown.contains("de: 1.234") && shown.contains("fa: Ada۵") && shown.contains("fa: ۱۲"))
    #expect(shown.contains("fa: in ۴٬۳۲۱"))
    #expect(shown.contains("de: 04.05.2024, Samstag, 4. Mai 2024, 05.05.24"))
    #expect(shown.contains("de: 00:15, 00:15:07 GMT+2"))
    #expect(shown.contains("de: in 2 Stunden, vor 1 Minute"))
    #expect(shown.contains("en: 2:15:07, 1 hr, 2 min, 5 sec"))
    #expect(shown.count { $0 == "pl: 3 pliki" } == 2 && shown.contains("pl: in 3 pliki"))
    #expect(shown.contains("pl: 3 pliki") && shown.contains("de-CH: Grüezi"))
  }
}

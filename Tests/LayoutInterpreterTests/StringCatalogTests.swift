import LayoutEngine
import LayoutLanguages
import Testing

/// Translations that an app reads at run time.
struct StringCatalogTests {
  private static let text = """
    { "sourceLanguage": "en", "strings": {
        "Open": { "localizations": {
          "de": { "stringUnit": { "value": "Geöffnet" } },
          "de-CH": { "stringUnit": { "value": "Offe" } },
          "pt-BR": { "stringUnit": { "value": "Aberto" } } } } } }
    """

  private func catalog() throws -> StringCatalog {
    try StringCatalog(Self.text.utf8, named: "Texts.xcstrings")
  }

  /// The language, the text and the number format that follow from a user's preferred languages.
  @Test(arguments: [
    (["de"], "de", "Geöffnet", "1.234,5"), (["de-AT"], "de-AT", "Geöffnet", "1.234,5"),
    (["de_CH"], "de_CH", "Offe", "1'234.5"), (["de-CH-1996"], "de-CH-1996", "Offe", "1'234.5"),
    (["fr", "pt-br"], "pt-br", "Aberto", "1.234,5"), (["pt"], "en", "Open", "1,234.5"),
    (["fr", "en-GB"], "en-GB", "Open", "1,234.5"), (["tlh"], "en", "Open", "1,234.5"),
    ([], "en", "Open", "1,234.5"), (["", "-", "de"], "de", "Geöffnet", "1.234,5"),
  ])
  func theFirstLanguageWithWordsIsShown(
    preferred: [String], name: String, words: String, number: String
  ) throws {
    let language = try catalog().localization(for: preferred)
    #expect(language.identifier == name)
    #expect(language.words(for: "Open", []) == words)
    #expect(LayoutEnvironment(localization: language).number(1234.5) == number)
  }

  @Test func languagesFromOneFileAreEqual() throws {
    #expect(try catalog().localization(for: ["de"]) == catalog().localization(for: ["de"]))
    #expect(try catalog().localization(for: ["de"]) != catalog().localization(for: ["de-CH"]))
    #expect(try catalog().localization(for: ["de"]) != TextLocalization(language: "de"))
    #expect(TextLocalization(language: "de") == TextLocalization(language: "de"))
    let other = Self.text.replacing("Geöffnet", with: "Auf")
    let changed = try StringCatalog(other.utf8, named: "Texts.xcstrings")
    #expect(try catalog().localization(for: ["de"]) != changed.localization(for: ["de"]))
    #expect(try catalog().languages == ["en", "de", "de-CH", "pt-BR"])
  }

  @Test func aStringsFileIsInTheLanguageThatIsAskedFor() throws {
    let strings = try StringCatalog("\"Open\" = \"Ouvert\";".utf8, named: "fr.strings")
    #expect(strings.languages == [])
    let french = strings.localization(for: ["fr"])
    #expect(french.words(for: "Open", []) == "Ouvert")
    #expect(LayoutEnvironment(localization: french).money(2, currency: "EUR") == "2,00\u{A0}€")
  }

  @Test(arguments: [
    ("{ \"strings\": {\n}, }", "a.xcstrings", "a.xcstrings:2: error: nothing follows the ','"),
    ("[]", "a.xcstrings", "a.xcstrings:1: error: a String Catalog has an object 'strings'"),
    (
      "\"a\"\n\"b\"", "a.strings",
      "a.strings:2: error: there is no '=' between the key and its words"
    ),
    ("", "a.xcstrings", "a.xcstrings:1: error: the text ends too early"),
  ])
  func whatIsWrongIsSaid(text: String, name: String, message: String) {
    #expect {
      try StringCatalog(text.utf8, named: name)
    } throws: {
      "\($0)" == message
    }
  }
}

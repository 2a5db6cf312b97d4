import LayoutEngine
import LayoutLanguages
import LayoutViews
import Testing

@testable import LayoutGTK
@testable import Sample

extension WindowTests {
  /// Tests that texts, numbers and amounts are in the user's language.
  @MainActor struct LanguageTests {
    private static let catalog = """
      { "sourceLanguage": "en", "strings": { "Open": { "localizations": {
          "fr": { "stringUnit": { "value": "Ouvert" } },
          "de": { "stringUnit": { "value": "Offen" } } } } } }
      """

    @Test(arguments: [
      (["de_DE.UTF-8", "de_DE", "de.UTF-8", "de", "C"], "de-DE", "Offen", "261,42\u{A0}€"),
      (["tlh", "fr_FR", "fr", "C"], "fr-FR", "Ouvert", "261,42\u{A0}€"),
      (["C"], "en", "Open", "€261.42"),
    ])
    func theLanguagesOfTheSystemAreAsked(
      names: [String], name: String, words: String, amount: String
    ) throws {
      let catalog = try StringCatalog(Self.catalog.utf8, named: "Texts.xcstrings")
      let language = try #require(TextLocalization.ofUser(reading: names, catalog))
      #expect(language.identifier == name)
      #expect(language.words(for: "Open", []) == words)
      #expect(language.formatting.money(261.42, currency: "EUR") == amount)
    }

    @Test func withoutACatalogTheFormatsAreKnownOrNone() {
      #expect(TextLocalization.ofUser(reading: ["C"], nil) == nil)
      #expect(
        TextLocalization.ofUser(reading: ["pt_BR", "pt", "C"], nil)
          == TextLocalization(language: "pt-BR"))
    }

    @Test func aViewShowsTheLanguageThatItIsGiven() throws {
      let german = TextLocalization(language: "de")
      let screen = AccountScreen()
      let stage = try Stage(screen.view)
      #expect(screen.view.host.layout.environment.localization == TextLocalization.ofUser())
      screen.view.localization = german
      stage.settle()
      #expect(screen.view.host.layout.environment.localization == german)
    }
  }
}

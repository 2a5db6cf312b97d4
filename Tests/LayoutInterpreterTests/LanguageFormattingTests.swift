import LayoutEngine
import Testing

@testable import LayoutLanguages

/// The CLDR's formats of each language: 1234567.5, 1234, −0.5 with two decimals, 45 %, 1234.5 €, a
/// list.
struct LanguageFormattingTests {
  @Test(arguments: [
    ("en", "1,234,567.5", "1,234", "-0.50", "45%", "€1,234.50", "a, b, and c"),
    ("en-GB", "1,234,567.5", "1,234", "-0.50", "45%", "€1,234.50", "a, b and c"),
    ("de", "1.234.567,5", "1.234", "-0,50", "45\u{A0}%", "1.234,50\u{A0}€", "a, b und c"),
    (
      "fr", "1\u{202F}234\u{202F}567,5", "1\u{202F}234", "-0,50", "45\u{202F}%",
      "1\u{202F}234,50\u{A0}€", "a, b et c"
    ),
    ("es", "1.234.567,5", "1234", "-0,50", "45\u{A0}%", "1234,50\u{A0}€", "a, b y c"),
    ("it", "1.234.567,5", "1.234", "-0,50", "45%", "1.234,50\u{A0}€", "a, b e c"),
    ("pt", "1.234.567,5", "1.234", "-0,50", "45%", "€\u{A0}1.234,50", "a, b e c"),
    ("nl", "1.234.567,5", "1.234", "-0,50", "45%", "€\u{A0}1.234,50", "a, b en c"),
    (
      "sv", "1\u{A0}234\u{A0}567,5", "1\u{A0}234", "−0,50", "45\u{A0}%",
      "1\u{A0}234,50\u{A0}€", "a, b och c"
    ),
    ("pl", "1\u{A0}234\u{A0}567,5", "1234", "-0,50", "45%", "1234,50\u{A0}€", "a, b i c"),
    (
      "ru", "1\u{A0}234\u{A0}567,5", "1\u{A0}234", "-0,50", "45\u{A0}%",
      "1\u{A0}234,50\u{A0}€", "a, b и c"
    ),
    ("ja", "1,234,567.5", "1,234", "-0.50", "45%", "€1,234.50", "a、b、c"),
    ("zh-Hans", "1,234,567.5", "1,234", "-0.50", "45%", "€1,234.50", "a、b和c"),
    ("ko", "1,234,567.5", "1,234", "-0.50", "45%", "€1,234.50", "a, b 및 c"),
    (
      "ar", "١٬٢٣٤٬٥٦٧٫٥", "١٬٢٣٤", "\u{61C}-٠٫٥٠", "٤٥٪\u{61C}", "\u{200F}١٬٢٣٤٫٥٠\u{A0}€",
      "a وb وc"
    ),
    (
      "he", "1,234,567.5", "1,234", "\u{200E}-0.50", "45%", "\u{200F}1,234.50\u{A0}\u{200F}€",
      "a, b וc"
    ),
    ("hi", "12,34,567.5", "1,234", "-0.50", "45%", "€1,234.50", "a, b, और c"),
    ("tr", "1.234.567,5", "1.234", "-0,50", "%45", "€1.234,50", "a, b ve c"),
  ])
  func languagesWriteTheirOwnWay(
    language: String, million: String, thousand: String, half: String, share: String,
    price: String, list: String,
  ) throws {
    let formats = try #require(LanguageFormatting(language))
    #expect(formats.number(1_234_567.5, places: nil) == million)
    #expect(formats.number(1234) == thousand)
    #expect(formats.number(-0.5, places: 2) == half)
    #expect(formats.percent(0.45) == share)
    #expect(formats.money(1234.5, currency: "EUR") == price)
    #expect(formats.list(["a", "b", "c"]) == list)
    #expect(formats.list(["a"]) == "a")
    #expect(formats.list([]) == "")
  }

  @Test func someCurrenciesHaveOtherDecimals() throws {
    let english = try #require(LanguageFormatting("en_US"))
    #expect(english.money(1234.5, currency: "JPY") == "¥1,235")
    #expect(english.money(-2, currency: "KWD") == "-KWD\u{A0}2.000")
    #expect(english.list(["a", "b"]) == "a and b")
  }

  @Test func otherLanguagesAreNotKnown() {
    #expect(LanguageFormatting("tlh") == nil)
    #expect(LanguageFormatting("") == nil)
  }
}

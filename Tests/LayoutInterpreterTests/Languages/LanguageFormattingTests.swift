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
      "fr", "1\u{202F}234\u{202F}567,5", "1\u{202F}234", "-0,50", "45\u{A0}%",
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
      "ar", "1,234,567.5", "1,234", "\u{200E}-0.50", "45\u{200E}%\u{200E}",
      "\u{200F}1,234.50\u{A0}€", "a وb وc"
    ),
    (
      "ar-EG", "١٬٢٣٤٬٥٦٧٫٥", "١٬٢٣٤", "\u{61C}-٠٫٥٠", "٤٥٪\u{61C}",
      "\u{200F}١٬٢٣٤٫٥٠\u{A0}€", "a وb وc"
    ),
    (
      "mr", "१२,३४,५६७.५", "१,२३४", "-०.५०", "४५%", "€१,२३४.५०", "a, b आणि c"
    ),
    (
      "he", "1,234,567.5", "1,234", "\u{200E}-0.50", "45%", "\u{200F}1,234.50\u{A0}\u{200F}€",
      "a, b וc"
    ),
    ("hi", "12,34,567.5", "1,234", "-0.50", "45%", "€1,234.50", "a, b और c"),
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
    for language in ["tlh", "", "-", "root", "q", String(repeating: "de", count: 1000), "\u{0}"] {
      #expect(LanguageFormatting(language) == nil)
    }
  }

  /// The record that a tag leads to.
  @Test(arguments: [
    ("de", "de"), ("de-AT", "de-at"), ("DE_at", "de-at"), ("de-XX", "de"), ("de-Latn-DE", "de"),
    ("zh-TW", "zh-hant-tw"), ("zh-Hant-TW", "zh-hant-tw"), ("zh-CN", "zh-hans-cn"),
    ("zh_HK", "zh-hant-hk"), ("sr-ME", "sr-latn-me"), ("iw", "he"), ("in", "id"), ("tl", "fil"),
    ("pt-BR", "pt-br"), ("en-001", "en-001"), ("ar-EG-u-nu-latn", "ar-eg"), ("nb-NO", "nb-no"),
    ("no", "no"), ("es-419", "es-419"), ("de-CH-1996", "de-ch"),
  ])
  func aTagLeadsToItsFormats(language: String, tag: String) {
    #expect(LanguageFormatting(language)?.record.tag == tag)
  }

  @Test func formatsAreEqualThatHaveOneRecord() {
    #expect(LanguageFormatting("de") == LanguageFormatting("de-XX"))
    #expect(LanguageFormatting("de") != LanguageFormatting("de-AT"))
    #expect(LanguageFormatting("zh-TW") == LanguageFormatting("zh_Hant_TW"))
  }

  @Test func datesAreInTheDigitsAndTheWordsOfTheLanguage() throws {
    let instant = try #require(LayoutInstant(iso8601: "2024-05-03T14:05:07Z"))
    func written(_ language: String, _ style: LayoutDateStyle) -> String? {
      LanguageFormatting(language)?.date(instant, style: style, in: .utc)
    }
    #expect(written("de", .full) == "Freitag, 3. Mai 2024")
    #expect(written("en", .medium) == "May 3, 2024")
    #expect(written("fa", .short)?.contains("۲۰۲۴") == true)
    #expect(written("ar-EG", .long) == "٣ مايو ٢٠٢٤")
    #expect(written("th", .long) == "3 พฤษภาคม ค.ศ. 2024")
    let formats = try #require(LanguageFormatting("zh-Hant"))
    func time(_ hour: Int, _ minute: Int, _ second: Int = 0) -> String {
      let seconds = Double(hour * 3600 + minute * 60 + second)
      return formats.time(LayoutInstant(secondsSince1970: seconds), style: .short, in: .utc)
    }
    #expect(time(0, 0, 30) == "午夜12:00")
    #expect(time(0, 1) == "凌晨12:01")
    #expect(time(23, 59) == "晚上11:59")
  }

  /// The time zone is its offset from the time of Greenwich.
  @Test(arguments: [
    (0, "2:05:07\u{202F}PM GMT", "2:05:07\u{202F}PM GMT"),
    (7200, "4:05:07\u{202F}PM GMT+2", "4:05:07\u{202F}PM GMT+02:00"),
    (19_800, "7:35:07\u{202F}PM GMT+5:30", "7:35:07\u{202F}PM GMT+05:30"),
    (-12_600, "10:35:07\u{202F}AM GMT-3:30", "10:35:07\u{202F}AM GMT-03:30"),
  ])
  func longTimesHaveTheTimeZone(offset: Int, long: String, full: String) throws {
    let english = try #require(LanguageFormatting("en"))
    let instant = try #require(LayoutInstant(iso8601: "2024-05-03T14:05:07Z"))
    let zone = LayoutTimeZone(secondsFromUTC: offset)
    #expect(english.time(instant, style: .long, in: zone) == long)
    #expect(english.time(instant, style: .full, in: zone) == full)
  }

  /// West of Greenwich, the first instant is in the year before the year 1.
  @Test func theYearBeforeTheFirstIsTheFirstBefore() throws {
    let english = try #require(LanguageFormatting("en"))
    let instant = try #require(LayoutInstant(iso8601: "0001-01-01"))
    #expect(
      english.date(instant, style: .medium, in: LayoutTimeZone(secondsFromUTC: -3600))
        == "Dec 31, 1")
  }

  @Test(arguments: [
    ("en", "1:02:05", "1 hr, 2 min, 5 sec", "1 hour, 2 minutes, 5 seconds", "-0:07"),
    ("de", "1:02:05", "1 Std., 2 Min. und 5 Sek.", "1 Stunde, 2 Minuten und 5 Sekunden", "-0:07"),
    ("fi", "1.02.05", "1 t, 2 min, 5 s", "1 tunti, 2 minuuttia ja 5 sekuntia", "−0.07"),
    (
      "fa", "۱:۰۲:۰۵", "۱ ساعت،\u{200F} ۲ دقیقه، و ۵ ثانیه",
      "۱ ساعت،\u{200F} ۲ دقیقه، و ۵ ثانیه", "\u{200E}−۰:۰۷"
    ),
  ])
  func durationsAreInHoursMinutesAndSeconds(
    language: String, clock: String, short: String, long: String, negative: String
  ) throws {
    let formats = try #require(LanguageFormatting(language))
    #expect(formats.duration(3_725, style: .clock) == clock)
    #expect(formats.duration(3_725, style: .short) == short)
    #expect(formats.duration(3_725, style: .long) == long)
    #expect(formats.duration(-7.5, style: .clock) == negative)
  }

  @Test func lessThanASecondIsNow() throws {
    let german = try #require(LanguageFormatting("de"))
    let now = LayoutInstant(secondsSince1970: 1_700_000_000)
    #expect(german.relative(now, to: now) == "jetzt")
    let later = LayoutInstant(secondsSince1970: now.secondsSince1970 + 7199)
    #expect(german.relative(later, to: now) == "in 1 Stunde")
    #expect(german.relative(now, to: later) == "vor 1 Stunde")
  }
}

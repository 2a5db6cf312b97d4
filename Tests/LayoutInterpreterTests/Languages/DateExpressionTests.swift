import LayoutEngine
import LayoutLanguages
import LayoutModel
import Testing

@testable import LayoutInterpreter

/// Expressions about dates, in a language, a time zone and at a time.
struct DateExpressionTests {
  private static let environment = LayoutEnvironment(
    localization: TextLocalization(
      identifier: "de",
      formatting: (LanguageFormatting("de") as (any TextFormatting)?) ?? PlainTextFormatting()),
    timeZone: LayoutTimeZone(secondsFromUTC: 7200),
    now: LayoutInstant(secondsSince1970: 1_714_745_107))

  @Test(arguments: [
    ("date(departure)", "03.05.2024"), ("date(departure, 'short')", "03.05.24"),
    ("date(departure, 'long')", "3. Mai 2024"), ("date(departure, .full)", "Freitag, 3. Mai 2024"),
    ("date(departure, isShort ? 'short' : 'long')", "03.05.24"), ("time(departure)", "18:05"),
    ("time(departure, 'medium')", "18:05:07"), ("date('2024-05-03T22:00Z', 'short')", "04.05.24"),
    ("relative(departure)", "in 2 Stunden"), ("relative(environment.now - 90)", "vor 1 Minute"),
    ("relative(environment.now)", "jetzt"), ("duration(departure - environment.now)", "2:00:00"),
    ("duration(225, 'long')", "3 Minuten, 45 Sekunden"),
    ("date(max(stops) ?? departure, 'short')", "01.06.24"),
    ("date(sorted(stops)[0] ?? departure, 'short')", "01.04.24"),
    ("departure > environment.now ? 'later' : 'earlier'", "later"),
    ("date(min(stops) ?? departure, 'short')", "01.04.24"),
    ("date(max(departure, '2024-06-02'), 'short')", "02.06.24"),
    ("date(min(departure, '2024-04-02'), 'short')", "02.04.24"),
    ("{departure lt '2024-05-03T16:05:07Z'} {departure > '2024-05-03T16:05:07Z'}", "false false"),
    ("{departure le '2024-05-03T16:05:07Z'} {departure >= '2024-05-03T16:05:07Z'}", "true true"),
    ("date(sorted(stops, x => departure - x)[0] ?? departure, 'short')", "01.06.24"),
    ("count(filter(stops, x => x > departure))", "1"),
  ])
  func datesFollowTheEnvironment(source: String, words: String) {
    let document = checked(
      """
      <layout name="Test"><param name="departure" type="Date"/>\
      <param name="isShort" type="Bool"/><param name="stops" type="[Date]"/>\
      <text localized="false">\(source.first == "{" ? source : "{\(source)}")</text></layout>
      """)
    var interpreter = Interpreter()
    let date = { (text: String) in ConstantValue.date(LayoutInstant(iso8601: text) ?? .epoch) }
    _ = interpreter.solve(
      document, in: SizeRange(min: .zero, max: LayoutSize(width: .infinity, height: .infinity)),
      environment: Self.environment,
      measurer: FixedTextMetrics(width: 8, height: 16),
      with: [
        date("2024-05-03T16:05:07Z"), .bool(true),
        .list([date("2024-06-01"), date("2024-04-01")]),
      ])
    let tree = interpreter.tree
    let text = tree.elements.compactMap { tree.text(of: $0)?.content }.first ?? ""
    #expect(text.replacing("\u{A0}", with: " ") == words)
  }
}

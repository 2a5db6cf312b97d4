import LayoutEngine
import SeededRandom
import Testing

/// Instants, the calendar, time zones, and dates and times in no language.
struct DateTests {
  // MARK: Instants

  @Test func instantsAreWithinTheYears1To9999() {
    #expect(LayoutInstant(secondsSince1970: .nan) == .epoch)
    #expect(LayoutInstant(secondsSince1970: .infinity).description == "9999-12-31T23:59:59Z")
    #expect(LayoutInstant(secondsSince1970: -.infinity).description == "0001-01-01T00:00:00Z")
    #expect(LayoutInstant(secondsSince1970: 1e300) == LayoutInstant(secondsSince1970: .infinity))
    #expect(LayoutInstant(secondsSince1970: 1) > .epoch)
    #expect(LayoutEnvironment().now == .epoch)
  }

  @Test(arguments: [
    ("1970-01-01", 0.0), ("2024-05-03", 1_714_694_400), ("2024-05-03T14:05", 1_714_745_100),
    ("2024-05-03T14:05:07Z", 1_714_745_107), ("2024-05-03t14:05:07z", 1_714_745_107),
    ("2024-05-03 14:05:07.25", 1_714_745_107.25), ("2024-05-03T14:05:07,5Z", 1_714_745_107.5),
    ("2024-05-03T14:05:07+02:00", 1_714_737_907), ("2024-05-03T14:05:07-0530", 1_714_764_907),
    ("2024-05-03T14:05+02", 1_714_737_900), ("2024-05-03T24:00", 1_714_780_800),
    ("2016-12-31T23:59:60Z", 1_483_228_800), ("2024-02-29", 1_709_164_800),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("1969-12-31T23:59:59.999999999999Z", 0),
  ])
  func datesInISO8601AreRead(text: String, seconds: Double) throws {
    let instant = try #require(LayoutInstant(iso8601: text))
    #expect(abs(instant.secondsSince1970 - seconds) < 1e-6)
  }

  @Test(arguments: [
    "", " ", "2024", "2024-05", "2024-5-3", "24-05-03", "2024-13-01", "2024-00-10", "2024-04-31",
    "2023-02-29", "1900-02-29", "0000-01-01", "2024-05-03T", "2024-05-03T14", "2024-05-03T25:00",
    "2024-05-03T24:00:01", "2024-05-03T14:60", "2024-05-03T14:05:61", "2024-05-03T14:05:07.",
    "2024-05-03T14:05Z ", "2024-05-03T14:05+", "2024-05-03T14:05+2", "2024-05-03T14:05+24:00",
    "2024-05-03T14:05+02:", "2024-05-03T14:05+02:60", "2024-05-03Z", "2024-05-03X14:05",
    "２０２４-05-03", "-2024-05-03", "20240503",
  ])
  func otherTextsAreNoDates(text: String) {
    #expect(LayoutInstant(iso8601: text) == nil)
  }

  @Test func instantsAreReadAsTheyAreWritten() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let seconds = Double(Int.random(in: -62_135_596_800...253_402_300_799, using: &random))
      let instant = LayoutInstant(secondsSince1970: seconds)
      #expect(LayoutInstant(iso8601: instant.description) == instant)
    }
  }

  // MARK: The calendar

  /// The days of five eras, one after another, as they are counted on fingers.
  @Test func everyDayFollowsTheOneBefore() {
    var (year, month, day, weekday) = (1599, 1, 1, 4)
    let first = LocalTime.days(year: year, month: month, day: day)
    for place in first..<(first + 146_097 + 400) {
      let time = LocalTime(LayoutInstant(secondsSince1970: Double(place) * 86_400), in: .utc)
      let isRight =
        time.year == year && time.month == month && time.day == day && time.weekday == weekday
      #expect(isRight, "\(time) is not \(year)-\(month)-\(day)")
      if !isRight { return }
      #expect(LocalTime.days(year: year, month: month, day: day) == place)
      let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      #expect(LocalTime.days(inMonth: month, of: year) == length)
      weekday = (weekday + 1) % 7
      day += 1
      if day > length { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
  }

  @Test func timesOfDayAreRoundedDown() {
    let time = LocalTime(LayoutInstant(secondsSince1970: -0.25), in: .utc)
    #expect(time.isoDate == "1969-12-31")
    #expect(time.isoTime(seconds: true) == "23:59:59")
    // The last moments of a time zone's year 0 and year 10,000.
    let west = LayoutTimeZone(secondsFromUTC: -3600)
    let first = LocalTime(LayoutInstant(secondsSince1970: -.infinity), in: west)
    #expect([first.year, first.month, first.day, first.hour] == [0, 12, 31, 23])
    #expect(first.isoDate == "0000-12-31")
    let east = LayoutTimeZone(secondsFromUTC: 3600)
    #expect(LocalTime(LayoutInstant(secondsSince1970: .infinity), in: east).year == 10_000)
  }

  // MARK: Time zones

  @Test func offsetsChangeWhereATimeZoneSaysSo() {
    let (spring, autumn) = (1_711_846_800.0, 1_729_990_800.0)
    let berlin = LayoutTimeZone(
      secondsFromUTC: 3600,
      changes: [
        .init(at: LayoutInstant(secondsSince1970: autumn), secondsFromUTC: 3600),
        .init(at: LayoutInstant(secondsSince1970: spring), secondsFromUTC: 0),
        .init(at: LayoutInstant(secondsSince1970: spring), secondsFromUTC: 7200),
      ])
    for (seconds, hours) in [
      (0, 1), (spring - 1, 1), (spring, 2), (autumn - 1, 2), (autumn, 1), (.infinity, 1),
    ] {
      let instant = LayoutInstant(secondsSince1970: seconds)
      #expect(berlin.secondsFromUTC(at: instant) == hours * 3600, "\(seconds)")
    }
    let environment = LayoutEnvironment(timeZone: berlin)
    #expect(environment.time(LayoutInstant(secondsSince1970: spring)) == "03:00")
    #expect(environment.time(LayoutInstant(secondsSince1970: spring - 60)) == "01:59")
  }

  @Test func timeZonesAreComparedByTheirOffsets() {
    let change = LayoutTimeZone.Change(at: .epoch, secondsFromUTC: 60)
    #expect(LayoutTimeZone(secondsFromUTC: 0) == .utc)
    #expect(LayoutTimeZone(secondsFromUTC: 1) != .utc)
    #expect(LayoutTimeZone(secondsFromUTC: 0, changes: [change]) != .utc)
    let one = LayoutTimeZone(secondsFromUTC: 0, changes: [change])
    let other = LayoutTimeZone(secondsFromUTC: 0, changes: [change])
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(LayoutTimeZone(secondsFromUTC: .max).secondsFromUTC(at: .epoch) == 86_400)
    #expect(LayoutTimeZone(secondsFromUTC: .min).secondsFromUTC(at: .epoch) == -86_400)
  }

  // MARK: Dates and times in no language

  @Test func withoutALanguageDatesAreInISO8601() throws {
    let instant = try #require(LayoutInstant(iso8601: "2024-05-03T14:05:07Z"))
    let environment = LayoutEnvironment(timeZone: LayoutTimeZone(secondsFromUTC: -12_600))
    for style in LayoutDateStyle.allCases {
      #expect(environment.date(instant, style: style) == "2024-05-03")
    }
    #expect(environment.date(instant) == "2024-05-03")
    #expect(environment.time(instant) == "10:35")
    #expect(environment.time(instant, style: .medium) == "10:35:07")
    #expect(environment.time(instant, style: .long) == "10:35:07-03:30")
    #expect(LayoutEnvironment().time(instant, style: .full) == "14:05:07+00:00")
  }

  @Test(arguments: [
    (0, "0 s"), (0.9, "0 s"), (-0.9, "0 s"), (1, "+1 s"), (59.9, "+59 s"), (60, "+1 min"),
    (-3599, "-59 min"), (3600, "+1 h"), (86_399, "+23 h"), (-86_400, "-1 d"), (604_799, "+6 d"),
    (604_800, "+1 w"), (2_629_745, "+4 w"), (2_629_746, "+1 mo"), (31_556_951, "+11 mo"),
    (-31_556_952, "-1 y"), (.infinity, "+7976 y"), (.nan, "-53 y"),
  ])
  func relativeTimesAreInTheLargestUnit(seconds: Double, text: String) {
    let now = LayoutInstant(secondsSince1970: 1_700_000_000)
    let environment = LayoutEnvironment(now: now)
    let instant = LayoutInstant(secondsSince1970: now.secondsSince1970 + seconds)
    #expect(environment.relative(instant) == text)
  }

  @Test(arguments: [
    (0, "0:00", "0 s"), (7.9, "0:07", "7 s"), (65, "1:05", "1 min 5 s"),
    (3600, "1:00:00", "1 h"), (3_725, "1:02:05", "1 h 2 min 5 s"), (-65, "-1:05", "-1 min 5 s"),
    (-0.5, "0:00", "0 s"), (360_000, "100:00:00", "100 h"), (.nan, "0:00", "0 s"),
    (.infinity, "277777777:46:40", "277777777 h 46 min 40 s"),
  ])
  func durationsAreInHoursMinutesAndSeconds(seconds: Double, clock: String, units: String) {
    let environment = LayoutEnvironment()
    #expect(environment.duration(seconds) == clock)
    #expect(environment.duration(seconds, style: .short) == units)
    #expect(environment.duration(seconds, style: .long) == units)
  }

  /// A formatting that was written before there were dates.
  @Test func aFormattingWithoutDatesHasThoseOfNoLanguage() {
    struct Numbers: TextFormatting {
      func number(_ integer: Int) -> String { "n" }
      func number(_ number: Double, places: Int?) -> String { "n" }
      func percent(_ fraction: Double) -> String { "p" }
      func money(_ amount: Double, currency: String) -> String { "m" }
      func list(_ items: [String]) -> String { "l" }
    }
    let language = TextLocalization(identifier: "x", formatting: Numbers())
    let environment = LayoutEnvironment(localization: language)
    #expect(environment.date(.epoch) == "1970-01-01")
    #expect(environment.relative(.epoch) == "0 s")
  }

  // MARK: Updates

  private struct Clock: LayoutDocument {
    var isRead: Bool

    func build(into root: inout Children<NoPlacement>) {
      root.text(
        TextSpec(content: .verbatim(isRead ? root.environment.relative(.epoch) : "no time")))
    }
  }

  @Test func aLaterTimeIsShownWhereItIsRead() {
    for isRead in [true, false] {
      let counting = CountingMetrics()
      var clock = RunningLayout(
        Clock(isRead: isRead), in: .width(100), environment: LayoutEnvironment(),
        measurer: counting)
      #expect(clock.tree.text(of: .root)?.content == (isRead ? "0 s" : "no time"))
      let measured = counting.count
      clock.update { $0.environment.now = LayoutInstant(secondsSince1970: 120) }
      #expect(clock.tree.text(of: .root)?.content == (isRead ? "-2 min" : "no time"))
      // Texts that stay are not measured again.
      #expect((counting.count > measured) == isRead)
      let settled = counting.count
      clock.update { $0.environment.timeZone = LayoutTimeZone(secondsFromUTC: 60) }
      #expect(counting.count == settled)
    }
  }

  // MARK: Numbers in texts

  private static let loud = TextLocalization(identifier: "loud", formatting: Loud())

  private struct Loud: TextFormatting {
    func number(_ integer: Int) -> String { "<<\(integer)>>" }
    func number(_ number: Double, places: Int?) -> String { "" }
    func percent(_ fraction: Double) -> String { "" }
    func money(_ amount: Double, currency: String) -> String { "" }
    func list(_ items: [String]) -> String { "" }
  }

  @Test func integersInTextsAreNumbersOfTheLanguage() {
    func shown(_ text: TextSpec) -> String {
      var tree = LayoutTree()
      tree.build(environment: LayoutEnvironment(localization: Self.loud)) { $0.text(text) }
      let spec = tree.text(of: .root)
      return (spec?.content ?? "") + (spec?.runs.map(\.content).joined() ?? "")
    }
    #expect(shown(TextSpec(content: "\(3) likes")) == "<<3>> likes")
    #expect(shown(TextSpec(content: "\(3)")) == "<<3>>")
    #expect(shown(TextSpec(content: "\(3) likes", localized: false)) == "<<3>> likes")
    #expect(shown(TextSpec(runs: [TextRun(content: "\(3)")])) == "<<3>>")
    #expect(shown(TextSpec(content: .verbatim("3"))) == "3")
    #expect(shown(TextSpec(content: "\("3") likes")) == "3 likes")
    #expect(LayoutText("\(3)").words(in: Self.loud) == "<<3>>")
    #expect(LayoutText("\(3)").words(in: nil) == "3")
    #expect(TextArgument.integer(3).text == "3")
  }
}

/// Text metrics that count their measurements.
private final class CountingMetrics: TextMeasuring, @unchecked Sendable {
  private(set) var count = 0

  static func == (one: CountingMetrics, other: CountingMetrics) -> Bool { one === other }

  func measure(_ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment)
    -> TextMeasurement
  {
    count += 1
    return FixedTextMetrics(width: 10, height: 10)
      .measure(text, maxWidth: maxWidth, environment: environment)
  }
}

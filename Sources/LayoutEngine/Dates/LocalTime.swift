/// The date and the time of day of an instant in a time zone, in the proleptic Gregorian calendar.
package struct LocalTime: Sendable, Equatable {
  /// The year; 0 is the year before the year 1.
  package let year: Int
  /// The month, `1...12`.
  package let month: Int
  /// The day of the month, `1...31`.
  package let day: Int
  /// The day of the week, 0 for Monday to 6 for Sunday.
  package let weekday: Int
  /// The hour, `0...23`.
  package let hour: Int
  /// The minute, `0...59`.
  package let minute: Int
  /// The second, `0...59`.
  package let second: Int
  /// The seconds by which the time is ahead of UTC.
  package let secondsFromUTC: Int

  /// Creates the local time of an instant; fractions of a second are left out.
  package init(_ instant: LayoutInstant, in timeZone: LayoutTimeZone) {
    secondsFromUTC = timeZone.secondsFromUTC(at: instant)
    // Instants are within 13 digits.
    let seconds = Int(instant.secondsSince1970.rounded(.down)) + secondsFromUTC
    let days = seconds.flooredQuotient(by: 86_400)
    let time = seconds - days * 86_400
    (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60)
    // 1970-01-01 was a Thursday.
    weekday = (days + 3) - (days + 3).flooredQuotient(by: 7) * 7
    (year, month, day) = Self.date(ofDay: days)
  }

  /// The years of an era of 400 years begin with March, so that a leap day is the last day of a
  /// year, and all eras are equally long.
  private static let daysOfEra = 146_097
  /// The days from the beginning of such an era in the year 0 to 1970-01-01.
  private static let daysTo1970 = 719_468

  private static func date(ofDay days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + daysTo1970
    let era = shifted.flooredQuotient(by: daysOfEra)
    let day = shifted - era * daysOfEra
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    // From March on, five months have 153 days.
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      year + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// Returns the days from 1970-01-01 to a date.
  package static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year.flooredQuotient(by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysOfEra + dayOfEra - daysTo1970
  }

  /// Returns the number of days of a month, `1...12`.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  // MARK: ISO 8601

  /// The date: `2024-05-03`.
  package var isoDate: String {
    let digits = String(max(year, 0))
    let zeros = String(repeating: "0", count: max(4 - digits.count, 0))
    return "\(zeros)\(digits)-\(Self.padded(month))-\(Self.padded(day))"
  }

  /// Returns the time: `14:05`, or `14:05:07` with seconds.
  package func isoTime(seconds: Bool) -> String {
    let time = "\(Self.padded(hour)):\(Self.padded(minute))"
    return seconds ? "\(time):\(Self.padded(second))" : time
  }

  /// The offset from UTC: `+02:00`.
  package var isoOffset: String {
    let minutes = Int(secondsFromUTC.magnitude) / 60
    let sign = secondsFromUTC < 0 ? "-" : "+"
    return "\(sign)\(Self.padded(minutes / 60)):\(Self.padded(minutes % 60))"
  }

  /// Returns a number with at least two digits.
  package static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Int {
  /// Returns the quotient rounded down, for a positive divisor.
  fileprivate func flooredQuotient(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self + 1) / divisor - 1
  }
}

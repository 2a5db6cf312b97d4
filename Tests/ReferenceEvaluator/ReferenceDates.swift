/// The dates of the language, by counting days one after the other.
enum ReferenceDates {
  private static let first = -62_135_596_800.0
  private static let last = 253_402_300_799.0

  /// Returns the seconds since 1970 within the years 1 to 9999.
  static func clamped(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : max(first, min(last, seconds))
  }

  /// Returns the instant some seconds after another one.
  static func moved(_ date: Double, by seconds: Double) -> Double {
    clamped(seconds.isNaN ? date : date + seconds)
  }

  /// Returns the seconds since 1970 of a valid date in ISO 8601.
  static func date(_ text: String) -> Double {
    let (day, time) = (text.prefix(10), text.dropFirst(11))
    let fields = day.split(separator: "-").map { Int($0) ?? 1 }
    var days = 0
    for year in 1..<fields[0] { days += isLeap(year) ? 366 : 365 }
    for month in 1..<fields[1] { days += length(of: month, in: fields[0]) }
    days += fields[2] - 1
    return clamped(first + Double(days) * 86_400 + seconds(String(time)))
  }

  /// Returns the seconds of a time of day, without its offset from UTC.
  private static func seconds(_ text: String) -> Double {
    guard !text.isEmpty else { return 0 }
    let start = text.firstIndex { "Z+-".contains($0) } ?? text.endIndex
    let offset = text[start...]
    let units: [Double] = [3600, 60, 1]
    func amount(_ time: Substring) -> Double {
      zip(time.split(separator: ":"), units).reduce(0) { $0 + (Double($1.0) ?? 0) * $1.1 }
    }
    let east = offset.first == "Z" ? 0 : amount(offset.dropFirst())
    return amount(text[..<start]) - (offset.first == "-" ? -east : east)
  }

  /// The date and the time in UTC, as without a language.
  static func fields(_ date: Double) -> (date: String, time: String, seconds: String) {
    let whole = Int(date.rounded(.down)) - Int(first)
    var days = whole / 86_400
    var (year, month) = (1, 1)
    while days >= (isLeap(year) ? 366 : 365) {
      days -= isLeap(year) ? 366 : 365
      year += 1
    }
    while days >= length(of: month, in: year) {
      days -= length(of: month, in: year)
      month += 1
    }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = whole % 86_400
    let digits = "\(year)"
    return (
      String(repeating: "0", count: 4 - digits.count) + "\(digits)-\(two(month))-\(two(days + 1))",
      "\(two(time / 3600)):\(two(time % 3600 / 60))", ":\(two(time % 60))"
    )
  }

  /// Returns how far a date is from the beginning of 1970.
  static func relative(_ date: Double) -> String {
    let units: [(name: String, seconds: Double)] = [
      ("y", 31_556_952), ("mo", 2_629_746), ("w", 604_800), ("d", 86_400), ("h", 3600),
      ("min", 60), ("s", 1),
    ]
    guard let unit = units.first(where: { abs(date) >= $0.seconds }) else { return "0 s" }
    return (date < 0 ? "-" : "+") + "\(Int(abs(date) / unit.seconds)) \(unit.name)"
  }

  /// Returns a duration on a clock, or in units.
  static func duration(_ seconds: Double, _ style: String) -> String {
    let whole = Int(max(-1e12, min(1e12, ReferenceTexts.finite(seconds))).rounded(.towardZero))
    let (hours, minutes, rest) = (abs(whole) / 3600, abs(whole) % 3600 / 60, abs(whole) % 60)
    let sign = whole < 0 ? "-" : ""
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard style != "clock" else {
      return sign
        + (hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)") + ":\(two(rest))"
    }
    let units = [(hours, "h"), (minutes, "min"), (rest, "s")].filter { $0.0 > 0 }
    return units.isEmpty ? "0 s" : sign + units.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 400 == 0 || year % 4 == 0 && year % 100 != 0
  }

  private static func length(of month: Int, in year: Int) -> Int {
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
